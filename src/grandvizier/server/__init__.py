"""The table on the network: it carries views, events and choices, and keeps the journal.  It knows no rules."""
