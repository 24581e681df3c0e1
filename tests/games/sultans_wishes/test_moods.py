"""The ten Mood plates of the base game, each with its ruling.  The Travelers' six are in `test_more_moods`."""

from __future__ import annotations

from typing import Any

import pytest

from grandvizier.core.pile import replaced
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import CARDS, DATA, HEARTS

HANDS = ("tea-aide food-gems music-spy", "sleep-gems bath-gems massage-gems", "tea-spy sleep-aide music-herald")


def under(plate: str, players: int = 2, **more: Any) -> Table:
    """The first plate of the game."""
    return Table(players, **{"hands": HANDS[:players], "plates": plate, **more})


@pytest.mark.parametrize("plate", DATA["plates"], ids=lambda plate: str(plate["id"]))
def test_each_plate_adds_its_card_and_brings_its_extra_points(plate: dict[str, object]) -> None:
    """C5, SW-2."""
    table = under(str(plate["id"]), travelers=True)
    assert len(table.told(None, "added")) == plate["adds"]
    assert table.look()["extra"] == plate["extra"]
    table = Table(2, hands=["tea-herald"], travelers=True)
    table.lay(wishes={"tea-5": "tea-renew:1", "food-6": ""}, plate=str(plate["id"]))
    if plate["id"] != "nauseate":
        table.do("fulfil tea-herald")
        assert table.points == [3 + int(str(plate["extra"]))] * 2


def test_the_plates_card_is_seen_by_nobody() -> None:
    """SW-8, SW-55: nobody added it."""
    table = under("happy", deck="bath-spy")
    for seat in (0, 1, None):
        assert table.match.view(seat)["stack"] == [(None, None)]


# LOVELY.


def test_lovely_each_may_discard_any_number_and_draw_as_many() -> None:
    """SW-33, SW-57: in order, player by player, before any turn."""
    table = under("lovely", first=1, deck="bath-spy fan-wave-aide fan-wave-spy fan-wave-gems")
    assert table.asked == ("lovely", 1)
    assert table.offers() == {"done", *(f"pick {card}" for card in HANDS[1].split())}
    table.do("pick sleep-gems", "pick massage-gems", "done")
    assert table.hand(1) == {"bath-gems", "fan-wave-aide", "fan-wave-spy"}
    assert table.asked == ("lovely", 0)
    table.do("done")
    assert table.hand(0) == {*HANDS[0].split()}
    assert table.asked == ("turn", 1)
    assert table.discard == {"sleep-gems", "massage-gems"}


def test_lovely_a_card_just_drawn_is_not_thrown_again() -> None:
    """SW-33: discard, and then draw."""
    table = under("lovely", deck="bath-spy fan-wave-aide fan-wave-spy fan-wave-gems")
    table.do("pick tea-aide", "pick food-gems", "pick music-spy")
    assert table.asked == ("lovely", 1)
    assert table.hand(0) == {"fan-wave-aide", "fan-wave-spy", "fan-wave-gems"}
    assert table.why("pick tea-aide") == "SW-33"


def test_lovely_cards_thrown_are_public_and_cards_drawn_are_not() -> None:
    """SW-58."""
    table = under("lovely", deck="bath-spy fan-wave-aide")
    table.do("pick tea-aide", "done")
    assert table.told(1, "discarded") == [{"who": 0, "card": "tea-aide"}]
    assert table.told(1, "drew") == [{"who": 0, "card": None}]
    assert table.told(0, "drew") == [{"who": 0, "card": "fan-wave-aide"}]


# KIND.


def test_kind_two_gems_for_a_fulfil_by_lamp_too() -> None:
    """SW-35, SW-37."""
    table = under("kind", hands=["tea-aide tea-spy tea-gems"], wishes="tea-7 food-7").lay(lamps=[1, 0])
    table.do("fulfil tea-aide", "lamp", "fulfil tea-spy")
    assert table.gems == [4, 0]
    table = under("kind", wishes="tea-7 food-7").lay(gems=[6, 0])
    table.do("fulfil tea-aide")
    assert table.gems == [7, 0]


# NAUSEATE.


def test_nauseate_bars_fulfil_also_by_lamp() -> None:
    """SW-34."""
    table = under("nauseate", wishes="tea-7 food-7").lay(lamps=[1, 0])
    assert table.offers("fulfil") == set()
    assert table.why("fulfil tea-aide") == "SW-34"
    table.do("orderly tea", "lamp")
    assert table.why("fulfil tea-aide") == "SW-34"


def test_nauseate_leaves_aides_and_guards() -> None:
    """SW-34: and the wishes that a Guard completes."""
    table = under("nauseate").lay(wishes={"tea-5": "tea-gems:1 tea-bargain:"}).coming("guard bath-aide")
    table.do("use_effect tea-aide", "pick tea-gems")
    assert table.points == [2, 2]


def test_nauseate_lasts_until_the_next_plate() -> None:
    """SW-1, SW-2."""
    table = under("nauseate", wishes="tea-7 food-7").reveal("kind")
    assert table.offers("fulfil") == {"fulfil tea-aide", "fulfil food-gems"}


# DEMANDING.


def test_demanding_turns_up_a_simple_wish_beyond_the_minimum() -> None:
    """SW-31: no decision (SW-17)."""
    table = under("demanding", wishes="tea-7 food-7 bath-7")
    assert table.open == ["tea-7", "food-7", "bath-7"]
    assert table.state.simple_left == 3
    assert table.asked == ("turn", 0)


def test_demanding_with_only_finals_left_does_nothing() -> None:
    """SW-31."""
    table = under("kind").lay(simple_left=0)
    table.reveal("demanding")
    assert len(table.open) == 2
    assert table.state.finals_left == 4


# HUNGRY.


def test_hungry_one_heart_or_one_card_less_is_enough() -> None:
    """Rulebook; SW-29: during the cycle."""
    table = under("kind", hands=["tea-herald"]).lay(wishes={"tea-7": "tea-renew:1", "food-7": ""}, plate="hungry")
    assert [one["need"] for one in table.look()["wishes"]] == [6, 6]
    table.do("fulfil tea-herald")
    assert table.points == [4, 4]
    table = under("kind", hands=["tea-herald"]).lay(
        wishes={"FW01": "food-herald:1 sleep-spy:1 music-gems:1", "food-7": ""}, plate="hungry", simple_left=0
    )
    table.do("fulfil tea-herald")
    assert table.points == [4, 10]


def test_hungry_fulfils_at_once_what_is_satisfied_now() -> None:
    """SW-29, SW-2: with its own extra point; the first player is named as the revealer (SW-17)."""
    table = under("kind", first=1)
    table.lay(wishes={"tea-7": "tea-renew:0 tea-herald:0", "food-7": "food-herald:1"}, plate="mean")
    table.reveal("hungry")
    assert table.told(None, "fulfilled") == [{"wish": "tea-7"}]
    assert table.points == [7, 0]
    assert table.told(None, "opened")[-1]["who"] == 1
    assert len(table.open) == 2


def test_hungry_several_are_fulfilled_the_longest_open_first() -> None:
    """SW-29: no decision; each is replaced before the next is checked."""
    table = under("kind")
    table.lay(wishes={"food-7": "food-herald:1 food-bargain:0", "tea-7": "tea-renew:0 tea-herald:1"})
    table.reveal("hungry")
    wishes = [event["wish"] for name, event in table.last("fulfilled")]
    assert wishes == ["food-7", "tea-7"]
    names = [name for name, _ in table.last("fulfilled", "opened")]
    assert names == ["fulfilled", "opened", "fulfilled", "opened"]
    assert table.points == [8, 8]


def test_hungry_ends_with_the_cycle() -> None:
    """SW-29: six of seven hearts laid in the cycle before do not count afterwards."""
    table = under("hungry", hands=["tea-renew"], wishes="tea-7 food-7")
    assert table.look()["wishes"][0]["need"] == 6
    table.reveal("kind")
    assert table.look()["wishes"][0]["need"] == 7


def test_hungry_a_final_may_be_fulfilled_by_the_plate() -> None:
    """SW-29, SW-49."""
    table = under("kind").lay(wishes={"FW03": "food-aide:0 food-renew:1 music-herald:1", "tea-7": ""}, simple_left=0)
    table.reveal("hungry")
    assert table.points == [2, 3]
    assert table.look()["ended"] is True


# HAPPY, UNCERTAIN.


def test_happy_everybody_takes_a_gem_up_to_seven() -> None:
    """SW-37."""
    assert under("happy", 3).gems == [1, 1, 1]
    table = under("kind", 3).lay(gems=[7, 6, 0])
    table.reveal("happy")
    assert table.gems == [7, 7, 1]
    assert table.state.pool == 13


def test_uncertain_every_revealed_ware_goes_under_its_stack() -> None:
    """SW-36: merchants left to right, for all to see."""
    first = "left-fabric-night centre-spice-night right-jewel-night"
    then = "left-jewel-night centre-fabric-night right-spice-night"
    table = under("uncertain", wares=f"{first} {then}")
    assert table.market == then.split()
    assert [event["merchant"] for event in table.told(None, "rotated")] == ["left", "centre", "right"]
    names = [name for name, _ in table.last("rotated", "offered")][3:]
    assert names == ["rotated", "offered"] * 3
    assert table.look()["stock"] == [15, 15, 15]


def test_uncertain_the_wares_come_again_when_the_rest_is_gone() -> None:
    """SW-36: in the order in which they went under."""
    table = under("uncertain", wares="left-fabric-night centre-spice-night right-jewel-night left-jewel-night")
    s = table.state
    s.owned[1] += s.stock[0]
    s.stock[0] = b""
    table.lay(gems=[7, 0])
    table.do("orderly tea", "buy left")
    assert table.market[0] == "left-fabric-night"


def test_uncertain_a_one_card_stack_shows_the_same_card_and_an_empty_one_stays_empty() -> None:
    """SW-36."""
    table = under("kind", wares="left-fabric-night centre-spice-night right-jewel-night")
    s = table.state
    s.owned[1] += s.stock[0] + s.stock[1] + s.market[1:2]
    s.market = replaced(s.market, 1, 255)
    s.stock[0] = b""
    s.stock[1] = b""
    table.reveal("uncertain")
    assert table.market[:2] == ["left-fabric-night", None]


# MEAN.


def test_mean_each_discards_one_card_in_order_and_plays_with_two() -> None:
    """SW-32: before any turn; refilled at one's own turn end."""
    table = under("mean", 3, first=2)
    for seat, card in ((2, "tea-spy"), (0, "music-spy"), (1, "bath-gems")):
        assert table.asked == ("mean", seat)
        assert table.offers() == {f"pick {one}" for one in HANDS[seat].split()}
        table.do(f"pick {card}")
    assert table.asked == ("turn", 2)
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 2, 2]
    assert table.discard == {"tea-spy", "music-spy", "bath-gems"}
    assert [event["card"] for event in table.told(None, "discarded")] == ["tea-spy", "music-spy", "bath-gems"]
    table.do("orderly tea")
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 2, 3]


def test_mean_a_player_without_cards_skips_it() -> None:
    """SW-57."""
    table = under("kind", 3).thin("", rest="stack")
    table.state.hands[1] = b""
    table.state.stack += bytes(CARDS.index(card) for card in HANDS[1].split())
    table.state.stack_by += bytes(3)
    table.state.stack_known += bytes(3)
    table.state.discard.clear()
    table.reveal("mean")
    table.do("pick tea-aide")
    assert table.asked == ("mean", 2)


def test_mean_the_lamp_works_with_what_is_left() -> None:
    """SW-32."""
    table = under("mean").lay(lamps=[1, 0])
    table.do("pick tea-aide", "pick bath-gems")
    table.do("extra_task food-gems", "lamp", "extra_task music-spy")
    assert len(table.hand(0)) == 3


# AFRAID is among the effects.  SAD.


def test_sad_the_simple_wish_with_the_lowest_hearts_leaves_the_game() -> None:
    """SW-30: no points, no gems; Aides home, cards and Guard to the discard, then the minimum is restored."""
    table = under("kind")
    table.lay(wishes={"tea-7": "tea-aide:1 tea-spy:0 guard", "food-7": "food-herald:1"}, plate="mean")
    table.queues["wish"] = ["bath-7"]
    table.reveal("sad")
    assert table.open == ["food-7", "bath-7"]
    assert table.told(None, "removed") == [{"who": 0, "wish": "tea-7"}]
    assert table.discard == {"tea-aide", "tea-spy", "guard"}
    assert (table.points, table.gems) == ([0, 0], [0, 0])
    assert table.look()["aides"] == [6, 5]  # one each on the Priority track


def test_sad_a_guard_adds_nothing_and_no_cards_count_zero() -> None:
    """SW-30."""
    table = under("kind").lay(wishes={"tea-7": "tea-aide:1", "food-7": "guard"}).reveal("sad")
    assert table.told(None, "removed") == [{"who": 0, "wish": "food-7"}]
    table = under("kind").lay(wishes={"tea-7": "tea-aide:1 guard", "food-7": "food-spy:1"}).reveal("sad")
    assert table.told(None, "removed") == [{"who": 0, "wish": "tea-7"}]


def test_sad_between_tied_ones_the_first_player_chooses() -> None:
    """SW-30."""
    table = under("kind", first=1).lay(
        wishes={"tea-7": "tea-gems:1", "food-7": "food-spy:1 guard", "bath-7": "bath-herald:0"}
    )
    table.reveal("sad")
    assert table.asked == ("sad", 1)
    assert table.offers() == {"under tea-7", "under food-7"}
    assert table.why("under bath-7") == "SW-30"
    table.do("under food-7")
    assert table.open == ["tea-7", "bath-7"]


def test_sad_only_simple_wishes_are_dropped() -> None:
    """SW-30: if there is none, nothing happens."""
    table = under("kind").lay(wishes={"FW01": "", "tea-7": "tea-herald:1"}, simple_left=0).reveal("sad")
    assert table.told(None, "removed") == [{"who": 0, "wish": "tea-7"}]
    assert len(table.open) == 2
    table = under("kind").lay(wishes={"FW01": "", "FW02": "food-spy:1"}, simple_left=0).reveal("sad")
    assert table.open == ["FW01", "FW02"]
    assert HEARTS["food-spy"] == 2
