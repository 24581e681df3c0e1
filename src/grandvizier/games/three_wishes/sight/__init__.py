"""What a seat is told, sees, and could work out from it."""
