"""The palace: the land (SY-2, SY-3), where tiles may stand (SY-4, SY-5, SY-6, SY-7), gates and minarets (SY-8)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grandvizier import rules
from grandvizier.games.sultaniya import GAME
from tests.games.sultaniya.literal import board, where
from tests.games.sultaniya.table import BOARDS, FLOORS, SLOTS, TILES, Table, any_table, deck, place_name


def holding(name: str, palace: str = "", *, character: str = "ali-baba") -> Table:
    """A table at which seat 0 has just taken this tile."""
    table = Table(character, palaces=[palace], display=name)
    table.do("take", name)
    return table


def facts(table: Table, at: str) -> dict[str, Any]:
    """What a refusal says of edges and neighbour."""
    said = dict(table.refusal("place", at).facts)
    return said | {"place": place_name(table.match.rules, int(said["place"]))}


# The land.


def test_the_land_has_four_floors_of_6_5_6_and_5_slots_each_staggered_by_half_a_tile() -> None:
    """SY-2."""
    tables = rules("sultaniya")
    own = [place_name(tables, place) for place in tables.own[0]]
    assert own == [f"0:{slot}" for slot in SLOTS]
    assert [slot for slot in SLOTS if slot[0] == "g"] == ["g0", "g2", "g4", "g6", "g8", "g10"]
    assert [slot for slot in SLOTS if slot[0] == "f"] == ["f1", "f3", "f5", "f7", "f9"]
    assert [slot for slot in SLOTS if slot[0] == "s"] == ["s0", "s2", "s4", "s6", "s8", "s10"]
    assert [slot for slot in SLOTS if slot[0] == "r"] == ["r1", "r3", "r5", "r7", "r9"]
    assert len(any_table(2).look()["palaces"][0]) == 22


@pytest.mark.parametrize("character", BOARDS)
def test_every_board_prints_a_triangle(character: str) -> None:
    """SY-3: ground slots at 4 and 6, first floor slot at 5, and they belong to the palace."""
    palace = Table(character).look()["palaces"][0]
    number = 93 + 3 * list(BOARDS).index(character)
    filled = {slot: piece for slot, piece in zip(SLOTS, palace, strict=True) if piece is not None}
    assert filled == {"g4": (number, 0), "g6": (number + 1, 0), "f5": (number + 2, 0)}


@pytest.mark.parametrize("character", BOARDS)
def test_the_first_tile_touches_one_of_the_three_printed_ones(character: str) -> None:
    """SY-6: beside them or on them, and nowhere else; no roof fits yet."""
    reached = set()
    for name in (name for floor in FLOORS for name in deck(1, floor)):
        table = Table(character, display=name)
        fits = where(board(character), TILES[name])
        assert (f"take {name}" in table.offers()) == bool(fits)
        if fits:
            table.do("take", name)
            assert table.offers() == {f"place {at}" for at in fits}
            reached |= {at.rstrip("'") for at in fits}
    assert reached == {"g2", "g8", "f3", "f7", "s4", "s6"}


# Where a tile may stand.


@pytest.mark.parametrize(
    "name, at, floor",
    [("G01", "f3", "ground"), ("F01", "g2", "first"), ("F01", "s4", "first"), ("S01", "f7", "second")],
)
def test_a_tile_goes_to_its_own_floor(name: str, at: str, floor: str) -> None:
    """SY-4."""
    refusal = holding(name).refusal("place", at)
    assert (refusal.code, refusal.ruling, refusal.facts) == ("other-floor", "SY-4", {"floor": floor})


@pytest.mark.parametrize("at", ["g4", "g6'", "g2"])
def test_a_tile_goes_to_an_empty_slot(at: str) -> None:
    """SY-4: neither onto a printed part nor onto a tile."""
    assert holding("G01", "G02@g2").why("place", at) == ("slot-taken", "SY-4")


@pytest.mark.parametrize("name, at", [("F01", "f1"), ("F01", "f9"), ("S01", "s0"), ("S01", "s2"), ("S01", "s8'")])
def test_higher_up_one_of_the_two_slots_beneath_is_filled(name: str, at: str) -> None:
    """SY-5."""
    assert holding(name).why("place", at) == ("no-foundation", "SY-5")


def test_one_slot_beneath_is_enough() -> None:
    """SY-5: half of the tile may hang over."""
    assert holding("F01").offers() == {"place f3", "place f3'", "place f7", "place f7'"}


@pytest.mark.parametrize(
    "name, palace, at",
    [
        ("G01", "", "g0"),
        ("G01", "", "g10"),
        ("F01", "G02@g2 G03@g8", "f1"),
        ("S01", "F02@f3 F03@f7 S05@s2", "s6"),
        ("R01", "F02@f3 F03@f7 S05@s2 S06@s4 S07@s6 S03@s8 R03@r3", "r7"),
    ],
)
def test_no_hole_is_made(name: str, palace: str, at: str) -> None:
    """SY-6: every row stays one unbroken run of tiles."""
    assert holding(name, palace).why("place", at) == ("hole", "SY-6")


def test_a_row_that_is_empty_may_begin_anywhere_it_is_carried() -> None:
    """SY-6: a first tile makes no hole."""
    table = holding("S01", "G02@g2 F02@f3 F03@f7")
    assert table.offers() == {f"place {slot}{turned}" for slot in ("s2", "s4", "s6", "s8") for turned in ("", "'")}


@pytest.mark.parametrize(
    "name, palace, at, code, said",
    [
        pytest.param("G07", "", "g8'", "clash-left", ("half-gate", "wall", "0:g6"), id="half-gate to a wall, left"),
        pytest.param("G07", "", "g2", "clash-right", ("half-gate", "wall", "0:g4"), id="half-gate to a wall, right"),
        pytest.param("G01", "G07@g8", "g10", "clash-left", ("wall", "half-gate", "0:g8"), id="wall to a half-gate"),
        pytest.param("F07", "", "f7'", "clash-left", ("half-minaret", "wall", "0:f5"), id="half-minaret to a wall"),
        pytest.param("S01", "S13@s4", "s6", "clash-left", ("wall", "terrace", "0:s4"), id="wall to a terrace"),
        pytest.param(
            "R14", "S01@s4 S05@s6 R03@r5", "r3", "clash-right", ("parapet", "open-sky", "0:r5"), id="parapet to the sky"
        ),
        pytest.param("F11", "", "f7", "clash-beneath", ("lintel", "wall", "0:g6"), id="a cap over a wall seam"),
        pytest.param(
            "F02", "G07@g8 F01@f7", "f9", "clash-beneath", ("wall", "half-gate", "0:g8"), id="a wall bottom over a half"
        ),
        pytest.param(
            "S01", "F07@f7", "s8", "clash-beneath", ("wall", "half-minaret", "0:f7"), id="a wall over half a minaret"
        ),
        pytest.param("S15", "", "s6", "clash-beneath", ("pointed-roof", "wall", "0:f5"), id="a pointed roof on a wall"),
        pytest.param("R14", "S13@s4", "r5", "clash-beneath", ("wall", "terrace", "0:s4"), id="a wall over a terrace"),
        pytest.param("R02", "S01@s4", "r5'", "clash-beneath", ("terrace", "wall", "0:s4"), id="a terrace over a wall"),
    ],
)
def test_pictures_match_and_the_refusal_names_edge_and_neighbour(
    name: str, palace: str, at: str, code: str, said: tuple[str, str, str]
) -> None:
    """SY-7: the table of edges and bottoms."""
    table = holding(name, palace) if where_any(name, palace) else refused(name, palace)
    assert table.why("place", at) == (code, "SY-7")
    assert facts(table, at) == dict(zip(("mine", "theirs", "place"), said, strict=True))


def where_any(name: str, palace: str) -> bool:
    """Whether a tile may be taken at all."""
    return f"take {name}" in Table("ali-baba", palaces=[palace], display=name).offers()


def refused(name: str, palace: str) -> Table:
    """A table at which seat 0 holds a tile that fits nowhere, as could only be by hand."""
    table = Table("ali-baba", palaces=[palace], display=name)
    assert table.why("take", name) in {("fits-nowhere", "SY-7"), ("nothing-beneath", "SY-5"), ("row-full", "SY-4")}
    rows = [question.name for question in table.match.rules.questions]
    table.state.displays[[*"GFSR"].index(name[0])] = b""
    table.state.push(rows.index("place"), 0, [*TILES].index(name))
    return table


def test_the_sentence_is_one_that_a_person_understands() -> None:
    """SY-7, and the issue: "the half-gate on the left meets a wall"."""
    sentence = holding("G07").refusal("place", "g8'").sentence.lower()
    for word in ("half-gate", "left", "wall", "ground slot 4"):
        assert word in sentence


def test_an_open_half_at_the_end_of_a_row_asks_for_its_cap() -> None:
    """SY-7: with one neighbour beneath, that neighbour's edge alone fixes the bottom."""
    assert "place f9" in holding("F11", "G07@g8 F01@f7").offers()
    assert "place f9" not in holding("F02", "G07@g8 F01@f7").offers()


def test_an_edge_to_the_limit_of_the_land_is_free() -> None:
    """SY-7: a half-gate may look out into the desert."""
    assert {"place g10"} == holding("G07", "G01@g8 G02@g2 G03@g0").offers()
    assert {"place g0'"} == holding("G07", "G01@g8 G02@g2 G03@g10").offers()


def test_a_tile_may_be_placed_either_way_round() -> None:
    """SY-7, and the rulebook: tiles are double-sided, the back is the mirror image."""
    assert holding("G07").offers() == {"place g2'", "place g8"}
    assert holding("G01").offers() == {"place g2", "place g2'", "place g8", "place g8'"}


# Gates and minarets.

GATE = "G07@g8 G08@g10' F01@f7 F11@f9"
MINARET = "G01@g8 F07@f7 F08@f9' S15@s8"
TWO_MINARETS = "G07@g8 G08@g10' F07@f7 F12@f9' S15@s8 G01@g2 F09@f1 F08@f3' S16@s2' S01@s4 S02@s6"


@pytest.mark.parametrize(
    "palace, gates, minarets",
    [
        pytest.param(GATE, 1, 0, id="two halves and a lintel"),
        pytest.param("G07@g8 G08@g10' F01@f7", 0, 0, id="no lintel"),
        pytest.param("G07@g8 F01@f7 F11@f9", 0, 0, id="a capped half of a gate"),
        pytest.param(f"{GATE} G09@g0 G10@g2' F02@f3 F12@f1", 2, 0, id="a gate on each side"),
        pytest.param("F02@f3 F03@f7 S05@s4 S06@s6 R04@r5", 1, 0, id="a roof that is a gate"),
        pytest.param(MINARET, 0, 1, id="two halves and a pointed roof"),
        pytest.param("G01@g8 F07@f7 F08@f9'", 0, 0, id="no pointed roof"),
        pytest.param("F07@f7 S15@s8", 0, 0, id="a capped half of a minaret"),
        pytest.param(TWO_MINARETS, 1, 2, id="a minaret on each side, one of them above a gate"),
        pytest.param("F02@f3 F03@f7 S05@s4 S06@s6 R06@r5", 0, 1, id="a roof that is a minaret"),
    ],
)
def test_gates_and_minarets_are_counted(palace: str, gates: int, minarets: int) -> None:
    """SY-8: two halves that meet below a lintel or a pointed roof, or a roof marked so; 6 points each (SY-20)."""
    for_gates, for_minarets = (Table(name, palaces=[palace]).score() for name in ("ali-baba", "anis"))
    assert for_gates["gate"] == (gates, 6 * gates)
    assert for_minarets["minaret"] == (minarets, 6 * minarets)
    assert "gate" not in for_minarets
    assert "minaret" not in for_gates


def test_each_seam_counts_for_itself(tmp_path: Path) -> None:
    """SY-8: three uprights in a row with two lintels are two gates, whoever built the halves."""
    text = GAME.shipped_text
    board_part = 'at = 4, left = ["tower"], right = [], edges = ["wall", "wall"]'
    assert board_part in text
    text = text.replace(board_part, board_part.replace('["wall", "wall"]', '["half-gate", "wall"]'), 1)
    tile = '{ id = "G05", floor = "ground", players = 2, left = ["garden"], right = [], edges = ["wall", "wall"]'
    assert tile in text
    path = tmp_path / "seams.toml"
    path.write_text(text.replace(tile, tile.replace('["wall", "wall"]', '["half-gate", "half-gate"]')), "utf-8")
    table = Table("ali-baba", palaces=["G07@g0 G05@g2 F11@f1 F12@f3'"], components=path)
    assert table.score()["gate"] == (2, 12)
