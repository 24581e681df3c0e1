"""One server and one Chromium for each worker; every test watches over the windows it opens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from scripts import chromium

from ..patience import PATIENCE
from .kit import House, Windows

expect.set_options(timeout=1000 * PATIENCE)
ARGUMENTS = [
    *chromium.ARGUMENTS,
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    browser_path = chromium.find()
    if browser_path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    return browser_type_launch_args | {"executable_path": browser_path, "args": ARGUMENTS}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.stop()


@pytest.fixture
def windows(browser: Browser, house: House) -> Iterator[Windows]:
    found = Windows(browser, house)
    yield found
    contexts = {window.page.context for window in found.opened}
    try:
        found.check()
    finally:
        for context in contexts:
            context.close()
