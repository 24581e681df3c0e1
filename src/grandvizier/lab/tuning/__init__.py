"""Searching better values for what nobody knows: only values that are reconstructed, within what a file may hold."""
