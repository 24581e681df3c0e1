"""The race at the end of a long search: close rows are compared in the same worlds, and the better one is found."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest

from grandvizier.bots.search.tree import HEATS, LAP, Found, Tried, search
from grandvizier.core.mind import Assessment, Mind
from grandvizier.core.state import State

LUCK = 0.5
"""How much the world and the dice make of a payoff, for all stalls alike."""


class Market:
    """One choice among stalls; each pays a little more or less, and the weather matters far more than the stall."""

    over = False

    def __init__(self, weather: float, stalls: int) -> None:
        self.weather, self.stalls, self.chosen = weather, stalls, -1
        self.seat = 0

    def legal(self) -> Sequence[int]:
        return range(self.stalls)

    def step(self, row: int) -> None:
        self.chosen, self.over = row, True

    def copy(self) -> Market:
        return Market(self.weather, self.stalls)


class Shopper:
    """Imagines weather, and judges stalls: what it sees in each iteration is kept."""

    def __init__(self, pays: Sequence[float], finalists: int) -> None:
        self.pays, self.finalists = pays, finalists
        self.seen: list[tuple[float, float, int]] = []
        self.together = 1
        self.at_once: list[int] = []

    def imagine(self, rng: Random) -> State:
        return cast("State", Market(rng.random(), len(self.pays)))

    def weigh(self, _state: Any, rows: Sequence[int]) -> Sequence[float]:
        return [1.0] * len(rows)

    def play_on(self, state: Any, rng: Random) -> None:
        state.dice = rng.random()

    def judge(self, state: Any) -> Sequence[float]:
        self.seen.append((state.weather, state.dice, state.chosen))
        return [self.pays[state.chosen] + LUCK * (state.weather + state.dice)]

    def assess(self, states: Sequence[Any]) -> Sequence[Assessment]:
        self.at_once.append(len({state.chosen for state in states}))
        return [Assessment(self.judge(state), {}) for state in states]


def shop(pays: Sequence[float], finalists: int, iterations: int = 100_000, together: int = 1) -> tuple[Found, Shopper]:
    shopper = Shopper(pays, finalists)
    shopper.together = together
    return search(shopper, cast("Mind", shopper), Random(1), 1, lambda done, _: done < iterations), shopper


def standings(found: Found) -> list[Tried]:
    return sorted(found.root.rows.values(), key=lambda tried: tried.standing, reverse=True)


def test_the_best_of_close_rows_is_found_and_then_the_race_is_over() -> None:
    found, _ = shop([0.100, 0.101, 0.103, 0.102], 4)
    assert found.iterations == HEATS + 4 * LAP
    assert [tried.row for tried in standings(found)] == [2, 3, 1, 0]


def test_in_a_round_everybody_has_the_same_world_and_the_same_dice() -> None:
    _, shopper = shop([0.1, 0.2, 0.3], 3, HEATS + 3 * LAP)
    race = shopper.seen[HEATS:]
    for start in range(0, len(race), 3):
        assert len({seen[:2] for seen in race[start : start + 3]}) == 1
        assert {chosen for *_, chosen in race[start : start + 3]} == {0, 1, 2}
    assert len({seen[:2] for seen in race}) == LAP


@pytest.mark.parametrize("more", range(1, 9))
def test_only_whole_rounds_count(more: int) -> None:
    found, _ = shop([0.1, 0.2, 0.3], 3, HEATS + more)
    assert {tried.rounds for tried in found.root.rows.values()} == {more // 3}
    assert found.iterations == HEATS + more


def test_only_the_most_promising_rows_are_in_the_race() -> None:
    found, _ = shop([0.9, 0.1, 0.2, 0.8, 0.3], 2)
    assert {tried.row for tried in found.root.rows.values() if tried.rounds} == {0, 3}
    assert standings(found)[0].row == 0


def test_rows_that_make_no_difference_are_not_compared_for_long() -> None:
    assert shop([0.2, 0.2, 0.2], 3)[0].iterations == HEATS + 3 * LAP


def test_without_finalists_there_is_no_race() -> None:
    found, _ = shop([0.1, 0.2], 1, 3 * HEATS)
    assert found.iterations == 3 * HEATS
    assert not any(tried.rounds for tried in found.root.rows.values())


def test_what_is_judged_at_once_parts_and_counts_the_same() -> None:
    found, shopper = shop([0.1, 0.9, 0.2, 0.3], 1, 800, together=4)
    assert found.iterations == 800 == found.root.visits
    assert shopper.at_once[0] == 4, "the first walks each try another row"
    assert sum(tried.visits for tried in found.root.rows.values()) == 800
    assert standings(found)[0].row == 1
    assert found.root.total == pytest.approx(sum(tried.total for tried in found.root.rows.values()))
