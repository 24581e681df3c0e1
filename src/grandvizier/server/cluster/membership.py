"""A node among the others: it says that it lives, hears who else does, and takes over where time would stand still.

Nothing that is written relies on it: that is fenced.  Whoever could not say in time that it lives may have lost its
tables to others, so it lets them go; people come again, to whoever has them then.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from ..logs import log
from ..store.nodes import LiveNode, Ownership

BEATS: Final = 4
"""So often within a lease a node says that it lives."""
LISTENS: Final = 1.0
"""Seconds at most until it is known who has come or gone."""
AT_ONCE: Final = 20
"""So many tables whose node is gone are taken over at a time, so that the others take some too."""


class Membership:
    """The heartbeat of a node."""

    def __init__(
        self,
        nodes: Ownership,
        lease: float,
        *,
        lapsed: Callable[[], None],
        heard: Callable[[Sequence[LiveNode]], None],
        adopt: Callable[[str], Awaitable[object]],
    ) -> None:
        """`lapsed` is called if the lease ran out, `heard` with all who live, `adopt` for a table of somebody gone."""
        self._nodes = nodes
        self._lease = lease
        self._lapsed, self._heard, self._adopt = lapsed, heard, adopt
        self._until = -1.0
        """When the lease runs out by our own clock: a little sooner than by the database's."""
        self._beaten = asyncio.Event()
        """Set while this node has its tables: from a beat until its lease runs out."""
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_in(self) -> bool:
        """Whether others know that this node lives."""
        return time.monotonic() < self._until

    async def open(self, address: str) -> None:
        """Be one of the nodes from now on, found at this address."""
        asked = time.monotonic()
        await self._nodes.join(address)
        self._until = asked + self._lease
        self._beaten.set()
        self._heard(await self._nodes.alive())
        self._tasks = [
            asyncio.create_task(work()) for work in (self._beat_on, self._hear, self._watch, self._take_care)
        ]

    async def close(self) -> None:
        """Be none any more."""
        self._until = -1.0
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._nodes.leave()

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._lease / BEATS)
            asked = time.monotonic()
            try:
                await self._nodes.beat()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                log("not-heard", logging.WARNING, reason=str(error) or type(error).__name__)
                continue
            if not self.is_in and self._beaten.is_set():
                self._let_go()
            self._until = asked + self._lease
            self._beaten.set()

    async def _hear(self) -> None:
        """Hear who else lives."""
        while True:
            await asyncio.sleep(min(LISTENS, self._lease / BEATS))
            try:
                living = await self._nodes.alive()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                log("not-heard", logging.WARNING, reason=str(error) or type(error).__name__)
                continue
            if self.is_in:
                self._heard(living)

    async def _watch(self) -> None:
        """Let everything go as soon as the lease has run out, also while the database does not answer."""
        while True:
            await asyncio.sleep(max(0.0, self._until - time.monotonic()))
            if not self.is_in:
                self._let_go()
                await self._beaten.wait()

    def _let_go(self) -> None:
        self._beaten.clear()
        log("lease-lapsed", logging.WARNING)
        self._lapsed()

    async def _take_care(self) -> None:
        """Take over tables where time runs and whose node is gone: some at a time, not when all others do."""
        while True:
            found = []
            try:
                found = await self._nodes.orphans(AT_ONCE) if self.is_in else []
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                log("not-heard", logging.WARNING, reason=str(error) or type(error).__name__)
            for table in found:
                try:
                    await self._adopt(table)
                except Exception as error:  # noqa: BLE001 - it is taken care of next time
                    log("not-adopted", logging.WARNING, table=table, reason=str(error) or type(error).__name__)
                    with suppress(Exception):
                        # Else it would be ours, and nobody would look after it.
                        await self._nodes.release([table])
            await asyncio.sleep(random.uniform(0.5, 1.5) * self._lease / BEATS)
