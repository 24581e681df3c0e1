"""The store: what it keeps, how it writes, and that migrations and tables agree."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from grandvizier import Match
from grandvizier.match.journal import Undone
from grandvizier.server.store import FILE, NotStored, SeatRow, Store, TableRow
from grandvizier.server.store.migration import migrate, migrations
from grandvizier.server.store.revisions import REVISIONS, bring_up
from grandvizier.server.store.rows import entry_of, entry_text
from grandvizier.server.store.schema import METADATA


def row(name: str) -> TableRow:
    return TableRow(
        id=name, game="three-wishes", players=3, options={"own_switch": True}, components=None, fingerprint="f",
        rules=1, memory="faithful", seed="s", guest="g", created=time.time(),
    )  # fmt: skip


def test_migrations_lead_to_the_tables() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_an_entry_is_read_back_as_it_was() -> None:
    match = Match("three-wishes", players=4, seed=3)
    for _ in range(10):
        assert match.seat is not None
        match.play(match.seat, *match.choices(match.seat)[-1].path, by="bot")
    for entry in [*match.journal, Undone(2, 17)]:
        assert entry_of(entry_text(entry)) == entry


def test_many_changes_at_once_and_one_of_them_wrong(tmp_path: Path) -> None:
    """Changes that share a transaction do not share their failures."""
    opening = Match("three-wishes", players=3, seed=3).journal[0]

    async def run() -> list[object]:
        store = Store(tmp_path)
        await store.open()
        seats = [SeatRow(seat=n, kind="open") for n in range(3)]
        await asyncio.gather(*(store.create(row(f"t{n}"), seats, opening) for n in range(20)))
        results = await asyncio.gather(
            *(store.append(f"t{n}", 0 if n == 7 else 1, opening, over=n == 3) for n in range(20)),
            return_exceptions=True,
        )
        kept = await store.load("t3")
        assert kept
        assert kept[0].over
        assert kept[0].options == {"own_switch": True}
        assert [len((await store.load(f"t{n}") or ((), (), ()))[2]) for n in range(20)] == [
            2 - (n == 7) for n in range(20)
        ]
        assert await store.load("none") is None
        assert await store.open_tables("g") == 19
        await store.close()
        return list(results)

    results = asyncio.run(run())
    assert isinstance(results[7], NotStored)
    assert [result for n, result in enumerate(results) if n != 7] == [None] * 19


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def run() -> tuple[object, object]:
        store = Store(tmp_path)
        await store.open()
        assert store._engine
        async with store._engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            synchronous = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await store.close()
        return mode, synchronous

    assert asyncio.run(run()) == ("wal", 2)


def test_a_database_of_the_future_is_not_touched(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()

    async def run() -> None:
        store = Store(tmp_path)
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(Exception, match="9999"):
        asyncio.run(run())


def test_every_revision_is_known_by_name() -> None:
    scripts = ScriptDirectory.from_config(migrations())
    assert [script.revision for script in scripts.walk_revisions()] == [*reversed(REVISIONS)]


LIGHT = """
import asyncio, pathlib, sys
import grandvizier
assert not {"babel", "fluent", "numpy", "starlette", "sqlalchemy"} & set(sys.modules)
from grandvizier.server.store import Store

async def run():
    store = Store(pathlib.Path(sys.argv[1]))
    await store.open()
    await store.close()

asyncio.run(run())
from grandvizier.server import app
assert "alembic" not in sys.modules
"""


def test_what_is_rarely_needed_is_loaded_when_it_is(tmp_path: Path) -> None:
    """A server that finds nothing to migrate does without Alembic, and the engine without words."""
    bring_up(tmp_path / FILE)
    subprocess.run([sys.executable, "-c", LIGHT, str(tmp_path)], check=True)
