"""What a palace promises: the features by which bots judge it, functions of plain data.

`docs/features.md` explains each; WEIGHTS are the greedy bot's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..box.components import Palaces
from ..box.land import EMPTY, FIRST, GROUND, SECOND
from ..box.terms import GUARD
from ..rules.objectives import objective_points
from ..rules.palace import Fitting
from ..rules.scoring import lines, symbols

FEATURES: Final = (
    "points", "objectives", "guards", "sapphires", "tiles", "roofs", "waiting", "halves", "blocked", "dead", "choice",
)  # fmt: skip
WEIGHTS: Final = {
    "points": 1.0,
    "objectives": 0.8,
    "guards": 0.9,
    "sapphires": 0.45,
    "tiles": 1.0,
    "roofs": 0.6,
    "waiting": 2.2,
    "halves": 0.7,
    "blocked": -0.9,
    "dead": -5.0,
    "choice": 3.0,
}
"""What one of each is worth in points."""
RICH: Final = 6
"""More sapphires than this are of little use."""


def features(
    components: Palaces,
    fitting: Fitting,
    palace: Sequence[int],
    *,
    character: int,
    objectives: Sequence[int | None],
    djinns: int,
    sapphires: int,
    around: Sequence[int],
) -> dict[str, float]:
    """The features of one palace.  `around` are the tiles that may still be had: piles and displays."""
    standing = bytearray(palace)
    openings = fitting.all_openings(standing)
    wanted, floors = fitting.wanted, fitting.floor
    fit = sum(bool(openings[floors[tile]] & wanted[tile]) for tile in around)
    waiting, halves, blocked = _seams(components, fitting, palace, character)
    caps = [
        sum(floors[tile] == floor and components.parts[tile].bottom == 1 for tile in around)
        for floor in (FIRST, SECOND)
    ]
    open_seams = _open(components, fitting, palace)
    return {
        "points": sum(points for *_, points in lines(components, palace, character)),
        "objectives": sum(
            objective_points(components, objective, palace, djinns=djinns, sapphires=sapphires)
            for objective in objectives
            if objective is not None
        ),
        "guards": symbols(components, palace)[GUARD],
        "sapphires": wealth(sapphires),
        "tiles": sum(piece != EMPTY for piece in palace),
        "roofs": sum(piece != EMPTY for piece in palace[components.land.spans[3][0] :]),
        "waiting": waiting,
        "halves": halves,
        "blocked": blocked,
        "dead": sum(max(0, seams - left) for seams, left in zip(open_seams, caps, strict=True)),
        "choice": fit / max(1, len(around)),
    }


def wealth(sapphires: int) -> float:
    """What sapphires are good for: the first six count whole, the others a quarter."""
    return min(sapphires, RICH) + max(0, sapphires - RICH) / 4


def _open(components: Palaces, fitting: Fitting, palace: Sequence[int]) -> tuple[int, int]:
    """How many seams of gates and of minarets ask for a cap that does not stand yet."""
    found = []
    for floor in (FIRST, SECOND):
        start, stop = components.land.spans[floor]
        asked = 0
        for slot in range(start, stop):
            here = components.land.slots[slot]
            sides = (fitting.right, here.below_left), (fitting.left, here.below_right)
            asked += palace[slot] == EMPTY and any(
                beneath != components.land.size and edges[palace[beneath]] == 1 for edges, beneath in sides
            )
        found.append(asked)
    return found[0], found[1]


def _seams(components: Palaces, fitting: Fitting, palace: Sequence[int], character: int) -> tuple[int, int, int]:
    """Seams of two halves that wait for their cap, single halves at a row's end, and seams that only get in the way."""
    six = components.characters[character].six
    mine = GROUND if six == "gate" else FIRST
    size, slots = components.land.size, components.land.slots
    waiting = halves = blocked = 0
    for floor in (GROUND, FIRST):
        start, stop = components.land.spans[floor]
        for slot in range(start, stop):
            piece, here = palace[slot], slots[slot]
            if piece == EMPTY:
                continue
            sides = (
                (fitting.left[piece], here.left, here.above_left),
                (fitting.right[piece], here.right, here.above_right),
            )
            for number, (edge, beside, above) in enumerate(sides):
                if not edge or above == size or palace[above] != EMPTY:
                    continue
                meets = beside != size and palace[beside] != EMPTY
                if floor != mine:
                    blocked += 1 if not meets else number
                elif meets:
                    waiting += number
                else:
                    halves += 1
    return waiting, halves, blocked


def value(found: dict[str, float]) -> float:
    """All features by their weights."""
    return sum(WEIGHTS[name] * number for name, number in found.items())
