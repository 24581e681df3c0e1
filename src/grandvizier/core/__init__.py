"""What every game shares: rows, frames, piles, events, refusals.  Knows no game."""
