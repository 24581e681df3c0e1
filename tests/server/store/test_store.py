"""The store: what it keeps, how it writes, and that migrations and tables agree."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from grandvizier import Match
from grandvizier.match.journal import Undone
from grandvizier.server.errors import RequestError
from grandvizier.server.logs import writing
from grandvizier.server.store import FILE, Fence, NotStored, SeatRow, Store, TableRow, listing
from grandvizier.server.store.chat import Talk, keep_line, last_lines
from grandvizier.server.store.engines.base import DatabaseConnection
from grandvizier.server.store.engines.sqlite import SQLite
from grandvizier.server.store.listing import ListedRow, clocked, named
from grandvizier.server.store.migration import migrate, migrations
from grandvizier.server.store.revisions import REVISIONS, bring_up
from grandvizier.server.store.rows import LineRow, ReviewRow, Room, columns, entry_of, entry_text
from grandvizier.server.store.schema import METADATA

from ...patience import PATIENCE
from .conftest import MakeEngine, Place


def row(name: str) -> TableRow:
    return TableRow(
        id=name, game="three-wishes", players=3, options={"own_switch": True}, components=None, fingerprint="f",
        rules=1, memory="faithful", seed="s", guest="g", created=time.time(),
    )  # fmt: skip


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_lead_to_the_tables(kind: str, request: pytest.FixtureRequest) -> None:
    url = "sqlite://" if kind == "sqlite" else request.getfixturevalue("empty_postgres")
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool)
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


def test_many_changes_at_once_and_one_of_them_wrong(make_engine: MakeEngine) -> None:
    """Changes that share a transaction do not share their failures."""
    opening = Match("three-wishes", players=3, seed=3).journal[0]

    async def run() -> list[object]:
        store = Store(make_engine())
        await store.open()
        seats = [SeatRow(seat=n, kind="open") for n in range(3)]
        await asyncio.gather(*(store.create(row(f"t{n}"), seats, opening) for n in range(20)))
        results = await asyncio.gather(
            *(store.append(Fence(f"t{n}", 0), 0 if n == 7 else 1, opening, over=n == 3) for n in range(20)),
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
        store = Store(SQLite(tmp_path / FILE))
        await store.open()
        assert store._writer
        # The very connection that writes; it has nothing to do meanwhile.
        writing = store._writer._connection
        found = writing.rows("PRAGMA journal_mode"), writing.rows("PRAGMA synchronous")
        await store.close()
        return found

    assert asyncio.run(run()) == ([{"journal_mode": "wal"}], [{"synchronous": 2}])


@pytest.mark.parametrize("lost", [(FILE,), (f"{FILE}-wal",), (FILE, f"{FILE}-wal", f"{FILE}-shm")])
def test_a_reader_that_comes_while_the_database_is_away_reads_again_once_it_is_back(
    tmp_path: Path, lost: tuple[str, ...]
) -> None:
    """What it says meanwhile is that the tables cannot be reached; and no empty database is made in their place."""
    files = [tmp_path / name for name in lost]

    async def run() -> None:
        store = Store(SQLite(tmp_path / FILE))
        await store.open()
        await store.create(row("t0"), [SeatRow(seat=0, kind="open")], None)
        for file in files:
            file.rename(file.with_name(f"{file.name}.away"))
        with pytest.raises(RequestError) as refused:
            await store.count()
        assert (refused.value.code, refused.value.status) == ("not-stored", 503)
        for file in files:
            file.with_name(f"{file.name}.away").rename(file)
        assert await store.count() == 1
        await store.create(row("t1"), [SeatRow(seat=0, kind="open")], None)
        assert await store.count() == 2
        await store.close()

    asyncio.run(run())


def test_a_read_that_was_broken_off_has_ended_when_the_store_is_closed(make_engine: MakeEngine) -> None:
    """Its thread would tell a loop that is gone."""
    begun, let_go = threading.Event(), threading.Event()

    def hold(_connection: DatabaseConnection) -> None:
        begun.set()
        assert let_go.wait(PATIENCE)

    def of_stores() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name.startswith(("reader", "writer"))}

    async def run() -> tuple[set[threading.Thread], set[threading.Thread]]:
        store = Store(make_engine())
        await store.open()
        reading = asyncio.create_task(store.read(hold))
        await asyncio.to_thread(begun.wait, PATIENCE)
        before = of_stores()
        reading.cancel()
        threading.Timer(0.3, let_go.set).start()
        await store.close()
        return before, of_stores()

    others = set(threading.enumerate())
    before, after = asyncio.run(run())
    assert before - others, "somebody was reading"
    assert after <= others


def test_a_database_of_the_future_is_not_touched(make_engine: MakeEngine, place: Place) -> None:
    async def run() -> None:
        store = Store(make_engine())
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())
    place.run("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Exception, match="9999"):
        asyncio.run(run())
    assert place.run("SELECT version_num FROM alembic_version") == [("9999",)]


def test_every_revision_is_known_by_name() -> None:
    scripts = ScriptDirectory.from_config(migrations())
    assert [script.revision for script in scripts.walk_revisions()] == [*reversed(REVISIONS)]


def test_no_text_is_too_long_or_too_strange(make_engine: MakeEngine) -> None:
    """What cannot be told apart from another text is kept as one that nobody can read; none is refused."""
    long = replace(row("t"), fingerprint="f" * 1000, seed="s" * 1000)
    strange = SeatRow(seat=0, kind="person", name="A\0da")

    async def run() -> str:
        store = Store(make_engine())
        await store.open()
        await store.create(long, [strange], None)
        kept = await store.load("t")
        assert kept
        assert kept[0] == long
        assert await store.load("t\0") is None
        await store.close()
        return kept[1][0].name

    assert asyncio.run(run()) in {"A\0da", "A\ufffdda"}


def test_all_kinds_of_values_come_back_as_they_were(make_engine: MakeEngine) -> None:
    """Texts in any script, numbers of any size, yes and no, JSON and nothing."""
    whole = replace(
        row("t"), options={"a": True, "b": 3, "c": "ñ"}, components="# ünïcode \U0001f9de\n'quoted' %s ?", listed=True,
        clock={"bank": 1.5, "of": [1, None]}, pause=0.1 + 0.2, first=2, created=1763345678.123456,
    )  # fmt: skip
    seats = [
        SeatRow(seat=0, kind="person", name="Zoë %s ?", key="k", used=1e-9, standing={"x": 1}, prepared={"deep": [{}]}),
        SeatRow(seat=1, kind="open", at=2**31 - 1),
    ]
    line = LineRow(n=0, room="table", seat=None, name="?", phrase="", text="100 % — “sì”", said=0.25)
    review = ReviewRow(id="r", guest="g", created=2.5, record='{"\\u0000": 1}')

    async def run() -> None:
        store = Store(make_engine())
        await store.open()
        await store.create(whole, seats, None)
        await keep_line(store, whole.fence, line)
        for weighed in (None, "[1]"):
            await store.keep_review(replace(review, weighed=weighed))
        assert await store.load("t") == (whole, seats, [])
        assert await last_lines(store, "t", 5) == {"table": Talk(1, (line,)), "onlookers": Talk()}
        assert await store.review("r") == replace(review, weighed="[1]")
        assert await store.reviews_of("g") == 0
        (found,) = await named(store, ["t", "none"], {})
        assert found.row == ListedRow(**{name: getattr(whole, name) for name in columns(ListedRow)})
        assert await clocked(store) == ["t"]
        await store.check()
        await store.close()

    asyncio.run(run())


def test_what_is_listed_is_read_without_the_components_of_its_tables(make_engine: MakeEngine) -> None:
    read: list[dict[str, Any]] = []

    class Noting(NamedTuple):
        connection: DatabaseConnection

        def rows(self, query: str, filling: Sequence[Any] = ()) -> list[dict[str, Any]]:
            found = self.connection.rows(query, filling)
            read.extend(found)
            return found

    async def run() -> None:
        store = Store(make_engine())
        await store.open()
        await store.create(replace(row("t"), components="x" * 200_000), [SeatRow(seat=0, kind="open")], None)
        await store.read(lambda connection: listing._named(Noting(connection), ["t"], {}))  # type: ignore[arg-type]
        await store.close()

    asyncio.run(run())
    assert {row["id"] for row in read if "id" in row} == {"t"}
    assert sum(len(str(row)) for row in read) < 2_000


def test_what_is_said_in_one_room_pushes_nothing_out_of_the_other(make_engine: MakeEngine) -> None:
    def line(number: int, room: Room) -> LineRow:
        return LineRow(n=number, room=room, seat=None, name="", phrase="", text=f"{number}", said=1.0)

    async def run() -> None:
        store = Store(make_engine())
        await store.open()
        await store.create(row("t"), [], None)
        said: list[LineRow] = [line(0, "table"), *(line(number, "onlookers") for number in range(1, 9))]
        for one in said:
            await keep_line(store, row("t").fence, one)
        assert await last_lines(store, "t", 5) == {
            "table": Talk(1, (said[0],)),
            "onlookers": Talk(8, tuple(said[-5:])),
        }
        await store.close()

    asyncio.run(run())


def test_what_fails_again_and_again_is_written_once(make_engine: MakeEngine, place: Place) -> None:
    written = io.StringIO()

    async def run() -> None:
        store = Store(make_engine())
        await store.open()
        for number in range(5):
            with pytest.raises(NotStored):
                await store.write([("INSERT INTO nowhere VALUES (?)", (number,))])
        if not place.url:
            for file in place.folder.glob(f"{FILE}*"):
                file.rename(file.with_name(f"{file.name}.away"))
            for _ in range(5):
                with pytest.raises(RequestError):
                    await store.count()
        await store.close()

    with writing("json", written):
        asyncio.run(run())
    events = [json.loads(line)["event"] for line in written.getvalue().splitlines()]
    assert events == (["not-stored"] if place.url else ["not-stored", "not-read"])


LIGHT = """
import asyncio, pathlib, sys
import grandvizier
assert not {"babel", "fluent", "numpy", "starlette", "sqlalchemy"} & set(sys.modules)
from grandvizier.server.store import Store
from grandvizier.server.store.engines.base import DatabaseConnection
from grandvizier.server.store.engines.sqlite import SQLite

async def run():
    store = Store(SQLite(pathlib.Path(sys.argv[1])))
    await store.open()
    await store.close()

asyncio.run(run())
from grandvizier.server import app
assert not {"alembic", "psycopg", "sqlalchemy"} & set(sys.modules)
"""


def test_what_is_rarely_needed_is_loaded_when_it_is(tmp_path: Path) -> None:
    """A server that finds nothing to migrate does without Alembic, and the engine without words."""
    bring_up(tmp_path / FILE)
    subprocess.run([sys.executable, "-c", LIGHT, str(tmp_path / FILE)], check=True)
