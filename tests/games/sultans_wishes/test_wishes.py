"""Wishes: scoring (SW-4, SW-10, SW-11, SW-12), matching and replenishing (SW-16, SW-17, SW-18, SW-19, SW-20, SW-64)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import CARDS, DATA, HEARTS, WISHES

HAND = "tea-aide tea-herald music-spy"


def laid(wishes: dict[str, str], players: int = 2, *, hand: str = HAND, plate: str = "happy", **more: Any) -> Table:
    """Seat 0 has the turn with this hand; this lies open; the plate adds no points unless another is named."""
    table = Table(players, hands=[hand])
    return table.lay(wishes=wishes, plate=plate, **more)


def paid(table: Table) -> dict[int, int]:
    """What the last choice paid for wishes, by seat."""
    return {event["who"]: event["points"] for _, event in table.last("scored") if event["source"] == "wish"}


# Attaching.


def test_a_card_and_an_aide_go_under_the_wish_and_a_gem_comes() -> None:
    """Rulebook, fulfil Sultan's wish: Fábio's Fan Wave of 2 hearts."""
    table = Table(2, hands=["fan-wave-herald"], wishes="fan-wave-7 tea-7", plates="afraid")
    table.do("fulfil fan-wave-herald")
    assert table.under("fan-wave-7") == {"fan-wave-herald": [0]}
    assert table.gems == [1, 0]
    assert table.look()["aides"] == [6, 7]
    assert table.look()["wishes"][0]["have"] == 2
    assert table.look()["wishes"][0]["need"] == 7


def test_the_order_of_a_fulfil() -> None:
    """SW-4: card, Aide, gem, check, score, replace the wish; optional actions come after."""
    table = laid({"tea-5": "tea-renew:1", "food-6": ""}, gems=[6, 0])
    table.do("fulfil tea-herald")
    kinds = ("attached", "aide", "gained", "fulfilled", "scored", "opened", "asked", "drew")
    names = [name for name, _ in table.last(*kinds)]
    assert names == ["attached", "aide", "gained", "fulfilled", "scored", "scored", "opened", "asked"]
    assert table.asked == ("options", 0)


def test_a_simple_wish_takes_its_own_task_only() -> None:
    """SW-19."""
    table = laid({"music-6": "", "food-6": ""})
    assert table.offers("fulfil") == {"fulfil music-spy"}
    assert table.why("fulfil tea-aide") == "SW-19"


def test_of_two_wishes_of_the_same_task_the_player_chooses() -> None:
    """SW-20; also between a Simple and a Final wish."""
    table = laid({"tea-7": "", "tea-5": "", "FW01": "", "music-6": ""})
    table.do("fulfil tea-herald")
    assert table.offers() == {"under tea-7", "under tea-5", "under FW01"}
    assert table.why("under music-6") == "SW-19"
    table.do("under tea-5")
    assert table.under("tea-5") == {"tea-herald": [0]}
    assert table.under("tea-7") == {}


def test_a_card_that_suits_one_wish_goes_there_without_a_question() -> None:
    table = laid({"tea-7": "", "FW01": ""})
    table.do("fulfil tea-aide")
    assert table.under("tea-7") == {"tea-aide": [0]}


def suited(wish: dict[str, object]) -> set[str]:
    """The cards that a Final wish takes, read from the file by hand (SW-19)."""
    key = wish["key"]
    assert isinstance(key, list)
    kinds = {"hearts": "hearts", "effect": "effect", "tasks": "task"}
    field = kinds.get(str(wish["kind"]))
    return {f"{card['task']}-{card['effect']}" for card in DATA["cards"] if field is None or card[field] in key}


@pytest.mark.parametrize("number", range(15))
def test_each_final_wish_takes_what_it_asks(number: int) -> None:
    """SW-19, C4: exactly so many hearts, an effect, either of two tasks, or any task at first."""
    wish = DATA["finals"][number]
    table = Table(2, travelers=True)
    table.lay(wishes={wish["id"]: ""}, simple_left=0)
    possible = suited(wish)
    deck = [card for card in CARDS[:56] if card in possible][:3] + [card for card in CARDS[:56] if card not in possible]
    for start in range(0, 18, 3):
        hand = deck[start : start + 3]
        table.lay(hands={0: " ".join(hand)})
        assert table.offers("fulfil") == {f"fulfil {card}" for card in hand if card in possible}


def test_different_tasks_means_no_task_twice_and_a_guard_has_none() -> None:
    """SW-19: FW14."""
    table = laid({"FW14": "tea-spy:0 food-spy:1 guard"})
    assert table.offers("fulfil") == {"fulfil music-spy"}
    assert table.why("fulfil tea-aide") == "SW-19"


def test_pairs_accept_any_mix() -> None:
    """SW-19: five of one task, or some of each."""
    table = laid({"FW10": "tea-spy:0 tea-gems:1 tea-bargain:1 tea-renew:0"})
    assert table.offers("fulfil") == {"fulfil tea-aide", "fulfil tea-herald"}
    table.do("fulfil tea-aide")
    assert paid(table) == {0: 1 + 3 + 1, 1: 2 + 2}


# Scoring.


def test_hearts_must_be_reached_not_nearly() -> None:
    """Rulebook: equal to or higher than."""
    table = laid({"tea-7": "tea-renew:1 tea-gems:1", "food-6": ""})
    table.do("fulfil tea-aide")
    assert "tea-7" in table.open
    assert paid(table) == {}
    table = laid({"tea-7": "tea-renew:1 tea-gems:1 tea-spy:1", "food-6": ""})
    table.do("fulfil tea-aide")
    assert "tea-7" not in table.open


def test_overshoot_pays_each_cards_own_hearts_and_no_more() -> None:
    """SW-12."""
    table = laid({"tea-5": "tea-renew:1 tea-spy:1", "food-6": ""})
    table.do("fulfil tea-herald")
    assert paid(table) == {0: 3, 1: 4}


def test_each_aide_scores_its_card_and_extra_points_come_once_a_player() -> None:
    """SW-10: two own Aides on a card score twice; 3 extra points are not paid for each Aide."""
    table = laid({"tea-7": "tea-renew:11 tea-gems:12 tea-spy:2", "food-6": "", "bath-6": ""}, 3, plate="mean")
    table.do("fulfil tea-aide")
    assert paid(table) == {0: 1 + 3, 1: 3 + 3 + 2 + 3, 2: 2 + 1 + 3}


def test_without_an_aide_there_are_no_hearts_no_extra_points_and_no_gem() -> None:
    """SW-11: seats 1 and 2 have none on the wish; cards without Aides count."""
    table = laid({"tea-7": "tea-renew: tea-gems: guard", "food-6": "food-aide:1"}, 3, plate="mean", gems=[0, 0, 0])
    table.do("fulfil tea-aide")
    assert paid(table) == {0: 4}
    assert table.gems == [2, 0, 0]


def test_a_guard_pays_each_scorer_one_gem_once() -> None:
    """SW-26: whatever the number of Aides."""
    table = laid({"tea-7": "tea-renew:11 tea-gems:12 guard", "food-6": "", "bath-6": ""}, 3, gems=[0, 3, 7])
    table.do("fulfil tea-aide")
    assert table.gems == [2, 4, 7]


def test_a_fulfilled_wish_leaves_the_game_with_all_that_lay_there() -> None:
    """Rulebook, fulfilling: cards and Guard to the discard, Aides home, the wish out of the game (SW-27)."""
    table = laid({"tea-7": "tea-renew:11 tea-gems:0 guard", "food-6": "food-aide:1"})
    table.do("fulfil tea-aide")
    assert table.discard == {"tea-renew", "tea-gems", "tea-aide", "guard"}
    assert table.look()["aides"] == [7, 6]
    assert WISHES.index("tea-7") not in {*table.state.simple, *table.state.open}


def test_a_card_without_aides_still_counts() -> None:
    """Rulebook, busy Aides."""
    table = laid({"tea-7": "tea-renew: tea-gems: tea-bargain:", "food-6": ""})
    table.do("fulfil tea-aide")
    assert paid(table) == {0: 1}


# Replenishing.


@pytest.mark.parametrize("players, minimum", [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_below_the_minimum_a_new_simple_wish_is_turned_up(players: int, minimum: int) -> None:
    """SW-22, SW-16."""
    others = dict.fromkeys(["food-6", "bath-6", "massage-5"][: minimum - 1], "")
    table = laid({"tea-5": "tea-renew:0", **others}, players, simple_left=2)
    table.queues["wish"] = ["music-6"]
    table.do("fulfil tea-herald")
    assert table.open == [*others, "music-6"]
    assert table.state.simple_left == 1


def test_a_surplus_is_not_replaced() -> None:
    """SW-31: three open with two players."""
    table = laid({"tea-5": "tea-renew:0", "food-6": "", "bath-6": ""})
    table.do("fulfil tea-herald")
    assert table.open == ["food-6", "bath-6"]
    assert table.last("opened") == []


def test_without_simple_wishes_a_final_one_is_turned_up() -> None:
    """Rulebook, fulfilling a Simple wish."""
    table = laid({"tea-5": "tea-renew:0", "food-6": ""}, simple_left=0)
    table.queues["wish"] = ["FW02"]
    table.do("fulfil tea-herald")
    assert table.open == ["food-6", "FW02"]
    assert table.state.finals_left == 3
    assert table.look()["ended"] is False


def test_several_reveals_that_are_owed_are_repeated_until_the_minimum_is_met() -> None:
    """SW-18: Simple ones first, then Finals."""
    table = laid({"tea-5": "tea-renew:0", "food-6": ""}, 4, simple_left=1)
    table.queues["wish"] = ["music-6", "FW03", "FW04"]
    table.do("fulfil tea-herald")
    assert table.open == ["food-6", "music-6", "FW03", "FW04"]


def test_several_reveals_end_when_the_cards_run_out() -> None:
    """SW-18."""
    table = laid({"tea-5": "tea-renew:0", "food-6": ""}, 4, simple_left=1, finals_left=1)
    table.queues["wish"] = ["music-6", "FW03"]
    table.do("fulfil tea-herald")
    assert table.open == ["food-6", "music-6", "FW03"]


FOUR_THREES = "food-herald:0 food-bargain:1 music-gems:1 sleep-aide:0"


def test_after_a_final_wish_exactly_one_final_is_turned_up() -> None:
    """SW-16: even when the minimum is met without it."""
    table = laid({"FW01": FOUR_THREES, "FW02": "", "food-6": ""}, simple_left=0, finals_left=2)
    table.queues["wish"] = ["FW05"]
    table.do("fulfil tea-herald")
    assert table.open == ["FW02", "food-6", "FW05"]
    assert table.state.finals_left == 1


def test_after_a_final_wish_that_leaves_too_few_it_is_still_one_final() -> None:
    """SW-16: that one counts for the minimum."""
    table = laid({"FW01": FOUR_THREES, "food-6": ""}, simple_left=0, finals_left=3)
    table.queues["wish"] = ["FW05"]
    table.do("fulfil tea-herald")
    assert table.open == ["food-6", "FW05"]
    assert table.state.finals_left == 2


def test_a_final_wish_is_done_by_the_number_of_cards() -> None:
    """Rulebook, fulfilling a Final wish: hearts do not count, cards do."""
    table = laid({"FW01": "food-herald:0 food-bargain:1 music-gems:1", "food-6": ""}, simple_left=0)
    table.do("fulfil tea-herald")
    assert "FW01" in table.open
    table = laid({"FW01": "food-herald:0 food-bargain:1 music-gems:1 guard", "food-6": ""}, simple_left=0)
    table.do("fulfil tea-herald")
    assert "FW01" not in table.open
    assert paid(table) == {0: 6, 1: 6}
    assert table.look()["ended"] is True


@pytest.mark.parametrize("final, hand", [(wish["id"], wish) for wish in DATA["finals"]])
def test_each_final_wish_needs_its_number_of_cards(final: str, hand: dict[str, object]) -> None:
    """C4."""
    number = {**dict.fromkeys([f"FW0{i}" for i in range(3, 10)], 4), "FW15": 4, "FW14": 6}.get(final, 5)
    cards = sorted(suited(hand), key=CARDS.index)
    if final == "FW14":
        cards = [card for card in cards if card.endswith("-aide")]
    for missing in (2, 1):
        table = Table(2, travelers=True)
        there = cards[: number - missing]
        table.lay(wishes={final: " ".join(f"{card}:1" for card in there)}, hands={0: cards[number]}, simple_left=0)
        table.lay(plate="happy")
        table.do(f"fulfil {cards[number]}")
        if missing == 1:
            assert paid(table)[1] == sum(HEARTS[card] for card in there)
        else:
            assert final in table.open


def test_the_named_revealer_is_the_player_of_the_last_task_card() -> None:
    """SW-17: for the log only; nothing is asked."""
    table = laid({"tea-5": "tea-renew:1", "food-6": ""})
    table.do("fulfil tea-herald")
    assert table.told(None, "opened")[-1]["who"] == 0
    table = laid({"tea-5": "tea-gems:0 tea-bargain:1", "food-6": "second-guard"}).coming("guard bath-aide")
    table.do("extra_task tea-aide")  # seat 0 draws the Guard, seat 1 played the last card
    assert table.told(None, "opened")[-1]["who"] == 1


def test_if_no_wish_is_open_and_none_is_left_play_goes_on() -> None:
    """SW-64: with the other actions; a Guard is discarded (SW-25)."""
    table = laid({"tea-5": "tea-renew:0"}, simple_left=0, finals_left=0, hand="tea-herald music-spy food-aide")
    table.coming("guard bath-aide")
    table.do("fulfil tea-herald")
    assert table.open == []
    assert "bath-aide" in table.hand(0)
    assert "guard" in table.discard
    assert table.asked == ("turn", 1)
    assert table.offers("fulfil") == set()
    assert table.offers("orderly")
    assert table.offers("extra_task")
