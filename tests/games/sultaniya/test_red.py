"""The red djinn: SY-14, SY-15, SY-16, a tile of the palace moves or goes under its pile, then a normal build."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from grandvizier.games.sultaniya import GAME
from tests.games.sultaniya.table import IDS, Table, any_table, place_name
from tests.games.sultaniya.wander import belief_of, has_gap, wander
from tests.views import PalaceMatch as Match


def moving(palace: str, lift: str = "", **laid: Any) -> Table:
    """Seat 0 calls the red djinn, and lifts this tile if one is named."""
    table = any_table(2, palaces=[palace], **({"sapphires": [10, 10]} | laid))
    table.do("call", "red")
    if lift:
        table.do("take", lift)
    return table


def test_red_is_called_with_nothing_of_ones_own_built() -> None:
    """SY-14: "can"; the three printed parts never move (SY-3), and the build after it is a normal one (SY-15)."""
    table = any_table(2, display="G06", sapphires=[10, 10])
    table.do("call", "red")
    assert table.offers() == {"leave"}
    table.do("leave")
    assert (table.seat, table.question) == (0, "after_move")
    table.build("G06", "g8")
    assert list(table.state.sapphires) == [10 - 2 + 2, 10]
    assert table.look()["djinns"][1] == 0


def test_whoever_calls_red_may_leave_the_tiles_alone() -> None:
    """SY-14: everybody hears it; then a normal build, or none."""
    table = moving("G01@g8", display="G02")
    assert table.offers() == {"take G01", "leave"}
    for words in (("stop",), ("reveal", "ground")):
        assert table.why(*words) == ("move-or-leave", "SY-14")
    assert table.why("take", "G02") == ("own-tile", "SY-14")
    table.do("leave")
    for seat in (0, 1, None):
        assert table.told(seat, "left_alone") == [{"who": 0}]
    assert table.at(0, "g8") == "G01"
    assert {"stop", "take G02", "reveal ground", "reveal roof"} <= table.offers()
    assert table.why("leave") == ("nothing-to-leave", "SY-14")
    table.do("stop")
    assert table.seat == 1
    assert table.why("leave") == ("nothing-to-leave", "SY-14")


def test_a_lifted_tile_is_not_left_alone_any_more() -> None:
    """SY-14."""
    assert moving("G01@g8", "G01").why("leave") == ("set-down-first", "SY-14")


def test_in_edition_1_red_needed_an_own_tile_that_is_not_printed() -> None:
    """SY-14: the three printed parts never move (SY-3)."""
    table = any_table(2, palaces=["", "G01@g8"], sapphires=[10, 10], edition=1)
    assert table.why("call", "red") == ("nothing-built", "SY-14")
    table.do("pass_turn")
    assert "call red" in table.offers()
    table.do("call", "red")
    assert table.offers() == {"take G01"}


def test_in_edition_1_the_move_was_compulsory() -> None:
    """SY-14: called is called."""
    table = moving("G01@g8", display="G02", edition=1)
    for words in (("stop",), ("reveal", "ground")):
        assert table.why(*words) == ("move-first", "SY-14")
    assert table.why("pass_turn") == ("move-first", "SY-14")
    assert table.why("take", "G02") == ("own-tile", "SY-14")
    table.do("take", "G01")
    for words in (("stop",), ("reveal", "ground"), ("take", "G02"), ("pass_turn",)):
        assert table.why(*words) == ("set-down-first", "SY-14")


def test_a_tile_moves_to_another_slot_of_its_floor_either_way_round() -> None:
    """SY-16: told to all; turning it over in its place is no move."""
    table = moving("G07@g8", "G07")
    assert table.offers() == {"place g2'", "put_under"}
    assert table.why("place", "g8") == ("same-slot", "SY-16")
    assert table.why("place", "g8'") == ("same-slot", "SY-16")
    assert table.why("place", "f3") == ("other-floor", "SY-4")
    table.do("place", "g2'")
    assert (table.at(0, "g8"), table.at(0, "g2")) == (None, "G07'")
    for seat in (0, 1, None):
        assert table.told(seat, "lifted") == [{"who": 0, "tile": "G07", "slot": "0:g8"}]
        assert table.told(seat, "moved") == [{"who": 0, "tile": "G07", "slot": "0:g2", "way": "back"}]
    assert (table.seat, table.question) == (0, "after_move")


def test_a_moved_tile_brings_no_sapphires_and_gives_none_back() -> None:
    """SY-15, SY-16."""
    table = moving("G06@g8", "G06")
    table.do("place", "g2")
    assert table.state.sapphires[0] == 8
    table = moving("G06@g8", "G06")
    table.do("put_under")
    assert table.state.sapphires[0] == 8


def test_a_tile_may_go_under_its_pile_for_all_to_see() -> None:
    """SY-14, SY-17."""
    table = moving("G01@g8 F01@f7", "F01")
    table.do("put_under")
    assert table.at(0, "f7") is None
    assert table.pile("first")[-1] == "F01"
    for seat in (0, 1, None):
        assert table.told(seat, "returned") == [{"who": 0, "tile": "F01", "pile": "first"}]
        assert table.look(seat)["piles"][1][-1] == IDS.index("F01")


def test_a_tile_that_goes_under_an_empty_pile_is_its_visible_top() -> None:
    """SY-14, SY-9."""
    table = moving("G01@g8", "G01")
    table.shorten("ground")
    table.do("put_under")
    assert table.look()["piles"][0] == [IDS.index("G01")]
    assert table.told(1, "topped")[-1] == {"pile": "ground", "tile": "G01"}
    table.do("reveal", "ground")
    assert table.display("ground") == ["G01"]


def test_a_row_stays_unbroken_without_the_tile() -> None:
    """SY-16, SY-6: G01 between G02 and the board can neither leave nor move."""
    table = moving("G01@g8 G02@g10")
    assert table.offers() == {"take G02", "leave"}
    assert table.why("take", "G01") == ("cannot-give-way", "SY-16")


def test_what_stands_on_the_tile_must_still_be_carried() -> None:
    """SY-16, SY-5: f9 hangs on g8 alone; the printed ground parts carry f7."""
    table = moving("G01@g8 F01@f7 F02@f9")
    assert table.why("take", "G01") == ("cannot-give-way", "SY-16")
    assert table.offers() == {"take F02", "leave"}
    table = moving("G01@g8 F01@f7", "G01")
    assert table.offers() == {"place g2", "place g2'", "put_under"}


def test_a_lifted_tile_that_carries_something_says_so() -> None:
    """SY-16: S01 alone carries the roof, so it cannot go under its pile, but it can move along beneath it."""
    table = moving("S01@s4 R14@r5", "S01")
    assert table.offers() == {"place s6", "place s6'"}
    assert table.why("put_under") == ("no-filling", "SY-16")
    table.do("place", "s6'")
    assert (table.at(0, "s4"), table.at(0, "s6"), table.at(0, "r5")) == (None, "S01'", "R14")


@pytest.mark.parametrize(
    "palace, at, code, place",
    [("S08@s4 R05@r5", "s6", "clash-above-left", "0:r5"), ("S08@s6' R05@r5", "s4'", "clash-above-right", "0:r5")],
)
def test_the_seams_match_the_bottoms_above(palace: str, at: str, code: str, place: str) -> None:
    """SY-7, SY-16: the terrace bottom of the roof asks for a terrace beneath."""
    table = moving(palace, "S08")
    refusal = table.refusal("place", at)
    assert (refusal.code, refusal.ruling) == (code, "SY-7")
    assert (refusal.facts["mine"], refusal.facts["theirs"]) == ("wall", "terrace")
    assert place_name(table.match.rules, int(refusal.facts["place"])) == place
    other = at.rstrip("'") if at.endswith("'") else f"{at}'"
    assert table.offers() == {f"place {other}"}


@pytest.mark.parametrize(
    "at, code, ruling", [("g0", "hole", "SY-6"), ("g10", "hole", "SY-6"), ("g4", "slot-taken", "SY-4")]
)
def test_a_moved_tile_keeps_the_rules_of_building(at: str, code: str, ruling: str) -> None:
    """SY-16: its old slot is empty by then."""
    assert moving("G01@g8", "G01").why("place", at) == (code, ruling)


# One tile in the place of another.


def test_a_tile_gives_way_to_a_displayed_one_that_closes_its_gap() -> None:
    """SY-16: G01 stands between G02 and the board; G06 fits there, and is built before anything else is done."""
    table = moving("G01@g8 G02@g10", "G01", display="G06 F01")
    assert table.offers() == {"put_under"}
    table.do("put_under")
    assert (table.at(0, "g8"), table.pile("ground")[-1]) == (None, "G01")
    assert (table.seat, table.question) == (0, "replace")
    assert table.offers() == {"take G06"}
    for words in (("stop",), ("reveal", "ground"), ("pass_turn",), ("call", "green")):
        assert table.why(*words) == ("gap-first", "SY-16")
    assert table.why("take", "F01") == ("gap-unfilled", "SY-16")
    table.do("take", "G06")
    assert table.offers() == {"place g8", "place g8'"}
    assert table.why("place", "g2") == ("gap-elsewhere", "SY-16")
    table.do("place", "g8'")
    assert table.at(0, "g8") == "G06'"
    assert table.seat == 1, "it was the build of this turn"


@pytest.mark.parametrize("pays, sapphires", [(True, 10), (False, 8)])
def test_the_build_that_fills_a_gap_is_reds_normal_build(pays: bool, sapphires: int) -> None:
    """SY-15: and counts as one (SY-19)."""
    table = moving("G01@g8 G02@g10", "G01", display="G06", options={"red_build_pays": pays})
    table.do("put_under")
    table.build("G06", "g8")
    assert table.state.sapphires[0] == sapphires
    assert table.told(1, "built")[-1]["sapphires"] == sapphires - 8
    assert table.state.built == 1


def test_what_stands_on_a_tile_that_gives_way_stays() -> None:
    """SY-16: f9 hangs on g8 alone until the gap is filled."""
    table = moving("G01@g8 F01@f7 F02@f9", "G01", display="G06")
    assert "put_under" in table.offers()
    table.do("put_under")
    assert table.at(0, "f9") == "F02"
    assert table.offers() == {"take G06"}
    table.build("G06", "g8")
    assert (table.at(0, "g8"), table.at(0, "f9")) == ("G06", "F02")


def test_what_may_not_be_closed_may_not_be_opened() -> None:
    """SY-16: G11's half-gates fit neither the board nor G02."""
    table = moving("G01@g8 G02@g10", display="G11")
    assert table.why("take", "G01") == ("cannot-give-way", "SY-16")
    table = moving("S01@s4 R14@r5", "S01", display="S08")
    assert table.offers() == {"place s6", "place s6'", "put_under"}


def test_where_the_palace_stands_without_the_tile_nothing_is_due() -> None:
    """SY-16: an end of a row that carries nothing."""
    table = moving("G01@g8", "G01", display="G06")
    table.do("put_under")
    assert (table.seat, table.question) == (0, "after_move")
    assert {"stop", "take G06"} <= table.offers()


def test_a_gap_in_an_empty_piles_floor_is_filled_from_its_display() -> None:
    """SY-16, SY-9: the tile that went under is the visible top, and not to be had."""
    table = moving("G01@g8 G02@g10", "G01", display="G06")
    table.shorten("ground")
    table.do("put_under")
    assert table.told(1, "topped")[-1] == {"pile": "ground", "tile": "G01"}
    assert table.offers() == {"take G06"}
    assert table.why("take", "G01") == ("top-tile-only", "SY-9")


@pytest.mark.parametrize("strict", [{"options": {"red_replaces": False}}, {"edition": 1}])
def test_the_stricter_reading_is_an_option_and_was_edition_1(strict: dict[str, Any]) -> None:
    """SY-16: `red_replaces`, on unless said otherwise."""
    table = moving("G01@g8 G02@g10", display="G06", **strict)
    assert table.offers("take") == {"take G02"}
    assert table.why("take", "G01") == ("cannot-move", "SY-16")
    table = moving("S01@s4 R14@r5", "S01", display="S02", **strict)
    assert table.why("put_under") == ("left-hanging", "SY-16")


def test_everybody_imagines_the_gap_where_it_is() -> None:
    """SY-16, SY-17: also with the tile in hand that is to fill it."""
    met: Counter[str] = Counter()
    for seed in range(60):
        match = Match("sultaniya", players=2, seed=f"gaps {seed}", options={"characters": "deal"})
        for s in wander(match, Random(seed), avoid=["pass_turn", "stop", "leave", "refresh", "search"]):
            if not has_gap(s):
                continue
            met[match.question] += 1
            for seat in (0, 1):
                other = belief_of(match, seat).imagine(Random(seed))
                assert GAME.view_of(other, seat) == match.view(seat)
                assert (other.what, other.seat, other.arg, other.below) == (s.what, s.seat, s.arg, s.below)
                assert list(other.legal()) == list(s.legal())
        if seed >= 12 and met["replace"] > 3 and met["place"] > 3:
            return
    pytest.fail(f"too few gaps: {met}")


# Then a normal build.


def test_then_a_normal_build_may_follow() -> None:
    """SY-14, SY-10: one pile is revealed from; the build pays its sapphires (SY-15)."""
    table = moving("G01@g8", "G01", piles="G06 G05", display="F01")
    table.do("place", "g2")
    assert table.offers("reveal") == {"reveal ground", "reveal first", "reveal second", "reveal roof"}
    assert {"stop", "take F01"} <= table.offers()
    table.do("reveal", "ground")
    assert table.offers() == {"stop", "reveal ground", "take F01", "take G06"}
    assert table.why("reveal", "roof") == ("one-pile", "SY-10")
    assert table.why("pass_turn") == ("no-pass", "SY-14")
    table.build("G06", "g8")
    assert table.state.sapphires[0] == 10 - 2 + 2
    assert table.told(None, "built")[-1]["sapphires"] == 2
    assert table.seat == 1


@pytest.mark.parametrize("pays, sapphires", [(True, 10), (False, 8)])
def test_whether_that_build_pays_is_an_option(pays: bool, sapphires: int) -> None:
    """SY-15: `red_build_pays`, on unless said otherwise."""
    table = moving("G01@g8", "G01", display="G06", options={"red_build_pays": pays})
    table.do("place", "g2")
    table.build("G06", "g8")
    assert table.state.sapphires[0] == sapphires


def test_other_builds_pay_whatever_that_option_says() -> None:
    """SY-15, SY-12."""
    table = any_table(2, display="G06", sapphires=[0, 0], options={"red_build_pays": False})
    table.build("G06", "g8")
    assert table.state.sapphires[0] == 2


def test_that_build_takes_what_is_left_of_a_short_treasure() -> None:
    """SY-12: the price has just gone there."""
    table = moving("G01@g8", "G01", display="G06", sapphires=[55, 0])
    table.do("put_under")
    assert table.state.treasure == 2
    table.build("G06", "g8")
    assert (table.state.treasure, table.state.sapphires[0]) == (0, 55)


@pytest.mark.parametrize("reveals", [0, 1])
def test_that_build_may_be_broken_off(reveals: int) -> None:
    """SY-14: though a displayed tile fits; it brings nothing."""
    table = moving("G01@g8", "G01", piles="G06", display="F01")
    table.do("put_under")
    for _ in range(reveals):
        table.do("reveal", "ground")
    table.do("stop")
    assert table.seat == 1
    assert list(table.state.sapphires) == [8, 10]


def test_the_tile_that_went_under_a_pile_may_come_up_again_at_once() -> None:
    """SY-14, SY-10: if the pile is that short."""
    table = moving("G01@g8", "G01", piles="G06")
    table.shorten("ground", "G06")
    table.do("put_under")
    table.do("reveal", "ground")
    table.do("reveal", "ground")
    assert table.display("ground") == ["G06", "G01"]
    table.build("G01", "g8")
    assert table.at(0, "g8") == "G01"
