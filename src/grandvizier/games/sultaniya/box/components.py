"""Tiles, boards, objectives and djinns, read from `components.toml` and held to the stated limits (SY-28).

A *part* of a palace is a number: the tiles first, then the three printed parts of each board.  A part the other way
round is its mirror image.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ....core.box.components import LANGUAGES, Components, Entry, Name, fingerprint, read
from ....core.box.phrases import phrases
from .land import FLOORS, Land
from .limits import check
from .terms import PLAYERS, POWERS, SIDES, SYMBOLS, Words, words_of

PRINTED: Final = 1
"""In place of the fewest players a tile is used with: the part is printed on a board."""


@dataclass(frozen=True, slots=True)
class Part:
    """A tile, or a part that is printed on a board."""

    id: str
    floor: int
    left: tuple[int, ...]
    """The symbols of its left half."""
    right: tuple[int, ...]
    edges: tuple[int, int]
    """0 the plain edge of its floor, 1 the other (SY-7); from 2 on what only a corrected file knows."""
    bottom: int
    """Stands over a seam of edges with this number."""
    special: str
    players: int
    """The fewest players it is used with."""


@dataclass(frozen=True, slots=True)
class Character:
    """One side of a board."""

    id: str
    side: int
    back: int
    """The character on the other side."""
    one: int
    """The symbol that is worth +1 each: a window or a tower."""
    three: int
    """The symbol that is worth +3 each: a cupola or a garden."""
    six: str
    """What is worth +6 each: gate or minaret."""
    sapphires: int
    printed: tuple[int, ...]
    """Its three parts."""
    slots: tuple[int, ...]
    """Where they stand."""


@dataclass(frozen=True, slots=True)
class Palaces(Components):
    """All that is in the box."""

    land: Land
    edges: tuple[tuple[str, ...], ...]
    """By floor the words for its side edges: those of SY-7, then what else the file shows there."""
    bottoms: tuple[tuple[str, ...], ...]
    """By floor the words for its bottoms, each at the number of the edge that asks for it."""
    tiles: int
    """How many parts are tiles."""
    parts: tuple[Part, ...]
    characters: tuple[Character, ...]
    objectives: tuple[tuple[str, int], ...]
    """Kind and symbol."""
    prices: tuple[int, ...]
    """Of the djinns, in the order of POWERS."""
    djinn_ids: tuple[str, ...]
    sapphires: int
    stall_rounds: int
    round_limit: int
    piles: dict[int, tuple[tuple[int, ...], ...]]
    """For each number of players, the tiles of each floor (SY-27)."""

    def box(self) -> Mapping[str, int | Name]:
        """The size of the land (SY-2), when a game ends anyway (SY-19), and which djinn does what (SY-14)."""
        sizes = {floor: stop - start for floor, (start, stop) in zip(FLOORS, self.land.spans, strict=True)}
        djinns = {power.replace("-", "_"): names for power, names in zip(POWERS, self.faces["djinn"], strict=True)}
        return {**sizes, **djinns, "stall_rounds": self.stall_rounds, "round_limit": self.round_limit}


def load(text: str, shipped: bool) -> Palaces:  # noqa: FBT001 - the signature all games share
    """The components in this text, or an error that names every entry and limit that is broken."""
    data = read(text)
    warnings = check(data)
    numbers = {entry["id"]: entry["value"] for entry in data["numbers"]}
    land = Land(numbers["width"])
    words = words_of((*data["tiles"], *(part for board in data["boards"] for part in board["printed"])))
    tiles = [_part(entry["id"], entry, entry["players"], entry["special"], words) for entry in data["tiles"]]
    printed = [
        _part(f"{board['id']}-{i + 1}", part, PRINTED, "", words)
        for board in data["boards"]
        for i, part in enumerate(board["printed"])
    ]
    djinns = sorted(data["djinns"], key=lambda djinn: POWERS.index(djinn["power"]))
    parts = (*tiles, *printed)
    return Palaces(
        source=None if shipped else text,
        fingerprint=fingerprint(_values(data)),
        warnings=warnings,
        data=data,
        faces={
            "tile": tuple(_names(part, words) for part in parts),
            "objective": tuple(entry["name"] for entry in data["objectives"]),
            "character": tuple(entry["name"] for entry in data["boards"]),
            "djinn": tuple(entry["name"] for entry in djinns),
        },
        land=land,
        edges=words[0],
        bottoms=words[1],
        tiles=len(tiles),
        parts=parts,
        characters=tuple(
            _character(i, board, data["boards"], land, len(tiles)) for i, board in enumerate(data["boards"])
        ),
        objectives=tuple(
            (entry["kind"], SYMBOLS.index(entry["symbol"]) if entry["symbol"] else -1) for entry in data["objectives"]
        ),
        prices=tuple(entry["price"] for entry in djinns),
        djinn_ids=tuple(entry["id"] for entry in djinns),
        sapphires=numbers["sapphires"],
        stall_rounds=numbers["stall_rounds"],
        round_limit=numbers["round_limit"],
        piles={
            n: tuple(
                tuple(i for i, tile in enumerate(tiles) if tile.floor == floor and tile.players <= max(2, n))
                for floor in range(4)
            )
            for n in PLAYERS
        },
    )


def _part(name: str, entry: Entry, players: int, special: str, words: Words) -> Part:
    floor = FLOORS.index(entry["floor"])
    edges, bottoms = words[0][floor], words[1][floor]
    first, second = (edges.index(edge) for edge in entry["edges"])
    return Part(
        id=name,
        floor=floor,
        left=tuple(SYMBOLS.index(symbol) for symbol in entry["left"]),
        right=tuple(SYMBOLS.index(symbol) for symbol in entry["right"]),
        edges=(first, second),
        bottom=bottoms.index(entry["bottom"]) if floor else 0,
        special=special,
        players=players,
    )


def _character(number: int, board: Entry, boards: Sequence[Entry], land: Land, tiles: int) -> Character:
    return Character(
        id=board["id"],
        side=SIDES.index(board["side"]),
        back=[other["id"] for other in boards].index(board["back"]),
        one=SYMBOLS.index(board["one"]),
        three=SYMBOLS.index(board["three"]),
        six=board["six"],
        sapphires=board["sapphires"],
        printed=tuple(range(tiles + 3 * number, tiles + 3 * number + 3)),
        slots=tuple(land.numbers[FLOORS.index(part["floor"]), part["at"]] for part in board["printed"]),
    )


def _values(data: Entry) -> object:
    """What the rules see of a file: everything but names and marks."""
    return {
        key: [{k: v for k, v in entry.items() if k not in ("name", "marks")} for entry in entries]
        for key, entries in data.items()
    }


def _names(part: Part, words: Words) -> dict[str, str]:
    """A tile by its id and all that counts on it, `G07 (window, half-gate)`; a printed part is called just that."""
    edges, bottom = words[0][part.floor], words[1][part.floor][part.bottom]
    shown = [
        *(SYMBOLS[symbol] for symbol in (*part.left, *part.right)),
        *([part.special] if part.special else []),
        *(edges[edge] for edge in part.edges if edge),
        *([f"on-{bottom}"] if bottom == "terrace" else [bottom] if part.bottom else []),
    ]
    known = phrases(__package__)

    def told(word: str, language: str) -> str:
        return known[word][language] if word in known else word

    return {
        language: f"{told('printed', language) if part.players == PRINTED else part.id} "
        f"({', '.join(told(word, language) for word in shown or ['plain'])})"
        for language in LANGUAGES
    }
