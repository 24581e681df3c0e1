"""What a seat observes straight from a position are the numbers of its view, value for value."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from grandvizier.core.sight.observation import Layout
from grandvizier.core.state import CHANCE
from grandvizier.lab.contract import walk
from grandvizier.lab.fuzz import settings
from grandvizier.nets.expansion import Expander

from .cases import CASES, Case

OBSERVED = [case for case in CASES if case.game.observe is not None]
each_observed = pytest.mark.parametrize("case", OBSERVED, ids=str)


def layout(case: Case) -> Layout:
    assert case.game.layout is not None
    return case.game.layout(case.rules)


@each_observed
def test_bytes_become_the_numbers_of_the_view(case: Case) -> None:
    expander, game, rng, compared = Expander(layout(case)), case.game, Random(1), 0
    assert game.observe is not None
    for players, options in settings(game, case.rules.edition):
        for state in walk(case.rules.start(players, options), rng):
            if state.seat == CHANCE or not (state.over or rng.random() < 0.04):
                continue
            for seat in range(players + 1):
                observed = game.observe(state, seat)
                numbers = game.tensor(case.rules, game.view_of(state, seat))
                assert len(observed) == expander.bytes
                assert np.array_equal(expander.one(observed), numbers)
                compared += 1
    assert compared > 300


@each_observed
def test_many_are_looked_up_as_one_is(case: Case) -> None:
    expander, game = Expander(layout(case)), case.game
    assert game.observe is not None
    states = walk(case.rules.start(case.game.seats[-1]), Random(2))
    observed = [game.observe(state, state.seat) for state in states if state.seat >= 0][:40]
    many = expander.many(np.frombuffer(b"".join(observed), np.uint8).reshape(len(observed), expander.bytes))
    assert np.array_equal(many, np.stack([expander.one(one) for one in observed]))


@each_observed
def test_every_byte_means_something(case: Case) -> None:
    used = {column.byte for column in layout(case).columns}
    assert used <= set(range(layout(case).bytes))
    assert len(used) >= layout(case).bytes - 2, "bytes that no number is made from"
