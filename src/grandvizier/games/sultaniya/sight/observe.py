"""What a seat sees as bytes, straight from a position, and what each byte means.

It reads a position only through what the seat knows: of a pile the places it has seen, of objectives its own and those
that lie open, and what is public.  Seats are counted from the one who looks.  The numbers are those of `tensor.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ....core.events import Seat
from ....core.rules import Rules
from ....core.sight.observation import BITS, Layout, Sketch, Table, is_one, one_hot, scaled
from ....core.state import State
from ..box.components import Palaces
from ..box.land import EMPTY, FLOORS
from ..box.terms import PLAYERS, POWERS, SOLO_TURNS
from ..rules.position import NONE, Position
from ..rules.reader import Palace, reader
from ..rules.scoring import guard_points
from . import questions as ask

if TYPE_CHECKING:
    from ..rules.tables import PalaceRules

VERSIONS: Final = (1, 2)
"""For each edition.  The first does not say whom a tile fits."""
_SEATS: Final = PLAYERS[-1]
_HELD, _DISPLAYED, _IN_PILE = 1, 2, 4
"""Where a tile is; 0 in a palace, or not in this game."""
_FITS: Final = 16
"""Beside it: whom a tile fits that is not built yet; the bit of whoever looks, then those of the next seats."""
_WHOM: Final = 0xF0
_KEPT: Final = 20_000
"""So many sets of openings are remembered at most, and so many of a single floor."""


class ObservationCache:
    """What an observation takes from the components, worked out once for each box."""

    def __init__(self, rules: PalaceRules) -> None:
        components = self.components = rules.components
        self.reader = reader(components)
        parts, self._fitting = len(components.parts), rules.fitting
        self.piles = {
            players: int.from_bytes(bytes(_IN_PILE * (part in tiles) for part in range(parts)), "little")
            for players, piles in components.piles.items()
            for tiles in [{tile for pile in piles for tile in pile}]
        }
        """For each number of players where every part is before the game begins, a byte each."""
        self.parts = parts
        self.objective_bytes = (len(components.objectives) + 7) // 8
        self._tiles = tuple(
            tuple(tile for tile in range(components.tiles) if rules.fitting.floor[tile] == floor)
            for floor in range(len(FLOORS))
        )
        """The tiles of each floor."""
        self.fits = lru_cache(_KEPT)(self._fits)
        self._on_floor = lru_cache(_KEPT)(self._fits_on_floor)

    def _fits(self, *openings: int) -> int:
        """Which tiles fit into a palace with these openings: a byte each, _FITS where one does (SY-7)."""
        return sum(map(self._on_floor, range(len(FLOORS)), openings))

    def _fits_on_floor(self, floor: int, here: int) -> int:
        wanted = self._fitting.wanted
        return sum(_FITS << 8 * tile for tile in self._tiles[floor] if here & wanted[tile])


_CACHES: Final[dict[str, ObservationCache]] = {}


def _cache(rules: PalaceRules) -> ObservationCache:
    fingerprint = rules.components.fingerprint
    if fingerprint not in _CACHES:
        _CACHES[fingerprint] = ObservationCache(rules)
    return _CACHES[fingerprint]


def _turned(players: int, me: int) -> bytes:
    """For each seat its number counted from `me`; NONE stays."""
    return bytes((seat - me) % players if seat < players else seat for seat in range(256))


_TURNED: Final = {(players, me): _turned(players, me) for players in PLAYERS for me in range(players)}
_ORDERS: Final = {key: tuple(turned.index(turn) for turn in range(key[0])) for key, turned in _TURNED.items()}
"""The seats in turn, from whoever looks on."""
_ranked: Final = lru_cache(4096)(guard_points)


def observe(s: State, seat: Seat) -> bytes:
    """Palaces, where each tile is and how deep, then the seats, the djinns, the question, the round."""
    assert isinstance(s, Position)
    rules, players = s.rules, s.players
    components, cache = rules.components, _cache(rules)
    me = seat if seat < players else 0
    turned, order = _TURNED[players, me], _ORDERS[players, me]
    read, characters = cache.reader.read, s.characters
    palaces = [s.palaces[owner] for owner in order]
    stand = [
        read(palace, None if characters[owner] == NONE else characters[owner])
        for owner, palace in zip(order, palaces, strict=True)
    ]
    absent, asked = _SEATS - players, s.seat
    left = (SOLO_TURNS if players == 1 else components.round_limit) - s.round
    return b"".join(
        (
            *palaces, bytes([EMPTY]) * (components.land.size * absent), _where(s, cache, order, stand),
            _depths(s, 1 << seat), _seats(s, cache, seat, order, stand),
            (bytes(cache.objective_bytes) + b"\xff\0\0\0\0") * absent,
            s.djinns.translate(turned),
            bytes(
                (
                    turned[asked] if asked >= 0 else NONE, turned[s.starter], turned[s.finisher], s.what,
                    min(s.round, 255), s.treasure, players, s.over, s.idle, min(max(left, 0), 255),
                )
            ),
        )
    )  # fmt: skip


def _where(s: Position, cache: ObservationCache, order: tuple[Seat, ...], stand: list[Palace]) -> bytearray:
    """Where each tile is, and whom it fits while it is not built; all tiles at once as the bytes of one number."""
    openings, fits, where = s.openings, 0, cache.piles[s.players]
    for turn, (owner, stands) in enumerate(zip(order, stand, strict=True)):
        where &= stands.others
        fits |= cache.fits(*openings[4 * owner : 4 * owner + 4]) << turn
    unbuilt = where // _IN_PILE
    found = bytearray((where | fits & unbuilt * _WHOM).to_bytes(cache.parts, "little"))
    for display in s.displays:
        for tile in display:
            found[tile] += _DISPLAYED - _IN_PILE
    if s.what in (ask.PLACE, ask.SET_DOWN):
        # It may come from the palace in which it still counts as built.
        found[s.arg] = fits >> 8 * s.arg & _WHOM | _HELD
    del found[cache.components.tiles :]
    return found


def _seats(s: Position, cache: ObservationCache, seat: Seat, order: tuple[Seat, ...], stand: list[Palace]) -> bytearray:
    """For each seat the objectives that are known, its character, sapphires, guards, roofs and points."""
    all_shown, seats, many = s.open_objectives or s.over, bytearray(), cache.objective_bytes
    ranked = _ranked(tuple([stands.guards for stands in stand]))
    for owner, stands, place in zip(order, stand, ranked, strict=True):
        known, points, sapphires, character = 0, stands.points, s.sapphires[owner], s.characters[owner]
        if character != NONE:
            points += place
        if all_shown or owner == seat:
            for objective in s.objectives[2 * owner : 2 * owner + 2]:
                if objective != NONE:
                    known |= 1 << objective
                    djinns = s.djinns.count(owner)
                    points += cache.reader.objective(objective, s.palaces[owner], djinns, sapphires)
        seats += known.to_bytes(many, "little")
        seats += bytes((character, sapphires, stands.guards, stands.roofs, min(points, 255)))
    return seats


def _depths(s: Position, bit: int) -> bytearray:
    """How deep each tile lies in its pile, counted from 1, where this seat knows it."""
    depths = bytearray(s.rules.components.tiles)
    for pile in s.piles:
        head = pile.head
        if len(head) == 1:
            if pile.head_known[0] & bit:
                depths[head[0]] = 1
        else:
            deep = len(head)
            for tile, known in zip(head, pile.head_known, strict=True):
                if known & bit:
                    depths[tile] = deep
                deep -= 1
        if pile.tail:
            deep = len(head) + len(pile.undrawn) + 1
            for tile, known in zip(pile.tail, pile.tail_known, strict=True):
                if known & bit:
                    depths[tile] = deep
                deep += 1
    return depths


def layout(rules: Rules) -> Layout:
    """The bytes that `observe` writes, as the numbers of `tensor`."""
    components = rules.components
    assert isinstance(components, Palaces)
    sketch, tiles, objective_bytes = Sketch(), components.tiles, (len(components.objectives) + 7) // 8
    palaces = sketch.field(_SEATS * components.land.size)
    where, depths = sketch.field(tiles), sketch.field(tiles)
    seats = [(sketch.field(objective_bytes), sketch.field(5)) for _ in range(_SEATS)]
    djinns = sketch.field(len(POWERS))
    asked, starter, finisher, what, number, treasure, players, over, idle, left = (sketch.byte() for _ in range(10))
    piece = [*_piece(components)]
    for slot in palaces:
        sketch.numbers(slot, piece)
    _tiles(sketch, where, depths)
    for objectives, _ in seats:
        sketch.bits(objectives, len(components.objectives))
    for _, (character, *_) in seats:
        sketch.numbers(character, one_hot(len(components.characters)))
    for turn in range(_SEATS):
        sketch.each((djinn, is_one(turn)) for djinn in djinns)
    for turn, (_, (_, sapphires, guards, roofs, points)) in enumerate(seats):
        sketch.number(players, is_one(*range(turn + 1, _SEATS + 1)))
        sketch.each(((sapphires, scaled(10)), (guards, scaled(10)), (roofs, scaled(5)), (points, scaled(50))))
        sketch.each((byte, is_one(turn)) for byte in (asked, starter, finisher))
    sketch.numbers(what, one_hot(len(rules.questions) - 1, first=1))
    sketch.each(((number, scaled(50)), (treasure, scaled(55)), (players, scaled(_SEATS)), (over, is_one(1))))
    if rules.edition >= 2:
        sketch.each(((idle, scaled(4)), (left, scaled(50))))
        for tile in where:
            sketch.numbers(tile, BITS[4:])
    return sketch.done(VERSIONS[rules.edition - 1])


def _tiles(sketch: Sketch, where: range, depths: range) -> None:
    """For each tile whether it is in hand, displayed, on top, or in a pile, and how deep if that is known."""
    by_depth = (0.0, *(1 / depth for depth in range(1, 256)))
    for place, depth in zip(where, depths, strict=True):
        sketch.each(((place, _lies(_HELD)), (place, _lies(_DISPLAYED)), (depth, is_one(1))))
        sketch.each(((place, _lies(_IN_PILE)), (depth, by_depth)))


def _lies(where: int) -> Table:
    """Whether a tile is there, whomever it fits."""
    return is_one(*(where + _FITS * whom for whom in range(16)))


def _piece(components: Palaces) -> Iterator[Table]:
    """Each number that a piece stands for: its halves' symbols, edges, bottom, special, and that it is there."""
    pieces = [(part, way) for part in components.parts for way in (0, 1)]
    for side in (0, 1):
        for symbol in range(6):
            yield [0.5 * (part.right if way != side else part.left).count(symbol) for part, way in pieces]
    for side in (0, 1):
        yield [float(part.edges[way ^ side]) for part, way in pieces]
    yield [float(part.bottom) for part, _ in pieces]
    for special in ("gate", "minaret", "+4", "+5"):
        yield [float(part.special == special) for part, _ in pieces]
    yield [1.0] * len(pieces)
