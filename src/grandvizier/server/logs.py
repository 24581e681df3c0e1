"""What the server writes about itself: events with facts, and never a secret of a game.

A fact is one of `FACTS`; none of them is a seed, a face, a seat's token or a key.  Of an error its kind and place are
written and not its words, which may quote what somebody sent or holds.
"""

from __future__ import annotations

import json
import logging
import math
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, TextIO

FACTS: Final = frozenset({"address", "choices", "game", "node", "players", "reason", "settings", "table"})
"""Everything an event may say."""
QUIET: Final = 60.0
"""Seconds until something is written again that would be written without end."""
SHOWN: Final = 8
"""How much of a table's name is written: enough to find it, too little to enter by it."""

_logger: Final = logging.getLogger("grandvizier")


def log(event: str, level: int = logging.INFO, /, **facts: Any) -> None:
    """Write one event."""
    assert facts.keys() <= FACTS, f"not a fact for the log: {sorted(facts.keys() - FACTS)}"
    if "table" in facts:
        facts["table"] = facts["table"][:SHOWN]
    _logger.log(level, event, extra={"facts": facts})


class Seldom:
    """Writes each event once a minute at most: what fails for one may fail for thousands."""

    def __init__(self) -> None:
        self._written: dict[str, float] = {}

    def log(self, event: str, level: int, /, **facts: Any) -> None:
        """Write one event, unless it was written just now."""
        now = time.monotonic()
        if now - self._written.get(event, -math.inf) >= QUIET:
            self._written[event] = now
            log(event, level, **facts)


@contextmanager
def writing(form: str, stream: TextIO | None = None, node: str = "") -> Iterator[None]:
    """Meanwhile our events, and the warnings of the libraries, go to this stream or to stderr, from this node."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(FORMS[form](node))
    everything = logging.getLogger()
    everything.addHandler(handler)
    _logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        everything.removeHandler(handler)


@contextmanager
def silent(library: str) -> Iterator[None]:
    """Meanwhile this logger of a library writes nothing: what it would say is said better elsewhere."""
    logger = logging.getLogger(library)
    logger.disabled = True
    try:
        yield
    finally:
        logger.disabled = False


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says; of what a library wrote, the first line alone."""
    facts: dict[str, Any] | None = getattr(record, "facts", None)
    if facts is None:
        lines = record.getMessage().splitlines()
        facts = {"logger": record.name, "message": lines[0] if lines else ""}
    if record.exc_info and record.exc_info[0]:
        kind, _, place = record.exc_info
        facts = facts | {
            "error": kind.__name__,
            "at": [f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in traceback.extract_tb(place)],
        }
    return facts


def _event(record: logging.LogRecord) -> str:
    return record.msg if hasattr(record, "facts") else "library"


class _Lines(logging.Formatter):
    def __init__(self, node: str) -> None:
        """`node` is which of several nodes on this machine writes; empty if there is one."""
        super().__init__()
        self._node = node


class JsonLines(_Lines):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """An event with its facts."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        head = {"time": time, "level": record.levelname.lower(), "event": _event(record)}
        return json.dumps(head | ({"node": self._node} if self._node else {}) | _facts(record), ensure_ascii=False)


class TextLines(_Lines):
    """One readable line an event; the places of an error follow, one a line."""

    def format(self, record: logging.LogRecord) -> str:
        """An event with its facts."""
        facts = _facts(record)
        places = facts.pop("at", [])
        time = datetime.fromtimestamp(record.created, UTC).astimezone().isoformat(" ", "seconds")
        said = " ".join(f"{name}={value}" for name, value in facts.items())
        node = f" [{self._node}]" if self._node else ""
        line = f"{time}{node} {record.levelname.lower():7} {_event(record)} {said}".rstrip()
        return "\n".join([line, *(f"    {place}" for place in places)])


FORMS: Final = {"json": JsonLines, "text": TextLines}
