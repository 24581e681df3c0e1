"""Which revisions of the database there have been, and bringing one to the newest."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006")
"""Each is a file in `migrations/versions`."""


def revision_of(path: Path) -> str | None:
    """The revision of the database that may be there."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path, timeout=10)) as database:
        is_made = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        found = database.execute("SELECT version_num FROM alembic_version").fetchone() if is_made else None
    return str(found[0]) if found else None


def bring_up(path: Path) -> None:
    """Make the database, or bring it to the newest revision."""
    if revision_of(path) != REVISIONS[-1]:
        # What brings it there takes longer to load than all the rest of the store, and is needed once a release.
        from .migration import bring_to  # noqa: PLC0415

        bring_to(path)
