"""Commands that measure games: `lab` and `tune`."""
