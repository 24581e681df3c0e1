"""Which tile fits where, from tables and bit masks kept as the palace grows (SY-4, SY-5, SY-6, SY-7).

A *piece* is a part and the way round it stands: twice its number, plus one if it is turned.  What decides whether a
piece fits is its *shape* alone: left edge, right edge and bottom, each of one of a few *sorts*, mostly two.  For each
floor of a palace the *openings* are one number with eight bits a shape, a bit for every slot that takes this shape.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from ..box.components import Palaces, Part
from ..box.land import EMPTY, MOST_SLOTS

_NONE: Final = bytes((EMPTY,))


class Fitting:
    """The tables for one set of components."""

    def __init__(self, components: Palaces) -> None:
        self.land = land = components.land
        parts = components.parts
        self.sorts = sorts = max(map(len, components.edges))
        self.shape_count = sorts**3
        self.free = sorts
        """An edge or bottom that nothing asks for."""
        free = bytes((self.free,))
        pieces = [(part, way) for part in parts for way in (0, 1)]
        rest = free * (256 - len(pieces))
        self.left = bytes(part.edges[way] for part, way in pieces) + rest
        """What each piece shows on its left; EMPTY asks for nothing."""
        self.right = bytes(part.edges[1 - way] for part, way in pieces) + rest
        self.bottom = bytes(part.bottom for part, _ in pieces) + rest
        self.floor = bytes(part.floor for part in parts)
        self.shapes = bytes(self._shape(part, way) for part, way in pieces)
        self.wanted: tuple[int, ...] = tuple(
            0xFF << 8 * self._shape(part, 0) | 0xFF << 8 * self._shape(part, 1) for part in parts
        )
        """All the openings that a part could use, one way round or the other."""
        self.spread: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._spread((left, right, bottom), index) for index in range(MOST_SLOTS))
            for left in range(sorts + 1)
            for right in range(sorts + 1)
            for bottom in range(sorts + 1)
        )
        """The openings at a slot, by what its neighbours ask for."""
        self._every = sum(1 << 8 * number for number in range(self.shape_count))
        """A bit for every shape, at the first slot of a floor."""
        self.around = tuple(
            (s.left, s.right, s.below_left, s.below_right, s.above_left, s.above_right) for s in land.slots
        )

    def openings(self, palace: bytes | bytearray, floor: int, gap: int | None = None) -> int:
        """Where a tile may stand on this floor, by its shape: rows stay unbroken, nothing hangs in the air.

        With a gap: what may stand in that slot, whatever stands there now (SY-16).
        """
        start, stop = self.land.spans[floor]
        slots: Iterable[int]
        if gap is None:
            row = palace[start:stop]
            bare = row.lstrip(_NONE)
            slots = (stop - len(bare) - 1, start + len(row.rstrip(_NONE))) if bare else range(start, stop)
        else:
            slots = (gap,)
        land = palace + _NONE
        lefts, rights, bottoms, around = self.left, self.right, self.bottom, self.around
        free, asks, found = self.free, self.free + 1, 0
        for slot in slots:
            if not start <= slot < stop:
                continue
            left, right, below_left, below_right, above_left, above_right = around[slot]
            bottom = rights[land[below_left]]
            if bottom == free:
                bottom = lefts[land[below_right]]
                if bottom == free and floor:
                    continue
            side = rights[land[left]]
            if side == free:
                side = bottoms[land[above_left]]
            other = lefts[land[right]]
            if other == free:
                other = bottoms[land[above_right]]
            found |= self.spread[(side * asks + other) * asks + bottom][slot - start]
        return found

    def overhangs(self, palace: bytes | bytearray, slot: int) -> bool:
        """Whether a slot beneath this one is still empty: what fits there depends on what stands here."""
        _, _, left, right, _, _ = self.around[slot]
        size = self.land.size
        return (left != size and palace[left] == EMPTY) or (right != size and palace[right] == EMPTY)

    def all_openings(self, palace: bytes | bytearray) -> list[int]:
        """The openings of every floor."""
        return [self.openings(palace, floor) for floor in range(4)]

    def may_leave(self, palace: bytes | bytearray, slot: int) -> bool:
        """Whether the palace stays sound without the piece in this slot (SY-16)."""
        return self._row_stays(palace, slot) and not self._hanging(palace, slot)

    def destinations(self, palace: bytes | bytearray, slot: int) -> int:
        """The openings to which the piece in this slot may be moved; what stands on it stays (SY-16)."""
        if not self._row_stays(palace, slot):
            return 0
        piece = palace[slot]
        floor = self.floor[piece >> 1]
        start = self.land.spans[floor][0]
        without = bytearray(palace)
        without[slot] = EMPTY
        found = self.openings(without, floor) & self.wanted[piece >> 1]
        taken = 1 << slot - start
        needed = [1 << other - start for other in self._hanging(palace, slot)]
        kept = 0xFF & ~taken
        for bit in needed:
            kept &= bit
        return found & kept * self._every

    def _row_stays(self, palace: bytes | bytearray, slot: int) -> bool:
        """Whether the row stays unbroken without this piece: it is an end of it."""
        left, right = self.around[slot][:2]
        land = palace + _NONE
        return land[left] == EMPTY or land[right] == EMPTY

    def _hanging(self, palace: bytes | bytearray, slot: int) -> list[int]:
        """For each piece that stands on this one alone, the other slot that could carry it."""
        left, right, _, _, above_left, above_right = self.around[slot]
        land = palace + _NONE
        found = []
        if land[above_left] != EMPTY and land[left] == EMPTY:
            found.append(left)
        if land[above_right] != EMPTY and land[right] == EMPTY:
            found.append(right)
        return found

    def _shape(self, part: Part, way: int) -> int:
        """Left edge, right edge and bottom as one number."""
        return (part.edges[way] * self.sorts + part.edges[1 - way]) * self.sorts + part.bottom

    def _spread(self, asked: tuple[int, int, int], index: int) -> int:
        """A bit at this slot for every shape that meets what is asked."""
        found = 0
        for number, have in enumerate(product(range(self.sorts), repeat=3)):
            if all(ask in (self.free, edge) for ask, edge in zip(asked, have, strict=True)):
                found |= 1 << 8 * number + index
        return found
