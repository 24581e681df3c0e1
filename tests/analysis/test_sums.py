"""The sums behind a review: errors add in squares, and a turn counts if its change is large and sure."""

from __future__ import annotations

import pytest

from grandvizier.analysis import Effects, Estimate, Point, is_mistake, split, turning_points
from grandvizier.analysis.sums import MOST, estimate


def test_errors_add_in_squares() -> None:
    assert Estimate(0.25, 0.3) + Estimate(-0.5, 0.4) == Estimate(-0.25, 0.5)


def test_the_error_of_a_mean_shrinks_with_the_root_of_its_samples() -> None:
    few, many = estimate([0.0, 1.0] * 8), estimate([0.0, 1.0] * 32)
    assert few.value == many.value == 0.5
    assert few.error / many.error == pytest.approx(2, rel=0.05)


def test_luck_is_everybodys_but_a_choice_is_its_makers() -> None:
    nothing = Estimate()
    effects = [
        Effects(-1, (Estimate(0.2), Estimate(-0.2)), nothing, nothing),
        Effects(0, (Estimate(0.1), Estimate(-0.1)), Estimate(-0.3), Estimate(-0.05)),
        Effects(1, (nothing, nothing), Estimate(0.02), nothing),
    ]
    one, two = split(effects, 2)
    assert (one.luck.value, one.decisions.value, one.knowledge.value) == pytest.approx((0.3, -0.3, -0.05))
    assert (two.luck.value, two.decisions.value, two.knowledge.value) == pytest.approx((-0.3, 0.02, 0.0))


def points(*chances: float, error: float = 0.01, luck: float = 0.0, choice: float = 0.0) -> list[Point]:
    """Two players; the first one's chances turn by turn."""
    return [
        Point(10 * n, n % 2, (Estimate(chance, error), Estimate(1 - chance, error)), luck, choice)
        for n, chance in enumerate(chances)
    ]


def test_a_turning_point_is_a_large_change_that_is_no_noise() -> None:
    (turn,) = turning_points(points(0.5, 0.52, 0.8, 0.79))
    assert (turn.at, turn.by, turn.before, turn.after) == (20, 0, 0.52, 0.8)
    assert turning_points(points(0.5, 0.52, 0.8, 0.79, error=0.2)) == []
    assert turning_points(points(0.5)) == []


def test_a_turning_point_names_what_changed_more() -> None:
    assert [turn.cause for turn in turning_points(points(0.2, 0.9, luck=-0.4, choice=0.1))] == ["draw"]
    assert [turn.cause for turn in turning_points(points(0.2, 0.9, luck=0.1, choice=-0.4))] == ["choice"]


def test_the_largest_ones_are_named_in_the_order_of_the_game() -> None:
    swings = [0.5, 0.9, 0.1, 0.8, 0.3, 0.7, 0.4, 0.6]
    found = turning_points(points(*swings))
    assert [turn.at for turn in found] == [10, 20, 30, 40, 50]
    assert len(found) == MOST


def test_a_mistake_costs_more_than_a_trifle_and_than_chance_would() -> None:
    costs = [(-0.3, 0.1), (-0.3, 0.2), (-0.3, 0.4), (-0.01, 0.001), (0.2, 0.05), (-0.02, 0.0)]
    assert [is_mistake(Estimate(*cost)) for cost in costs] == [True, False, False, False, False, True]


def test_a_turning_point_knows_when_its_turn_began() -> None:
    curve = points(0.5, 0.52, 0.8, 0.79)
    (turn,) = turning_points(curve)
    assert (turn.since, turn.at) == (curve[1].at, curve[2].at)
