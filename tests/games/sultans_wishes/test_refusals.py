"""Refusals that name the true reason, and the ruling that says so."""

from __future__ import annotations

import pytest

from grandvizier.games.sultans_wishes import GAME
from grandvizier.words import LANGUAGES, Words
from tests.games.sultans_wishes.correcting import both, corrected, number
from tests.games.sultans_wishes.table import Table

HANDS = ("tea-aide food-gems music-spy", "sleep-gems bath-gems massage-gems")


def test_a_second_card_of_one_task_is_refused_for_its_task() -> None:
    """SW-19: the wish for different tasks asks for the card all the same, only not twice."""
    table = Table(2, hands=HANDS).lay(wishes={"FW14": "tea-herald:0", "sleep-8": ""})
    refusal = table.refusal("fulfil tea-aide")
    assert (refusal.code, refusal.ruling) == ("task-there", "SW-19")
    assert table.refusal("fulfil bath-gems").code == "not-in-hand"
    assert "fulfil food-gems" in table.offers()
    nothing = Table(2, hands=HANDS).lay(wishes={"sleep-8": "", "food-7": ""})
    assert nothing.refusal("fulfil tea-aide").code == "no-match"


def test_a_wish_for_different_tasks_says_so_also_when_it_is_chosen() -> None:
    """SW-19, SW-20."""
    table = Table(2, hands=HANDS).lay(wishes={"FW14": "tea-herald:0", "tea-7": "", "FW10": ""})
    table.do("fulfil tea-aide")
    assert table.asked == ("under", 0)
    assert table.refusal("under FW14").code == "task-there"
    assert table.refusal("under food-7").ruling == "SW-19"


@pytest.mark.parametrize(
    "gems, lamp, sentence",
    [
        (7, 1, "The mandatory action is done: buy, use the lamp, or end your turn."),
        (7, 0, "The mandatory action is done: buy, or end your turn."),
        (0, 1, "The mandatory action is done: use the lamp, or end your turn."),
    ],
)
def test_only_optional_actions_that_may_be_taken_are_proposed(gems: int, lamp: int, sentence: str) -> None:
    """SW-42, SW-43, SW-60: neither a dark lamp nor a ware that nobody can pay."""
    table = Table(2, hands=HANDS, plates="angry", travelers=True).lay(gems=[gems, 0], lamps=[lamp, 0])
    table.do("orderly tea")
    assert table.asked == ("options", 0)
    assert table.refusal("orderly food").sentence == sentence


def test_after_the_lamp_and_a_purchase_only_the_end_of_the_turn_is_left() -> None:
    """SW-42: each once a turn."""
    table = Table(2, hands=HANDS, plates="angry", travelers=True).lay(gems=[7, 0], lamps=[1, 0])
    table.do("orderly tea", "lamp", "orderly food")
    assert table.refusal("orderly tea").sentence == "The mandatory action is done: buy, or end your turn."
    assert table.refusal("lamp").sentence == "You have already used your Magic Lamp this turn."


def test_a_ware_that_is_too_dear_is_refused_by_the_ruling_that_names_the_price() -> None:
    """SW-60: a ware costs the gems it shows."""
    table = Table(2, hands=HANDS, plates="angry", travelers=True).lay(gems=[2, 0], lamps=[1, 0])
    table.do("orderly tea")
    refusal = table.refusal("buy left")
    assert (refusal.code, refusal.ruling) == ("too-dear", "SW-60")
    assert Words(GAME.rules(), "en").sentences("SW-60")[0].startswith("A ware costs the gems it shows")


def test_an_aide_comes_off_an_attached_card_by_the_ruling_of_busy_aides() -> None:
    """SW-13, not SW-53: no effect was used."""
    table = Table(2, hands=["tea-aide"])
    table.lay(wishes={"FW13": "bath-spy:00 massage-gems:00 massage-spy:00 massage-renew:0", "tea-7": ""})
    table.do("fulfil tea-aide")
    assert table.asked == ("busy", 0)
    refusal = table.refusal("pick sleep-gems")
    assert (refusal.code, refusal.ruling) == ("not-attached", "SW-13")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_speak_of_the_numbers_of_a_corrected_file(language: str) -> None:
    """SW-9 and SW-53: no number of ours is spelt out."""
    numbers = {"gems_effect": 3, "bargain": 1, "herald_gems": 0, "spy_adds": 0, "round_limit": 30}
    edited = corrected(both(*(number(name, value) for name, value in numbers.items())))
    shipped, words = Words(GAME.rules(), language), Words(GAME.rules(edited), language)
    assert "30" in words.ruling("SW-9")
    assert "20" in shipped.ruling("SW-9")
    _, spy, gems, bargain, herald, *_ = words.sentences("SW-53")
    assert ("3" in gems, "2" in bargain) == (True, False)
    for sentence in (spy, bargain, herald):
        assert sentence not in shipped.sentences("SW-53")
    assert len(words.sentences("SW-53")) == len(shipped.sentences("SW-53"))
