"""Several nodes over one database: who has a table, and how whoever asks another node gets there."""
