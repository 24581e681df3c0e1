"""What a seat sees: views folded from events, and observations as bytes."""
