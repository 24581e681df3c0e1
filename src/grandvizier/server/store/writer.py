"""One thread that writes.

What waits at the same time shares a transaction, so that many tables cost little more than one.  If it fails, each
change is tried again by itself; but not if nobody knows whether it failed.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from .engines.base import DatabaseUnreachable, Engine, Fence, Job, Statement

TOGETHER: Final = 200
"""So many jobs are handed over together at most, and so many that share a transaction are enough."""


class NotStored(Exception):
    """A change that could not be kept; nothing of it was."""


class NotMine(NotStored):
    """A change to a table that another node has taken meanwhile."""


class InDoubt(NotStored):
    """A change of which nobody knows whether it was kept: what is in memory has to be loaded again."""


class Waiting(NamedTuple):
    """Changes that are made together, and whoever waits for the disk to have them."""

    job: Job
    done: asyncio.Future[None]


Outcome: TypeAlias = tuple[Waiting, Exception | None]


class Writer:
    """Begins to write when it is made."""

    def __init__(self, engine: Engine) -> None:
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Waiting] = []
        self._waiting: queue.SimpleQueue[Sequence[Waiting | None]] = queue.SimpleQueue()
        self._connection = engine.connect()
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._thread.start()

    def write(self, changes: Sequence[Statement], fences: Sequence[Fence] = ()) -> asyncio.Future[None]:
        """Done when the disk has all of these, or has none of them for a reason that it raises."""
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._gathered:
            # What other tables want to be written in the same turn of the loop goes along: to wake the thread is dear.
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Waiting(Job(changes, fences), done))
        return done

    def _hand_over(self) -> None:
        for first in range(0, len(self._gathered), TOGETHER):
            self._waiting.put(self._gathered[first : first + TOGETHER])
        self._gathered = []

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._hand_over()
        self._waiting.put([None])
        await asyncio.to_thread(self._thread.join)
        # The thread has told the loop of its last jobs: let whoever waits for them hear of it.
        await asyncio.sleep(0)

    def _write_on(self) -> None:
        batch: list[Waiting | None] = []
        while None not in batch:
            batch = [*self._waiting.get()]
            while len(batch) < TOGETHER and not self._waiting.empty():
                batch += self._waiting.get()
            self._finish(self._try([waiting for waiting in batch if waiting is not None]))
        self._connection.close()

    def _try(self, batch: Sequence[Waiting]) -> list[Outcome]:
        """What came of each."""
        if not batch:
            return []
        try:
            lost = self._connection.commit([waiting.job for waiting in batch])
        except Exception as error:  # noqa: BLE001 - whoever waits hears of it, and the next one is written
            if len(batch) == 1 or isinstance(error, DatabaseUnreachable):
                return [(waiting, error) for waiting in batch]
            return [outcome for waiting in batch for outcome in self._try([waiting])]
        return [
            (waiting, NotMine("another node has the table") if n in lost else None) for n, waiting in enumerate(batch)
        ]

    def _finish(self, outcomes: Sequence[Outcome]) -> None:
        if outcomes:
            self._loop.call_soon_threadsafe(_tell, outcomes)


def _tell(outcomes: Sequence[Outcome]) -> None:
    for waiting, error in outcomes:
        if waiting.done.done():
            continue
        if error:
            waiting.done.set_exception(error)
        else:
            waiting.done.set_result(None)
