"""Brings a database to today's tables: all the way or not at all.

All steps are one transaction.  PostgreSQL does that by itself.  SQLite can do it with tables as with rows, but Python's
driver begins a transaction only before rows are changed, so that it is begun here by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from .revisions import NotMigrated

ALONE: Final = "SELECT pg_advisory_xact_lock(7236846)"
"""Of nodes that start at the same time one migrates, and the others wait for it.  Any number of ours would do."""


def migrations() -> Config:
    """Where the migrations are."""
    config = Config()
    config.set_main_option("script_location", "grandvizier.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the database to this revision, within the transaction that the connection is in."""
    config = migrations()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise DatabaseError(None, None, error) from error


def bring_to(path: Path, revision: str = "head") -> None:
    """Make the database, or bring it to this revision; should that fail or be cut off, it is as it was."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", _begin)
    with _told(), engine.begin() as connection:
        migrate(connection, revision)
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if orphans:
            raise IntegrityError(None, None, ValueError(f"rows of {orphans[0][0]} without their {orphans[0][2]}"))


def bring_server_to(connect: Callable[[], Any], revision: str = "head") -> None:
    """The same on PostgreSQL, over a connection of its own."""
    engine = create_engine("postgresql+psycopg://", creator=connect, poolclass=NullPool, hide_parameters=True)
    with _told(), engine.begin() as connection:
        connection.exec_driver_sql(ALONE)
        migrate(connection, revision)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise NotMigrated(str(cause)) from cause


def _by_hand(connection: Any, _record: object) -> None:
    """The driver begins nothing by itself; a step may replace a table that others refer to."""
    connection.isolation_level = None
    for pragma in ("synchronous=FULL", "foreign_keys=OFF", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
