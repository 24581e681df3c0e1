"""What gifts and relics are worth at the end, as functions of plain data (TR-6, TR-9, TR-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..box.components import Wishes
from ..box.terms import GIFT_POINTS
from ..rules.scoring import gem_points


def gift_points(components: Wishes, gift: int, wares: Sequence[int], gems: int) -> int:
    """So much for each ware of a period or of a merchant, or for every two gems, beside the usual (TR-6)."""
    one = components.gifts[gift]
    if one.effect == "period":
        counted = sum(components.wares[ware].period in one.key for ware in wares)
    elif one.effect == "merchant":
        counted = sum(components.wares[ware].merchant in one.key for ware in wares)
    elif one.effect == "treasure":
        counted = gem_points(components, gems)
    else:
        return 0
    return GIFT_POINTS[one.effect] * counted


def relic_points(components: Wishes, relics: Sequence[int]) -> int:
    """So much for the number of different relics, and something for each pair and triple."""
    kinds = Counter(token // components.relic_copies for token in relics)
    repeated = {2: components.numbers["relics_pair"], 3: components.numbers["relics_triple"]}
    different = components.numbers[f"relics_{len(kinds)}"] if kinds else 0
    return different + sum(repeated.get(number, 0) for number in kinds.values())
