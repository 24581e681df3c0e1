"""What a hand's points come from, for hints in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ....core.events import Seat
from ..box.components import Wishes
from ..rules.position import UNDRAWN, Position, hand
from ..rules.scoring import MISSING_TYPE, OUTRIGHT, TIME_TRAVEL, judge
from ..sight import questions as ask

SOURCES: Final = ("values", "doubling", "missing", "time_travel", "markers")


def outlook(s: Position, seat: Seat) -> dict[str, float]:
    """The points of a hand by source, on the mean over what has not been drawn; in a chain the markers too."""
    cards = [card for card in _last_hand(s, seat) if card != UNDRAWN]
    possible = list(combinations(s.undrawn, 3 - len(cards)))
    found = dict.fromkeys(SOURCES, 0.0)
    for rest in possible:
        for source, points in _sources(s.rules.components, (*cards, *rest)).items():
            found[source] += points / len(possible)
    found["markers"] = float(s.markers[seat])
    return found


def _last_hand(s: Position, seat: Seat) -> Sequence[int]:
    """The cards before a seat; in a chain the ones of the game before, until somebody has looked at a new one."""
    if s.game and s.what == ask.FIRST_LOOK and s.seat == s.starter:
        return s.shown[3 * seat : 3 * seat + 3]
    return s.cards[hand(seat)]


def _sources(components: Wishes, cards: Sequence[int]) -> dict[str, float]:
    """What one hand has its points from, and why it has lost them."""
    verdict, points = judge(components, cards)
    values = sum(components.values[card] for card in cards if card not in components.doublers)
    if verdict == TIME_TRAVEL:
        return {"values": values, "time_travel": -values}
    if verdict == MISSING_TYPE:
        return {"values": values, "missing": -values}
    if verdict == OUTRIGHT:
        points = 4 * max(components.values)
    return {"values": values, "doubling": points - values}
