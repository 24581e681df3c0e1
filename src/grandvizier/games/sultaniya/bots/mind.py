"""Sultaniya's judgement for search: what a choice gains right away, and what everybody may expect of the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from ....core.events import Row, Seat
from ....core.mind import PlainMind, draw, expected, final
from ....core.rules import Rules
from ....core.state import State
from ..rules.position import NONE, Position
from ..rules.tables import PalaceRules
from ..sight import questions as ask
from .palace_cache import PalaceCache
from .prospect import SOURCES, Prospect, survey
from .rating import Rating, rate_characters

if TYPE_CHECKING:
    from random import Random

SHARP: Final = 1.0
"""So many points more make a row e times as promising."""
FAINT: Final = 8.0
"""A row that is worse than the best one by so many times SHARP is as promising as any other such."""
AHEAD: Final = 2
"""So many whole turns are played on before a position is judged."""
DOUBT_AT_LAST: Final = 0.5
"""How far a guess of the final points is likely to be off in the last turn, as a spread (`expected`)."""
DOUBT: Final = 0.9
"""How much farther with each turn to go, by its square root."""
ALONE: Final = 100
"""So many points are all that a seat alone may expect (SY-25)."""


class Mind(PlainMind):
    """Judges imagined positions by the prospects of their seats."""

    sources = SOURCES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, PalaceRules)
        self._cache = PalaceCache(rules)

    def weigh(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """By what each row gains right away."""
        rates = self._rate(state, rows)
        best = max(rates)
        return [exp(max(-FAINT, (rate - best) / SHARP)) for rate in rates]

    def play_on(self, state: State, rng: Random) -> None:
        """To the end of this turn and some turns more, everybody taking what gains most right away."""
        ahead = AHEAD
        draw(state, rng)
        while not state.over and (ahead or state.what != ask.TURN):
            ahead -= state.what == ask.TURN
            rows = state.legal()
            if len(rows) == 1:
                state.step(rows[0])
            else:
                rates = self._rate(state, rows)
                state.step(rows[rates.index(max(rates))])
            draw(state, rng)

    def judge(self, state: State) -> Sequence[float]:
        """By the points that everybody may expect, the less sure the more turns are left."""
        assert isinstance(state, Position)
        if state.over:
            return final(state)
        if NONE in state.characters:
            return [1 / state.players] * state.players
        shared = survey(self._cache, state)
        points = [Prospect(self._cache, state, seat, shared).total for seat in range(state.players)]
        if state.players == 1:
            return [points[0] / ALONE]
        return expected(points, DOUBT_AT_LAST + DOUBT * sqrt(shared.turns))

    def outlook(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Where the points at the end may come from."""
        assert isinstance(state, Position)
        if NONE in state.characters:
            return dict.fromkeys(SOURCES, 0.0)
        return Prospect(self._cache, state, seat, survey(self._cache, state)).sources()

    def _rate(self, state: State, rows: Sequence[Row]) -> list[float]:
        assert isinstance(state, Position)
        if state.what == ask.CHARACTER:
            return rate_characters(state, rows)
        return Rating(self._cache, state, state.seat, survey(self._cache, state)).rate(rows)
