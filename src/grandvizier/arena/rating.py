"""What bots are worth, from who won against whom.

The model is Bradley and Terry's for any number of seats: whoever sits in a game wins it with a chance in proportion to
their strength.  Strengths are those that make the results most likely, after each bot has also drawn one imagined game
against an average player, so that a bot that never lost is not infinitely strong.  A rating is the logarithm of the
strength on Elo's scale, counted from an anchor: 400 points more win ten games for each one lost.

Games of one deal hang together, so an interval counts deals: it is the wider of what the spread of whole deals says and
what the model says about independent games.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[np.float64]

ELO: Final = 400 / math.log(10)
Z: Final = 1.959964
"""Standard deviations to either side of 95 %."""
PRIOR: Final = 1.0
"""Imagined drawn games of each bot against an average player."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who met, and who won: a game, or the games of one deal that were each played alone."""

    deal: int
    chairs: Mapping[str, int]
    """In how many chairs each bot sat."""
    shares: Mapping[str, float]
    """Each bot's share of the win; all nothing if nobody won."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


def ratings(contests: Sequence[Contest], bots: Sequence[str], anchor: str, at: float) -> dict[str, Interval]:
    """Each bot's rating, with the anchor where it is said to be."""
    chairs = np.array([[contest.chairs.get(bot, 0) for bot in bots] for contest in contests], float)
    wins = np.array([[contest.shares.get(bot, 0.0) for bot in bots] for contest in contests], float)
    strength = _fit(chairs, wins)
    inverse = np.linalg.inv(_curvature(chairs, wins, strength))
    spread = _spread(chairs, wins, strength, [contest.deal for contest in contests])
    found = {}
    for number, bot in enumerate(bots):
        beyond = np.zeros(len(bots))
        beyond[number] += 1
        beyond[bots.index(anchor)] -= 1
        ahead = inverse @ beyond
        error = math.sqrt(max(float(beyond @ ahead), float(ahead @ spread @ ahead)))
        value = at + ELO * float(beyond @ strength)
        found[bot] = Interval(value, value - Z * ELO * error, value + Z * ELO * error)
    return found


def share(won: Sequence[float], chairs: Sequence[int], games: int) -> Interval:
    """The share of the win for each chair, from sums over deals.

    The interval is Wilson's for as many independent games as these deals are worth, and never for more than there were.
    """
    seats = sum(chairs)
    mean = sum(won) / seats
    deals = len(won)
    strayed = sum((win - mean * chair) ** 2 for win, chair in zip(won, chairs, strict=True))
    variance = strayed / seats**2 * deals / (deals - 1) if deals > 1 else 0.0
    worth = min(games, mean * (1 - mean) / variance) if variance > 0 else deals
    middle = (mean + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    reach = Z / (1 + Z * Z / worth) * math.sqrt(mean * (1 - mean) / worth + Z * Z / (4 * worth * worth))
    return Interval(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def _chances(chairs: Array, strength: Array) -> Array:
    """How likely each bot is to win each contest."""
    weights = chairs * np.exp(strength - strength.max())
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def _slope(chairs: Array, wins: Array, strength: Array) -> Array:
    """For each contest how the likelihood changes with each strength."""
    return np.asarray(wins - wins.sum(axis=1, keepdims=True) * _chances(chairs, strength))


def _curvature(chairs: Array, wins: Array, strength: Array) -> Array:
    chances = _chances(chairs, strength)
    decided = wins.sum(axis=1)
    even = 1 / (1 + np.exp(-strength))
    whole = np.diag(decided @ chances) - (chances * decided[:, None]).T @ chances
    return np.asarray(whole + np.diag(PRIOR * even * (1 - even)))


def _fit(chairs: Array, wins: Array) -> Array:
    """Newton's method; the likelihood has one top, and steps are kept short on the way to it."""
    strength = np.zeros(chairs.shape[1])
    for _ in range(200):
        pull = PRIOR * (0.5 - 1 / (1 + np.exp(-strength)))
        slope = _slope(chairs, wins, strength).sum(axis=0) + pull
        step = np.clip(np.linalg.solve(_curvature(chairs, wins, strength), slope), -1, 1)
        strength = strength + step
        if np.abs(step).max() < 1e-10:
            break
    return strength


def _spread(chairs: Array, wins: Array, strength: Array, deals: Sequence[int]) -> Array:
    """How the slope strays from deal to deal."""
    numbers = {deal: number for number, deal in enumerate(dict.fromkeys(deals))}
    sums = np.zeros((len(numbers), chairs.shape[1]))
    np.add.at(sums, [numbers[deal] for deal in deals], _slope(chairs, wins, strength))
    count = len(numbers)
    return np.asarray(sums.T @ sums * (count / (count - 1) if count > 1 else 1.0))
