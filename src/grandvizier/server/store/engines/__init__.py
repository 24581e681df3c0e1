"""The databases that tables may lie in."""
