"""Networks at the table: alone, at once; or inside the search."""
