"""What is in the box: components, what they are called, what a file must hold, and the charts of it all."""
