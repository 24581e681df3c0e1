"""What is written by `make generate` is up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from scripts import generate


@pytest.mark.parametrize("made", generate.GENERATORS, ids=lambda made: made.__module__)
def test_what_is_generated_is_up_to_date(made: Callable[[], Mapping[Path, str]]) -> None:
    files = made()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run make generate"


def test_nothing_is_left_of_a_game_that_is_gone() -> None:
    folder = generate.ROOT / "docs" / "rulings"
    assert {path for path in generate.files() if path.parent == folder} == {*folder.iterdir()}
