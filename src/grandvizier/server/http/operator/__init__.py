"""What whoever runs the server may ask, and other nodes."""
