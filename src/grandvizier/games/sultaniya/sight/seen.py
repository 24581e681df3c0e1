"""What a seat sees, whether folded or taken from a position, and the one shape in which it is handed out."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.game import ViewData
from ..box.components import Palaces
from ..box.land import EMPTY, ROOF
from ..box.terms import GUARD, SOLO_TURNS
from ..rules.objectives import objective_points
from ..rules.scoring import guard_points, lines, symbols, winners
from .events import PILES_AT, QUESTIONS, SOURCES, TILES_AT


@dataclass(slots=True)
class Seen:
    """The table as one seat sees it."""

    seat: int
    players: int
    asked: tuple[int, int] | None
    over: bool
    starter: int | None
    round: int
    idle: int
    """The rounds in a row in which nobody built (SY-19)."""
    finisher: int | None
    characters: list[int | None]
    palaces: list[list[int]]
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


def plain(components: Palaces, seen: Seen) -> ViewData:
    """A view as plain data, with every point that this seat can count."""
    land = components.land
    start, stop = land.spans[ROOF]
    guards = [symbols(components, palace)[GUARD] for palace in seen.palaces]
    score = [_score(components, seen, seat, guards) for seat in range(seen.players)]
    points = [sum(line["points"] or 0 for line in sheet) for sheet in score]
    return {
        "seat": seen.seat,
        "players": seen.players,
        "asked": _asked(seen),
        "over": seen.over,
        "table": _table(components, seen),
        "starter": seen.starter,
        "round": seen.round,
        "idle": seen.idle,
        "stall_left": None if seen.players == 1 else components.stall_rounds - seen.idle,
        "rounds_left": max(0, (SOLO_TURNS if seen.players == 1 else components.round_limit) - seen.round),
        "finisher": seen.finisher,
        "characters": list(seen.characters),
        "palaces": [
            [None if piece == EMPTY else [piece >> 1, piece & 1] for piece in palace] for palace in seen.palaces
        ],
        "displays": [list(display) for display in seen.displays],
        "piles": [list(order) for order in seen.piles],
        "rest": _rest(components, seen),
        "held": seen.held,
        "treasure": seen.treasure,
        "sapphires": list(seen.sapphires),
        "djinns": list(seen.djinns),
        "objectives": [list(dealt) for dealt in seen.objectives],
        "guards": guards,
        "roofs": [stop - start - palace[start:stop].count(EMPTY) for palace in seen.palaces],
        "score": score,
        "points": points,
        "winners": winners(points, seen.sapphires) if seen.over and seen.players > 1 else [],
    }


def _asked(seen: Seen) -> ViewData | None:
    if seen.asked is None or seen.over:
        return None
    return {"question": ("over", *QUESTIONS)[seen.asked[0]], "seat": seen.asked[1]}


def _score(components: Palaces, seen: Seen, seat: int, guards: list[int]) -> list[ViewData]:
    """A seat's points, source by source; an objective that is still secret has no points."""
    character, palace = seen.characters[seat], seen.palaces[seat]
    if character is None:
        return []
    counted = [*lines(components, palace, character)]
    if seen.players > 1:
        counted.append((SOURCES.index("guard"), guards[seat], guard_points(guards)[seat]))
    return [
        {"source": SOURCES[source], "objective": None, "number": number, "points": points}
        for source, number, points in counted
    ] + [
        {"source": "objective", "objective": objective, "number": None, "points": points}
        for objective in seen.objectives[seat]
        for points in [
            None
            if objective is None
            else objective_points(
                components, objective, palace, djinns=seen.djinns.count(seat), sapphires=seen.sapphires[seat]
            )
        ]
    ]


def _rest(components: Palaces, seen: Seen) -> list[list[int]]:
    """The tiles of each pile, in no order: everybody can tell them from all that lies open (SY-17)."""
    out = {piece >> 1 for palace in seen.palaces for piece in palace if piece != EMPTY}
    out.update(tile for display in seen.displays for tile in display)
    if seen.held is not None:
        out.add(seen.held)
    return [[tile for tile in tiles if tile not in out] for tiles in components.piles[seen.players]]


def _table(components: Palaces, seen: Seen) -> list[list[object]]:
    """For each place in play what lies there."""
    slots_at = TILES_AT + components.tiles
    tops: list[list[object]] = [[PILES_AT + floor, "tile", order[0]] for floor, order in enumerate(seen.piles) if order]
    displayed: list[list[object]] = [[TILES_AT + tile, "tile", tile] for display in seen.displays for tile in display]
    standing: list[list[object]] = [
        [slots_at + components.land.size * seat + slot, "tile", piece >> 1]
        for seat, palace in enumerate(seen.palaces)
        for slot, piece in enumerate(palace)
        if piece != EMPTY
    ]
    return tops + displayed + standing
