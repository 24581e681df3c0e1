"""Corrected files: SY-28 what is only warned of, junk of every kind, and that a corrected copy is played with."""

from __future__ import annotations

import datetime as dt
import math
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grandvizier import BadComponents, rules
from grandvizier.games.sultaniya import GAME
from tests.games.sultaniya.files import Data, Edit, add, copy, printed, put, shipped
from tests.games.sultaniya.table import Table, any_table, deck
from tests.games.sultaniya.wander import belief_of, wander
from tests.games.toml import written
from tests.views import PalaceMatch as Match

# Warnings.


def warnings(*edits: Edit) -> tuple[str, ...]:
    """What is unusual in a copy that is accepted."""
    return GAME.load(copy(*edits), False).warnings


def all_of(floor: str, **values: object) -> list[Edit]:
    """The same in every tile of a floor."""
    return [put("tiles", name, **values) for name in deck(4, floor)]


def test_a_cap_printed_on_a_board_is_warned_of() -> None:
    """SY-28: by the name of the board."""
    (warning,) = warnings(
        printed("anis", 0, edges=["wall", "half-gate"]),
        printed("anis", 1, edges=["half-gate", "wall"]),
        printed("anis", 2, bottom="lintel"),
    )
    assert warning.startswith("board anis printed: ")
    assert "cap" in warning


@pytest.mark.parametrize(
    "edits, word",
    [
        pytest.param(all_of("roof", bottom="wall"), "terrace", id="terraces that no roof stands on"),
        pytest.param(all_of("roof", bottom="terrace"), "wall", id="walls that no roof stands on"),
    ],
)
def test_a_seam_that_no_tile_can_stand_on_is_warned_of(edits: list[Edit], word: str) -> None:
    """SY-28: an edge need that no tile meets, by the name of the bottom."""
    (warning,) = warnings(*edits)
    assert word in warning
    assert "roof" in warning


def test_a_side_edge_that_no_tile_can_meet_is_warned_of() -> None:
    """SY-28: a board shows an open half-gate, and no tile of the ground has one to go with it."""
    said = warnings(*all_of("ground", edges=["wall", "wall"]), printed("anis", 0, edges=["half-gate", "wall"]))
    assert any("half-gate" in warning for warning in said), said


# Junk.

JUNK: list[Any] = [
    "", "junk", 0, -1, 3, 10**30, True, False, 1.5, math.inf, math.nan, [], [[]], ["wall"], ["wall", 3], [None], {},
    {"en": 3}, {"a": {"b": []}}, dt.date(2014, 1, 1), "ground", "…", "x" * 5000,
]  # fmt: skip


EMPTY_LISTS = "\n".join(f"{key} = []" for key in ("numbers", "djinns", "objectives", "tiles", "boards"))


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a file: its container and its key."""
    found = []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found += [(value, key), *nodes(item)]
    return found


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.slow if seed else ()) for seed in range(8)])
def test_a_file_with_junk_in_it_is_refused_or_played_and_nothing_else(seed: int) -> None:
    """SY-28: wrong types, huge numbers, missing and unknown keys, entries twice, at any place."""
    rng, whole, accepted = Random(f"junk {seed}"), shipped(), 0
    for _ in range(60):
        data = deepcopy(whole)
        for _ in range(rng.choice((1, 1, 2))):
            container, key = rng.choice(nodes(data))
            match rng.randrange(6):
                case 0:
                    del container[key]
                case 1 if isinstance(container, list):
                    container.append(deepcopy(container[key]))
                case 1:
                    container["more"] = rng.choice(JUNK)
                case 2 if isinstance(container[key], int):
                    container[key] += rng.choice((-1, 1))
                case _:
                    container[key] = rng.choice([junk for junk in JUNK if junk != [None]])
        with suppress(BadComponents):
            GAME.load(written(data), False)
            accepted += 1
    assert accepted < 60


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("tiles", id="no TOML"),
        pytest.param("tiles = [", id="not closed"),
        pytest.param("\x00", id="a null"),
        pytest.param("tiles = null", id="null"),
        pytest.param("{}", id="JSON"),
        pytest.param("tiles = 93", id="a number for a list"),
        pytest.param("tiles = [1, 2, 3]", id="numbers for tiles"),
        pytest.param("[tiles]\nG01 = 3", id="a table for a list"),
        pytest.param(EMPTY_LISTS, id="empty lists"),
        pytest.param(f"{GAME.shipped_text}\nmore = 3", id="a key more"),
        pytest.param(GAME.shipped_text.replace("value = 55", "value = 1_000_000_000_000_000"), id="a huge number"),
        pytest.param(GAME.shipped_text.replace("value = 55", "value = -55"), id="a negative number"),
        pytest.param(GAME.shipped_text.replace("value = 55", "value = 55.0"), id="no whole number"),
        pytest.param(GAME.shipped_text.replace("value = 55", "value = true"), id="a truth"),
        pytest.param(GAME.shipped_text.replace("value = 55", "value = nan"), id="not a number"),
        pytest.param(GAME.shipped_text.replace("value = 55", f"value = 1{'0' * 5000}"), id="a number of 5000 digits"),
        pytest.param(GAME.shipped_text.replace("value = 55", f"value = 0x1{'0' * 5000}"), id="a hex number as long"),
        pytest.param(f"tiles = {'[' * 20000}", id="lists in lists in lists"),
        pytest.param(f"tiles = {'{ a = ' * 20000}", id="tables in tables in tables"),
    ],
)  # fmt: skip
def test_no_junk_raises_anything_but_bad_components(text: str, tmp_path: Path) -> None:
    """SY-28: whatever somebody hands in, by the front door."""
    path = tmp_path / "junk.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadComponents):
        rules("sultaniya", path)


@pytest.mark.parametrize("key", ["numbers", "djinns", "objectives", "tiles", "boards"])
def test_a_missing_list_is_refused_by_name(key: str) -> None:
    """SY-28."""

    def without(data: Data) -> None:
        del data[key]

    with pytest.raises(BadComponents, match=rf"(?m)^{key}: a list of entries$"):
        GAME.load(copy(without), False)


@pytest.mark.parametrize(
    "edit, said",
    [
        (put("tiles", "G01", floor="cellar"), r"^tiles\[0\] G01: floor = 'cellar' is wrong; it is one of ground, "),
        (put("tiles", "G01", left="window"), r"^tiles\[0\] G01: left = 'window' is wrong; it is a list "),
        (put("tiles", "G01", left=["door"]), r"^tiles\[0\] G01: left = \['door'\] is wrong"),
        (put("tiles", "G01", edges=["wall"]), r"^tiles\[0\] G01: edges = \['wall'\] is wrong; it is two words"),
        (put("tiles", "G01", players=5), r"^tiles\[0\] G01: players = 5 is wrong; it is 2, 3 or 4"),
        (put("tiles", "G01", special="+6"), r"^tiles\[0\] G01: special = '\+6' is wrong"),
        (put("tiles", "G01", colour="blue"), r"^tiles\[0\] G01: unknown key 'colour'; known are "),
        (
            put("boards", "anis", one="cupola"),
            r"^boards\[3\] anis: one = 'cupola' is wrong; it is one of window, tower",
        ),
        (put("boards", "anis", side="..."), r"^boards\[3\] anis: side = '...' is wrong"),
        (put("boards", "anis", printed=[]), r"^boards\[3\] anis: printed = \[\] is wrong; it is a list of three"),
        (printed("anis", 1, at="6"), r"^board anis printed\[1\]: at = '6' is wrong"),
        (put("djinns", "red", price=-1), r"^djinns\[1\] red: price = -1 is wrong"),
        (put("objectives", "pairs", kind="pair"), r"^objectives\[9\] pairs: kind = 'pair' is wrong"),
        (add("numbers", "width", id="height"), r"^numbers: exactly "),
    ],
)
def test_an_entry_with_a_wrong_value_is_refused_by_name(edit: Edit, said: str) -> None:
    """SY-28: the sentence names the entry, the key and what may stand there."""
    with pytest.raises(BadComponents, match=said):
        GAME.load(copy(edit), False)


# What is played with.


def path_of(folder: Path, *edits: Edit) -> Path:
    """A corrected copy on disk."""
    path = folder / "palaces.toml"
    path.write_text(copy(*edits), "utf-8")
    return path


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_wider_land_is_played_to_the_end(players: int, tmp_path: Path) -> None:
    """SY-2: 7-6-7-6 is possible too; the printed parts fit; five roofs end it all the same."""
    path = path_of(tmp_path, put("numbers", "width", value=7))
    assert rules("sultaniya", path).components.warnings == ()
    roofs, widest = 0, set()
    for seed in range(12):
        match = Match("sultaniya", players=players, seed=seed, components=path)
        *_, s = wander(match, Random(seed), avoid=["pass_turn", "stop"])
        assert match.over
        assert GAME.audit(s) == []
        assert [len(palace) for palace in match.view(None)["palaces"]] == [26] * players
        assert max(match.view(None)["roofs"]) <= 6
        roofs += match.view(None)["finisher"] is not None
        widest |= {slot for palace in s.palaces for slot, piece in enumerate(palace) if piece != 255}
    assert players == 1 or {6, 12, 19} <= widest, "the rightmost slots of the wider land"
    assert roofs or players == 1


def test_a_wider_land_may_have_its_parts_printed_elsewhere(tmp_path: Path) -> None:
    """SY-2, SY-28: at its right edge, where six slots would not do."""
    edits = [printed("anis", 0, at=10), printed("anis", 1, at=12), printed("anis", 2, at=11)]
    with pytest.raises(BadComponents, match="inside the land"):
        rules("sultaniya", path_of(tmp_path, *edits))
    wide = rules("sultaniya", path_of(tmp_path, *edits, put("numbers", "width", value=7)))
    assert wide.components.warnings == ()


def test_corrected_limits_of_a_stall_end_the_game(tmp_path: Path) -> None:
    """SY-19: they are RECONSTRUCTED."""
    path = path_of(tmp_path, put("numbers", "stall_rounds", value=2))
    table = any_table(3, components=path)
    for _ in range(6):
        table.do("pass_turn")
    assert table.match.over
    path = path_of(tmp_path, put("numbers", "round_limit", value=1))
    table = any_table(3, components=path)
    for _ in range(3):
        table.do("pass_turn")
    assert table.told(0, "timed_out") == [{"rounds": 1}]


def test_corrected_tiles_and_boards_are_what_counts(tmp_path: Path) -> None:
    """SY-12, SY-20: symbols, sapphires and features."""
    path = path_of(
        tmp_path,
        put("tiles", "G01", left=["sapphire", "sapphire"], right=["sapphire"]),
        put("boards", "ali-baba", sapphires=5),
        printed("ali-baba", 0, left=["tower", "tower", "tower"]),
    )
    table = Table("ali-baba", display="G01", components=path)
    assert table.state.sapphires[0] == 5
    assert table.score()["tower"] == (4, 4)
    table.build("G01", "g8")
    assert table.state.sapphires[0] == 8


def sparse(keep: str) -> list[Edit]:
    """Only these tiles are used with two players, all others with four."""
    names = [name for floor in ("ground", "first", "second", "roof") for name in deck(3, floor)]
    late = {"F16": 3, "S22": 3}
    return [put("tiles", name, players=late.get(name, 4)) for name in names if name not in keep.split()]


CAPS = "F11 F12 S15 S16 R01 R04 R06 R08 R09"
"""What SY-28 wants with two players."""


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("seed", range(5))
def test_piles_may_run_out(players: int, seed: int, tmp_path: Path) -> None:
    """SY-9, SY-10, SY-14: a file with few tiles is played to its end, and everybody still sees what they may."""
    path = path_of(tmp_path, *sparse(f"G01 G02 G06 G07 F01 F02 F05 S01 S02 S08 S06 {CAPS}"))
    match = Match("sultaniya", players=players, seed=seed, components=path)
    rng, empty = Random(seed), 0
    for s in wander(match, rng, avoid=["pass_turn"]):
        empty += any(not len(pile) for pile in s.piles)
        assert GAME.audit(s) == []
        for chair in range(players + 1):
            assert match.view(None if chair == players else chair) == GAME.view_of(s, chair)
        for row in range(len(match.rules.moves)):
            assert s.over or (s.why_not(s.seat, row) is None) == (row in s.legal())
        imagined = belief_of(match, 0).imagine(rng)
        assert GAME.audit(imagined) == []
        assert GAME.view_of(imagined, 0) == match.view(0)
    assert empty


def test_a_file_without_ground_tiles_for_two_is_played(tmp_path: Path) -> None:
    """SY-28 does not forbid it: a pile that is empty from the start shows no top tile."""
    path = path_of(tmp_path, *sparse(CAPS))
    match = Match("sultaniya", players=2, seed=1, components=path)
    *_, s = wander(match, Random(1))
    assert s.over
