"""A plain judgement for any game: what counts is the lead in points right after a choice."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ..mind import draw

if TYPE_CHECKING:
    from ..events import Event, Row, Seat
    from ..game import Game, Options
    from ..rules import Rules
    from ..state import State

WORLDS: Final = 4
"""In so many imagined worlds a choice is tried."""


class PointsAppraiser:
    """Tries each choice in a few worlds that the seat can imagine."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        self._belief, self._seat = rules.game.belief(rules, players, options, seat), seat
        self._worlds: list[State] = []
        self._heard = 0

    def hear(self, event: Event) -> None:
        """Take in one event: what was imagined before is out of date."""
        self._belief.hear(event)
        self._heard += 1
        self._worlds = []

    def appraise(self, path: tuple[Row, ...]) -> float:
        """The lead in points that this brings at once, chance's answers included."""
        rng = Random(self._heard)
        self._worlds = self._worlds or [self._belief.imagine(rng) for _ in range(WORLDS)]
        return sum(self._lead(world.after(path), rng) for world in self._worlds) / WORLDS

    def _lead(self, state: State, rng: Random) -> float:
        draw(state, rng)
        scores = state.scores()
        return scores[self._seat] - max((points for seat, points in enumerate(scores) if seat != self._seat), default=0)


def appraiser_for(_game: Game) -> type[PointsAppraiser]:
    """For whichever game."""
    return PointsAppraiser
