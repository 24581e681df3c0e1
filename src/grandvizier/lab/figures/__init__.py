"""Figures from the lab's tables, each with an interval that counts deals, not games."""
