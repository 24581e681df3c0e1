"""What is wrong with a folder and what to do, in one sentence."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ...core.errors import BadSetup
from ..store import FILE
from ..store.engines.base import DatabaseUnreachable
from ..store.revisions import BadDatabase, NotMigrated

_FULL: Final = "the disk is full; make room on it"
_MAY_NOT: Final = "whoever runs this may not write there; give the folder and all in it to them"
_SYSTEM: Final = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: "it is on a read-only file system; mount it for writing, or name another folder with --data",
    errno.EACCES: _MAY_NOT,
    errno.EPERM: _MAY_NOT,
    errno.EEXIST: "it is a file; name a folder with --data",
    errno.ENOTDIR: "a part of its path is a file; name a folder with --data",
}
"""What the system says, by its number."""
_BACKUP: Final = "bring a backup back with `grandvizier restore --replace`, or move the file away to begin anew"
_DATABASE: Final = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: f"{FILE} or the folder may not be written; give both to whoever runs this",
    sqlite3.SQLITE_CANTOPEN: f"{FILE} cannot be opened; give it to whoever runs this",
    sqlite3.SQLITE_NOTADB: f"{FILE} is no database; {_BACKUP}",
    sqlite3.SQLITE_CORRUPT: f"{FILE} is damaged; {_BACKUP}",
    sqlite3.SQLITE_IOERR: "the disk fails; see to it, and bring a backup back if anything is missing",
    sqlite3.SQLITE_BUSY: f"another program writes to {FILE}; stop it first",
}
"""What SQLite says, by its number."""
_VAGUE: Final = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR}
"""SQLite could not, and the system may know why."""
ROOM: Final = 65_536
"""Bytes that are written to find out whether there is room."""


@contextmanager
def explained(folder: Path) -> Iterator[None]:
    """Whatever goes wrong with this folder meanwhile is told in one sentence."""
    try:
        yield
    except (OSError, sqlite3.Error, NotMigrated, BadDatabase) as error:
        raise BadSetup(f"cannot use the data folder {str(folder)!r}: {why(error, folder)}") from None


def why(error: Exception, folder: Path) -> str:
    """What keeps anybody from using this folder, and what to do."""
    if isinstance(error, BadDatabase):
        return str(error)
    if isinstance(error, NotMigrated | DatabaseUnreachable) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    found = error if isinstance(error, OSError) else _hindrance(folder) if code in _VAGUE else None
    if found:
        return _SYSTEM.get(found.errno or 0) or found.strerror or str(found)
    return _DATABASE.get(code) or f"its tables cannot be brought up to date, and are as they were ({error}); {_BACKUP}"


def _hindrance(folder: Path) -> OSError | None:
    """What keeps anybody from writing there, if anything does."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(ROOM))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return error
    return None
