"""What is kept of what people said."""

from __future__ import annotations

from typing import Final, NamedTuple

from .engines.base import DatabaseConnection, Fence, insert
from .rows import LineRow, Room, row_of, values
from .store import Store

ROOMS: Final[tuple[Room, ...]] = ("table", "onlookers")


class Talk(NamedTuple):
    """What was said in one room."""

    said: int = 0
    """So many lines in all,"""
    lines: tuple[LineRow, ...] = ()
    """and these are the last of them, oldest first."""


SILENCE: Final = dict.fromkeys(ROOMS, Talk())


async def keep_line(store: Store, at: Fence, line: LineRow) -> None:
    """Somebody said something."""
    await store.write([insert("chat", {"table_id": at.table, **values(line)})], at)


async def last_lines(store: Store, table: str, most: int) -> dict[Room, Talk]:
    """What was said at a table lately; in no room more than that is read."""
    return await store.read(_last_lines, table, most)


def _last_lines(connection: DatabaseConnection, table: str, most: int) -> dict[Room, Talk]:
    there = "FROM chat WHERE table_id = ? AND room = ?"
    found = {}
    for room in ROOMS:
        (counted,) = connection.rows(f"SELECT count(*) AS lines {there}", (table, room))
        rows = connection.rows(f"SELECT * {there} ORDER BY n DESC LIMIT ?", (table, room, most))
        found[room] = Talk(counted["lines"], tuple(row_of(LineRow, row) for row in reversed(rows)))
    return found
