"""The parts of a game are found in its rooms, when they are wanted, unless the game says where else they are."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from grandvizier.core.errors import BadSetup
from grandvizier.core.game import Game, Options, nobody_knows
from grandvizier.core.mind import PlainMind
from grandvizier.core.plain.belief import Replayed
from grandvizier.games.sultans_wishes import GAME as SULTANS_WISHES
from grandvizier.games.sultans_wishes.bots.mind import Mind
from grandvizier.games.sultans_wishes.travelers.view import View


def _longest(_players: int, _options: Options) -> int:
    return 1


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """An empty package that can be imported, of a name of its own."""
    folder = tmp_path / f"game_{request.node.name}"
    (folder / "sight").mkdir(parents=True)
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def game(package: Path) -> Game:
    return Game(name="some", package=package.name, seats=range(2, 3), longest=_longest)


def test_a_part_lies_in_its_room_or_where_the_game_says() -> None:
    assert SULTANS_WISHES.mind is Mind
    assert SULTANS_WISHES.outlook == Mind.sources
    assert SULTANS_WISHES.view is View, "the Travelers' view, not that of the base game"


def test_a_part_that_is_handed_over_is_not_looked_for() -> None:
    other = replace(SULTANS_WISHES, mind=PlainMind)
    assert other.mind is PlainMind
    assert other.view is View
    assert SULTANS_WISHES.mind is Mind


def test_what_a_game_can_do_without_need_not_be_there(package: Path) -> None:
    (package / "sight" / "look.py").write_text("def view(state, seat): ...\n")
    small = game(package)
    assert small.mind is PlainMind
    assert small.ahead is nobody_knows, "its room is there, and says nothing of it"
    assert small.observe is None
    assert (small.gains, small.book, small.options, small.facts) == ((), (), (), ())


def test_a_part_that_is_missing_is_named_with_its_place(package: Path) -> None:
    with pytest.raises(BadSetup, match=rf"^{package.name} needs build in rules\.tables, "):
        _ = game(package).build


def test_what_stands_for_a_part_is_known_to_do_so(package: Path) -> None:
    small = game(package)
    assert not small.left_out
    assert small.belief is Replayed
    assert small.left_out == {"belief"}
    assert not SULTANS_WISHES.left_out & {"view", "belief", "appraiser", "observe"}


def test_what_a_part_itself_cannot_find_is_not_hidden(package: Path) -> None:
    (package / "sight" / "look.py").write_text("import nowhere_to_be_found\n")
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        _ = game(package).ahead


def test_to_load_a_game_is_not_to_load_its_parts() -> None:
    code = "import sys, grandvizier.games.sultaniya; print(*(name for name in sys.modules if 'sultaniya.' in name))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert {name.split(".")[3] for name in said.split()} == {"box"}
