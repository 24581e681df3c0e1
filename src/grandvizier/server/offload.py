"""Work that would hold up the loop: done on a few threads beside it, so that the loop waits for none of it long."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

T = TypeVar("T")

THREADS: Final = 2
"""All of them share one interpreter with the loop: each more makes it wait longer for its turn."""
SWITCH: Final = 0.0005
"""Seconds after which such a thread lets the loop go on; Python's own 0.005, once a step, would be felt by players."""
SELDOM: Final = (10_000, 20, 50)
"""After so many new objects the young are looked through, and the older ones each so many times later."""
_POOL: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="offload")


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
    return await asyncio.get_running_loop().run_in_executor(_POOL, partial(work, *args, **named))
