"""Who uses a folder: one server, one restore, one backup or one move at a time, and nobody beside it."""

from __future__ import annotations

import os
import socket
import sqlite3
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal, Self, TypeAlias

import msgspec

from ...core.errors import BadSetup

FILE: Final = "in-use.lock"
HOLDER: Final = "in-use.json"
Use: TypeAlias = Literal["server", "restore", "backup", "move"]
_USES: Final[dict[Use, str]] = {
    "server": "a server runs on it",
    "restore": "it is being restored",
    "backup": "a backup is being written there",
    "move": "its tables are being moved",
}
PATIENCE: Final = 1.0
"""Seconds: two who come at the same time are in each other's way for a moment."""


class Holder(msgspec.Struct, frozen=True):
    """Who has the folder."""

    use: Use
    process: int
    machine: str
    since: float
    address: str = ""
    """Where a server listens."""

    def __str__(self) -> str:
        since = datetime.fromtimestamp(self.since, UTC).astimezone().isoformat(" ", "seconds")
        at = f", at {self.address}" if self.address else ""
        return f"{_USES[self.use]}: process {self.process} on {self.machine}, since {since}{at}; stop it first"


class Unheld:
    """No hold on a folder: what lies there may be used by any number."""

    def listens(self, address: str) -> None:
        """Nobody has to be told."""

    def release(self) -> None:
        """There is nothing to release."""


class FolderLock:
    """A hold on a folder until it is released or its process ends, however that comes about.

    The lock is SQLite's own, over an empty database, so that it works wherever the tables do.  Who holds it stands in
    a file beside it, which is read only when the lock is taken: what somebody dead has left there is in nobody's way.
    """

    def __init__(self, folder: Path, use: Use) -> None:
        self._is_held = True
        self._holder = folder / HOLDER
        self._connection = sqlite3.connect(
            folder / FILE, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            self._connection.close()
            match error.sqlite_errorcode & 0xFF:
                case sqlite3.SQLITE_BUSY:
                    why = self._who()
                case sqlite3.SQLITE_NOTADB:
                    why = f"{FILE} in it was written by something else; delete that file"
                case _:
                    raise
            raise BadSetup(f"cannot use the folder {str(folder)!r}: {why}") from None
        self._me = Holder(use, os.getpid(), socket.gethostname(), time.time())
        try:
            self._tell()
        except BaseException:
            self.release()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()

    def listens(self, address: str) -> None:
        """Whoever wants the folder is told where its server is found."""
        self._me = msgspec.structs.replace(self._me, address=address)
        self._tell()

    def release(self) -> None:
        """Let others use it."""
        if self._is_held:
            self._is_held = False
            try:
                with suppress(OSError):
                    self._holder.unlink(missing_ok=True)
            finally:
                self._connection.close()

    def _tell(self) -> None:
        """Leave word; a disk without room for it does not keep anybody from anything."""
        with suppress(OSError):
            self._holder.unlink(missing_ok=True)
            self._holder.write_bytes(msgspec.json.encode(self._me))

    def _who(self) -> str:
        try:
            return str(msgspec.json.decode(self._holder.read_bytes(), type=Holder))
        except (OSError, msgspec.MsgspecError):
            return "another process has it; stop it first"
