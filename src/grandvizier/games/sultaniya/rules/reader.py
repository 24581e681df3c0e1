"""Palaces as they were read, remembered: each stands unchanged while its seat is asked again and again."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from ..box.components import Palaces
from ..box.land import EMPTY, FIRST, GROUND, ROOF
from ..box.terms import GUARD
from .objectives import objective_points
from .scoring import Line, bearing, lines

KEPT: Final = 20_000
"""So many palaces are remembered at most,"""
READERS: Final = 16
"""of so many components files."""
Key = TypeVar("Key")
Value = TypeVar("Value")


class Palace(NamedTuple):
    """What everybody can read off a palace."""

    lines: tuple[Line, ...]
    """What it brings by itself, source by source (SY-20); nothing before its character is chosen."""
    points: int
    """The sum of that."""
    guards: int
    roofs: int
    parts: tuple[int, ...]
    """Which stand in it,"""
    others: int
    """and which do not: a byte each, 0 where one stands."""


class Seams(NamedTuple):
    """How far the gates or minarets are that a character is paid for and that are not complete (SY-7, SY-8)."""

    halves: int
    """One half stands."""
    pairs: int
    """Both halves meet, and no cap is on them yet."""


class Reader:
    """Reads palaces that are made of these components."""

    def __init__(self, components: Palaces) -> None:
        self.components = components
        self._roofs = slice(*components.land.spans[ROOF])
        sides = [(part.edges, part.edges[::-1]) for part in components.parts]
        self._edges = [edges for both in sides for edges in both]
        """The edges of every piece, left and right."""
        self._read: dict[tuple[bytes, int | None], Palace] = {}
        self._scored: dict[tuple[bytes, int], int] = {}
        self._begun: dict[tuple[bytes, int], Seams] = {}

    def read(self, palace: bytes, character: int | None) -> Palace:
        """How a character's palace stands."""
        key = palace, character
        found = self._read.get(key)
        return found or _remember(self._read, key, self._look(palace, character))

    def _look(self, palace: bytes, character: int | None) -> Palace:
        by_itself = () if character is None else tuple(lines(self.components, palace, character))
        parts = tuple(piece >> 1 for piece in palace if piece != EMPTY)
        others = bytearray(b"\xff") * len(self.components.parts)
        for part in parts:
            others[part] = 0
        return Palace(
            by_itself,
            sum(points for *_, points in by_itself),
            bearing(self.components, palace, GUARD),
            sum(piece != EMPTY for piece in palace[self._roofs]),
            parts,
            int.from_bytes(others, "little"),
        )

    def objective(self, objective: int, palace: bytes, djinns: int, sapphires: int) -> int:
        """What an objective brings (SY-22, SY-23)."""
        kind, _ = self.components.objectives[objective]
        if kind in ("djinns", "pairs"):
            return objective_points(self.components, objective, palace, djinns=djinns, sapphires=sapphires)
        key = palace, objective
        found = self._scored.get(key)
        if found is None:
            points = objective_points(self.components, objective, palace, djinns=0, sapphires=0)
            found = _remember(self._scored, key, points)
        return found

    def seams(self, palace: bytes, character: int) -> Seams:
        """What a character has begun in a palace."""
        key = palace, character
        found = self._begun.get(key)
        return found or _remember(self._begun, key, self._seams(palace, character))

    def _seams(self, palace: bytes, character: int) -> Seams:
        components = self.components
        floor = GROUND if components.characters[character].six == "gate" else FIRST
        land = palace + bytes((EMPTY,))
        halves = pairs = 0
        for slot in range(*components.land.spans[floor]):
            piece, around = palace[slot], components.land.slots[slot]
            if piece == EMPTY:
                continue
            left, right = self._edges[piece]
            if right == 1:
                met = land[around.right] != EMPTY
                halves += not met
                pairs += met and land[around.above_right] == EMPTY
            if left == 1:
                halves += land[around.left] == EMPTY
        return Seams(halves, pairs)


def _remember(kept: dict[Key, Value], key: Key, value: Value) -> Value:
    """Keep it; where there is too much, begin anew."""
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = value
    return value


_READERS: Final[dict[str, Reader]] = {}


def reader(components: Palaces) -> Reader:
    """The one that reads palaces made of these components."""
    found = _READERS.get(components.fingerprint)
    if found is None:
        if len(_READERS) >= READERS:
            _READERS.clear()
        found = _READERS[components.fingerprint] = Reader(components)
    return found
