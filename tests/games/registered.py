"""Caravan among the games, while the tests that name it by a string run, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from examples.games.caravan import GAME

games = import_module("grandvizier.games")
"""The module: `gv.games` is a function."""


@pytest.fixture(autouse=True, scope="module")
def caravan() -> Iterator[None]:
    """Import it into a conftest, or into the one module that needs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._GAMES, GAME.name, GAME)
        yield


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Import it where games are brought or registered: whoever comes after knows nothing of them."""
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    monkeypatch.setattr(games, "_brought", list(games._brought))
