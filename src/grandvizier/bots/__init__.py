"""Bots: players that get exactly what a person in their seat gets."""

from .bot import Bot, GreedyBot, RandomBot
from .driver import Driver
from .levels import LEVELS
from .registry import bot, names
from .thinker import Level, Thinker

__all__ = ["LEVELS", "Bot", "Driver", "GreedyBot", "Level", "RandomBot", "Thinker", "bot", "names"]
