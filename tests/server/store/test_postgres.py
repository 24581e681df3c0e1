"""PostgreSQL comes and goes: what is lost on the way is not told as kept, and nothing is kept twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path

import psycopg
import pytest

from grandvizier import Match
from grandvizier.server.errors import RequestError
from grandvizier.server.store import Fence, InDoubt, NotStored, SeatRow, Store
from grandvizier.server.store.engines.postgres import Postgres
from grandvizier.server.store.revisions import REVISIONS

from ...postgres import Server, own_server
from ..kit import Person, running
from .test_store import row
from .wire import Wire

OPENING = Match("three-wishes", players=3, seed=3).journal[0]
SEATS = [SeatRow(seat=n, kind="open") for n in range(3)]
LOST = b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'grandvizier' AND datname = "


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(Postgres(url, "one"))
    await store.open()
    await store.create(row("t"), SEATS, OPENING)
    try:
        yield store
    finally:
        await store.close()


async def length(store: Store) -> int:
    found = await store.load("t")
    assert found
    return len(found[2])


def hang_up(url: str) -> None:
    """The server ends every connection of ours."""
    with closing(psycopg.connect(url, autocommit=True)) as server:
        name = server.info.dbname
        server.execute(LOST + f"'{name}'".encode())


def test_a_connection_that_was_lost_is_opened_again(postgres: str) -> None:
    async def run() -> None:
        async with opened(postgres) as store:
            for n in range(1, 4):
                assert await length(store) == n
                await asyncio.to_thread(hang_up, postgres)
                await store.append(Fence("t", 0), n, OPENING, over=False)
                await asyncio.to_thread(hang_up, postgres)

    asyncio.run(run())


def test_what_was_kept_without_an_answer_is_not_told_as_kept_and_not_kept_twice(postgres: str) -> None:
    """Several that share a transaction are not tried again one by one either."""
    with Wire(postgres) as wire:

        async def run() -> None:
            async with opened(wire.url) as store:
                await store.create(row("u"), SEATS, OPENING)
                await asyncio.to_thread(wire.cut)
                wire.swallow = lambda asked: b"COMMIT" in asked
                results = await asyncio.gather(
                    *(store.append(Fence(name, 0), 1, OPENING, over=False) for name in "tu"), return_exceptions=True
                )
                assert [type(result) for result in results] == [InDoubt, InDoubt]
                wire.swallow = lambda _: False
                # It is there: whoever loads the table again sees it, and goes on after it.
                assert await length(store) == 2
                with pytest.raises(NotStored):
                    await store.append(Fence("t", 0), 1, OPENING, over=False)
                await store.append(Fence("t", 0), 2, OPENING, over=False)
                assert await length(store) == 3

        asyncio.run(run())


def test_what_was_said_without_an_answer_keeps_nobody_from_saying_more(postgres: str, tmp_path: Path) -> None:
    """The table is loaded again, with what was said if it was kept, and once."""
    with Wire(postgres) as wire, running(tmp_path, database=wire.url) as house:
        mine = house.new("me", "open", "open", talk="open")
        person = Person(house, mine["table"], mine["token"]).come()
        wire.cut()
        wire.swallow = lambda asked: b"COMMIT" in asked
        person.say("say", text="Is anybody there?")
        assert person.until("trouble", "refused")["code"] == "not-stored"
        wire.swallow = lambda _: False
        person.go()
        person.come().until("chat")
        person.say("say", text="I am.")
        person.until("chat")
        assert [line["text"] for line in person.chat] in (["Is anybody there?", "I am."], ["I am."])
        person.go()


def test_a_line_that_breaks_before_the_end_leaves_nothing(postgres: str) -> None:
    with Wire(postgres) as wire:

        async def run() -> None:
            async with opened(wire.url) as store:
                await asyncio.to_thread(wire.cut)
                wire.swallow = lambda asked: b"FOR SHARE" in asked
                with pytest.raises(NotStored):
                    await store.append(Fence("t", 0), 1, OPENING, over=False)
                wire.swallow = lambda _: False
                await store.append(Fence("t", 0), 1, OPENING, over=False)
                assert await length(store) == 2

        asyncio.run(run())


def test_a_server_that_was_killed_and_comes_back() -> None:
    """Nothing that was told is lost: this one waits for its disk."""

    async def run(server: Server) -> None:
        async with opened(server.url()) as store:
            told = 1
            for _ in range(3):
                for _ in range(5):
                    await store.append(Fence("t", 0), told, OPENING, over=False)
                    told += 1
                await asyncio.to_thread(server.kill)
                with pytest.raises(NotStored):
                    await store.append(Fence("t", 0), told, OPENING, over=False)
                with pytest.raises(RequestError, match="please come back"):
                    await length(store)
                await asyncio.to_thread(server.start)
                assert await length(store) == told

    with own_server() as server:
        asyncio.run(run(server))


def test_nodes_that_start_at_once_migrate_once(empty_postgres: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda n: Postgres(empty_postgres, str(n)).bring_up(), range(4)))
    with closing(psycopg.connect(empty_postgres)) as server:
        assert server.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISIONS[-1],)]


def test_every_commit_waits_for_the_disk(postgres: str) -> None:
    """Whatever the server does by itself."""
    with closing(Postgres(postgres, "one").connect()) as connection:
        assert connection.rows("SHOW synchronous_commit") == [{"synchronous_commit": "on"}]
    with closing(psycopg.connect(postgres)) as other:
        assert other.execute("SHOW synchronous_commit").fetchall() == [("off",)]
