"""Games played at random, with every kind of action in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Final

from grandvizier import Match
from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import Position
from grandvizier.games.sultans_wishes.sight.belief import Belief

WEIGHTS: Final[Mapping[str, int]] = {"fulfil": 6, "use_effect": 4, "travel": 4, "done": 1}


def new_match(players: int, *, travelers: bool, seed: object) -> Match:
    """A match whose cards a seed decides."""
    return Match(GAME, players=players, options={"travelers": travelers}, seed=f"{seed}")


def wander(match: Match, rng: Random, *, avoid: Iterable[str] = ()) -> Iterator[Position]:
    """A game played at random: every position at which somebody is asked, the last one over."""
    avoided, verbs = set(avoid), match.rules.moves.verbs
    while not match.over:
        assert isinstance(match.state, Position)
        yield match.state
        rows = list(match.state.legal())
        wanted = [row for row in rows if verbs[row].name not in avoided] or rows
        kinds = sorted({verbs[row].name for row in wanted})
        (kind,) = rng.choices(kinds, [WEIGHTS.get(kind, 2) for kind in kinds])
        assert match.seat is not None
        match.play(match.seat, rng.choice([row for row in wanted if verbs[row].name == kind]))
    assert isinstance(match.state, Position)
    yield match.state


def belief_of(match: Match, seat: int) -> Belief:
    """What a seat could work out by now."""
    belief = GAME.belief(match.rules, match.players, match.options, seat)
    assert isinstance(belief, Belief)
    for event in match.told(seat):
        belief.hear(event)
    return belief
