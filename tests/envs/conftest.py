"""The test game is played too: the environments know no game."""

from __future__ import annotations

import pytest

from grandvizier.games import _GAMES
from tests.games.caravan import GAME


@pytest.fixture(autouse=True)
def caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_GAMES, GAME.name, GAME)
