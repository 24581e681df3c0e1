"""What a hand is worth: functions of plain data, used by the rules and by every view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from ....core.events import Seat
from ....core.numbered import Numbered
from ..box.components import Wishes

Verdict: TypeAlias = Literal["scores", "outright", "time_travel", "missing_type"]
_verdicts: Numbered[Verdict] = Numbered()
SCORES: Final = _verdicts.add("scores")
OUTRIGHT: Final = _verdicts.add("outright")
TIME_TRAVEL: Final = _verdicts.add("time_travel")
MISSING_TYPE: Final = _verdicts.add("missing_type")
VERDICTS: Final = _verdicts.all()


def judge(components: Wishes, hand: Sequence[int]) -> tuple[int, int]:
    """The verdict on a hand and its points (3W-10, 3W-11, 3W-12); a hand that loses has none."""
    if components.time_travel in hand:
        return TIME_TRAVEL, 0
    if len({components.types[card] for card in hand}) < 3:
        return MISSING_TYPE, 0
    total = sum(counted(components, hand))
    if all(card in hand for card in components.doublers):
        return OUTRIGHT, total
    return SCORES, total * times(components, hand)


def counted(components: Wishes, hand: Sequence[int]) -> list[int]:
    """The values that are added; a card that doubles has none that counts (3W-12)."""
    return [components.values[card] for card in hand if card not in components.doublers]


def times(components: Wishes, hand: Sequence[int]) -> int:
    """What their sum is multiplied by, unless the hand wins outright or loses (3W-12)."""
    return 1 + any(card in components.doublers for card in hand)


def missing(components: Wishes, hand: Sequence[int]) -> list[int]:
    """The types of which a hand has no card (3W-10)."""
    return sorted(set(components.types) - {components.types[card] for card in hand})


def winner(judged: Sequence[tuple[int, int]], declarer: int) -> int | None:
    """The seat that wins: outright, else most points, else nearest clockwise to the declarer (3W-13, 3W-14)."""
    n = len(judged)

    def rank(seat: Seat) -> tuple[bool, int, int]:
        verdict, points = judged[seat]
        return verdict == OUTRIGHT, points, -((seat - declarer) % n)

    scoring = [seat for seat in range(n) if judged[seat][0] in (SCORES, OUTRIGHT)]
    return max(scoring, key=rank, default=None)


def markers_won(*, streak: bool) -> int:
    """One victory marker, or two for a win directly after an own win (3W-16)."""
    return 2 if streak else 1
