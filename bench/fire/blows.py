"""What happens to servers: each of these takes a while, and leaves things as they were."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from .ground import Ground, Node

Blow: TypeAlias = Callable[[], Awaitable[None]]
DATABASE: Final = {"kill of PostgreSQL", "stall of PostgreSQL", "full disk"}


class Blows:
    """All that can happen, by name."""

    def __init__(self, ground: Ground, rng: Random, lease: float) -> None:
        self._ground = ground
        self._rng = rng
        self._lease = lease
        self._database = asyncio.Lock()
        """One thing at a time happens to the database."""
        self._renewing = asyncio.Lock()
        """In a rolling update one node goes after the other is back."""
        self.done: Counter[str] = Counter()

    def table(self) -> dict[str, Blow]:
        """What can happen here."""
        found: dict[str, Blow] = {
            "kill of a node": self._kill,
            "SIGTERM of a node": self._stop,
            "renewal of a node": self._renew,
        }
        if not self._ground.sqlite:
            found |= {
                "stall of a node": self._stall,
                "kill of PostgreSQL": self._kill_postgres,
                "stall of PostgreSQL": self._stall_postgres,
                "partition of a node from PostgreSQL": self._partition,
                "cut of relays": self._cut,
            }
        if self._ground.has_small_disk:
            found["full disk"] = self._fill
        return found

    async def strike(self, name: str) -> None:
        """Let one of them happen."""
        async with self._database if name in DATABASE else nullcontext():
            await self.table()[name]()
        self.done[name] += 1

    async def _node(self) -> Node:
        """One that is up, and to which nothing else happens."""
        while True:
            free = [node for node in self._ground.nodes if node.is_up and not node.held]
            if free and await (node := self._rng.choice(free)).answers():
                return node
            await asyncio.sleep(0.05)

    async def _kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def _stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _renew(self) -> None:
        """As in a rolling update."""
        async with self._renewing:
            node = await self._node()
            await self._end(signal.SIGTERM, node)
            while not await node.is_ready():  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.1)

    async def _end(self, number: signal.Signals, node: Node | None = None) -> None:
        node = node or await self._node()
        node.held = True
        node.send(number)
        await node.ended()
        await asyncio.sleep(self._rng.uniform(0, self._lease * 0.7))
        node.held = False

    async def _stall(self) -> None:
        """Stand still: mostly longer than the lease lasts, else not quite so long."""
        node = await self._node()
        node.held = True
        node.send(signal.SIGSTOP)
        began = time.time()
        await asyncio.sleep(self._lease * self._rng.uniform(0.6, 2.0))
        node.stalls.append((began, time.time()))
        node.send(signal.SIGCONT)
        node.held = False

    async def _kill_postgres(self) -> None:
        postgres = self._ground.postgres
        assert postgres
        helpers = _children(postgres.process.pid)
        postgres.process.kill()
        await asyncio.to_thread(postgres.process.wait)
        await asyncio.sleep(self._rng.uniform(0, 0.5))
        await self._start_postgres(helpers)

    async def _start_postgres(self, helpers: list[int]) -> None:
        """Once nobody is left of the last one: until then its memory is in use."""
        postgres = self._ground.postgres
        assert postgres
        while _left(helpers):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres.start)

    async def _stall_postgres(self) -> None:
        postgres = self._ground.postgres
        assert postgres
        all_of_it = _children(postgres.process.pid)
        for number in (signal.SIGSTOP, signal.SIGCONT):
            for pid in [postgres.process.pid, *all_of_it]:
                try:
                    os.kill(pid, number)
                except ProcessLookupError:
                    continue
            if number is signal.SIGSTOP:
                await asyncio.sleep(self._lease * self._rng.uniform(0.2, 1.2))

    async def _partition(self) -> None:
        node = await self._node()
        assert node.to_database
        node.held = True
        node.to_database.silence()
        await asyncio.sleep(self._lease * self._rng.uniform(0.3, 2.0))
        node.to_database.heal()
        node.held = False

    async def _cut(self) -> None:
        node = await self._node()
        assert node.from_others
        node.from_others.cut()

    async def _fill(self) -> None:
        await asyncio.to_thread(self._ground.fill)
        await asyncio.sleep(self._rng.uniform(0.2, 1.5))
        self._ground.clear()
        postgres = self._ground.postgres
        if postgres and postgres.process.poll() is not None:
            # It ended for want of room, and is started again, as whoever runs it would.
            await self._start_postgres([])


def _children(parent: int) -> list[int]:
    """The processes that one has started and that are there."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text("ascii", "replace").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(status.parent.name))
    return found


def _left(pids: list[int]) -> bool:
    return any(Path(f"/proc/{pid}").exists() for pid in pids)
