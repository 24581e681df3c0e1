"""Aides: SW-13, SW-14, SW-15 and SW-56 busy ones, where they go and where they come from."""

from __future__ import annotations

import pytest

from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import row_of

SEVEN = {"food-7": "food-spy:00 food-gems:00", "entertainment-8": "entertainment-spy:00 entertainment-bargain:0"}
"""All Aides of seat 0, on four cards under two wishes."""


def busy() -> Table:
    """Seat 0 has the turn and no Aide before it."""
    table = Table(2, hands=["tea-aide music-spy bath-aide"])
    table.lay(wishes={**SEVEN, "tea-7": "tea-herald:1"})
    assert table.look()["aides"] == [0, 6]
    return table


def test_a_busy_aide_comes_off_a_task_card_of_the_players_choice() -> None:
    """SW-13: of any wish; Ed's example: the card stays, counts, and is no longer his."""
    table = busy()
    table.do("fulfil tea-aide")
    assert table.asked == ("busy", 0)
    cards = {"food-spy", "food-gems", "entertainment-spy", "entertainment-bargain"}
    assert table.offers() == {f"pick {card}" for card in cards}
    table.do("pick entertainment-bargain")
    assert table.under("entertainment-8") == {"entertainment-spy": [0, 0], "entertainment-bargain": []}
    assert table.under("tea-7") == {"tea-herald": [1], "tea-aide": [0]}
    assert table.look()["aides"] == [0, 6]
    assert table.told(None, "recalled") == [{"who": 0, "card": "entertainment-bargain"}]


def test_one_of_two_own_aides_may_come_off() -> None:
    """SW-13: the other stays on the card."""
    table = busy()
    table.do("fulfil tea-aide", "pick food-spy")
    assert table.under("food-7")["food-spy"] == [0]


def test_of_a_shared_card_only_ones_own_aide_comes_off() -> None:
    """SW-13: whichever lay there first."""
    for both in ("01", "10"):
        table = Table(2, hands=["tea-aide"])
        table.lay(wishes={"FW13": f"bath-spy:{both} bath-gems:00 massage-spy:00 massage-renew:00", "tea-7": ""})
        table.do("fulfil tea-aide", "pick bath-spy")
        assert table.under("FW13")["bath-spy"] == [1]
        assert table.look()["aides"] == [0, 6]


def test_neither_another_players_card_nor_the_new_card_gives_an_aide() -> None:
    """SW-13, SW-56."""
    table = busy()
    table.do("fulfil tea-aide")
    assert table.why("pick tea-herald") == "SW-13"
    assert table.why("pick tea-aide") == "SW-56"
    assert table.why("pick bath-gems") == "SW-13"


def test_the_aide_on_the_priority_track_stays_there() -> None:
    """SW-13: never off the track, whatever is short."""
    table = Table(2, hands=["tea-aide music-spy bath-gems"], plates="kind afraid")
    table.lay(wishes={"FW13": "bath-spy:00 massage-spy:00 massage-renew:00", "tea-7": ""})
    table.do("orderly tea")
    assert table.look()["aides"] == [0, 7]
    table.do("orderly food")
    table.do("fulfil tea-aide")
    assert table.asked == ("busy", 0)
    assert table.offers() == {"pick bath-spy", "pick massage-spy", "pick massage-renew"}
    table.do("pick massage-spy")
    assert table.look()["priority"] == [0, 1]


def test_the_first_orderly_move_takes_a_busy_aide_too() -> None:
    """SW-14, SW-56: the space is chosen first."""
    table = busy()
    table.do("orderly music")
    assert table.asked == ("busy", 0)
    assert table.why("orderly tea") == "SW-56"
    table.do("pick food-spy")
    assert table.look()["priority"] == [0]
    assert table.look()["orderlies"][0] == 2
    assert table.under("food-7")["food-spy"] == [0]
    assert table.look()["aides"] == [0, 6]


def test_a_later_orderly_move_takes_none() -> None:
    """SW-45, SW-14: the Priority place is kept."""
    table = busy()
    table.do("orderly music", "pick food-spy", "orderly food")
    table.do("orderly sleep")
    assert table.asked == ("turn", 1)
    assert table.told(None, "recalled") == [{"who": 0, "card": "food-spy"}]


def test_the_aide_effect_takes_a_busy_aide_too_from_another_card() -> None:
    """SW-14, SW-56: the card to be filled is chosen first; the Aide never comes off that card."""
    table = busy()
    table.do("use_effect tea-aide")
    assert table.offers() == {"pick entertainment-bargain", "pick tea-herald"}  # SW-15: the other cards are full
    assert table.why("pick food-spy") == "SW-15"
    table.do("pick entertainment-bargain")
    assert table.asked == ("busy", 0)
    assert table.offers() == {"pick food-spy", "pick food-gems", "pick entertainment-spy"}
    assert table.why("pick entertainment-bargain") == "SW-56"
    table.do("pick food-spy")
    assert table.under("entertainment-8")["entertainment-bargain"] == [0, 0]
    assert table.under("food-7")["food-spy"] == [0]


def test_an_aide_of_the_same_wish_may_be_taken_off() -> None:
    """SW-56: of any wish, the same wish too."""
    table = Table(2, hands=["tea-aide"])
    table.lay(wishes={"tea-7": "tea-spy:00 tea-gems:00", "food-7": "food-spy:00 food-gems:0"})
    table.do("fulfil tea-aide", "pick tea-gems")
    assert table.under("tea-7") == {"tea-spy": [0, 0], "tea-gems": [0], "tea-aide": [0]}


def test_the_aide_comes_before_the_check() -> None:
    """SW-4, SW-56: the card completes the wish, and the Aide taken off it does not score there."""
    table = Table(2, hands=["tea-aide"])
    table.lay(wishes={"tea-5": "tea-renew:0 tea-spy:00", "food-7": "food-spy:00 food-gems:00"}, plate="happy")
    table.do("fulfil tea-aide", "pick tea-spy")
    assert table.points == [3 + 1 + 1, 0]
    assert table.look()["aides"] == [3, 7]


def test_aides_are_not_recalled_for_nothing() -> None:
    """SW-13: with a free Aide no other is moved."""
    table = Table(2, hands=["tea-aide"], wishes="tea-7 food-7")
    table.lay(wishes={"tea-7": "", "food-7": "food-spy:00 food-gems:00 food-renew:00"})
    table.do("fulfil tea-aide")
    assert table.told(None, "recalled") == []
    assert table.asked == ("turn", 1)


@pytest.mark.parametrize("aides, possible", [("", True), ("0", True), ("1", True), ("00", False), ("01", False)])
def test_at_most_two_aides_lie_on_a_card(aides: str, possible: bool) -> None:
    """SW-15: both colours together; Maria's example: also on her own card, up to two."""
    table = Table(2, hands=["tea-aide"])
    table.lay(wishes={"food-7": f"food-spy:{aides} food-gems:", "bath-6": "guard"})
    table.do("use_effect tea-aide")
    assert ("pick food-spy" in table.offers()) is possible
    if possible:
        table.do("pick food-spy")
        assert sorted(table.under("food-7")["food-spy"]) == sorted([*map(int, aides), 0])
        assert table.gems == [0, 0]  # C2: no gem
    else:
        assert table.why("pick food-spy") == "SW-15"


def test_a_guard_carries_no_aide() -> None:
    """SW-15."""
    table = Table(2, hands=["tea-aide"])
    table.lay(wishes={"food-7": "food-gems: guard", "bath-6": "second-guard"})
    table.do("use_effect tea-aide")
    assert table.offers() == {"pick food-gems"}


def test_what_belongs_together_may_be_chosen_in_one_path() -> None:
    """SW-20: card and wish; SW-56: the Orderly's space and the Aide that comes off a card."""
    table = Table(2, hands=["tea-aide"]).lay(wishes={**SEVEN, "tea-7": "", "tea-5": ""})
    rules = table.match.rules
    choices = {one.path: one for one in table.match.choices(0)}
    assert len(choices[row_of(rules, "fulfil tea-aide"),].then) == 2
    assert len(choices[row_of(rules, "orderly tea"),].then) == 4
    table.match.play(0, *(row_of(rules, word) for word in ("orderly tea", "pick food-spy")))
    assert table.under("food-7")["food-spy"] == [0]
    assert table.asked == ("turn", 1)
    table = Table(2, hands=["tea-aide"]).lay(wishes={**SEVEN, "tea-7": "", "tea-5": ""})
    table.match.play(0, *(row_of(rules, word) for word in ("fulfil tea-aide", "under tea-5")))
    assert table.under("tea-5") == {"tea-aide": []}
    assert table.asked == ("busy", 0)
