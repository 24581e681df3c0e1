"""Information-set Monte Carlo tree search: one tree for all that a seat cannot tell apart.

Each iteration imagines a position that agrees with what the seat was told, walks down the tree by the rows that are
possible there, adds one row, plays on to where the game's `Mind` can judge, and credits everybody on the way with what
their own seat may expect.  Draws are answered anew in each iteration, so that a row's worth is its mean over them.

Where a game says that its choices are close (`Mind.finalists`), a long search ends with a race of the best ones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, repeat
from math import sqrt
from random import Random
from typing import Final, Protocol, TypeAlias

from ...core.mind import Mind, add_up
from ...core.state import CHANCE, State

CURIOSITY: Final = 0.6
"""How much a promising row that was tried seldom counts against a good one that was tried often."""
DOUBT: Final = 0.1
"""How much worse than its question so far a row is taken to be before it was tried."""

HEATS: Final = 500
"""So many iterations come before the race."""
LAP: Final = 16
"""After so many rounds each, whoever is clearly behind is out of the race."""
BEHIND: Final = 2.5
"""How many standard errors that is."""


class Tried:
    """A row at a question: how promising it looked, and what came of it."""

    __slots__ = ("after", "foreseen", "gained", "hope", "last", "offered", "rounds", "row", "total", "visits")

    def __init__(self, row: int, hope: float) -> None:
        self.row = row
        self.hope = hope
        self.offered = 0
        """In how many iterations it was possible."""
        self.visits = 0
        self.total = 0.0
        """The sum of what whoever chose it could expect."""
        self.last = 0.0
        """What came of it the last time."""
        self.rounds = 0
        """How long it was in the race."""
        self.gained = 0.0
        """The sum of what whoever chose it could expect in these rounds."""
        self.after: Node | None = None
        self.foreseen: Mapping[int, float] = {}
        """What each row promises after it, if that was found when it was judged."""

    @property
    def mean(self) -> float:
        """What whoever chooses it may expect."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def standing(self) -> tuple[float, ...]:
        """How good a choice it is, beside others: by the race, before that by how often it was worth trying."""
        return self.rounds, self.gained, self.visits, self.hope, -self.row


class Node:
    """A question in the tree, with the rows that were ever possible there."""

    __slots__ = ("apart", "rows", "total", "visits")

    def __init__(self, foreseen: Mapping[int, float] | None = None) -> None:
        weights = foreseen or {}
        whole = add_up(weights.values())
        self.rows = {row: Tried(row, weight / whole) for row, weight in weights.items()}
        self.apart: dict[Hashable, Node] = {}
        """The same question to whoever knows this or that."""
        self.visits = 0
        self.total = 0.0

    def to(self, insight: Hashable) -> Node:
        """The question as it is put to whoever knows this; one for all where nobody knows more than others."""
        if insight is None:
            return self
        if insight not in self.apart:
            self.apart[insight] = Node()
        return self.apart[insight]

    def pick(self, state: State, rows: Sequence[int], mind: Mind) -> Tried:
        """The row to try next: good so far, or promising and seldom tried."""
        known = self.rows
        if any(row not in known for row in rows):
            weights = mind.weigh(state, rows)
            whole = add_up(weights)
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


Trail: TypeAlias = list[tuple[Node, Tried, int]]
"""The questions on a way through the tree, which row was tried at each, and by which seat."""


class Worlds(Protocol):
    """Where positions to search come from: a seat's belief, or a position with all open."""

    def imagine(self, rng: Random) -> State: ...


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to."""

    root: Node
    iterations: int
    payoffs: tuple[float, ...]
    """What each seat may expect, on the mean of all iterations."""
    errors: tuple[float, ...]
    """How far each of these may be off: one standard error, as if the iterations knew nothing of each other."""


def search(worlds: Worlds, mind: Mind, rng: Random, players: int, more: Callable[[int, Node], bool]) -> Found:
    """Search as long as `more`, given the number of iterations so far and the tree, says so; at least once."""
    root, done, sums, squares = Node(), 0, [0.0] * players, [0.0] * players
    for payoffs in _walks(worlds, root, mind, rng):
        for seat, payoff in enumerate(payoffs):
            sums[seat] += payoff
            squares[seat] += payoff * payoff
        done += 1
        if not more(done, root):
            break
    means = tuple(total / done for total in sums)
    errors = (sqrt(max(0.0, square / done - mean * mean) / done) for square, mean in zip(squares, means, strict=True))
    return Found(root, done, means, tuple(errors))


def _walks(worlds: Worlds, root: Node, mind: Mind, rng: Random) -> Iterator[Sequence[float]]:
    """What everybody may expect by each iteration; only a race comes to an end by itself."""
    for _ in range(-(-HEATS // mind.together)) if mind.finalists > 1 else repeat(None):
        yield from _wave(worlds, root, mind, rng)
    field = sorted(root.rows.values(), key=lambda tried: tried.standing)[-mind.finalists :]
    yield from _race(field, worlds, root, mind, rng)


def _wave(worlds: Worlds, root: Node, mind: Mind, rng: Random) -> Sequence[Sequence[float]]:
    """As many walks as the mind judges at once; until then they count as lost, so that those after them part."""
    ends, trails = [], []
    for _ in range(mind.together):
        ends.append(worlds.imagine(rng))
        trails.append(_walk(ends[-1], root, mind, rng))
    found = mind.assess(ends)
    for trail, (payoffs, weights) in zip(trails, found, strict=True):
        _credit(trail, payoffs)
        if trail:
            trail[-1][1].foreseen = weights
    return [payoffs for payoffs, _ in found]


def _race(field: list[Tried], worlds: Worlds, root: Node, mind: Mind, rng: Random) -> Iterator[Sequence[float]]:
    """In each round all rows are tried in the same world with the same dice, until one alone is left.

    What they have in common then says nothing about which is better, and what sets them apart shows sooner.
    """
    apart = dict.fromkeys(permutations((tried.row for tried in field), 2), 0.0)
    while len(field) > 1:
        world, dice = worlds.imagine(rng), rng.random()
        for tried in field:
            end = world.copy()
            trail = _walk(end, root, mind, Random(dice), tried)
            payoffs = mind.judge(end)
            _credit(trail, payoffs)
            if tried is field[-1]:
                _score(field, apart)
            yield payoffs
        if field[0].rounds % LAP == 0:
            field = _still_in(field, apart)


def _score(field: list[Tried], apart: dict[tuple[int, int], float]) -> None:
    """Count a round, and how far apart each two came."""
    for tried in field:
        tried.rounds += 1
        tried.gained += tried.last
    for one, two in permutations(field, 2):
        apart[one.row, two.row] += (one.last - two.last) ** 2


def _still_in(field: list[Tried], apart: Mapping[tuple[int, int], float]) -> list[Tried]:
    """Without those that are clearly behind whoever leads, or make no difference."""
    leader = max(field, key=lambda tried: tried.gained)
    rounds = leader.rounds

    def keeps_up(tried: Tried) -> bool:
        lead = (leader.gained - tried.gained) / rounds
        spread = apart[leader.row, tried.row] / rounds - lead * lead
        return lead < BEHIND * sqrt(max(0.0, spread) / rounds)

    return [tried for tried in field if tried is leader or keeps_up(tried)]


def _walk(state: State, question: Node, mind: Mind, rng: Random, first: Tried | None = None) -> Trail:
    """From the root, there by the first row if one is given, to a position that can be judged: the way it took."""
    trail: Trail = []
    now: Node | None = question
    while now is not None and not state.over:
        rows = state.legal()
        if state.seat == CHANCE:
            state.step(rows[int(rng.random() * len(rows))])
        elif len(rows) == 1:
            state.step(rows[0])
        else:
            if trail:
                now = now.to(state.insight())
            tried = first if first and not trail and first.row in rows else now.pick(state, rows, mind)
            trail.append((now, tried, state.seat))
            state.step(tried.row)
            if tried.after is None and tried.visits:
                tried.after = Node(tried.foreseen)
            now = tried.after
    mind.play_on(state, rng)
    for at, tried, _ in trail:
        at.visits += 1
        tried.visits += 1
    return trail


def _credit(trail: Trail, payoffs: Sequence[float]) -> None:
    """Count what whoever chose on the way could expect."""
    for at, tried, seat in trail:
        payoff = payoffs[seat]
        at.total += payoff
        tried.total += payoff
        tried.last = payoff
