"""Training networks by self-play: `grandvizier train`.  It takes numpy, torch and this package, nothing else."""
