"""The turn: SW-1, SW-2, SW-3, SW-4, SW-5, SW-6, SW-7, SW-8 and SW-63 its order, SW-42, SW-60 the optional actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import TASKS

SPACES = {f"orderly {task}" for task in TASKS}
HANDS = ("tea-aide food-gems music-spy", "sleep-gems bath-gems massage-gems")


def a_table(players: int = 2, **laid: Any) -> Table:
    return Table(players, **{"hands": HANDS, "wishes": "tea-7 sleep-8", **laid})


# Cycles and turns.


@pytest.mark.parametrize("players, first", [(2, 1), (3, 2), (4, 0), (1, 0)])
def test_each_plate_stands_for_one_turn_of_everybody(players: int, first: int) -> None:
    """SW-1, SW-62: clockwise from the first player; five plates a round, ten alone."""
    table = Table(players, first=first)
    for cycle in range(10 if players == 1 else 5):
        assert table.state.round == 1
        assert table.look()["cycle"] == cycle + 1
        for turn in range(players):
            while table.match.question != "turn":
                table.do("done" if "done" in table.offers() else min(table.offers()))
            assert table.seat == (first + turn) % players
            table.idle()
    assert table.state.round == 2
    plates = [event["plate"] for event in table.told(None, "mood")]
    assert len({*plates[:-1]}) == len(plates) - 1 == (10 if players == 1 else 5)
    assert {event["who"] for event in table.told(None, "mood")[:-1]} == {first}


def test_one_of_four_mandatory_actions_must_be_chosen() -> None:
    """Rulebook, mandatory action: fulfil, extra task, effect, Orderly; nothing else, and no passing."""
    table = a_table()
    assert table.offers() == {
        "fulfil tea-aide", *(f"extra_task {card}" for card in HANDS[0].split()),
        "use_effect food-gems", "use_effect music-spy", *SPACES,
    }  # fmt: skip
    assert table.why("done") == "SW-42"
    assert table.why("lamp") == "SW-42"
    assert table.why("buy left") == "SW-42"
    assert table.why("travel 1") == "TR-1"
    assert table.refusal("extra_task sleep-gems", seat=1).code == "not-asked"


def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    """SW-1."""
    table = a_table()
    for verb in ("fulfil", "extra_task", "use_effect"):
        assert table.why(f"{verb} tea-spy") == "SW-1"


def test_with_travelers_there_is_a_fifth() -> None:
    """Travelers, moving your Traveler."""
    assert a_table(travelers=True).offers("travel") == {"travel 1", "travel 2"}


def test_a_plate_adds_its_card_then_does_its_effect() -> None:
    """SW-2: the happy Sultan adds a card to the stack, then gives a gem; his extra points stand from the reveal."""
    table = Table(2, plates="happy")
    assert [name for name, _ in table.last("mood", "added", "gained")] == ["mood", "added", "gained", "gained"]
    assert table.look()["extra"] == 0
    table = Table(2, plates="mean")
    assert table.look()["extra"] == 3
    assert table.stack == []


def test_a_wish_completed_by_the_plates_own_guard_earns_its_points() -> None:
    """SW-2: the new plate's extra points count from the moment of the reveal."""
    table = a_table().coming("guard food-spy bath-spy")
    table.lay(wishes={"tea-5": "tea-gems:0 tea-bargain:1", "sleep-8": "sleep-aide:1 sleep-spy:1"})
    table.reveal("afraid")  # adds a card, 3 extra points
    assert table.told(None, "scored")[-2:] == [
        {"who": 0, "source": "wish", "points": 2 + 3},
        {"who": 1, "source": "wish", "points": 2 + 3},
    ]
    assert table.stack == ["food-spy"]


# The refill.


def test_the_hand_is_refilled_once_at_the_end_of_the_turn() -> None:
    """SW-3: after the optional actions, not between the mandatory action and the lamp."""
    table = a_table(deck="bath-aide bath-spy")
    table.lay(lamps=[1, 0])
    table.do("extra_task tea-aide")
    assert (table.asked, table.hand(0)) == (("options", 0), {"food-gems", "music-spy"})
    table.do("lamp")
    assert (table.asked, table.hand(0)) == (("turn", 0), {"food-gems", "music-spy"})
    table.do("extra_task food-gems")
    assert table.asked == ("turn", 1)
    assert table.hand(0) == {"music-spy", "bath-aide", "bath-spy"}
    assert [event["card"] for event in table.told(0, "drew")] == ["bath-aide", "bath-spy"]


def test_nobody_discards_down_to_three() -> None:
    """SW-5: whoever has four keeps four, and draws none."""
    table = a_table()
    table.lay(hands={0: "tea-aide food-gems music-spy bath-aide"})
    table.do("orderly tea")
    assert len(table.hand(0)) == 4
    table = a_table()
    table.lay(hands={0: "tea-aide food-gems music-spy bath-aide"})
    table.do("extra_task bath-aide")
    assert table.hand(0) == {"tea-aide", "food-gems", "music-spy"}
    assert table.told(None, "drew") == []


def test_a_turn_without_cards_ends_without_a_draw() -> None:
    """SW-3: the Orderly needs no card."""
    table = a_table()
    table.do("orderly music")
    assert table.told(None, "drew") == []
    assert table.hand(0) == {*HANDS[0].split()}


# The deck runs out.


def test_the_discard_is_shuffled_the_moment_the_last_card_has_left() -> None:
    """SW-6: even though nobody needs a card yet."""
    table = a_table()
    table.thin("bath-aide")
    pile = len(table.state.discard)
    table.do("extra_task tea-aide")
    assert "bath-aide" in table.hand(0)
    assert table.told(None, "shuffled") == [{"cards": pile}]
    assert table.discard == set()
    assert table.look()["deck"] == pile
    assert table.look()["top"] is not None


def test_if_the_discard_is_empty_too_the_shuffle_waits_for_the_next_draw() -> None:
    """SW-6: the last card is drawn with no discard; the next draw shuffles what lies there by then."""
    table = a_table()
    table.lay(wishes={"tea-7": "guard", "sleep-8": "second-guard"})
    table.thin("bath-aide", rest="stack")
    table.do("extra_task tea-aide")
    assert (table.look()["deck"], table.look()["top"]) == (0, None)
    assert table.told(None, "shuffled") == []
    table.do("use_effect sleep-gems")
    assert table.told(None, "shuffled") == [{"cards": 1}]
    assert table.hand(1) == {"bath-gems", "massage-gems", "sleep-gems"}
    assert table.discard == set()


def test_with_nothing_to_draw_the_player_goes_on_with_fewer_cards() -> None:
    """SW-6, SW-7: down to none; the Orderly can always move."""
    table = a_table()
    table.lay(wishes={"tea-7": "guard", "sleep-8": "second-guard"})
    table.thin("", rest="stack")
    for _ in range(3):
        table.do(min(table.offers("extra_task")))
        table.do(min(table.offers("extra_task")))
        while table.match.question != "turn":
            table.do("done")
    assert table.hand(0) == table.hand(1) == set()
    assert table.offers() == SPACES
    table.do("orderly tea")
    assert table.offers() == SPACES - {"orderly tea"}


# Optional actions.


def test_optional_actions_come_after_the_mandatory_one_in_either_order() -> None:
    """SW-42: lamp then purchase, or purchase then lamp; each once."""
    for order in (("lamp", "extra_task food-gems", "buy left"), ("buy left", "lamp", "extra_task food-gems")):
        table = a_table(wares="left-fabric-afternoon centre-fabric-morning right-spice-morning left-fabric-night")
        table.lay(gems=[7, 0], lamps=[1, 0])
        table.do("extra_task tea-aide")
        assert table.offers() == {"buy left", "buy centre", "buy right", "lamp", "done"}
        table.do(*order)
        assert table.asked == ("turn", 1)
        assert table.gems == [3, 0]
        assert table.owns(0) == ["left-fabric-afternoon"]


def test_only_one_ware_a_turn_is_bought() -> None:
    """SW-42, though more could be paid; the lamp's action gives no further optional actions (SW-43)."""
    table = a_table(wares="left-fabric-night centre-fabric-morning right-fabric-afternoon left-jewel-afternoon")
    table.lay(gems=[7, 0], lamps=[1, 0])
    table.do("extra_task tea-aide", "buy left")
    assert table.offers() == {"lamp", "done"}
    assert table.why("buy centre") == "SW-42"
    table.do("lamp", "extra_task food-gems")
    assert table.asked == ("turn", 1)


def test_optional_actions_may_be_left() -> None:
    """SW-42: up to two."""
    table = a_table()
    table.lay(gems=[7, 0], lamps=[1, 0])
    table.do("orderly tea", "done")
    assert (table.asked, table.gems, list(table.state.lamps)) == (("turn", 1), [7, 0], [1, 0])


def test_a_purchase_pays_the_pool_and_turns_up_the_next_ware_at_once() -> None:
    """SW-60, rulebook, acquire 1 wares card; Ricardo pays 4 for a central card."""
    table = a_table(wares="left-fabric-morning centre-spice-morning right-spice-morning centre-jewel-night")
    table.lay(gems=[4, 3])
    table.do("orderly tea")
    assert table.offers() == {"buy centre", "done"}
    assert table.why("buy left") == "SW-60"  # 6 gems
    table.do("buy centre")
    assert table.gems == [0, 3]
    assert table.state.pool == 25
    assert table.market[1] == "centre-jewel-night"
    assert table.told(1, "bought") == [{"who": 0, "merchant": "centre", "price": 4}]


def test_the_ware_turned_up_after_a_bargain_may_be_bought_by_the_other_purchase() -> None:
    """SW-60: by the same player in the same turn; from the same stack."""
    table = a_table(hands=["food-bargain tea-aide music-spy", HANDS[1]])
    table.queues["ware"] = ["left-jewel-afternoon"]
    table.lay(gems=[7, 0])
    table.do("use_effect food-bargain", "buy left")  # 6 - 2
    assert table.gems == [3, 0]
    table.do("buy left")
    assert table.owns(0) == ["left-fabric-morning", "left-jewel-afternoon"]
    assert table.gems == [0, 0]


def test_an_empty_stack_sells_nothing() -> None:
    """SW-60."""
    table = a_table()
    s = table.state
    s.owned[1] += s.stock[0]
    s.stock[0] = b""
    table.lay(gems=[7, 0])
    table.do("orderly tea", "buy left")
    assert table.market[0] is None
    table.do("orderly food")
    table.lay(gems=[7, 0])
    table.do("orderly sleep")
    assert table.offers("buy") == {"buy centre", "buy right"}
    assert table.why("buy left") == "SW-60"


# Draws, one at a time.


def test_cards_are_drawn_one_at_a_time_and_a_guard_is_settled_in_between() -> None:
    """SW-63: target, completion, points, new wish; then its replacement is drawn."""
    table = a_table(deck="guard bath-aide bath-spy", wishes="tea-5 sleep-8 music-6")
    table.lay(wishes={"tea-5": "tea-gems:0 tea-bargain:1", "sleep-8": "second-guard"}, lamps=[1, 0])
    table.do("extra_task tea-aide", "lamp", "extra_task food-gems")
    names = [name for name, _ in table.last("met", "guarded", "fulfilled", "scored", "opened", "drew")]
    assert names == ["met", "guarded", "fulfilled", "scored", "scored", "opened", "drew", "drew"]


def test_a_wish_turned_up_meanwhile_is_a_possible_target_of_the_next_guard() -> None:
    """SW-63."""
    table = a_table(deck="guard second-guard bath-aide", wishes="tea-5 sleep-8 music-6")
    table.lay(wishes={"tea-5": "tea-gems:0 tea-bargain:1", "sleep-8": "sleep-aide:1 sleep-spy:1"})
    table.do("extra_task tea-aide")
    assert table.open == ["sleep-8", "music-6"]
    assert table.guarded() == ["music-6"]
    assert "bath-aide" in table.hand(0)


def test_every_turn_ends_with_the_refill_the_games_last_too() -> None:
    """SW-63."""
    table = Table(1, hands=["tea-aide tea-spy tea-gems"])
    while table.state.round < 3 or table.state.cycle < 10:
        table.idle() if table.match.question == "turn" else table.do(min(table.offers()))
    while table.match.question != "turn":
        table.do(min(table.offers()))
    table.do(min(table.offers("extra_task")))
    while not table.match.over:
        table.do("done")
    assert len(table.hand(0)) == 3
