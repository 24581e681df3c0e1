"""The progress bar of commands that take long."""

from __future__ import annotations

import sys
import time


class Progress:
    """A bar on stderr, for people only."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.shown = sys.stderr.isatty()
        self._began: tuple[float, int] | None = None

    def at(self, done: int, total: int | None = None) -> None:
        """So far, of so many as it was said to be, or is now known to be."""
        self.total = self.total if total is None else total
        now = time.monotonic()
        if self._began is None or done < self._began[1]:
            self._began = now, done
        if self.shown:
            bar = "#" * (30 * done // max(1, self.total))
            text = f"[{bar:<30}] {done} of {self.total} {self.what}{self._left(now, done)}"
            print(f"\r{text:<79}", end="", file=sys.stderr, flush=True)

    def _left(self, now: float, done: int) -> str:
        """How much longer it takes, if it goes on as it began."""
        since, at_first = self._began or (now, done)
        if done in (at_first, self.total):
            return ""
        seconds = (now - since) / (done - at_first) * (self.total - done)
        return f", {seconds / 60:.0f} minutes left" if seconds >= 90 else f", {seconds:.0f} seconds left"

    def close(self) -> None:
        """Done."""
        if self.shown:
            print(file=sys.stderr)
