"""Gifts: TR-3, TR-10 at once, TR-4, TR-5 at the end of a round, TR-9; those at the end are in `test_last_count`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grandvizier.core.pile import replaced, without
from tests.games.sultans_wishes.rounds import chart, finish, last_cycle
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import GIFTS, WARES


def given(gift: str, **laid: Any) -> Table:
    """Seat 0 enters the first town and gets this gift; what a gem would buy is declined."""
    plates = str(laid.pop("plates", "kind"))
    table = Table(2, hands=["tea-aide"], travelers=True, gifts=gift, plates=plates)
    table.lay(nodes="6 start", **laid)
    table.do("travel immediate")
    return table.do(f"keep {gift}") if table.match.question == "gift" else table


# At once.


@pytest.mark.parametrize("plate, points", [("kind", 2), ("happy", 0), ("mean", 6), ("sad", 4)])
def test_double_pays_twice_the_extra_points_of_the_plate(plate: str, points: int) -> None:
    """TR-3: twice 0 is 0."""
    table = given("G01", plate=plate)
    assert table.points == [points, 0]


def test_double_may_light_the_lamp() -> None:
    """TR-3, SW-43: at once, in the same turn."""
    table = given("G01", plate="mean", points=[4, 0])
    assert list(table.state.lamps) == [1, 0]
    assert table.asked == ("options", 0)


@pytest.mark.parametrize(
    "gift, before, after", [("G05", 0, 1), ("G06", 0, 2), ("G07", 0, 3), ("G07", 5, 7), ("G05", 7, 7)]
)
def test_gems_up_to_seven(gift: str, before: int, after: int) -> None:
    """TR-3."""
    assert given(gift, gems=[before, 0]).gems == [after, 0]


@pytest.mark.parametrize("gift, merchant", [("G02", "left"), ("G03", "centre"), ("G04", "right")])
def test_a_free_ware_comes_from_the_bottom_unseen_by_the_others(gift: str, merchant: str) -> None:
    """TR-10: it costs nothing, and what lies face up stays."""
    table = Table(2, hands=["tea-aide"], travelers=True, gifts=gift).lay(nodes="6 start")
    shown = table.market
    table.queues["bottom"] = [f"{merchant}-perfume-night"]
    table.do("travel immediate")
    assert table.owns(0) == [f"{merchant}-perfume-night"]
    assert table.market == shown
    assert table.look(1)["wares"] == [[None], []]
    assert table.look()["wares"] == [[None], []]
    assert table.told(1, "free_ware") == [{"who": 0, "merchant": merchant, "ware": None}]
    assert table.look()["stock"][("left", "centre", "right").index(merchant)] == 14
    assert table.gems == [0, 0]


def test_a_free_ware_uses_no_optional_action() -> None:
    """TR-10: the purchase is still there."""
    table = given("G02", gems=[7, 0])
    assert table.offers("buy")


def test_a_free_ware_that_uncertain_put_under_openly_is_known() -> None:
    """TR-10, SW-36: the lowest is the one that went there last."""
    table = Table(2, hands=["tea-aide"], travelers=True, gifts="G02", plates="uncertain", wares="left-spice-night").lay(
        nodes="6 start"
    )
    table.do("travel immediate")
    assert table.owns(0) == ["left-spice-night"]
    for seat in (1, None):
        assert table.match.view(seat)["wares"] == [[WARES.index("left-spice-night")], []]


def test_of_several_put_under_openly_the_last_one_is_the_lowest() -> None:
    """TR-10, SW-36."""
    table = Table(2, hands=["tea-aide"], travelers=True, gifts="G02").lay(nodes="6 start")
    for name in ("left-spice-night", "left-jewel-night"):
        table.state.stock[0] = without(table.state.stock[0], WARES.index(name))
        table.state.lowest[0] += bytes((WARES.index(name),))
    table.do("travel immediate")
    assert table.owns(0) == ["left-jewel-night"]


def test_if_the_face_up_card_is_the_only_one_left_it_is_that_one() -> None:
    """TR-10; and then an empty stack gives nothing (TR-3)."""
    table = Table(2, hands=["tea-aide"], travelers=True, gifts="G02", wares="left-spice-night").lay(nodes="6 start")
    s = table.state
    s.owned[1] += s.stock[0]
    s.stock[0] = b""
    table.do("travel immediate")
    assert table.owns(0) == ["left-spice-night"]
    assert table.market[0] is None
    table = Table(2, hands=["tea-aide"], travelers=True, gifts="G02").lay(nodes="6 start")
    s = table.state
    s.owned[1] += s.stock[0] + s.market[:1]
    s.stock[0] = b""
    s.market = replaced(s.market, 0, 255)
    table.do("travel immediate")
    assert table.owns(0) == []
    assert table.asked == ("turn", 1)


def test_an_immediate_gift_is_shown_and_goes_under_its_stack() -> None:
    """TR-9: all three kinds; nobody keeps it."""
    table = given("G06")
    assert table.told(1, "gave") == [{"who": 0, "gift": "G06"}]
    assert table.look()["gift_stacks"] == [7, 7, 7]
    assert table.look()["gifts"] == [[], []]
    assert table.state.gift_piles[0].bottom == GIFTS.index("G06")


# At the end of a round.


def ending(
    kept: list[str],
    *,
    players: int = 2,
    first: int = 0,
    stack: str = "",
    orderlies: dict[int, str] | None = None,
    order: Sequence[int] = (),
) -> Table:
    """The round is over, the stack turned up, and somebody is asked for end-of-round gifts."""
    table = last_cycle(players, travelers=True, first=first)
    table.lay(kept=kept, stack=stack)
    chart(table, orderlies or {}, order)
    return finish(table, until="round_gifts")


def test_each_holder_is_asked_once_clockwise_from_the_first_player() -> None:
    """TR-4: after the stack is turned up, before the ranking."""
    table = ending(["G09", "", "G08 G10"], players=3, first=1, stack="tea-aide")
    assert table.asked == ("round_gifts", 2)
    assert table.look(0)["turned"] is True
    assert table.told(None, "ranked") == []
    table.do("done")
    assert table.asked == ("round_gifts", 0)
    assert table.offers() == {"give_gift G09", "done"}
    table.do("done")
    assert table.told(None, "ranked") != []
    assert table.look(0)["gifts"][0] == [(1, GIFTS.index("G09"))]  # kept for a later round


def test_any_number_of_gifts_one_after_another() -> None:
    """TR-4."""
    table = ending(["G09 G11 G13"], stack="tea-aide food-aide sleep-aide")
    table.do("give_gift G11", "give_gift G09", "heart tea")
    assert table.asked == ("round_gifts", 0)
    assert table.offers() == {"give_gift G13", "done"}
    table.do("give_gift G13")
    assert table.asked[0] != "round_gifts"
    assert table.points == [3, 0]
    assert table.look()["gift_stacks"] == [7, 7, 7]


def test_end_of_game_gifts_do_not_ask() -> None:
    """TR-4: only holders of end-of-round gifts."""
    table = last_cycle(2, travelers=True).lay(kept=["G15", "G21"])
    finish(table)
    assert table.told(None, "asked") == [
        event for event in table.told(None, "asked") if event["question"] != "round_gifts"
    ]


def test_a_gift_used_is_shown_and_goes_under_its_stack() -> None:
    """TR-9."""
    table = ending(["G09"], stack="tea-aide")
    table.do("give_gift G09", "heart food")
    assert table.told(1, "gave") == [{"who": 0, "gift": "G09"}]
    assert table.state.gift_piles[1].bottom == GIFTS.index("G09")


def test_face_down_gifts_show_their_towns_and_not_which_of_them_was_used() -> None:
    """TR-9: whether the older or the newer of two gifts of a town was used is its owner's secret."""
    older, newer = (ending([kept], stack="tea-aide") for kept in ("G09 G15 G11", "G11 G15 G09"))
    for table in (older, newer):
        table.do("give_gift G09", "heart food")
    for seat in (1, None):
        assert older.look(seat)["gifts"] == newer.look(seat)["gifts"] == [[(1, None), (2, None)], []]
    assert older.look(0)["gifts"][0] == [(2, GIFTS.index("G15")), (1, GIFTS.index("G11"))]


def test_move_orderly_to_a_space_free_at_that_moment() -> None:
    """TR-5: Priority stays."""
    table = ending(["", "G08"], stack="tea-herald tea-renew food-aide", orderlies={0: "tea", 1: "music"}, order=[0, 1])
    table.do("give_gift G08")
    assert table.asked == ("move_orderly", 1)
    assert "orderly tea" not in table.offers()
    assert "orderly music" not in table.offers()
    assert len(table.offers()) == 6
    table.do("orderly food")
    assert table.points == [6, 4]


def test_move_orderly_needs_an_orderly_on_the_chart() -> None:
    """TR-5: else it changes nothing and is kept."""
    table = ending(["G08"], stack="tea-herald", orderlies={1: "music"})
    assert table.offers() == {"done"}
    assert table.why("give_gift G08") == "TR-5"


def test_a_heart_for_any_task_also_one_without_cards() -> None:
    """TR-5: it then has one and is ranked."""
    table = ending(["", "G09"], stack="tea-aide", orderlies={0: "tea", 1: "music"}, order=[1, 0])
    table.do("give_gift G09")
    assert len(table.offers("heart")) == 8
    table.do("heart music")
    assert table.points == [4, 6]  # tied, and seat 1 stands higher
    assert table.look()["added_hearts"] == [0] * 8  # for this round alone


def test_an_added_heart_is_no_card_for_the_point_gifts() -> None:
    """TR-5."""
    table = ending(["G09 G11"], stack="music-aide")
    assert table.why("give_gift G11") == "TR-5"
    table.do("give_gift G09", "heart tea")
    assert table.why("give_gift G11") == "TR-5" if table.match.question == "round_gifts" else True
    assert table.points == [0, 0]


def test_priority_to_first_place() -> None:
    """TR-5: the others keep their order below; needs one's Aide on the track; the later user ends first."""
    table = ending(
        ["", "", "G10"], players=3, stack="tea-herald food-bargain music-bargain",
        orderlies={0: "tea", 1: "food", 2: "music"}, order=[0, 1, 2],
    )  # fmt: skip
    table.do("give_gift G10")
    assert table.points == [4, 2, 6]


def test_priority_that_changes_nothing_is_kept() -> None:
    """TR-5: first already, or not on the track."""
    table = ending(["G10"], stack="tea-herald", orderlies={0: "tea", 1: "food"}, order=[0, 1])
    assert table.offers() == {"done"}
    assert table.why("give_gift G10") == "TR-5"
    table = ending(["G10"], stack="tea-herald", orderlies={1: "food"})
    assert table.why("give_gift G10") == "TR-5"


@pytest.mark.parametrize("gift, points", [("G11", 3), ("G12", 1), ("G13", 2)])
def test_a_point_for_each_revealed_card_of_two_tasks(gift: str, points: int) -> None:
    """C9: whoever added it, hearts do not matter."""
    table = ending([gift], stack="tea-herald:1 food-aide tea-spy:0 music-aide sleep-aide fan-wave-aide")
    table.do(f"give_gift {gift}")
    assert table.points == [points, 0]


def test_a_point_gift_without_such_cards_is_kept() -> None:
    """TR-5."""
    table = ending(["G14"], stack="tea-herald")
    assert table.why("give_gift G14") == "TR-5"
    table.do("done")
    assert table.look(0)["gifts"][0] == [(1, GIFTS.index("G14"))]


def test_only_ones_own_gifts_are_given() -> None:
    """TR-4."""
    table = ending(["G09", "G11"], stack="tea-herald")
    assert table.why("give_gift G11") == "TR-4"


def test_point_gifts_may_light_a_lamp_before_the_ranking() -> None:
    """SW-43, SW-61."""
    table = last_cycle(2, travelers=True).lay(kept=["G11"], stack="tea-herald", points=[9, 0])
    finish(table, until="round_gifts").do("give_gift G11")
    assert list(table.state.lamps) == [1, 0]
