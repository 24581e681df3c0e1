"""The end: SY-18 the fifth roof, SY-19 a stall, SY-25 alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultaniya.table import Table, any_table

ONE = "F01@f3 F03@f7 S01@s2 S02@s4 S03@s6 S04@s8 R14@r1 R01@r3 R03@r5 R08@r7"
"""A palace with four roofs; R04 turned over is a fifth."""
OTHER = "F02@f3 F04@f7 S05@s2 S06@s4 S07@s6 S08@s8 R09@r1 R06@r3' R10@r5 R12@r7'"
"""And another; R02 is a fifth."""


def nearly(players: int, seat: int, **laid: Any) -> Table:
    """A table at which this seat has four roofs, can build a fifth, and has the turn in the first round."""
    palaces = [ONE if seat == other else "" for other in range(players)]
    table = any_table(players, **({"palaces": palaces, "display": "R04"} | laid))
    table.pass_until(seat)
    return table


# The fifth roof.


@pytest.mark.parametrize("players, seat", [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_after_a_fifth_roof_everybody_else_has_exactly_one_more_turn(players: int, seat: int) -> None:
    """SY-18: clockwise, also into the next round."""
    table = nearly(players, seat)
    assert not table.told(None, "fifth_roof")
    table.build("R04", "r9'")
    for chair in (*range(players), None):
        assert table.told(chair, "fifth_roof") == [{"who": seat}]
        assert table.look(chair)["finisher"] == seat
    for turn in range(1, players):
        assert not table.match.over
        assert table.seat == (seat + turn) % players
        table.do("pass_turn")
    assert table.match.over
    assert table.match.seat is None
    assert table.match.why_not(0, 0).code == "over"  # type: ignore[union-attr]


def test_four_roofs_do_not_end_the_game() -> None:
    """SY-18."""
    table = nearly(2, 0, display="G01")
    table.build("G01", "g8")
    table.do("pass_turn")
    assert table.seat == 0
    assert not table.told(None, "fifth_roof")


@pytest.mark.parametrize("kind", ["build", "pass", "djinn"])
def test_the_last_turn_is_of_any_kind(kind: str) -> None:
    """SY-18, SY-14: djinns come in the last turn too."""
    table = nearly(2, 0, display="R04 G01", sapphires=[5, 5])
    table.build("R04", "r9'")
    if kind == "build":
        table.build("G01", "g8")
    elif kind == "pass":
        table.do("pass_turn")
    else:
        table.do("call", "green")
        table.build("G01", "g8")
        assert not table.match.over
        table.do("stop")
    assert table.match.over


def test_a_fifth_roof_in_the_last_turns_changes_nothing() -> None:
    """SY-18: the first one's fifth roof is the one that counts."""
    table = nearly(2, 0, palaces=[ONE, OTHER], display="R04 R02")
    table.build("R04", "r9'")
    table.build("R02", "r9")
    assert table.match.over
    assert table.told(None, "fifth_roof") == [{"who": 0}]
    assert table.look()["roofs"] == [5, 5]


def test_a_returned_roof_does_not_count() -> None:
    """SY-18: five were built, four stand at the end of the turn."""
    table = nearly(2, 0, palaces=[ONE, ""], display="R04 R12", sapphires=[9, 9])
    table.do("call", "red")
    table.do("take", "R08")
    table.do("put_under")
    table.build("R04", "r7'")
    assert table.look()["roofs"] == [4, 0]
    assert not table.told(None, "fifth_roof")
    table.do("pass_turn")
    assert not table.match.over


def test_a_moved_roof_still_counts_once() -> None:
    """SY-18: four roofs, one of them moved, and a fifth built."""
    table = nearly(2, 0, sapphires=[9, 9], palaces=[ONE.replace("R14@r1 ", "").replace("R08@r7", "R08@r7 R10@r9'"), ""])
    table.do("call", "red")
    table.do("take", "R10")
    table.do("place", "r1'")
    table.build("R04", "r9'")
    assert table.told(None, "fifth_roof") == [{"who": 0}]


def test_greens_second_build_is_still_made() -> None:
    """SY-18: the turn goes to its end first."""
    table = nearly(2, 0, display="R04 G01", sapphires=[9, 9])
    table.do("call", "green")
    table.build("R04", "r9'")
    assert (table.seat, table.question) == (0, "again")
    assert not table.told(None, "fifth_roof")
    table.build("G01", "g8")
    assert table.told(None, "fifth_roof") == [{"who": 0}]
    assert table.seat == 1


def test_the_fifth_roof_may_be_built_by_a_djinn() -> None:
    """SY-18: whoever built it, it stands."""
    table = nearly(2, 0, display="", piles="R04", sapphires=[9, 9])
    table.do("call", "yellow")
    table.do("search", "roof")
    table.build("R04", "r9'")
    assert table.told(None, "fifth_roof") == [{"who": 0}]


# The count at the end.


def test_at_the_end_objectives_are_shown_and_all_points_told() -> None:
    """SY-27, SY-20, SY-21, SY-22, SY-23, SY-24: by everybody, in front of everybody."""
    table = nearly(2, 1, objectives=["djinns", "pairs", "floor-window", "column-guard"])
    table.build("R04", "r9'")
    table.do("pass_turn")
    for chair in (0, 1, None):
        shown = [(event["who"], event["objective"]) for event in table.told(chair, "showed")]
        assert shown == [(0, "djinns"), (0, "pairs"), (1, "floor-window"), (1, "column-guard")]
        assert [event["who"] for event in table.told(chair, "totalled")] == [0, 1]
        parts = [[0, 0], [0, 0]]
        for kind in ("scored", "showed"):
            for event in table.told(chair, kind):
                parts[event["who"]].append(event["points"])
        assert [sum(part) for part in parts] == table.match.scores
        assert [event["points"] for event in table.told(chair, "totalled")] == table.match.scores
        assert [event["who"] for event in table.told(chair, "won")] == table.match.winners


# A stall.


def idle_rounds(table: Table) -> int:
    """Pass until the end; say in which round that is."""
    while not table.match.over:
        table.do("pass_turn")
    return int(table.state.round)


@pytest.mark.parametrize("players, first", [(2, 0), (3, 2), (4, 1)])
def test_four_rounds_without_a_build_end_the_game_at_once(players: int, first: int) -> None:
    """SY-19."""
    table = any_table(players, first=first)
    for _ in range(4 * players):
        assert not table.match.over
        table.do("pass_turn")
    assert table.match.over
    for chair in (0, None):
        assert table.told(chair, "stalled") == [{"rounds": 4}]
        assert table.told(chair, "totalled")


def test_only_full_rounds_count_and_a_build_begins_the_count_anew() -> None:
    """SY-19: a build in a round makes it no idle one, whoever built and when."""
    table = any_table(3, display="G01")
    table.build("G01", "g8")
    assert idle_rounds(table) == 5
    table = any_table(3, display="G01")
    for _ in range(3 * 3 + 2):
        table.do("pass_turn")
    table.build("G01", "g8")
    assert idle_rounds(table) == 8


@pytest.mark.parametrize("djinn", ["blue", "green", "yellow"])
def test_a_djinns_build_is_a_build(djinn: str) -> None:
    """SY-19."""
    table = any_table(2, piles="G01", sapphires=[9, 9])
    table.do("call", djinn)
    table.do(*{"blue": ("refresh", "ground"), "green": ("reveal", "ground"), "yellow": ("search", "ground")}[djinn])
    table.build("G01", "g8")
    if djinn == "green":
        table.do("stop")
    assert idle_rounds(table) == 5


def test_reds_move_is_no_build() -> None:
    """SY-19: nor is calling a djinn or revealing."""
    table = any_table(2, palaces=["G01@g8"], sapphires=[9, 9])
    for at in ("g2", "g8", "g2", "g8"):
        table.do("call", "red")
        table.do("take", "G01")
        table.do("place", at)
        table.do("stop")
        table.do("pass_turn")
    assert table.match.over
    assert table.told(None, "stalled") == [{"rounds": 4}]


def test_no_game_has_more_than_fifty_rounds() -> None:
    """SY-19: somebody builds a tile every other round, but no roof, and still it ends."""
    table = any_table(2)
    while not table.match.over:
        building = table.state.round % 2 == 0 and not table.state.built
        floors = [word for word in sorted(table.offers("reveal")) if word != "reveal roof"]
        wanted = sorted(table.offers("take") or table.offers("place"))
        if table.question != "turn" or building:
            wanted += floors[table.state.round // 2 % max(1, len(floors)) :]
        else:
            wanted = []
        table.do(*[*wanted, "pass_turn"][0].split())
    assert table.told(1, "timed_out") == [{"rounds": 50}]
    assert table.state.round == 50
    assert len(table.told(1, "round")) == 50


def test_after_the_fiftieth_round_the_game_ends_for_everybody() -> None:
    """SY-19: the last player of the round still has the turn."""
    table = any_table(3, display="G01", first=1)
    table.state.round = 50
    table.build("G01", "g8")
    table.do("pass_turn")
    assert table.seat == 0
    table.do("pass_turn")
    assert table.match.over
    assert table.told(None, "timed_out") == [{"rounds": 50}]


@pytest.mark.parametrize("players, seat", [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 3)])
def test_no_round_limit_takes_a_last_turn_away(players: int, seat: int) -> None:
    """SY-18 before SY-19: a fifth roof in the fiftieth round, and still everybody else has one more turn."""
    table = nearly(players, seat)
    table.state.round = 50
    table.build("R04", "r9'")
    for turn in range(1, players):
        assert table.seat == (seat + turn) % players
        table.do("pass_turn")
    assert table.match.over
    assert not table.told(None, "timed_out")


@pytest.mark.parametrize("players, seat", [(2, 1), (3, 1), (3, 2)])
def test_no_stall_takes_a_last_turn_away(players: int, seat: int) -> None:
    """SY-18 before SY-19: a palace with five roofs at the end of a turn in the fourth idle round."""
    table = nearly(
        players, seat, display="", palaces=["" if seat != other else f"{ONE} R04@r9'" for other in range(players)]
    )
    table.state.idle = 3
    for turn in range(players):
        assert table.seat == (seat + turn) % players
        table.do("pass_turn")
    assert table.match.over
    assert not table.told(None, "stalled")


def test_in_edition_1_a_fifth_roof_in_the_last_round_took_turns_away() -> None:
    """SY-19 went first; a game that began so ends so."""
    table = nearly(3, 1, edition=1)
    table.state.round = 50
    table.build("R04", "r9'")
    table.do("pass_turn")
    assert table.match.over, "seat 0 had no last turn"
    assert table.told(None, "timed_out") == [{"rounds": 50}]


# How near the end is.


def test_everybody_sees_how_many_rounds_were_idle_and_how_many_are_left() -> None:
    """SY-19."""
    table = any_table(2, piles="G01")
    table.do("reveal", "ground")
    table.build("G01", "g8")
    seen = []
    while not table.match.over:
        for chair in (0, 1, None):
            view = table.match.view(chair)
            assert view == table.look(chair)
        seen.append((view["round"], view["idle"], view["stall_left"], view["rounds_left"]))
        table.do("pass_turn")
    assert sorted({*seen}) == [(1, 0, 4, 49), (2, 0, 4, 48), (3, 1, 3, 47), (4, 2, 2, 46), (5, 3, 1, 45)]
    assert table.match.view(0)["idle"] == 4


def test_alone_the_turns_that_are_left_are_counted_and_no_idle_ones() -> None:
    """SY-25."""
    view = any_table(1).match.view(0)
    assert (view["round"], view["stall_left"], view["rounds_left"]) == (1, None, 19)


# Alone.


def test_alone_twenty_turns_are_all_and_passes_count() -> None:
    """SY-25: no stall ends it before."""
    table = any_table(1)
    for turn in range(20):
        assert not table.match.over
        assert table.look()["round"] == turn + 1
        table.do("pass_turn")
    assert table.match.over
    assert not table.told(0, "stalled")
    assert table.told(0, "timed_out") == [{"rounds": 20}]


def test_alone_a_djinns_turn_counts_like_any_other() -> None:
    """SY-25."""
    table = any_table(1, sapphires=[40])
    for _ in range(20):
        table.do("call", "green")
        table.do("stop")
        if not table.match.over:
            table.state.sapphires[0] = 40
            table.state.treasure = 15
    assert table.match.over


def test_alone_the_fifth_roof_ends_the_game_at_once() -> None:
    """SY-25, SY-18: there is nobody else."""
    table = nearly(1, 0)
    table.build("R04", "r9'")
    assert table.match.over
    assert table.told(0, "fifth_roof") == [{"who": 0}]
    assert table.look()["roofs"] == [5]


def test_alone_the_score_is_what_it_is_and_guards_bring_nothing() -> None:
    """SY-25, SY-21: Anis has two guards; returns for learners are a hundredth of the points."""
    table = Table("anis", objectives=["floor-guard", "column-tower"])
    assert "guard" not in table.score()
    for _ in range(20):
        table.do("pass_turn")
    # Two towers and a garden, two guards on the ground, two towers in the half-columns 4 and 5.
    assert table.match.scores == [2 + 3 + 2 + 2]
    assert table.state.returns() == [0.09]
    assert not table.told(0, "won")
    assert "guard" not in {event["source"] for event in table.told(0, "scored")}
