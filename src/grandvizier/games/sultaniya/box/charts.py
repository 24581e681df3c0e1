"""The charts of Sultaniya: characters, djinns, objectives, and every tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ....core.box.chart import Cell, Chart, Term, cell, heads
from ....core.box.components import Entry
from ....core.rules import Rules
from .land import FLOORS
from .terms import BOTTOMS, EDGES, SYMBOLS

BOOK: Final = ("aim", "setup", "land", "fit", "turn", "djinns", "end", "points", "alone", "open")
"""The sections of the rules."""
_KNOWN: Final = frozenset((*SYMBOLS, "gate", "minaret", *sum(EDGES, ()), *sum(BOTTOMS, ())))


def charts(rules: Rules) -> Iterator[Chart]:
    """In the order of the rules."""
    data = rules.components.data
    boards = {board["id"]: board for board in data["boards"]}
    yield Chart("setup", "piles", heads("floor", 2, 3, 4), tuple(_pile(floor, data["tiles"]) for floor in FLOORS))
    yield Chart(
        "setup",
        "characters",
        heads("character", "side", "back", "one", "three", "six", "sapphires"),
        tuple(_character(board, boards) for board in boards.values()),
    )
    yield Chart(
        "land", "printed", heads("character", "left", "right", "word-first"), tuple(map(_printed, boards.values()))
    )
    yield Chart("djinns", "djinns", heads("djinn", "price", "power"), tuple(map(_djinn, data["djinns"])))
    objectives = ((cell(one["name"], mark=one["marks"]["objective"]),) for one in data["objectives"])
    yield Chart("points", "objectives", heads("objective"), tuple(objectives))
    for floor in FLOORS:
        tiles = [tile for tile in data["tiles"] if tile["floor"] == floor]
        columns = ("tile", "left", "right", "edges", "special" if floor == "roof" else "bottom", "players")
        yield Chart("fit", f"{floor}-tiles", heads(*columns), tuple(map(_tile, tiles)))


def _word(word: str) -> Term:
    """A word of the file; what only a corrected file knows is told as it stands there."""
    return f"chart-word-{word}" if word in _KNOWN else {"en": word}


def _words(words: Sequence[str], mark: str = "") -> Cell:
    return cell(*(_word(word) for word in words or ("nothing",)), mark=mark) if words else cell("chart-word-nothing")


def _pile(floor: str, tiles: Sequence[Entry]) -> tuple[Cell, ...]:
    here = [tile["players"] for tile in tiles if tile["floor"] == floor]
    counts = {players: sum(least <= players for least in here) for players in (2, 3, 4)}
    marks = {2: "RECONSTRUCTED", 3: "RECONSTRUCTED", 4: "STATED"}
    return (cell(f"chart-word-{floor}"), *(cell(count, mark=marks[n]) for n, count in counts.items()))


def _character(board: Entry, boards: Mapping[str, Entry]) -> tuple[Cell, ...]:
    marks, back = board["marks"], boards[board["back"]]["name"]
    features = (cell(_word(board[key]), mark=marks["features"]) for key in ("one", "three", "six"))
    return (
        cell(board["name"], mark=marks["name"]),
        cell({"en": board["side"]}, mark=marks["side"]),
        cell(back, mark=marks["back"]),
        *features,
        cell(board["sapphires"], mark=marks["sapphires"]),
    )


def _printed(board: Entry) -> tuple[Cell, ...]:
    parts = sorted(board["printed"], key=lambda part: (FLOORS.index(part["floor"]), part["at"]))
    return (cell(board["name"]), *(_words(_shown(part), board["marks"]["printed"]) for part in parts))


def _shown(part: Mapping[str, Any]) -> list[str]:
    """Symbols, and the edges that are not plain."""
    return [*part["left"], *part["right"], *(edge for edge in part["edges"] if edge not in ("wall", "parapet"))]


def _djinn(djinn: Entry) -> tuple[Cell, ...]:
    marks = djinn["marks"]
    return (
        cell(djinn["name"], mark=marks["colour"]),
        cell(djinn["price"], mark=marks["price"]),
        cell(f"chart-power-{djinn['power']}", mark=marks["power"]),
    )


def _tile(tile: Entry) -> tuple[Cell, ...]:
    mark, special = tile["marks"]["tile"], tile["special"]
    last = (
        _words([special] if special in _KNOWN else [], mark) if not special.startswith("+") else cell({"en": special})
    )
    return (
        cell({"en": tile["id"]}, mark=mark),
        _words(tile["left"]),
        _words(tile["right"]),
        _words(tile["edges"]),
        last if tile["floor"] == "roof" else _words([tile["bottom"]]),
        cell(tile["players"]),
    )
