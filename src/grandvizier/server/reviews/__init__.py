"""Games to look back at."""
