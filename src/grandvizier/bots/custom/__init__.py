"""Bots of one's own: found by name, run as a class or a program, and kept from doing harm."""
