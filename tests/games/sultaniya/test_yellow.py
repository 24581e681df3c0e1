"""The yellow djinn: SY-14 a pile is looked through in secret, SY-15 no sapphires, SY-17 who keeps knowing its order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.sultaniya.table import IDS, Table, any_table
from tests.views import named


def searching(pile: str, **laid: Any) -> Table:
    """Seat 0 of three looks through the ground pile, which has these tiles from the top down."""
    table = any_table(3, piles=pile, sapphires=[10] * 3, **laid)
    table.shorten("ground", pile.split(maxsplit=1)[0])
    rest = bytes(sorted(IDS.index(name) for name in pile.split()[1:]))
    table.state.piles[0] = replace(table.state.piles[0], undrawn=rest)
    table.do("call", "yellow")
    table.do("search", "ground")
    return table


def test_yellow_shows_the_whole_pile_in_order_to_the_caller_alone() -> None:
    """SY-14, SY-17: everybody hears that it was searched."""
    table = searching("G05 G01 G09 G03")
    order = ["G05", "G01", "G09", "G03"]
    saw = [{"who": 0, "pile": "ground", "depth": depth, "tile": name} for depth, name in enumerate(order)]
    assert table.told(0, "saw") == saw
    for seat in (1, 2, None):
        assert table.told(seat, "searched") == [{"who": 0, "pile": "ground"}]
        assert table.told(seat, "saw") == [event | {"tile": None} for event in saw]
        assert table.look(seat)["piles"][0] == [IDS.index("G05"), None, None, None]
    assert named(IDS, table.look(0)["piles"][0]) == order


def test_yellow_must_place_a_tile_if_one_fits_the_top_one_included() -> None:
    """SY-14: no breaking off, no other tile."""
    table = searching("G05 G01 G09 G03", display="G02")
    assert table.offers() == {"take G05", "take G01", "take G09", "take G03"}
    assert table.why("take", "G02") == ("not-in-pile", "SY-14")
    for words in (("stop",), ("reveal", "ground")):
        assert table.why(*words) == ("fetch-first", "SY-14")
    assert table.why("pass_turn") == ("fetch-first", "SY-14")


@pytest.mark.parametrize("name", ["G05", "G01", "G09", "G03"])
def test_the_order_of_the_rest_stays(name: str) -> None:
    """SY-14, SY-17: and the caller keeps knowing it; others see a new top if the top was taken, and no more."""
    table = searching("G05 G01 G09 G03")
    table.build(name, "g8")
    left = [other for other in ("G05", "G01", "G09", "G03") if other != name]
    assert table.pile("ground") == left
    assert named(IDS, table.look(0)["piles"][0]) == left
    for seat in (1, 2, None):
        assert table.told(seat, "fetched") == [{"who": 0, "tile": name, "pile": "ground"}]
        assert table.look(seat)["piles"][0] == [IDS.index(left[0]), None, None]
        assert table.told(seat, "topped")[-1]["tile"] == (left[0] if name == "G05" else "R01")
    assert table.seat == 1


def test_yellow_pays_no_sapphires() -> None:
    """SY-15."""
    table = searching("G05 G06")
    table.build("G06", "g8")
    assert table.state.sapphires[0] == 7
    assert table.told(None, "built")[-1]["sapphires"] == 0


def test_if_nothing_fits_nothing_happens() -> None:
    """SY-14: the three sapphires are gone, the order is known, the turn is over."""
    table = any_table(3, sapphires=[10] * 3)
    table.do("call", "yellow")
    table.do("search", "roof")
    assert table.seat == 1
    assert table.state.sapphires[0] == 7
    for seat in (0, 1, 2, None):
        assert table.told(seat, "found_nothing") == [{"who": 0, "pile": "roof"}]
    assert None not in table.match.view(0)["piles"][3]
    assert table.match.view(1)["piles"][3][1:] == [None] * 19


def test_yellow_looks_through_a_pile_that_is_not_empty() -> None:
    """SY-14."""
    table = any_table(2, sapphires=[10, 10])
    table.shorten("first")
    table.do("call", "yellow")
    assert "search first" not in table.offers()
    assert table.why("search", "first") == ("pile-empty", "SY-14")


def test_who_saw_an_order_keeps_knowing_it() -> None:
    """SY-17: through reveals, fetches and returns by others, who never learn it; both folds and positions say so."""
    table = any_table(3, sapphires=[10] * 3, piles="G05 G01 G09 G03 G10")
    table.do("call", "yellow")
    table.do("search", "ground")
    table.build("G01", "g8")
    known = table.pile("ground")
    table.do("reveal", "ground")
    table.build("G05", "g8")
    assert named(IDS, table.look(0)["piles"][0]) == known[1:]
    table.do("call", "yellow")
    table.do("search", "ground")
    table.build("G03", "g8")
    left = [name for name in known[1:] if name != "G03"]
    for seat in (0, 2):
        assert named(IDS, table.look(seat)["piles"][0]) == left
    assert table.look(1)["piles"][0] == [IDS.index(left[0]), *[None] * (len(left) - 1)]
    table.do("call", "blue")
    table.do("refresh", "ground")
    table.do("stop")
    for seat in (0, 2):
        assert named(IDS, table.look(seat)["piles"][0]) == left[1:]
