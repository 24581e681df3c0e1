"""Games from outside: installed, named in the environment, or in a folder; and those that are not fit to be played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from examples.games.caravan import GAME as CARAVAN
from grandvizier.core.errors import BadSetup
from grandvizier.games import SHIPPED, bring, find, games

ASK = """
import json, pickle, sys
import grandvizier as gv
from grandvizier.games import put_aside
print(json.dumps([[game.name for game in gv.games()], put_aside()]))
"""


def package(folder: Path, name: str = "desert", *, game: str = "desert") -> Path:
    """Caravan as somebody else's package, under another name."""
    copied = folder / name
    shutil.copytree(Path(str(CARAVAN.folder)), copied, ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    init = copied / "__init__.py"
    init.write_text(init.read_text("utf-8").replace('name="caravan"', f'name="{game}"'), "utf-8")
    return copied


def install(site: Path, entry: str) -> None:
    """What a package manager leaves of a package with this entry point."""
    info = site / "desert_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: desert-game\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[grandvizier.games]\n{entry}\n", "utf-8")


def python(*args: str, path: Path | None = None, named: str = "") -> subprocess.CompletedProcess[str]:
    """A process of its own, which sees what lies in a folder and what the environment names."""
    env = os.environ | {"GRANDVIZIER_GAMES": named} | ({"PYTHONPATH": str(path)} if path else {})
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, check=False)


def known(path: Path | None = None, named: str = "") -> tuple[list[str], list[str]]:
    """The games of such a process, and what it puts aside."""
    names, aside = json.loads(python("-c", ASK, path=path, named=named).stdout)
    return names, aside


def test_an_installed_game_is_known_and_gone_when_it_is_uninstalled(tmp_path: Path) -> None:
    package(tmp_path)
    install(tmp_path, "desert = desert")
    assert known(tmp_path) == ([*(name.replace("_", "-") for name in SHIPPED), "desert"], [])
    arena = ("-m", "grandvizier", "arena", "desert", "--bots", "random,greedy", "--games", "2", "--processes", "2")
    played = python(*arena, "--save", str(tmp_path / "kept"), path=tmp_path)
    assert played.returncode == 0, played.stderr
    shutil.rmtree(tmp_path / "desert_game-1.0.dist-info")
    record = next((tmp_path / "kept").glob("*.json*"))
    gone = python("-m", "grandvizier", "replay", str(record), "--text", path=tmp_path)
    assert gone.returncode == 2
    assert "there is no game 'desert'" in gone.stderr


@pytest.mark.parametrize("command", [["fuzz", "--games", "4", "--processes", "2"], ["bench", "--seconds", "0.01"]])
def test_every_command_takes_a_folder(tmp_path: Path, command: list[str]) -> None:
    folder = str(package(tmp_path))
    name, *rest = command
    said = python("-m", "grandvizier", name, *(["--game", folder] if name == "bench" else [folder]), *rest)
    assert said.returncode == 0, said.stderr


def test_the_environment_names_modules_and_folders(tmp_path: Path) -> None:
    inside = tmp_path / "game"
    package(inside)
    names, aside = known(named=f"{inside}, examples.games.caravan")
    assert names[len(SHIPPED) :] == ["desert", "caravan"]
    assert not aside


BAD = {
    "import nowhere_at_all\n": "cannot be imported \\(ModuleNotFoundError: No module named 'nowhere_at_all'\\)",
    "raise SystemExit('bye')\n": "cannot be imported \\(SystemExit: bye\\)",
    "def broken(:\n": "cannot be imported \\(SyntaxError",
    "GAME = 'a game'\n": "has no GAME that is a Game",
    "GAME = replace(GAME, seats=3)\n": "its seats is not a range",
    "GAME = replace(GAME, begin=None)\n": "its begin is not a function",
    "GAME = replace(GAME, name='Desert Storm')\n": "its name is not made of small letters",
    "GAME = replace(GAME, name='sultaniya')\n": "there is already a game called 'sultaniya'",
    "GAME = replace(GAME, seats=range(0))\n": "its range of seats or editions is not one that holds",
    "GAME = replace(GAME, load=lambda text, shipped: 1 / 0)\n": "tables cannot be made \\(ZeroDivisionError",
    "from grandvizier.core.game import Game\nGAME = Game(name='desert', package=__name__, seats=range(2, 3), "
    "longest=lambda players, options: 9)\n": "a part of it cannot be had",
    "GAME = replace(GAME, package='json')\n": "json does not hold it as GAME",
}


@pytest.mark.parametrize("code", BAD)
def test_a_bad_game_is_named_in_a_sentence_and_the_others_go_on(tmp_path: Path, code: str) -> None:
    bad = package(tmp_path)
    with (bad / "__init__.py").open("a", encoding="utf-8") as file:
        file.write(f"\nfrom dataclasses import replace\n{code}")
    names, aside = known(named=f"{bad},examples.games.caravan")
    assert names == [*(name.replace("_", "-") for name in SHIPPED), "caravan"]
    assert len(aside) == 1
    assert "\n" not in aside[0]
    assert re.search(f"named by GRANDVIZIER_GAMES, is put aside: .*{BAD[code]}", aside[0])


def test_an_installed_game_may_not_take_a_name_or_call_itself_otherwise(tmp_path: Path) -> None:
    package(tmp_path)
    install(tmp_path, "dunes = desert")
    names, aside = known(tmp_path)
    assert names == [name.replace("_", "-") for name in SHIPPED]
    assert aside == ["the game 'dunes', named by the package desert-game, is put aside: it calls itself 'desert'"]


def test_a_folder_that_holds_no_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no Python package lies in"):
        bring(str(tmp_path))
    shadow = package(tmp_path, "json")
    with pytest.raises(BadSetup, match="another module called 'json'"):
        bring(str(shadow))


def test_a_folder_that_is_not_there_or_is_named_like_a_game_is_told_once_and_how_to_name_it(tmp_path: Path) -> None:
    there = package(tmp_path)
    gone = python("-m", "grandvizier", "fuzz", f"{there}s")
    assert (gone.returncode, len(gone.stderr.splitlines())) == (2, 1)
    assert f"there is no folder {there}s" in gone.stderr
    bare = subprocess.run(
        [sys.executable, "-m", "grandvizier", "fuzz", "desert"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert bare.returncode == 2
    assert bare.stderr.endswith("if you mean the folder, say ./desert\n")


def test_a_game_that_was_put_aside_says_why_when_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "desert.py").write_text("GAME = None\n", "utf-8")
    install(tmp_path, "desert = desert")
    said = python("-m", "grandvizier", "fuzz", "desert", path=tmp_path)
    assert said.returncode == 2
    assert "is put aside: desert has no GAME that is a Game" in said.stderr.splitlines()[-1]


def test_no_name_that_comes_from_outside_loads_a_folder(tmp_path: Path) -> None:
    folder = str(package(tmp_path, "never_loaded"))
    with pytest.raises(BadSetup, match="there is no game"):
        find(folder)
    assert "never_loaded" not in sys.modules


def test_the_games_that_come_along_are_listed_in_order_whichever_is_asked_for_first() -> None:
    asked = python("-c", "import grandvizier as gv; gv.rules('sultaniya'); print(*[g.name for g in gv.games()])")
    assert asked.stdout.split() == [name.replace("_", "-") for name in SHIPPED] == [game.name for game in games()][:3]


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    told = python("-c", "import sys, grandvizier; print(*sys.modules)").stdout.split()
    assert not [name for name in told if name.startswith("grandvizier.games.")]
    assert "importlib.metadata" not in told
