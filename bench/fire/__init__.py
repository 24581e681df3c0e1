"""Servers under fire: people who play, what happens to the servers meanwhile, and what is to be there in the end."""
