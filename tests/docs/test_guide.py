"""The lesson, typed as written: from its first sixty lines on everything works, and each step builds on the last."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from grandvizier.core.game import Game
from grandvizier.games import bring
from grandvizier.lab.check import check
from grandvizier.lab.contract_parts import PARTS
from grandvizier.match import Match
from tests.games.registered import as_before
from tests.terminal.hands import Hands, at_table, seated

__all__ = ["as_before"]

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FRONT = (DOCS / "adding-a-game.md").read_text("utf-8")
GUIDE = "".join([FRONT, *((DOCS / page).read_text("utf-8") for page in re.findall(r"\((guide/[a-z-]+\.md)\)", FRONT))])
"""All pages in their order."""
BLOCKS = re.findall(r'^```\w+ title="(.*?)"\n(.*?)^```$', GUIDE, re.MULTILINE | re.DOTALL)
FIRST = 2
"""So many blocks make the first sixty lines."""
QUICK = ("replay", "fold", "imagine", "twin", "words")


def names(node: ast.stmt) -> frozenset[str]:
    """What a statement at the top of a module defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return frozenset({node.name})
    targets = node.targets if isinstance(node, ast.Assign) else []
    return frozenset(name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))


def merged(before: str, block: str) -> str:
    """New things go above GAME, and what is there already is replaced."""
    body = ast.parse(before).body
    for node in ast.parse(block).body:
        at = next((i for i, old in enumerate(body) if names(node) and names(old) == names(node)), None)
        if at is None:
            game = next((i for i, old in enumerate(body) if "GAME" in names(old)), len(body))
            body.insert(game, node)
        else:
            body[at] = node
    return "\n".join(map(ast.unparse, body)) + "\n"


def typed(folder: Path, blocks: int) -> Game:
    """The game after so many blocks of the guide, in a package of a name of its own."""
    package = f"bazaar_{blocks}"
    for title, block in BLOCKS[:blocks]:
        file = folder / title.replace("bazaar/", f"{package}/")
        file.parent.mkdir(parents=True, exist_ok=True)
        known = file.is_file() and file.suffix == ".py"
        text = merged(file.read_text("utf-8"), block) if known else block
        file.write_text(text.replace('name="bazaar"', f'name="bazaar-{blocks}"').replace(
            "name='bazaar'", f"name='bazaar-{blocks}'"), "utf-8")  # fmt: skip
    return bring(str(folder / package))


def test_the_first_sixty_lines_play_in_the_terminal(tmp_path: Path) -> None:
    lines = [line for _, block in BLOCKS[:FIRST] for line in block.splitlines() if line]
    assert len(lines) <= 60
    game = typed(tmp_path, FIRST)

    async def play(hands: Hands) -> None:
        await hands.play_out(lambda options: options[0])
        assert hands.match.winners

    at_table(play, seated(match=Match(game, players=3, seed="1")))


STEPS = [n for n, (title, _) in enumerate(BLOCKS, start=1) if title.startswith("bazaar/") and n > FIRST]


@pytest.mark.parametrize("blocks", STEPS)
def test_after_every_step_the_game_keeps_the_contract(
    tmp_path: Path, blocks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = typed(tmp_path, blocks)
    monkeypatch.setattr("grandvizier.lab.check.PARTS", {name: PARTS[name] for name in QUICK})
    broken = [str(finding) for finding in check(game, games=2) if finding.verdict == "broken"]
    assert not broken


def test_its_tests_pass_and_its_packaging_names_it(tmp_path: Path) -> None:
    for title, block in BLOCKS:
        file = tmp_path / title
        file.parent.mkdir(parents=True, exist_ok=True)
        known = file.is_file() and file.suffix == ".py"
        file.write_text(merged(file.read_text("utf-8"), block) if known else block, "utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout
    assert 'bazaar = "bazaar"' in (tmp_path / "pyproject.toml").read_text("utf-8")
