"""Whether the server runs, and whether it can be played on."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal, TypeAlias

import msgspec

from ...cluster.relay import Relay
from ...store import NotInPlace, NotStored, Store
from ...thinking.pool import WorkerPool

LASTS: Final = 2.0
"""Seconds that a finding is told again before anybody looks anew: each look writes to the disk."""
PATIENCE: Final = 5.0
"""Seconds the store has to write."""

Writing: TypeAlias = Literal["ok", "gone", "cannot write", "no answer"]
"""What came of writing to the store; `gone` if its file was deleted or replaced."""


class Readiness(msgspec.Struct, frozen=True):
    """What it takes to play here, and whether it is there."""

    ready: bool
    store: Writing
    workers: int
    """How many processes that think for bots are alive,"""
    workers_wanted: int
    """and how many there should be."""
    database: Literal["sqlite", "postgresql"]
    node: str | None
    """By which name others know this one; None if it is alone."""
    nodes: int
    """How many nodes live."""


class HealthCheck:
    """Looks after the store and the workers when asked."""

    def __init__(self, store: Store, workers: WorkerPool, relay: Relay) -> None:
        self._store = store
        self._workers = workers
        self._relay = relay
        self._lock = asyncio.Lock()
        self._looked = -LASTS
        self._found: Readiness | None = None

    async def look(self) -> Readiness:
        """How things stand; whoever asks at the same time gets the same answer."""
        async with self._lock:
            if self._found is None or time.monotonic() - self._looked >= LASTS:
                self._found = await self._look()
                self._looked = time.monotonic()
            return self._found

    async def _look(self) -> Readiness:
        store, workers = await self._write(), self._workers
        await workers.revive()
        return Readiness(
            ready=store == "ok" and workers.alive > 0,
            store=store,
            workers=workers.alive,
            workers_wanted=workers.wanted,
            database="postgresql" if self._store.node else "sqlite",
            node=self._store.node,
            nodes=1 + len(self._relay.others),
        )

    async def _write(self) -> Writing:
        try:
            await asyncio.wait_for(self._store.check(), PATIENCE)
        except NotInPlace:
            return "gone"
        except NotStored:
            return "cannot write"
        except TimeoutError:
            return "no answer"
        return "ok"
