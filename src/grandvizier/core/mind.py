"""What search asks of a game: which rows look promising, and what each seat may expect of a position.

A mind sees positions with everything open, but only ever imagined ones: nothing it says can depend on what the
searching seat was not told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from math import exp, tanh
from operator import add
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Protocol

from .events import Row, Seat
from .rules import Rules
from .state import CHANCE, State

if TYPE_CHECKING:
    from random import Random

WIN: Final = 0.9
"""How much of a payoff is the share of the win; the rest is the margin in points."""
MARGIN: Final = 30.0
"""A lead of so many points is about as good as a lead can be."""


class Assessment(NamedTuple):
    """What a mind makes of a position in one go."""

    payoffs: Sequence[float]
    """As `Mind.judge` has them."""
    weights: Mapping[Row, float]
    """As `Mind.weigh` has them for the rows that may be chosen there; empty where that has to be asked for itself."""


class Mind(Protocol):
    """A game's judgement for search."""

    @property
    def finalists(self) -> int:
        """How many rows a long search compares in the same worlds in the end, where choices are close; else 1."""

    @property
    def together(self) -> int:
        """How many positions it judges at once with profit; else 1."""

    def weigh(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """How promising each row looks to whoever is asked: weights above 0."""

    def play_on(self, state: State, rng: Random) -> None:
        """Play a position on to where it can be judged."""

    def judge(self, state: State) -> Sequence[float]:
        """What each seat may expect, from 0 to 1: its share of the win first, its margin second."""

    def assess(self, states: Sequence[State]) -> Sequence[Assessment]:
        """The same of many positions, and with it what each row there promises, if that comes along."""

    def likelihood(self, state: State, seat: Seat) -> float:
        """How well a position fits that this seat's rivals know what they do: the logarithm of a weight, 0 for any."""

    def outlook(self, state: State, seat: Seat) -> Mapping[str, float]:
        """What a seat's prospects are made of, in points by source; a source's words are `outlook-<name>`."""


class PlainMind:
    """Knows nothing of the game: every row alike, random play to the end.

    A new game begins with it, and has a mind of its own where it knows better.
    """

    finalists: ClassVar[int] = 1
    together: ClassVar[int] = 1
    sources: ClassVar[tuple[str, ...]] = ()
    """What `outlook` counts beside the points that are open."""

    def __init__(self, rules: Rules) -> None:
        del rules

    def weigh(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """All alike."""
        del state
        return [1.0] * len(rows)

    def play_on(self, state: State, rng: Random) -> None:
        """At random, to the end."""
        while not state.over:
            rows = state.legal()
            state.step(rows[int(rng.random() * len(rows))])

    def judge(self, state: State) -> Sequence[float]:
        """The result."""
        return final(state)

    def assess(self, states: Sequence[State]) -> Sequence[Assessment]:
        """One after the other."""
        return [Assessment(self.judge(state), {}) for state in states]

    def likelihood(self, state: State, seat: Seat) -> float:
        """All alike."""
        del state, seat
        return 0.0

    def outlook(self, state: State, seat: Seat) -> Mapping[str, float]:
        """The points that are open."""
        return {"points": float(state.scores()[seat])}


def draw(state: State, rng: Random) -> None:
    """Answer chance until somebody is asked."""
    while state.seat == CHANCE:
        rows = state.legal()
        state.step(rows[int(rng.random() * len(rows))])


def final(state: State) -> list[float]:
    """The payoffs of a finished game: alone the result itself, else the win first and the margin second."""
    returns = state.returns()
    if state.players == 1:
        return returns
    return blend(returns, [float(points) for points in state.scores()])


def add_up(numbers: Iterable[float]) -> float:
    """A sum of fractions that comes out the same under every Python: `sum` rounds otherwise since 3.12.

    Bots weigh with it, so that the same seed makes the same choices.
    """
    return reduce(add, numbers, 0.0)


def expected(points: Sequence[float], spread: float) -> list[float]:
    """The payoffs of a game whose points are guessed, each likely to be off by `spread`."""
    most = max(points)
    chances = [exp((one - most) / spread) for one in points]
    whole = add_up(chances)
    return blend([chance / whole for chance in chances], points)


def blend(shares: Sequence[float], points: Sequence[float]) -> list[float]:
    """Shares of the win first, margins second."""
    payoffs = []
    for seat, share in enumerate(shares):
        lead = points[seat] - max(other for rival, other in enumerate(points) if rival != seat)
        payoffs.append(WIN * share + (1 - WIN) * (0.5 + 0.5 * tanh(lead / MARGIN)))
    return payoffs


def share(payoff: float) -> float:
    """The share of the win behind a payoff, as if the margin were even."""
    return min(1.0, max(0.0, (payoff - (1 - WIN) / 2) / WIN))
