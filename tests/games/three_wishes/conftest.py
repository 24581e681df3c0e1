"""What several tests of the box share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.three_wishes.correcting import Changes, Correct, shipped
from tests.games.three_wishes.table import BOX
from tests.games.toml import toml


@pytest.fixture
def correct(tmp_path: Path) -> Correct:
    """Writes a corrected copy of the file and gives its path; more cards may be added."""

    def write(changes: Changes, *more: dict[str, Any]) -> Path:
        box = shipped(BOX.read_text("utf-8"))
        cards = [card | (changes.get(card["id"]) or {}) for card in box if changes.get(card["id"], {}) is not None]
        path = tmp_path / "wishes.toml"
        path.write_text("cards = " + toml([*cards, *more]), "utf-8")
        return path

    return write
