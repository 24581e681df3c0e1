"""Points: SY-20 by the board, SY-21 guards, SY-22 and SY-23 objectives, SY-24 who wins."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.sultaniya import counting, literal
from tests.games.sultaniya.table import BOARDS, CHARACTERS, OBJECTIVES, SIDES, Table, any_table
from tests.games.sultaniya.wander import wander
from tests.views import PalaceMatch as Match

WALLS = "F01@f3 F03@f7 S03@s2 S04@s4 S05@s6 S06@s8"


def objective(name: str, table: Table) -> int:
    """What seat 0 counts for this objective of its own."""
    (line,) = [line for line in table.look(0)["score"][0] if line["objective"] == OBJECTIVES.index(name)]
    points = line["points"]
    assert isinstance(points, int)
    return points


# By the board.


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_board_counts_its_own_symbols(character: str) -> None:
    """SY-20: +1, +3 and +6 by what the board shows; printed parts count."""
    board = BOARDS[character]
    table = Table(character, palaces=[f"G01@g2 G05@g8 F04@f1 {WALLS}"])
    palace = literal.read(table.state.palaces[0])
    score = table.score()
    assert score.keys() == {board["one"], board["three"], board["six"], "bonus"}
    ones, threes = counting.count(palace, board["one"]), counting.count(palace, board["three"])
    assert score[board["one"]] == (ones, ones)
    assert score[board["three"]] == (threes, 3 * threes)
    assert score[board["six"]] == (0, 0)
    assert sum(points for _, points in score.values()) == counting.by_itself(palace, character)


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("roof", ["R01", "R03"])
def test_a_roof_with_two_windows_and_two_towers_is_worth_two_to_everyone(character: str, roof: str) -> None:
    """SY-20."""
    before, after = (Table(character, palaces=[f"{WALLS} {more}"]).score() for more in ("", f"{roof}@r5"))
    one = BOARDS[character]["one"]
    assert after[one][1] == before[one][1] + 2
    assert {source: score for source, score in after.items() if source != one} == {
        source: score for source, score in before.items() if source != one
    }


@pytest.mark.parametrize("roofs, points", [("R08@r5", 4), ("R09@r5", 5), ("R08@r5 R09@r3", 9), ("R14@r5", 0)])
def test_printed_points_go_to_whoever_owns_the_roof(roofs: str, points: int) -> None:
    """SY-20: +4 and +5."""
    for character in CHARACTERS:
        assert Table(character, palaces=[f"{WALLS} {roofs}"]).score()["bonus"][1] == points


# Guards: on these boards Dunyazad has one and Anis two.


@pytest.mark.parametrize(
    "palaces, guards, points",
    [
        pytest.param(["", "", "", ""], [0, 0, 1, 2], [0, 0, 6, 9], id="two tied for the third place"),
        pytest.param(["G02@g8", "", "", ""], [1, 0, 1, 2], [3, 0, 3, 9], id="two tied for the second place"),
        pytest.param(["F01@f7", "", "", ""], [2, 0, 1, 2], [6, 0, 3, 6], id="two tied for the first place"),
        pytest.param(["F01@f7", "F02@f3 F03@f7", "", ""], [2, 2, 1, 2], [3, 3, 0, 3], id="three tied for the first"),
        pytest.param(["G02@g8", "F02@f7", "", ""], [1, 1, 1, 2], [0, 0, 0, 9], id="three tied for the second"),
        pytest.param(
            ["F01@f7", "F02@f3 F03@f7", "F05@f7", ""], [2, 2, 2, 2], [0, 0, 0, 0], id="four tied for the first"
        ),
        pytest.param(["F01@f7", "", "F05@f7 G04@g8", ""], [2, 0, 3, 2], [3, 0, 9, 3], id="tied behind the first"),
        pytest.param(["F01@f7", "F02@f3 F03@f7 G04@g8", "", ""], [2, 3, 1, 2], [3, 9, 0, 3], id="a third place lost"),
        pytest.param(["F01@f7 G02@g8", "F02@f3", "", ""], [3, 1, 1, 2], [9, 0, 0, 6], id="tied at the end"),
        pytest.param(["F01@f7 G02@g8", "", "", ""], [3, 0, 1, 2], [9, 0, 3, 6], id="four places"),
        pytest.param(["", ""], [0, 0], [6, 6], id="nobody has a guard"),
        pytest.param(["F01@f7", ""], [2, 0], [9, 6], id="two players, one without guards"),
        pytest.param(["", "G02@g8", ""], [0, 1, 1], [3, 6, 6], id="three players"),
        pytest.param(["G02@g8", "G04@g8", ""], [1, 1, 1], [3, 3, 3], id="three of three tied"),
    ],
)
def test_guards_are_ranked(palaces: list[str], guards: list[int], points: list[int]) -> None:
    """SY-21: 9, 6, 3, 0; k tied from place r take place r+k-1; no guards take a place like any other."""
    table = any_table(len(palaces), palaces=palaces)
    scores = [table.score(seat)["guard"] for seat in range(len(palaces))]
    assert scores == list(zip(guards, points, strict=True))
    assert table.look()["guards"] == guards


# Objectives.


@pytest.mark.parametrize(
    "name, palace, points",
    [
        # Scheherazade's board shows a window in half-column 5 on the ground and one on the first floor.
        pytest.param("column-window", "", 3, id="printed parts count"),
        pytest.param("column-window", "S01@s4", 3, id="two in the half-column beside do not help"),
        pytest.param("column-window", "S01@s4'", 5, id="turned over they do"),
        pytest.param("column-window", "S01@s6", 3, id="aligned symbols, not aligned tiles"),
        pytest.param("column-window", "F04@f7 S01@s6'", 4, id="another half-column has most"),
        pytest.param("column-tower", "", 1, id="no symbol, and still one point"),
        pytest.param("column-sapphire", "", 1, id="no sapphire, and still one point"),
        pytest.param("column-sapphire", "G06@g8", 3, id="two in one half both count"),
        pytest.param("column-guard", "F01@f7", 2, id="one guard in each half is one a column"),
        pytest.param("floor-window", "", 1, id="best floor of one each"),
        pytest.param("floor-window", "S01@s4", 2, id="the floor that has most"),
        pytest.param("floor-window", "S01@s4 S05@s6 F04@f7", 3, id="both halves of all tiles of the floor"),
        pytest.param("floor-tower", "", 0, id="no symbol, no point"),
        pytest.param("floor-guard", "F01@f3 F02@f7", 3, id="guards"),
        pytest.param("floor-sapphire", "G02@g2 G06@g8", 3, id="sapphires on the tiles"),
        pytest.param("djinns", "", 0, id="no djinn"),
        pytest.param("pairs", "G06@g8", 3, id="seven sapphires are three pairs, printed ones do not count"),
    ],
)
def test_objectives(name: str, palace: str, points: int) -> None:
    """SY-22, SY-23."""
    other = "djinns" if name != "djinns" else "pairs"
    table = Table("scheherazade", palaces=[palace], objectives=[name, other], sapphires=[7])
    assert literal.stands(literal.read(table.state.palaces[0]))
    assert objective(name, table) == points
    assert points == counting.for_objective(name, literal.read(table.state.palaces[0]), 0, 7)


@pytest.mark.parametrize(
    "djinns, points", [({"blue": 0}, 2), ({"blue": 0, "red": 0, "yellow": 0}, 6), ({"green": 1}, 0)]
)
def test_djinns_are_worth_two_each_to_whoever_has_them(djinns: dict[str, int], points: int) -> None:
    """SY-23."""
    table = any_table(2, objectives=["djinns", "pairs", "floor-guard", "floor-tower"], djinns=djinns)
    assert objective("djinns", table) == points


@pytest.mark.parametrize("sapphires, points", [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_pairs_of_sapphires(sapphires: int, points: int) -> None:
    """SY-23: complete pairs of those owned."""
    table = any_table(2, objectives=["djinns", "pairs", "floor-guard", "floor-tower"], sapphires=[sapphires, 0])
    assert objective("pairs", table) == points


def test_sapphire_symbols_count_whether_they_were_paid_or_not() -> None:
    """SY-22: the djinn built it, the symbol is there."""
    table = any_table(2, objectives=["floor-sapphire", "column-sapphire", "djinns", "pairs"], display="G06")
    table.do("call", "green")
    table.build("G06", "g8")
    assert (objective("floor-sapphire", table), objective("column-sapphire", table)) == (2, 3)


# Who wins.

EQUAL = ["floor-guard", "floor-sapphire", "djinns", "floor-tower"]
"""Objectives that bring Ali Baba and Scheherazade nothing: they have 8 points each, guards included."""


def passed_out(players: int, sapphires: list[int], palaces: list[str] | None = None) -> Table:
    """Everybody passes until the game ends by itself."""
    table = any_table(players, objectives=EQUAL, sapphires=sapphires, palaces=palaces or [])
    while not table.match.over:
        table.do("pass_turn")
    return table


def test_a_tie_on_points_is_broken_by_sapphires() -> None:
    """SY-24."""
    table = passed_out(2, [3, 4])
    assert table.match.scores == [8, 8]
    assert table.match.winners == [1] == table.look()["winners"]
    assert table.state.returns() == [0.0, 1.0]
    assert table.told(0, "won") == [{"who": 1}]


def test_a_tie_on_points_and_sapphires_is_a_shared_win() -> None:
    """SY-24, and the returns for learners: winners share 1."""
    table = passed_out(2, [4, 4])
    assert table.match.winners == [0, 1] == table.look()["winners"]
    assert table.state.returns() == [0.5, 0.5]
    assert table.told(0, "won") == [{"who": 0}, {"who": 1}]


def test_more_points_win_whatever_the_sapphires() -> None:
    """SY-24: a tower more."""
    table = passed_out(2, [0, 9], ["F04@f7"])
    assert table.match.scores == [9, 8]
    assert table.state.returns() == [1.0, 0.0]


def test_nobody_has_won_while_the_game_runs() -> None:
    """SY-24."""
    table = any_table(3)
    assert table.state.returns() == [0.0] * 3
    assert table.match.winners == []
    assert table.match.view(None)["winners"] == []


def test_the_score_that_runs_along_leaves_out_what_is_secret() -> None:
    """SY-17, SY-20: everybody sees the points of palaces and guards; each adds its own objectives."""
    table = any_table(2, objectives=["column-window", "floor-window", "column-tower", "floor-tower"])
    own, rival, onlooker = (table.match.view(seat)["points"] for seat in (0, 1, None))
    assert onlooker == table.match.scores == [8, 8]
    assert own == [8 + 1, 8]
    assert rival == [8, 8 + 1]


def test_with_open_objectives_everything_is_counted_all_along() -> None:
    """SY-26."""
    objectives = ["column-window", "floor-window", "column-tower", "floor-tower"]
    table = any_table(2, objectives=objectives, options={"open_objectives": True})
    for seat in (0, 1, None):
        assert table.match.view(seat)["points"] == [9, 9]
    assert table.match.scores == [9, 9]


# Whole games.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_counted_like_a_literal_reading(players: int, seed: int) -> None:
    """SY-8, SY-20, SY-21, SY-22, SY-23, SY-24, SY-25: the events of the end, the totals, the views and the winners."""
    match = Match("sultaniya", players=players, seed=f"count {seed}")
    *_, s = wander(match, Random(seed), avoid=["pass_turn"])
    palaces = [literal.read(palace) for palace in s.palaces]
    points = counting.for_guards(palaces)
    for seat, palace in enumerate(palaces):
        assert literal.stands(palace)
        points[seat] += counting.by_itself(palace, CHARACTERS[s.characters[seat]])
        for number in s.objectives[2 * seat : 2 * seat + 2]:
            points[seat] += counting.for_objective(OBJECTIVES[number], palace, s.djinns.count(seat), s.sapphires[seat])
    assert match.scores == points
    for chair in (*range(players), None):
        assert match.view(chair)["points"] == points
    if players == 1:
        assert s.returns() == [points[0] / 100]
        return
    won = counting.winners(points, s.sapphires)
    assert match.winners == won
    assert s.returns() == [1 / len(won) if seat in won else 0 for seat in range(players)]


def test_characters_sit_on_the_sides_of_the_rulebook() -> None:
    """The characters used here, and that the four of a side take every feature twice (SY-20)."""
    for names in SIDES.values():
        taken = [BOARDS[name][key] for name in names for key in ("one", "three", "six")]
        assert {taken.count(feature) for feature in taken} == {2}
