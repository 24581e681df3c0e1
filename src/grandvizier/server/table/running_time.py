"""Time as tables count it: it stands still while this process does.

A process that is stopped, or whose machine sleeps or is moved, answers nobody: nobody is to lose time by it.  So the
time is looked at several times a second while the server runs, and of a longer gap no more is counted than `LONGEST`.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

LONGEST: Final = 1.0
"""Seconds that go by at most from one look to the next."""
LOOKS: Final = 4
"""So often within these it is looked at while the server runs."""


class RunningTime:
    """Seconds that never go back, counted while somebody looks."""

    def __init__(self) -> None:
        self._last = (time.monotonic(), 0.0)
        """When it was last looked at, and what was counted until then: always both at once, whoever looks."""

    def now(self) -> float:
        """The moment."""
        looked, counted = self._last
        moment = time.monotonic()
        counted += min(moment - looked, LONGEST)
        self._last = moment, counted
        return counted


now: Final = RunningTime().now


async def keep_time() -> None:
    """Look at it for as long as the server runs."""
    while True:
        now()
        await asyncio.sleep(LONGEST / LOOKS)
