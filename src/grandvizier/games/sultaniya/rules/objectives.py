"""What a secret objective is worth, as a function of plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..box.components import Palaces
from ..box.land import EMPTY

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
    land, parts = components.land, components.parts
    floors, columns = [0] * 4, [0] * land.columns
    for slot, piece in zip(land.slots, palace, strict=True):
        if piece == EMPTY:
            continue
        part = parts[piece >> 1]
        left, right = (part.right, part.left) if piece & 1 else (part.left, part.right)
        here, beside = left.count(symbol), right.count(symbol)
        floors[slot.floor] += here + beside
        columns[slot.column] += here
        columns[slot.column + 1] += beside
    return max(floors) if kind == "floor" else max(columns) + COLUMN_BONUS
