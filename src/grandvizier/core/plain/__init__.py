"""What a game need not write: a position, tables, views, observations and beliefs that follow from what it declares."""
