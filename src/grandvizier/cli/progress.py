"""The progress bar of commands that take long."""

from __future__ import annotations

import sys


class Progress:
    """A bar on stderr, for people only."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.shown = sys.stderr.isatty()

    def at(self, done: int) -> None:
        """So far."""
        if self.shown:
            bar = "#" * (30 * done // self.total)
            print(f"\r[{bar:<30}] {done} of {self.total} {self.what}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Done."""
        if self.shown:
            print(file=sys.stderr)
