"""SY-2, SY-3, SY-4, SY-5, SY-6, SY-7 and SY-16 read literally and slowly, from the page of rulings alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any, Final, TypeAlias

from tests.games.sultaniya.table import BOARDS, DATA, EMPTY, FLOORS, IDS, SLOTS, TILES, slots

Part: TypeAlias = dict[str, Any]
Spot: TypeAlias = tuple[int, int]
"""Floor and half-column."""
Palace: TypeAlias = dict[Spot, tuple[Part, bool]]
"""What stands where, and whether it is turned over."""


def spot_of(slot: str) -> Spot:
    """`g8`: the ground, half-column 8."""
    return "gfsr".index(slot[0]), int(slot.rstrip("'")[1:])


SPOTS: Final = tuple(map(spot_of, SLOTS))
ASKED: Final = {
    (1, "wall"): "wall",
    (1, "half-gate"): "lintel",
    (2, "wall"): "wall",
    (2, "half-minaret"): "pointed-roof",
    (3, "wall"): "wall",
    (3, "terrace"): "terrace",
}
"""For each floor, the bottom that the seam beneath asks for (the table of SY-7)."""
PARTS: Final[tuple[Part, ...]] = (*DATA["tiles"], *(part for board in DATA["boards"] for part in board["printed"]))
"""All tiles, then the three printed parts of each board, as pieces are numbered."""


def read(pieces: bytes | bytearray) -> Palace:
    """A palace of the engine, as pictures on a table."""
    return {
        spot_of(slot): (PARTS[piece >> 1], bool(piece & 1))
        for slot, piece in zip(slots(6 if len(pieces) == len(SLOTS) else 7), pieces, strict=True)
        if piece != EMPTY
    }


def board(name: str) -> Palace:
    """The three printed parts of a board (SY-3)."""
    return {(FLOORS.index(part["floor"]), part["at"]): (part, False) for part in BOARDS[name]["printed"]}


def edges(part: Part, turned: bool) -> tuple[str, str]:
    """What the left and the right edge show: the back is the mirror image of the front."""
    left, right = part["edges"]
    return (right, left) if turned else (left, right)


def inside(spot: Spot, width: int) -> bool:
    """SY-2, SY-4: the land has two half-columns for each tile of its width; odd floors are staggered by one."""
    floor, column = spot
    return column % 2 == floor % 2 and 0 <= column < 2 * width - 1


def carried(palace: Mapping[Spot, object], spot: Spot) -> bool:
    """SY-5: on the ground it stands on the board; higher, at least one of the two slots beneath is filled."""
    floor, column = spot
    return floor == 0 or (floor - 1, column - 1) in palace or (floor - 1, column + 1) in palace


def unbroken(palace: Mapping[Spot, object], floor: int) -> bool:
    """SY-6: the row is one unbroken run of tiles."""
    columns = sorted(column for level, column in palace if level == floor)
    return all(after - before == 2 for before, after in pairwise(columns))


def matches(palace: Palace, spot: Spot) -> bool:
    """SY-7: its side edges with both side neighbours, its bottom with the seam beneath."""
    floor, column = spot
    part, turned = palace[spot]
    left, right = edges(part, turned)
    if (floor, column - 2) in palace and edges(*palace[floor, column - 2])[1] != left:
        return False
    if (floor, column + 2) in palace and edges(*palace[floor, column + 2])[0] != right:
        return False
    if floor == 0:
        return True
    seam = []
    if (floor - 1, column - 1) in palace:
        seam.append(edges(*palace[floor - 1, column - 1])[1])
    if (floor - 1, column + 1) in palace:
        seam.append(edges(*palace[floor - 1, column + 1])[0])
    return all(ASKED[floor, edge] == part["bottom"] for edge in seam)


def stands(palace: Palace, width: int = 6) -> bool:
    """Whether the whole palace keeps SY-4, SY-5, SY-6, SY-7."""
    return (
        all(inside(spot, width) and FLOORS[spot[0]] == part["floor"] for spot, (part, _) in palace.items())
        and all(unbroken(palace, floor) for floor in range(4))
        and all(carried(palace, spot) and matches(palace, spot) for spot in palace)
    )


def where(palace: Palace, part: Part, width: int = 6) -> set[str]:
    """Every slot and way round in which a tile may be built: `g8'`."""
    return {
        f"{slot}{chr(39) * turned}"
        for slot, spot in ((slot, spot_of(slot)) for slot in slots(width))
        for turned in (False, True)
        if spot not in palace and FLOORS[spot[0]] == part["floor"] and stands({**palace, spot: (part, turned)}, width)
    }


def moves(palace: Palace, spot: Spot, width: int = 6) -> tuple[set[str], bool]:
    """SY-16: where the tile in this slot may go, and whether it may go under its pile."""
    part, _ = palace[spot]
    without = {other: what for other, what in palace.items() if other != spot}
    return {to for to in where(without, part, width) if spot_of(to) != spot}, stands(without, width)


def fillings(palace: Palace, spot: Spot, displayed: Iterable[str], width: int = 6) -> dict[str, set[str]]:
    """SY-16: the displayed tiles that could stand where this one stands, and which way round."""
    without = {other: what for other, what in palace.items() if other != spot}
    found = {
        name: {to for to in where(without, TILES[name], width) if spot_of(to) == spot}
        for name in displayed
        if FLOORS[spot[0]] == TILES[name]["floor"]
    }
    return {name: ways for name, ways in found.items() if ways}


def grown(rng: Random, tiles: int) -> tuple[str, Palace]:
    """Some board with up to so many tiles, each built somewhere it fits; from time to time one is taken away again."""
    name = rng.choice(list(BOARDS))
    palace = board(name)
    for _ in range(tiles):
        tile = TILES[rng.choice(IDS)]
        if any(part is tile for part, _ in palace.values()):
            continue
        fits = sorted(where(palace, tile))
        if fits:
            at = rng.choice(fits)
            palace[spot_of(at)] = tile, at.endswith("'")
        elif rng.random() < 0.2:
            loose = [spot for spot in own(palace) if moves(palace, spot)[1]]
            if loose:
                del palace[rng.choice(loose)]
    assert stands(palace)
    return name, palace


def own(palace: Palace) -> Iterator[Spot]:
    """The slots of tiles that are not printed on the board."""
    return (spot for spot, (part, _) in palace.items() if "id" in part)
