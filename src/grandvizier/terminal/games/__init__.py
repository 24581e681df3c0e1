"""The boards of the games that have one of their own."""
