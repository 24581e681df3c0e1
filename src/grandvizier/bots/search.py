"""Information-set Monte Carlo tree search: one tree for all that a seat cannot tell apart.

Each iteration imagines a position that agrees with what the seat was told, walks down the tree by the rows that are
possible there, adds one row, plays on to where the game's `Mind` can judge, and credits everybody on the way with what
their own seat may expect.  Draws are answered anew in each iteration, so that a row's worth is its mean over them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, Protocol

from ..core.mind import Mind
from ..core.state import CHANCE, State

CURIOSITY: Final = 0.6
"""How much a promising row that was tried seldom counts against a good one that was tried often."""
DOUBT: Final = 0.1
"""How much worse than its question so far a row is taken to be before it was tried."""


class Tried:
    """A row at a question: how promising it looked, and what came of it."""

    __slots__ = ("after", "hope", "offered", "row", "total", "visits")

    def __init__(self, row: int, hope: float) -> None:
        self.row = row
        self.hope = hope
        self.offered = 0
        """In how many iterations it was possible."""
        self.visits = 0
        self.total = 0.0
        """The sum of what whoever chose it could expect."""
        self.after: Question | None = None

    @property
    def mean(self) -> float:
        """What whoever chooses it may expect."""
        return self.total / self.visits if self.visits else 0.0


class Question:
    """A question in the tree, with the rows that were ever possible there."""

    __slots__ = ("apart", "rows", "total", "visits")

    def __init__(self) -> None:
        self.rows: dict[int, Tried] = {}
        self.apart: dict[Hashable, Question] = {}
        """The same question to whoever knows this or that."""
        self.visits = 0
        self.total = 0.0

    def to(self, insight: Hashable) -> Question:
        """The question as it is put to whoever knows this; one for all where nobody knows more than others."""
        if insight is None:
            return self
        if insight not in self.apart:
            self.apart[insight] = Question()
        return self.apart[insight]

    def pick(self, state: State, rows: Sequence[int], mind: Mind) -> Tried:
        """The row to try next: good so far, or promising and seldom tried."""
        known = self.rows
        if any(row not in known for row in rows):
            weights = mind.weigh(state, rows)
            whole = sum(weights)
            for row, weight in zip(rows, weights, strict=True):
                if row not in known:
                    known[row] = Tried(row, weight / whole)
        fallback = self.total / self.visits - DOUBT if self.visits else 0.0
        best, most = None, -1e9
        for row in rows:
            tried = known[row]
            tried.offered += 1
            visits = tried.visits
            worth = tried.total / visits if visits else fallback
            worth += CURIOSITY * tried.hope * sqrt(tried.offered) / (1 + visits)
            if worth > most:
                best, most = tried, worth
        assert best is not None
        return best


class Worlds(Protocol):
    """Where positions to search come from: a seat's belief, or a position with all open."""

    def imagine(self, rng: Random) -> State: ...


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to."""

    root: Question
    iterations: int
    payoffs: tuple[float, ...]
    """What each seat may expect, on the mean of all iterations."""
    errors: tuple[float, ...]
    """How far each of these may be off: one standard error, as if the iterations knew nothing of each other."""


def search(worlds: Worlds, mind: Mind, rng: Random, players: int, more: Callable[[int, Question], bool]) -> Found:
    """Search as long as `more`, given the number of iterations so far and the tree, says so; at least once."""
    root, done, sums, squares = Question(), 0, [0.0] * players, [0.0] * players
    while not done or more(done, root):
        payoffs = _iterate(worlds.imagine(rng), root, mind, rng)
        for seat, payoff in enumerate(payoffs):
            sums[seat] += payoff
            squares[seat] += payoff * payoff
        done += 1
    means = tuple(total / done for total in sums)
    errors = (sqrt(max(0.0, square / done - mean * mean) / done) for square, mean in zip(squares, means, strict=True))
    return Found(root, done, means, tuple(errors))


def _iterate(state: State, question: Question, mind: Mind, rng: Random) -> Sequence[float]:
    """One walk from the root to a judged position, and the credit for it."""
    trail: list[tuple[Question, Tried, int]] = []
    now: Question | None = question
    while now is not None and not state.over:
        rows = state.legal()
        if state.seat == CHANCE:
            state.step(rows[int(rng.random() * len(rows))])
        elif len(rows) == 1:
            state.step(rows[0])
        else:
            if trail:
                now = now.to(state.insight())
            tried = now.pick(state, rows, mind)
            trail.append((now, tried, state.seat))
            state.step(tried.row)
            if tried.after is None and tried.visits:
                tried.after = Question()
            now = tried.after
    mind.play_on(state, rng)
    payoffs = mind.judge(state)
    for at, tried, seat in trail:
        payoff = payoffs[seat]
        at.visits += 1
        at.total += payoff
        tried.visits += 1
        tried.total += payoff
    return payoffs
