"""Components: the rulebook's counts and caps, and SY-28, what a file must hold to be accepted."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from grandvizier import BadComponents, Match, rules
from grandvizier.bots import Driver, bot
from grandvizier.core.box.components import LANGUAGES
from grandvizier.games.sultaniya.box.components import Palaces
from grandvizier.words import Words
from tests.games.sultaniya.files import Edit, add, copy, drop, printed, put, shipped
from tests.games.sultaniya.table import BOARDS, DATA, FLOORS, IDS, OBJECTIVES, SIDES, TILES, deck

# The shipped file.


def test_there_are_93_tiles() -> None:
    """The rulebook: 20 ground levels, 20 first floors, 28 second floors, 25 rooftops."""
    assert Counter(tile["floor"] for tile in DATA["tiles"]) == {"ground": 20, "first": 20, "second": 28, "roof": 25}
    assert len(IDS) == len(set(IDS)) == 93


@pytest.mark.parametrize(
    "players, sizes", [(1, "12 12 16 15"), (2, "12 12 16 15"), (3, "16 16 22 20"), (4, "20 20 28 25")]
)
def test_tiles_by_player_count(players: int, sizes: str) -> None:
    """The page: 2+/3+/4+ ground 12/4/4, first 12/4/4, second 16/6/6, roofs 15/5/5."""
    assert [len(deck(players, floor)) for floor in FLOORS] == [int(size) for size in sizes.split()]


@pytest.mark.parametrize("players, caps", [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_lintels_and_pointed_roofs_by_player_count(players: int, caps: int) -> None:
    """The rulebook: two with two players, three with three or four."""
    for floor, cap in (("first", "lintel"), ("second", "pointed-roof")):
        assert sum(TILES[name]["bottom"] == cap for name in deck(players, floor)) == caps
    others = [TILES[name]["bottom"] for name in IDS if TILES[name]["floor"] in {"ground", "roof"}]
    assert not {"lintel", "pointed-roof"} & {*others}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_special_roof_is_there_with_any_number_of_players(players: int) -> None:
    """The rulebook: two windows and two towers; gate; minaret; +4; +5."""
    roofs = [TILES[name] for name in deck(players, "roof")]
    assert {"gate", "minaret", "+4", "+5"} <= {roof["special"] for roof in roofs}
    both = [roof for roof in roofs if Counter(roof["left"] + roof["right"]) == {"window": 2, "tower": 2}]
    assert len(both) >= 1
    assert all(not roof["special"] for roof in both)


def test_only_roofs_are_special() -> None:
    """The rulebook: "some tiles for the top floor"."""
    assert {tile["floor"] for tile in DATA["tiles"] if tile["special"]} == {"roof"}


def test_there_are_eight_characters_on_two_sides_and_four_have_sapphires() -> None:
    """The rulebook names them."""
    assert {side: sorted(n for n, board in BOARDS.items() if board["side"] == side) for side in SIDES} == {
        side: sorted(names) for side, names in SIDES.items()
    }
    rich = {name for name, board in BOARDS.items() if board["sapphires"]}
    assert rich == {"jafar", "shahriyar", "scheherazade", "ali-baba"}
    takes = [(board["one"], board["three"], board["six"]) for board in BOARDS.values()]
    assert len(set(takes)) == 8


def test_the_table_of_characters() -> None:
    """The page: what each takes, and their sapphires."""
    table = {
        "ali-baba": "tower cupola gate 3",
        "scheherazade": "window garden gate 4",
        "dunyazad": "window cupola minaret 0",
        "anis": "tower garden minaret 0",
        "shahriyar": "window garden minaret 4",
        "jafar": "window cupola gate 3",
        "aladdin": "tower cupola minaret 0",
        "sinbad": "tower garden gate 0",
    }
    found = {name: "{one} {three} {six} {sapphires}".format_map(board) for name, board in BOARDS.items()}
    assert found == table


def test_55_sapphires_ten_objectives_four_djinns() -> None:
    """The rulebook: counts and prices; the page: one copy of each objective."""
    assert {number["id"]: number["value"] for number in DATA["numbers"]} == {
        "width": 6, "sapphires": 55, "stall_rounds": 4, "round_limit": 50,
    }  # fmt: skip
    symbols = ("guard", "sapphire", "tower", "window")
    assert {*OBJECTIVES} == {f"{kind}-{s}" for kind in ("floor", "column") for s in symbols} | {"djinns", "pairs"}
    djinns = {(djinn["id"], djinn["price"], djinn["power"]) for djinn in DATA["djinns"]}
    assert djinns == {("blue", 1, "refresh"), ("red", 2, "move"), ("green", 2, "build-twice"), ("yellow", 3, "search")}


def test_the_shipped_file_is_nothing_unusual_and_names_everything() -> None:
    """SY-28: no warning; marks and names for all."""
    components = rules("sultaniya").components
    assert isinstance(components, Palaces)
    assert components.warnings == ()
    assert components.source is None
    assert all(tile["marks"] == {"tile": "RECONSTRUCTED"} for tile in DATA["tiles"])
    for language in LANGUAGES:
        words = Words(rules("sultaniya"), language)
        assert len({words.face("objective", number) for number in range(10)}) == 10
        # Tiles of one name are alike: nobody need tell them apart, and no code stands for them.
        alike = {replace(part, id="", players=0): words.face("tile", n) for n, part in enumerate(components.parts[:93])}
        assert len(set(alike.values())) == len(alike)
        assert not any(part.id in words.face("tile", n) for n, part in enumerate(components.parts[:93]))


# Limits: a file that breaks one is refused with a sentence that names entry and limit.


def refused(text: str) -> list[str]:
    """What is wrong with a file, line by line."""
    with pytest.raises(BadComponents) as caught:
        rules_of(text)
    return str(caught.value).splitlines()


def rules_of(text: str) -> object:
    """The front door takes a path; this is the same behind it."""
    return rules("sultaniya").game.rules(text)


def roofs(special: str, players: int = 4) -> list[Edit]:
    """Take a special from all roofs for so many players."""
    names = [name for name in deck(players, "roof") if TILES[name]["special"] == special]
    return [put("tiles", name, special="") for name in names]


def is_two_and_two(name: str) -> bool:
    return sorted(TILES[name]["left"] + TILES[name]["right"]) == ["tower", "tower", "window", "window"]


def no_two_and_two(players: int) -> list[Edit]:
    names = filter(is_two_and_two, deck(players, "roof"))
    return [put("tiles", name, left=["window", "tower"], right=["tower"]) for name in names]


@pytest.mark.parametrize(
    "edits, broken",
    [
        pytest.param([drop("tiles", "G01")], ["tiles of the ground: exactly 20, not 19"], id="19 on the ground"),
        pytest.param(
            [add("tiles", "G01", id="G21")], ["tiles of the ground: exactly 20, not 21"], id="21 on the ground"
        ),
        pytest.param([drop("tiles", "F01")], ["tiles of the first: exactly 20, not 19"], id="19 on the first floor"),
        pytest.param([drop("tiles", "S01")], ["tiles of the second: exactly 28, not 27"], id="27 on the second floor"),
        pytest.param([drop("tiles", "R14")], ["tiles of the roof: exactly 25, not 24"], id="24 roofs"),
        pytest.param(
            [put("tiles", "G01", floor="first", bottom="wall")],
            ["tiles of the ground: exactly 20, not 19", "tiles of the first: exactly 20, not 21"],
            id="a tile on another floor",
        ),
        pytest.param(
            [put("tiles", "F11", players=3)],
            ["lintel with 2 players: exactly 2, not 1 (F12)"],
            id="one lintel with two players",
        ),
        pytest.param(
            [put("tiles", "F16", bottom="wall")],
            ["lintel with 3 players: exactly 3, not 2", "lintel with 4 players: exactly 3, not 2"],
            id="two lintels with three players",
        ),
        pytest.param(
            [put("tiles", "F17", bottom="lintel")],
            ["lintel with 4 players: exactly 3, not 4 (F11, F12, F16, F17)"],
            id="four lintels with four players",
        ),
        pytest.param(
            [put("tiles", "S15", bottom="wall")],
            [f"pointed-roof with {n} players: exactly {2 if n == 2 else 3}, not " for n in (2, 3, 4)],
            id="one pointed roof with two players",
        ),
        pytest.param(
            [put("tiles", "S23", bottom="pointed-roof")],
            ["pointed-roof with 4 players: exactly 3, not 4"],
            id="four pointed roofs with four players",
        ),
        *(
            pytest.param(roofs(special), [f"roofs: at least one is {special}"], id=f"no {special} roof")
            for special in ("gate", "minaret", "+4", "+5")
        ),
        pytest.param(
            no_two_and_two(4),
            ["roofs: at least one has two windows and two towers"],
            id="no roof with two windows and two towers",
        ),
        pytest.param([put("tiles", "S01", special="+4")], ["tile S01: only a roof is +4"], id="a special floor"),
        pytest.param([drop("boards", "anis")], ["boards on side .: ", "board jafar: its back anis"], id="seven boards"),
        pytest.param([add("boards", "anis", id="morgiana", one="window")], ["boards on side .: "], id="a ninth board"),
        pytest.param([put("boards", "anis", id="hassan")], ["boards on side .: ali-baba"], id="another name"),
        pytest.param(
            [put("boards", "anis", side="..")],
            ["boards on side .: ", "boards on side ..: ", "board anis: its back jafar is a board of the other side"],
            id="five on a side",
        ),
        pytest.param(
            [put("boards", "ali-baba", sapphires=0)], ["board ali-baba: it begins with sapphires"], id="no sapphires"
        ),
        pytest.param(
            [put("boards", "anis", sapphires=2)], ["board anis: it begins without sapphires"], id="sapphires too many"
        ),
        pytest.param([put("boards", "anis", back="sinbad")], ["board anis: its back sinbad"], id="a wrong back"),
        pytest.param([put("boards", "anis", back="nobody")], ["board anis: its back nobody"], id="a back of nobody"),
        pytest.param([put("numbers", "sapphires", value=54)], ["numbers sapphires: exactly 55, not 54"], id="54"),
        pytest.param([put("numbers", "sapphires", value=56)], ["numbers sapphires: exactly 55, not 56"], id="56"),
        pytest.param([put("numbers", "width", value=3)], ["numbers width: from 4 to 8 slots, not 3"], id="width 3"),
        pytest.param([put("numbers", "width", value=9)], ["numbers width: from 4 to 8 slots, not 9"], id="width 9"),
        *(
            pytest.param(
                [put("djinns", name, price=price)],
                [f"djinn {name}: its price is {asks}, not {price}"],
                id=f"{name} {price}",
            )
            for name, asks, price in (("blue", 1, 0), ("red", 2, 1), ("green", 2, 3), ("yellow", 3, 9))
        ),
        pytest.param(
            [put("tiles", f"G0{n}", edges=["wall", f"arch-{n}"]) for n in range(1, 5)],
            ["edges of the ground: at most 5 sorts"],
            id="too many sorts of edges",
        ),
        pytest.param([drop("numbers", "width")], ["numbers: exactly "], id="no width"),
        pytest.param([drop("objectives", "pairs")], ["objectives: exactly 10, not 9"], id="nine objectives"),
        pytest.param(
            [put("objectives", "floor-guard", symbol="")],
            ["objectives: floor of nothing"],
            id="best floor of what",
        ),
        pytest.param([drop("djinns", "red")], ["djinns: one for each of "], id="three djinns"),
        pytest.param([put("djinns", "red", power="search")], ["djinns: one for each of "], id="a power twice"),
        pytest.param([put("tiles", "G02", id="G01")], ["tiles G01: an id stands for one entry only"], id="an id twice"),
    ],
)
def test_a_file_that_breaks_a_limit_is_refused_by_entry_and_limit(edits: list[Edit], broken: list[str]) -> None:
    """SY-28."""
    said = refused(copy(*edits))
    for line in broken:
        assert any(one.startswith(line) for one in said), said


@pytest.mark.parametrize(
    "edits, limit",
    [
        pytest.param([printed("anis", 0, at=2)], "two neighbours on the ground and one over their seam", id="apart"),
        pytest.param([printed("anis", 2, at=3)], "two neighbours on the ground and one over their seam", id="aside"),
        pytest.param([printed("anis", 0, at=3)], "two neighbours on the ground", id="no slot"),
        pytest.param([printed("anis", 1, at=4)], "two neighbours on the ground", id="twice in a slot"),
        pytest.param(
            [printed("anis", 0, at=10), printed("anis", 1, at=12), printed("anis", 2, at=11)],
            "inside the land",
            id="outside",
        ),
        pytest.param([printed("anis", 2, floor="second")], "two neighbours on the ground", id="another floor"),
    ],
)
def test_a_triangle_that_is_none_is_refused(edits: list[Edit], limit: str) -> None:
    """SY-28, SY-3."""
    said = refused(copy(*edits))
    assert any(line.startswith("board anis printed: ") and limit in line for line in said), said


UNUSUAL = [
    pytest.param(
        [put("numbers", "width", value=5)], ["numbers width: 6 or 7 slots would fit the rulebook, not 5"], id="width 5"
    ),
    pytest.param(
        [put("numbers", "width", value=8)], ["numbers width: 6 or 7 slots would fit the rulebook, not 8"], id="width 8"
    ),
    *(
        pytest.param(
            roofs(special, 2), [f"roofs with 2 players: usually at least one is {special}"], id=f"{special} 3+"
        )
        for special in ("gate", "minaret", "+4", "+5")
        if any(TILES[name]["special"] == special for name in set(deck(4, "roof")) - set(deck(2, "roof")))
    ),
    pytest.param(
        [put("tiles", "G01", edges=["wall", "terrace"])],
        ["tile G01: an edge of the ground is usually wall or half-gate, not terrace"],
        id="an edge of another floor",
    ),
    pytest.param(
        [put("tiles", "R14", edges=["wall", "parapet"])],
        ["tile R14: an edge of the roof is usually parapet or open-sky, not wall"],
        id="a wall on a roof",
    ),
    pytest.param(
        [put("tiles", "F01", bottom="ground")],
        ["tile F01: a bottom of the first is usually wall or lintel, not ground"],
        id="a bottom of another floor",
    ),
    pytest.param(
        [printed("anis", 2, edges=["half-gate", "wall"])],
        ["board anis printed: an edge of the first is usually wall or half-minaret, not half-gate"],
        id="a printed edge of another floor",
    ),
    pytest.param(
        [printed("anis", 0, edges=["wall", "half-gate"])],
        ["board anis printed: the two on the ground usually show each other the same edge"],
        id="edges that do not match",
    ),
    pytest.param(
        [printed("anis", 2, bottom="lintel")],
        ["board anis printed: the seam asks for the bottom wall"],
        id="a lintel on a wall",
    ),
    pytest.param(
        [put("boards", "anis", one="window", three="cupola")],
        ["boards: usually no two take the same three features"],
        id="features twice",
    ),
    pytest.param(
        [put("objectives", "pairs", kind="djinns")], ["objectives: usually ten different ones"], id="an objective twice"
    ),
]


@pytest.mark.parametrize("edits, warnings", UNUSUAL)
def test_what_no_rulebook_states_is_only_a_warning_and_is_played_with(
    edits: list[Edit], warnings: list[str], tmp_path: Path
) -> None:
    """SY-28: somebody with the box in hand is never turned away; rules and their literal reading still agree."""
    path = tmp_path / "palaces.toml"
    path.write_text(copy(*edits), "utf-8")
    match = Match("sultaniya", players=2, components=path, seed=5)
    said = match.rules.components.warnings
    for line in warnings:
        assert any(one.startswith(line) for one in said), said
    chance = Random(3)
    while match.seat is not None:
        state = match.state
        if not chance.randrange(8):
            literal = [row for row in range(len(match.rules.moves)) if state.why_not(match.seat, row) is None]
            assert sorted(state.legal()) == literal
        match.play(match.seat, *chance.choice(match.choices(match.seat)).path)
    assert match.over


def test_a_picture_that_we_do_not_know_goes_on_where_it_is_met(tmp_path: Path) -> None:
    """SY-7: an arcade meets an arcade, and asks for an arcade above; bots reckon with it, and a refusal names it."""
    path = tmp_path / "palaces.toml"
    arcades = [put("tiles", f"G0{n}", edges=["wall", "arcade"]) for n in range(1, 7)]
    path.write_text(copy(*arcades, put("tiles", "F01", bottom="arcade")), "utf-8")
    match = Match("sultaniya", players=2, components=path, seed=2)
    components = match.rules.components
    assert isinstance(components, Palaces)
    assert components.edges[0] == ("wall", "half-gate", "arcade")
    assert components.bottoms[1] == ("wall", "lintel", "arcade")
    assert "arcade" in components.name("tile", 0, "it")
    bots = {seat: bot(level, match.rules, 2, match.options, seat, seed="1") for seat, level in enumerate(LEVELS)}
    Driver(match, bots).finish()
    assert match.over


LEVELS = ("greedy", "vizier:10")


def test_a_file_is_refused_by_the_front_door(tmp_path: Path) -> None:
    """SY-28: no match is begun."""
    path = tmp_path / "palaces.toml"
    path.write_text(copy(put("numbers", "sapphires", value=50)), "utf-8")
    with pytest.raises(BadComponents, match="numbers sapphires: exactly 55, not 50"):
        Match("sultaniya", players=2, components=path)


def test_everything_that_is_wrong_is_said_at_once() -> None:
    """SY-28."""
    said = refused(copy(drop("tiles", "G01"), put("numbers", "sapphires", value=1), drop("objectives", "pairs")))
    assert len(said) == 3


def test_a_copy_that_says_the_same_is_accepted() -> None:
    """SY-28: and has the same fingerprint, names and marks aside."""
    text = copy(put("objectives", "pairs", name={"en": "Couples"}))
    again = rules("sultaniya").game.load(text, False)
    assert again.fingerprint == rules("sultaniya").components.fingerprint
    assert again.data != shipped()
    assert again.warnings == ()
