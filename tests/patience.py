"""How long the tests wait: for what must come, as long as the slowest machine may need.

A limit here tells a hang from a slow machine and nothing else: what is waited for mostly comes within milliseconds, so
one long limit costs nothing.  No test asserts how fast something is; `bench/` measures that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0
"""Seconds after which something is taken to hang, also beside whatever else keeps the machine busy."""


def wait_until(what: Callable[[], bool], meanwhile: Callable[[], object] = lambda: time.sleep(0.02)) -> None:
    """Wait until this is so; what is done meanwhile gives it the time."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline, "what was waited for did not come"
        meanwhile()
