"""Every ruling is cited by the rule that carries it, one by one, and nothing is cited that is no ruling."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import grandvizier as gv
from grandvizier.core.game import Game

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "grandvizier"
IDS = re.compile(r"\b(?:3W|SY|SW|TR|GV)-\d+\b")
SHARED = [f"GV-{number}" for number in range(1, 6)]
EVERYWHERE = {ruling.id for game in gv.games() for ruling in game.rulings} | set(SHARED)


OF_THE_TABLE = {"3W-19", "SW-59"}
"""Memory and talk: the table carries them, everything else is carried by the game itself."""


@cache
def cited(folder: Path) -> frozenset[str]:
    """The rulings that anything under a folder cites; what stands at the head of a module aside."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        text = path.read_text("utf-8")
        head = ast.get_docstring(ast.parse(text), clean=False)
        found.update(IDS.findall(text.replace(head, "", 1) if head else text))
    return frozenset(found)


def carried(folder: Path) -> set[str]:
    """The rulings that a function of a game says it is, or that a condition demands; a bot only reckons with them."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if "bots" not in path.relative_to(folder).parts:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                found.update(IDS.findall(said(node)))
    return found


def said(node: ast.AST) -> str:
    """The docstring of a function, the ruling of a condition."""
    match node:
        case ast.FunctionDef():
            return ast.get_docstring(node) or ""
        case ast.Call(func=ast.Name(id="Condition"), args=[ast.Constant(value=str(ruling)), *_]):
            return ruling
        case _:
            return ""


@pytest.mark.parametrize("game", gv.games(), ids=lambda game: game.name)
def test_every_ruling_is_cited_where_it_is_carried(game: Game) -> None:
    assert {ruling.id for ruling in game.rulings} - carried(Path(str(game.folder))) - OF_THE_TABLE == set()


def test_every_ruling_of_the_table_is_cited() -> None:
    assert {*SHARED, *OF_THE_TABLE} <= cited(SOURCE)


def files() -> Iterator[Path]:
    for folder in ("src", "tests", "web/src", "docs", "scripts", "bench", "examples"):
        for path in sorted((ROOT / folder).rglob("*")):
            inside = {"static", "node_modules", "__pycache__", "goldens", "fixtures"} & set(path.parts)
            if path.suffix in {".py", ".toml", ".ftl", ".ts", ".svelte", ".md", ".js"} and not inside:
                yield path


def test_nothing_is_cited_that_is_no_ruling() -> None:
    unknown = {
        f"{path.relative_to(ROOT)}: {id_}"
        for path in files()
        for id_ in IDS.findall(path.read_text("utf-8"))
        if id_ not in EVERYWHERE
    }
    assert unknown == set()


def test_rulings_are_cited_one_by_one() -> None:
    """A span of numbers hides which rule carries which."""
    span = re.compile(rf"{IDS.pattern}(?: to |[-–]){IDS.pattern}")
    found = {f"{path.relative_to(ROOT)}: {text}" for path in files() for text in span.findall(path.read_text("utf-8"))}
    assert found == set()
