"""Bots: players that get exactly what a person in their seat gets."""

from .bot import Bot, GreedyBot, RandomBot
from .custom.failsafe import Failed, Guarded, guarded
from .driver import Driver
from .levels import LEVELS, Level
from .registry import bot, names, register
from .search.thinker import Thinker, Thinking
from .simple import SimpleBot

__all__ = [
    "LEVELS",
    "Bot",
    "Driver",
    "Failed",
    "GreedyBot",
    "Guarded",
    "Level",
    "RandomBot",
    "SimpleBot",
    "Thinker",
    "Thinking",
    "bot",
    "guarded",
    "names",
    "register",
]
