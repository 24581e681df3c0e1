"""What a seat may expect of the end, in points by source.  `docs/features.md` explains the weights."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache as cached
from math import exp, sqrt
from typing import Final, NamedTuple

from ....core.events import Seat
from ....core.mind import add_up
from ..box.terms import SOLO_TURNS
from ..rules.objectives import DJINN_POINTS
from ..rules.position import NONE, Position
from ..rules.scoring import GUARD_POINTS
from ..sight import questions as ask
from .palace_cache import PalaceCache, PalaceFacts

SOURCES: Final = ("palace", "objectives", "guards", "sapphires", "seams", "choice", "turns")
"""What the points come from that a seat may still expect."""
LONGEST: Final = 20
"""The most turns that a seat is taken to have before it."""
RICH: Final = 6
"""More sapphires than this are of no use but for pairs."""
TURNS_AT_FIRST: Final = 24.0
"""How many turns a seat would have if no piece stood; fitted like the weights."""
PER_PIECE: Final = 0.90
"""So many turns less for each piece of a palace, on the mean of all palaces."""
PER_ROOF: Final = 0.81
"""And so many for each roof of whoever has most: the fifth ends the game (SY-18)."""
GUARD_STEP: Final = GUARD_POINTS[0] - GUARD_POINTS[1]
"""What one place among the guards is worth."""


class Weights(NamedTuple):
    """What one of each is worth in points at the end."""

    points: float
    objectives: float
    sapphires: float
    ground: float
    first: float
    second: float
    roofs: float
    waiting: float
    halves: float
    capped: float
    useless: float
    blocked: float
    dead: float
    """A seam that asks for a cap when none is left."""
    fit_ground: float
    """All remaining tiles of a floor fit somewhere."""
    fit_first: float
    fit_second: float
    fit_roof: float
    stuck: float
    """No tile fits any more."""
    turns: float
    """All that is still to come."""
    moved: float
    """The turn of this round is over."""


EARLY: Final = Weights(
    points=0.81, objectives=0.44, sapphires=0.34, ground=0.02, first=0.25, second=-0.62, roofs=0.0,
    waiting=4.03, halves=1.55, capped=5.13, useless=-2.59, blocked=-1.24, dead=-3.46,
    fit_ground=-0.37, fit_first=1.91, fit_second=0.34, fit_roof=0.36, stuck=-1.74, turns=31.68, moved=-0.88,
)  # fmt: skip
"""With LONGEST turns to go; fitted, like LATE, by least squares to how quick games ended."""
LATE: Final = Weights(
    points=0.98, objectives=0.96, sapphires=0.05, ground=1.35, first=0.87, second=0.20, roofs=-1.29,
    waiting=2.47, halves=0.49, capped=1.28, useless=-0.14, blocked=-0.14, dead=0.0,
    fit_ground=1.77, fit_first=-0.19, fit_second=1.03, fit_roof=1.42, stuck=-2.21, turns=-8.76, moved=-0.20,
)  # fmt: skip
"""With none to go."""
WEIGHTS: Final = tuple(
    Weights(*((early * turns + late * (LONGEST - turns)) / LONGEST for early, late in zip(EARLY, LATE, strict=True)))
    for turns in range(LONGEST + 1)
)
"""With so many turns to go."""


class Shared(NamedTuple):
    """What all seats share: how long the game may last, and what may still be had."""

    turns: float
    around: int
    """The tiles in piles and displays, a bit each."""
    counts: tuple[int, int, int, int]
    """How many of them there are for each floor."""
    palaces: tuple[PalaceFacts, ...]


def survey(cache: PalaceCache, s: Position) -> Shared:
    """What all seats share in this position."""
    found = tuple(cache.read(bytes(palace)) for palace in s.palaces)
    around = cache.tiles[s.players]
    for one in found:
        around &= ~one.tiles
    if s.what == ask.PLACE:
        around &= ~(1 << s.arg)
    ground, first, second, roof = cache.of_floor
    counts = (
        (around & ground).bit_count() or 1,
        (around & first).bit_count() or 1,
        (around & second).bit_count() or 1,
        (around & roof).bit_count() or 1,
    )
    return Shared(_turns(s, found), around, counts, found)


def _turns(s: Position, found: tuple[PalaceFacts, ...]) -> float:
    """How many turns each seat may still have: a guess by the pieces that stand and by the most roofs."""
    if s.finisher != NONE:
        return 0.0
    pieces = sum(one.ground + one.first + one.second + one.roofs for one in found)
    left = TURNS_AT_FIRST - PER_PIECE * pieces / s.players - PER_ROOF * max(one.roofs for one in found)
    if s.players == 1:
        left = min(left, SOLO_TURNS + 1 - s.round)
    return min(float(LONGEST), max(1.0, left))


def guard_hope(mine: int, others: Sequence[int], turns: int) -> float:
    """What so many guards may bring in the end: the points of the last place, more for each rival behind (SY-21)."""
    if not others:
        return 0.0
    return GUARD_POINTS[len(others)] + GUARD_STEP * add_up([_ahead(mine - other, turns) for other in others])


@cached
def _ahead(lead: int, turns: int) -> float:
    """How likely it is to have more guards than a rival in the end."""
    return 1 / (1 + exp((0.5 - lead) / (0.1 + 0.3 * sqrt(turns))))


class Prospect:
    """One seat of one position."""

    def __init__(self, cache: PalaceCache, s: Position, seat: Seat, shared: Shared) -> None:
        self.cache, self.s, self.seat, self.shared = cache, s, seat, shared
        self.turns = round(shared.turns)
        self.weights = WEIGHTS[self.turns]
        self.palace = bytes(s.palaces[seat])
        self.have = s.sapphires[seat]
        self.figures = s.djinns.count(seat)
        objectives = [one for one in s.objectives[2 * seat : 2 * seat + 2] if one != NONE]
        kinds = [s.rules.components.objectives[one][0] for one in objectives]
        self.lines = [one for one in objectives if cache.lines[one]]
        self.for_pairs, self.for_djinns = "pairs" in kinds, "djinns" in kinds
        self.others = [one.guards for i, one in enumerate(shared.palaces) if i != seat]
        self.now = self.worth(self.palace, shared.palaces[seat], self.have)

    def parts(self, palace: bytes, one: PalaceFacts, sapphires: int) -> tuple[float, ...]:
        """What a palace promises, by SOURCES."""
        (
            w_points, w_objectives, w_sapphires, w_ground, w_first, w_second, w_roofs, w_waiting, w_halves, w_capped,
            w_useless, w_blocked, w_dead, w_fit0, w_fit1, w_fit2, w_fit3, w_stuck, w_turns, _,
        ) = self.weights  # fmt: skip
        (
            _, fits, points, guards, ground, first, second, roofs, waiting, halves, capped, useless, asking, blocked,
            caps, other_caps,
        ) = one  # fmt: skip
        _, around, (count0, count1, count2, count3), _ = self.shared
        floor0, floor1, floor2, floor3 = self.cache.of_floor
        fit = fits & around
        left = (around & caps).bit_count()
        dead = max(0, asking - left) + max(0, blocked - (around & other_caps).bit_count())
        objectives = sapphires // 2 if self.for_pairs else 0
        for objective in self.lines:
            objectives += self.cache.line(palace, objective)
        if self.for_djinns:
            objectives += DJINN_POINTS * self.figures
        return (
            w_points * points,
            w_objectives * objectives,
            guard_hope(guards, self.others, self.turns),
            w_sapphires * min(RICH, sapphires),
            w_waiting * min(waiting, left) + w_halves * halves + w_capped * capped
            + w_useless * useless + w_blocked * blocked + w_dead * dead,
            w_fit0 * (fit & floor0).bit_count() / count0 + w_fit1 * (fit & floor1).bit_count() / count1
            + w_fit2 * (fit & floor2).bit_count() / count2 + w_fit3 * (fit & floor3).bit_count() / count3
            + (0.0 if fit else w_stuck),
            w_turns + w_ground * ground + w_first * first + w_second * second + w_roofs * roofs,
        )  # fmt: skip

    def worth(self, palace: bytes, one: PalaceFacts, sapphires: int) -> float:
        """What a palace promises."""
        palace_, objectives, guards, wealth, seams, choice, turns = self.parts(palace, one, sapphires)
        return palace_ + objectives + guards + wealth + seams + choice + turns  # As `add_up`, and quicker.

    @property
    def total(self) -> float:
        """The points to expect."""
        return self.now + self._moved()

    def sources(self) -> dict[str, float]:
        """The same by source."""
        found = dict(zip(SOURCES, self.parts(self.palace, self.shared.palaces[self.seat], self.have), strict=True))
        found["turns"] += self._moved()
        return found

    def _moved(self) -> float:
        """Whoever has had the turn of this round has one less to come."""
        s = self.s
        return self.weights.moved if (self.seat - s.starter) % s.players < (s.seat - s.starter) % s.players else 0.0
