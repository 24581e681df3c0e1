"""Ratings and win shares, against cases that can be worked out and games whose odds are known."""

from __future__ import annotations

import math
from random import Random

import pytest

from grandvizier.arena.rating import ELO, PRIOR, Contest, ratings, share


def duels(wins: int, losses: int, draws: int = 0) -> list[Contest]:
    results = [1.0] * wins + [0.0] * losses + [0.5] * draws
    return [Contest(deal, {"a": 1, "b": 1}, {"a": won, "b": 1 - won}) for deal, won in enumerate(results)]


def test_two_that_win_equally_often_are_worth_the_same() -> None:
    rated = ratings(duels(30, 30, 10), ["a", "b"], "b", 1000)
    assert rated["a"].value == pytest.approx(1000)
    assert (rated["b"].low, rated["b"].high) == (1000, 1000)
    assert rated["a"].low < 1000 < rated["a"].high
    assert rated["a"].high - 1000 == pytest.approx(1000 - rated["a"].low)


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    rated = ratings(duels(10_000, 1_000), ["a", "b"], "b", 1000)
    assert rated["a"].value == pytest.approx(1400, abs=1)


def test_the_strengths_are_the_likeliest_ones() -> None:
    wins, losses = 14, 5
    ahead = (ratings(duels(wins, losses), ["a", "b"], "b", 0)["a"].value) / ELO

    def likelihood(by: float) -> float:
        """With an imagined drawn game of each against an average player; both lie as far from it as each other."""
        fair = -math.log1p(math.exp(-by / 2)) - math.log1p(math.exp(by / 2))
        return -wins * math.log1p(math.exp(-by)) - losses * math.log1p(math.exp(by)) + PRIOR * fair

    assert all(likelihood(ahead) > likelihood(ahead + by) for by in (-0.01, 0.01))


def test_whoever_never_lost_has_a_rating_and_an_interval() -> None:
    few, many = (ratings(duels(games, 0), ["a", "b"], "b", 1000)["a"] for games in (20, 200))
    assert 1400 < few.value < many.value < 2500
    assert few.low > 1000
    assert many.low > few.low
    assert math.isfinite(many.high)


def test_one_among_two_equals_needs_a_third_of_the_wins() -> None:
    contests = [Contest(deal, {"a": 1, "b": 2}, {"a": 1.0} if deal % 3 == 0 else {"b": 1.0}) for deal in range(300)]
    assert ratings(contests, ["a", "b"], "b", 1000)["a"].value == pytest.approx(1000, abs=1)


def test_what_nobody_won_tells_nothing() -> None:
    decided = duels(20, 10)
    empty = [Contest(100 + deal, {"a": 1, "b": 1}, {}) for deal in range(50)]
    alone, both = (ratings(contests, ["a", "b"], "b", 0)["a"] for contests in (decided, decided + empty))
    assert both.value == pytest.approx(alone.value)


def test_strengths_carry_over_to_those_who_never_met() -> None:
    def meet(one: str, other: str, first: int) -> list[Contest]:
        return [Contest(first + deal, {one: 1, other: 1}, {one if deal % 4 else other: 1.0}) for deal in range(400)]

    rated = ratings(meet("a", "b", 0) + meet("b", "c", 400), ["a", "b", "c"], "c", 0)
    assert rated["b"].value == pytest.approx(ELO * math.log(3), abs=3)
    assert rated["a"].value == pytest.approx(2 * ELO * math.log(3), abs=6)
    assert rated["a"].high - rated["a"].low > rated["b"].high - rated["b"].low


@pytest.mark.parametrize("luck", [0.0, 0.8])
def test_intervals_hold_the_truth_as_often_as_they_say(luck: float) -> None:
    """Two bots, deals of two games; with this chance the deal and not the bot decides one of them or both."""
    truth, inside_rating, inside_share, trials = 0.65, 0, 0, 300
    rng = Random(7)
    for _ in range(trials):
        contests, won = [], []
        for deal in range(60):
            first = rng.random() < truth
            second = first if rng.random() < luck else rng.random() < truth
            contests += [Contest(deal, {"a": 1, "b": 1}, {"a" if win else "b": 1.0}) for win in (first, second)]
            won.append(float(first + second))
        rating = ratings(contests, ["a", "b"], "b", 0)["a"]
        inside_rating += rating.low <= ELO * math.log(truth / (1 - truth)) <= rating.high
        found = share(won, [2] * 60, 120)
        inside_share += found.low <= truth <= found.high
    for inside in (inside_rating, inside_share):
        assert 0.91 < inside / trials < 0.99


def test_a_share_is_counted_by_the_chair_and_by_the_deal() -> None:
    even = share([1.0, 0.0] * 50, [1] * 100, 100)
    assert even.value == 0.5
    assert [even.low, even.high] == pytest.approx([0.404, 0.596], abs=0.002)
    doubled = share([2.0, 0.0] * 25, [2] * 50, 100)
    assert doubled.high - doubled.low > 1.3 * (even.high - even.low), "two games of one deal are not two deals"
    split = share([1.0] * 50, [2] * 50, 100)
    assert [split.low, split.high] == pytest.approx([0.366, 0.634], abs=0.002)
    always = share([2.0] * 50, [2] * 50, 100)
    assert [always.value, always.low, always.high] == pytest.approx([1.0, 0.929, 1.0], abs=0.002)
    assert share([1.0], [2], 2).low < 0.1, "one deal says little"
