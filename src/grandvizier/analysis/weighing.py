"""Weighs one ply of a game: who was how likely to win after it, and what its choice and its draws were worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, TypeAlias

from ..bots.net.shipped import mind_for
from ..bots.search.evidence import LikelyWorlds
from ..bots.search.thinker import follow
from ..bots.search.tree import Found, Worlds, search
from ..core.mind import WIN, Mind, draw, share
from ..core.state import CHANCE, State
from ..match import Match
from ..match.choices import choices
from .plies import Ply
from .sums import Effects, Estimate, Point, estimate

ITERATIONS: Final = 48
"""How long a position is searched."""
PAIRS: Final = 24
"""So many pairs of games are played on to compare two positions."""
Path: TypeAlias = tuple[int, ...]
Position: TypeAlias = Callable[[Random], State]
"""A position to play on from: the real one, one that is imagined, or one after another draw."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What was found out about one ply."""

    number: int
    effects: Effects
    chances: tuple[Estimate, ...] | None
    """Each seat's share of the win after it, with all open; None within a turn."""
    believed: Estimate | None
    """The share of the win that whoever chose could expect before it, by what they knew; None if they had no choice."""
    better: Path | None = None
    """What a search that knew the same would have chosen instead; None where it agrees, or was never asked."""


class _Open:
    """A belief that is certain: the position itself."""

    def __init__(self, state: State) -> None:
        self._state = state

    def imagine(self, _rng: Random) -> State:
        return self._state.copy()


def weigh(match: Match, ply: Ply, seed: str) -> Weighed:
    """One ply of a match of two or more; the same seed finds the same."""
    rng = Random(f"review|{seed}|{ply.number}")
    mind = mind_for(match.rules, match.players, match.options)
    decision, knowledge, believed, better = _decision(match, ply, mind, rng)
    effects = Effects(ply.entry.seat, _luck(match, ply, mind, rng), decision, knowledge)
    chances = _chances(ply.after, mind, rng) if ply.turn else None
    return Weighed(ply.number, effects, chances, believed, better)


def _chances(state: State, mind: Mind, rng: Random) -> tuple[Estimate, ...]:
    if state.over:
        return tuple(Estimate(value) for value in state.returns())
    return _expected(_search(_Open(state), mind, rng, state.players))


def _expected(found: Found) -> tuple[Estimate, ...]:
    return tuple(
        Estimate(share(payoff), error / WIN) for payoff, error in zip(found.payoffs, found.errors, strict=True)
    )


def _search(worlds: Worlds, mind: Mind, rng: Random, players: int) -> Found:
    return search(worlds, mind, rng, players, lambda done, _: done < ITERATIONS)


# Comparing two positions.


def _compare(one: Position, two: Position, mind: Mind, rng: Random, seats: Sequence[int]) -> tuple[Estimate, ...]:
    """How much larger a share of the win the first promises to these seats; both are played on with the same dice."""
    played: list[State] = []
    for _ in range(PAIRS):
        # Two dice: what is imagined or drawn must not foretell how play goes on.
        world, dice = rng.random(), rng.random()
        played += [_played_on(position(Random(world)), mind, Random(dice)) for position in (one, two)]
    judged = [
        state.returns() if state.over else [*map(share, payoffs)]
        for state, (payoffs, _) in zip(played, mind.assess(played), strict=True)
    ]
    pairs = list(zip(judged[::2], judged[1::2], strict=True))
    return tuple(estimate([left[seat] - right[seat] for left, right in pairs]) for seat in seats)


def _played_on(state: State, mind: Mind, rng: Random) -> State:
    draw(state, rng)
    if not state.over:
        mind.play_on(state, rng)
    return state


# Luck.


def _luck(match: Match, ply: Ply, mind: Mind, rng: Random) -> tuple[Estimate, ...]:
    if ply.drawing.seat != CHANCE:
        return (Estimate(),) * match.players

    def another(dice: Random) -> State:
        state = ply.drawing.copy()
        draw(state, dice)
        return state

    return _compare(lambda _: ply.after.copy(), another, mind, rng, range(match.players))


# Decisions and knowledge.


def _decision(
    match: Match, ply: Ply, mind: Mind, rng: Random
) -> tuple[Estimate, Estimate, Estimate | None, Path | None]:
    """What the choice was worth by what its seat knew, what not seeing all cost, what was to expect, what was best."""
    seat, before = ply.entry.seat, ply.before
    offers = choices(before, seat) if seat >= 0 else []
    if not offers or (len(offers) == 1 and not offers[0].then):
        return Estimate(), Estimate(), None, None
    belief = match.game.belief(match.rules, match.players, match.options, seat)
    for event in match.told(seat)[: ply.start]:
        belief.hear(event)
    worlds = LikelyWorlds(belief, mind, seat)
    found = _search(worlds, mind, rng, match.players)
    known = follow(offers, found.root).path
    seen = follow(offers, _search(_Open(before), mind, rng, match.players).root).path
    between = partial(_between, mind=mind, rng=rng, seat=seat)
    imagined = [worlds.imagine(rng) for _ in range(PAIRS)]
    return (
        between(ply.entry.path, known, lambda dice: dice.choice(imagined).copy()),
        between(known, seen, lambda _: before.copy()),
        _expected(found)[seat],
        None if known == tuple(ply.entry.path) else known,
    )


def _between(one: Path, two: Path, world: Position, *, mind: Mind, rng: Random, seat: int) -> Estimate:
    """How much more a path promises than another in the same world."""
    if one == two:
        return Estimate()

    def along(path: Path, dice: Random) -> State:
        state = world(dice)
        for row in path:
            state.step(row)
        return state

    (found,) = _compare(partial(along, one), partial(along, two), mind, rng, [seat])
    return found


# The curve of a game.


def points(passed: Sequence[Ply], weighed: Sequence[Weighed]) -> list[Point]:
    """The win chances after each turn, as far as the plies are weighed."""
    found, luck, choice = [], [0.0] * (passed[0].before.players if passed else 0), 0.0
    for ply, one in zip(passed, weighed, strict=False):
        luck = [so_far + more.value for so_far, more in zip(luck, one.effects.luck, strict=True)]
        choice += one.effects.decision.value
        if one.chances:
            found.append(Point(ply.end, ply.entry.seat, one.chances, max(luck, key=abs), choice))
            luck, choice = [0.0] * len(luck), 0.0
    return found
