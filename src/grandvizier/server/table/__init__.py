"""One live table, and all of them."""
