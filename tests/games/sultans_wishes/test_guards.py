"""The Sultan's Guards, and where they turn up (SW-8, SW-63); at the deal (SW-23) they are in `test_setup`."""

from __future__ import annotations

import pytest

from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import CARDS, GUARDS

HAND = "sleep-gems bath-gems massage-gems"


def drawing(wishes: dict[str, str], *, deck: str = "guard bath-aide", players: int = 2, plate: str = "happy") -> Table:
    """Seat 0 plays an extra task, and draws these to refill."""
    table = Table(players, hands=[HAND]).lay(wishes=wishes, plate=plate).coming(deck)
    return table.do("extra_task sleep-gems")


def posted(table: Table) -> list[str]:
    """Where Guards went, one after another."""
    return [event["at"] for event in table.told(None, "guarded")]


# Where it goes.


def test_a_guard_goes_to_a_wish_without_task_cards() -> None:
    """SW-24: rather than to the lowest hearts."""
    table = drawing({"tea-7": "tea-aide:0", "food-7": "", "music-7": "music-herald:1"}, players=3)
    assert posted(table) == ["food-7"]
    assert table.asked == ("turn", 1)
    assert "bath-aide" in table.hand(0)


def test_between_several_without_task_cards_the_drawer_chooses() -> None:
    """SW-24: Felipe chooses between Tea and Food."""
    table = drawing({"tea-7": "", "food-7": "", "music-7": "music-herald:1"}, players=3)
    assert table.asked == ("guard", 0)
    assert table.offers() == {"under tea-7", "under food-7"}
    assert table.why("under music-7") == "SW-24"
    assert table.why("under sleep-8") == "SW-24"
    table.do("under food-7")
    assert table.guarded() == ["food-7"]
    assert "bath-aide" in table.hand(0)


def test_otherwise_it_goes_to_the_lowest_hearts() -> None:
    """SW-24: of the Task cards there."""
    table = drawing({"tea-7": "tea-aide:0 tea-spy:1", "food-7": "food-herald:1", "bath-7": "bath-renew:"}, players=3)
    assert posted(table) == ["tea-7"]


def test_between_tied_ones_the_drawer_chooses() -> None:
    """SW-24."""
    table = drawing({"tea-7": "tea-aide:0 tea-gems:", "food-7": "food-herald:1", "bath-7": "bath-spy:"}, players=3)
    assert posted(table) == ["bath-7"]
    table = drawing({"tea-7": "tea-aide:0 tea-gems:", "food-7": "food-herald:1", "bath-7": "bath-spy: bath-herald:"})
    assert table.offers() == {"under tea-7", "under food-7"}
    table.do("under tea-7")
    assert table.guarded() == ["tea-7"]


def test_one_guard_a_wish() -> None:
    """Rulebook, important: only one; a wish that has a Guard is passed over."""
    table = drawing({"tea-7": "second-guard", "food-7": "food-herald:1 food-aide:", "music-7": "music-aide:1"})
    assert posted(table) == ["music-7"]
    table = drawing({"tea-7": "tea-aide: second-guard", "food-7": "food-herald:1", "music-7": "music-gems:1"})
    assert table.offers() == {"under food-7", "under music-7"}
    assert table.why("under tea-7") == "SW-24"


def test_an_empty_wish_with_a_guard_is_no_target() -> None:
    """SW-24: without Task cards and without a Guard."""
    table = drawing({"tea-7": "second-guard", "food-7": "food-herald:1"})
    assert posted(table) == ["food-7"]


def test_final_wishes_count_printed_hearts_too() -> None:
    """SW-24."""
    table = drawing({"FW03": "food-aide:0 food-renew:1 music-herald:0", "FW01": "food-herald:1 food-bargain:0"})
    assert posted(table) == ["FW03"]
    table = drawing({"FW02": "food-spy:0 food-gems:1", "food-7": "food-herald:1"})
    assert posted(table) == ["food-7"]


def test_a_guard_elsewhere_adds_nothing_to_the_lowest_hearts() -> None:
    """SW-24: hearts of the Task cards attached."""
    table = drawing({"tea-7": "tea-gems:0", "food-7": "food-herald:1", "bath-7": "bath-spy: second-guard"})
    assert posted(table) == ["tea-7"]


def test_without_a_target_the_guard_is_discarded_and_another_card_drawn() -> None:
    """SW-25: the only wish has one; also when no wish is open."""
    table = drawing({"tea-7": "second-guard"})
    assert posted(table) == ["discard"]
    assert "guard" in table.discard
    assert "bath-aide" in table.hand(0)
    assert posted(drawing({})) == ["discard"]


def test_two_guards_one_after_the_other() -> None:
    """SW-25, SW-63: the second finds the first settled."""
    table = drawing({"tea-7": "", "food-7": ""}, deck="guard second-guard bath-aide")
    table.do("under tea-7")
    assert posted(table) == ["tea-7", "food-7"]
    assert "bath-aide" in table.hand(0)
    assert table.asked == ("turn", 1)


def test_if_only_guards_remain_nothing_is_drawn() -> None:
    """SW-25: no target; the player goes on with fewer cards."""
    table = Table(2, hands=[HAND]).lay(wishes={"tea-7": "second-guard"})
    table.thin("guard", rest="stack")
    table.do("extra_task sleep-gems")
    assert table.hand(0) == {"bath-gems", "massage-gems"}
    assert table.asked == ("turn", 1)


def test_a_guard_with_a_target_is_drawn_though_no_task_card_is_left() -> None:
    """SW-25: it is drawn for any reason, and attached; then there is nothing more to draw."""
    table = Table(2, hands=[HAND]).lay(wishes={"tea-7": "second-guard", "food-7": "food-herald:1"})
    table.thin("guard", rest="stack")
    table.do("extra_task sleep-gems")
    assert posted(table) == ["food-7"]
    assert (table.look()["deck"], table.discard) == (0, set())
    assert table.hand(0) == {"bath-gems", "massage-gems"}
    assert table.asked == ("turn", 1)


def test_the_second_of_two_last_guards_stays_on_the_deck_without_a_target() -> None:
    """SW-25: the first took the only place."""
    table = Table(2, hands=[HAND]).lay(wishes={"tea-7": ""}).thin("guard second-guard", rest="stack")
    table.do("extra_task sleep-gems")
    assert posted(table) == ["tea-7"]
    assert table.look()["deck"] == 1
    assert table.asked == ("turn", 1)


def test_a_guard_alone_in_the_discard_becomes_the_deck_for_a_target() -> None:
    """SW-6, SW-25: the shuffle has waited for the next draw."""
    table = Table(2, hands=[HAND]).lay(wishes={"tea-7": "second-guard", "food-7": ""})
    table.thin("", rest="stack")
    assert table.discard == {"guard"}
    table.do("extra_task sleep-gems")
    assert posted(table) == ["food-7"]
    assert table.asked == ("turn", 1)


def test_a_last_guard_that_completes_a_wish_frees_cards_to_draw() -> None:
    """SW-25, SW-26: what lay there is discarded, shuffled and drawn."""
    wishes = {"sleep-8": "sleep-aide:1 sleep-herald:1 sleep-renew:1", "food-7": "second-guard"}
    table = Table(2, hands=["tea-gems bath-gems massage-gems"]).lay(wishes=wishes).thin("guard", rest="stack")
    table.do("extra_task tea-gems")
    assert posted(table)[0] == "sleep-8"
    assert len(table.hand(0)) == 3
    assert table.asked == ("turn", 1)


# What it does.


def test_a_guard_counts_one_heart() -> None:
    """Rulebook, the Sultan's Guards."""
    table = drawing({"tea-7": "tea-gems:0 tea-herald:1", "food-7": "food-herald:1 food-bargain:"})
    assert table.guarded() == ["tea-7"]
    assert [one["have"] for one in table.look()["wishes"]] == [6, 6]


@pytest.mark.parametrize("plate, extra", [("happy", 0), ("sad", 2), ("mean", 3)])
def test_a_guard_may_complete_a_simple_wish(plate: str, extra: int) -> None:
    """SW-26: the current plate's extra points apply, each scorer gets one gem."""
    wishes = {
        "sleep-8": "sleep-aide:1 sleep-herald:2 sleep-renew:2",
        "food-7": "second-guard",
        "bath-7": "second-guard",
    }
    wishes = {"sleep-8": wishes["sleep-8"], "food-7": "food-herald:0 food-bargain:0 food-spy:0"}
    table = drawing(wishes, players=3, plate=plate)
    assert table.points == [0, 3 + extra, 4 + extra]
    assert table.gems == [0, 1, 1]
    assert "sleep-8" not in table.open
    assert "guard" in table.discard


def test_a_guard_counts_one_card_of_a_final_wish_and_may_complete_it() -> None:
    """SW-26, SW-49: then the game ends with the round."""
    table = drawing({"FW03": "food-aide:0 food-renew:1 music-herald:1", "tea-7": "tea-herald:0 tea-gems:"}, plate="sad")
    assert table.points == [3, 4]
    assert table.gems == [1, 1]
    assert table.look()["ended"] is True


def test_a_fulfilled_wish_takes_its_guard_to_the_discard() -> None:
    """SW-27."""
    table = Table(2, hands=["tea-herald"]).lay(wishes={"tea-7": "tea-renew:1 guard", "food-6": ""})
    table.do("fulfil tea-herald")
    assert "guard" in table.discard


def test_a_guard_pays_no_gem_when_it_is_put() -> None:
    """Rulebook: only when the wish is fulfilled."""
    assert drawing({"tea-7": "", "food-7": "food-herald:1"}).gems == [0, 0]


# When it turns up.


def test_the_plates_card_may_be_a_guard() -> None:
    """SW-8: the first player places it; the replacement goes to the stack, unseen."""
    table = Table(3, first=1, deck="guard tea-aide food-aide", plates="nauseate", wishes="tea-7 food-7 bath-7")
    assert table.asked == ("guard", 1)
    assert table.offers() == {"under tea-7", "under food-7", "under bath-7"}
    assert table.stack == []
    table.do("under bath-7")
    assert table.stack == ["tea-aide"]
    assert table.asked == ("turn", 1)
    for seat in (0, 1, 2, None):
        assert all(event["card"] != "tea-aide" for _, event in table.heard(seat) if "card" in event)


def test_a_guard_drawn_for_the_lovely_sultan_is_settled_by_its_drawer() -> None:
    """SW-8, SW-33: player by player."""
    table = Table(2, hands=[HAND], plates="lovely", wishes="tea-7 food-7", deck="bath-aide guard bath-spy bath-renew")
    assert table.stack == ["bath-aide"]
    table.do("pick sleep-gems", "done")
    assert table.asked == ("guard", 0)
    table.do("under tea-7")
    assert table.asked == ("lovely", 1)
    assert table.hand(0) == {"bath-gems", "massage-gems", "bath-spy"}


def test_a_guard_never_goes_to_a_hand_or_the_stack() -> None:
    """SW-27: here two in a row for the plate's card."""
    table = Table(2, deck="guard second-guard tea-aide", plates="nauseate", wishes="tea-7 food-7")
    table.do("under tea-7")
    assert table.guarded() == ["tea-7", "food-7"]
    assert table.stack == ["tea-aide"]


def test_a_guard_on_top_of_the_deck_is_public() -> None:
    """SW-28: after each draw and shuffle, for everybody."""
    table = Table(2, hands=[HAND], wishes="tea-7 food-7", deck="bath-aide guard bath-spy")
    assert [table.match.view(seat)["top"] for seat in (0, 1, None)] == [0, 0, 0]
    table.do("extra_task sleep-gems")
    assert [table.match.view(seat)["top"] for seat in (0, 1, None)] == [1, 1, 1]
    for seat in (0, 1, None):
        assert [event["back"] for event in table.told(seat, "topped")] == ["task", "guard"]


def test_after_a_shuffle_the_new_top_is_public_too() -> None:
    """SW-28, SW-6."""
    table = Table(2, hands=[HAND]).thin("bath-aide")
    table.queues["top"] = ["guard"]
    table.do("extra_task sleep-gems")
    assert table.look()["top"] == 1
    assert CARDS[table.state.top] in GUARDS
