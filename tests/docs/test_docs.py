"""Pages that are written by a script are up to date, and what the docs point to is there."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import grandvizier as gv

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("**/*.md")])


def test_the_rulings_are_written_from_the_catalogue() -> None:
    rulings = import_module("rulings")
    pages = {path.stem: path.read_text("utf-8") for path in (ROOT / "docs" / "rulings").glob("*.md")}
    assert pages == {game.name: rulings.page(game) for game in gv.games()}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_and_named_files_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if "://" not in target:
            assert (page.parent / target).exists(), target
    for target in re.findall(r"`((?:src|tests|scripts|docs|bench|web)/[\w./-]+\w)`", text):
        assert (ROOT / target).exists(), target
