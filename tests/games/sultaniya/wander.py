"""Games played at random, and what a seat makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from grandvizier import Match
from grandvizier.games.sultaniya import GAME
from grandvizier.games.sultaniya.rules.position import Position
from grandvizier.games.sultaniya.sight.belief import Belief


def wander(match: Match, rng: Random, *, avoid: Iterable[str] = ()) -> Iterator[Position]:
    """A game played at random, with every kind of turn in it: every position, the last one over."""
    avoided = set(avoid)
    while not match.over:
        assert isinstance(match.state, Position)
        yield match.state
        rows = list(match.state.legal())
        verbs = {row: match.rules.moves.verbs[row].name for row in rows}
        wanted = [row for row in rows if verbs[row] not in avoided] or rows
        kinds = sorted({verbs[row] for row in wanted})
        weights = [{"pass_turn": 1, "call": 3, "stop": 1}.get(kind, 4) for kind in kinds]
        (kind,) = rng.choices(kinds, weights)
        assert match.seat is not None
        match.play(match.seat, rng.choice([row for row in wanted if verbs[row] == kind]))
    assert isinstance(match.state, Position)
    yield match.state


def has_gap(s: Position) -> bool:
    """Whether a tile is to be replaced now: nothing else is asked of such a palace (SY-16)."""
    name = s.rules.questions[s.what].name
    below = s.rules.questions[s.below[0]].name if name == "place" and s.below else name
    return below == "replace"


def belief_of(match: Match, seat: int) -> Belief:
    """What a seat could work out by now."""
    belief = GAME.belief(match.rules, match.players, match.options, seat)
    assert isinstance(belief, Belief)
    for event in match.told(seat):
        belief.hear(event)
    return belief
