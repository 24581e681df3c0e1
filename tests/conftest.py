"""What holds for all tests."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from grandvizier.bots import registry

pytest_plugins = ["tests.cpu", "tests.quick"]

# The same examples in every run, however slow it is: what is new is looked for by `grandvizier fuzz`.
hypothesis.settings.register_profile("suite", deadline=None, derandomize=True)
hypothesis.settings.load_profile("suite")


def pytest_collection_finish() -> None:
    """All that is imported stays: it need not be gone through whenever rubbish is looked for."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _bots_of_this_test_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that a test registers is gone after it."""
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))


@pytest.fixture(autouse=True)
def _games_of_this_test_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a test brings is gone after it."""
    # `grandvizier.games` itself is a function of the front door.
    games = sys.modules["grandvizier.games"]
    monkeypatch.setattr(games, "_brought", list(games._brought))


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What a command writes lands in a folder of this test's own."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def browsers_loop_aside(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser stays open in its process, and its loop counts as running there: `asyncio.run` would refuse."""
    if "browser" in request.path.parts:
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
