"""The Mood plates, an entry each: its number, its word in a components file, and what lasts while it lies open.

What a plate does at once, or asks of everybody, is in `rules/moods.py` and `travelers/plates.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....core.numbered import Numbered


@dataclass(frozen=True, slots=True)
class Mood:
    """A Mood plate."""

    word: str
    travelers: bool = False
    """Whether it comes with them."""
    pays: int = 1
    """The gems for a Fulfil (SW-35)."""
    off: int = 0
    """What it takes off the optional purchase (SW-40)."""
    less: int = 0
    """So many hearts or cards less are enough for a wish (SW-29)."""
    fulfils: bool = True
    """Whether the action Fulfil may be chosen (SW-34)."""
    effects: bool = True
    """Whether the effect of a card may be used (SW-34)."""


_moods: Numbered[Mood] = Numbered()
LOVELY: Final = _moods.add(Mood("lovely"))
KIND: Final = _moods.add(Mood("kind", pays=2))
NAUSEATE: Final = _moods.add(Mood("nauseate", fulfils=False))
DEMANDING: Final = _moods.add(Mood("demanding"))
HUNGRY: Final = _moods.add(Mood("hungry", less=1))
HAPPY: Final = _moods.add(Mood("happy"))
UNCERTAIN: Final = _moods.add(Mood("uncertain"))
MEAN: Final = _moods.add(Mood("mean"))
AFRAID: Final = _moods.add(Mood("afraid", effects=False))
SAD: Final = _moods.add(Mood("sad"))
DISTRACTED: Final = _moods.add(Mood("distracted", travelers=True))
ANGRY: Final = _moods.add(Mood("angry", travelers=True, pays=0))
RESTLESS: Final = _moods.add(Mood("restless", travelers=True, off=1))
CONFUSED: Final = _moods.add(Mood("confused", travelers=True))
FRIENDLY: Final = _moods.add(Mood("friendly", travelers=True))
TIDY: Final = _moods.add(Mood("tidy", travelers=True))
MOODS: Final = _moods.all()
PLATES: Final = tuple(mood.word for mood in MOODS)
SAYINGS: Final = tuple(f"plate-{word}" for word in PLATES)
"""What each does, in a sentence."""
_CALM: Final = Mood("")


def mood_of(plate: int | None) -> Mood:
    """The mood of a plate; where none lies open nothing is out of the ordinary."""
    return MOODS[plate] if plate is not None and plate < len(MOODS) else _CALM
