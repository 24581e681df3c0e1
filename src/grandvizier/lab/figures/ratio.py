"""Means with 95 % intervals, from sums over deals.

Games of one deal hang together, so what counts as one observation is a deal.  A figure is a ratio of two sums: wins for
each chair, choices for each game.  How far it may be off is told by how far single deals stray from it (the ratio's
variance, linearised), with Student's quantile for few deals.  Six sums are all it takes, so memory does not grow with
the number of games: a deal never lies in two blocks.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import numpy as np
import numpy.typing as npt

from ...arena.rating import Interval, Z

Key = TypeVar("Key", bound=Hashable)
Numbers = npt.NDArray[np.float64]
DEALS, X, Y, XX, XY, YY = range(6)
"""The sums: deals, parts below and above the line, their squares and their product."""
LEAST: Final = 2
"""With fewer deals nothing can be said about how far a figure is off."""


def quantile(degrees: float) -> float:
    """Standard errors to either side of 95 % with so many degrees of freedom (Student's, by Hill's expansion)."""
    z, n = Z, degrees
    z3, z5, z7 = z**3, z**5, z**7
    return (
        z
        + (z3 + z) / (4 * n)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * n**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n**3)
    )


@dataclass(frozen=True, slots=True)
class Ratio:
    """A ratio of two sums over deals, and what is known of it."""

    sums: tuple[float, float, float, float, float, float]

    @property
    def deals(self) -> int:
        """How many deals had anything to say."""
        return int(self.sums[DEALS])

    @property
    def count(self) -> float:
        """What stands below the line."""
        return self.sums[X]

    @property
    def value(self) -> float:
        """The ratio itself."""
        return self.sums[Y] / self.sums[X] if self.sums[X] else math.nan

    @property
    def error(self) -> float:
        """Its standard error; infinite where nothing can be said."""
        deals, x, _, xx, xy, yy = self.sums
        if deals < LEAST or not x:
            return math.inf
        strayed = yy - 2 * self.value * xy + self.value**2 * xx
        return math.sqrt(max(0.0, strayed) * deals / (deals - 1)) / x

    def mean(self) -> Interval:
        """With an interval to both sides alike; with none where no deal strays: that tells nothing of those to come."""
        reach = quantile(self.deals - 1) * self.error if self.deals >= LEAST and self.error > 0 else math.inf
        return Interval(self.value, self.value - reach, self.value + reach)

    def share(self) -> Interval:
        """A part of a whole: Wilson's interval, for as many games as these deals are worth, stays in bounds."""
        mean, error = self.value, self.error
        if math.isnan(mean) or math.isinf(error):
            return Interval(mean, 0.0, 1.0)
        inside = mean * (1 - mean)
        worth = inside / error**2 if error > 0 and inside > 0 else float(self.deals)
        q = quantile(self.deals - 1)
        middle = (mean + q * q / (2 * worth)) / (1 + q * q / worth)
        reach = q / (1 + q * q / worth) * math.sqrt(max(0.0, inside) / worth + q * q / (4 * worth * worth))
        return Interval(mean, max(0.0, middle - reach), min(1.0, middle + reach))

    def p_value(self, expected: float) -> float:
        """How likely such a distance from what is expected would be by chance alone."""
        if math.isinf(self.error) or math.isnan(self.value):
            return 1.0
        off = abs(self.value - expected)
        if self.error == 0:
            return 1.0 if off == 0 else 0.0
        # Student's tail by way of the normal one (Wallace's).
        t, n = off / self.error, self.deals - 1
        z = (8 * n + 1) / (8 * n + 3) * math.sqrt(n * math.log1p(t * t / n))
        return math.erfc(z / math.sqrt(2))


class Sums(Generic[Key]):
    """Ratios of many kinds, block after block."""

    def __init__(self) -> None:
        self._sums: dict[Key, Numbers] = {}

    def add(
        self, keys: Sequence[Key], which: npt.ArrayLike, deals: npt.ArrayLike, y: npt.ArrayLike, x: npt.ArrayLike = 1.0
    ) -> None:
        """Take in observations: `which` of the keys each is about, of which deal it is, and its parts of the ratio."""
        which_, deals_ = np.asarray(which, np.int64), np.asarray(deals, np.int64)
        if not len(which_):
            return
        y_ = np.asarray(y, np.float64)
        x_ = np.broadcast_to(np.asarray(x, np.float64), y_.shape)
        numbers, deal = np.unique(deals_, return_inverse=True)
        cell = which_ * len(numbers) + deal
        size = len(keys) * len(numbers)
        shape = (len(keys), len(numbers))
        ys = np.bincount(cell, y_, size).reshape(shape)
        xs = np.bincount(cell, x_, size).reshape(shape)
        there = np.bincount(cell, minlength=size).reshape(shape) > 0
        sums = np.stack([there.sum(1), xs.sum(1), ys.sum(1), (xs * xs).sum(1), (xs * ys).sum(1), (ys * ys).sum(1)], 1)
        for key, more in zip(keys, sums, strict=True):
            if more[DEALS]:
                self._sums[key] = self._sums.get(key, np.zeros(6)) + more

    def ratio(self, key: Key) -> Ratio:
        """What is known by now; of nothing if nothing was taken in."""
        return Ratio(tuple(self._sums.get(key, np.zeros(6)).tolist()))

    def of_all(self, key: Key, deals: int, each: float) -> Ratio:
        """The same counted for every deal, each with so much below the line, also where nothing was taken in."""
        _, _, y, _, _, yy = self.ratio(key).sums
        return Ratio((deals, deals * each, y, deals * each * each, each * y, yy))

    def known(self) -> list[Key]:
        """All that something is known about."""
        return list(self._sums)


def plain(estimate: Interval, digits: int = 4) -> dict[str, float | None]:
    """An estimate as JSON data; None where nothing can be said."""
    values = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {name: round(value, digits) if math.isfinite(value) else None for name, value in values.items()}
