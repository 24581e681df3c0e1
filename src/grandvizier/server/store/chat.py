"""What is kept of what people said."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import insert, select

from .rows import LineRow
from .schema import CHAT
from .store import Store


async def keep_line(store: Store, table: str, line: LineRow) -> None:
    """Somebody said something."""
    await store.write([(insert(CHAT), {"table_id": table, **asdict(line)})])


async def last_lines(store: Store, table: str, most: int) -> list[LineRow]:
    """The last that were said at a table, oldest first."""
    query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n.desc()).limit(most)
    async with store.reading() as connection:
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    for row in rows:
        del row["table_id"]
    return [LineRow(**row) for row in reversed(rows)]
