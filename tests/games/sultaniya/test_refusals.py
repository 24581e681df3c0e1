"""Refusals that name the true reason: which edge, neighbour or missing foundation, and the ruling that says so."""

from __future__ import annotations

import pytest

from grandvizier import Refusal
from grandvizier.games.sultaniya import GAME
from grandvizier.words import LANGUAGES, Words
from tests.games.sultaniya.files import copy, put
from tests.games.sultaniya.table import Table, any_table, row_of

RICH = [9, 9]


def sentence(table: Table, *words: str) -> str:
    return table.refusal(*words).sentence


def test_a_tile_that_fits_nowhere_says_what_it_would_meet() -> None:
    """SY-7: the edge and the neighbour, called by their owner's name for them."""
    table = Table("ali-baba", palaces=[""], display="F11")
    refusal = table.refusal("take", "F11")
    assert refusal.ruling == "SY-7"
    assert refusal.facts["clash"] in {"clash-beneath", "clash-left", "clash-right"}
    assert refusal.sentence.startswith("It fits nowhere in your palace, either way round. ")
    assert "your" in refusal.sentence.removeprefix("It fits nowhere in your palace")
    assert "Seat" not in refusal.sentence


def test_a_roof_without_anything_beneath_is_refused_for_that() -> None:
    """SY-5, not the pictures."""
    table = any_table(2, display="R01")
    assert table.why("take", "R01") == ("nothing-beneath", "SY-5")


def test_a_full_floor_is_refused_for_that() -> None:
    """SY-4: every slot of the ground is taken."""
    table = any_table(2, palaces=["G01@g0 G03@g2 G02@g8 G04@g10"], display="G05")
    assert table.why("take", "G05") == ("row-full", "SY-4")


def test_whoever_names_the_slot_too_is_told_about_that_slot() -> None:
    """SY-4, SY-5, SY-7: for the tile and slot asked about, though the tile fits nowhere."""
    table = any_table(2, display="R01 F11")

    def told(tile: str, *words: str) -> Refusal:
        rules = table.match.rules
        found = table.match.why_not(table.seat, row_of(rules, "take", tile), row_of(rules, *words))
        assert found
        return found

    assert (told("R01", "place", "r5").code, told("R01", "place", "r5").ruling) == ("no-foundation", "SY-5")
    assert told("R01", "place", "g0").ruling == "SY-4"
    assert told("F11", "place", "f1").ruling == "SY-5"
    beside = told("F11", "place", "f3")
    assert beside.ruling == "SY-7"
    assert "your" in beside.sentence
    assert told("F11", "stop").code == "place-first"


def test_reveal_it_first_is_said_only_where_it_may_be_revealed() -> None:
    """SY-9: not of another pile than the one revealed from, nor between the builds of the green djinn."""
    table = any_table(2, piles="G01 G02 F01 F02")
    assert sentence(table, "take", "F01").endswith("reveal it first.")
    table.do("reveal", "ground")
    assert sentence(table, "take", "G02").endswith("reveal it first.")
    refusal = table.refusal("take", "F01")
    assert (refusal.code, refusal.ruling) == ("top-tile-only", "SY-9")
    assert "reveal" not in refusal.sentence
    green = any_table(2, piles="G02 G03", display="G01 G05", sapphires=RICH)
    green.do("call", "green")
    green.build("G01", "g8'")
    assert green.why("take", "G02") == ("top-tile-only", "SY-9")


def test_a_pass_is_refused_by_what_must_be_done_first() -> None:
    """SY-14: a tile must be fetched; stopping would be refused too."""
    yellow = any_table(2, piles="G01 G02", sapphires=RICH)
    yellow.do("call", "yellow")
    yellow.do("search", "ground")
    assert yellow.why("pass_turn") == yellow.why("stop") == ("fetch-first", "SY-14")


@pytest.mark.parametrize("first", ["blue", "green", "yellow"])
def test_only_one_djinn_a_turn_is_what_a_second_call_hears(first: str) -> None:
    """SY-14."""
    table = any_table(2, piles="G01 G02", sapphires=RICH)
    table.do("call", first)
    if first != "green":
        table.do({"blue": "refresh", "yellow": "search"}[first], "ground")
    assert table.why("call", "red") == ("one-djinn", "SY-14")
    assert sentence(table, "call", "red") == "You have called a djinn: only one a turn."


def test_after_the_move_nobody_is_told_to_call_the_djinn_that_helps_them() -> None:
    """SY-14: the tile has been moved."""
    table = any_table(2, palaces=["G01@g8"], sapphires=RICH)
    table.do("call", "red")
    table.do("take", "G01")
    table.do("place", "g2")
    assert table.why("put_under") == ("moved-already", "SY-14")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_and_refusals_speak_of_a_corrected_file(language: str) -> None:
    """SY-2, SY-14, SY-19: no number or colour of ours is spelt out."""
    text = copy(
        put("numbers", "width", value=7),
        put("numbers", "stall_rounds", value=1),
        put("numbers", "round_limit", value=33),
        put("djinns", "blue", name={"en": "the grey djinn", "it": "il genio grigio", "pt": "o gênio cinza"}),
    )
    words = Words(GAME.rules(text), language)
    grey = {"en": "the grey djinn", "it": "il genio grigio", "pt": "o gênio cinza"}[language]
    assert "7, 6, 7" in words.ruling("SY-2")
    assert "33" in words.ruling("SY-19")
    assert "4" not in words.ruling("SY-19")
    assert grey in words.ruling("SY-14")
    assert grey in words.say("no-call-refresh")
    shipped = Words(GAME.rules(), language)
    assert "6, 5, 6" in shipped.ruling("SY-2")
