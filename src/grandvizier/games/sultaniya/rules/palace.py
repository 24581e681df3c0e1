"""Which tile fits where, from tables and bit masks kept as the palace grows (SY-4, SY-5, SY-6, SY-7).

A *piece* is a part and the way round it stands: twice its number, plus one if it is turned.  What decides whether a
piece fits is its *shape* alone: left edge, right edge and bottom, each of one of a few *sorts*, mostly two.  For each
floor of a palace the *openings* are one number with eight bits a shape, a bit for every slot that takes this shape.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from ..box.components import Palaces, Part
from ..box.land import EMPTY, GROUND

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
            tuple(
                self._spread((left, right, bottom), slot.index)
                for left in range(sorts + 1)
                for right in range(sorts + 1)
                for bottom in range(sorts + 1)
            )
            for slot in land.slots
        )
        """The openings at each slot, by what its neighbours ask for."""
        self._every = sum(1 << 8 * number for number in range(self.shape_count))
        """A bit for every shape, at the first slot of a floor."""
        self.around = tuple(
            (s.left, s.right, s.below_left, s.below_right, s.above_left, s.above_right) for s in land.slots
        )
        _, self._aloft = land.spans[GROUND]
        """From this slot on a tile must not hang in the air."""
        self._others = tuple(~(self._every << slot.index) for slot in land.slots)
        """All openings of its floor but those at this slot."""
        self._near = tuple(
            tuple((near, land.slots[near].floor, *self.around[near][:2]) for near in around if near != land.size)
            for around in self.around
        )
        """The neighbours of each slot, with their floor and the slots beside them."""

    def openings(self, palace: bytes | bytearray, floor: int) -> int:
        """Where a tile may stand on this floor, by its shape: rows stay unbroken, nothing hangs in the air."""
        start, stop = self.land.spans[floor]
        row, land = palace[start:stop], palace + _NONE
        bare = row.lstrip(_NONE)
        found = 0
        for slot in (stop - len(bare) - 1, start + len(row.rstrip(_NONE))) if bare else range(start, stop):
            if start <= slot < stop:
                found |= self._at(land, slot)
        return found

    def gap(self, palace: bytes | bytearray, slot: int) -> int:
        """The openings at this slot, whatever stands there now (SY-16)."""
        return self._at(palace + _NONE, slot)

    def _at(self, land: bytes | bytearray, slot: int) -> int:
        """The openings at a slot; the last place of the land is what lies outside, where nothing stands."""
        left, right, below_left, below_right, above_left, above_right = self.around[slot]
        lefts, rights, free, asks = self.left, self.right, self.free, self.free + 1
        bottom = rights[land[below_left]]
        if bottom == free:
            bottom = lefts[land[below_right]]
            if bottom == free and slot >= self._aloft:
                return 0
        side = rights[land[left]]
        if side == free:
            side = self.bottom[land[above_left]]
        other = lefts[land[right]]
        if other == free:
            other = self.bottom[land[above_right]]
        return self.spread[slot][(side * asks + other) * asks + bottom]

    def grow(self, openings: list[int], first: int, palace: bytes, slot: int) -> None:
        """A piece has come to stand in a slot: the openings are others there and at the ends of the rows around it."""
        land = palace + _NONE
        left, right = self.around[slot][:2]
        own = first + self.land.slots[slot].floor
        openings[own] = 0 if land[left] == land[right] == EMPTY else openings[own] & self._others[slot]
        for near, floor, left, right in self._near[slot]:
            if land[near] == EMPTY and (land[left] != EMPTY or land[right] != EMPTY or self._bare(palace, floor)):
                openings[first + floor] = openings[first + floor] & self._others[near] | self._at(land, near)

    def _bare(self, palace: bytes, floor: int) -> bool:
        """Whether nothing stands on a floor yet: a row may begin anywhere."""
        start, stop = self.land.spans[floor]
        return palace.count(EMPTY, start, stop) == stop - start

    def all_openings(self, palace: bytes | bytearray) -> list[int]:
        """The openings of every floor."""
        return [self.openings(palace, floor) for floor in range(4)]

    def may_leave(self, palace: bytes | bytearray, slot: int) -> bool:
        """Whether the palace stays sound without the piece in this slot (SY-16)."""
        return self._row_stays(palace, slot) and not self._hanging(palace, slot)

    def may_go(self, palace: bytes | bytearray, slot: int) -> bool:
        """Whether the piece in this slot may leave the palace, or be moved within it (SY-16)."""
        return self._row_stays(palace, slot) and (
            not self._hanging(palace, slot) or self.destinations(palace, slot) != 0
        )

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
