"""What page and server say to each other."""
