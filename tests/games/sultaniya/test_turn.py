"""The turn: revealing, taking, placing, passing (SY-9, SY-10, SY-11, SY-12, SY-13), and what lies open (SY-17)."""

from __future__ import annotations

import pytest

from tests.games.sultaniya.table import DJINNS, FLOORS, IDS, Table, any_table, deck, row_of
from tests.views import named

REVEALS = {f"reveal {floor}" for floor in FLOORS}

# Piles and displays.


def test_at_the_start_the_top_tiles_are_visible_and_no_display_has_a_tile() -> None:
    """SY-9, SY-27: anybody may see the top tiles; nothing can be taken yet."""
    table = any_table(2, piles="G05 F03 S07 R11")
    assert table.offers() == {"pass_turn", *REVEALS} | {f"call {djinn}" for djinn in DJINNS}
    for seat in (0, 1, None):
        view = table.match.view(seat)
        assert named(IDS, [pile[0] for pile in view["piles"]]) == ["G05", "F03", "S07", "R11"]
        assert all(tile is None for pile in view["piles"] for tile in pile[1:])
        assert view["displays"] == [[], [], [], []]


def test_the_top_tile_is_never_taken_from_there() -> None:
    """SY-9: neither before nor after a reveal."""
    table = any_table(2, piles="G01 G02 G03")
    assert table.why("take", "G01") == ("top-tile", "SY-9")
    table.do("reveal", "ground")
    assert table.why("take", "G02") == ("top-tile", "SY-9")
    assert "take G01" in table.offers()


def test_a_tile_that_is_still_in_its_pile_is_not_taken() -> None:
    """SY-10: only displayed tiles are."""
    table = any_table(2, piles="G01 G02")
    assert table.why("take", "G07") == ("not-displayed", "SY-10")


def test_a_tile_for_more_players_is_not_in_the_game() -> None:
    """SY-27."""
    assert any_table(2).why("take", "G13") == ("not-in-game", "SY-27")
    assert any_table(3).why("take", "G13") == ("not-displayed", "SY-10")


# Revealing.


def test_a_reveal_lays_the_top_tile_into_its_display_and_the_next_becomes_visible() -> None:
    """SY-10: one tile a decision, for all to see."""
    table = any_table(2, piles="G05 G03 G02")
    table.do("reveal", "ground")
    assert table.display("ground") == ["G05"]
    for seat in (0, 1, None):
        assert table.told(seat, "revealed") == [{"who": 0, "pile": "ground", "tile": "G05"}]
        assert table.told(seat, "topped")[-1] == {"pile": "ground", "tile": "G03"}
        view = table.match.view(seat)
        assert view["displays"][0] == [IDS.index("G05")]
        assert view["piles"][0][:2] == [IDS.index("G03"), None]
        assert len(view["piles"][0]) == 11


def test_one_pile_a_turn_is_revealed_from() -> None:
    """SY-10."""
    table = any_table(2)
    table.do("reveal", "second")
    assert table.offers("reveal") == {"reveal second"}
    for floor in ("ground", "first", "roof"):
        assert table.why("reveal", floor) == ("one-pile", "SY-10")


def test_at_most_three_tiles_lie_before_a_pile() -> None:
    """SY-9: three reveals from none."""
    table = any_table(2, piles="R01 R02 R03")
    for shown in (["R01"], ["R01", "R02"], ["R01", "R02", "R03"]):
        table.do("reveal", "roof")
        assert table.display("roof") == shown
    assert table.why("reveal", "roof") == ("display-full", "SY-9")


def test_with_two_tiles_on_display_only_one_more_is_revealed() -> None:
    """SY-9, and the rulebook's own example."""
    table = any_table(2, display="G01 G02")
    table.do("reveal", "ground")
    assert len(table.display("ground")) == 3
    assert not table.offers("reveal")


def test_a_full_display_cannot_be_revealed_to_at_all() -> None:
    """SY-9."""
    table = any_table(2, display="G01 G02 G03")
    assert table.offers("reveal") == REVEALS - {"reveal ground"}
    assert table.why("reveal", "ground") == ("display-full", "SY-9")


def test_the_last_tile_of_a_pile_is_revealed_too() -> None:
    """SY-10: while the pile is not empty; an empty one shows nothing."""
    table = any_table(2, piles="G01")
    table.shorten("ground", "G01")
    table.do("reveal", "ground")
    assert table.display("ground") == ["G01"]
    assert table.look()["piles"][0] == []
    assert table.why("reveal", "ground") == ("pile-empty", "SY-10")
    assert table.offers() == {"take G01"}


def test_revealing_none_is_allowed() -> None:
    """SY-10: take what lies there."""
    table = any_table(2, display="G01 S01")
    assert table.offers("take") == {"take G01", "take S01"}
    table.build("S01", "s4")
    assert table.at(0, "s4") == "S01"
    assert table.seat == 1


# Taking and placing.


def test_a_tile_of_another_display_may_be_taken_after_a_reveal() -> None:
    """SY-10: of any pile."""
    table = any_table(2, display="G01", piles="F01")
    table.do("reveal", "first")
    assert table.offers("take") == {"take G01", "take F01"}
    table.build("G01", "g8'")
    assert table.at(0, "g8") == "G01'"
    assert table.display("first") == ["F01"]


def test_a_tile_that_fits_nowhere_is_not_taken() -> None:
    """SY-10: a roof finds nothing beneath it (SY-5), a lintel no half-gates (SY-7)."""
    table = any_table(2, display="R01 F11")
    assert not table.offers("take")
    assert table.why("take", "R01") == ("nothing-beneath", "SY-5")
    assert table.why("take", "F11") == ("fits-nowhere", "SY-7")


def test_a_tile_in_hand_is_placed_before_anything_else() -> None:
    """SY-10."""
    table = any_table(2, display="G01 G02", sapphires=[9, 9])
    assert table.why("place", "g8") == ("take-first", "SY-10")
    table.do("take", "G01")
    assert table.question == "place"
    for words in (("take", "G02"), ("reveal", "first"), ("pass_turn",), ("call", "blue"), ("stop",)):
        assert table.why(*words) == ("place-first", "SY-10")
    for seat in (0, 1, None):
        assert held(table, seat) == "G01"


def held(table: Table, seat: int | None) -> str:
    held = table.look(seat)["held"]
    assert held is not None
    name: str = IDS[held]
    return name


def test_taking_and_placing_is_one_choice_with_two_parts() -> None:
    """SY-10: slot and way round complete the choice of a tile, and all of it is told."""
    table = any_table(2, piles="G07")
    table.do("reveal", "ground")
    (take,) = [choice for choice in table.match.choices(0) if choice.do == "take"]
    assert [(part.do, part.at) for part in take.then] == [
        ("place", (("ground", 0, 5),)),
        ("place", (("ground", 0, 2),)),
    ]
    table.match.play(0, row_of(table.match.rules, "take", "G07"), row_of(table.match.rules, "place", "g2'"))
    for seat in (0, 1, None):
        assert table.told(seat, "took") == [{"who": 0, "tile": "G07"}]
        built = {"who": 0, "tile": "G07", "slot": "0:g2", "way": "back", "sapphires": 0}
        assert table.told(seat, "built") == [built]
    assert (table.seat, table.question) == (1, "turn")


# Must take, may pass.


def test_after_a_reveal_one_must_be_taken_if_one_fits() -> None:
    """SY-11: or reveal on."""
    table = any_table(2, piles="G01 G02 G03")
    table.do("reveal", "ground")
    assert table.offers() == {"take G01", "reveal ground"}
    assert table.why("pass_turn") == ("must-take", "SY-11")
    table.do("reveal", "ground")
    table.do("reveal", "ground")
    assert table.offers() == {"take G01", "take G02", "take G03"}


def test_a_fitting_tile_of_another_display_must_be_taken_too() -> None:
    """SY-11: any displayed tile."""
    table = any_table(2, display="G01")
    table.do("reveal", "roof")
    assert table.offers() == {"take G01", "reveal roof"}
    assert table.why("pass_turn") == ("must-take", "SY-11")


def test_if_none_fits_reveal_on_or_pass() -> None:
    """SY-11: no roof fits before anything is built; the pass brings two sapphires like any other."""
    table = any_table(2, piles="R01 R02 R03", sapphires=[0, 0])
    table.do("reveal", "roof")
    assert table.offers() == {"reveal roof", "pass_turn"}
    table.do("reveal", "roof")
    table.do("reveal", "roof")
    assert table.offers() == {"pass_turn"}
    table.do("pass_turn")
    assert table.told(None, "passed") == [{"who": 0, "sapphires": 2}]
    assert list(table.state.sapphires) == [2, 0]


def test_a_revealed_tile_that_fits_ends_the_freedom_to_pass() -> None:
    """SY-11: F11 asks for half-gates; F01 stands on walls."""
    table = any_table(2, piles="F11 F01")
    table.do("reveal", "first")
    assert "pass_turn" in table.offers()
    table.do("reveal", "first")
    assert table.offers() == {"take F01", "reveal first"}


def test_passing_is_always_possible_as_the_first_decision() -> None:
    """SY-13: a player who does not want to play."""
    table = any_table(2, display="G01 F01 S01", sapphires=[0, 0])
    assert "pass_turn" in table.offers()
    table.do("pass_turn")
    assert table.seat == 1


@pytest.mark.parametrize("left, taken", [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_pass_takes_two_sapphires_or_what_is_left(left: int, taken: int) -> None:
    """SY-13."""
    table = any_table(2, sapphires=[55 - left - 5, 5])
    table.do("pass_turn")
    assert table.state.treasure == left - taken
    assert list(table.state.sapphires) == [50 - left + taken, 5]
    assert table.told(1, "passed") == [{"who": 0, "sapphires": taken}]


@pytest.mark.parametrize(
    "name, at, left, taken",
    [("G06", "g8", 9, 2), ("G06", "g8", 2, 2), ("G06", "g8", 1, 1), ("G06", "g8", 0, 0), ("G02", "g8'", 9, 1)],
)
def test_printed_sapphires_are_taken_from_the_treasure_or_what_is_left(
    name: str, at: str, left: int, taken: int
) -> None:
    """SY-12: an equivalent number, one or two."""
    table = any_table(2, display=name, sapphires=[55 - left, 0])
    table.build(name, at)
    assert table.state.treasure == left - taken
    assert table.state.sapphires[0] == 55 - left + taken
    assert table.told(None, "built")[-1]["sapphires"] == taken


def test_a_tile_without_sapphires_brings_none() -> None:
    """SY-12."""
    table = any_table(2, display="G01", sapphires=[1, 1])
    table.build("G01", "g8")
    assert list(table.state.sapphires) == [1, 1]


# Kinds of turn, their order.


def test_the_first_decision_fixes_the_kind_of_turn() -> None:
    """SY-10, SY-14: after a reveal no djinn comes; nothing is broken off that no djinn began."""
    table = any_table(2, piles="G01", sapphires=[9, 9])
    assert table.why("stop") == ("nothing-to-stop", "SY-10")
    table.do("reveal", "ground")
    for djinn in ("blue", "red", "green", "yellow"):
        assert table.why("call", djinn) == ("first-decision", "SY-14")
    assert table.why("stop") == ("nothing-to-stop", "SY-10")
    assert table.why("refresh", "ground") == ("call-refresh", "SY-14")
    assert table.why("search", "ground") == ("call-search", "SY-14")
    assert table.why("put_under") == ("lift-first", "SY-14")
    assert table.refusal("take", "G01", seat=1).code == "not-asked"


@pytest.mark.parametrize("players, first", [(2, 1), (3, 2), (4, 1)])
def test_turns_go_clockwise_and_a_round_begins_with_the_first_player(players: int, first: int) -> None:
    """SY-27, SY-19: a round is one turn of everybody."""
    table = any_table(players, first=first)
    for turn in range(2 * players):
        assert table.seat == (first + turn) % players
        assert table.match.view(None)["round"] == 1 + turn // players
        table.do("pass_turn")
    assert [event["number"] for event in table.told(None, "round")] == [1, 2, 3]


# What lies open.


def test_everybody_can_tell_which_tiles_are_left_in_each_pile() -> None:
    """SY-17: the set is open, its order is not."""
    table = any_table(3, piles="G01 G02 G03 R05")
    table.do("reveal", "ground")
    table.do("reveal", "ground")
    table.build("G01", "g8")
    for seat in (0, 1, 2, None):
        view = table.match.view(seat)
        for floor in FLOORS:
            left = {*deck(3, floor)} - {"G01", "G02"}
            assert {IDS[tile] for tile in view["rest"][FLOORS.index(floor)]} == left
            assert len(view["piles"][FLOORS.index(floor)]) == len(left)
        assert view["sapphires"] == [3, 4, 0]
        assert view["treasure"] == 48
        assert view["djinns"] == [None] * 4
        assert table.look(seat) == view
