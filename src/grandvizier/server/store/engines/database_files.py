"""Whether the open database is still the one that lies in the folder.

A file that was deleted, or replaced by another, can be written on and on by whoever has it open, and is gone once they
close it.
"""

from __future__ import annotations

from pathlib import Path

from .base import Gone


class DatabaseFiles:
    """The files of a database that is open, and where they are to be."""

    def __init__(self, database: Path) -> None:
        files = (database, database.with_name(f"{database.name}-wal"))
        self._files = {path: _identity(path) for path in files}

    def check(self) -> None:
        """Refuse to go on if a restart would not find them."""
        for path, identity in self._files.items():
            if identity is None or _identity(path) != identity:
                raise Gone(f"{path.name} was deleted or replaced while it was open")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
