"""Matches between bots: who sits where, every game kept as a record, and what each bot is worth."""

from .folder import usual_folder
from .report import report, table
from .run import Interrupted, run
from .setting import Setting

__all__ = ["Interrupted", "Setting", "report", "run", "table", "usual_folder"]
