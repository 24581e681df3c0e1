"""The table is laid: SW-22 open wishes, SW-23 dealing past Guards, SW-62 who begins, SW-58 what is seen then."""

from __future__ import annotations

import pytest

from grandvizier import BadSetup
from grandvizier.games.sultans_wishes import GAME
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.wander import new_match
from tests.games.sultans_wishes.words import CARDS, FINALS, GUARDS, MARKETS, SIMPLE, WARES, WISHES
from tests.views import CourtMatch as Match
from tests.views import named

both = pytest.mark.parametrize("travelers", [False, True])
everybody = pytest.mark.parametrize("players", [1, 2, 3, 4])


@both
@everybody
def test_everybody_gets_the_same_things(players: int, travelers: bool) -> None:
    """Rulebook, setup 6 to 11: a dark lamp, 7 Aides, no gem, no point, 3 Task cards, an Orderly beside the chart."""
    view = Table(players, travelers=travelers).match.view(None)
    assert view["lamps"] == [False] * players
    assert view["aides"] == [7] * players
    assert view["gems"] == [0] * players
    assert view["points"] == [0] * players
    assert view["hands"] == [3] * players
    assert view["orderlies"] == [None] * players
    assert view["priority"] == []
    assert view["pool"] == 28
    assert view["wares"] == [[] for _ in range(players)]


@pytest.mark.parametrize("players, opened, face_down", [(1, 2, 4), (2, 2, 4), (3, 3, 6), (4, 4, 8)])
def test_so_many_wishes_lie_open_and_face_down(players: int, opened: int, face_down: int) -> None:
    """SW-22: one a player, two alone; 6, 6, 9, 12 are placed, and 4 Finals face down."""
    looked = 0
    for seed in range(20):
        match = new_match(players, travelers=False, seed=seed)
        view = match.view(None)
        if view["plate"] != 3 and view["plate"] != 9:  # the demanding and the sad Sultan have changed it already
            looked += 1
            names = [WISHES[one["wish"]] for one in view["wishes"]]
            assert len(set(names)) == len(names) == opened
            assert all(name in SIMPLE for name in names)
            assert (view["simple_left"], view["finals_left"]) == (face_down, 4)
    assert looked > 10


def test_alone_only_wishes_with_the_icon_are_used() -> None:
    """Rulebook, solo mode; C3: the low one of each task; C4: seven Finals."""
    table = Table(1)
    low = {"tea-5", "food-6", "music-6", "entertainment-5", "sleep-5", "fan-wave-6", "bath-6", "massage-5"}
    assert {WISHES[wish] for wish in table.state.simple} | {*table.open} == low
    assert {WISHES[wish] for wish in table.state.finals} == {"FW01", "FW02", "FW03", "FW10", "FW11", "FW12", "FW13"}


@both
def test_the_finals_of_the_expansion_come_with_it(travelers: bool) -> None:
    """Travelers, setup 7: the new Final is shuffled among the others."""
    table = Table(3, travelers=travelers)
    assert {WISHES[wish] for wish in table.state.finals} == {*FINALS[: 14 + travelers]}


@both
@everybody
def test_the_deck_holds_48_or_56_task_cards_and_two_guards(players: int, travelers: bool) -> None:
    """Rulebook, setup 11; Travelers, setup 6; SW-23."""
    table = Table(players, plates="kind", travelers=travelers)
    s = table.state
    cards = sorted([*s.deck, s.top, *(card for hand in s.hands for card in hand)])
    tasks = 56 if travelers else 48
    assert [CARDS[card] for card in cards] == [*CARDS[:tasks], *GUARDS]
    assert table.match.view(None)["deck"] == tasks + 2 - 3 * players


@both
@everybody
def test_a_guard_is_never_dealt(players: int, travelers: bool) -> None:
    """SW-23: dealt past, and shuffled back; everybody hears of three cards and knows their own."""
    table = Table(players, travelers=travelers)
    deals = [draw for draw in table.draws if draw.startswith("deal")]
    assert len(deals) == 3 * players
    for seat in range(players):
        assert not table.hand(seat) & {*GUARDS}
        cards = [event["card"] for event in table.told(seat, "dealt") if event["who"] == seat]
        assert {*cards} == table.hand(seat)
        assert all(event["card"] is None for event in table.told(seat, "dealt") if event["who"] != seat)


def test_a_guard_may_lie_on_top_right_after_the_deal() -> None:
    """SW-23, SW-28: both are in the deck, and the back of the top card is public."""
    table = Table(2, deck="second-guard")
    assert table.match.view(None)["top"] == 1
    assert Table(2, deck="tea-aide").match.view(None)["top"] == 0


def test_the_market_shows_the_top_of_three_stacks_of_fifteen() -> None:
    """Rulebook, setup 5."""
    table = Table(2, wares="left-jewel-night centre-spice-morning right-perfume-night")
    assert table.market == ["left-jewel-night", "centre-spice-morning", "right-perfume-night"]
    view = table.match.view(None)
    assert view["stock"] == [15, 15, 15]
    assert named(WARES, view["market"]) == table.market


@both
@everybody
def test_everybody_sees_only_their_own_market_score_card(players: int, travelers: bool) -> None:
    """SW-58, SW-62: those left over return to the box unseen."""
    table = Table(players, score_cards="MS3 MS6 MS1 MS2", travelers=travelers)
    names = ["MS3", "MS6", "MS1", "MS2"][:players]
    for seat in range(players):
        shown = [None if card is None else MARKETS[card] for card in table.match.view(seat)["markets"]]
        assert shown == [name if owner == seat else None for owner, name in enumerate(names)]
    assert table.match.view(None)["markets"] == [None] * players


@pytest.mark.parametrize("players, first", [(2, 1), (3, 2), (4, 1), (1, 0)])
def test_the_first_player_is_drawn_and_reveals_the_first_wish(players: int, first: int) -> None:
    """SW-62, rulebook, setup 12 and 13: then clockwise; the first player has the first turn."""
    table = Table(players, first=first)
    assert table.told(None, "starts") == [{"who": first}]
    who = [event["who"] for event in table.told(None, "opened")]
    assert who == ([0, 0] if players == 1 else [(first + i) % players for i in range(players)])
    assert table.asked == ("turn", first)
    assert table.told(None, "round") == [{"number": 1, "who": first}]


def test_a_chosen_seat_begins() -> None:
    """SW-62: the option; a seat that is not there is refused."""
    for first in range(3):
        assert Match(GAME, players=3, seed=1, first=first).view(None)["first"] == first
    with pytest.raises(BadSetup):
        Match(GAME, players=3, seed=1, first=3)


def test_every_seat_may_be_drawn_to_begin() -> None:
    """SW-62: random."""
    assert {Match(GAME, players=3, seed=seed).view(None)["first"] for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_play(players: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, players=players)


def test_the_first_plate_is_revealed_before_the_first_turn() -> None:
    """SW-1, rulebook, round sequence."""
    table = Table(3, first=1, plates="mean")
    assert table.told(None, "mood") == [{"who": 1, "plate": "mean"}]
    assert table.asked == ("mean", 1)


def test_what_nobody_may_see_at_the_start() -> None:
    """SW-58: others' hands, the deck, face-down wishes, plates and wares; the numbers of all are public."""
    table = Table(2, hands=["tea-aide tea-spy tea-gems", "food-aide food-spy food-gems"])
    view = table.match.view(1)
    assert [CARDS[card] for card in view["hand"]] == ["food-aide", "food-spy", "food-gems"]
    assert table.match.view(None)["hand"] == []
    heard = {word for _, event in table.heard(1) for word in event.values() if isinstance(word, str)}
    assert not heard & {"tea-aide", "tea-spy", "tea-gems"}
    assert len(heard & {*WISHES}) == 2
    assert len(heard & {*WARES}) == 3


def test_the_track_is_laid_with_relics_and_gifts() -> None:
    """Travelers, setup 2 to 4 and 8: tokens on Stops 1, 2, 4, 6 and 7, thirteen beside it; three stacks of seven."""
    view = Table(3, travelers=True).match.view(None)
    assert view["tokens"] == [1, 2, 4, 6, 7]
    assert view["relics_left"] == 13
    assert view["nodes"] == [0, 0, 0]
    assert view["gift_stacks"] == [7, 7, 7]
    without = Table(3).match.view(None)
    assert (without["tokens"], without["relics_left"], without["gift_stacks"], without["nodes"]) == ([], 0, [], [])


@pytest.mark.parametrize("travelers, plates", [(False, 10), (True, 16)])
def test_plates_are_drawn_from_all_that_are_in_the_game(travelers: bool, plates: int) -> None:
    """Rulebook, setup 9; Travelers, setup 5; SW-52: alone ten of ten, or ten of sixteen."""
    found = {new_match(2, travelers=travelers, seed=seed).view(None)["plate"] for seed in range(150)}
    assert found == {*range(plates)}
