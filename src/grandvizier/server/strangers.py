"""Where the code of a game runs inside the server: it may be anybody's, so what goes wrong there costs nothing else.

A rule that raises is an error of its own; one that never ends is broken into when it has used so much of the processor.
"""

from __future__ import annotations

import ctypes
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..core.errors import BadComponents, Illegal
from .errors import RequestError, RulesFailed
from .logs import log

LIMIT: Final = 10.0
"""Seconds of the processor that a game may take for one thing: a thousand times what the slowest needs."""
LOOK: Final = 0.5
"""Seconds between two looks at what runs."""


class _Overrun(BaseException):
    """Breaks into what runs too long; no `except Exception` of a game holds it up."""


class _Watch:
    """Looks now and then at the threads on which a game's code runs."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: dict[int, tuple[Callable[[], float], float]] = {}
        """By thread: its clock, and when it has used too much."""
        self._broken: set[int] = set()
        self._something = threading.Event()
        self._thread: threading.Thread | None = None

    @contextmanager
    def over(self, limit: float) -> Iterator[None]:
        """Break into this thread once it has run so long."""
        me, clock = threading.get_ident(), _clock()
        if me in self._running:
            yield
            return
        with self._lock:
            self._running[me] = clock, clock() + limit
            if self._thread is None:
                self._thread = threading.Thread(target=self._look, name="watch", daemon=True)
                self._thread.start()
        self._something.set()
        try:
            yield
        finally:
            with self._lock:
                del self._running[me]
                if me in self._broken:
                    # What was not delivered yet is not meant for what comes next.
                    self._broken.discard(me)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(me), None)

    def _look(self) -> None:
        while True:
            self._something.wait()
            time.sleep(LOOK)
            with self._lock:
                if not self._running:
                    self._something.clear()
                for thread, (clock, end) in self._running.items():
                    if clock() > end and thread not in self._broken:
                        self._broken.add(thread)
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_Overrun))


def _clock() -> Callable[[], float]:
    """The processor's time of this thread, which a busy machine does not use up; where that cannot be had, any time."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    clock = time.pthread_getcpuclockid(threading.get_ident())
    return lambda: time.clock_gettime(clock)


_watch: Final = _Watch()


@contextmanager
def code_of(game: str) -> Iterator[None]:
    """Run what a game brings; what it cannot do is a RulesFailed that names it, whatever it is."""
    try:
        with _watch.over(LIMIT):
            yield
    except (Illegal, RequestError, BadComponents):
        raise
    except _Overrun:
        log("rules-failed", logging.ERROR, game=game, reason="it does not end")
        raise RulesFailed(game, "it did not come to an end", hopeless=True) from None
    except Exception as error:
        # With the place where it failed, which whoever wrote the game wants to know.
        logging.getLogger(__name__).exception("rules-failed", extra={"facts": {"game": game}})
        raise RulesFailed(game, type(error).__name__) from error
