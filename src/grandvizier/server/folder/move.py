"""All tables from a data folder into PostgreSQL, or back: every row, compared one by one before it counts.

Into PostgreSQL everything is one transaction; into a folder it is one file that is renamed at the end.  Whatever cuts a
move off leaves the other side as empty as it was, and nothing is ever changed where the tables come from.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

import psycopg
from psycopg import sql
from psycopg.rows import tuple_row
from sqlalchemy import Boolean, Table

from ...core.errors import BadSetup
from ..config import Settings
from ..store import FILE
from ..store.cluster import fingerprint
from ..store.engines.postgres import NUL, UNREADABLE, Postgres, open_database, revision_in
from ..store.nodes import ALIVE
from ..store.revisions import REVISIONS, BadDatabase, bring_up, revision_of
from ..store.schema import CLUSTER, METADATA, NODES
from .database import usable
from .disk import sync
from .folder_lock import FolderLock
from .problems import explained
from .secret_key import KEY, read_key

Values: TypeAlias = tuple[Any, ...]
MOVED: Final = [table for table in METADATA.sorted_tables if table not in {NODES, CLUSTER}]
"""What is moved, each after those that it refers to.  Which nodes there are is known by each database for itself."""
UNFINISHED: Final = f"{FILE}.moving"
AT_A_TIME: Final = 500


class Side(Protocol):
    """Where tables come from or go to."""

    def rows(self, table: Table) -> Iterator[Values]:
        """All rows, in the order of their keys."""

    def fill(self, table: Table, rows: Iterable[Values]) -> None:
        """Put these rows there."""


def move_to_server(settings: Settings, url: str) -> dict[str, int]:
    """From the data folder into this PostgreSQL; how many rows there are of each kind."""
    folder, there = settings.data, replace(settings, database=url)
    if not (folder / FILE).is_file():
        raise BadSetup(f"there are no tables in {str(folder)!r}")
    with explained(folder), FolderLock(folder, "move"):
        key = settings.secret or read_key(folder / KEY)
        check_revision(revision_of(folder / FILE))
        with closing(sqlite3.connect(folder / FILE)) as file, usable(there), _made(url) as server:
            target = ServerSide(server)
            with server.transaction():
                target.take()
                _refuse_rows(target)
                moved = transfer(FileSide(file), target)
                server.execute("DELETE FROM cluster")
                server.execute("INSERT INTO cluster (one, key) VALUES (1, %s)", [fingerprint(key)])
            return moved


def move_to_folder(settings: Settings, url: str) -> dict[str, int]:
    """From this PostgreSQL into the data folder; how many rows there are of each kind."""
    folder, there = settings.data, replace(settings, database=url)
    with explained(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with FolderLock(folder, "move"), usable(there), closing(open_database(url)) as server:
            check_revision(revision_in(server))
            with server.transaction():
                server.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                source = ServerSide(server)
                source.take()
                _check_key(server, settings)
                _refuse_file(folder / FILE)
                return _write_file(source, folder)


def _write_file(source: Side, folder: Path) -> dict[str, int]:
    made = folder / UNFINISHED
    made.unlink(missing_ok=True)
    bring_up(made)
    with closing(sqlite3.connect(made)) as file:
        with file:
            moved = transfer(source, FileSide(file))
        file.execute("PRAGMA journal_mode = DELETE")
    sync(made)
    for beside in ("-wal", "-shm"):
        (folder / (FILE + beside)).unlink(missing_ok=True)
    made.replace(folder / FILE)
    sync(folder)
    return moved


def transfer(source: Side, target: Side) -> dict[str, int]:
    """Copy every row, then compare every row."""
    for table in MOVED:
        target.fill(table, source.rows(table))
    return {table.name: _compare(table, source, target) for table in MOVED}


def _compare(table: Table, source: Side, target: Side) -> int:
    number = 0
    for number, (ours, theirs) in enumerate(zip_longest(source.rows(table), target.rows(table)), 1):
        if ours != theirs:
            raise BadDatabase(f"row {number} of {table.name} did not arrive as it was; nothing was moved")
    return number


# What stands in the way.


def check_revision(found: str | None) -> None:
    """Only today's tables are moved."""
    if found != REVISIONS[-1]:
        raise BadDatabase(
            f"its tables are of revision {found or 'none'}, and only {REVISIONS[-1]} is moved; start a server of this "
            "version on it once, or update Grand Vizier"
        )


def _refuse_rows(target: Side) -> None:
    for table in MOVED:
        if next(target.rows(table), None):
            raise BadDatabase(f"it is not empty: it has {table.name}; name another database")


def _refuse_file(path: Path) -> None:
    if path.exists():
        with closing(sqlite3.connect(path)) as file:
            made = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
            for table in MOVED:
                if table.name in made and file.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone():  # noqa: S608
                    raise BadSetup(f"the folder {str(path.parent)!r} is not empty: it has {table.name}; name another")


def _check_key(server: psycopg.Connection[Any], settings: Settings) -> None:
    """Without the key that signed them, nobody would come back to their seats."""
    found = server.execute("SELECT key FROM cluster").fetchone()
    path = settings.data / KEY
    if not settings.secret and not path.exists():
        raise BadSetup(f"put the secret key of its servers into {str(path)!r} first, or set GRANDVIZIER_SECRET")
    if found and found["key"] != fingerprint(settings.secret or read_key(path)):
        raise BadSetup(f"the secret key is not the one of its servers; put theirs into {str(path)!r} first")


@contextmanager
def _made(url: str) -> Iterator[psycopg.Connection[Any]]:
    """A server that has our tables, made if it had none."""
    with closing(open_database(url)) as server:
        found = revision_in(server)
        if found is None:
            Postgres(url).bring_up()
        else:
            check_revision(found)
        yield server


# The two sides.


class FileSide:
    """A database in a file."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    def rows(self, table: Table) -> Iterator[Values]:
        """All rows, in the order of their keys."""
        made = [bool if isinstance(column.type, Boolean) else _readable for column in table.columns]
        found = self._file.execute(f"SELECT {_columns(table)} FROM {table.name} ORDER BY {_key(table)}")  # noqa: S608
        for row in found:
            yield tuple(make(value) for value, make in zip(row, made, strict=True))

    def fill(self, table: Table, rows: Iterable[Values]) -> None:
        """Put these rows there."""
        names = ", ".join(f'"{column.name}"' for column in table.columns)
        marks = ", ".join("?" * len(table.columns))
        self._file.executemany(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", rows)  # noqa: S608


class ServerSide:
    """A PostgreSQL, within a transaction."""

    def __init__(self, server: psycopg.Connection[Any]) -> None:
        self._server = server

    def take(self) -> None:
        """Have it alone until the end: nobody runs on it, and nobody begins to."""
        self._server.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        self._server.execute("LOCK TABLE nodes IN SHARE MODE")
        living = self._server.execute(ALIVE.encode()).fetchall()
        if living:
            raise BadDatabase(f"a server runs on it, at {living[0]['address'] or 'an unknown address'}; stop it first")

    def rows(self, table: Table) -> Iterator[Values]:
        """All rows, in the order of their keys as a file has it."""
        order = _key(table, 'COLLATE "C"')
        query = f"SELECT {_columns(table)} FROM {table.name} ORDER BY {order}"  # noqa: S608 - names of ours
        with self._server.cursor(f"all_{table.name}", row_factory=tuple_row) as cursor:
            cursor.itersize = AT_A_TIME
            yield from cursor.execute(query.encode())

    def fill(self, table: Table, rows: Iterable[Values]) -> None:
        """Put these rows there."""
        names = sql.SQL(", ").join(sql.Identifier(column.name) for column in table.columns)
        copy = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table.name), names)
        with self._server.cursor() as cursor, cursor.copy(copy) as filling:
            for row in rows:
                filling.write_row(row)


def _readable(value: Any) -> Any:
    """The value as both sides can keep it."""
    return value.replace(NUL, UNREADABLE) if isinstance(value, str) else value


def _columns(table: Table) -> str:
    """All columns; a table that is moved is nobody's."""
    return ", ".join("NULL AS owner" if column.name == "owner" else f'"{column.name}"' for column in table.columns)


def _key(table: Table, texts: str = "") -> str:
    return ", ".join(
        f'"{column.name}" {texts if column.type.python_type is str else ""}' for column in table.primary_key
    )
