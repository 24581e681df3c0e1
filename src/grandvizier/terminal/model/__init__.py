"""What the terminal makes of a match before anything is drawn.  Nothing here knows Textual."""
