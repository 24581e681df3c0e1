"""What is in the box: the eighteen cards, and their chart."""
