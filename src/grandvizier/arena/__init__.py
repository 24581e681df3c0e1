"""Matches between bots: who sits where, every game kept as a record, and what each bot is worth."""

from .folder import usual_folder
from .report import report, table
from .run import Interrupted, run
from .tournament import Tournament

__all__ = ["Interrupted", "Tournament", "report", "run", "table", "usual_folder"]
