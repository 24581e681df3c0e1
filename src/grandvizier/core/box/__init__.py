"""What is printed: components files, how large one may be, and charts of what they hold."""
