"""Caravan among the games, while the tests that name it by a string run, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from examples.games.caravan import GAME
from grandvizier.games import _GAMES


@pytest.fixture(autouse=True, scope="module")
def caravan() -> Iterator[None]:
    """Import it into a conftest, or into the one module that needs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(_GAMES, GAME.name, GAME)
        yield
