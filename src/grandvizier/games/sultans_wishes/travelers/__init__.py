"""The Travelers expansion: it appends kinds, questions, rows and frames, and edits nothing of the base game."""
