"""Effects: SW-53 when each may be chosen and what it does, SW-54 RENEW, SW-55 SPY, SW-34 the afraid Sultan."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import CARDS, WARES
from tests.views import named

EFFECTS = ("aide", "spy", "gems", "bargain", "herald", "renew")
MARKET = "left-spice-morning centre-fabric-afternoon right-jewel-morning"  # 4, 6 and 3 gems


def holding(card: str, *others: str, players: int = 2, **more: Any) -> Table:
    """Seat 0 has the turn with these cards and no more; nothing lies anywhere yet."""
    table = Table(players, hands=[" ".join([card, *others])], wares=MARKET, wishes="bath-7 massage-8")
    return table.lay(hands={0: " ".join([card, *others])}, **more)


# All of them.


@pytest.mark.parametrize("effect", EFFECTS)
def test_the_card_goes_to_the_discard_for_all_to_see(effect: str) -> None:
    """Rulebook, use an effect."""
    table = holding(f"music-{effect}", "tea-spy", gems=[5, 0], wishes={"bath-7": "bath-gems:1", "tea-7": ""})
    table.do(f"use_effect music-{effect}")
    assert "music-" + effect in table.discard
    assert table.told(None, "used") == [{"who": 0, "card": f"music-{effect}"}]
    assert "music-" + effect not in table.hand(0)


@pytest.mark.parametrize("effect", EFFECTS)
def test_the_afraid_sultan_bars_every_effect(effect: str) -> None:
    """SW-34: also by lamp."""
    table = holding(f"music-{effect}", "tea-spy", gems=[5, 0], wishes={"bath-7": "bath-gems:1", "tea-7": ""})
    table.lay(plate="afraid", lamps=[1, 0])
    assert table.offers("use_effect") == set()
    assert table.why(f"use_effect music-{effect}") == "SW-34"
    table.do("orderly tea", "lamp")
    assert table.offers("use_effect") == set()


# AIDE.


def test_aide_needs_a_card_with_room_under_an_open_wish() -> None:
    """SW-53."""
    assert "use_effect tea-aide" not in holding("tea-aide").offers()
    assert holding("tea-aide").why("use_effect tea-aide") == "SW-53"
    full = holding("tea-aide", wishes={"food-7": "food-spy:01 food-gems:11"})
    assert full.why("use_effect tea-aide") == "SW-53"
    guard = holding("tea-aide", wishes={"food-7": "guard"})
    assert guard.why("use_effect tea-aide") == "SW-53"


def test_aide_goes_to_ones_own_anothers_or_an_empty_card() -> None:
    """C2, Maria's example; it scores like any other."""
    table = holding("tea-aide", wishes={"food-7": "food-spy:0 food-gems:1", "bath-6": "bath-aide:"}, gems=[0, 0])
    table.do("use_effect tea-aide")
    assert table.offers() == {"pick food-spy", "pick food-gems", "pick bath-aide"}
    table.do("pick food-gems")
    assert table.under("food-7") == {"food-spy": [0], "food-gems": [1, 0]}
    assert (table.gems, table.look()["aides"]) == ([0, 0], [5, 6])


# SPY.


def test_spy_needs_a_stack_or_another_card() -> None:
    """SW-53."""
    assert holding("tea-spy").why("use_effect tea-spy") == "SW-53"
    assert "use_effect tea-spy" in holding("tea-spy", stack="bath-gems").offers()
    assert "use_effect tea-spy" in holding("tea-spy", "bath-aide").offers()


def test_spy_shows_the_whole_stack_in_order_to_the_spy_alone() -> None:
    """SW-55: everybody knows that, and who added which."""
    table = holding("tea-spy", "bath-aide", stack="food-aide:1 sleep-spy music-aide:0")
    table.do("use_effect tea-spy")
    seen = [("food-aide", 0), ("sleep-spy", 1), ("music-aide", 2)]
    assert [(event["card"], event["depth"]) for event in table.told(0, "saw")] == seen
    for other in (1, None):
        assert [event["card"] for event in table.told(other, "saw")] == [None] * 3
        assert table.told(other, "spied") == [{"who": 0}]
    assert [by for by, _ in table.look(0)["stack"]] == [1, None, 0]
    assert named(CARDS, [card for _, card in table.look(0)["stack"]]) == ["food-aide", "sleep-spy", "music-aide"]
    assert [card for _, card in table.look(1)["stack"]] == [CARDS.index("food-aide"), None, None]


def test_the_spy_may_then_add_a_hand_card() -> None:
    """SW-55, SW-57: or not; it is not seen by the others."""
    table = holding("tea-spy", "bath-aide", "bath-spy", stack="food-aide:1")
    table.do("use_effect tea-spy")
    assert table.asked == ("spy", 0)
    assert table.offers() == {"pick bath-aide", "pick bath-spy", "done"}
    assert table.why("pick tea-spy") == "SW-55"  # it is in the discard
    table.do("pick bath-spy")
    assert table.stack == ["food-aide", "bath-spy"]
    assert [event["card"] for event in table.told(1, "stacked")] == [None]
    assert table.told(0, "stacked") == [{"who": 0, "card": "bath-spy"}]
    table = holding("tea-spy", "bath-aide", "bath-spy", stack="food-aide:1")
    table.do("use_effect tea-spy", "done")
    assert table.stack == ["food-aide"]
    assert table.asked == ("turn", 1)


def test_a_spy_without_another_card_only_looks() -> None:
    """SW-53."""
    table = holding("tea-spy", stack="food-aide:1")
    table.do("use_effect tea-spy")
    assert table.asked == ("turn", 1)


def test_what_is_added_later_the_spy_has_not_seen() -> None:
    """SW-55."""
    table = holding("tea-spy", "bath-aide", stack="food-aide:1")
    table.do("use_effect tea-spy", "done")
    table.do(min(table.offers("extra_task")))
    later = [card for _, card in table.look(0)["stack"]]
    assert later[0] == CARDS.index("food-aide")
    assert len(later) > 1
    assert {*later[1:]} == {None}


# GEMS.


@pytest.mark.parametrize("before, after", [(0, 2), (4, 6), (5, 7), (6, 7)])
def test_gems_takes_two_up_to_seven(before: int, after: int) -> None:
    """SW-53, SW-37."""
    table = holding("tea-gems", gems=[before, 1])
    table.do("use_effect tea-gems")
    assert table.gems == [after, 1]
    assert table.state.pool == 27 - after


def test_gems_may_not_be_chosen_with_seven() -> None:
    """SW-53."""
    assert holding("tea-gems", gems=[7, 0]).why("use_effect tea-gems") == "SW-53"


# BARGAIN.


@pytest.mark.parametrize("gems, wares", [(1, {"right"}), (2, {"right", "left"}), (4, {"left", "centre", "right"})])
def test_bargain_buys_for_two_gems_less(gems: int, wares: set[str]) -> None:
    """SW-53: 4, 6 and 3 gems are 2, 4 and 1; one must be bought."""
    table = holding("tea-bargain", gems=[gems, 0])
    table.do("use_effect tea-bargain")
    assert table.asked == ("bargain", 0)
    assert table.match.view(0)["prices"] == table.match.view(1)["prices"] == [2, 4, 1]
    assert table.offers() == {f"buy {merchant}" for merchant in wares}
    assert table.why("done") == "SW-53"
    table.do("buy right")
    assert table.gems == [gems - 1, 0]
    assert table.owns(0) == ["right-jewel-morning"]
    assert table.market[2] != "right-jewel-morning"


def test_bargain_may_not_be_chosen_if_nothing_can_be_paid() -> None:
    """SW-53."""
    assert holding("tea-bargain", gems=[0, 0]).why("use_effect tea-bargain") == "SW-53"
    table = holding("tea-bargain", gems=[1, 0])
    table.do("use_effect tea-bargain")
    assert table.why("buy left") == "SW-60"


def test_bargain_is_no_optional_purchase_and_leaves_it() -> None:
    """C2, SW-60: both in one turn."""
    table = holding("tea-bargain", gems=[7, 0])
    table.do("use_effect tea-bargain", "buy centre")
    assert table.gems == [3, 0]
    assert table.offers("buy") == {"buy right"} | table.offers("buy")
    table.do("buy right")
    assert table.gems == [0, 0]
    assert table.owns(0) == ["centre-fabric-afternoon", "right-jewel-morning"]


def test_the_restless_sultan_does_not_lower_a_bargain() -> None:
    """SW-40."""
    table = Table(2, hands=["tea-bargain"], wares=MARKET, travelers=True)
    table.lay(gems=[2, 0], plate="restless")
    table.do("use_effect tea-bargain")
    assert table.offers() == {"buy left", "buy right"}
    table.do("buy left")
    assert table.gems == [0, 0]
    assert WARES.index("left-spice-morning") in table.state.owned[0]


# HERALD.


def test_herald_turns_up_a_simple_wish_and_brings_a_gem() -> None:
    """C2, SW-31: beyond the minimum."""
    table = holding("tea-herald", gems=[0, 0])
    table.queues["wish"] = ["tea-7"]
    table.do("use_effect tea-herald")
    assert table.open == ["bath-7", "massage-8", "tea-7"]
    assert table.gems == [1, 0]
    assert table.state.simple_left == 3


def test_herald_needs_a_simple_wish_face_down() -> None:
    """SW-53: Finals do not do."""
    assert holding("tea-herald", simple_left=0).why("use_effect tea-herald") == "SW-53"


def test_herald_at_seven_gems_still_turns_up_a_wish() -> None:
    """SW-37: the gem is lost."""
    table = holding("tea-herald", gems=[7, 0])
    table.do("use_effect tea-herald", "done")
    assert (len(table.open), table.gems) == (3, [7, 0])


# RENEW.


def test_renew_needs_another_card_or_a_task_card_in_the_discard() -> None:
    """SW-53: a Guard there is none."""
    assert holding("tea-renew").why("use_effect tea-renew") == "SW-53"
    assert holding("tea-renew", discard="guard").why("use_effect tea-renew") == "SW-53"
    assert "use_effect tea-renew" in holding("tea-renew", discard="bath-gems").offers()
    assert "use_effect tea-renew" in holding("tea-renew", "bath-aide").offers()


def test_renew_discards_any_number_then_takes_one() -> None:
    """SW-54: not the card just used, never a Guard; one just discarded is allowed; public."""
    table = holding("tea-renew", "bath-aide", "bath-spy", discard="food-aide guard")
    table.do("use_effect tea-renew")
    assert table.asked == ("renew", 0)
    assert table.offers() == {"pick bath-aide", "pick bath-spy", "done"}
    table.do("pick bath-aide", "done")
    assert table.asked == ("take", 0)
    assert table.offers() == {"pick food-aide", "pick bath-aide"}
    assert table.why("pick tea-renew") == "SW-54"
    assert table.why("pick food-spy") == "SW-54"
    assert table.why("done") == "SW-54"
    table.coming("sleep-aide")
    table.do("pick bath-aide")
    assert table.hand(0) == {"bath-spy", "bath-aide", "sleep-aide"}
    for seat in (0, 1, None):
        assert table.told(seat, "discarded") == [{"who": 0, "card": "bath-aide"}]
        assert table.told(seat, "took") == [{"who": 0, "card": "bath-aide"}]


def test_renew_may_discard_none_and_must_take() -> None:
    """SW-54."""
    table = holding("tea-renew", "bath-aide", discard="food-aide food-spy")
    table.do("use_effect tea-renew", "done")
    assert table.offers() == {"pick food-aide", "pick food-spy"}
    table.do("pick food-spy")
    assert table.hand(0) >= {"bath-aide", "food-spy"}


def test_renew_may_discard_all() -> None:
    """SW-54: the hand is refilled at the end of the turn."""
    table = holding("tea-renew", "bath-aide", "bath-spy")
    table.do("use_effect tea-renew", "pick bath-aide", "pick bath-spy")
    assert table.offers() == {"pick bath-aide", "pick bath-spy"}
    table.do("pick bath-spy")
    assert len(table.hand(0)) == 3


def test_renew_takes_none_if_there_is_none() -> None:
    """SW-54: only the card just used lies there."""
    table = holding("tea-renew", "bath-aide", "bath-spy")
    table.do("use_effect tea-renew", "done")
    assert table.asked == ("turn", 1)
    assert table.discard == {"tea-renew"}


def test_renew_with_only_the_discard_takes_at_once() -> None:
    """SW-53, SW-54."""
    table = holding("tea-renew", discard="food-aide guard")
    table.do("use_effect tea-renew")
    assert table.offers() == {"pick food-aide"}
