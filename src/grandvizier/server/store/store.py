"""The store: one writer, every transaction on the disk before its caller goes on.

Changes of different tables that wait at the same time share one transaction, so that many tables cost little more
than one.  If such a transaction fails, each change is tried again by itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import URL, Executable, delete, event, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...match.journal import Entry, Undone
from ..logs import log
from .place import Gone, Place
from .revisions import bring_up
from .rows import ReviewRow, SeatRow, TableRow, entry_of, entry_text
from .schema import JOURNAL, REVIEWS, SEATS, TABLES

FILE: Final = "tables.sqlite3"
DAY: Final = 86_400.0
Change: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement, and what it is filled with."""


class NotStored(Exception):
    """A change that could not be kept; nothing of it was."""


class NotInPlace(NotStored):
    """The database was deleted or replaced: nothing can be kept until it is back, or the server starts anew."""


def _set_up_connection(connection: Any, _record: object) -> None:
    """Write-ahead log, and every commit waits until the disk has it."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


class Store:
    """The journal of every table, and who sits there."""

    def __init__(self, folder: Path, written: Callable[[float], None] = lambda _: None) -> None:
        """`written` is told how many seconds each change took."""
        self._path = folder / FILE
        self._written = written
        self._waiting: asyncio.Queue[tuple[list[Change], asyncio.Future[None]]] = asyncio.Queue()
        self._engine: AsyncEngine | None = None
        self._place: Place | None = None
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make or migrate the database, and begin to write."""
        await asyncio.to_thread(bring_up, self._path)
        self._engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self._path)), hide_parameters=True
        )
        event.listen(self._engine.sync_engine, "connect", _set_up_connection)
        # The log beside the database is there from the first look into it until the last connection is closed.
        await self.count()
        self._place = Place(self._path)
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._engine:
            await self._engine.dispose()

    # Writing.

    async def create(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        opening: Entry | None,
        *,
        past: Sequence[Entry] = (),
        rematch_of: str | None = None,
    ) -> None:
        """A new table, begun if its opening is given; what it takes over, and the finished one it follows."""
        changes: list[Change] = [(insert(TABLES), asdict(row))]
        changes += [(insert(SEATS), {"table_id": row.id, **asdict(seat)}) for seat in seats]
        if opening:
            changes += [_append(row.id, n, entry) for n, entry in enumerate((opening, *past))]
        if rematch_of:
            changes.append((update(TABLES).where(TABLES.c.id == rematch_of).values(rematch=row.id), {}))
        await self.write(changes)

    async def seat(self, table: str, seat: SeatRow, opening: Entry | None = None) -> None:
        """Somebody sat down or got up; with the opening if that was the last seat."""
        changes: list[Change] = [_seat(table, seat)]
        if opening:
            changes.append(_append(table, 0, opening))
        await self.write(changes)

    async def append(self, table: str, number: int, entry: Entry, *, over: bool, seats: Sequence[SeatRow] = ()) -> None:
        """One entry of a journal: the choice, the chance that answered it, all it told, and what it cost in time."""
        changes = [_append(table, number, entry), *(_seat(table, row) for row in seats)]
        if over or isinstance(entry, Undone):
            changes.append(_over(table, over=over))
        await self.write(changes)

    async def goes_on(self, table: str) -> None:
        """A game that was stored as over is not; what was found out about its end is forgotten."""
        found = (REVIEWS.c.id == table) & REVIEWS.c.record.is_(None)
        await self.write([_over(table, over=False), (delete(REVIEWS).where(found), {})])

    async def keep_review(self, row: ReviewRow) -> None:
        """A record that was brought along, or what was found out about a game."""
        await self.write([(insert(REVIEWS).prefix_with("OR REPLACE"), asdict(row))])

    async def check(self) -> None:
        """Write what changes nothing, as far as the disk; NotStored if that fails."""
        await self.write([(_NOTHING, {})])

    async def write(self, changes: list[Change]) -> None:
        """All of these or none, on the disk before this is done."""
        start = time.perf_counter()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((changes, done))
        await done
        self._written(time.perf_counter() - start)

    async def _write_on(self) -> None:
        assert self._engine
        async with self._engine.connect() as connection:
            while True:
                jobs = [await self._waiting.get()]
                while not self._waiting.empty() and len(jobs) < 200:
                    jobs.append(self._waiting.get_nowait())
                await self._write_together(connection, jobs)
                for _ in jobs:
                    self._waiting.task_done()

    async def _write_together(
        self, connection: AsyncConnection, jobs: list[tuple[list[Change], asyncio.Future[None]]]
    ) -> None:
        assert self._place
        try:
            self._place.check()
            await _commit(connection, [change for changes, _ in jobs for change in changes])
            # Nobody hears of what went into a file that nobody will find again.
            self._place.check()
        except (SQLAlchemyError, OSError) as error:
            if len(jobs) == 1:
                _fail(jobs[0][1], error)
                return
            for job in jobs:
                await self._write_together(connection, [job])
            return
        for _, done in jobs:
            if not done.done():
                done.set_result(None)

    # Reading.

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with."""
        assert self._engine
        return self._engine.connect()

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """All that is kept of a table."""
        assert self._engine
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if found is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            rows = [
                SeatRow(**{name: value for name, value in row.items() if name != "table_id"})
                for row in seats.mappings()
            ]
            entries = await connection.execute(
                select(JOURNAL.c.entry).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.n)
            )
            return TableRow(**found), rows, [entry_of(text) for text in entries.scalars()]

    async def review(self, review: str) -> ReviewRow | None:
        """What is kept for reviewing a game."""
        assert self._engine
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(REVIEWS).where(REVIEWS.c.id == review))).mappings().first()
            return ReviewRow(**found) if found else None

    async def reviews_of(self, guest: str) -> int:
        """How many records a guest has brought along within a day."""
        assert self._engine
        mine = (REVIEWS.c.guest == guest) & (REVIEWS.c.created > time.time() - DAY)
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(mine))).scalar_one())

    async def count(self) -> int:
        """How many tables are kept."""
        assert self._engine
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(TABLES))).scalar_one())

    async def open_tables(self, guest: str) -> int:
        """How many unfinished tables a guest has set up within a day."""
        assert self._engine
        mine = (TABLES.c.guest == guest) & (TABLES.c.created > time.time() - DAY) & TABLES.c.over.is_(False)
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(mine))).scalar_one())


_INSERT_ENTRY: Final = insert(JOURNAL)
_NOTHING: Final = text("PRAGMA user_version = 0")
"""Sets what is so already; the database is written all the same."""


def _append(table: str, number: int, entry: Entry) -> Change:
    return _INSERT_ENTRY, {"table_id": table, "n": number, "entry": entry_text(entry)}


def _over(table: str, *, over: bool) -> Change:
    return update(TABLES).where(TABLES.c.id == table).values(over=over), {}


def _seat(table: str, row: SeatRow) -> Change:
    here = (SEATS.c.table_id == table) & (SEATS.c.seat == row.seat)
    return update(SEATS).where(here).values(**asdict(row)), {}


async def _commit(connection: AsyncConnection, changes: list[Change]) -> None:
    """All of these in one transaction; the entries of journals last, in one go."""
    entries = [filling for statement, filling in changes if statement is _INSERT_ENTRY]
    async with connection.begin():
        for statement, filling in changes:
            if statement is not _INSERT_ENTRY:
                await connection.execute(statement, filling)
        if entries:
            await connection.execute(_INSERT_ENTRY, entries)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    reason = str(error) if isinstance(error, Gone) else str(getattr(error, "orig", None) or type(error).__name__)
    log("not-stored", logging.ERROR, reason=reason)
    if not done.done():
        failure = NotInPlace(reason) if isinstance(error, Gone) else NotStored(str(error))
        failure.__cause__ = error
        done.set_exception(failure)
