"""What a seat sees, whether folded or taken from a position, and the one shape in which it is handed out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, NamedTuple

from ....core.events import Seat
from ....core.game import Lying, lying
from ....core.sight.fold import as_asked
from ....core.sight.memory import Memory
from ..box.components import Palaces, Part
from ..box.land import EMPTY
from ..box.terms import (
    BONUS,
    BUILD_TWICE,
    DISPLAY,
    FEATURES,
    MOVE,
    REFRESH,
    ROOFS_TO_END,
    SEARCH,
    SOLO_TURNS,
    SYMBOLS,
    WORTH,
)
from ..rules.reader import Palace, reader
from ..rules.scoring import guard_points, winners
from . import questions as ask
from .events import PILES_AT, SOURCES, TILES_AT
from .shape import WAYS_ROUND, Line, PalaceView, Piece

AT_WORK: Final = {
    ask.REFRESHED: REFRESH, ask.AFTER_MOVE: MOVE, ask.REPLACE: MOVE, ask.TWICE: BUILD_TWICE,
    ask.AGAIN: BUILD_TWICE, ask.FETCH: SEARCH,
}  # fmt: skip
"""Whose power each question is about (SY-14)."""
GUARDS: Final = SOURCES.index("guard")
PIECES: Final = (*(Piece(piece >> 1, WAYS_ROUND[piece & 1]) for piece in range(EMPTY)), None)
"""By its number every piece; nothing where none stands."""
VERDICTS: Final = (20, 30, 40, 50)
"""So many points each verdict on a palace built alone asks for: our own measure."""


@dataclass(slots=True)
class Seen:
    """The table as one seat sees it."""

    seat: Seat
    players: int
    asked: tuple[int, int] | None
    over: bool
    starter: int | None
    round: int
    idle: int
    """The rounds in a row in which nobody built (SY-19)."""
    finisher: int | None
    characters: list[int | None]
    palaces: list[bytearray]
    """The piece in each slot, or EMPTY."""
    displays: list[list[int]]
    piles: list[list[int | None]]
    """The tiles of each pile from the top down; None where this seat does not know which."""
    held: int | None
    """The tile that whoever is asked is about to place."""
    treasure: int
    sapphires: list[int]
    djinns: list[int | None]
    objectives: list[list[int | None]]
    """Those of each seat, once dealt; None where this seat has not seen which."""
    memory: Memory = field(default_factory=Memory, compare=False)
    """What a view was last made of."""


def plain(components: Palaces, seen: Seen) -> PalaceView:
    """A view as plain data, with every point that this seat can count."""
    made, palaces = seen.memory.made, tuple(map(bytes, seen.palaces))
    displays, tops = tuple(map(tuple, seen.displays)), tuple([tuple(order[:1]) for order in seen.piles])
    built = made("built", _built, seen.memory, components, palaces, tuple(seen.characters))
    held = _Held(
        palaces, tuple(seen.characters), tuple(map(tuple, seen.objectives)), tuple(seen.djinns), tuple(seen.sapphires),
        seen.over,
    )  # fmt: skip
    sheets = made("sheets", _sheets, seen.memory, components, built, held)
    return {
        "seat": seen.seat,
        "players": seen.players,
        "asked": as_asked(None if seen.over else seen.asked, ask.QUESTIONS),
        "over": seen.over,
        "table": made("table", _table, tops, displays, built.standing),
        "starter": seen.starter,
        "round": seen.round,
        "idle": seen.idle,
        "stall_left": None if seen.players == 1 else components.stall_rounds - seen.idle,
        "rounds_left": max(0, (SOLO_TURNS if seen.players == 1 else components.round_limit) - seen.round),
        "turns": SOLO_TURNS if seen.players == 1 else None,
        "finisher": seen.finisher,
        "characters": list(seen.characters),
        "backs": [components.characters[taken].back for taken in seen.characters if taken is not None],
        "palaces": made("palaces", _pieces, palaces),
        "displays": [list(display) for display in seen.displays],
        "display": DISPLAY,
        "piles": [list(order) for order in seen.piles],
        "rest": made("rest", _rest, components, seen.held, displays, built.parts),
        "held": seen.held,
        "treasure": seen.treasure,
        "sapphires": list(seen.sapphires),
        "djinns": list(seen.djinns),
        "at_work": None if seen.asked is None or seen.over else AT_WORK.get(seen.asked[0]),
        "objectives": [list(dealt) for dealt in seen.objectives],
        "guards": built.guards,
        "roofs": built.roofs,
        "roofs_to_end": ROOFS_TO_END,
        "score": sheets.score,
        "points": sheets.points,
        "winners": winners(sheets.points, seen.sapphires) if seen.over and seen.players > 1 else [],
        "verdict": sum(sheets.points[0] >= least for least in VERDICTS) if seen.over and seen.players == 1 else None,
    }


def _pieces(palaces: Sequence[bytes]) -> list[list[Piece | None]]:
    """What stands in each slot of each palace."""
    return [[PIECES[piece] for piece in palace] for palace in palaces]


class _Built(NamedTuple):
    """What everybody can read off the palaces: the same until somebody builds."""

    stand: list[Palace]
    parts: tuple[tuple[int, ...], ...]
    """Which stand in each."""
    standing: list[list[Lying]]
    guards: list[int]
    roofs: list[int]


def _built(memory: Memory, components: Palaces, palaces: Sequence[bytes], characters: Sequence[int | None]) -> _Built:
    read, size, slots_at = reader(components).read, components.land.size, TILES_AT + components.tiles
    stand = [read(palace, character) for palace, character in zip(palaces, characters, strict=True)]
    return _Built(
        stand,
        tuple([palace.parts for palace in stand]),
        [memory.made(("at", seat), _standing, slots_at + size * seat, palace) for seat, palace in enumerate(palaces)],
        [palace.guards for palace in stand],
        [palace.roofs for palace in stand],
    )


class _Held(NamedTuple):
    """What the points of all seats are counted from."""

    palaces: tuple[bytes, ...]
    characters: tuple[int | None, ...]
    objectives: tuple[tuple[int | None, ...], ...]
    djinns: tuple[int | None, ...]
    sapphires: tuple[int, ...]
    over: bool


class _Sheets(NamedTuple):
    """The points of every seat, as far as this one can count them."""

    score: list[list[Line]]
    points: list[int]


def _sheets(memory: Memory, components: Palaces, built: _Built, held: _Held) -> _Sheets:
    score = []
    for seat, (stands, guarding) in enumerate(zip(built.stand, guard_points(built.guards), strict=True)):
        guards = ((GUARDS, stands.guards, guarding),) if len(held.palaces) > 1 else ()
        counted = _Counted(
            held.palaces[seat], held.characters[seat], stands.lines + guards, held.objectives[seat],
            held.djinns.count(seat), held.sapphires[seat], held.over,
        )  # fmt: skip
        score.append(memory.made(("score", seat), _score, components, counted))
    return _Sheets(score, [sum([line["points"] or 0 for line in sheet]) for sheet in score])


class _Counted(NamedTuple):
    """What a seat's points are counted from."""

    palace: bytes
    character: int | None
    lines: tuple[tuple[int, int, int], ...]
    """Sources with their numbers and points, guards among them where there are rivals."""
    objectives: tuple[int | None, ...]
    djinns: int
    sapphires: int
    over: bool


def _score(components: Palaces, counted: _Counted) -> list[Line]:
    """A seat's points, source by source; an objective that is still secret has no points."""
    palace, character, lines, objectives, djinns, sapphires, over = counted
    if character is None:
        return []
    board = components.characters[character]
    each = {SYMBOLS[board.one]: WORTH["one"], SYMBOLS[board.three]: WORTH["three"], board.six: WORTH["six"]}
    score: list[Line] = [
        {
            "source": SOURCES[source],
            "objective": None,
            "number": number,
            "each": each.get(SOURCES[source]),
            "points": points,
            "slots": _slots(components, palace, SOURCES[source]) if over else [],
        }
        for source, number, points in lines
    ]
    for one in objectives:
        brings = None if one is None else reader(components).objective(one, palace, djinns, sapphires)
        slots = [] if one is None or not over else _bearing(components, palace, components.objectives[one][1])
        score.append(
            {"source": "objective", "objective": one, "number": None, "each": None, "points": brings, "slots": slots}
        )
    return score


def _slots(components: Palaces, palace: Sequence[int], source: str) -> list[int]:
    """The slots whose parts count for a source: they bear its symbol or its points, or are of a gate or minaret."""
    if source in SYMBOLS:
        return _bearing(components, palace, SYMBOLS.index(source))
    if source == "bonus":
        return [slot for slot, part in _parts(components, palace) if part.special in BONUS]
    floor = FEATURES["six"].index(source)
    return [
        slot
        for slot, part in _parts(components, palace)
        if part.special == source or (part.floor == floor + 1 and part.bottom == 1)
    ]


def _bearing(components: Palaces, palace: Sequence[int], symbol: int) -> list[int]:
    return [slot for slot, part in _parts(components, palace) if symbol in part.left + part.right]


def _parts(components: Palaces, palace: Sequence[int]) -> list[tuple[int, Part]]:
    return [(slot, components.parts[piece >> 1]) for slot, piece in enumerate(palace) if piece != EMPTY]


def _rest(
    components: Palaces, held: int | None, displays: Sequence[Sequence[int]], built: Sequence[Sequence[int]]
) -> list[list[int]]:
    """The tiles of each pile, in no order: everybody can tell them from all that lies open (SY-17)."""
    out = {held}.union(*displays, *built)
    return [[tile for tile in tiles if tile not in out] for tiles in components.piles[len(built)]]


def _table(
    tops: Sequence[Sequence[int | None]], displays: Sequence[Sequence[int]], standing: Sequence[Sequence[Lying]]
) -> list[Lying]:
    """For each place in play what lies there."""
    shown = [lying(PILES_AT + floor, "tile", top) for floor, order in enumerate(tops) for top in order]
    displayed = [lying(TILES_AT + tile, "tile", tile) for display in displays for tile in display]
    return [*shown, *displayed, *chain.from_iterable(standing)]


def _standing(first: int, palace: bytes) -> list[Lying]:
    """What stands in a palace, whose first slot is this place."""
    return [lying(first + slot, "tile", piece >> 1) for slot, piece in enumerate(palace) if piece != EMPTY]
