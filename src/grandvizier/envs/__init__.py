"""Learning environments: `grandvizier.envs.pettingzoo` and `grandvizier.envs.openspiel`, each an extra of its own."""
