"""What a choice would bring, in its sentences: wishes, Aides, gems, the lamp, the market, extra tasks, Travelers."""

from __future__ import annotations

import pytest

from grandvizier.core.events import Brings
from grandvizier.core.pile import Pile
from grandvizier.games.sultans_wishes.sight import questions as ask
from grandvizier.games.sultans_wishes.sight.brings import GAINS
from grandvizier.words import Words
from tests.games.sultans_wishes.rounds import chart, last_cycle
from tests.games.sultans_wishes.table import Table
from tests.games.sultans_wishes.words import row_of

NAMES = ("Ada", "Bahram", "Chiara")
HANDS = ("tea-aide food-gems music-spy", "sleep-gems bath-gems massage-gems")


def a_table(wishes: dict[str, str], plate: str = "happy", **laid: object) -> Table:
    """Seat 0 has the turn; the plate has no extra points unless it is named."""
    table = Table(2, hands=HANDS, wishes="tea-7 sleep-8")
    return table.lay(wishes=wishes, plate=plate, **laid)  # type: ignore[arg-type]


def brings(table: Table, *choices: str) -> Brings:
    found = table.match.brings(*(row_of(table.match.rules, choice) for choice in choices))
    assert found is not None
    return found


def said(table: Table, *choices: str) -> list[str]:
    """What it brings, as whoever is asked reads it."""
    words = Words(table.match.rules, "en", seat=table.seat, names=NAMES[: table.players])
    return [words.gain(gain) for gain in brings(table, *choices).gains]


# Wishes.


def test_a_card_under_a_wish() -> None:
    """SW-4, SW-10, SW-35: how far the wish is then, what waits for the own Aides there, a gem, one Aide less."""
    table = a_table({"tea-7": "tea-gems:01", "sleep-8": ""})
    assert brings(table, "fulfil tea-aide").points == 0
    assert said(table, "fulfil tea-aide") == [
        "the wish “Tea: 7 hearts” then has 3 of 7",
        "3 points wait for your Aides at the wish “Tea: 7 hearts”",
        "brings 1 gem",
        "one Aide goes out, 5 are free then",
    ]


def test_a_wish_that_is_fulfilled_pays_every_aide_there() -> None:
    """SW-10, SW-26: each scoring player has the extra points once and a gem for the Guard; Aides come home."""
    table = a_table({"tea-7": "tea-herald:01 tea-gems:01 guard", "sleep-8": ""}, plate="mean", points=(2, 3))
    told = brings(table, "fulfil tea-aide")
    before = table.points
    table.do("fulfil tea-aide")
    assert told.points == table.points[0] - before[0] > 0
    assert GAINS[told.gains[0][0]].name == "fulfils"
    scored = {gain[1]: gain[3] for gain in told.gains if GAINS[gain[0]].name == "scores"}
    assert scored == {seat: table.points[seat] - before[seat] for seat in (0, 1)}
    gems = {gain[1]: gain[2] for gain in told.gains if GAINS[gain[0]].name == "gems"}
    assert gems == dict(enumerate(table.gems))
    assert gems == {0: 2, 1: 1}


def test_whom_one_passes_and_the_lamp_that_is_lit() -> None:
    """SW-43: at 10 points."""
    table = a_table({"tea-7": "tea-herald:00 tea-renew:0", "sleep-8": ""}, points=(0, 4))
    assert said(table, "fulfil tea-aide") == [
        "fulfils the wish “Tea: 7 hearts”",
        "10 points for a wish",
        "you pass Bahram",
        "brings 1 gem",
        "lights your Magic Lamp",
        "3 Aides come home, 7 are free then",
    ]


def test_a_final_wish_ends_the_game_with_the_round() -> None:
    """SW-49."""
    table = a_table({"sleep-8": "", "FW04": "food-aide:1 music-aide:0 sleep-aide:0"})
    assert "this round is the last" in said(table, "fulfil tea-aide")
    table.do("fulfil tea-aide")
    assert table.look()["ended"]


def test_where_all_aides_are_busy() -> None:
    """SW-13: the card lies there, and the rest of the Fulfil follows the Aide that comes off another card."""
    busy = "sleep-herald:00 sleep-renew:00 sleep-gems:00 sleep-bargain:0"
    table = a_table({"tea-7": "tea-herald:1 tea-renew:1", "sleep-8": busy})
    assert said(table, "fulfil tea-aide")[-1] == "all your Aides are busy: one of them comes off another card first"
    assert brings(table, "fulfil tea-aide").points == 0
    table.do("fulfil tea-aide")
    told = brings(table, "pick sleep-bargain")
    assert "fulfils the wish “Tea: 7 hearts”" in said(table, "pick sleep-bargain")
    before = table.points[0]
    table.do("pick sleep-bargain")
    assert told.points == table.points[0] - before > 0


# Effects, gems, the lamp, the market.


@pytest.mark.parametrize(
    "card, told",
    [
        ("food-gems", ["1 point more at the end for gems", "brings 2 gems"]),
        ("music-spy", ["you see the one card of the Extra Task stack"]),
        ("tea-aide", ["one of your Aides goes on a card under any open wish"]),
    ],
)
def test_effects(card: str, told: list[str]) -> None:
    """SW-50, SW-53, SW-55: what is seen or chosen only afterwards is said in words."""
    table = a_table({"tea-7": "tea-herald:1", "sleep-8": ""}, stack="food-spy")
    assert said(table, f"use_effect {card}") == told


def test_a_ware_by_the_own_market_card() -> None:
    """SW-40, SW-50, SW-51: what it counts at the end, and what the gems would have counted."""
    table = a_table({"tea-7": "", "sleep-8": ""}, gems=(6, 0)).do("extra_task food-gems")
    before = table.look(0)["promised"]
    told = brings(table, "buy left")
    assert told.points == 0
    table.do("buy left")
    after = table.look(0)["promised"]
    assert before is not None
    assert after is not None
    promised = sum(gain[2] for gain in told.gains if GAINS[gain[0]].name == "promises")
    assert promised == after["total"] - before["total"]


def test_the_lamp_used_or_left() -> None:
    """SW-42, SW-43: what not doing means is said too."""
    table = a_table({"tea-7": "", "sleep-8": ""}, lamps=(1, 0)).do("extra_task food-gems")
    assert said(table, "lamp") == ["the lamp goes dark, and you take one more mandatory action"]
    assert said(table, "done") == ["your Magic Lamp stays lit", "your turn ends and nothing more is bought"]


def test_a_card_thrown_away_or_taken_says_what_it_is_good_for() -> None:
    """SW-54: of the own cards, and of those in the discard pile."""
    hands = ("tea-renew tea-gems bath-spy", "sleep-gems bath-gems massage-gems")
    table = Table(2, hands=hands, wishes="tea-7 sleep-8").lay(wishes={"tea-7": "", "sleep-8": ""}, plate="happy")
    table.do("use_effect tea-renew")
    thrown = "the card goes to the discard pile"
    assert said(table, "pick tea-gems") == [thrown, "it suits the wish “Tea: 7 hearts”"]
    assert said(table, "pick bath-spy") == [thrown, "it suits no open wish now"]
    table.do("pick tea-gems", "pick bath-spy")
    assert said(table, "pick tea-gems") == ["it suits the wish “Tea: 7 hearts”"]
    assert said(table, "pick bath-spy") == ["it suits no open wish now"]


# Extra tasks.


def test_an_extra_task_and_whose_orderly_stands_there() -> None:
    """SW-44, SW-47: what the stack holds already is left to memory, also the own cards."""
    table = chart(a_table({"tea-7": "", "sleep-8": ""}, stack="food-spy:0"), {1: "food", 0: "tea"})
    assert said(table, "extra_task food-gems") == ["2 hearts for the Food space", "Bahram’s Orderly stands there"]
    assert said(table, "extra_task tea-aide") == ["1 heart for the Tea space"]


def test_once_the_stack_is_open_the_rank_is_known() -> None:
    """SW-44, SW-46, SW-61, TR-5: an end-of-round gift moves the Orderly before the ranking."""
    table = Table(2, travelers=True).lay(stack="tea-herald food-spy", kept=["G08"])
    table.state.turned = 1
    chart(table, {0: "sleep"})
    table.state.push(ask.ROUND_GIFTS, 0)
    table.do("give_gift G08")
    assert table.match.question == "move_orderly"
    assert said(table, "orderly tea") == ["your Orderly’s task ranks first: 6 points at the end of the round"]
    assert said(table, "orderly food") == ["your Orderly’s task ranks second: 4 points at the end of the round"]
    assert said(table, "orderly bath") == ["your Orderly’s task has no heart"]


def test_the_first_move_of_the_orderly_takes_an_aide() -> None:
    """SW-45."""
    table = a_table({"tea-7": "", "sleep-8": ""})
    assert said(table, "orderly tea") == [
        "one Aide goes out, 6 are free then",
        "place 1 on the Priority track",
        "the hearts of that task count at the end of the round",
    ]


# What others know, what is drawn.


def test_neither_a_drawn_guard_nor_the_end_of_the_round_is_counted() -> None:
    """SW-8, SW-61: they follow the choice, and nobody knows them."""
    table = chart(last_cycle(2).lay(stack="tea-herald"), {0: "tea"})
    while table.seat == 0:
        table.idle()
    assert brings(table, max(table.offers("extra_task"))).points == 0


def test_a_gift_at_once() -> None:
    """TR-2, TR-3: whoever has drawn a gift knows what it pays."""
    table = Table(2, hands=["tea-aide"], travelers=True, gifts="G01").lay(nodes="6 start", plate="mean", gems=(1, 0))
    assert said(table, "travel immediate") == ["you look at a gift"]
    table.do("travel immediate")
    assert said(table, "keep G01") == ["6 points for a gift", "you pass Bahram"]
    assert said(table, "look_on") == ["costs 1 gem", "you look at a gift"]


def test_a_free_ware_is_not_seen_before_it_is_taken() -> None:
    """TR-10: also where all saw it go to the bottom."""
    table = Table(2, hands=["tea-aide"], travelers=True, gifts="G02").lay(nodes="6 start", gems=(1, 0))
    state = table.state
    state.lowest[0], state.stock[0] = state.stock[0][-1:], state.stock[0][:-1]
    table.do("travel immediate")
    assert said(table, "keep G02") == ["the lowest ware of the Left merchant is yours"]


def test_a_gift_that_somebody_put_under_is_nobody_elses_to_know() -> None:
    """TR-2, TR-8: it may be settled at once, so nobody can say what the journey brings; without any it is nothing."""
    table = Table(2, hands=["tea-aide"], travelers=True).lay(nodes="6 start")
    gift = table.state.gift_piles[0].undrawn[0]
    table.state.gift_piles[0] = Pile(b"")
    assert said(table, "travel immediate") == ["no gift is left there"]
    table.state.gift_piles[0] = Pile(b"").put_under(gift, 2)
    assert table.match.brings(row_of(table.match.rules, "travel immediate")) is None
