"""A view as numbers for learners: seats are counted from the one who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .box.components import Palaces
from .box.land import EMPTY
from .box.terms import PLAYERS, POWERS
from .rules.tables import PalaceRules
from .sight import questions as ask

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ...core.rules import Rules
    from .sight.shape import PalaceView

_SEATS = PLAYERS[-1]
_PLACES = 4
"""Where a tile may be: in hand, in a display, on top of its pile, deeper in it."""


def tensor(rules: Rules, view: PalaceView) -> NDArray[np.float32]:
    """Palaces, where each tile is, objectives, djinns, then a few numbers for each seat, the question and the round.

    Since edition 2 the rounds without a build and the rounds that are left come last (SY-19), and behind them whom each
    tile fits that is not built yet (SY-7): what follows from all edges of a palace takes a learner many games.

    A slot of a palace: what stands there as symbols of its left half, of its right half, both edges, bottom, special
    and whether it is filled.  All player counts and options share one shape.
    """
    components = rules.components
    assert isinstance(components, Palaces)
    players, me = view["players"], view["seat"]
    order = [(me + turn) % players for turn in range(players)] if me < players else list(range(players))
    pieces = _pieces(components)
    palaces = np.zeros((_SEATS, components.land.size, pieces.shape[1]), np.float32)
    objectives = np.zeros((_SEATS, len(components.objectives)), np.float32)
    characters = np.zeros((_SEATS, len(components.characters)), np.float32)
    numbers = np.zeros((_SEATS, 8), np.float32)
    djinns = np.zeros((_SEATS, len(POWERS)), np.float32)
    for row, seat in enumerate(order):
        for slot, piece in enumerate(view["palaces"][seat]):
            if piece is not None:
                palaces[row, slot] = pieces[2 * piece[0] + piece[1]]
        for objective in view["objectives"][seat]:
            if objective is not None:
                objectives[row, objective] = 1
        if view["characters"][seat] is not None:
            characters[row, view["characters"][seat]] = 1
        for djinn, owner in enumerate(view["djinns"]):
            djinns[row, djinn] = owner == seat
        asked = view["asked"] is not None and view["asked"]["seat"] == seat
        numbers[row] = (
            1, view["sapphires"][seat] / 10, view["guards"][seat] / 10, view["roofs"][seat] / 5,
            view["points"][seat] / 50, asked, view["starter"] == seat, view["finisher"] == seat,
        )  # fmt: skip
    question = np.zeros(len(rules.questions) - 1, np.float32)
    if view["asked"]:
        question[ask.QUESTIONS.index(view["asked"]["question"])] = 1
    rest = [view["round"] / 50, view["treasure"] / 55, players / _SEATS, view["over"]]
    if rules.edition >= 2:
        rest += [view["idle"] / 4, view["rounds_left"] / 50]
    parts = (
        palaces,
        _tiles(components, view),
        objectives,
        characters,
        djinns,
        numbers,
        question,
        np.array(rest, np.float32),
        *([_fits(rules, view, order)] if rules.edition >= 2 else []),
    )
    return np.concatenate([part.ravel() for part in parts])


def _tiles(components: Palaces, view: PalaceView) -> NDArray[np.float32]:
    """For each tile whether it is in hand, displayed, on top, or in a pile, and how deep if that is known."""
    tiles = np.zeros((components.tiles, _PLACES + 1), np.float32)
    if view["held"] is not None:
        tiles[view["held"], 0] = 1
    for floor in range(4):
        tiles[view["displays"][floor], 1] = 1
        tiles[view["rest"][floor], 3] = 1
        for depth, tile in enumerate(view["piles"][floor]):
            if tile is not None:
                tiles[tile, 2] = depth == 0
                tiles[tile, 4] = 1 / (1 + depth)
    return tiles


def _fits(rules: Rules, view: PalaceView, order: list[int]) -> NDArray[np.float32]:
    """For each tile that is not built yet whether it fits into each palace."""
    assert isinstance(rules, PalaceRules)
    fitting = rules.fitting
    fits = np.zeros((rules.components.tiles, _SEATS), np.float32)
    unbuilt = [tile for tiles in (*view["displays"], *view["rest"]) for tile in tiles]
    if view["held"] is not None:
        unbuilt.append(view["held"])
    for row, seat in enumerate(order):
        palace = bytes(EMPTY if piece is None else 2 * piece[0] + piece[1] for piece in view["palaces"][seat])
        if any(view["palaces"][seat]):
            openings = fitting.all_openings(palace)
            for tile in unbuilt:
                fits[tile, row] = openings[fitting.floor[tile]] & fitting.wanted[tile] != 0
    return fits


_TABLES: dict[str, NDArray[np.float32]] = {}


def _pieces(components: Palaces) -> NDArray[np.float32]:
    """Each piece as numbers, made once for each set of components."""
    if components.fingerprint not in _TABLES:
        table = np.zeros((2 * len(components.parts), 20), np.float32)
        for number, part in enumerate(components.parts):
            for way in (0, 1):
                left, right = (part.right, part.left) if way else (part.left, part.right)
                row = table[2 * number + way]
                for symbol in left:
                    row[symbol] += 0.5
                for symbol in right:
                    row[6 + symbol] += 0.5
                row[12], row[13], row[14] = part.edges[way], part.edges[1 - way], part.bottom
                row[15], row[16] = part.special == "gate", part.special == "minaret"
                row[17], row[18], row[19] = part.special == "+4", part.special == "+5", 1
        _TABLES[components.fingerprint] = table
    return _TABLES[components.fingerprint]
