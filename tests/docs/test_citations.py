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


def rule_text(path: Path) -> str:
    """The source without what stands at its head: a ruling is cited where it is carried."""
    text = path.read_text("utf-8")
    head = ast.get_docstring(ast.parse(text), clean=False)
    return text.replace(head, "", 1) if head else text


@cache
def cited(folder: Path) -> frozenset[str]:
    """The rulings that rules, conditions, options and limits under a folder cite."""
    found = {id_ for path in folder.rglob("*.py") for id_ in IDS.findall(rule_text(path))}
    return frozenset(found | {id_ for path in folder.rglob("*.toml") for id_ in IDS.findall(path.read_text("utf-8"))})


@pytest.mark.parametrize("game", gv.games(), ids=lambda game: game.name)
def test_every_ruling_is_cited_where_it_is_carried(game: Game) -> None:
    """Memory and talk are carried by the table, everything else by the game itself."""
    of_the_table = {"3W-19", "3W-22", "SW-47", "SW-58", "SW-59"}
    ids = {ruling.id for ruling in game.rulings}
    assert ids - cited(Path(str(game.folder))) - of_the_table == set()
    assert ids - cited(SOURCE) == set()


def test_every_ruling_of_the_table_is_cited() -> None:
    assert set(SHARED) <= cited(SOURCE)


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
