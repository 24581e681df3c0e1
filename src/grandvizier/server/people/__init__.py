"""Accounts, the lobby, and reports."""
