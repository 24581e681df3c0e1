"""Where the code of a game runs inside the server: it may be anybody's, so what goes wrong there costs nothing else.

A rule that raises is an error of its own; one that never ends is broken into when it has used so much of the processor.
"""

from __future__ import annotations

import ctypes
import logging
import math
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import Final, NamedTuple

from ..core.errors import BadComponents, Illegal
from .errors import RequestError, RulesFailed
from .logs import log

LIMIT: Final = 10.0
"""Seconds of the processor that a game may take for one thing: a thousand times what the slowest needs."""
LOOK: Final = 0.5
"""Seconds between two looks at what runs."""


class _Overrun(BaseException):
    """Breaks into what runs too long; no `except Exception` of a game holds it up."""


class _Run(NamedTuple):
    """A game's code at work."""

    clock: Callable[[], float]
    """The time that its thread uses."""
    end: list[None]
    """Holds one thing, which is taken by whoever ends the run: the code that is through, or the watch."""


class _Watch:
    """Looks now and then at the threads on which a game's code runs.

    Something runs at every choice, and is mostly over before anybody looks.  So to begin and to end costs next to
    nothing: no clock is read, and no lock taken.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: dict[int, _Run] = {}
        """By thread."""
        self._something = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> bool:
        """Look after this thread from now on; False if that is done already."""
        me = threading.get_ident()
        if me in self._running:
            return False
        self._running[me] = _Run(_clock(me), [None])
        if not self._something.is_set():
            self._wake()
        return True

    def end(self) -> None:
        """Look after this thread no longer."""
        try:
            self._end()
        except _Overrun:
            # It came at the last moment, and it comes once.
            self._end()

    def _end(self) -> None:
        me = threading.get_ident()
        run = self._running.pop(me, None)
        if run is None:
            return
        try:
            run.end.pop()
        except IndexError:
            # It was broken into: what was not delivered yet is not meant for what comes next.
            with self._lock:
                _take_back(me)

    def _wake(self) -> None:
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._look_on, name="watch", daemon=True)
                self._thread.start()
        self._something.set()

    def _look_on(self) -> None:
        seen: dict[int, tuple[_Run, float]] = {}
        while True:
            self._something.wait()
            time.sleep(LOOK)
            if not self._running:
                # Whoever begins after this wakes the watch; whoever began just before it is looked at.
                self._something.clear()
                if self._running:
                    self._something.set()
            seen = {thread: self._look(thread, run, seen.get(thread)) for thread, run in self._running.copy().items()}

    def _look(self, thread: int, run: _Run, before: tuple[_Run, float] | None) -> tuple[_Run, float]:
        """The run, and what its clock said at the first look at it."""
        try:
            used = run.clock()
        except OSError:
            # Its thread has just ended.
            used = math.inf
        if before is None or before[0] is not run:
            return run, used
        if used - before[1] > LIMIT:
            with self._lock, suppress(IndexError):
                run.end.pop()
                _break_into(thread)
        return before


def _break_into(thread: int) -> None:
    """Let it meet an overrun at its next step."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(_Overrun))


def _take_back(me: int) -> None:
    """Let no overrun be under way to this thread any more.

    Another one takes the place of what is under way, and is waited for.  To send nothing instead would be simpler, but
    Python 3.11 then looks out for ever for what never comes: every thread is slower, and one that is profiled hangs.
    """
    try:
        _break_into(me)
        while True:
            pass
    except _Overrun:
        pass


def _clock(thread: int) -> Callable[[], float]:
    """The processor's time of this thread, which a busy machine does not use up; where that cannot be had, any time."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    return partial(time.clock_gettime, time.pthread_getcpuclockid(thread))


_watch: Final = _Watch()


class _Guard:
    """Stands around what a game brings."""

    __slots__ = ("_game", "_is_watched")

    def __init__(self, game: str) -> None:
        self._game = game

    def __enter__(self) -> None:
        self._is_watched = _watch.begin()

    def __exit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _where: TracebackType | None
    ) -> None:
        if self._is_watched:
            _watch.end()
        if isinstance(error, _Overrun):
            log("rules-failed", logging.ERROR, game=self._game, reason="it does not end")
            raise RulesFailed(self._game, "it did not come to an end", hopeless=True) from None
        if isinstance(error, Exception) and not isinstance(error, Illegal | RequestError | BadComponents):
            # With the place where it failed, which whoever wrote the game wants to know.
            logging.getLogger(__name__).error("rules-failed", exc_info=error, extra={"facts": {"game": self._game}})
            raise RulesFailed(self._game, type(error).__name__) from error


def code_of(game: str) -> _Guard:
    """Run what a game brings; what it cannot do is a RulesFailed that names it, whatever it is."""
    return _Guard(game)
