"""What can be done at a table, one module each."""
