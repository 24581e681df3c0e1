"""Bots: players that get exactly what a person in their seat gets."""

from .bot import Bot, GreedyBot, RandomBot
from .driver import Driver
from .guarded import Guarded, guarded
from .levels import LEVELS
from .registry import bot, names, register
from .thinker import Level, Thinker

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
