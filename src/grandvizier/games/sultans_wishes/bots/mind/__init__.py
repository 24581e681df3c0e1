"""How a bot that searches thinks about The Sultan's Wishes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from .....core.events import Row, Seat
from .....core.mind import PlainMind, add_up, expected, final
from .....core.rules import Rules
from .....core.state import NOBODY, State
from ...rules.position import NONE, Position
from ...rules.tables import SultanRules
from ...sight import questions as ask
from .promises import FAR
from .prospects import SOURCES, Prospects
from .travels import WiderInstinct

if TYPE_CHECKING:
    from random import Random

WARMTH: Final = 1.0
"""A row that gains so many points less is about a third as promising."""
LEAST: Final = 0.01
"""What every row has beside the best."""
SPREAD: Final = 0.93
"""How far the points are off, for the square root of the turns to come."""
INCOME, FADED = 2.8, 9.0
"""The points that a turn brings to whoever plays alone, and how much of all hopes comes to nothing in the end."""
STACKED, BOUGHT = 2.0, 0.9
"""How much likelier a world is for each heart that a rival stacked where the rival's Orderly is, and for each point
that a rival's wares pay: natural logarithms, fitted to games of `vizier` and `grand-vizier`."""


class Mind(PlainMind):
    """Plays on by instinct for a while, and judges by what everybody has and is promised."""

    sources = SOURCES
    finalists = 6
    """What the rows of a turn are worth differs far less than the luck of one iteration."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, SultanRules)
        self._instinct = WiderInstinct(rules)
        self._prospects = Prospects(self._instinct)

    def weigh(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """By what each row gains at a glance."""
        assert isinstance(state, Position)
        gains = self._instinct.gains(state, rows)
        most = max(gains)
        return [LEAST + exp((gain - most) / WARMTH) for gain in gains]

    def play_on(self, state: State, rng: Random) -> None:
        """By instinct to the end of the round, when extra tasks are paid; in the last one to the end of the game."""
        assert isinstance(state, Position)
        s, gains, share = state, self._instinct.gains, rng.random
        while s.seat != NOBODY and (s.what != ask.PLATE or s.cycle or self._instinct.promises.turns(s) < FAR):
            rows = s.legal()
            if s.seat < 0:
                s.step(rows[int(share() * len(rows))])
            elif len(rows) == 1:
                s.step(rows[0])
            else:
                found = gains(s, rows)
                s.step(rows[found.index(max(found))])

    def judge(self, state: State) -> Sequence[float]:
        """By what everybody may expect in the end, the less sure the longer the game may last."""
        assert isinstance(state, Position)
        if state.over:
            return final(state)
        points = [self._prospects.points(state, seat) for seat in range(state.players)]
        turns = self._instinct.promises.lasts(state)
        if state.players == 1:
            return [(points[0] + INCOME * turns - FADED) / 100]
        return expected(points, SPREAD * sqrt(turns + 1))

    def likelihood(self, state: State, seat: Seat) -> float:
        """Rivals have stacked for their own Orderly (SW-47), and bought what pays by their own card (SW-51)."""
        assert isinstance(state, Position)
        s, mine, log = state, 1 << seat, 0.0
        tasks, hearts, orderlies, printed = s.rules.tasks, s.rules.hearts, s.orderlies, self._instinct.trade.printed
        for card, seers, by in zip(s.stack, s.stack_known, s.stack_by, strict=True):
            if by != NONE and not seers & mine and orderlies[by] == tasks[card]:
                log += STACKED * hearts[card]
        return log + BOUGHT * add_up([printed(s, rival) for rival in range(s.players) if rival != seat])

    def outlook(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Points by source."""
        assert isinstance(state, Position)
        return self._prospects.sources(state, seat)
