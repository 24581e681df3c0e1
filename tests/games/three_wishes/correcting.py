"""Corrections of the components file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from grandvizier.games.three_wishes import GAME

Changes: TypeAlias = Mapping[str, dict[str, Any] | None]
"""For each card what is corrected about it; None takes it out of the file."""
Correct: TypeAlias = Callable[..., Path]


def shipped(text: str = GAME.shipped_text) -> list[dict[str, Any]]:
    cards = tomllib.loads(text)["cards"]
    assert isinstance(cards, list)
    return cards
