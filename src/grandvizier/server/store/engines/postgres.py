"""PostgreSQL: a server that several nodes share.

What a node writes to a table is fenced: in the transaction itself it looks whether the table is still its own.  A claim
of the same table by another waits until that transaction is over, and what is written after the claim is left out.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg.types.string import StrDumperUnknown, TextLoader

from ..revisions import REVISIONS, BadDatabase, refuse_newer
from .base import DatabaseUnreachable, Job, Row, Statement, run

PATIENT: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "grandvizier",
}
"""A server that does not answer any more is given up after about ten seconds."""
SESSION: Final = "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = 10000; SET lock_timeout = 2000"
"""Every commit waits for the disk; a node that stands still in the middle of one does not keep others waiting long."""
# Where a statement fails soon enough, the end of its pipeline fails too, and would be warned of every time.
logging.getLogger("psycopg").setLevel(logging.ERROR)
OLDEST: Final = 15
"""The version of PostgreSQL that is needed."""
NUL, UNREADABLE = "\0", "\ufffd"
FENCES: Final = "SELECT id, owner, epoch FROM tables WHERE id = ANY(%s) ORDER BY id FOR SHARE"


class Postgres:
    """The database at this address, as the node of this name uses it."""

    readers = 4
    """They wait for the network more than they work."""

    def __init__(self, url: str, node: str | None = None) -> None:
        self._url = url
        self.node = node
        self.nothing: Statement = ("UPDATE nodes SET address = address WHERE id = ?", (node,))

    def bring_up(self) -> None:
        """Make its tables, or bring them to the newest revision."""
        with closing(open_database(self._url)) as opened:
            _refuse_unfit(opened)
            found = revision_in(opened)
        refuse_newer(found)
        if found != REVISIONS[-1]:
            # What brings it there takes long to load, and is needed once a release.
            from ..migration import bring_server_to  # noqa: PLC0415

            bring_server_to(lambda: psycopg.connect(self._url))

    def connect(self) -> PostgresConnection:
        """One more way in."""
        try:
            return PostgresConnection(self._url, self.node)
        except psycopg.OperationalError as error:
            raise DatabaseUnreachable(str(error).strip()) from error


class PostgresConnection:
    """A connection that is opened anew when it was lost."""

    def __init__(self, url: str, node: str | None) -> None:
        self._url = url
        self._node = node
        self._opened: psycopg.Connection[Row] | None = None
        with self._reaching():
            self._connection()

    def rows(self, query: str, filling: Sequence[Any] = ()) -> list[Row]:
        """What is found; asked once more if the connection was lost meanwhile."""
        for again in (True, False):
            fresh = self._opened is None
            with self._reaching():
                opened = self._connection()
                try:
                    return opened.execute(_translated(query), filling).fetchall()
                except psycopg.errors.LockNotAvailable as error:
                    raise DatabaseUnreachable("somebody who stands still holds what is asked for") from error
                except psycopg.Error:
                    if fresh or not again or not opened.closed:
                        raise
        raise AssertionError

    def commit(self, jobs: Sequence[Job]) -> Collection[int]:
        """All of these or none, those aside whose table somebody else has taken."""
        with self._reaching():
            lost = self._begin(jobs)
            assert self._opened
            try:
                with self._opened.pipeline(), self._opened.cursor() as cursor:
                    left = (change for n, job in enumerate(jobs) if n not in lost for change in job.changes)
                    run(
                        left,
                        lambda statement, filling: cursor.execute(_translated(statement), filling),
                        lambda statement, fillings: cursor.executemany(_translated(statement), fillings),
                    )
                    cursor.execute("COMMIT")
            except BaseException:
                self._roll_back()
                raise
        return lost

    def close(self) -> None:
        """Hang up."""
        if self._opened:
            self._opened.close()

    def _begin(self, jobs: Sequence[Job]) -> Collection[int]:
        """Begin a transaction in which the tables of these jobs stay whose they are; which jobs are at others'.

        A connection that was lost before is opened anew here: nothing was on its way yet.
        """
        fences = [fence for job in jobs for fence in job.fences]
        fresh = self._opened is None
        try:
            return self._lost(jobs, self._hold([fence.table for fence in fences]))
        except psycopg.Error:
            if fresh or not self._opened or not self._opened.closed:
                self._roll_back()
                raise
            self._opened = None
            return self._lost(jobs, self._hold([fence.table for fence in fences]))
        except BaseException:
            self._roll_back()
            raise

    def _hold(self, tables: Sequence[str]) -> dict[str, tuple[str | None, int]]:
        """Begin, and who has these tables until the end of the transaction."""
        opened = self._connection()
        if not tables:
            opened.execute("BEGIN")
            return {}
        with opened.pipeline(), opened.cursor() as cursor:
            cursor.execute("BEGIN")
            cursor.execute(FENCES, [sorted(set(tables))])
            return {row["id"]: (row["owner"], row["epoch"]) for row in cursor.fetchall()}

    def _lost(self, jobs: Sequence[Job], held: dict[str, tuple[str | None, int]]) -> Collection[int]:
        return {
            n
            for n, job in enumerate(jobs)
            if any(held.get(fence.table) != (self._node, fence.epoch) for fence in job.fences)
        }

    def _roll_back(self) -> None:
        """Let go of what was begun; whoever cannot hears of the first trouble, not of this."""
        if self._opened and not self._opened.closed:
            try:
                self._opened.execute("ROLLBACK")
            except psycopg.Error:
                self._opened.close()

    def _connection(self) -> psycopg.Connection[Row]:
        if self._opened is None or self._opened.closed:
            self._opened = None
            self._opened = open_database(self._url)
        return self._opened

    @contextmanager
    def _reaching(self) -> Iterator[None]:
        """Trouble with the way to the server, not with what it was asked, is told as such."""
        try:
            yield
        except psycopg.Error as error:
            if self._opened is None or self._opened.closed:
                self._opened = None
                raise DatabaseUnreachable(str(error).strip()) from error
            raise


class Text(StrDumperUnknown):
    """A text as PostgreSQL takes it: the one character that it has not is kept as one that nobody can read."""

    def dump(self, obj: str) -> Any:
        """As bytes."""
        return super().dump(obj.replace(NUL, UNREADABLE))


def open_database(url: str) -> psycopg.Connection[Row]:
    """A connection as all of ours are: rows by the names of their columns, JSON as text, nothing begun by itself."""
    given: dict[str, Any] = PATIENT | conninfo_to_dict(url)
    opened = psycopg.connect(autocommit=True, prepare_threshold=0, row_factory=dict_row, **given)
    opened.adapters.register_loader("json", TextLoader)
    opened.adapters.register_dumper(str, Text)
    opened.execute(SESSION, prepare=False)
    return opened


def _refuse_unfit(opened: psycopg.Connection[Row]) -> None:
    """A server that is too old, and a database that cannot hold what people write."""
    version = opened.info.server_version // 10_000
    if version < OLDEST:
        raise BadDatabase(f"it is PostgreSQL {version}, and {OLDEST} or newer is needed; update it")
    encoding = opened.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise BadDatabase(f"its encoding is {encoding}; make one with `createdb --encoding UTF8 --template template0`")


def revision_in(opened: psycopg.Connection[Row]) -> str | None:
    """The revision of the tables that may be there."""
    made = opened.execute("SELECT to_regclass('alembic_version') IS NOT NULL AS made").fetchone()
    found = opened.execute("SELECT version_num FROM alembic_version").fetchone() if made and made["made"] else None
    return str(found["version_num"]) if found else None


@lru_cache(1024)
def _translated(statement: str) -> str:
    """As the driver marks what is filled in."""
    return statement.replace("%", "%%").replace("?", "%s")
