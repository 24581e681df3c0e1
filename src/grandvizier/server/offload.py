"""Work that would hold up the loop: done on a few threads beside it, so that the loop waits for none of it long.

Whoever asks for it has a turn with all others: a piece of work waits for one piece of everybody else who waits, however
many pieces one of them has asked for.  Who asks is the address that a request or a connection comes from.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

THREADS: Final = 2
"""All of them share one interpreter with the loop: each more makes it wait longer for its turn."""
SWITCH: Final = 0.0005
"""Seconds after which such a thread lets the loop go on; Python's own 0.005, once a step, would be felt by players."""
SELDOM: Final = (10_000, 20, 50)
"""After so many new objects the young are looked through, and the older ones each so many times later."""
_POOL: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="offload")
ASKER: Final = ContextVar("ASKER", default="")
"""Where whatever is done now was asked from; all that the server does by itself counts together."""
_Piece: TypeAlias = tuple["Future[Any]", Callable[[], Any]]


class Turns:
    """Pieces of work, of each asker one in turn."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self._pool = pool
        self._lock = threading.Lock()
        self._waiting: dict[str, deque[_Piece]] = {}
        """By asker, the next one first."""

    def begin(self, asker: str, work: Callable[[], T]) -> Future[T]:
        """Do this when it is its turn."""
        piece: _Piece = Future(), work
        with self._lock:
            self._waiting.setdefault(asker, deque()).append(piece)
        self._pool.submit(self._do_next)
        return piece[0]

    def _do_next(self) -> None:
        done, work = self._next()
        if done.set_running_or_notify_cancel():
            try:
                done.set_result(work())
            except BaseException as error:  # noqa: BLE001 - it is raised where the work was asked for
                done.set_exception(error)

    def _next(self) -> _Piece:
        with self._lock:
            asker = next(iter(self._waiting))
            pieces = self._waiting.pop(asker)
            piece = pieces.popleft()
            if pieces:
                self._waiting[asker] = pieces
            return piece


_TURNS: Final = Turns(_POOL)


def favour_loop() -> None:
    """Let the loop have its turn soon while threads work beside it, and clear up without long rests.

    What was loaded by now stays to the end: looking through it again and again for what nobody needs any more took up
    to 0.2 s at a time, and all tables stood still meanwhile.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def offload(work: Callable[..., T], *args: Any, **named: Any) -> T:
    """The result of work that takes long, while the loop goes on."""
    return await asyncio.wrap_future(_TURNS.begin(ASKER.get(), partial(work, *args, **named)))
