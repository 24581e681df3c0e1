"""Games played at random, with every kind of action in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Final

from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import Position
from grandvizier.games.sultans_wishes.sight.belief import Belief
from tests.games.table import belief_in, wander_by
from tests.views import CourtMatch as Match

WEIGHTS: Final[Mapping[str, int]] = {"fulfil": 6, "use_effect": 4, "travel": 4, "done": 1}


def new_match(players: int, *, travelers: bool, seed: object) -> Match:
    """A match whose cards a seed decides."""
    return Match(GAME, players=players, options={"travelers": travelers}, seed=f"{seed}")


def wander(match: Match, rng: Random, *, avoid: Iterable[str] = ()) -> Iterator[Position]:
    """A game played at random: every position at which somebody is asked, the last one over."""
    return wander_by(Position, match, rng, WEIGHTS, usual=2, avoid=avoid)


def belief_of(match: Match, seat: int) -> Belief:
    """What a seat could work out by now."""
    return belief_in(Belief, match, seat)
