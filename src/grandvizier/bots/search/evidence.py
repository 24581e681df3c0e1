"""Rivals' behaviour as evidence: the worlds in which they have done well by what they know are the likelier ones.

A belief weighs what agrees with what a seat was told by chance alone.  Here a new world takes the place of the last
one by how much likelier the game's `Mind` says that it is, so that in the long run each is met as often as it should be
(Metropolis and Hastings).
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from ...core.mind import Mind
from ...core.state import State
from .tree import Worlds

WARM_UP: Final = 30
"""So many worlds are looked at before the first is met."""


class LikelyWorlds:
    """Worlds as often as rivals would have come to them."""

    def __init__(self, worlds: Worlds, mind: Mind, seat: int) -> None:
        self._worlds, self._mind, self._seat = worlds, mind, seat
        self._last: State | None = None
        self._likelihood = 0.0

    def imagine(self, rng: Random) -> State:
        """The last world once more, or a new one."""
        if self._last is None:
            self._last = self._worlds.imagine(rng)
            self._likelihood = self._mind.likelihood(self._last, self._seat)
            for _ in range(WARM_UP):
                self._step(rng)
        self._step(rng)
        return self._last.copy()

    def _step(self, rng: Random) -> None:
        world = self._worlds.imagine(rng)
        likelihood = self._mind.likelihood(world, self._seat)
        gain = likelihood - self._likelihood
        if gain >= 0 or rng.random() < exp(gain):
            self._last, self._likelihood = world, likelihood
