"""A database as a file of its own: copied while it is written, checked, and brought to today's tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from .revisions import BadDatabase, bring_up, refuse_newer, revision_of


def copy(source: Path, target: Path) -> None:
    """The database as it is at one moment; whoever writes to it goes on."""
    with _opened(source) as database, closing(sqlite3.connect(target)) as copied:
        database.backup(copied)
        # One file, without a log beside it.
        copied.execute("PRAGMA journal_mode = DELETE")


def check(path: Path) -> str:
    """The revision of a sound database."""
    with _opened(path) as database:
        try:
            faults = [row[0] for row in database.execute("PRAGMA integrity_check(1)")]
            orphans = database.execute("PRAGMA foreign_key_check").fetchall()
            revisions = [row[0] for row in database.execute("SELECT version_num FROM alembic_version")]
        except sqlite3.DatabaseError as error:
            raise BadDatabase(f"it is no database of Grand Vizier: {error}") from None
    if faults != ["ok"] or orphans:
        raise BadDatabase(f"the database is damaged: {faults[0] if faults != ['ok'] else 'rows without their table'}")
    if len(revisions) != 1:
        raise BadDatabase("it is no database of Grand Vizier")
    return str(revisions[0])


def holds_tables(path: Path) -> bool:
    """Whether anybody has ever set up a table in the database that may be there."""
    if not path.exists():
        return False
    with _opened(path) as database:
        is_made = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
        return bool(is_made and database.execute("SELECT 1 FROM tables LIMIT 1").fetchone())


def bring_up_to_date(path: Path) -> None:
    """Migrate a sound database."""
    check(path)
    refuse_newer(revision_of(path))
    bring_up(path)
    check(path)


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=10)) as database:
        yield database
