"""Bots think in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from ..analysis import Weighed
from ..bots import LEVELS
from ..bots.advice import Advice
from .logs import log
from .metrics import Metrics
from .worker import Asked, HintRequest, Request, ReviewRequest

START_LIMIT: Final = 60.0
"""Seconds a new process has to get ready."""
SLACK: Final = 5.0
"""Seconds that a level may be late before its process is taken to be stuck."""
LOOK_LIMIT: Final = 60.0
"""Seconds after which a process that weighs a game is taken to be stuck."""
BREAK_OFF: Final = 0.6
"""The part of its limit after which a bot is to break off by itself."""
Path: TypeAlias = tuple[int, ...]
T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot chose, and how many seconds it took."""

    path: Path
    seconds: float


class Workers:
    """The processes; each thinks about one request at a time."""

    def __init__(self, count: int, limit: float, metrics: Metrics | None = None) -> None:
        self._limit = limit
        self._metrics = metrics or Metrics()
        self._closed = False
        most = max(1, (os.cpu_count() or 2) - 1)
        self._all = [_Worker() for _ in range(min(count or most, most))]
        self._reserve = _Worker()
        self._simpler = asyncio.Lock()
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def open(self) -> None:
        """Start the processes; they get ready by themselves."""
        for worker in self._all:
            await worker.start()

    async def close(self) -> None:
        """End them."""
        self._closed = True
        for worker in (*self._all, self._reserve):
            await worker.stop()

    @property
    def wanted(self) -> int:
        """How many processes there should be."""
        return len(self._all)

    @property
    def alive(self) -> int:
        """How many processes there are."""
        return sum(worker.is_alive for worker in self._all)

    async def revive(self) -> None:
        """Replace processes that died while nobody needed them."""
        idle = [self._free.get_nowait() for _ in range(self._free.qsize())]
        for worker in idle:
            if not worker.is_alive:
                await self._replace(worker, "died")
            self._free.put_nowait(worker)

    async def _replace(self, worker: _Worker, reason: str) -> None:
        if self._closed:
            return
        self._metrics.restarts.inc()
        log("worker-replaced", logging.WARNING, reason=reason)
        await worker.stop()
        if not self._closed:
            with contextlib.suppress(OSError):
                await worker.start()

    # Thinking.

    async def choose(self, request: Request) -> Thought | None:
        """What a bot chooses; None if it crashed or took too long."""
        level = LEVELS.get(request.bot)
        limit = min(self._limit, level.seconds + SLACK) if level else self._limit
        request = msgspec.structs.replace(request, deadline=BREAK_OFF * limit)
        async with self._any_worker() as worker:
            return await self._think(worker, request, limit)

    async def simpler(self, request: Request) -> Thought | None:
        """What greedy chooses in its place: a process of its own is kept for that, so that nobody waits for it."""
        async with self._simpler:
            greedy = msgspec.structs.replace(request, bot="greedy")
            return await self._think(self._reserve, greedy, min(self._limit, SLACK))

    async def advise(self, request: HintRequest) -> Advice | None:
        """A hint; None if none was found in time."""
        limit = min(self._limit, request.seconds + SLACK)
        request = msgspec.structs.replace(request, seconds=min(request.seconds, BREAK_OFF * limit))
        async with self._any_worker() as worker:
            found = await self._ask(worker, request, limit, "hint", Advice)
            return found and found[0]

    @contextlib.asynccontextmanager
    async def looking_back(self) -> AsyncIterator[Callable[[ReviewRequest], Awaitable[list[Weighed] | None]]]:
        """Weigh a game that is over, bit by bit, in a process that lives as long; None if it crashed or got stuck."""
        worker = _Worker()

        async def ask(request: ReviewRequest) -> list[Weighed] | None:
            found = await self._ask(worker, request, LOOK_LIMIT, "review", list[Weighed])
            return found and found[0]

        try:
            yield ask
        finally:
            await worker.stop()

    @contextlib.asynccontextmanager
    async def _any_worker(self) -> AsyncIterator[_Worker]:
        """The next one that is free; whoever has waited longest comes first."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def _think(self, worker: _Worker, request: Request, limit: float) -> Thought | None:
        found = await self._ask(worker, request, limit, request.bot, Path)
        return found and Thought(*found)

    async def _ask(
        self, worker: _Worker, request: Asked, limit: float, name: str, kind: type[T]
    ) -> tuple[T, float] | None:
        """The answer and how many seconds it took; None if there is none, and the process is replaced."""
        if self._closed:
            return None
        try:
            await worker.get_ready()
            start = time.perf_counter()
            answer = msgspec.json.decode(await worker.ask(request, limit), type=kind)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            await self._replace(worker, type(error).__name__)
            return None
        except asyncio.CancelledError:
            # Nobody waits for this answer any more: the next one who asks must not get it.
            await worker.stop()
            raise
        seconds = time.perf_counter() - start
        self._metrics.thought.labels(name).observe(seconds)
        return answer, seconds


class _Worker:
    """One process, started anew when it is needed and gone."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._ready = False
        self._hearing = asyncio.Lock()
        """Whoever waits for a line of it holds this: one alone may."""
        self._ending: asyncio.Task[None] | None = None

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> Process:
        if self._process is None or not self.is_alive:
            await self.stop()
            module = (sys.executable, "-m", f"{__package__}.worker")
            self._process = await asyncio.create_subprocess_exec(*module, stdin=PIPE, stdout=PIPE)
        return self._process

    async def get_ready(self) -> None:
        process = await self.start()
        if not self._ready:
            await asyncio.wait_for(self._line(process), START_LIMIT)
            self._ready = True

    async def ask(self, request: Asked, limit: float) -> bytes:
        process = await self.start()
        assert process.stdin
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        return await asyncio.wait_for(self._line(process), limit)

    async def _line(self, process: Process) -> bytes:
        assert process.stdin
        assert process.stdout
        async with self._hearing:
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line:
            raise EOFError
        return line

    async def stop(self) -> None:
        """End it.  Whoever breaks off waiting for that does not break off the end, and who stops it next waits on."""
        if self._process is not None:
            self._ending = asyncio.create_task(self._end(self._process))
            self._process, self._ready = None, False
        if self._ending is not None:
            await asyncio.shield(self._ending)

    async def _end(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin:
            process.stdin.close()
        # To the end of what it said: only then is nothing of it left open.  Whoever still waits for a line of it
        # learns of the end first.
        async with self._hearing:
            await process.communicate()
