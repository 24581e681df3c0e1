"""What is kept of what people said."""

from __future__ import annotations

from .engines.base import Fence, insert
from .rows import LineRow, row_of, values
from .store import Store


async def keep_line(store: Store, at: Fence, line: LineRow) -> None:
    """Somebody said something."""
    await store.write([insert("chat", {"table_id": at.table, **values(line)})], at)


async def last_lines(store: Store, table: str, most: int) -> list[LineRow]:
    """The last that were said at a table, oldest first."""
    rows = await store.rows("SELECT * FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?", table, most)
    return [row_of(LineRow, row) for row in reversed(rows)]
