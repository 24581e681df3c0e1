"""Who asks: from where, with which tokens, and how often."""
