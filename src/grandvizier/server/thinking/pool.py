"""Bots think in processes of their own, so that the table never waits for them, and no guest for another's bots."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from ...analysis import Weighed
from ...bots import LEVELS
from ...bots.advice import Advice
from ..metrics import Metrics
from .crew import Crew
from .fair_queue import Asker, Busy
from .process import WorkerProcess
from .worker import AnyRequest, HintRequest, Request, ReviewRequest

SLACK: Final = 5.0
"""Seconds that a level may be late before its process is taken to be stuck."""
LOOK_LIMIT: Final = 60.0
"""Seconds after which a process that weighs a game is taken to be stuck."""
BREAK_OFF: Final = 0.6
"""The part of its limit after which a bot is to break off by itself."""
RESERVE_WAIT: Final = 2.0
"""Seconds that are waited for the reserve at most."""
OURS: Final = frozenset({"random", "greedy", *LEVELS})
"""Bots that share processes; those of whoever runs the server think apart from them."""
NOBODY: Final = Asker("", "")
Path: TypeAlias = tuple[int, ...]
Look: TypeAlias = Callable[[ReviewRequest], Awaitable[list[Weighed] | None]]
T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot chose, and how many seconds it took."""

    path: Path
    seconds: float


class WorkerPool:
    """The processes; each thinks about one request at a time.

    Whoever waits too long for one is answered by the reserve, a process that only ever chooses simply.  Bots of
    whoever runs the server have a process of their own: what they break is theirs, and what others ask is not told
    there.
    """

    def __init__(
        self, count: int, limit: float, metrics: Metrics | None = None, *, wait: float = 60.0, memory: int = 0
    ) -> None:
        self._limit = limit
        self._wait = wait
        self._memory = memory
        self._metrics = metrics or Metrics()
        most = max(1, (os.cpu_count() or 2) - 1)
        self._crew = Crew(min(count or most, most), self._metrics, memory)
        self._own = Crew(1, self._metrics, memory)
        self._reserve = Crew(1, self._metrics, memory)
        self._crews = (self._crew, self._own, self._reserve)

    async def open(self) -> None:
        """Start the processes; they get ready by themselves."""
        self._crew.open()
        await self._crew.revive()

    async def close(self) -> None:
        """End them."""
        for crew in self._crews:
            await crew.close()

    @property
    def wanted(self) -> int:
        """How many processes there should be."""
        return len(self._crew.all)

    @property
    def alive(self) -> int:
        """How many processes there are."""
        return self._crew.alive

    async def revive(self) -> None:
        """Replace processes that died while nobody needed them."""
        for crew in self._crews:
            await crew.revive()

    # Thinking.

    async def choose(self, request: Request, asker: Asker = NOBODY) -> Thought | None:
        """What a bot chooses; None if it crashed, took too long, or would have to wait too long."""
        level = LEVELS.get(request.bot)
        limit = min(self._limit, level.seconds + SLACK) if level else self._limit
        most = BREAK_OFF * limit
        request = msgspec.structs.replace(request, deadline=min(most, request.deadline or most))
        crew = self._crew if request.bot in OURS else self._own
        with contextlib.suppress(Busy):
            async with self._lend(crew, asker, "bot", self._wait) as worker:
                return await self._think(worker, request, limit)
        return None

    async def simpler(self, request: Request, asker: Asker = NOBODY, bot: str = "greedy") -> Thought | None:
        """What a bot that need not search chooses in its place; None if too many need that at once."""
        simple = msgspec.structs.replace(request, bot=bot)
        with contextlib.suppress(Busy):
            async with self._lend(self._reserve, asker, "reserve", min(self._wait, RESERVE_WAIT)) as worker:
                return await self._think(worker, simple, min(self._limit, SLACK))
        return None

    async def advise(self, request: HintRequest, asker: Asker = NOBODY) -> Advice | None:
        """A hint; None if none was found in time.  Busy if it would have to wait too long."""
        limit = min(self._limit, request.seconds + SLACK)
        request = msgspec.structs.replace(request, seconds=min(request.seconds, BREAK_OFF * limit))
        async with self._lend(self._crew, asker, "hint", self._wait) as worker:
            found = await self._ask(worker, request, limit, "hint", Advice)
            return found and found[0]

    @contextlib.asynccontextmanager
    async def looking_back(self) -> AsyncIterator[Look]:
        """Weigh games that are over, bit by bit, in a process that lives as long; None if it crashed or got stuck."""
        worker = WorkerProcess(self._memory)

        async def ask(request: ReviewRequest) -> list[Weighed] | None:
            found = await self._ask(worker, request, LOOK_LIMIT, "review", list[Weighed])
            return found and found[0]

        try:
            yield ask
        finally:
            await worker.stop()

    @contextlib.asynccontextmanager
    async def _lend(self, crew: Crew, asker: Asker, why: str, wait: float) -> AsyncIterator[WorkerProcess]:
        """A process of this crew, when it is the asker's turn."""
        start = time.perf_counter()
        async with contextlib.AsyncExitStack() as stack:
            try:
                worker = await stack.enter_async_context(crew.lend(asker, wait))
            except Busy:
                self._metrics.in_vain.labels(why).inc()
                raise
            finally:
                self._metrics.waited.labels(why).observe(time.perf_counter() - start)
            yield worker

    async def _think(self, worker: WorkerProcess, request: Request, limit: float) -> Thought | None:
        found = await self._ask(worker, request, limit, request.bot, Path)
        return found and Thought(*found)

    async def _ask(
        self, worker: WorkerProcess, request: AnyRequest, limit: float, name: str, kind: type[T]
    ) -> tuple[T, float] | None:
        """The answer and how many seconds it took; None if there is none, and the process is ended."""
        if self._crew.is_closed:
            return None
        try:
            await worker.get_ready()
            start = time.perf_counter()
            answer = msgspec.json.decode(await worker.ask(request, limit), type=kind)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            await self._crew.replace(worker, type(error).__name__)
            return None
        except asyncio.CancelledError:
            # Nobody waits for this answer any more: the next one who asks must not get it.
            await worker.stop()
            raise
        seconds = time.perf_counter() - start
        self._metrics.thought.labels(name).observe(seconds)
        return answer, seconds
