"""What a choice would bring, in its points and sentences: symbols, gates, guards, objectives, sapphires, the end."""

from __future__ import annotations

from typing import Any

import pytest

from grandvizier.core.events import Brings
from grandvizier.words import Words
from tests.games.sultaniya.table import Table, row_of

NAMES = ("Ada", "Bahram", "Chiara")
OBJECTIVES = ("djinns", "pairs", "floor-guard", "column-tower")
"""The first two are Ada's."""
WALLS = "F01@f3 F03@f7 S03@s2 S04@s4 S05@s6 S06@s8"
WIDE = f"{WALLS} G01@g2 G03@g8 F04@f1 F02@f9 S01@s0 S02@s10"


def a_table(*characters: str, **laid: Any) -> Table:
    """Seat 0 has the turn."""
    return Table(*(characters or ("ali-baba", "scheherazade")), **({"objectives": OBJECTIVES} | laid))


def brings(table: Table, *choices: str) -> Brings | None:
    path = [row_of(table.match.rules, choice) for choice in choices]
    assert table.match.why_not(table.seat, *path) is None
    return table.match.brings(*path)


def said(table: Table, *choices: str) -> tuple[int, list[str]]:
    """The points that it brings, and all of it as whoever is asked reads it."""
    found = brings(table, *choices)
    assert found is not None
    words = Words(table.match.rules, "en", seat=table.seat, names=NAMES[: table.players])
    return found.points, [words.gain(gain) for gain in found.gains]


def built(table: Table, name: str, at: str) -> tuple[int, list[str]]:
    """The same of a tile that is taken and placed."""
    return said(table, f"take {name}", f"place {at}")


# What stands in the palace.


@pytest.mark.parametrize(
    "character, name, at, told",
    [
        ("scheherazade", "G05", "g8", (3, ["3 points for gardens"])),
        ("scheherazade", "G01", "g8", (1, ["1 point for windows"])),
        ("ali-baba", "G01", "g8", (1, ["1 point for towers"])),
        ("ali-baba", "G05", "g8", (0, [])),
        ("ali-baba", "G06", "g8", (1, ["1 point for “Pairs of sapphires”", "brings 2 sapphires"])),
    ],
)
def test_a_tile_brings_what_the_board_counts(character: str, name: str, at: str, told: tuple[int, list[str]]) -> None:
    """SY-12, SY-20: the same tile is worth another thing to another board."""
    other = "scheherazade" if character == "ali-baba" else "ali-baba"
    assert built(a_table(character, other, display=name), name, at) == told


@pytest.mark.parametrize(
    "palace, name, at, told",
    [
        pytest.param("", "G07", "g8", (0, ["begins a gate"]), id="a half"),
        pytest.param(
            "G07@g8", "G08", "g10'", (1, ["1 point for towers", "joins two halves of a gate"]), id="another half"
        ),
        pytest.param(
            "G07@g8 G08@g10' F01@f7",
            "F12",
            "f9",
            (6, ["completes a gate: 6 points", "one guard more"]),
            id="its lintel",
        ),
        pytest.param(
            WALLS,
            "R04",
            "r5",
            (6, ["completes a gate: 6 points", "4 more roofs bring the end"]),
            id="a roof that is one",
        ),
        pytest.param(WALLS, "R06", "r5", (0, ["4 more roofs bring the end"]), id="a minaret does not count here"),
    ],
)
def test_a_gate_from_its_first_half_to_its_lintel(palace: str, name: str, at: str, told: tuple[int, list[str]]) -> None:
    """SY-8, SY-20: Ali Baba counts gates."""
    assert built(a_table(palaces=[palace, ""], display=name), name, at) == told


@pytest.mark.parametrize(
    "palace, name, at, told",
    [
        ("", "F08", "f7", (0, ["begins a minaret"])),
        ("F07@f7 G01@g8 G02@g10", "F10", "f9'", (0, ["joins two halves of a minaret", "brings 1 sapphire"])),
        (
            "F07@f7 G01@g8 G02@g10 F10@f9'",
            "S15",
            "s8",
            (6, ["completes a minaret: 6 points", "brings 1 sapphire"]),
        ),
    ],
)
def test_a_minaret_from_its_first_half_to_its_pointed_roof(
    palace: str, name: str, at: str, told: tuple[int, list[str]]
) -> None:
    """SY-8, SY-12, SY-20: Dunyazad counts minarets; her other objective is for djinns."""
    table = a_table("dunyazad", "anis", palaces=[palace, ""], display=name, objectives=("djinns", *OBJECTIVES[2:]))
    assert built(table, name, at) == told


def test_a_tile_that_is_moved_may_take_a_gate_apart() -> None:
    """SY-8, SY-16."""
    table = a_table(palaces=["G07@g8 G08@g10' F01@f7 F11@f9", ""], sapphires=[5, 5])
    table.do("call", "red")
    assert said(table, "take F11", "put_under") == (-6, ["takes apart a gate: 6 points less"])
    assert said(table, "leave") == (0, [])


# Roofs and the end.


@pytest.mark.parametrize(
    "name, at, told",
    [
        ("R08", "r5", (4, ["4 points printed on a roof", "4 more roofs bring the end"])),
        ("R09", "r5", (5, ["5 points printed on a roof", "4 more roofs bring the end"])),
        ("R01", "r5", (2, ["2 points for towers", "4 more roofs bring the end"])),
    ],
)
def test_a_roof(name: str, at: str, told: tuple[int, list[str]]) -> None:
    """SY-18, SY-20."""
    assert built(a_table(palaces=[WALLS, ""], display=name), name, at) == told


def test_the_fourth_roof_and_the_fifth() -> None:
    """SY-18."""
    table = a_table(palaces=[f"{WIDE} R08@r3 R14@r5 R03@r7", ""], display="R09")
    assert built(table, "R09", "r9'") == (5, ["5 points printed on a roof", "one more roof brings the end"])
    table = a_table(palaces=[f"{WIDE} R08@r3 R14@r7 R03@r5 R09@r9'", ""], display="R10")
    assert built(table, "R10", "r1") == (3, ["3 points for cupolas", "your fifth roof brings the end"])


# Guards, and the others.


def test_guards_by_their_places() -> None:
    """SY-21: on a par with the other each has 6; first it is 9 and 6."""
    table = a_table(palaces=["", ""], display="F01")
    assert built(table, "F01", "f7") == (3, ["2 guards more and 3 points more for guards"])
    table = a_table(palaces=["", "F01@f7"], display="F02")
    assert built(table, "F02", "f7") == (0, ["one guard more"])
    table = a_table(palaces=["F02@f7", "F05@f7"], display="F03")
    assert built(table, "F03", "f3") == (4, ["1 point for towers", "one guard more and 3 points more for guards"])


def test_whom_guards_cost_points_and_who_is_passed() -> None:
    """SY-21: a tie brings the other down to the lower place; of three, whoever is pushed down a place loses 3."""
    table = a_table(palaces=["F02@f7", "F01@f7"], display="F03")
    assert built(table, "F03", "f3") == (
        1,
        ["1 point for towers", "one guard more", "3 points less for Bahram’s guards", "you pass Bahram"],
    )
    table = a_table(
        "ali-baba", "scheherazade", "dunyazad", display="F01", objectives=(*OBJECTIVES, "floor-window", "floor-tower")
    )
    assert built(table, "F01", "f7") == (
        6,
        ["2 guards more and 6 points more for guards", "3 points less for Chiara’s guards", "you pass Chiara"],
    )


def test_alone_guards_count_for_nothing() -> None:
    """SY-25."""
    table = a_table("ali-baba", objectives=OBJECTIVES[:2], display="F01")
    assert built(table, "F01", "f7") == (0, [])


# Objectives and sapphires.


@pytest.mark.parametrize(
    "objective, palace, name, at, told",
    [
        pytest.param(
            "column-window",
            "F01@f7",
            "S01",
            "s6",
            (2, ["2 points for windows"]),
            id="another column",
        ),
        pytest.param(
            "floor-window",
            "F01@f7",
            "S01",
            "s6",
            (3, ["2 points for windows", "1 point for “Best floor of windows”"]),
            id="the best floor",
        ),
        pytest.param(
            "floor-sapphire",
            "",
            "F06",
            "f7",
            (2, ["2 points for “Best floor of sapphires”", "brings 2 sapphires", "you pass Bahram"]),
            id="sapphires on a floor",
        ),
        pytest.param(
            "column-guard",
            "",
            "F01",
            "f7",
            (4, ["2 guards more and 3 points more for guards", "1 point for “Best column of guards”"]),
            id="one guard in each half",
        ),
    ],
)
def test_the_own_objectives_are_counted(
    objective: str, palace: str, name: str, at: str, told: tuple[int, list[str]]
) -> None:
    """SY-22."""
    table = Table("scheherazade", "ali-baba", objectives=[objective, "djinns"], palaces=[palace, ""], display=name)
    assert built(table, name, at) == told


@pytest.mark.parametrize(
    "djinn, told",
    [
        ("blue", (2, ["2 points for “Djinns”", "costs 1 sapphire"])),
        ("red", (1, ["2 points for “Djinns”", "1 point less for “Pairs of sapphires”", "costs 2 sapphires"])),
        ("yellow", (1, ["2 points for “Djinns”", "1 point less for “Pairs of sapphires”", "costs 3 sapphires"])),
    ],
)
def test_a_djinn_costs_its_price(djinn: str, told: tuple[int, list[str]]) -> None:
    """SY-14, SY-23: with 3 sapphires there is one pair."""
    assert said(a_table(sapphires=[3, 3]), f"call {djinn}") == told


def test_what_a_rival_loses_by_it_stays_a_secret() -> None:
    """SY-17, SY-23, SY-26: nobody knows what the figure counted for Bahram, unless all objectives lie open."""
    objectives = ("floor-guard", "column-sapphire", "djinns", "column-tower")
    laid: Any = {"palaces": ["G01@g8", ""], "objectives": objectives, "djinns": {"blue": 1}, "sapphires": [1, 0]}
    assert said(a_table(**laid), "call blue") == (0, ["costs 1 sapphire"])
    shown = a_table(**laid, options={"open_objectives": True})
    assert said(shown, "call blue") == (0, ["costs 1 sapphire", "you pass Bahram"])


def test_passing_takes_two_sapphires_or_what_is_left() -> None:
    """SY-13, SY-23: three sapphires are a pair."""
    table = a_table("scheherazade", "ali-baba", sapphires=[1, 0])
    after = ["you pass Bahram", "your turn ends and nothing more is built"]
    assert said(table, "pass_turn") == (1, ["1 point for “Pairs of sapphires”", "brings 2 sapphires", *after])
    table = a_table("scheherazade", "ali-baba", sapphires=[1, 53])
    assert said(table, "pass_turn") == (1, ["1 point for “Pairs of sapphires”", "brings 1 sapphire", *after])


def test_what_is_revealed_is_not_known_before() -> None:
    """SY-9, SY-17."""
    assert brings(a_table(), "reveal ground") is None
