"""Several nodes on one machine behind one port: a process for each, started again when it dies.

All of them wait at the same socket, so that one that stands still keeps nobody waiting.  Each has a line to whoever
started it, over which it says that it listens, and by whose end it knows that it is to stop.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from ..logs import log

PATIENCE: Final = 15.0
"""Seconds that a node has to stop."""
LONG_ENOUGH: Final = 10.0
"""A node that lived so many seconds is started again at once; one that did not waits first,"""
LONGEST: Final = 30.0
"""at most so long."""
UNFIT: Final = 2
"""What a node ends with if a setting is wrong: to start it again would be no use."""
COMMAND: Final = (sys.executable, "-m", "grandvizier", "serve")


class Supervisor:
    """Keeps so many nodes running until it is told to stop."""

    def __init__(
        self,
        count: int,
        listening: socket.socket,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        ready: Callable[[], None],
    ) -> None:
        """Each gets these arguments and this environment besides our own; `ready` is called once all of them listen."""
        self._count = count
        self._listening = listening
        self._arguments = arguments
        self._environment = {**os.environ, **environment}
        self._ready = ready
        self._waiting = count
        self._living: dict[int, asyncio.subprocess.Process] = {}
        self._stopping = asyncio.Event()
        self._code = 0

    async def run(self) -> int:
        """Until a signal comes, or a node says that it cannot be run so: the code to end with."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        keeping = [asyncio.create_task(self._keep(number)) for number in range(1, self._count + 1)]
        await self._stopping.wait()
        for process in self._living.values():
            process.terminate()
        _, late = await asyncio.wait(keeping, timeout=PATIENCE)
        for process in list(self._living.values()) if late else []:
            process.kill()
        await asyncio.gather(*keeping)
        return self._code

    async def _keep(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        wait, was_ready = 0.5, False
        while not self._stopping.is_set():
            began = loop.time()
            code, is_ready = await self._live(number, first=not was_ready)
            was_ready = was_ready or is_ready
            if self._stopping.is_set():
                return
            if code == UNFIT and not was_ready:
                self._code = code
                self._stopping.set()
                return
            log("node-ended", logging.WARNING, node=str(number), reason=f"code {code}")
            wait = 0.5 if loop.time() - began > LONG_ENOUGH else min(LONGEST, wait * 2)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), wait)

    async def _live(self, number: int, *, first: bool) -> tuple[int, bool]:
        """The life of one process: what it ended with, and whether it ever listened."""
        ours, theirs = socket.socketpair()
        with ours:
            with theirs:
                inherited = (self._listening.fileno(), theirs.fileno())
                process = await asyncio.create_subprocess_exec(
                    *COMMAND, *self._arguments, "--inherit", f"{inherited[0]}:{inherited[1]}:{number}",
                    pass_fds=inherited, env=self._environment,
                )  # fmt: skip
            self._living[number] = process
            if self._stopping.is_set():
                process.terminate()
            ours.settimeout(0)
            hearing = asyncio.create_task(self._hear(ours, first=first))
            code = await process.wait()
            del self._living[number]
            return code, await hearing

    async def _hear(self, line: socket.socket, *, first: bool) -> bool:
        """Wait until a node listens, or is gone."""
        if not await asyncio.get_running_loop().sock_recv(line, 1):
            return False
        self._waiting -= first
        if first and not self._waiting:
            self._ready()
        return True


class Inherited:
    """What a node has from its supervisor: the socket where all wait, and a line."""

    def __init__(self, text: str) -> None:
        listening, line, self.number = map(int, text.split(":"))
        self.listening = socket.socket(fileno=listening)
        self._line = socket.socket(fileno=line)
        self._line.settimeout(0)
        for inherited in (listening, line):
            os.set_inheritable(inherited, False)  # noqa: FBT003 - it has no name

    async def outlived(self) -> None:
        """Wait until the supervisor is gone."""
        await asyncio.get_running_loop().sock_recv(self._line, 1)

    def ready(self) -> None:
        """Say that this node listens."""
        self._line.send(b".")
