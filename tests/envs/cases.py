"""Every game with every number of players, by its defaults and with each option switched; and walks through them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from grandvizier.core.events import Event, heard
from grandvizier.core.game import Game, Option
from grandvizier.core.rules import Rules
from grandvizier.core.state import State


@dataclass(frozen=True)
class Case:
    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join(
            [self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options.items())]
        )

    @property
    def rules(self) -> Rules:
        return self.game.rules()

    @property
    def settled(self) -> dict[str, Any]:
        return dict(self.game.settle_options(self.players, self.options, None))

    def start(self) -> State:
        state = self.rules.start(self.players, self.options)
        state.feed = []
        return state


def switched(option: Option) -> list[dict[str, Any]]:
    if isinstance(option.allowed, range):
        return []
    return [{option.name: value} for value in option.allowed if value != option.default]


GAMES = [*gv.games(), CARAVAN]
PLAIN = [Case(game, players) for game in GAMES for players in game.seats]
SWITCHED = [
    Case(case.game, case.players, options)
    for case in PLAIN
    for option in case.game.options
    for options in switched(option)
]

AT_ENDS = [case.players in {case.game.seats[0], case.game.seats[-1]} for case in PLAIN]
"""Whether as few or as many play as can; the numbers between are left to the slow tests."""
COUNTS = [pytest.param(case, marks=() if end else pytest.mark.slow) for case, end in zip(PLAIN, AT_ENDS, strict=True)]
each_plain_case = pytest.mark.parametrize("case", COUNTS, ids=str)
each_case = pytest.mark.parametrize(
    "case", [*COUNTS, *(pytest.param(c, marks=pytest.mark.slow) for c in SWITCHED)], ids=str
)


@dataclass
class Stop:
    """A place on a walk: the position, and for each seat what it was told since the stop before."""

    state: State
    news: list[list[Event]]


def walk(case: Case, seed: int, decisions: int = 300) -> Iterator[Stop]:
    """Play at random; stop wherever a seat is asked, and at the end."""
    rng = Random(seed)
    state = case.start()
    while decisions:
        if state.seat != gv.CHANCE:
            feed, state.feed = state.feed, []
            yield Stop(state, [heard(feed or (), seat, case.game.kinds) for seat in range(case.players)])
            decisions -= 1
        if state.over:
            return
        state.step(rng.choice(state.legal()))


def worlds(case: Case, seed: int, every: int = 5, decisions: int = 150) -> Iterator[tuple[State, int, State]]:
    """Positions of a walk, each with a seat and a position that this seat could take it for."""
    rng = Random(seed)
    beliefs = [case.game.belief(case.rules, case.players, case.settled, seat) for seat in range(case.players)]
    for number, stop in enumerate(walk(case, seed, decisions)):
        for seat, (belief, news) in enumerate(zip(beliefs, stop.news, strict=True)):
            for event in news:
                belief.hear(event)
            if number % every == 0 or stop.state.over:
                yield stop.state, seat, belief.imagine(rng)
