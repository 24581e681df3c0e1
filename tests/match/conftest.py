"""Records name their game, so Caravan is among the games while these tests run."""

from __future__ import annotations

import pytest

from grandvizier.games import _GAMES
from tests.games.caravan import GAME as CARAVAN


@pytest.fixture(autouse=True)
def _caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_GAMES, CARAVAN.name, CARAVAN)
