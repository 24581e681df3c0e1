"""Every number of the box is read from the components: other numbers make another game, without a word in the rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.box.components import Wishes
from grandvizier.games.sultans_wishes.rules.position import Position
from grandvizier.games.sultans_wishes.rules.scoring import gem_points, lights, verdict
from grandvizier.games.sultans_wishes.rules.tables import SultanRules
from grandvizier.games.sultans_wishes.sight import questions as ask
from grandvizier.games.sultans_wishes.travelers.scoring import relic_points
from grandvizier.games.sultans_wishes.travelers.view import View


def small(**more: object) -> Wishes:
    found = GAME.rules().components
    assert isinstance(found, Wishes)
    return replace(found, gems=20, gem_cap=3, aides=5, hand=2, cycles={1: 4, 2: 3, 3: 3, 4: 3}, solo_rounds=2, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_smaller_box_is_played_by_its_own_numbers(players: int) -> None:
    """SW-1, SW-5, SW-13, SW-37, SW-52."""
    rules = SultanRules(GAME, small(), GAME.edition)
    rng, gems, cycles = Random(f"small {players}"), 0, 0
    s = rules.start(players, {"travelers": True})
    view = View(rules.components, players, {"travelers": True}, 0).plain()
    assert view["aides"] == [5] * players
    while not s.over:
        assert isinstance(s, Position)
        if s.what == ask.TURN:
            assert GAME.audit(s) == []
        gems, cycles = max(gems, *s.gems), max(cycles, s.cycle)
        s.step(rng.choice(list(s.legal())))
    assert (gems, cycles) == (3, rules.components.cycles[players])
    assert isinstance(s, Position)
    assert players > 1 or s.round == 2


def test_points_are_counted_by_the_numbers_of_the_box() -> None:
    """SW-43, SW-50, SW-52, TR-9, TR-11."""
    numbers = {**small().numbers, "gems_a_point": 3, "relics_2": 40, "relics_pair": 5}
    box = small(lamps=(4,), brackets=(2, 3, 5), numbers=numbers)
    assert [lights(box, 0, after) for after in (3, 4, 10)] == [False, True, True]
    assert not lights(box, 4, 10)
    assert [verdict(box, points) for points in (1, 2, 4, 5)] == [0, 1, 2, 3]
    assert gem_points(box, 7) == 2
    copies = box.relic_copies
    assert relic_points(box, [0, 1, copies]) == 45
    assert relic_points(box, []) == 0
