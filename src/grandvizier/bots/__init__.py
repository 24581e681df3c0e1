"""Bots: players that get exactly what a person in their seat gets."""

from .bot import Bot, GreedyBot, RandomBot
from .custom.failsafe import Guarded, guarded
from .driver import Driver
from .registry import bot, names, register
from .search.levels import LEVELS
from .search.thinker import Level, Thinker

__all__ = [
    "LEVELS",
    "Bot",
    "Driver",
    "GreedyBot",
    "Guarded",
    "Level",
    "RandomBot",
    "Thinker",
    "bot",
    "guarded",
    "names",
    "register",
]
