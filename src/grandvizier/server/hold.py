"""Who uses a data folder: servers share it, a restore has it alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, Self

from ..core.errors import BadSetup

FILE: Final = "in-use.lock"


class Hold:
    """A hold on a data folder until it is released or its process ends, however that comes about.

    The lock is SQLite's own, over an empty database, so that it works wherever the tables do.
    """

    def __init__(self, folder: Path, *, alone: bool = False) -> None:
        self._connection = sqlite3.connect(folder / FILE, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("BEGIN EXCLUSIVE" if alone else "BEGIN")
            self._connection.execute("SELECT name FROM sqlite_master").fetchall()
        except sqlite3.OperationalError:
            self.release()
            why = "a server runs on it; stop it first" if alone else "it is being restored"
            raise BadSetup(f"cannot use the data folder {str(folder)!r}: {why}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()

    def release(self) -> None:
        """Let others use it."""
        self._connection.close()
