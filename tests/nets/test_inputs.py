"""Everybody looks from their own seat: one network plays all of them."""

from __future__ import annotations

import numpy as np
import pytest

import grandvizier as gv
from grandvizier.nets.inputs import Inputs

TABLES = [(game.name, players) for game in gv.games() for players in game.seats]


@pytest.mark.parametrize("name, players", TABLES)
def test_every_seat_has_every_row_once(name: str, players: int) -> None:
    inputs = Inputs(gv.rules(name))
    assert np.array_equal(inputs.turned(players, 0), np.arange(inputs.moves))
    for seat in range(players):
        assert sorted(inputs.turned(players, seat)) == list(range(inputs.moves))


def test_a_place_before_oneself_is_the_same_row_in_every_seat() -> None:
    """3W-2: three cards lie before each seat, the first seat's at the places 3, 4 and 5."""
    rules = gv.rules("three-wishes")
    inputs, names = Inputs(rules), rules.moves.text

    def means(row: str, seat: int) -> str:
        number = next(number for number in range(inputs.moves) if names(number) == row)
        return names(int(inputs.turned(4, seat)[number]))

    assert means("peek 3", 2) == "peek 9"
    assert means("peek 1", 2) == "peek 1", "the centre is nobody's"
    assert means("switch 2 5", 3) == "switch 2 14"
    assert means("switch 5 12", 1) == "switch 3 8", (
        "the last seat's neighbour is the first; the lower place stands first"
    )
    assert means("peek 15", 1) == "peek 15", "with four players there is no fifth"


def test_an_agreement_is_a_number_an_option_or_one_a_word() -> None:
    inputs = Inputs(gv.rules("three-wishes"))
    usual = inputs.rules.settle_options(3, None, None)
    assert inputs.agreement(usual).tolist() == pytest.approx([0, 0.25, 1, 0])
    changed = inputs.rules.settle_options(3, {"own_switch": True, "round_limit": 200, "games": "chain"}, None)
    assert inputs.agreement(changed).tolist() == [1, 1, 0, 1]
