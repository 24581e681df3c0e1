"""Calling a djinn: SY-14 prices, figures, the blue and the green power; SY-15 no sapphires for their builds.

The red and the yellow djinn have files of their own.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultaniya.table import DJINNS, FLOORS, IDS, Table, any_table
from tests.views import named

PRICES = {"blue": 1, "red": 2, "green": 2, "yellow": 3}


def rich(players: int = 2, **laid: Any) -> Table:
    """A table at which everybody has ten sapphires."""
    return any_table(players, sapphires=[10] * players, **laid)


def called(djinn: str, players: int = 2, **laid: Any) -> Table:
    """The same, and the first seat has just called this djinn."""
    table = rich(players, **laid)
    table.do("call", djinn)
    return table


# Calling.


@pytest.mark.parametrize("djinn", DJINNS)
def test_the_price_goes_to_the_treasure_and_the_figure_to_the_caller(djinn: str) -> None:
    """SY-14."""
    table = called(djinn, palaces=["G01@g8"])
    assert table.state.sapphires[0] == 10 - PRICES[djinn]
    assert table.state.treasure == 35 + PRICES[djinn]
    assert table.look()["djinns"] == [0 if name == djinn else None for name in DJINNS]
    for seat in (0, 1, None):
        assert table.told(seat, "called") == [{"who": 0, "djinn": djinn, "price": PRICES[djinn]}]


@pytest.mark.parametrize("djinn", DJINNS)
@pytest.mark.parametrize("owner", [0, 1])
def test_the_figure_comes_from_another_palace_too_and_an_own_one_stays(djinn: str, owner: int) -> None:
    """SY-14: either way the price is paid."""
    table = called(djinn, palaces=["G01@g8"], djinns={djinn: owner, "blue": 1} if djinn != "blue" else {djinn: owner})
    assert table.look()["djinns"][DJINNS.index(djinn)] == 0
    assert table.state.sapphires[0] == 10 - PRICES[djinn]
    assert djinn == "blue" or table.look()["djinns"][0] == 1


@pytest.mark.parametrize("djinn", DJINNS)
def test_a_djinn_is_not_called_on_credit(djinn: str) -> None:
    """SY-14: exactly enough is enough, one less is not."""
    price = PRICES[djinn]
    assert f"call {djinn}" in any_table(2, palaces=["G01@g8"], sapphires=[price, 9]).offers()
    table = any_table(2, palaces=["G01@g8"], sapphires=[price - 1, 9])
    assert f"call {djinn}" not in table.offers()
    refusal = table.refusal("call", djinn)
    assert (refusal.code, refusal.ruling) == ("too-dear", "SY-14")
    assert refusal.facts == {"price": price, "sapphires": price - 1}


def test_one_djinn_a_turn() -> None:
    """SY-14."""
    table = called("green", palaces=["G01@g8"])
    for djinn in DJINNS:
        assert table.why("call", djinn) == ("one-djinn", "SY-14")


@pytest.mark.parametrize("djinn, then", [("blue", ["refresh roof"]), ("green", []), ("green", ["reveal roof"])])
def test_a_djinn_is_never_a_pass(djinn: str, then: list[str]) -> None:
    """SY-14: the build may be left, but that brings no sapphires."""
    table = called(djinn)
    for words in then:
        table.do(*words.split())
    assert table.why("pass_turn") == ("no-pass", "SY-14")
    table.do("stop")
    assert list(table.state.sapphires) == [10 - PRICES[djinn], 10]
    assert table.told(1, "stopped") == [{"who": 0}]
    assert not table.told(1, "passed")
    assert table.seat == 1


# Blue: a display goes under its pile.


def test_blue_puts_a_display_under_its_pile_the_oldest_nearest_the_top() -> None:
    """SY-14: seen by all; then one is revealed in any case."""
    table = called("blue", display="G04 G02 G09", piles="G01 G03 G05")
    assert table.offers() == {f"refresh {floor}" for floor in FLOORS}
    table.do("refresh", "ground")
    assert table.display("ground") == ["G01"]
    assert table.pile("ground")[-3:] == ["G04", "G02", "G09"]
    assert table.pile("ground")[:2] == ["G03", "G05"]
    for seat in (0, 1, None):
        assert [event["tile"] for event in table.told(seat, "returned")] == ["G04", "G02", "G09"]
        bottom = table.look(seat)["piles"][0][-3:]
        assert named(IDS, bottom) == ["G04", "G02", "G09"]


def test_blue_reveals_one_to_three_of_that_pile_and_no_other() -> None:
    """SY-14: then any displayed tile may be taken."""
    table = called("blue", display="R14 F01", piles="R01 R02 R03")
    table.do("refresh", "roof")
    assert table.offers() == {"stop", "reveal roof", "take F01"}
    for floor in ("ground", "first", "second"):
        assert table.why("reveal", floor) == ("same-pile", "SY-14")
    table.do("reveal", "roof")
    table.do("reveal", "roof")
    assert table.display("roof") == ["R01", "R02", "R03"]
    assert table.offers() == {"stop", "take F01"}
    assert table.why("reveal", "roof") == ("display-full", "SY-9")
    table.build("F01", "f7")
    assert table.seat == 1


def test_blue_serves_a_pile_with_no_display_too() -> None:
    """SY-14: a pile with a tile in it or in its display."""
    table = called("blue", piles="G01 G02 G03")
    table.do("refresh", "ground")
    assert table.display("ground") == ["G01"]
    assert not table.told(None, "returned")


def test_blue_brings_returned_tiles_up_again_if_the_pile_is_short() -> None:
    """SY-14."""
    table = rich(display="G04 G02", piles="G01")
    table.shorten("ground", "G01")
    table.do("call", "blue")
    table.do("refresh", "ground")
    assert table.display("ground") == ["G01"]
    table.do("reveal", "ground")
    table.do("reveal", "ground")
    assert table.display("ground") == ["G01", "G04", "G02"]
    assert table.offers("reveal") == set()


def test_blue_refreshes_a_display_before_an_empty_pile() -> None:
    """SY-14: the returned tiles are the pile; the oldest is its visible top and comes up first."""
    table = rich(display="G04 G02", piles="G01")
    table.shorten("ground")
    table.do("call", "blue")
    table.do("refresh", "ground")
    assert table.display("ground") == ["G04"]
    assert table.look()["piles"][0] == [IDS.index("G02")]
    assert table.told(1, "topped")[-1] == {"pile": "ground", "tile": "G02"}


def test_blue_does_not_serve_a_pile_without_any_tile() -> None:
    """SY-14."""
    table = rich()
    table.shorten("ground")
    table.do("call", "blue")
    assert "refresh ground" not in table.offers()
    assert table.why("refresh", "ground") == ("nothing-there", "SY-14")


def test_blue_is_not_called_when_no_tile_is_left() -> None:
    """SY-14: but it is for one displayed tile."""
    table = rich()
    for floor in FLOORS:
        table.shorten(floor)
    assert table.why("call", "blue") == ("no-tiles-left", "SY-14")
    assert table.why("call", "yellow") == ("piles-empty", "SY-14")
    assert "call green" in table.offers()
    table.state.displays[0] += bytes((IDS.index("G01"),))
    assert "call blue" in table.offers()


def test_a_pile_is_chosen_before_anything_else() -> None:
    """SY-14: once paid, there is no way back."""
    for djinn in ("blue", "yellow"):
        table = called(djinn, display="G01")
        for words in (("take", "G01"), ("reveal", "ground"), ("pass_turn",), ("stop",), ("call", "green")):
            assert table.why(*words) == ("pile-first", "SY-14")


# Green: two builds.


def test_green_builds_twice_from_what_two_piles_reveal() -> None:
    """SY-14: of two different piles, then both tiles."""
    table = called("green", piles="G06 G02 F05 F06")
    table.do("reveal", "ground")
    assert table.offers("reveal") == {f"reveal {floor}" for floor in FLOORS}
    table.do("reveal", "ground")
    table.do("reveal", "first")
    for floor in ("second", "roof"):
        assert table.why("reveal", floor) == ("these-two-piles", "SY-14")
    table.do("reveal", "first")
    table.build("G06", "g8")
    assert (table.seat, table.question) == (0, "again")
    assert table.why("reveal", "first") == ("no-reveal-after-take", "SY-14")
    assert table.offers() == {"stop", "take G02", "take F05", "take F06"}
    table.build("F06", "f7")
    assert table.seat == 1
    assert (table.at(0, "g8"), table.at(0, "f7")) == ("G06", "F06")


def test_green_goes_to_and_fro_between_its_two_piles_each_up_to_its_limit() -> None:
    """SY-14, SY-9: no order is stated; three tiles lie before a pile at most."""
    table = called("green")
    for floor in ("ground", "first", "ground", "first", "first"):
        assert table.offers("reveal") >= {f"reveal {floor}"}
        table.do("reveal", floor)
    assert table.offers("reveal") == {"reveal ground"}
    assert table.why("reveal", "first") == ("display-full", "SY-9")
    table.do("reveal", "ground")
    assert not table.offers("reveal")
    assert (len(table.display("ground")), len(table.display("first"))) == (3, 3)


def test_in_edition_1_green_did_not_go_back_to_its_first_pile() -> None:
    """SY-14."""
    table = called("green", edition=1)
    table.do("reveal", "ground")
    table.do("reveal", "first")
    assert table.offers("reveal") == {"reveal first"}
    for floor in ("ground", "second", "roof"):
        assert table.why("reveal", floor) == ("two-piles", "SY-14")


def test_green_pays_no_sapphires_for_either_tile() -> None:
    """SY-15: it is the djinn who builds."""
    table = called("green", display="G06 F06")
    table.build("G06", "g8")
    table.build("F06", "f7")
    assert table.state.sapphires[0] == 8
    assert [event["sapphires"] for event in table.told(None, "built")] == [0, 0]


@pytest.mark.parametrize("built", [0, 1])
def test_green_may_be_broken_off(built: int) -> None:
    """SY-14: "can" build twice; nothing is paid for what was built either."""
    table = called("green", display="G06 F06")
    if built:
        table.build("G06", "g8")
    table.do("stop")
    assert table.seat == 1
    assert table.state.sapphires[0] == 8
    assert table.at(0, "g8") == ("G06" if built else None)


def test_each_reveal_of_green_is_optional_and_a_second_tile_may_rest_on_the_first() -> None:
    """SY-14: both from the displays as they lie."""
    table = called("green", display="G01 F01 F02")
    table.build("F01", "f7")
    assert "take F02" in table.offers()
    table.build("G01", "g8")
    assert table.seat == 1


def test_green_ends_by_stopping_if_no_second_tile_fits() -> None:
    """SY-14: no sapphires for that either."""
    table = called("green", display="G01 R01")
    table.build("G01", "g8")
    assert table.offers() == {"stop"}
