"""A database is at one revision or at another: never between two, whenever it is cut off, and out of there again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine

from grandvizier.server.store import FILE, Store
from grandvizier.server.store.copy import check
from grandvizier.server.store.engines.sqlite import SQLite
from grandvizier.server.store.migration import bring_to, migrate, migrations
from grandvizier.server.store.revisions import NotMigrated

from ...patience import PATIENCE

HALVED = ("0001", "0002", "0003", "0004", "0005", "0006")
"""The steps that releases made one change at a time."""
ROWS = """
INSERT INTO tables (id, game, players, options, fingerprint, rules, memory, seed, guest, created, over)
VALUES ('t', 'three-wishes', 3, '{}', 'f', 1, 'faithful', 's', 'g', 7.5, 0);
INSERT INTO seats (table_id, seat, kind, name, bot, key, at, shown, closed)
VALUES ('t', 0, 'person', 'Ada', '', 'k', 1, 2, 3);
INSERT INTO journal VALUES ('t', 0, '{"kept": true}');
"""


def schema(database: Path) -> list[Any]:
    """Every table with its columns, every index, and the revision."""
    with closing(sqlite3.connect(database)) as opened:
        made = opened.execute("SELECT type, name, tbl_name FROM sqlite_master ORDER BY type, name").fetchall()
        columns = [sorted(opened.execute(f"PRAGMA table_info({name})")) for kind, name, _ in made if kind == "table"]
        known = "alembic_version" in {name for _, name, _ in made}
        return [made, columns, opened.execute("SELECT * FROM alembic_version").fetchall() if known else []]


def statements(revision: str) -> list[tuple[str, Any]]:
    """All that the steps up to this one write, in their order."""
    written: list[tuple[str, Any]] = []
    engine = create_engine("sqlite://")

    def note(_connection: object, _cursor: object, statement: str, filling: Any, *_more: object) -> None:
        if not statement.lstrip().startswith(("SELECT", "PRAGMA")):
            written.append((statement, filling))

    with engine.begin() as connection:
        event.listen(connection, "before_cursor_execute", note)
        migrate(connection, revision)
    engine.dispose()
    return written


def write(database: Path, written: list[tuple[str, Any]]) -> None:
    """One by one, each for good; the rows of a table as soon as there is a server that could have written them."""
    with closing(sqlite3.connect(database, isolation_level=None)) as opened:
        opened.execute("PRAGMA journal_mode = WAL")
        for statement, filling in written:
            opened.execute(statement, filling).fetchall()
            if statement.startswith("INSERT INTO alembic_version"):
                opened.executescript(ROWS)


def open_once(folder: Path) -> None:
    async def run() -> None:
        store = Store(SQLite(folder / FILE))
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())


def kept(database: Path) -> list[Any]:
    with closing(sqlite3.connect(database)) as opened:
        return [
            opened.execute("SELECT id, guest, created, hints, talk FROM tables").fetchall(),
            opened.execute("SELECT table_id, name, key, closed, stand_in, standing FROM seats").fetchall(),
            opened.execute("SELECT * FROM journal").fetchall(),
        ]


def test_every_place_where_an_older_release_could_stop_is_left_behind(tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    open_once(tmp_path / "whole")
    whole = schema(tmp_path / "whole" / FILE)
    written = statements(HALVED[-1])
    assert len(written) > 30
    begun = next(n for n, (statement, _) in enumerate(written, 1) if "INSERT INTO alembic_version" in statement)
    for stop in range(len(written) + 1):
        folder = tmp_path / str(stop)
        folder.mkdir()
        write(folder / FILE, written[:stop])
        open_once(folder)
        assert schema(folder / FILE) == whole, written[:stop][-1:]
        check(folder / FILE)
        if stop >= begun:
            assert kept(folder / FILE) == [
                [("t", "g", 7.5, 0, "open")],
                [("t", "Ada", "k", 3, "", "{}")],
                [("t", 0, '{"kept": true}')],
            ]


def test_the_steps_of_releases_are_all_there() -> None:
    revisions = [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()]
    assert tuple(reversed(revisions))[: len(HALVED)] == HALVED


KILLER = """
import asyncio, json, os, shutil, sys
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.engine import Engine
from grandvizier.server.store import FILE, Store
from grandvizier.server.store.engines.sqlite import SQLite
from tests.server.store.test_migration import schema

source, work = Path(sys.argv[1]), Path(sys.argv[2])
left = [0]

def count(*what):
    if len(what) == 1 or not what[2].lstrip().startswith(("SELECT", "PRAGMA")):
        if not left[0]:
            os._exit(9)
        left[0] -= 1

event.listen(Engine, "before_cursor_execute", count)
event.listen(Engine, "commit", count)
states = []
for kill in range(1000):
    folder = work / str(kill)
    shutil.copytree(source, folder)
    child = os.fork()
    if not child:
        left[0] = kill
        asyncio.run(Store(SQLite(folder / FILE)).open())
        os._exit(0)
    ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    states.append(schema(folder / FILE) if (folder / FILE).exists() else None)
    if ended != 9:
        break
print(json.dumps({"ended": ended, "states": states}))
"""


@pytest.mark.parametrize("revision", [None, "0001"])
def test_a_server_killed_at_any_statement_leaves_the_old_tables_or_the_new(
    tmp_path: Path, revision: str | None
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    if revision:
        write(source / FILE, statements(revision))
    else:
        sqlite3.connect(source / FILE).close()
    before = json.loads(json.dumps(schema(source / FILE)))
    work = tmp_path / "work"
    work.mkdir()
    ran = subprocess.run(
        [sys.executable, "-c", KILLER, str(source), str(work)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    assert told["ended"] == 0
    states, after = told["states"], told["states"][-1]
    assert len(states) > 20
    outcomes = [after == state for state in states]
    assert all(state in (before, after) for state in states)
    assert outcomes == sorted(outcomes), "old first, then new"
    for kill in (0, len(states) // 2, len(states) - 1):
        open_once(work / str(kill))
        assert json.loads(json.dumps(schema(work / str(kill) / FILE))) == after
        if revision:
            assert kept(work / str(kill) / FILE)[2] == [("t", 0, '{"kept": true}')]


def test_a_step_that_fails_changes_nothing(tmp_path: Path) -> None:
    """A row without its table is found before anything is for good."""
    database = tmp_path / FILE
    bring_to(database, "0003")
    with closing(sqlite3.connect(database)) as opened:
        opened.execute("INSERT INTO journal VALUES ('nowhere', 0, '{}')")
        opened.commit()
    before = schema(database)
    with pytest.raises(NotMigrated, match="rows of journal without their tables"):
        bring_to(database)
    assert schema(database) == before


def test_nobody_writes_while_the_steps_run(tmp_path: Path) -> None:
    database = tmp_path / FILE
    bring_to(database, "0003")
    seen: list[str] = []

    def meddle(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.lstrip().startswith("ALTER"):
            with closing(sqlite3.connect(database, timeout=0)) as other, pytest.raises(sqlite3.OperationalError) as no:
                other.execute("DELETE FROM tables")
            seen.append(str(no.value))

    event.listen(Engine, "before_cursor_execute", meddle)
    try:
        bring_to(database)
    finally:
        event.remove(Engine, "before_cursor_execute", meddle)
    assert len(seen) > 5
    assert set(seen) == {"database is locked"}
