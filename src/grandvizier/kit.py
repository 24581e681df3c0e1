"""All that a small game is written with.  `from grandvizier.kit import ...`, and the guide tells what for."""

from .core.actions import Condition, verb
from .core.box.components import Components
from .core.events import ALL, COUNT, OWN, PLACE, SEAT, at, face, glimpse, kind, named, only
from .core.game import Game, Option, Options
from .core.mind import PlainMind, expected
from .core.pile import NO_CARD, Pile
from .core.plain.box import Box, pile_of
from .core.plain.effects import Events
from .core.plain.position import EVERYBODY, Position
from .core.plain.tables import EMPTY, UNSEEN, Tables, from_dice, from_pile
from .core.rules import Rules
from .core.rulings import Ruling
from .core.state import CHANCE, NOBODY, OVER, State, copied

__all__ = [
    "ALL",
    "CHANCE",
    "COUNT",
    "EMPTY",
    "EVERYBODY",
    "NOBODY",
    "NO_CARD",
    "OVER",
    "OWN",
    "PLACE",
    "SEAT",
    "UNSEEN",
    "Box",
    "Components",
    "Condition",
    "Events",
    "Game",
    "Option",
    "Options",
    "Pile",
    "PlainMind",
    "Position",
    "Rules",
    "Ruling",
    "State",
    "Tables",
    "at",
    "copied",
    "expected",
    "face",
    "from_dice",
    "from_pile",
    "glimpse",
    "kind",
    "named",
    "only",
    "pile_of",
    "verb",
]
