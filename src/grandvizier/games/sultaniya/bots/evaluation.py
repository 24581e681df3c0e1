"""What a palace promises: the features by which the greedy bot judges it, functions of plain data.

`docs/features.md` explains each.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from ....core.mind import add_up
from ..rules.objectives import objective_points
from .palace_cache import PalaceCache, PalaceFacts

RICH: Final = 6
"""More sapphires than this are of little use."""


class Features(NamedTuple):
    """One of each for a palace, or what one of each is worth."""

    points: float
    objectives: float
    guards: float
    sapphires: float
    tiles: float
    roofs: float
    waiting: float
    halves: float
    blocked: float
    dead: float
    choice: float


WEIGHTS: Final = Features(
    points=1.0, objectives=0.8, guards=0.9, sapphires=0.45, tiles=1.0, roofs=0.6,
    waiting=2.2, halves=0.7, blocked=-0.9, dead=-5.0, choice=3.0,
)  # fmt: skip
"""What one of each is worth in points."""


def features(
    cache: PalaceCache,
    palace: bytes,
    *,
    objectives: Sequence[int | None],
    djinns: int,
    sapphires: int,
    around: int,
) -> Features:
    """The features of one palace.  `around` are the tiles that may still be had, a bit each: piles and displays."""
    one = cache.read(palace)
    return Features(
        one.points,
        _objectives(cache, palace, objectives, djinns, sapphires),
        one.guards,
        wealth(sapphires),
        one.ground + one.first + one.second + one.roofs,
        one.roofs,
        one.waiting,
        one.halves + one.useless,
        one.blocked,
        _dead(one, around),
        (one.fits & around).bit_count() / max(1, around.bit_count()),
    )


def value(found: Features) -> float:
    """All features by their weights."""
    return add_up(map(mul, WEIGHTS, found))


def wealth(sapphires: int) -> float:
    """What sapphires are good for: the first six count whole, the others a quarter."""
    return min(sapphires, RICH) + max(0, sapphires - RICH) / 4


def _objectives(
    cache: PalaceCache, palace: bytes, objectives: Sequence[int | None], djinns: int, sapphires: int
) -> int:
    """What the objectives bring that are known."""
    points = 0
    for objective in objectives:
        if objective is None:
            continue
        if cache.lines[objective]:
            points += cache.line(palace, objective)
        else:
            components = cache.rules.components
            points += objective_points(components, objective, palace, djinns=djinns, sapphires=sapphires)
    return points


def _dead(one: PalaceFacts, around: int) -> int:
    """The seams of gates and of minarets for which too few caps are left."""
    mine, other = (around & one.caps).bit_count(), (around & one.other_caps).bit_count()
    return max(0, one.asking - mine) + max(0, one.blocked - other)
