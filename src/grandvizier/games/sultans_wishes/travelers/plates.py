"""What the Travelers' six Mood plates do when they are revealed; what lasts stands in `box/moods.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....core.events import Seat, only
from ....core.pile import without
from ..box.moods import CONFUSED, DISTRACTED, FRIENDLY, TIDY
from ..rules.deck import shuffle
from ..rules.moods import AtOnce, each
from ..rules.position import NONE, Position
from ..sight import questions as ask
from ..sight.events import HANDED


def friendly(s: Position) -> None:
    """FRIENDLY: everybody in order gives a card to the left; alone there is nobody (SW-39)."""
    if s.players > 1:
        each(s)


def friendly_give(s: Position, seat: Seat, card: int) -> None:
    """One after another: a card just received may be passed on; only giver and receiver know it (SW-39, SW-58)."""
    s.pop()
    to = (seat + 1) % s.players
    s.hands[seat] = without(s.hands[seat], card)
    s.hands[to] += bytes((card,))
    if s.feed is not None:
        s.tell(only(seat) | only(to), HANDED, seat, to, card)


def tidy(s: Position) -> None:
    """TIDY: the discard, Guards included, is shuffled into the deck (SW-41)."""
    if s.discard or s.deck or s.top != NONE:
        shuffle(s)


AT_ONCE: Final[Mapping[int, AtOnce]] = {DISTRACTED: each, CONFUSED: each, FRIENDLY: friendly, TIDY: tidy}
"""DISTRACTED and CONFUSED ask everybody in order, beside the action of their turn (SW-38)."""
ASKS: Final = {
    DISTRACTED: (ask.DISTRACTED, False),
    CONFUSED: (ask.CONFUSED, True),
    FRIENDLY: (ask.FRIENDLY, True),
}
"""As in `rules/moods.py`."""
