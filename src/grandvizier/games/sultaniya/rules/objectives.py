"""What a secret objective is worth, as a function of plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..box.components import Palaces

DJINN_POINTS: Final = 2
"""SY-23."""
COLUMN_BONUS: Final = 1
"""SY-22."""


def objective_points(components: Palaces, objective: int, palace: Sequence[int], *, djinns: int, sapphires: int) -> int:
    """What an objective brings (SY-22, SY-23)."""
    kind, symbol = components.objectives[objective]
    if kind == "djinns":
        return DJINN_POINTS * djinns
    if kind == "pairs":
        return sapphires // 2
    land, stands = components.land, bytes(palace)
    left, right = components.bearing[symbol]
    here, beside = stands.translate(left), stands.translate(right)
    if kind == "floor":
        return max([sum(here[start:stop]) + sum(beside[start:stop]) for start, stop in land.spans])
    columns = [0] * land.columns
    for slot, one, other in zip(land.slots, here, beside, strict=True):
        columns[slot.column] += one
        columns[slot.column + 1] += other
    return max(columns) + COLUMN_BONUS
