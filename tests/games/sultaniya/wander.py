"""Games played at random, and what a seat makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from grandvizier import Match
from grandvizier.games.sultaniya.rules.position import Position
from grandvizier.games.sultaniya.sight.belief import Belief
from tests.games.table import belief_in, wander_by


def wander(match: Match, rng: Random, *, avoid: Iterable[str] = ()) -> Iterator[Position]:
    """A game played at random, with every kind of turn in it: every position, the last one over."""
    return wander_by(Position, match, rng, {"pass_turn": 1, "call": 3, "stop": 1}, usual=4, avoid=avoid)


def has_gap(s: Position) -> bool:
    """Whether a tile is to be replaced now: nothing else is asked of such a palace (SY-16)."""
    name = s.rules.questions[s.what].name
    below = s.rules.questions[s.below[0]].name if name == "place" and s.below else name
    return below == "replace"


def belief_of(match: Match, seat: int) -> Belief:
    """What a seat could work out by now."""
    return belief_in(Belief, match, seat)
