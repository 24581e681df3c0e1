"""Processes that think for bots, and who has one when."""
