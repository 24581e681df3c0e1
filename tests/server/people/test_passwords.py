"""Passwords are worked on a few at a time: addresses take turns, and nobody waits without an end."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from grandvizier.server.errors import RequestError
from grandvizier.server.people import passwords
from grandvizier.server.people.passwords import AT_ONCE, Passwords

from ...patience import PATIENCE


class Held:
    """Takes the place of scrypt: each waits until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.go = threading.Event()
        monkeypatch.setattr(passwords, "_derive", self._derive)

    async def full(self) -> None:
        """Both places are taken."""
        while len(self.begun) < AT_ONCE:  # noqa: ASYNC110 - they are begun on other threads
            await asyncio.sleep(0)

    def _derive(self, password: str, *_cost: Any) -> bytes:
        self.begun.append(password)
        assert self.go.wait(PATIENCE)
        return b"key"


def test_an_address_that_tries_many_lets_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)

    async def run() -> None:
        found = Passwords()
        asked = [("many", "192.0.2.1")] * 20 + [("one", "192.0.2.2"), ("other", "192.0.2.3")]
        tasks = [asyncio.create_task(found.seal(password, address)) for password, address in asked]
        await held.full()
        held.go.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())
    assert len(held.begun) == 22
    # Both places were taken when the others came.
    assert set(held.begun[AT_ONCE : AT_ONCE + 3]) > {"one", "other"}


def test_whoever_would_wait_too_long_is_told_so_and_the_place_is_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)

    async def run() -> None:
        found = Passwords()
        tasks = [asyncio.create_task(found.seal("many", "192.0.2.1")) for _ in range(AT_ONCE)]
        await held.full()
        monkeypatch.setattr(passwords, "PATIENCE", 0.0)
        for late in (found.seal("late", "192.0.2.2"), found.fits("late", None, "192.0.2.2")):
            with pytest.raises(RequestError) as refused:
                await late
            assert (refused.value.code, refused.value.status) == ("many-sign-ins", 503)
        held.go.set()
        await asyncio.gather(*tasks)
        assert await found.seal("late", "192.0.2.2")

    asyncio.run(run())
    assert held.begun == ["many"] * AT_ONCE + ["late"]
