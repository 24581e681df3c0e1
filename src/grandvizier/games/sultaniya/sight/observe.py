"""What a seat sees as bytes, straight from a position, and what each byte means.

It reads a position only through what the seat knows: of a pile the places it has seen, of objectives its own and those
that lie open, and what is public.  Seats are counted from the one who looks.  The numbers are those of `tensor.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.events import Seat
from ....core.rules import Rules
from ....core.sight.observation import Layout, Sketch, Table, is_one, one_hot, scaled
from ....core.state import State
from ..box.components import Palaces
from ..box.land import EMPTY
from ..box.terms import PLAYERS, POWERS, SOLO_TURNS
from ..rules.position import NONE, Position
from ..rules.reader import Palace, reader
from ..rules.scoring import guard_points
from . import questions as ask

VERSION: Final = 1
_SEATS: Final = PLAYERS[-1]
_HELD, _DISPLAYED, _IN_PILE = 1, 2, 4
"""Where a tile is; 0 in a palace, or not in this game."""


class Box:
    """What an observation takes from the components."""

    def __init__(self, components: Palaces) -> None:
        self.reader = reader(components)
        self.piles = {
            players: bytes(_IN_PILE * (part in tiles) for part in range(len(components.parts)))
            for players, piles in components.piles.items()
            for tiles in [{tile for pile in piles for tile in pile}]
        }
        """For each number of players where every part is before the game begins."""
        self.objective_bytes = (len(components.objectives) + 7) // 8


_BOXES: Final[dict[str, Box]] = {}


def _box(components: Palaces) -> Box:
    if components.fingerprint not in _BOXES:
        _BOXES[components.fingerprint] = Box(components)
    return _BOXES[components.fingerprint]


def observe(s: State, seat: Seat) -> bytes:
    """Palaces, where each tile is and how deep, then the seats, the djinns, the question, the round."""
    assert isinstance(s, Position)
    components, players = s.rules.components, s.players
    box = _box(components)
    me = seat if seat < players else 0
    where, palaces, stand = bytearray(box.piles[players]), [], []
    for turn in range(players):
        owner = (me + turn) % players
        palace = bytes(s.palaces[owner])
        stands = box.reader.read(palace, _character(s, owner))
        for part in stands.parts:
            where[part] = 0
        palaces.append(palace)
        stand.append(stands)
    for display in s.displays:
        for tile in display:
            where[tile] = _DISPLAYED
    if s.what in (ask.PLACE, ask.SET_DOWN):
        where[s.arg] = _HELD
    absent = _SEATS - players
    left = (SOLO_TURNS if players == 1 else components.round_limit) - s.round
    return b"".join(
        (
            *palaces, bytes([EMPTY]) * (components.land.size * absent), where[: components.tiles],
            _depths(s, 1 << seat), _seats(s, seat, palaces, stand),
            (bytes(box.objective_bytes) + b"\xff\0\0\0\0") * absent,
            bytes([(owner - me) % players if owner != NONE else NONE for owner in s.djinns]),
            bytes(
                (
                    (s.seat - me) % players if s.seat >= 0 else NONE, (s.starter - me) % players,
                    (s.finisher - me) % players if s.finisher != NONE else NONE, s.what, min(s.round, 255), s.treasure,
                    players, s.over, s.idle, min(max(left, 0), 255),
                )
            ),
        )
    )  # fmt: skip


def _character(s: Position, seat: Seat) -> int | None:
    return None if s.characters[seat] == NONE else s.characters[seat]


def _seats(s: Position, seat: Seat, palaces: list[bytes], stand: list[Palace]) -> bytes:
    """For each seat the objectives that are known, its character, sapphires, guards, roofs and points."""
    box, first = _box(s.rules.components), seat if seat < s.players else 0
    all_shown, seats = s.open_objectives or s.over, bytearray()
    ranked = guard_points([stands.guards for stands in stand])
    for turn, (palace, stands) in enumerate(zip(palaces, stand, strict=True)):
        owner = (first + turn) % s.players
        known, points, sapphires, djinns = 0, stands.points, s.sapphires[owner], s.djinns.count(owner)
        if s.characters[owner] != NONE:
            points += ranked[turn]
        if all_shown or owner == seat:
            for objective in s.objectives[2 * owner : 2 * owner + 2]:
                if objective != NONE:
                    known |= 1 << objective
                    points += box.reader.objective(objective, palace, djinns, sapphires)
        seats += known.to_bytes(box.objective_bytes, "little")
        seats += bytes((s.characters[owner], sapphires, stands.guards, stands.roofs, min(points, 255)))
    return bytes(seats)


def _depths(s: Position, bit: int) -> bytearray:
    """How deep each tile lies in its pile, counted from 1, where this seat knows it."""
    depths = bytearray(s.rules.components.tiles)
    for pile in s.piles:
        deep = len(pile.head)
        for tile, known in zip(pile.head, pile.head_known, strict=True):
            if known & bit:
                depths[tile] = deep
            deep -= 1
        if pile.tail:
            deep = len(pile.head) + len(pile.undrawn) + 1
            for tile, known in zip(pile.tail, pile.tail_known, strict=True):
                if known & bit:
                    depths[tile] = deep
                deep += 1
    return depths


def layout(rules: Rules) -> Layout:
    """The bytes that `observe` writes, as the numbers of `tensor`; an edition from the second on has two more."""
    components = rules.components
    assert isinstance(components, Palaces)
    sketch, tiles = Sketch(), components.tiles
    palaces = sketch.field(_SEATS * components.land.size)
    where, depths = sketch.field(tiles), sketch.field(tiles)
    seats = [(sketch.field(_box(components).objective_bytes), sketch.field(5)) for _ in range(_SEATS)]
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
    return sketch.done(VERSION)


def _tiles(sketch: Sketch, where: range, depths: range) -> None:
    """For each tile whether it is in hand, displayed, on top, or in a pile, and how deep if that is known."""
    by_depth = (0.0, *(1 / depth for depth in range(1, 256)))
    for place, depth in zip(where, depths, strict=True):
        sketch.each(((place, is_one(_HELD)), (place, is_one(_DISPLAYED)), (depth, is_one(1))))
        sketch.each(((place, is_one(_IN_PILE)), (depth, by_depth)))


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
