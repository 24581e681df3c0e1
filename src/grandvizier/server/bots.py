"""Bots think in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from .worker import Request

START_LIMIT: Final = 60.0
"""Seconds a new process has to get ready."""


class Workers:
    """The processes; each thinks about one request at a time."""

    def __init__(self, count: int, limit: float) -> None:
        self._limit = limit
        self._all = [_Worker() for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def open(self) -> None:
        """Start the processes; they get ready by themselves."""
        for worker in self._all:
            await worker.start()

    async def close(self) -> None:
        """End them."""
        for worker in self._all:
            await worker.stop()

    async def choose(self, request: Request) -> tuple[int, ...] | None:
        """The path a bot chooses; None if it crashed or took too long, and its process was replaced."""
        worker = await self._free.get()
        try:
            return await worker.ask(request, self._limit)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError):
            await worker.stop()
            return None
        finally:
            self._free.put_nowait(worker)


class _Worker:
    """One process, started anew when it is needed and gone."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._ready = False

    async def start(self) -> Process:
        if self._process is None:
            self._ready = False
            module = (sys.executable, "-m", f"{__package__}.worker")
            self._process = await asyncio.create_subprocess_exec(*module, stdin=PIPE, stdout=PIPE)
        return self._process

    async def ask(self, request: Request, limit: float) -> tuple[int, ...]:
        process = await self.start()
        assert process.stdin
        if not self._ready:
            await asyncio.wait_for(self._line(process), START_LIMIT)
            self._ready = True
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        return await asyncio.wait_for(self._line(process), limit)

    @staticmethod
    async def _line(process: Process) -> tuple[int, ...]:
        assert process.stdin
        assert process.stdout
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=tuple[int, ...])

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin:
            process.stdin.close()
        await process.wait()
