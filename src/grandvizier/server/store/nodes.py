"""Which node has which table.

A node is one process that serves.  It has a table until it releases it, or until somebody else takes it because the
node was not heard of for as long as its lease lasts.  That is told by the database's clock alone.  Nobody relies on it
for what is written: that is fenced (`engines/postgres.py`), so that a node that has lost a table without knowing it
writes nothing more there.
"""
# ruff: noqa: S608 - every part of a statement stands in this file

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeVar

from ..logs import log
from .engines.base import DatabaseConnection, Row
from .store import Store

NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
"""The time by the database's clock, in seconds; no other counts."""
LIVING: Final = f"SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND nodes.until > {NOW}"
BEAT: Final = f"""
    INSERT INTO nodes (id, address, until) VALUES (?, ?, {NOW} + ?)
    ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until
    RETURNING {NOW} AS now
"""
SUCCEED: Final = f"DELETE FROM nodes WHERE id <> ? AND (address = ? OR until < {NOW} - ?) RETURNING id"
CLAIM: Final = f"""
    UPDATE tables SET owner = ?, epoch = CASE WHEN owner = ? THEN epoch ELSE epoch + 1 END
    WHERE id = ? AND (owner IS NULL OR owner = ? OR NOT EXISTS ({LIVING}))
    RETURNING epoch
"""
OWNER: Final = f"""
    SELECT nodes.id, nodes.address, nodes.until FROM tables JOIN nodes ON nodes.id = tables.owner
    WHERE tables.id = ? AND nodes.until > {NOW}
"""
RELEASE: Final = "UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE owner = ?"
ORPHANS: Final = f"""
    UPDATE tables SET owner = ?, epoch = epoch + 1
    WHERE id IN (
        SELECT id FROM tables
        WHERE clock IS NOT NULL AND NOT over AND (owner IS NULL OR NOT EXISTS ({LIVING}))
        LIMIT ? FOR UPDATE SKIP LOCKED
    )
    RETURNING id
"""
ALIVE: Final = f"SELECT id, address, until FROM nodes WHERE until > {NOW} ORDER BY id"
LONG: Final = 86_400.0
"""Seconds after which a node that is gone is forgotten."""
SKEW: Final = 60.0
"""Seconds by which a node's clock may differ from the database's before anybody is told."""
T = TypeVar("T")


class LiveNode(NamedTuple):
    """A node that lives."""

    id: str
    address: str
    """Where the others reach it."""
    until: float
    """When it is taken for gone unless it is heard of, by the database's clock."""


class Mine(NamedTuple):
    """A table that this node has."""

    epoch: int


Claim: TypeAlias = Mine | LiveNode | None
"""Whose a table is: ours, a living node's, or nobody's since there is no such table."""


class Ownership(Protocol):
    """Whose the tables are."""

    async def join(self, address: str) -> None:
        """Be found by the others at this address, in the place of whoever had it before."""

    async def beat(self) -> None:
        """Stay one of them for another lease."""

    async def claim(self, table: str) -> Claim:
        """Have this table from now on, unless a living node has it.

        What this node still had on its way to the table is there or never will be once this is done, also over a
        connection that was lost.
        """

    async def owner(self, table: str) -> LiveNode | None:
        """The living node that has a table, if it is another one."""

    async def release(self, tables: Iterable[str]) -> None:
        """Let others have these; those of them that are not ours any more are left as they are."""

    async def orphans(self, limit: int) -> list[str]:
        """Take so many tables at most where time runs and whose node is gone: which ones."""

    async def alive(self) -> list[LiveNode]:
        """All nodes that live, this one among them."""

    async def leave(self) -> None:
        """Let others have everything, and be no node any more."""


class Alone:
    """One process has all tables; nothing has to be written down."""

    async def join(self, address: str) -> None:
        """There is nobody to join."""

    async def beat(self) -> None:
        """There is nobody to hear it."""

    async def claim(self, table: str) -> Claim:  # noqa: ARG002 - whichever it is
        """It is ours, if there is one."""
        return Mine(0)

    async def owner(self, table: str) -> LiveNode | None:
        """There is no other."""

    async def release(self, tables: Iterable[str]) -> None:
        """There is nobody to have them."""

    async def orphans(self, limit: int) -> list[str]:  # noqa: ARG002 - there are none
        """All tables have a node."""
        return []

    async def alive(self) -> list[LiveNode]:
        """Nobody else."""
        return []

    async def leave(self) -> None:
        """There is nobody to leave."""


class Nodes:
    """One node among those that share a database."""

    def __init__(self, store: Store, address: str = "", lease: float = 20.0) -> None:
        """`address` is where the others reach this node; it is gone `lease` seconds after its last beat."""
        assert store.node
        self.id = store.node
        self.address = address
        self._lease = lease
        self._store = store
        # Neither a long read nor a table that is being written keeps a beat waiting.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="nodes")
        self._connection: DatabaseConnection | None = None
        self._is_warned = False

    async def join(self, address: str) -> None:
        """Be found by the others at this address, in the place of whoever had it before."""
        self.address = address
        await self._ask(_rows, SUCCEED, (self.id, self.address, LONG))
        await self.beat()

    async def beat(self) -> None:
        """Stay one of them for another lease."""
        (found,) = await self._ask(_rows, BEAT, (self.id, self.address, self._lease))
        skew = time.time() - found["now"]
        if abs(skew) > SKEW and not self._is_warned:
            self._is_warned = True
            way = "ahead of" if skew > 0 else "behind"
            reason = (
                f"this clock is {abs(skew):.0f} s {way} the database's; set it right: tables go by the database's "
                "alone, but sign-ins and the dates of what is said by this one"
            )
            log("clock-skew", logging.WARNING, reason=reason)

    async def claim(self, table: str) -> Claim:
        """Have this table from now on, unless a living node has it."""
        return await self._store.read(_claim, self.id, table)

    async def owner(self, table: str) -> LiveNode | None:
        """The living node that has a table, if it is another one."""
        found = [LiveNode(**row) for row in await self._store.rows(OWNER, table)]
        return found[0] if found and found[0].id != self.id else None

    async def release(self, tables: Iterable[str]) -> None:
        """Let others have these."""
        await self._ask(_release, self.id, list(tables))

    async def orphans(self, limit: int) -> list[str]:
        """Take so many tables at most where time runs and whose node is gone."""
        return [row["id"] for row in await self._store.rows(ORPHANS, self.id, limit)]

    async def alive(self) -> list[LiveNode]:
        """All nodes that live."""
        return [LiveNode(**row) for row in await self._store.rows(ALIVE)]

    async def leave(self) -> None:
        """Let others have everything, and be no node any more."""
        try:
            await self._ask(_rows, f"{RELEASE} RETURNING id", (self.id,))
            await self._ask(_rows, "DELETE FROM nodes WHERE id = ? RETURNING id", (self.id,))
        finally:
            await asyncio.to_thread(self._thread.shutdown)
            if self._connection:
                self._connection.close()

    async def _ask(self, look: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._look, look, *args)

    def _look(self, look: Callable[..., T], *args: object) -> T:
        if self._connection is None:
            self._connection = self._store.connect()
        return look(self._connection, *args)


def _rows(connection: DatabaseConnection, query: str, filling: Sequence[object]) -> list[Row]:
    return connection.rows(query, filling)


def _claim(connection: DatabaseConnection, node: str, table: str) -> Claim:
    while True:
        # Also our own is written: that waits for whatever is still being written to the table.
        if taken := connection.rows(CLAIM, (node, node, table, node)):
            return Mine(taken[0]["epoch"])
        if owner := connection.rows(OWNER, (table,)):
            return LiveNode(**owner[0])
        if not connection.rows("SELECT 1 AS found FROM tables WHERE id = ?", (table,)):
            return None


def _release(connection: DatabaseConnection, node: str, tables: Sequence[str]) -> None:
    connection.rows(f"{RELEASE} AND id = ANY(?) RETURNING id", (node, tables))
