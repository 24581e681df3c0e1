"""Bots: players that get exactly what a person in their seat gets."""

from .bot import Bot, GreedyBot, RandomBot, bot, names
from .driver import Driver

__all__ = ["Bot", "Driver", "GreedyBot", "RandomBot", "bot", "names"]
