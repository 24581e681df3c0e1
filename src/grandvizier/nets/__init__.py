"""Networks that play, by numpy alone: what one is shown, how it answers, and the file that it is kept in."""
