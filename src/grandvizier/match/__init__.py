"""One game being played: journal, choices, chance, undo, records."""

from .chance import Chance, Draw, scripted, seeded
from .choices import Choice
from .match import Match

__all__ = ["Chance", "Choice", "Draw", "Match", "scripted", "seeded"]
