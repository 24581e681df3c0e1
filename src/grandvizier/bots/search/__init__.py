"""Bots that search: the tree, the worlds it grows through, and the levels made of it."""
