"""The Travelers' track, relics and towns: TR-1, TR-2, TR-7, TR-8, TR-11, TR-12.  Gifts are in `test_gifts`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultans_wishes.rounds import finish, last_cycle
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import GIFTS, NODES, RELICS
from tests.views import named

AHEAD = {
    "start": {"1", "2"}, "1": {"3", "4"}, "2": {"4", "5"}, "3": {"immediate", "6"}, "4": {"6", "7"},
    "5": {"round", "7"}, "6": {"immediate", "game"}, "7": {"round", "game"},
}  # fmt: skip
HAND = "tea-relic food-relic music-spy"


def at(node: str, players: int = 2, **more: Any) -> Table:
    """Seat 0 has the turn, its Traveler stands there; the others' at Start."""
    gifts, relics = more.pop("gifts", ""), more.pop("relics", "")
    table = Table(players, hands=[HAND], travelers=True, gifts=gifts, relics=relics)
    return table.lay(nodes=" ".join([node, *["start"] * (players - 1)]), **more)


def stop(table: Table, seat: int = 0) -> str:
    """Where a Traveler stands."""
    return NODES[int(table.look()["nodes"][seat])]


# The track.


@pytest.mark.parametrize("node", AHEAD)
def test_a_traveler_moves_one_stop_ahead(node: str) -> None:
    """TR-1, C9: never back, towns only from the Stop next to them."""
    table = at(node)
    assert table.offers("travel") == {f"travel {to}" for to in AHEAD[node]}
    for to in {*NODES[1:]} - AHEAD[node]:
        assert table.why(f"travel {to}") == "TR-1"


def test_a_move_is_a_mandatory_action() -> None:
    """Travelers, moving your Traveler: no other follows without the lamp; it costs nothing and takes no token."""
    table = at("start")
    table.do("travel 2")
    assert table.asked == ("turn", 1)
    assert stop(table) == "2"
    assert table.look()["tokens"] == [1, 2, 4, 6, 7]
    assert len(table.hand(0)) == 3


def test_several_travelers_may_share_a_stop() -> None:
    """TR-1."""
    table = at("start")
    table.do("travel 1", "travel 1")
    assert [stop(table, seat) for seat in (0, 1)] == ["1", "1"]


def test_without_the_expansion_nobody_travels() -> None:
    assert Table(2).why("travel 1") == "TR-1"


# Relics.


def test_relic_takes_the_token_on_ones_stop() -> None:
    """SW-53, TR-11: the collector sees it, the others the number."""
    table = Table(2, hands=[HAND], travelers=True, relics="mask")
    table.do("travel 1")
    table.idle()
    while table.asked != ("turn", 0):
        table.do("done" if "done" in table.offers() else min(table.offers()))
    table.do("use_effect tea-relic")
    assert table.match.view(0)["tokens"] == [2, 4, 6, 7]
    assert named(RELICS, table.match.view(0)["relics"][0]) == ["mask"]
    assert table.match.view(1)["relics"] == [[None], []]
    assert table.match.view(None)["relics"] == [[None], []]
    assert table.told(0, "relic") == [{"who": 0, "stop": "1", "relic": "mask"}]
    assert table.told(1, "relic") == [{"who": 0, "stop": "1", "relic": None}]
    assert table.match.view(1)["relics_left"] == 13


@pytest.mark.parametrize("node", ["start", "3", "5"])
def test_relic_needs_a_token_there(node: str) -> None:
    """SW-53, TR-1: not at Start, not on an empty Stop."""
    table = at(node)
    assert table.why("use_effect tea-relic") == "SW-53"


def test_a_token_goes_to_whoever_comes_first() -> None:
    """TR-1: several Travelers on its Stop."""
    table = at("4", relics="ring").lay(nodes="4 4", hands={1: "bath-relic"})
    table.do("use_effect tea-relic")
    assert table.why("use_effect bath-relic") == "SW-53"
    assert "use_effect food-relic" not in table.offers()


def test_the_afraid_sultan_bars_relics_too() -> None:
    """SW-34."""
    assert at("4", plate="afraid").why("use_effect tea-relic") == "SW-34"


def test_by_lamp_a_traveler_moves_and_collects_in_one_turn() -> None:
    """SW-43."""
    table = at("start", lamps=[1, 0], relics="vase")
    table.do("travel 1", "lamp", "use_effect tea-relic")
    assert named(RELICS, table.look(0)["relics"][0]) == ["vase"]


# Replenishing.


def test_new_relics_come_to_stops_without_token_or_traveler() -> None:
    """TR-12: at the end of the round; tokens on Stops 3 and 5, none where a Traveler stands."""
    table = last_cycle(2, travelers=True).lay(nodes="3 start")
    finish(table)
    assert table.look()["tokens"] == [1, 2, 4, 5, 6, 7]
    assert table.told(None, "token") == [{"stop": "5"}]
    assert table.look()["relics_left"] == 12


def test_the_lowest_number_comes_first_until_the_pool_is_empty() -> None:
    """TR-12, TR-7: taken ones never return."""
    taken = "scarab scarab scarab vase vase vase mask mask"
    table = last_cycle(2, travelers=True).lay(collected=[taken, "ring ring ring scroll"])
    table.state.tokens = (
        bytes([0, 0, 0, 0, 1, 0, 1, 1]) + table.state.tokens[8:]
    )  # Stops 4, 6 and 7: three of the six left beside the track
    table.lay(nodes="2 start")
    assert table.look()["relics_left"] == 3
    finish(table)
    assert table.look()["tokens"] == [1, 3, 4, 5, 6, 7]
    assert table.look()["relics_left"] == 0
    table = last_cycle(2, travelers=True).lay(collected=[taken, "ring ring ring scroll scroll"])
    table.state.tokens = bytes([0, 0, 0, 0, 1, 0, 1, 1]) + table.state.tokens[8:]
    finish(table)
    assert table.look()["tokens"] == [1, 2, 4, 6, 7]


def test_relics_come_before_the_last_count_too() -> None:
    """SW-61: step 5, whether or not the game ends."""
    table = last_cycle(2, travelers=True)
    table.state.ended = 1
    finish(table)
    assert table.match.over
    names = [name for name, _ in table.last("cleared", "token", "finale")]
    assert names == ["cleared", "token", "token", "finale"]


# Towns.


def test_a_town_gives_its_top_gift_and_sends_the_traveler_home() -> None:
    """TR-1, TR-2, TR-9: Pedro's town; nothing is asked of a player without gems."""
    table = at("7", gifts="G17")
    table.do("travel game")
    assert stop(table) == "start"
    assert table.look(0)["gifts"] == [[(2, GIFTS.index("G17"))], []]
    assert table.look(1)["gifts"] == [[(2, None)], []]
    assert table.look()["gift_stacks"] == [7, 7, 6]
    assert table.asked == ("turn", 1)
    assert table.told(1, "drew_gift", "kept") == [
        {"who": 0, "town": "game", "gift": None}, {"who": 0, "town": "game", "gift": None},
    ]  # fmt: skip


def test_a_gem_buys_a_look_at_the_next_gift() -> None:
    """TR-2: decided after seeing the first; keep one, the other goes under the stack unseen by the others."""
    table = at("7", gems=[2, 0], gifts="G17 G20")
    table.do("travel game")
    assert table.asked == ("gift", 0)
    assert table.offers() == {"keep G17", "look_on"}
    assert named(GIFTS, table.look(0)["looking"]) == ["G17"]
    assert table.look(1)["looking"] == [None]
    table.do("look_on")
    assert table.gems == [1, 0]
    assert table.state.pool == 27
    assert table.offers() == {"keep G17", "keep G20"}
    assert table.why("look_on") == "TR-2"  # once
    assert table.why("keep G18") == "TR-2"
    table.do("keep G20")
    assert table.look(0)["gifts"][0] == [(2, GIFTS.index("G20"))]
    assert table.told(0, "put_under") == [{"who": 0, "town": "game", "gift": "G17"}]
    assert table.told(1, "put_under") == [{"who": 0, "town": "game", "gift": None}]
    assert table.told(1, "looked_on") == [{"who": 0}]
    assert stop(table) == "start"


def test_the_first_gift_may_be_kept_without_paying() -> None:
    """TR-2."""
    table = at("7", gems=[2, 0], gifts="G17")
    table.do("travel game", "keep G17")
    assert table.gems == [2, 0]
    assert stop(table) == "start"


def test_the_card_put_under_is_the_lowest() -> None:
    """TR-2: it comes up again after all the others."""
    table = at("7", gems=[1, 0], gifts="G17 G20")
    table.do("travel game", "look_on", "keep G20")
    pile = table.state.gift_piles[2]
    assert pile.bottom == GIFTS.index("G17")
    assert list(pile.tail_known) == [0b01]  # seat 0 alone knows
    assert len(pile) == 6
    assert pile.top != GIFTS.index("G17")


def test_without_another_card_there_is_no_second_look() -> None:
    """TR-2: only if the stack has another card."""
    table = at("7", gems=[3, 0], kept=["", "G15 G16 G17 G18 G19 G20"])
    table.do("travel game")
    assert table.offers("look_on") == set()
    assert stop(table) == "start"
    assert table.look(0)["gifts"][0] == [(2, GIFTS.index("G21"))]


def test_an_empty_stack_gives_nothing() -> None:
    """TR-8: the Traveler still returns to Start."""
    table = at("7", gems=[3, 0], kept=["", "G15 G16 G17 G18 G19 G20 G21"])
    table.do("travel game")
    assert stop(table) == "start"
    assert table.look(0)["gifts"][0] == []


def test_the_action_in_a_town_may_be_followed_by_optional_ones() -> None:
    """SW-42."""
    table = at("7", gems=[7, 0], gifts="G17")
    table.do("travel game", "keep G17")
    assert table.asked == ("options", 0)
