"""A rule that never ends is broken into: whoever checks a game is told where, and does not wait for ever."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

EVERY: Final = 10.0
"""Seconds of the processor's time between two looks; a call that is found twice does not end."""


class Endless(Exception):
    """A function of the game did not end."""


@contextmanager
def watched(package: str, *, below: str, every: float) -> Iterator[None]:
    """Break into whatever function of this package goes on and on that was called, at last, by the module `below`.

    Where a system cannot do so, nobody looks.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    seen: FrameType | None = None

    def look(_signal: int, frame: FrameType | None) -> None:
        nonlocal seen
        outermost = None
        while frame is not None and frame.f_globals.get("__name__") != below:
            if frame.f_globals.get("__name__", "").startswith(package):
                outermost = frame
            frame = frame.f_back
        if outermost is not None and outermost is seen:
            code = outermost.f_code
            raise Endless(f"{code.co_name} does not end ({code.co_filename}, line {outermost.f_lineno})")
        seen = outermost

    before = signal.signal(signal.SIGVTALRM, look)
    signal.setitimer(signal.ITIMER_VIRTUAL, every, every)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
