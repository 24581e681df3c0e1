"""The data folder: who has it, what is wrong with it, and copies of it."""
