"""Matches between bots: who sits where, every game kept as a record, and what each bot is worth."""

from .folder import usual_folder
from .game import BotFailed
from .report import report, table
from .run import TournamentInterrupted, run
from .tournament import Tournament

__all__ = ["BotFailed", "Tournament", "TournamentInterrupted", "report", "run", "table", "usual_folder"]
