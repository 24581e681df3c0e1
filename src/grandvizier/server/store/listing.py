"""Tables as the lobby lists them: who sits there, who is asked and where time runs, read without replaying anything."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.events import ASKED
from ...match.journal import Chosen, Entry, Undone
from .rows import SeatRow, TableRow, entry_of
from .schema import JOURNAL, SEATS, TABLES
from .store import Store

PART: Final = 16
"""So many entries of a journal are read at a time."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table with its seats, and who is asked."""

    row: TableRow
    seats: list[SeatRow]
    begun: bool
    turn: int | None


async def named(store: Store, tables: Collection[str], turns: Mapping[str, int | None]) -> list[Listed]:
    """The tables of these names, newest first; `turns` says who is asked at those that are in memory."""
    async with store.reading() as connection:
        query = select(TABLES).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.created.desc())
        rows = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
        seats = await _seats(connection, [row.id for row in rows])
        last = await _last_entries(connection, [row.id for row in rows])
        return [
            Listed(
                row,
                seats.get(row.id, []),
                row.id in last,
                turns[row.id] if row.id in turns else await _turn(connection, row, last.get(row.id)),
            )
            for row in rows
        ]


async def clocked(store: Store) -> list[str]:
    """The tables where time may run.

    Earlier versions went on storing a game as over that was opened again; so those whose last entry asks somebody are
    among them, and replaying decides.
    """
    timed = select(TABLES.c.id).where(TABLES.c.clock.is_not(None))
    async with store.reading() as connection:
        running = list((await connection.execute(timed.where(TABLES.c.over.is_(False)))).scalars())
        last = await _last_entries(connection, timed.where(TABLES.c.over))
    return running + [table for table, entry in last.items() if _may_ask(entry)]


def _may_ask(last: Entry) -> bool:
    """Whether somebody may be asked after this entry, told without replaying what came before it."""
    return isinstance(last, Undone) or any(event[0] == ASKED for _, event in last.feed)


async def _seats(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in (await connection.execute(query)).mappings():
        fields: dict[str, Any] = dict(row)
        found.setdefault(fields.pop("table_id"), []).append(SeatRow(**fields))
    return found


async def _last_entries(connection: AsyncConnection, tables: Sequence[str] | Select[tuple[str]]) -> dict[str, Entry]:
    newest = (
        select(JOURNAL.c.table_id, func.max(JOURNAL.c.n))
        .where(JOURNAL.c.table_id.in_(tables))
        .group_by(JOURNAL.c.table_id)
    )
    query = select(JOURNAL.c.table_id, JOURNAL.c.entry).where(tuple_(JOURNAL.c.table_id, JOURNAL.c.n).in_(newest))
    return {table: entry_of(text) for table, text in await connection.execute(query)}


async def _turn(connection: AsyncConnection, row: TableRow, last: Entry | None) -> int | None:
    """Whom the last choice that stands has asked: after an undo it is an older one."""
    if last is None or row.over:
        return None
    if not isinstance(last, Chosen):
        last = await _last_standing(connection, row.id)
    return next((event[2] for _, event in reversed(last.feed) if event[0] == ASKED), None)


async def _last_standing(connection: AsyncConnection, table: str) -> Chosen:
    """The last choice that was not taken back, read from the end of the journal and no further than needed."""
    query = select(JOURNAL.c.entry).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.n.desc())
    taken = 0
    async with connection.stream_scalars(query.execution_options(yield_per=PART)) as texts:
        async for text in texts:
            entry = entry_of(text)
            if isinstance(entry, Undone):
                taken += entry.agreed or 1
            elif not taken:
                return entry
            else:
                taken -= 1
    raise LookupError(f"nothing stands in the journal of table {table}")
