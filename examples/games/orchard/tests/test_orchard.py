"""The rules of Orchard."""

import pytest
from orchard import BOXES, GAME, points

import grandvizier as gv
from grandvizier.lab.check import check


@pytest.mark.parametrize(
    "row, worth", [([], 0), ([1, 2, 3], 5), ([1, 2, 4], 3), ([0, 4, 5, 6, 7], 8), ([3, 0, 4, 5], 3), ([2, 3, 0, 4], 3)]
)
def test_three_in_a_row_are_worth_more(row, worth):
    assert points(row) == worth


def test_numbers_rise_from_left_to_right():
    for seed in range(6):
        match = gv.Match(GAME, players=2, seed=seed)
        while match.seat is not None:
            offered = match.choices(match.seat)
            match.play(match.seat, *offered[seed % len(offered)].path)
        for seat in range(2):
            row = [match.state.lies[place] for place in match.rules.own[seat]]
            written = [number for number in row if number]
            assert len(row) == BOXES
            assert written == sorted(set(written))
            assert match.scores[seat] == points(row)


def test_one_may_write_a_die_both_or_a_cross():
    match = gv.Match(GAME, players=1, seed=5)
    first, second = match.state.first, match.state.second
    assert {choice.args[1] for choice in match.choices(0)} == {0, first, second, first + second}


@pytest.mark.parametrize("finding", check(GAME, games=2), ids=lambda finding: finding.name)
def test_it_keeps_the_contract(finding):
    assert finding.verdict != "broken", finding.told
