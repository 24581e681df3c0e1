"""Tiles, boards, objectives and djinns, read from `components.toml` and held to the stated limits (SY-28).

A *part* of a palace is a number: the tiles first, then the three printed parts of each board.  A part the other way
round is its mirror image.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from ....core.box.components import LANGUAGES, Components, Entry, Name, fingerprint, read
from ....core.box.phrases import phrases
from .entries import BoardEntry, Entries, PartEntry
from .land import EMPTY, FLOORS, Land
from .limits import check
from .terms import BONUS, PLAYERS, POWERS, SIDES, SYMBOLS, WORTH, Words, words_of

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

    data: Entries
    land: Land
    edges: tuple[tuple[str, ...], ...]
    """By floor the words for its side edges: those of SY-7, then what else the file shows there."""
    bottoms: tuple[tuple[str, ...], ...]
    """By floor the words for its bottoms, each at the number of the edge that asks for it."""
    tiles: int
    """How many parts are tiles."""
    parts: tuple[Part, ...]
    bearing: tuple[tuple[bytes, bytes], ...]
    """For each symbol how many of it every piece bears, a part this way or that way round: left, and right."""
    whole: Mapping[str, bytes]
    """For gate and minaret how many of it every piece is by itself."""
    printed: bytes
    """The points that are printed on every piece."""
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
        """The size of the land (SY-2), the end (SY-19), what a board's things are worth (SY-20), the djinns (SY-14)."""
        sizes: dict[str, int] = {
            floor: stop - start for floor, (start, stop) in zip(FLOORS, self.land.spans, strict=True)
        }
        djinns = {power.replace("-", "_"): names for power, names in zip(POWERS, self.faces["djinn"], strict=True)}
        return {**sizes, **WORTH, **djinns, "stall_rounds": self.stall_rounds, "round_limit": self.round_limit}


def load(text: str, shipped: bool) -> Palaces:  # noqa: FBT001 - the signature all games share
    """The components in this text, or an error that names every entry and limit that is broken."""
    read_data = read(text)
    warnings = check(read_data)
    in_order = sorted(read_data["djinns"], key=lambda djinn: POWERS.index(djinn["power"]))
    data = cast("Entries", read_data | {"djinns": in_order})
    numbers = {entry["id"]: entry["value"] for entry in data["numbers"]}
    land = Land(numbers["width"])
    words = words_of((*data["tiles"], *(part for board in data["boards"] for part in board["printed"])))
    tiles = [_part(entry["id"], entry, entry["players"], entry["special"], words) for entry in data["tiles"]]
    printed = [
        _part(f"{board['id']}-{i + 1}", part, PRINTED, "", words)
        for board in data["boards"]
        for i, part in enumerate(board["printed"])
    ]
    parts = (*tiles, *printed)
    return Palaces(
        source=None if shipped else text,
        fingerprint=fingerprint(_values(read_data)),
        warnings=warnings,
        data=data,
        faces={
            "tile": tuple(_names(part, words) for part in parts),
            "objective": tuple(entry["name"] for entry in data["objectives"]),
            "character": tuple(entry["name"] for entry in data["boards"]),
            "djinn": tuple(entry["name"] for entry in data["djinns"]),
        },
        land=land,
        edges=words[0],
        bottoms=words[1],
        tiles=len(tiles),
        parts=parts,
        bearing=tuple(_bearing(parts, symbol) for symbol in range(len(SYMBOLS))),
        whole={what: _special(parts, {what: 1}) for what in ("gate", "minaret")},
        printed=_special(parts, BONUS),
        characters=tuple(
            _character(i, board, data["boards"], land, len(tiles)) for i, board in enumerate(data["boards"])
        ),
        objectives=tuple(
            (entry["kind"], SYMBOLS.index(entry["symbol"]) if entry["symbol"] else -1) for entry in data["objectives"]
        ),
        prices=tuple(entry["price"] for entry in data["djinns"]),
        djinn_ids=tuple(entry["id"] for entry in data["djinns"]),
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


def _bearing(parts: Sequence[Part], symbol: int) -> tuple[bytes, bytes]:
    """By the number of a piece, which is twice that of its part, and one more if it is turned; nothing for EMPTY."""
    left, right = bytearray(EMPTY + 1), bytearray(EMPTY + 1)
    for number, part in enumerate(parts):
        first, second = part.left.count(symbol), part.right.count(symbol)
        left[2 * number : 2 * number + 2] = first, second
        right[2 * number : 2 * number + 2] = second, first
    return bytes(left), bytes(right)


def _special(parts: Sequence[Part], worth: Mapping[str, int]) -> bytes:
    """By the number of a piece what its special is worth; nothing for EMPTY."""
    return bytes(worth.get(part.special, 0) for part in parts for _way in (0, 1)).ljust(EMPTY + 1, b"\0")


def _part(name: str, entry: PartEntry, players: int, special: str, words: Words) -> Part:
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


def _character(number: int, board: BoardEntry, boards: Sequence[BoardEntry], land: Land, tiles: int) -> Character:
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
    """A tile by all that counts on it, half by half: `the ground tile (half-gate, window | guard)`."""
    edges, bottom = words[0][part.floor], words[1][part.floor][part.bottom]
    left = [*(edges[edge] for edge in part.edges[:1] if edge), *(SYMBOLS[symbol] for symbol in part.left)]
    right = [*(SYMBOLS[symbol] for symbol in part.right), *(edges[edge] for edge in part.edges[1:] if edge)]
    beneath = [f"on-{bottom}"] if bottom == "terrace" else [bottom] if part.bottom else []
    known = phrases(__package__)

    def told(word: str, language: str) -> str:
        return known[word][language] if word in known else word

    def shown(language: str) -> str:
        halves = [", ".join(told(word, language) for word in half) for half in (left, right)]
        both = " | ".join(half or "–" for half in halves) if any(halves) else ""
        rest = [told(word, language) for word in (part.special, *beneath) if word]
        return "; ".join(filter(None, (both, *rest))) or told("plain", language)

    what = "printed" if part.players == PRINTED else f"tile-{FLOORS[part.floor]}"
    return {language: f"{told(what, language)} ({shown(language)})" for language in LANGUAGES}
