"""The Magic Lamp: SW-43 how it is lit and used, SW-42 once a turn, SW-63 in the refill."""

from __future__ import annotations

import pytest

from tests.games.sultans_wishes.table import Table

HANDS = ("tea-aide food-gems music-spy", "sleep-gems bath-gems massage-gems")


def a_table(*, travelers: bool = False) -> Table:
    """Seat 0 has the turn."""
    return Table(2, hands=HANDS, wishes="tea-7 sleep-8", travelers=travelers)


GAINS = {
    5: "tea-herald: tea-gems:00 tea-bargain:",
    7: "tea-herald:0 tea-renew:0",
    9: "tea-herald:00 tea-gems:0 tea-bargain:",
    10: "tea-herald:00 tea-renew:0",
    13: "tea-herald:00 tea-renew:00",
    17: "tea-herald:00 tea-renew:00 tea-gems:00",
}
"""What lies under Tea 7, so that one more heart pays so much in all, with no extra points."""


def before_gain(gain: int, *points: int, lamps: tuple[int, int] = (0, 0)) -> Table:
    return a_table().lay(wishes={"tea-7": GAINS[gain], "sleep-8": ""}, points=points, lamps=lamps, plate="happy")


@pytest.mark.parametrize(
    "before, gain, lit",
    [
        (0, 9, False), (0, 10, True), (5, 5, True), (4, 7, True), (10, 5, False), (11, 13, False), (20, 5, True),
        (18, 10, True), (30, 10, True), (33, 7, True), (26, 13, False), (40, 17, False), (90, 17, False),
    ],
)  # fmt: skip
def test_reaching_or_passing_10_25_or_40_lights_the_lamp(before: int, gain: int, lit: bool) -> None:
    """SW-43: at once, so that it may be used in the same turn."""
    table = before_gain(gain, before, 0)
    table.do("fulfil tea-aide")
    assert table.points[0] == before + gain
    assert list(table.state.lamps) == [lit, 0]
    assert table.told(1, "lit") == [{"who": 0}] * lit
    assert table.asked == (("options", 0) if lit else ("turn", 1))


def test_two_squares_in_one_jump_are_one_activation() -> None:
    """SW-43: 8 and 17 more pass 10 and reach 25; after one use the lamp is dark."""
    table = before_gain(17, 8, 0)
    table.do("fulfil tea-aide")
    assert len(table.told(None, "lit")) == 1
    table.do("lamp", "extra_task food-gems")
    assert table.asked == ("turn", 1)
    assert list(table.state.lamps) == [0, 0]


def test_an_activation_of_an_active_lamp_is_lost() -> None:
    """SW-43: activations do not stack."""
    table = before_gain(10, 18, 0, lamps=(1, 0))
    table.do("fulfil tea-aide")
    assert table.told(None, "lit") == []
    table.do("lamp", "extra_task food-gems")
    assert list(table.state.lamps) == [0, 0]
    assert table.asked == ("turn", 1)


def test_lit_again_by_its_own_action_the_lamp_stays_for_a_later_turn() -> None:
    """SW-43."""
    table = before_gain(10, 18, 0, lamps=(1, 0))
    table.do("extra_task food-gems", "lamp", "fulfil tea-aide")
    assert list(table.state.lamps) == [1, 0]
    assert table.told(None, "lit") == [{"who": 0}]
    assert table.asked == ("turn", 1)
    table.do("orderly tea")
    assert list(table.state.lamps) == [1, 0]
    table.do("orderly food", "lamp")
    assert table.asked == ("turn", 0)


def test_a_lamp_is_lit_on_anothers_turn_too_and_used_on_ones_own() -> None:
    """SW-43."""
    table = a_table()
    table.lay(wishes={"tea-7": "tea-herald:11 tea-renew:1", "sleep-8": ""}, points=[0, 8], plate="happy")
    table.do("fulfil tea-aide")
    assert list(table.state.lamps) == [0, 1]
    assert table.asked == ("turn", 1)
    assert table.why("lamp") == "SW-42"
    table.do("orderly tea", "lamp", "extra_task sleep-gems")
    assert table.told(None, "rubbed") == [{"who": 1}]


def test_a_dark_lamp_is_not_used() -> None:
    """SW-43; nor twice in a turn (SW-42)."""
    table = a_table()
    table.lay(gems=[7, 0])
    table.do("orderly tea")
    assert table.why("lamp") == "SW-43"
    table = before_gain(10, 18, 0, lamps=(1, 0))
    table.lay(gems=[7, 0])
    table.do("extra_task food-gems", "lamp", "fulfil tea-aide")
    assert table.offers("lamp") == set()
    assert table.why("lamp") == "SW-42"


def test_a_lamp_lit_during_the_refill_waits_for_the_players_next_turn() -> None:
    """SW-63: a Guard drawn then completes a wish that pays the drawer."""
    table = a_table().coming("guard bath-aide")
    table.lay(wishes={"tea-5": "tea-gems:0 tea-bargain:0"}, points=[8, 0], plate="happy")
    table.do("extra_task tea-aide")
    assert table.points == [12, 0]
    assert (table.asked, list(table.state.lamps)) == (("turn", 1), [1, 0])
    table.do("orderly tea")
    table.do("orderly food", "lamp")
    assert table.asked == ("turn", 0)


def test_the_lamp_may_repeat_any_mandatory_action() -> None:
    """SW-43: one more of them, also the same."""
    table = a_table(travelers=True)
    table.lay(lamps=[1, 0])
    table.do("travel 1", "lamp")
    assert table.offers("travel") == {"travel 3", "travel 4"}
    assert table.offers("fulfil") == {"fulfil tea-aide"}
    table.do("travel 4")
    assert table.asked == ("turn", 1)
