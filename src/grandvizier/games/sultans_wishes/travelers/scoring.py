"""What gifts and relics are worth at the end, as functions of plain data (TR-6, TR-9, TR-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..box.components import Wishes
from ..rules.scoring import gem_points


def gift_points(components: Wishes, gift: int, wares: Sequence[int], gems: int) -> int:
    """2 for each ware of a period, 1 for each of a merchant, 5 for every two gems beside the usual 1 (TR-6)."""
    one = components.gifts[gift]
    if one.effect == "period":
        return 2 * sum(components.wares[ware].period in one.key for ware in wares)
    if one.effect == "merchant":
        return sum(components.wares[ware].merchant in one.key for ware in wares)
    return 5 * gem_points(components, gems) if one.effect == "treasure" else 0


def relic_points(components: Wishes, relics: Sequence[int]) -> int:
    """So much for the number of different relics, and something for each pair and triple."""
    kinds = Counter(token // components.relic_copies for token in relics)
    repeated = {2: components.numbers["relics_pair"], 3: components.numbers["relics_triple"]}
    different = components.numbers[f"relics_{len(kinds)}"] if kinds else 0
    return different + sum(repeated.get(number, 0) for number in kinds.values())
