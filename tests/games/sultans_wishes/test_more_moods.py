"""The six Mood plates of the Travelers: SW-35 ANGRY, SW-38, SW-39, SW-40, SW-41, SW-57."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import CARDS, TASKS

HANDS = ("tea-aide food-gems music-spy", "sleep-gems bath-gems massage-gems", "tea-spy sleep-aide music-herald")
SPACES = {f"orderly {task}" for task in TASKS}


def under(plate: str, players: int = 2, **more: Any) -> Table:
    """The first plate of the game."""
    hands = HANDS[:players]
    return Table(players, **{"hands": hands, "plates": plate, "travelers": True, **more})


def when_one_has_no_cards(plate: str) -> Table:
    """A plate comes up while seat 0's hand lies in the discard, and nothing can be drawn before its own turn."""
    table = under("kind", 2)
    table.idle()
    table.queues["plate"] = [plate]
    s = table.state
    s.discard += s.hands[0]
    s.hands[0] = b""
    table.lay()
    table.do("orderly tea")
    return table


# DISTRACTED.


def test_distracted_each_may_move_the_orderly_in_order() -> None:
    """SW-38, SW-57: before any turn; the first placement takes a Priority place."""
    table = under("distracted", 3, first=1)
    assert table.asked == ("distracted", 1)
    assert table.offers() == {"done", *SPACES}
    table.do("orderly tea")
    assert table.asked == ("distracted", 2)
    assert table.why("orderly tea") == "SW-45"
    table.do("done")
    table.do("orderly food")
    assert table.look()["priority"] == [1, 0]
    assert table.look()["orderlies"] == [1, 0, None]
    assert table.asked == ("turn", 1)
    assert table.offers("fulfil") | table.offers("extra_task")


def test_distracted_may_be_a_re_move() -> None:
    """SW-38: the Priority place is kept."""
    table = under("kind").reveal("distracted")
    before = table.look()["orderlies"]
    table.do("orderly tea", "done")
    assert table.look()["orderlies"] == [0, before[1]]
    assert table.look()["priority"] == [0, 1]
    assert table.asked == ("turn", 0)


def test_distracted_gives_no_optional_action() -> None:
    """SW-38: nor lamp nor refill."""
    table = under("kind").lay(lamps=[1, 1], gems=[7, 7])
    table.reveal("distracted")
    table.do("orderly tea")
    assert table.asked == ("distracted", 1)


def test_distracted_a_busy_aide_comes_off_a_card() -> None:
    """SW-14, SW-38."""
    table = under("kind")
    table.lay(wishes={"FW13": "bath-spy:00 massage-spy:00 massage-renew:00", "tea-7": "tea-herald:0"})
    table.queues["plate"] = ["distracted"]
    table.do("extra_task food-gems", "orderly tea", "orderly food")
    assert table.asked == ("busy", 0)
    table.do("pick tea-herald")
    assert table.look()["priority"] == [1, 0]
    assert table.asked == ("distracted", 1)


# ANGRY, RESTLESS.


def test_angry_a_fulfil_brings_no_gem() -> None:
    """SW-35: Guard gems are still paid."""
    table = under("angry", wishes="tea-7 food-7")
    table.do("fulfil tea-aide")
    assert table.gems == [0, 0]
    table = under("angry").lay(wishes={"tea-7": "tea-herald:1 tea-gems:1 guard", "food-7": ""})
    table.do("fulfil tea-aide")
    assert table.gems == [1, 1]
    assert table.points == [1 + 3, 5 + 3]


def test_restless_the_optional_purchase_costs_one_less() -> None:
    """SW-40."""
    table = under("restless", wares="left-fabric-night centre-spice-morning right-spice-morning").lay(gems=[3, 0])
    table.do("orderly tea")
    assert table.offers() == {"buy left", "buy centre", "done"}  # 2 and 3, but 5 is too much
    assert table.look(0)["prices"] == [2, 3, 5]
    table.do("buy centre")
    assert (table.gems, table.state.pool) == ([0, 0], 28)
    assert table.told(None, "bought")[-1]["price"] == 3


# CONFUSED.


def test_confused_each_may_perform_an_extra_task_in_order() -> None:
    """SW-38: free; not replaced until one's own refill."""
    table = under("confused", 3, first=2)
    assert table.asked == ("confused", 2)
    assert table.offers() == {"done", *(f"extra_task {card}" for card in HANDS[2].split())}
    table.do("extra_task tea-spy")
    table.do("done")
    table.do("extra_task bath-gems")
    assert table.stack == ["tea-spy", "bath-gems"]
    assert [by for by, _ in table.look()["stack"]] == [2, 1]
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 2, 2]
    assert table.asked == ("turn", 2)
    table.do("orderly tea")
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 2, 3]


def test_confused_without_cards_is_skipped() -> None:
    """SW-57."""
    table = when_one_has_no_cards("confused")
    assert table.asked == ("confused", 1)


# FRIENDLY.


def test_friendly_each_gives_a_card_to_the_left_one_after_another() -> None:
    """SW-39: a card just received may be passed on; known to giver and receiver only."""
    table = under("friendly", 3, first=1)
    assert table.asked == ("friendly", 1)
    assert table.offers() == {f"pick {card}" for card in HANDS[1].split()}
    table.do("pick bath-gems")
    assert table.asked == ("friendly", 2)
    assert table.offers() == {f"pick {card}" for card in (*HANDS[2].split(), "bath-gems")}
    table.do("pick bath-gems")
    assert table.asked == ("friendly", 0)
    table.do("pick tea-aide")
    assert table.asked == ("turn", 1)
    assert table.hand(1) == {"sleep-gems", "massage-gems", "tea-aide"}
    assert table.hand(0) == {"food-gems", "music-spy", "bath-gems"}
    first, second, third = ([event["card"] for event in table.told(seat, "handed")] for seat in (1, 2, 0))
    assert first == ["bath-gems", None, "tea-aide"]
    assert second == ["bath-gems", "bath-gems", None]
    assert third == [None, "bath-gems", "tea-aide"]
    assert [event["card"] for event in table.told(None, "handed")] == [None, None, None]
    assert [(event["who"], event["to"]) for event in table.told(None, "handed")] == [(1, 2), (2, 0), (0, 1)]


def test_friendly_must_be_done() -> None:
    """SW-57."""
    assert under("friendly").why("done") == "SW-39"


def test_friendly_without_cards_is_skipped_and_still_receives() -> None:
    """SW-57: and has nothing to pass if nobody gave yet."""
    table = when_one_has_no_cards("friendly")
    assert table.asked == ("friendly", 1)
    table.do("pick bath-gems")
    assert table.asked == ("turn", 0)
    assert table.hand(0) == {"bath-gems"}


def test_friendly_alone_has_no_effect() -> None:
    """SW-39."""
    table = under("friendly", 1)
    assert table.asked == ("turn", 0)
    assert table.hand(0) == {*HANDS[0].split()}


def test_friendly_whoever_has_four_keeps_four() -> None:
    """SW-5: the first player gave and got back one; the hand is never thrown down."""
    table = under("friendly", 2)
    table.do("pick tea-aide")
    assert len(table.hand(1)) == 4
    table.do("pick bath-gems")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [3, 3]


# TIDY.


def test_tidy_the_discard_is_shuffled_into_the_deck_guards_too() -> None:
    """SW-41: after the plate's card went to the stack."""
    table = under("kind").lay(discard="bath-aide bath-spy guard")
    deck = table.look()["deck"]
    table.reveal("tidy")
    assert table.discard == set()
    assert table.look()["deck"] == deck + 3 - 1
    assert table.told(None, "shuffled") == [{"cards": deck + 2}]
    everything = [*table.state.deck, table.state.top]
    assert {CARDS.index("bath-aide"), CARDS.index("guard")} <= {*everything}


def test_tidy_the_top_card_is_another_afterwards() -> None:
    """SW-41, SW-28: the old top is shuffled too, and the new one's back is public."""
    table = under("kind").lay(discard="bath-spy").coming("music-gems guard music-aide")
    table.queues["top"] = ["guard", "music-aide"]
    table.reveal("tidy")
    assert table.stack == ["music-gems"]
    assert table.look()["top"] == 0
    assert CARDS[table.state.top] == "music-aide"
    assert CARDS.index("guard") in table.state.deck


@pytest.mark.parametrize("plate", ["distracted", "confused", "friendly"])
def test_alone_the_plates_work_where_they_can(plate: str) -> None:
    """SW-52: Travelers may be used alone."""
    table = under(plate, 1)
    assert table.asked[0] == ("turn" if plate == "friendly" else plate)
