"""How palaces stand: what bots count in them, from tables and remembered.

Bots meet the same palaces again and again, so each is read once.  What fits where and which seams are open depends
on the shapes of two or three floors alone, and those repeat even more often.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ..box.components import Palaces
from ..box.land import EMPTY, FIRST, SECOND
from ..box.terms import GUARD, WORTH
from ..rules.objectives import COLUMN_BONUS
from ..rules.scoring import by_itself
from ..rules.tables import PalaceRules

KEPT: Final = 20_000
"""So many palaces are remembered at most."""


class FloorSeams(NamedTuple):
    """The seams over one floor that are gates or minarets, or may become some (SY-8)."""

    complete: int
    waiting: int
    """Two halves that only miss their cap."""
    halves: int
    """Single halves without a cap."""
    capped: int
    """Single halves under a cap."""
    useless: int
    """Halves at the limit of the land: they ask for a cap and never become anything."""

    @property
    def asking(self) -> int:
        """How many ask for a cap."""
        return self.waiting + self.halves + self.useless


class PalaceFacts(NamedTuple):
    """One palace.  Tiles are a bit each."""

    tiles: int
    fits: int
    """The tiles that fit somewhere."""
    points: int
    """What it brings by itself (SY-20)."""
    guards: int
    ground: int
    """How many pieces stand on the ground, and on each floor above."""
    first: int
    second: int
    roofs: int
    waiting: int
    """Of its own +6 feature, as in FloorSeams."""
    halves: int
    capped: int
    useless: int
    asking: int
    """Its own seams that ask for a cap."""
    blocked: int
    """The seams of the other +6 feature that ask for a cap."""
    caps: int
    """The tiles that cap its own seams."""
    other_caps: int
    """The tiles that cap the other ones."""


class PalaceCache:
    """The palaces that were read, and the tables to read them by."""

    def __init__(self, rules: PalaceRules) -> None:
        components, fitting, land = rules.components, rules.fitting, rules.components.land
        parts = components.parts
        self.rules, self.fitting, self.land = rules, fitting, land
        self.tiles = {
            players: sum(1 << tile for pile in piles for tile in pile) for players, piles in components.piles.items()
        }
        """For each number of players all tiles, a bit each."""
        self.of_floor = tuple(
            sum(1 << tile for tile in range(components.tiles) if fitting.floor[tile] == floor) for floor in range(4)
        )
        self._bits = (*(1 << part for part in range(len(parts)) for _ in (0, 1)), *[0] * (256 - 2 * len(parts)))
        """For each piece the bit of its tile."""
        self.lines = tuple(kind in ("floor", "column") for kind, _ in components.objectives)
        """Whether an objective counts symbols of the palace."""
        self._columns = tuple(kind == "column" for kind, _ in components.objectives)
        self._halves = tuple(
            (_table(half.count(symbol) for part in parts for half in (part.left, part.right)),
             _table(half.count(symbol) for part in parts for half in (part.right, part.left)))
            for _, symbol in components.objectives
        )  # fmt: skip
        self._bare = fitting.shape_count
        """In place of a shape: nothing stands there."""
        self._shape = fitting.shapes.ljust(256, bytes([self._bare]))
        self._near = tuple((land.spans[max(0, floor - 1)][0], land.spans[min(3, floor + 1)][1]) for floor in range(4))
        """The slots of a floor, of the one beneath and of the one above."""
        self._pairs = tuple((land.spans[low][0], land.spans[low + 1][1]) for low in range(2))
        self._shaped = tuple(
            tuple(
                sum(1 << tile for tile in range(components.tiles)
                    if parts[tile].floor == floor and number in fitting.shapes[2 * tile : 2 * tile + 2])
                for number in range(fitting.shape_count)
            )
            for floor in range(4)
        )  # fmt: skip
        """For each floor and shape the tiles that have it, one way round or the other."""
        self._worth = tuple(_worth(components, character) for character in range(len(components.characters)))
        self._guards = _table((part.left + part.right).count(GUARD) for part in parts for _ in (0, 1))
        self._six = tuple(int(one.six == "minaret") for one in components.characters)
        """The floor whose seams bring a character points."""
        self._owner = _table(
            next((i for i, one in enumerate(components.characters) if part in one.printed), 0)
            for part in range(len(parts))
            for _ in (0, 1)
        )
        """Whose palace a printed part belongs to; 0 for any tile."""
        self._caps = tuple(
            sum(1 << tile for tile in range(components.tiles) if parts[tile].floor == floor and parts[tile].bottom == 1)
            for floor in (FIRST, SECOND)
        )
        self._read: dict[bytes, PalaceFacts] = {}
        self._built: dict[tuple[bytes, int], dict[int, tuple[bytes, PalaceFacts]]] = {}
        self._scored: dict[tuple[bytes, int], int] = {}
        self._openings: tuple[dict[bytes, tuple[int, int]], ...] = ({}, {}, {}, {})
        self._seams: tuple[dict[bytes, FloorSeams], ...] = ({}, {})

    def read(self, palace: bytes) -> PalaceFacts:
        """How this palace stands."""
        found = self._read.get(palace)
        if found is None:
            _make_room(self._read)
            found = self._read[palace] = self._look(palace)
        return found

    def built(self, palace: bytes, tile: int) -> dict[int, tuple[bytes, PalaceFacts]]:
        """By each row that places this tile, the palace it leads to and how that stands."""
        key = palace, tile
        found = self._built.get(key)
        if found is None:
            _make_room(self._built)
            found = self._built[key] = {}
            rows, floor = self.rules.moves.rows, self.fitting.floor[tile]
            openings, _ = self._opened(palace, palace.translate(self._shape), floor)
            for row in self.rules.placings(tile, floor, openings):
                slot, way = rows[row][1]
                after = b"%b%c%b" % (palace[:slot], 2 * tile + way, palace[slot + 1 :])
                found[row] = after, self.read(after)
        return found

    def line(self, palace: bytes, objective: int) -> int:
        """What an objective for the best floor or column brings (SY-22)."""
        key = palace, objective
        found = self._scored.get(key)
        if found is None:
            _make_room(self._scored)
            found = self._scored[key] = self._count(palace, objective)
        return found

    def worth(self, palace: bytes) -> bytes:
        """What each piece by itself brings whoever owns this palace."""
        return self._worth[max(palace.translate(self._owner))]

    def _look(self, palace: bytes) -> PalaceFacts:
        owner = max(palace.translate(self._owner))
        form = palace.translate(self._shape)
        fits = 0
        for floor in range(4):
            fits |= self._opened(palace, form, floor)[1]
        six = self._six[owner]
        mine, other = self._sewn(form, six), self._sewn(form, 1 - six)
        ground, first, second, roofs = [
            stop - start - palace.count(EMPTY, start, stop) for start, stop in self.land.spans
        ]
        return PalaceFacts(
            sum(map(self._bits.__getitem__, palace)),
            fits,
            sum(palace.translate(self._worth[owner])) + WORTH["six"] * mine.complete,
            sum(palace.translate(self._guards)),
            ground,
            first,
            second,
            roofs,
            mine.waiting,
            mine.halves,
            mine.capped,
            mine.useless,
            mine.asking,
            other.asking,
            self._caps[six],
            self._caps[1 - six],
        )

    def _opened(self, palace: bytes, form: bytes, floor: int) -> tuple[int, int]:
        """The openings of a floor, and the tiles that fit there."""
        start, stop = self._near[floor]
        key = form[start:stop]
        found = self._openings[floor].get(key)
        if found is None:
            _make_room(self._openings[floor])
            openings, tiles = self.fitting.openings(palace, floor), 0
            for number, shaped in enumerate(self._shaped[floor]):
                if openings >> 8 * number & 0xFF:
                    tiles |= shaped
            found = self._openings[floor][key] = openings, tiles
        return found

    def _sewn(self, form: bytes, low: int) -> FloorSeams:
        """The seams over the ground (gates) or over the first floor (minarets)."""
        start, stop = self._pairs[low]
        key = form[start:stop]
        found = self._seams[low].get(key)
        if found is None:
            _make_room(self._seams[low])
            found = self._seams[low][key] = self._sew(form, low)
        return found

    def _sew(self, form: bytes, low: int) -> FloorSeams:
        complete = waiting = halves = capped = useless = 0
        bare, sorts = self._bare, self.fitting.sorts
        land = form + bytes([bare])
        for slot in range(*self.land.spans[low + 1]):
            here = self.land.slots[slot]
            left, right = land[here.below_left], land[here.below_right]
            beside_left, beside_right = left // sorts % sorts, right // sorts**2
            if not ((left != bare and beside_left == 1) or (right != bare and beside_right == 1)):
                continue
            cap = land[slot] != bare
            if self.land.size in (here.below_left, here.below_right):
                useless += not cap
            elif bare in (left, right):
                capped += cap
                halves += not cap
            else:
                complete += cap
                waiting += not cap
        return FloorSeams(complete, waiting, halves, capped, useless)

    def _count(self, palace: bytes, objective: int) -> int:
        """Symbols by half-column; a floor is read as one number with a byte a half-column, so that floors add up."""
        left, right = self._halves[objective]
        halves = bytearray(2 * len(palace))
        halves[::2], halves[1::2] = palace.translate(left), palace.translate(right)
        floors = [halves[2 * start : 2 * stop] for start, stop in self.land.spans]
        if not self._columns[objective]:
            return max(map(sum, floors))
        columns = 0
        for floor, counted in enumerate(floors):
            columns += int.from_bytes(counted, "little") << 8 * (floor & 1)  # Every other floor is staggered.
        return max(columns.to_bytes(self.land.columns, "little")) + COLUMN_BONUS


@lru_cache(maxsize=4)
def cache_of(rules: PalaceRules) -> PalaceCache:
    """The palaces that all bots share which play by these rules."""
    return PalaceCache(rules)


def _make_room(kept: dict[Any, Any]) -> None:
    """Forget everything rather than remember too much."""
    if len(kept) >= KEPT:
        kept.clear()


def _table(numbers: Iterable[int]) -> bytes:
    """A number for each piece, none for EMPTY."""
    return bytes(numbers).ljust(256, b"\0")


def _worth(components: Palaces, character: int) -> bytes:
    """What each piece by itself brings this character (SY-20)."""
    return _table(by_itself(components, part, character) for part in range(len(components.parts)) for _ in (0, 1))
