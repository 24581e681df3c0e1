"""The stores that are tested: one in a file, one on a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import pytest

from grandvizier.server.store import FILE
from grandvizier.server.store.engines.base import Engine
from grandvizier.server.store.engines.postgres import Postgres
from grandvizier.server.store.engines.sqlite import SQLite

from ...postgres import free_port

MakeEngine: TypeAlias = Callable[[], Engine]


@dataclass
class Place:
    """Where a server keeps its tables, and a way in beside it."""

    folder: Path
    url: str

    @cached_property
    def settings(self) -> dict[str, Any]:
        """A server that is started again has the address that it had: nobody waits for the lease of the one before."""
        port = free_port()
        return {"database": self.url, "port": port, "node_address": f"127.0.0.1:{port}"} if self.url else {}

    def run(self, statement: str, *filling: object) -> list[tuple[Any, ...]]:
        """Read or write something."""
        if self.url:
            with closing(psycopg.connect(self.url, autocommit=True)) as server:
                done = server.execute(statement.replace("?", "%s").encode(), filling)
                return done.fetchall() if done.description else []
        with closing(sqlite3.connect(self.folder / FILE, timeout=10)) as file, file:
            return file.execute(statement, filling).fetchall()

    def journal(self, table: str) -> list[str]:
        """The journal as it lies on the disk."""
        rows = self.run("SELECT n, entry FROM journal WHERE table_id = ? ORDER BY n", table)
        assert [n for n, _ in rows] == list(range(len(rows)))
        return [entry for _, entry in rows]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return Place(tmp_path, request.getfixturevalue("postgres") if request.param == "postgres" else "")


@pytest.fixture
def make_engine(place: Place) -> MakeEngine:
    """Opens one database again and again, as the same node."""
    return lambda: Postgres(place.url, "one") if place.url else SQLite(place.folder / FILE)
