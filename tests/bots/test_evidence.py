"""Rivals' behaviour as evidence: how often each world is met, and that nothing else changes."""

from __future__ import annotations

from collections import Counter
from math import exp, log
from random import Random
from statistics import fmean

import pytest

import grandvizier as gv
from grandvizier.bots import LEVELS, Driver, bot
from grandvizier.bots.search.evidence import LikelyWorlds
from grandvizier.core.mind import PlainMind
from grandvizier.core.state import State
from tests.games.three_wishes.table import any_table

WEIGHTS = {1: 1.0, 2: 3.0, 4: 6.0}
"""How likely a round is taken to be, for want of anything simpler that positions differ in."""


class Rounds:
    """Imagines positions in the rounds above, each as likely."""

    def __init__(self) -> None:
        self._state = any_table(3).state

    def imagine(self, rng: Random) -> State:
        state = self._state.copy()
        state.round = rng.choice([*WEIGHTS])
        return state


class Believes(PlainMind):
    def likelihood(self, state: State, seat: int) -> float:
        assert seat == 2
        return log(WEIGHTS[state.round])  # type: ignore[attr-defined]


def test_each_world_is_met_as_often_as_it_is_likely() -> None:
    reading, rng, met = LikelyWorlds(Rounds(), Believes(gv.rules("three-wishes")), 2), Random("often"), Counter[int]()
    for _ in range(20_000):
        met[reading.imagine(rng).round] += 1  # type: ignore[attr-defined]
    for number, weight in WEIGHTS.items():
        assert met[number] / met.total() == pytest.approx(weight / sum(WEIGHTS.values()), abs=0.02)


def test_what_is_done_to_a_world_does_not_stay() -> None:
    reading, rng = LikelyWorlds(Rounds(), Believes(gv.rules("three-wishes")), 2), Random("stay")
    for _ in range(50):
        state = reading.imagine(rng)
        assert state.round in WEIGHTS  # type: ignore[attr-defined]
        state.round = 50  # type: ignore[attr-defined]


def test_where_nothing_is_evidence_every_world_is_new() -> None:
    reading, rng = LikelyWorlds(Rounds(), PlainMind(gv.rules("three-wishes")), 0), Random("new")
    met = Counter(reading.imagine(rng).round for _ in range(3_000))  # type: ignore[attr-defined]
    assert all(count / met.total() == pytest.approx(1 / 3, abs=0.05) for count in met.values())


@pytest.mark.parametrize("game, players, choices", [("three-wishes", 3, 36), ("sultans-wishes", 2, 24)])
def test_it_comes_nearer_to_the_truth(game: str, players: int, choices: int) -> None:
    """What rivals really hold is likelier by what they have done than by chance alone."""
    gains = []
    for seed in range(24):
        match = gv.Match(game, players=players, seed=seed)
        mind, rng = match.rules.game.mind(match.rules), Random(seed)
        greedy = {seat: bot("greedy", match.rules, players, match.options, seat, seed="1") for seat in range(players)}
        driver = Driver(match, greedy)
        for _ in range(choices):
            driver.move()
        for seat in range(players):
            belief = match.rules.game.belief(match.rules, players, match.options, seat)
            for event in match.told(seat):
                belief.hear(event)
            imagined = fmean(exp(mind.likelihood(belief.imagine(rng), seat)) for _ in range(60))
            gains.append(mind.likelihood(match.state, seat) - log(imagined))
    assert fmean(gains) > 0.1


def test_the_two_strongest_levels_read_their_rivals() -> None:
    assert [name for name, level in LEVELS.items() if level.search.reads] == ["vizier", "grand-vizier"]
