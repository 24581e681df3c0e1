"""The lab's report: one page that opens without a network, and the same figures as JSON beside it."""
