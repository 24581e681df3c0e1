"""What gifts and relics are worth at the end, as functions of plain data (TR-6, TR-9, TR-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..box.components import Wishes

REPEATED: Final = {2: 3, 3: 7}
"""For a pair, for a triple."""


def gift_points(components: Wishes, gift: int, wares: Sequence[int], gems: int) -> int:
    """2 for each ware of a period, 1 for each of a merchant, 5 for every two gems beside the usual 1 (TR-6)."""
    one = components.gifts[gift]
    if one.effect == "period":
        return 2 * sum(components.wares[ware].period in one.key for ware in wares)
    if one.effect == "merchant":
        return sum(components.wares[ware].merchant in one.key for ware in wares)
    return 5 * (gems // 2) if one.effect == "treasure" else 0


def relic_points(components: Wishes, relics: Sequence[int]) -> int:
    """The square of the number of different relics, and something for each repeated kind."""
    kinds = Counter(token // components.relic_copies for token in relics)
    return len(kinds) ** 2 + sum(REPEATED.get(number, 0) for number in kinds.values())
