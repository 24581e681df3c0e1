"""The rulebook: a position, its chapters, what may be chosen and why not, and the tables made of them."""
