"""Which revisions of the database there have been, and bringing one to the newest."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
"""Each is a file in `migrations/versions`."""


class BadDatabase(Exception):
    """A database that this version cannot use; says why."""


class NotMigrated(Exception):
    """Tables that could not be brought to the newest revision, and are as they were; its cause says why."""


def revision_of(path: Path) -> str | None:
    """The revision of the database that may be there."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path, timeout=10)) as database:
        is_made = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        found = database.execute("SELECT version_num FROM alembic_version").fetchone() if is_made else None
    return str(found[0]) if found else None


def refuse_newer(found: str | None) -> None:
    """A database whose tables this version does not know is left alone."""
    if found is not None and found not in REVISIONS:
        newest = REVISIONS[-1]
        raise BadDatabase(f"its tables are of revision {found}, newer than {newest}; update Grand Vizier first")


def bring_up(path: Path) -> None:
    """Make the database, or bring it to the newest revision."""
    if revision_of(path) != REVISIONS[-1]:
        # What brings it there takes longer to load than all the rest of the store, and is needed once a release.
        from .migration import bring_to  # noqa: PLC0415

        bring_to(path)
