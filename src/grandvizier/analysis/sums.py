"""What luck, knowledge and decisions were worth to each player, and where the game turned.

Everything is counted in shares of the win: 0.1 is a tenth of a win.

* **Luck** is what a draw changed: the position after it, compared with the mean over all draws that could have come.
* **Decisions** is what a choice changed by what its player knew: compared with the choice of a search that knew the
  same.  Below 0, the search knew better; above 0, the player did.
* **Knowledge** is what not seeing cost: with all open, the choice of the search that knew what its player knew is
  compared with the choice of a search that sees all.

Each of them is a mean over pairs of games played on from the two positions with the same dice, so each has a standard
error; errors of a sum add in squares.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal

LARGE: Final = 0.08
"""A smaller change of the win chance is no turning point."""
SURE: Final = 2.0
"""Nor is one within so many standard errors."""
MOST: Final = 5
"""So many turning points are named at most."""
MISTAKE: Final = 0.02
"""A choice that cost a smaller share of the win is no mistake; nor is one within so many standard errors as make sure.

Of the choices of a game many cost nothing: of what differs by one standard error alone, every sixth does so by chance.
"""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number that was sampled."""

    value: float = 0.0
    error: float = 0.0
    """One standard error."""

    def __add__(self, other: Estimate) -> Estimate:
        return Estimate(self.value + other.value, sqrt(self.error**2 + other.error**2))


def estimate(samples: Sequence[float]) -> Estimate:
    """The mean of what was sampled."""
    return Estimate(fmean(samples), stdev(samples) / sqrt(len(samples)))


@dataclass(frozen=True, slots=True)
class Effects:
    """What one choice and the draws that answered it were worth."""

    seat: int
    """Who chose; below 0 for the opening."""
    luck: tuple[Estimate, ...]
    """To each seat."""
    decision: Estimate
    """To whoever chose."""
    knowledge: Estimate
    """To whoever chose."""


@dataclass(frozen=True, slots=True)
class Split:
    """What a whole game was worth to one player."""

    luck: Estimate
    knowledge: Estimate
    decisions: Estimate


def split(effects: Iterable[Effects], players: int) -> list[Split]:
    """The sums, for each seat."""
    nothing = Estimate()
    sums = [[nothing, nothing, nothing] for _ in range(players)]
    for one in effects:
        for seat, luck in enumerate(one.luck):
            sums[seat][0] += luck
        if one.seat >= 0:
            sums[one.seat][1] += one.knowledge
            sums[one.seat][2] += one.decision
    return [Split(*three) for three in sums]


@dataclass(frozen=True, slots=True)
class Point:
    """The win chances at the end of a turn."""

    at: int
    """After so many events."""
    seat: int
    """Whose turn it was; below 0 before the first one."""
    chances: tuple[Estimate, ...]
    luck: float = 0.0
    """How much the draws of this turn changed, to whoever they changed most for."""
    choice: float = 0.0
    """How much the choices of this turn changed for whoever made them."""


def is_mistake(decision: Estimate) -> bool:
    """Whether a choice cost its player something that is worth a look."""
    return decision.value <= -max(MISTAKE, SURE * decision.error)


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn that changed much."""

    at: int
    since: int
    """After so many events it began."""
    seat: int
    """Whose win chance changed most."""
    before: float
    after: float
    by: int
    """Whose turn it was."""
    cause: Literal["draw", "choice"]


def turning_points(points: Sequence[Point]) -> list[Turning]:
    """The largest changes from one turn to the next, in the order of the game."""
    found = []
    for old, new in pairwise(points):
        changes = [after.value - before.value for before, after in zip(old.chances, new.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        error = sqrt(old.chances[seat].error ** 2 + new.chances[seat].error ** 2)
        if abs(changes[seat]) >= max(LARGE, SURE * error):
            cause: Literal["draw", "choice"] = "draw" if abs(new.luck) > abs(new.choice) else "choice"
            turn = Turning(new.at, old.at, seat, old.chances[seat].value, new.chances[seat].value, new.seat, cause)
            found.append((abs(changes[seat]), turn))
    largest = sorted(found, key=lambda pair: -pair[0])[:MOST]
    return sorted((turn for _, turn in largest), key=lambda turn: turn.at)
