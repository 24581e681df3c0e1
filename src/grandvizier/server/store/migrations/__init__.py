"""The steps that bring an older database to today’s tables."""
