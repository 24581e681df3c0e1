"""Processes that think, lent out fairly; only one that is ready is lent, so that nobody waits for a start alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Final

from ..logs import log
from ..metrics import Metrics
from .fair_queue import Asker, FairQueue
from .process import WorkerProcess

REST: Final = 0.1
"""Seconds after which a process is started again that failed to; doubled each time,"""
LONGEST_REST: Final = 10.0
"""up to so many."""


class Crew:
    """Some processes of one kind."""

    def __init__(self, count: int, metrics: Metrics, memory: int = 0) -> None:
        self.all = [WorkerProcess(memory) for _ in range(count)]
        self._metrics = metrics
        self._queue: FairQueue[WorkerProcess] = FairQueue()
        self._starts: set[asyncio.Task[None]] = set()
        self._opened = self._closed = False

    def open(self) -> None:
        """Begin to start them, unless that was done."""
        if not self._opened:
            self._opened = True
            for worker in self.all:
                self._begin(worker)

    async def close(self) -> None:
        """End them, and let nobody wait."""
        self._opened = self._closed = True
        self._queue.close()
        for start in self._starts:
            start.cancel()
        await asyncio.gather(*self._starts, return_exceptions=True)
        for worker in self.all:
            await worker.stop()

    @property
    def is_closed(self) -> bool:
        """Whether they are at an end."""
        return self._closed

    @property
    def alive(self) -> int:
        """How many processes there are."""
        return sum(worker.is_alive for worker in self.all)

    @property
    def _is_hopeless(self) -> bool:
        """Whether no process could be started: then there is nothing to wait for."""
        return all(worker.failed for worker in self.all)

    async def revive(self) -> None:
        """Start those again that died while nobody needed them, or could not be started before."""
        for worker in self._queue.take_free():
            self._take_back(worker, "died")
        if self._opened and not self._closed:
            for worker in self.all:
                with contextlib.suppress(OSError):
                    await worker.start()

    @contextlib.asynccontextmanager
    async def lend(self, asker: Asker, patience: float) -> AsyncIterator[WorkerProcess]:
        """The next one that is free and ready; Busy if there is none within so many seconds."""
        self.open()
        end = time.monotonic() + patience
        while True:
            worker = await self._queue.take(asker, 0.0 if self._is_hopeless else end - time.monotonic())
            if worker.is_ready:
                break
            self._queue.count(asker, 0.0)
            self._take_back(worker, "died")
        start = time.perf_counter()
        try:
            yield worker
        finally:
            self._queue.count(asker, time.perf_counter() - start)
            self._take_back(worker, None)

    async def replace(self, worker: WorkerProcess, reason: str) -> None:
        """End one that failed whoever has it; another process takes its place."""
        if not self._closed:
            self._note(reason)
        await worker.stop()

    def _take_back(self, worker: WorkerProcess, reason: str | None) -> None:
        """Lend it on if it is well; else start it anew."""
        if worker.is_ready:
            self._queue.put(worker)
        elif not self._closed:
            if reason:
                self._note(reason)
            self._begin(worker)

    def _note(self, reason: str) -> None:
        self._metrics.restarts.inc()
        log("worker-replaced", logging.WARNING, reason=reason)

    def _begin(self, worker: WorkerProcess) -> None:
        start = asyncio.create_task(self._start(worker))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)

    async def _start(self, worker: WorkerProcess) -> None:
        """Until it is ready; only then it is lent."""
        while True:
            try:
                await worker.get_ready()
            except (TimeoutError, OSError, EOFError, ValueError) as error:
                await self.replace(worker, type(error).__name__)
                if self._is_hopeless:
                    self._queue.turn_away()
                await asyncio.sleep(min(LONGEST_REST, REST * 2**worker.failed))
            else:
                self._queue.put(worker)
                return
