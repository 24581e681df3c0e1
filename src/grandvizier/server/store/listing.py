"""Tables as the lobby lists them: who sits there, who is asked and where time runs, read without replaying anything."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...core.events import ASKED
from ...match.journal import Chosen, Entry, Undone
from ..protocol.base import Memory
from .engines.base import DatabaseConnection, one_of
from .rows import Options, SeatRow, columns, entry_of, row_of
from .store import Store

PART: Final = 16
"""So many entries of a journal are read at a time."""
LAST: Final = """
    SELECT journal.table_id, journal.entry
    FROM journal JOIN (SELECT table_id, max(n) AS n FROM journal WHERE table_id {} GROUP BY table_id) AS newest
    ON journal.table_id = newest.table_id AND journal.n = newest.n
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedRow:
    """Of a table as it was set up, what is listed: not its components, which are long."""

    id: str
    game: str
    options: Options
    memory: Memory
    created: float
    clock: dict[str, Any] | None
    over: bool


@dataclass(frozen=True, slots=True)
class Listed:
    """A table with its seats, and who is asked."""

    row: ListedRow
    seats: list[SeatRow]
    begun: bool
    turn: int | None


async def named(store: Store, tables: Collection[str], turns: Mapping[str, int | None]) -> list[Listed]:
    """The tables of these names, newest first; `turns` says who is asked at those that are in memory."""
    return await store.read(_named, tuple(tables), turns)


async def clocked(store: Store) -> list[str]:
    """The tables where time may run.

    Earlier versions went on storing a game as over that was opened again; so those whose last entry asks somebody are
    among them, and replaying decides.
    """
    return await store.read(_clocked)


def _named(connection: DatabaseConnection, tables: Sequence[str], turns: Mapping[str, int | None]) -> list[Listed]:
    which = f"FROM tables WHERE id {one_of(len(tables))} ORDER BY created DESC"
    found = connection.rows(f"SELECT {', '.join(columns(ListedRow))} {which}", tables)
    rows = [row_of(ListedRow, row) for row in found]
    names = [row.id for row in rows]
    seats, last = _seats(connection, names), _last_entries(connection, one_of(len(names)), names)
    return [
        Listed(
            row,
            seats.get(row.id, []),
            row.id in last,
            turns[row.id] if row.id in turns else _turn(connection, row, last.get(row.id)),
        )
        for row in rows
    ]


def _clocked(connection: DatabaseConnection) -> list[str]:
    timed = "SELECT id FROM tables WHERE clock IS NOT NULL AND over = ?"
    running = [row["id"] for row in connection.rows(timed, [False])]
    last = _last_entries(connection, f"IN ({timed})", [True])
    return running + [table for table, entry in last.items() if _may_ask(entry)]


def _may_ask(last: Entry) -> bool:
    """Whether somebody may be asked after this entry, told without replaying what came before it."""
    return isinstance(last, Undone) or any(event[0] == ASKED for _, event in last.feed)


def _seats(connection: DatabaseConnection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    query = f"SELECT * FROM seats WHERE table_id {one_of(len(tables))} ORDER BY seat"  # noqa: S608 - marks alone
    for row in connection.rows(query, tables):
        found.setdefault(row["table_id"], []).append(row_of(SeatRow, row))
    return found


def _last_entries(connection: DatabaseConnection, which: str, filling: Sequence[Any]) -> dict[str, Entry]:
    return {row["table_id"]: entry_of(row["entry"]) for row in connection.rows(LAST.format(which), filling)}


def _turn(connection: DatabaseConnection, row: ListedRow, last: Entry | None) -> int | None:
    """Whom the last choice that stands has asked: after an undo it is an older one."""
    if last is None or row.over:
        return None
    if not isinstance(last, Chosen):
        last = _last_standing(connection, row.id)
    return next((event[2] for _, event in reversed(last.feed) if event[0] == ASKED), None)


def _last_standing(connection: DatabaseConnection, table: str) -> Chosen:
    """The last choice that was not taken back, read from the end of the journal and no further than needed."""
    taken = 0
    for entry in _backwards(connection, table):
        if isinstance(entry, Undone):
            taken += entry.agreed or 1
        elif not taken:
            return entry
        else:
            taken -= 1
    raise LookupError(f"nothing stands in the journal of table {table}")


def _backwards(connection: DatabaseConnection, table: str) -> Iterator[Entry]:
    query = "SELECT n, entry FROM journal WHERE table_id = ? AND n < ? ORDER BY n DESC LIMIT ?"
    before = 2**31 - 1
    while part := connection.rows(query, (table, before, PART)):
        for row in part:
            yield entry_of(row["entry"])
        before = part[-1]["n"]
