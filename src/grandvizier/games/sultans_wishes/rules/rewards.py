"""Gems and points as players get them during the game."""

from __future__ import annotations

from ....core.events import ALL, Seat
from ....core.pile import replaced
from ..sight.events import GAINED, LIT, SCORED, SOURCES
from .position import Position
from .scoring import lights


def earn(s: Position, seat: Seat, gems: int) -> None:
    """Gems come from the pool, up to seven in one hand; the rest is lost (SW-37)."""
    paid = min(gems, s.rules.gem_cap - s.gems[seat])
    if paid > 0:
        s.gems[seat] += paid
        s.pool -= paid
        if s.feed is not None:
            s.tell(ALL, GAINED, seat, paid)


def spend(s: Position, seat: Seat, gems: int) -> None:
    """Gems that are paid go back to the pool."""
    s.gems[seat] -= gems
    s.pool += gems


def score(s: Position, seat: Seat, source: str, points: int) -> None:
    """Points move the marker; who reaches or passes a lamp square has the Magic Lamp active at once (SW-43)."""
    before = s.score[seat]
    s.score[seat] = before + points
    if s.feed is not None:
        s.tell(ALL, SCORED, seat, SOURCES.index(source), points)
    if lights(s.rules.components, before, before + points) and not s.lamps[seat]:
        s.lamps = replaced(s.lamps, seat, 1)
        if s.feed is not None:
            s.tell(ALL, LIT, seat)
