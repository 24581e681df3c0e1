"""What a components file must hold to be accepted (SY-28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ....core.box.components import Entry, Limits, are_marks, is_name, one_of, whole
from .land import FIRST, FLOORS, GROUND, LEAST_WIDTH, MOST_SLOTS, ROOF, Land
from .terms import BOTTOMS, EDGES, FEATURES, KINDS, POWERS, PRICES, SIDES, SORTS, SPECIALS, SYMBOLS, words_of

_TILES: Final = {"ground": 20, "first": 20, "second": 28, "roof": 25}
_CAPS: Final = (("first", "lintel"), ("second", "pointed-roof"))
_CAPS_BY_PLAYERS: Final = {2: 2, 3: 3, 4: 3}
_ON_SIDE: Final = {
    SIDES[0]: ("ali-baba", "scheherazade", "dunyazad", "anis"),
    SIDES[1]: ("shahriyar", "jafar", "aladdin", "sinbad"),
}
_RICH: Final = ("ali-baba", "scheherazade", "shahriyar", "jafar")
"""The characters that begin with sapphires."""
_OBJECTIVES: Final = (
    *(("floor", symbol) for symbol in SYMBOLS[:4]), *(("column", symbol) for symbol in SYMBOLS[:4]),
    ("djinns", ""), ("pairs", ""),
)  # fmt: skip


def _words(*allowed: str) -> Any:
    return lambda value: isinstance(value, list) and len(value) <= 4 and all(word in allowed for word in value)


def _text(value: object) -> bool:
    return isinstance(value, str) and value != ""


_PART: Final = {
    "floor": (f"one of {', '.join(FLOORS)}", one_of(*FLOORS)),
    "left": (f"a list of up to four of {', '.join(SYMBOLS)}", _words(*SYMBOLS)),
    "right": (f"a list of up to four of {', '.join(SYMBOLS)}", _words(*SYMBOLS)),
    "edges": (
        "two words, what the left and the right edge show",
        lambda value: isinstance(value, list) and len(value) == 2 and all(map(_text, value)),
    ),
    "bottom": ("a word, what its bottom shows", _text),
}
ENTRIES: Final[dict[str, dict[str, Any]]] = {
    "numbers": {
        "id": ("a word of its own", _text),
        "value": ("a whole number from 1 to 200", whole(1, 200)),
        "marks": ("a mark for value", are_marks("value")),
    },
    "djinns": {
        "id": ("a word of its own", _text),
        "price": ("a whole number from 0 to 20", whole(0, 20)),
        "power": (f"one of {', '.join(POWERS)}", one_of(*POWERS)),
        "marks": ("a mark each for price, power and colour", are_marks("price", "power", "colour")),
        "name": ("a table of names by language, en among them", is_name),
    },
    "objectives": {
        "id": ("a word of its own", _text),
        "kind": (f"one of {', '.join(KINDS)}", one_of(*KINDS)),
        "symbol": (f'"" or one of {", ".join(SYMBOLS[:4])}', one_of("", *SYMBOLS[:4])),
        "marks": ("a mark for objective", are_marks("objective")),
        "name": ("a table of names by language, en among them", is_name),
    },
    "tiles": {
        "id": ("a word of its own", _text),
        "players": ("2, 3 or 4", whole(2, 4)),
        **_PART,
        "special": (f'one of "", {", ".join(SPECIALS[1:])}', one_of(*SPECIALS)),
        "marks": ("a mark for tile", are_marks("tile")),
    },
    "boards": {
        "id": ("a word of its own", _text),
        "name": ("a table of names by language, en among them", is_name),
        "side": ('"." or ".."', one_of(*_ON_SIDE)),
        "back": ("the id of the board on the other side", _text),
        **{key: (f"one of {', '.join(pair)}", one_of(*pair)) for key, pair in FEATURES.items()},
        "sapphires": ("a whole number from 0 to 10", whole(0, 10)),
        "marks": (
            "a mark each for name, side, back, features, sapphires and printed",
            are_marks("name", "side", "back", "features", "sapphires", "printed"),
        ),
        "printed": ("a list of three parts", lambda value: isinstance(value, list) and len(value) == 3),
    },
}
PRINTED: Final = {**_PART, "at": ("a half-column", whole(0, 20))}


def check(data: Entry) -> tuple[str, ...]:
    """All that SY-28 demands of a file."""
    limits = Limits()
    if limits.entries(data, ENTRIES) and _check_printed(limits, data["boards"]):
        _check_edges(limits, data)
        _check_tiles(limits, data["tiles"])
        _check_few(limits, data)
        _check_boards(limits, data["boards"])
        if _check_numbers(limits, data["numbers"]):
            _check_triangles(limits, data)
        _advise_edges(limits, data)
    return limits.close()


def _check_printed(limits: Limits, boards: Sequence[Entry]) -> bool:
    """Whether every printed part can be used."""
    usable = [
        limits.entry(f"board {board['id']} printed[{i}]", part, PRINTED)
        for board in boards
        for i, part in enumerate(board["printed"])
    ]
    return all(usable)


def _check_numbers(limits: Limits, numbers: Sequence[Entry]) -> bool:
    wanted = {"width", "sapphires", "stall_rounds", "round_limit"}
    found = {entry["id"]: entry["value"] for entry in numbers}
    if found.keys() != wanted:
        limits.demand("numbers", f"exactly {', '.join(sorted(wanted))}", holds=False)
        return False
    width, sapphires = found["width"], found["sapphires"]
    holds = bool(LEAST_WIDTH <= width <= MOST_SLOTS)
    limits.demand("numbers width", f"from {LEAST_WIDTH} to {MOST_SLOTS} slots, not {width} (SY-2)", holds=holds)
    limits.advise("numbers width", f"6 or 7 slots would fit the rulebook, not {width} (SY-2)", holds=width in (6, 7))
    limits.demand("numbers sapphires", f"exactly 55, not {sapphires}", holds=sapphires == 55)
    return holds


def _check_edges(limits: Limits, data: Entry) -> None:
    """Edges and bottoms that SY-7 does not know are unusual; the tables have room for a few of them."""
    named = [(f"tile {tile['id']}", tile) for tile in data["tiles"]]
    named += [(f"board {board['id']} printed", part) for board in data["boards"] for part in board["printed"]]
    for where, part in named:
        floor = FLOORS.index(part["floor"])
        for edge in part["edges"]:
            limits.advise(
                where,
                f"an edge of the {part['floor']} is usually {' or '.join(EDGES[floor])}, not {edge}",
                holds=edge in EDGES[floor],
            )
        bottom = part["bottom"]
        limits.advise(
            where,
            f"a bottom of the {part['floor']} is usually {' or '.join(BOTTOMS[floor])}, not {bottom}",
            holds=bottom in BOTTOMS[floor],
        )
        special = part.get("special", "")
        limits.demand(where, f"only a roof is {special}", holds=not special or part["floor"] == "roof")
    for name, words in zip(FLOORS, words_of(part for _, part in named)[0], strict=True):
        limits.demand(
            f"edges of the {name}",
            f"at most {SORTS} sorts, with those that bottoms above ask for, not {', '.join(words)}",
            holds=len(words) <= SORTS,
        )


def _check_tiles(limits: Limits, tiles: Sequence[Entry]) -> None:
    for floor, count in _TILES.items():
        found = sum(tile["floor"] == floor for tile in tiles)
        limits.demand(f"tiles of the {floor}", f"exactly {count}, not {found}", holds=found == count)
    for floor, cap in _CAPS:
        for players, count in _CAPS_BY_PLAYERS.items():
            found_ids = [
                t["id"] for t in tiles if t["floor"] == floor and t["bottom"] == cap and t["players"] <= players
            ]
            limits.demand(
                f"{cap} with {players} players",
                f"exactly {count}, not {len(found_ids)} ({', '.join(found_ids)})",
                holds=len(found_ids) == count,
            )
    roofs = [tile for tile in tiles if tile["floor"] == "roof"]
    for special in SPECIALS[1:]:
        _check_roofs(limits, [roof for roof in roofs if roof["special"] == special], f"is {special}")
    both = [roof for roof in roofs if sorted(roof["left"] + roof["right"]) == ["tower", "tower", "window", "window"]]
    _check_roofs(limits, both, "has two windows and two towers")


def _check_roofs(limits: Limits, found: Sequence[Entry], what: str) -> None:
    """The rulebook shows such a roof; that it is used with two players is only likely."""
    limits.demand("roofs", f"at least one {what}", holds=bool(found))
    limits.advise(
        "roofs with 2 players",
        f"usually at least one {what}",
        holds=not found or any(roof["players"] == 2 for roof in found),
    )


def _check_few(limits: Limits, data: Entry) -> None:
    powers = [djinn["power"] for djinn in data["djinns"]]
    limits.demand("djinns", f"one for each of {', '.join(POWERS)}", holds=sorted(powers) == sorted(POWERS))
    for djinn in data["djinns"]:
        asks = PRICES[djinn["power"]]
        limits.demand(
            f"djinn {djinn['id']}", f"its price is {asks}, not {djinn['price']}", holds=djinn["price"] == asks
        )
    kinds = [(entry["kind"], entry["symbol"]) for entry in data["objectives"]]
    limits.demand("objectives", f"exactly 10, not {len(kinds)}", holds=len(kinds) == len(_OBJECTIVES))
    for kind, symbol in kinds:
        limits.demand("objectives", f"{kind} of {symbol or 'nothing'}", holds=(kind, symbol) in _OBJECTIVES)
    limits.advise(
        "objectives",
        "usually ten different ones: best floor and best column of guard, sapphire, tower and window, djinns, pairs",
        holds=sorted(kinds) == sorted(_OBJECTIVES),
    )


def _check_boards(limits: Limits, boards: Sequence[Entry]) -> None:
    by_id = {board["id"]: board for board in boards}
    for side, names in _ON_SIDE.items():
        found = sorted(board["id"] for board in boards if board["side"] == side)
        limits.demand(
            f"boards on side {side}", f"{', '.join(names)}, not {', '.join(found)}", holds=found == sorted(names)
        )
    for board in boards:
        where = f"board {board['id']}"
        rich = board["id"] in _RICH
        limits.demand(
            where, f"it begins {'with' if rich else 'without'} sapphires", holds=(board["sapphires"] > 0) == rich
        )
        back = by_id.get(board["back"])
        mutual = back is not None and back["back"] == board["id"] and back["side"] != board["side"]
        limits.demand(where, f"its back {board['back']} is a board of the other side that names it", holds=mutual)
    takes = [tuple(board[key] for key in FEATURES) for board in boards]
    limits.advise("boards", "usually no two take the same three features", holds=len(set(takes)) == len(takes))


def _check_triangles(limits: Limits, data: Entry) -> None:
    """The three printed parts are a triangle that would be legal to build (SY-3)."""
    width = next(entry["value"] for entry in data["numbers"] if entry["id"] == "width")
    land = Land(width)
    for board in data["boards"]:
        where = f"board {board['id']} printed"
        at = {(FLOORS.index(part["floor"]), part["at"]): part for part in board["printed"]}
        tops = [column for floor, column in at if floor == FIRST]
        top = tops[0] if tops else 0
        triangle = {(GROUND, top - 1), (GROUND, top + 1), (FIRST, top)}
        if not at.keys() == triangle <= land.numbers.keys():
            limits.demand(where, "two neighbours on the ground and one over their seam, inside the land", holds=False)
            continue
        left, right, above = at[GROUND, top - 1], at[GROUND, top + 1], at[FIRST, top]
        limits.advise(
            where,
            "the two on the ground usually show each other the same edge",
            holds=left["edges"][1] == right["edges"][0],
        )
        shown = left["edges"][1]
        asked = BOTTOMS[FIRST][EDGES[GROUND].index(shown)] if shown in EDGES[GROUND] else shown
        limits.advise(where, f"the seam asks for the bottom {asked}", holds=above["bottom"] == asked)
        limits.advise(where, "a cap is printed on a board", holds=above["bottom"] != "lintel")


def _advise_edges(limits: Limits, data: Entry) -> None:
    """Warn of an edge or seam that no tile with two players could ever continue."""
    tiles = [tile for tile in data["tiles"] if tile["players"] == 2]
    printed = [part for board in data["boards"] for part in board["printed"]]
    for floor, name in enumerate(FLOORS):
        here = [tile for tile in tiles if tile["floor"] == name]
        shown = {edge for part in (*here, *printed) if part["floor"] == name for edge in part["edges"]}
        for edge in EDGES[floor]:
            met = edge not in shown or any(edge in tile["edges"] for tile in here)
            limits.advise(f"edge {edge} of the {name}", "a part shows it and no tile can meet it", holds=met)
            if floor < ROOF:
                bottom = BOTTOMS[floor + 1][EDGES[floor].index(edge)]
                stood_on = edge not in shown or any(
                    tile["bottom"] == bottom for tile in tiles if tile["floor"] == FLOORS[floor + 1]
                )
                where = f"bottom {bottom} of the {FLOORS[floor + 1]}"
                limits.advise(where, "a seam asks for it and no tile has it", holds=stood_on)
