"""The land a palace stands on: its slots, who lies beside, beneath and above whom (SY-2).

A slot is a number, floor by floor from the left.  A tile is two half-columns wide and every floor is staggered by
half a tile, so a slot lies over the seam between two slots of the floor beneath.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ....core.numbered import Numbered

Floor: TypeAlias = Literal["ground", "first", "second", "roof"]
_floors: Numbered[Floor] = Numbered()
GROUND: Final = _floors.add("ground")
FIRST: Final = _floors.add("first")
SECOND: Final = _floors.add("second")
ROOF: Final = _floors.add("roof")
FLOORS: Final = _floors.all()
EMPTY: Final = 255
"""A slot where no piece stands."""
LEAST_WIDTH: Final = 4
"""The printed parts need as many slots (SY-3)."""
MOST_SLOTS: Final = 8
"""A floor has no more: they are the bits of a byte in the tables of what fits."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One place for a tile and its neighbours; a neighbour outside the land is the number past the last slot."""

    floor: int
    index: int
    """Counted from the left of its floor."""
    column: int
    """The half-column of its left half."""
    left: int
    right: int
    below_left: int
    below_right: int
    above_left: int
    above_right: int


class Land:
    """The slots of a land so many tiles wide."""

    def __init__(self, width: int) -> None:
        sizes = (width, width - 1, width, width - 1)
        starts = [sum(sizes[:floor]) for floor in range(5)]
        self.spans: tuple[tuple[int, int], ...] = tuple((starts[f], starts[f + 1]) for f in range(4))
        """Where each floor's slots begin and end."""
        self.size = starts[4]
        """How many slots there are; this number itself stands for everything outside."""
        self.columns = 2 * width
        self.numbers = {
            (floor, 2 * i + floor % 2): starts[floor] + i for floor in range(4) for i in range(sizes[floor])
        }
        """The slot at each floor and half-column."""

        def at(floor: int, column: int) -> int:
            return self.numbers.get((floor, column), self.size)

        self.slots: tuple[Slot, ...] = tuple(
            Slot(
                floor,
                number - starts[floor],
                column,
                left=at(floor, column - 2),
                right=at(floor, column + 2),
                below_left=at(floor - 1, column - 1),
                below_right=at(floor - 1, column + 1),
                above_left=at(floor + 1, column - 1),
                above_right=at(floor + 1, column + 1),
            )
            for (floor, column), number in self.numbers.items()
        )
