"""Grand Vizier: one table for games of wishes and palaces.

>>> import grandvizier as gv
>>> match = gv.Match("three-wishes", players=3, seed=7, first=0)
>>> match.seat, match.question
(0, 'first_look')
>>> [choice.at for choice in match.choices(0)]
[(('hand', 0, 0),), (('hand', 0, 1),), (('hand', 0, 2),)]
"""

from .core.errors import BadComponents, BadRecord, BadSetup, Illegal, Refusal
from .core.state import CHANCE, NOBODY
from .games import games, register, rules
from .match import Choice, Match, scripted, seeded

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "Choice",
    "Illegal",
    "Match",
    "Refusal",
    "games",
    "register",
    "rules",
    "scripted",
    "seeded",
]
