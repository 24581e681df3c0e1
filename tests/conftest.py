"""What holds for all tests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest


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
