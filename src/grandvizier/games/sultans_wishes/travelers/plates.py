"""The Travelers' six Mood plates; what lasts for the cycle is read off the plate where it counts."""

from __future__ import annotations

from ....core.events import only
from ..rules.deck import shuffle
from ..rules.moods import each
from ..rules.position import NONE, Position
from .events import HANDED


def friendly(s: Position) -> None:
    """FRIENDLY: everybody in order gives a card to the left; alone there is nobody (SW-39)."""
    if s.players > 1:
        each(s)


def friendly_give(s: Position, seat: int, card: int) -> None:
    """One after another: a card just received may be passed on; only giver and receiver know it (SW-39, SW-58)."""
    s.pop()
    to = (seat + 1) % s.players
    s.hands[seat].remove(card)
    s.hands[to].append(card)
    s.tell(only(seat) | only(to), HANDED, seat, to, card)


def tidy(s: Position) -> None:
    """TIDY: the discard, Guards included, is shuffled into the deck (SW-41)."""
    if s.discard or s.deck or s.top != NONE:
        shuffle(s)
