"""One server for the tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .kit import House, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found
