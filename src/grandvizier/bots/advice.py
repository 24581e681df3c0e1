"""Advice for a person: what search would choose in their seat, and what that gains and risks.

It comes from what the seat was told alone: the same imagined positions that a bot in this seat would think about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, TypeAlias

from ..core.events import Event
from ..core.game import Options
from ..core.mind import Mind, add_up, share
from ..core.rules import Rules
from ..core.state import State
from ..match import Choice
from .net.shipped import mind_for
from .search.evidence import LikelyWorlds
from .search.thinker import follow
from .search.tree import Node, Tried, Worlds, search

Path: TypeAlias = tuple[int, ...]

WORLDS: Final = 24
"""So many imagined positions are played on to compare two choices."""
REASONS: Final = 3
"""At most so many reasons are given for a choice, and against it."""
SMALL: Final = 0.5
"""A difference of fewer points is no reason."""
OTHERS: Final = "others"
"""The source that stands for all that the best rival may expect."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A difference that a choice makes."""

    source: str
    """What it comes from; its words are `outlook-<source>`."""
    points: float
    """How many points more come from there than with the other choice; fewer if below 0."""

    @property
    def is_good(self) -> bool:
        """Whether it speaks for the choice: more for oneself, or less for the others."""
        return (self.points > 0) != (self.source == OTHERS)


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice with its reasons."""

    path: Path
    chance: float | None
    """The share of the win that may be expected with it; None for somebody who plays alone."""
    other: Path | None
    """The next best choice, with which it was compared; None if there is no other."""
    other_chance: float | None
    gains: tuple[Reason, ...] = ()
    risks: tuple[Reason, ...] = ()


def advise(
    rules: Rules,
    players: int,
    options: Options,
    seat: int,
    *,
    stream: Sequence[Event],
    choices: Sequence[Choice],
    seed: str,
    more: Callable[[int], bool],
) -> Advice:
    """The choice of a search that goes on as long as `more` says, compared with the next best one."""
    ways = _ways(choices)
    if len(ways) == 1:
        return Advice(follow(choices, None).path, None, None, None)
    belief = rules.game.belief(rules, players, options, seat)
    for event in stream:
        belief.hear(event)
    mind, rng = mind_for(rules, players, options), Random(f"advice|{seed}|{seat}")
    worlds = LikelyWorlds(belief, mind, seat)
    root = search(worlds, mind, rng, players, lambda done, _: more(done)).root
    best = follow(choices, root)
    way = next(way for way in ways if way.path == best.path[: len(way.path)])
    other_way = max((other for other in ways if other is not way), key=lambda other: _standing(root, other))
    tried = _tried(root, other_way)
    other = follow([other_way], tried.after if tried else None)
    # A network cannot say where points come from: reasons are the game's own.
    reasons = _reasons(worlds, rules.game.mind(rules), seat, (best.path, other.path), rng)
    return Advice(
        path=best.path,
        chance=None if players == 1 else _share(_tried(root, way)),
        other=other.path,
        other_chance=None if players == 1 else _share(tried),
        gains=tuple(reason for reason in reasons if reason.is_good)[:REASONS],
        risks=tuple(reason for reason in reasons if not reason.is_good)[:REASONS],
    )


# The tree.


def _ways(choices: Sequence[Choice]) -> Sequence[Choice]:
    """The first real choice: a step that is forced has no question in the tree."""
    while len(choices) == 1 and choices[0].then:
        choices = choices[0].then
    return choices


def _tried(root: Node, way: Choice) -> Tried | None:
    return root.rows.get(way.path[-1])


def _standing(root: Node, way: Choice) -> tuple[float, ...]:
    tried = _tried(root, way)
    return tried.standing if tried else ()


def _share(tried: Tried | None) -> float | None:
    """The share of the win behind a row; None where nothing was tried."""
    return share(tried.mean) if tried and tried.visits else None


# The reasons.


def _reasons(worlds: Worlds, mind: Mind, seat: int, paths: tuple[Path, Path], rng: Random) -> list[Reason]:
    """What differs on the mean over imagined positions, largest first; what may well be chance is left out."""
    pairs = []
    for _ in range(WORLDS):
        world, seed = worlds.imagine(rng), rng.random()
        one, two = (_prospects(world.copy(), path, mind, seat, Random(seed)) for path in paths)
        pairs.append((one, two))
    found = []
    for source in sorted({source for pair in pairs for prospects in pair for source in prospects}):
        values = [one.get(source, 0.0) - two.get(source, 0.0) for one, two in pairs]
        points = fmean(values)
        if abs(points) >= max(SMALL, stdev(values) / sqrt(WORLDS)):
            found.append(Reason(source, round(points, 2)))
    return sorted(found, key=lambda reason: -abs(reason.points))


def _prospects(state: State, path: Path, mind: Mind, seat: int, rng: Random) -> Mapping[str, float]:
    """What this seat's points are made of after a choice, and what the best of the others may expect."""
    for row in path:
        state.step(row)
    mind.play_on(state, rng)
    found = dict(mind.outlook(state, seat))
    rivals = [add_up(mind.outlook(state, rival).values()) for rival in range(state.players) if rival != seat]
    return found | {OTHERS: max(rivals)} if rivals else found
