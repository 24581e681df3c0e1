"""SQLite: a file in the data folder, with its log beside it.  Nothing else has to run for it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from ..revisions import bring_up
from .base import NOTHING, DatabaseUnreachable, Job, Row, run
from .database_files import DatabaseFiles

ONE_ROW: Final = re.compile(r"(?P<into>INSERT INTO .+ VALUES )(?P<row>\([?, ]+\))")
"""A statement that inserts one row and does nothing else."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""Write-ahead log, and every commit waits until the disk has it."""


class SQLite:
    """The database in this file.  Who has the folder has it alone, so that no table changes hands."""

    node = None
    readers = 2
    """All of them share one interpreter with the loop."""
    nothing = NOTHING

    def __init__(self, path: Path) -> None:
        self._path = path

    def bring_up(self) -> None:
        """Make its tables, or bring them to the newest revision."""
        bring_up(self._path)

    def connect(self) -> SQLiteConnection:
        """One more way in."""
        try:
            return SQLiteConnection(self._path)
        except sqlite3.OperationalError as error:
            raise DatabaseUnreachable(str(error)) from error


class SQLiteConnection:
    """A connection that knows where its file is to be."""

    def __init__(self, path: Path) -> None:
        # A file that is gone is not made anew: it would be an empty one.
        self._opened = sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=rw",
            uri=True,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
        )
        for pragma in PRAGMAS:
            self._opened.execute(f"PRAGMA {pragma}")
        # The log beside the database is there from the first look into it until the last connection is closed.
        self._opened.execute("SELECT 1 FROM sqlite_master").fetchone()
        self._files = DatabaseFiles(path)

    def rows(self, query: str, filling: Sequence[Any] = ()) -> list[Row]:
        """What is found."""
        try:
            cursor = self._opened.execute(query, filling)
            names = [column[0] for column in cursor.description]
            return [dict(zip(names, row, strict=True)) for row in cursor]
        except sqlite3.OperationalError as error:
            raise DatabaseUnreachable(str(error)) from error

    def commit(self, jobs: Sequence[Job]) -> Collection[int]:
        """All of these or none, in the file that a restart would find."""
        self._files.check()
        self._opened.execute("BEGIN IMMEDIATE")
        try:
            run((change for job in jobs for change in job.changes), self._opened.execute, self._execute_many)
            self._opened.execute("COMMIT")
        except BaseException:
            if self._opened.in_transaction:
                self._opened.execute("ROLLBACK")
            raise
        # Nobody hears of what went into a file that nobody will find again.
        self._files.check()
        return ()

    def _execute_many(self, statement: str, fillings: Sequence[Sequence[Any]]) -> None:
        """Rows go in together: between two statements Python would let the loop go on, and wait for it each time."""
        one = ONE_ROW.fullmatch(statement)
        if one is None:
            self._opened.executemany(statement, fillings)
        else:
            rows = ", ".join([one["row"]] * len(fillings))
            self._opened.execute(one["into"] + rows, [*chain.from_iterable(fillings)])

    def close(self) -> None:
        """Let go of the file."""
        self._opened.close()
