"""A process that thinks, as the server holds it: started, asked, and ended with all that it started itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from ...bots.custom.loading import VARIABLE as BOTS
from ...games import VARIABLE as GAMES
from ..config import PREFIX
from .worker import AnyRequest

TOLD: Final = (BOTS, GAMES)
"""The settings that such a process is told."""
START_LIMIT: Final = 30.0
"""Seconds a new process has to get ready; twice as many after each that did not."""
STALL_LIMIT: Final = 5.0
"""Seconds after which one that gets ready and uses no processor is taken to be stuck; likewise doubled."""
DOUBLINGS: Final = 5
END_LIMIT: Final = 5.0
"""Seconds that are waited until nothing holds the lines of a process that was killed."""
LONGEST_LINE: Final = 4_000_000
"""The longest answer, in bytes; a process that says more is taken to be mad."""
COMPLAINTS: Final = 20_000
"""So much of what a process writes on stderr is passed on; the rest is lost, and no log grows by it."""


class WorkerProcess:
    """One process, started anew when it is needed and gone."""

    def __init__(self, memory: int = 0) -> None:
        self._memory = memory
        """Megabytes that it may take; 0 is any number."""
        self._process: Process | None = None
        self._ready = False
        self._failed = 0
        """How many starts in a row came to nothing."""
        self._numbers = count(1)
        self._starting = asyncio.Lock()
        self._hearing = asyncio.Lock()
        """Whoever waits for a line of it holds this: one alone may."""
        self._relay: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None

    @property
    def is_alive(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.returncode is None

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked."""
        return self.is_alive and self._ready

    @property
    def failed(self) -> int:
        """How many starts in a row came to nothing."""
        return self._failed

    async def start(self) -> Process:
        """The process, begun if there is none; it is a group of its own, so that it can be ended whole."""
        async with self._starting:
            if self._process is None or not self.is_alive:
                await self.stop()
                command = (sys.executable, "-m", f"{__package__}.worker", str(self._memory))
                self._process = await asyncio.create_subprocess_exec(
                    *command,
                    stdin=PIPE, stdout=PIPE, stderr=PIPE, env=environment(os.environ), limit=LONGEST_LINE,
                    start_new_session=True,
                )  # fmt: skip
                self._relay = asyncio.create_task(_pass_on(self._process))
            return self._process

    async def get_ready(self) -> None:
        """Wait until it can be asked; raise if that comes to nothing."""
        try:
            process = await self.start()
            if not self._ready:
                await self._hello(process)
        except (TimeoutError, OSError, EOFError, ValueError):
            self._failed += 1
            raise
        self._ready, self._failed = True, 0

    async def _hello(self, process: Process) -> None:
        """Its first line, as long as it gets on: on a busy machine that takes long, of a stopped one it never comes."""
        more = 2 ** min(self._failed, DOUBLINGS)
        line = asyncio.ensure_future(self._line(process))
        used: int | None = 0
        try:
            async with asyncio.timeout(START_LIMIT * more):
                while not (await asyncio.wait({line}, timeout=STALL_LIMIT * more))[0]:
                    before, used = used, processor_time(process.pid)
                    if used is not None and used == before:
                        raise TimeoutError
            line.result()
        finally:
            line.cancel()

    async def ask(self, request: AnyRequest, limit: float) -> bytes:
        """Its answer to this request, and to no other; raise if there is none within so many seconds."""
        process, number = await self.start(), next(self._numbers)
        assert process.stdin
        process.stdin.write(b"%d %b\n" % (number, msgspec.json.encode(request)))
        async with asyncio.timeout(limit):
            said, _, answer = (await self._line(process)).partition(b" ")
        if said != b"%d" % number:
            raise ValueError("it answered what it was not asked")
        return answer

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
            self._ending = asyncio.create_task(self._end(self._process, self._relay))
            self._process, self._ready = None, False
        if self._ending is not None:
            await asyncio.shield(self._ending)

    async def _end(self, process: Process, relay: asyncio.Task[None] | None) -> None:
        _kill(process)
        if process.stdin:
            process.stdin.close()
        # To the end of what it said: only then is nothing of it left open.  Whoever still waits for a line of it
        # learns of the end first.
        async with self._hearing:
            try:
                async with asyncio.timeout(END_LIMIT):
                    await _drain(process.stdout)
                    await process.wait()
                    if relay:
                        await relay
            except TimeoutError:
                # Something that it started has left its group and holds its lines.  There is no other way to let go.
                process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001


def environment(ours: Mapping[str, str]) -> dict[str, str]:
    """What a process that runs others' bots may know of our settings: which bots and games, and no secret."""
    return {name: value for name, value in ours.items() if name in TOLD or not name.startswith(PREFIX)}


def processor_time(pid: int) -> int | None:
    """How much a process has worked, in ticks; None where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text("ascii", "replace")
    except OSError:
        return None
    # The name, in brackets, may hold anything.
    user, system = text.rpartition(")")[2].split()[11:13]
    return int(user) + int(system)


def _kill(process: Process) -> None:
    """End a process with all of its group: what a bot started must not outlive it."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        process.kill()


async def _drain(stream: asyncio.StreamReader | None) -> None:
    while stream and await stream.read(65536):
        pass


async def _pass_on(process: Process) -> None:
    """What it complains of goes to our own stderr, up to a measure."""
    left = COMPLAINTS
    assert process.stderr
    while said := await process.stderr.read(4096):
        sys.stderr.write(said[:left].decode(errors="replace"))
        left = max(0, left - len(said))
