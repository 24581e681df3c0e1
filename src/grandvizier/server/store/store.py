"""The store: every change is on the disk before its caller goes on."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from ...match.journal import Entry, Undone
from ..errors import not_reached
from ..logs import Seldom
from .engines.base import DatabaseConnection, DatabaseUnreachable, Engine, Fence, Gone, Row, Statement, insert, update
from .rows import ReviewRow, SeatRow, TableRow, entry_of, entry_text, row_of, values
from .writer import InDoubt, NotStored, Writer

FILE: Final = "tables.sqlite3"
DAY: Final = 86_400.0
T = TypeVar("T")


class NotInPlace(NotStored):
    """The database was deleted or replaced: nothing can be kept until it is back, or the server starts anew."""


class Store:
    """The journal of every table, and who sits there."""

    def __init__(self, engine: Engine, written: Callable[[float], None] = lambda _: None) -> None:
        """`written` is told how many seconds each change took."""
        self._engine = engine
        self._written = written
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(engine.readers, thread_name_prefix="reader")
        self._reading = threading.local()
        self._opened: list[DatabaseConnection] = []
        self._seldom = Seldom()

    @property
    def node(self) -> str | None:
        """By which name this process takes tables; None where it has them all."""
        return self._engine.node

    def connect(self) -> DatabaseConnection:
        """One more way in, for whoever must not wait for others."""
        return self._engine.connect()

    async def open(self) -> None:
        """Make or migrate the database, and begin to write."""
        await asyncio.to_thread(self._engine.bring_up)
        self._writer = Writer(self._engine)

    async def close(self) -> None:
        """Write what waits, see every read to its end, then stop.

        Also one that was broken off: its thread goes on, and would tell a loop that is no longer there.
        """
        if self._writer:
            await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()
        self._opened.clear()

    # Writing.

    async def create(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        opening: Entry | None,
        *,
        past: Sequence[Entry] = (),
        rematch_of: Fence | None = None,
    ) -> None:
        """A new table, ours; begun if its opening is given; what it takes over, and the finished one it follows."""
        changes = [insert("tables", {**values(row), "owner": self.node})]
        changes += [insert("seats", {"table_id": row.id, **values(seat)}) for seat in seats]
        if opening:
            changes += [_append(row.id, n, entry) for n, entry in enumerate((opening, *past))]
        if rematch_of:
            changes.append(update("tables", {"rematch": row.id}, {"id": rematch_of.table}))
        await self.write(changes, *([rematch_of] if rematch_of else []))

    async def seat(self, at: Fence, seat: SeatRow, opening: Entry | None = None) -> None:
        """Somebody sat down or got up; with the opening if that was the last seat."""
        changes: list[Statement] = [_seat(at.table, seat)]
        if opening:
            changes.append(_append(at.table, 0, opening))
        await self.write(changes, at)

    async def append(self, at: Fence, number: int, entry: Entry, *, over: bool, seats: Sequence[SeatRow] = ()) -> None:
        """One entry of a journal: the choice, the chance that answered it, all it told, and what it cost in time."""
        changes = [_append(at.table, number, entry), *(_seat(at.table, row) for row in seats)]
        if over or isinstance(entry, Undone):
            changes.append(_over(at.table, over=over))
        await self.write(changes, at)

    async def leave_out(self, at: Fence) -> None:
        """Somebody objected: this game is not counted, now and ever after."""
        await self.write([update("tables", {"counted": False}, {"id": at.table})], at)

    async def goes_on(self, at: Fence) -> None:
        """A game that was stored as over is not; what was found out about its end is forgotten."""
        found = ("DELETE FROM reviews WHERE id = ? AND record IS NULL", (at.table,))
        await self.write([_over(at.table, over=False), found], at)

    async def keep_review(self, row: ReviewRow) -> None:
        """A record that was brought along, or what was found out about a game."""
        await self.write([insert("reviews", values(row), over=("id",))])

    async def settle(self) -> None:
        """Done when all that was handed over before is on the disk or never will be; NotStored if nobody knows."""
        await self.write([])

    async def check(self) -> None:
        """Write what changes nothing, as far as the disk; NotStored if that fails."""
        await self.write([self._engine.nothing])

    async def write(self, changes: Sequence[Statement], *at: Fence) -> None:
        """All of these or none, on the disk before this is done; only if the tables they are made to are still ours."""
        assert self._writer
        start = time.perf_counter()
        try:
            await self._writer.write(changes, at)
        except NotStored:
            raise
        except Exception as error:
            raise self._failed(error) from error
        self._written(time.perf_counter() - start)

    def _failed(self, error: Exception) -> NotStored:
        # What a server says beyond its first sentence may quote what was to be kept.
        reason = (str(error) or type(error).__name__).partition("\n")[0]
        self._seldom.log("not-stored", logging.ERROR, reason=reason)
        if isinstance(error, DatabaseUnreachable):
            return InDoubt(reason)
        return NotInPlace(reason) if isinstance(error, Gone) else NotStored(reason)

    # Reading.

    async def read(self, look: Callable[..., T], *args: Any) -> T:
        """What this finds, which is handed a connection first; on a thread beside the loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, partial(self._look, look, *args))
        except DatabaseUnreachable as error:
            self._seldom.log("not-read", logging.ERROR, reason=str(error).partition("\n")[0])
            raise not_reached() from error

    def _look(self, look: Callable[..., T], *args: Any) -> T:
        connection: DatabaseConnection | None = getattr(self._reading, "connection", None)
        if connection is None:
            connection = self._reading.connection = self._engine.connect()
            self._opened.append(connection)
        try:
            return look(connection, *args)
        except DatabaseUnreachable:
            # It may be open where the database lay before: the next look opens it anew.
            self._reading.connection = None
            self._opened.remove(connection)
            connection.close()
            raise

    async def rows(self, query: str, *filling: Any) -> list[Row]:
        """The rows that a query finds."""
        return await self.read(_rows, query, filling)

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """All that is kept of a table."""
        return await self.read(kept_table, table)

    async def review(self, review: str) -> ReviewRow | None:
        """What is kept for reviewing a game."""
        found = await self.rows("SELECT * FROM reviews WHERE id = ?", review)
        return row_of(ReviewRow, found[0]) if found else None

    async def reviews_of(self, guest: str) -> int:
        """How many records a guest has brought along within a day."""
        since = time.time() - DAY
        return await self.count("reviews WHERE guest = ? AND created > ?", guest, since)

    async def count(self, what: str = "tables", *filling: Any) -> int:
        """How many tables are kept; or how many rows of something else."""
        (found,) = await self.rows(f"SELECT count(*) AS found FROM {what}", *filling)  # noqa: S608 - names of ours
        return int(found["found"])

    async def open_tables(self, guest: str) -> int:
        """How many unfinished tables a guest has set up within a day."""
        since = time.time() - DAY
        return await self.count("tables WHERE guest = ? AND created > ? AND over = ?", guest, since, False)


_INSERT_ENTRY: Final = "INSERT INTO journal (table_id, n, entry) VALUES (?, ?, ?)"


def _append(table: str, number: int, entry: Entry) -> Statement:
    return _INSERT_ENTRY, (table, number, entry_text(entry))


def _over(table: str, *, over: bool) -> Statement:
    return update("tables", {"over": over}, {"id": table})


def _seat(table: str, row: SeatRow) -> Statement:
    return update("seats", values(row), {"table_id": table, "seat": row.seat})


def _rows(connection: DatabaseConnection, query: str, filling: Sequence[Any]) -> list[Row]:
    return connection.rows(query, filling)


def kept_table(connection: DatabaseConnection, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
    """All that is kept of a table."""
    found = connection.rows("SELECT * FROM tables WHERE id = ?", (table,))
    if not found:
        return None
    seats = connection.rows("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    entries = connection.rows("SELECT entry FROM journal WHERE table_id = ? ORDER BY n", (table,))
    return (
        row_of(TableRow, found[0]),
        [row_of(SeatRow, row) for row in seats],
        [entry_of(row["entry"]) for row in entries],
    )
