"""Nodes over one PostgreSQL: who has a table, and that nobody else writes to it."""

from __future__ import annotations

import asyncio
import inspect
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

import psycopg
import pytest

from grandvizier import Match
from grandvizier.server.store import Fence, NotMine, SeatRow, Store, chat
from grandvizier.server.store.chat import keep_line
from grandvizier.server.store.engines.postgres import Postgres
from grandvizier.server.store.nodes import LiveNode, Mine, Nodes
from grandvizier.server.store.people import People
from grandvizier.server.store.rows import LineRow

from ...patience import PATIENCE, wait_until
from .test_store import row

OPENING = Match("three-wishes", players=3, seed=3).journal[0]
SEATS = [SeatRow(seat=n, kind="open") for n in range(3)]


class Member(NamedTuple):
    store: Store
    nodes: Nodes


@asynccontextmanager
async def members(url: str, *names: str, lease: float = PATIENCE) -> AsyncIterator[list[Member]]:
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            store = Store(Postgres(url, name))
            await store.open()
            stack.push_async_callback(store.close)
            nodes = Nodes(store, lease=lease)
            await nodes.join(f"http://{name}")
            stack.push_async_callback(nodes.leave)
            found.append(Member(store, nodes))
        yield found


def lapse(url: str, *names: str) -> None:
    """As if these had not been heard of for long."""
    with psycopg.connect(url) as database:
        database.execute("UPDATE nodes SET until = 1 WHERE id = ANY(%s)", [list(names)])
    database.close()


async def overtaken(url: str, a: Member, b: Member) -> None:
    """A table of `a` that `b` took, because nothing was heard of `a`."""
    await a.store.create(row("t"), SEATS, OPENING)
    lapse(url, "a")
    assert await b.nodes.claim("t") == Mine(1)


def kept(url: str, query: bytes) -> list[tuple[object, ...]]:
    with psycopg.connect(url) as database:
        found = database.execute(query).fetchall()
    database.close()
    return found


async def timed(store: Store, *names: str) -> None:
    for name in names:
        await store.create(replace(row(name), clock={"kind": "turn"}), SEATS, OPENING)


def test_whoever_sets_a_table_up_has_it_and_a_claim_of_ones_own_changes_nothing(postgres: str) -> None:
    async def run() -> None:
        async with members(postgres, "a", "b") as (a, b):
            await a.store.create(row("t"), SEATS, OPENING)
            assert await a.nodes.claim("t") == await a.nodes.claim("t") == Mine(0)
            found = await b.nodes.claim("t")
            assert isinstance(found, LiveNode)
            assert (found.id, found.address) == ("a", "http://a")
            assert await a.nodes.claim("none") is None
            assert [node.id for node in await b.nodes.alive()] == ["a", "b"]

    asyncio.run(run())


def test_a_released_table_is_taken_by_another_and_back(postgres: str) -> None:
    async def run() -> None:
        async with members(postgres, "a", "b") as (a, b):
            await a.store.create(row("t"), SEATS, OPENING)
            await b.nodes.release(["t"])
            assert await a.nodes.claim("t") == Mine(0), "nobody releases what is another's"
            await a.nodes.release(["t"])
            assert await b.nodes.claim("t") == Mine(2)
            await b.nodes.release(["t"])
            assert await a.nodes.claim("t") == Mine(4)

    asyncio.run(run())


def test_a_node_that_is_not_heard_of_loses_its_tables_and_writes_nothing_more(postgres: str) -> None:
    async def run() -> None:
        async with members(postgres, "a", "b") as (a, b):
            await overtaken(postgres, a, b)
            await a.nodes.beat()
            assert isinstance(await a.nodes.claim("t"), LiveNode), "it is late"
            for write in writes(a.store, Fence("t", 0)).values():
                with pytest.raises(NotMine):
                    await write()
            for write in writes(b.store, Fence("t", 1)).values():
                await write()

    asyncio.run(run())


def writes(store: Store, at: Fence) -> dict[str, Callable[[], Awaitable[None]]]:
    """All that is ever written to a table that is there, by the name of what writes it."""
    line = LineRow(n=0, room="table", seat=0, name="", phrase="", text="Hello", said=1.0)
    return {
        "seat": lambda: store.seat(at, SeatRow(seat=0, kind="bot", bot="greedy")),
        "append": lambda: store.append(at, 1, OPENING, over=True, seats=SEATS[:1]),
        "goes_on": lambda: store.goes_on(at),
        "leave_out": lambda: store.leave_out(at),
        "keep_line": lambda: keep_line(store, at, line),
        "create": lambda: store.create(row(f"next-{store.node}"), SEATS, None, rematch_of=at),
        "remove": lambda: People(store).remove("somebody", [at]),
    }


def test_nothing_that_is_written_to_a_table_is_forgotten_here() -> None:
    """Whatever is handed a fence writes to its table."""
    found = [*vars(Store).values(), *vars(People).values(), *vars(chat).values()]
    fenced = {
        one.__name__
        for one in found
        if inspect.isfunction(one) and any("Fence" in str(kind) for kind in one.__annotations__.values())
    }
    assert fenced - {"write"} == writes(None, Fence("t", 0)).keys()  # type: ignore[arg-type]


def test_a_table_that_came_back_is_not_the_one_that_was_lost(postgres: str) -> None:
    """What a stalled node still held of its first time is refused, also while it has the table a second time."""

    async def run() -> None:
        async with members(postgres, "a", "b") as (a, b):
            await overtaken(postgres, a, b)
            await b.nodes.release(["t"])
            assert await a.nodes.claim("t") == Mine(3)
            with pytest.raises(NotMine):
                await a.store.seat(Fence("t", 0), SEATS[0])
            await a.store.seat(Fence("t", 3), SEATS[0])

    asyncio.run(run())


def test_of_a_batch_only_what_is_not_ours_is_left_out(postgres: str) -> None:
    async def run() -> list[object]:
        async with members(postgres, "a", "b") as (a, b):
            await asyncio.gather(*(a.store.create(row(f"t{n}"), SEATS, OPENING) for n in range(20)))
            lapse(postgres, "a")
            assert await b.nodes.claim("t7") == Mine(1)
            return await asyncio.gather(
                *(a.store.append(Fence(f"t{n}", 0), 1, OPENING, over=False) for n in range(20)), return_exceptions=True
            )

    results = asyncio.run(run())
    assert isinstance(results[7], NotMine)
    assert [result for n, result in enumerate(results) if n != 7] == [None] * 19
    assert kept(postgres, b"SELECT count(*) FROM journal WHERE n = 1") == [(19,)]


def test_a_claim_waits_for_what_is_being_written_and_what_comes_later_is_refused(postgres: str) -> None:
    async def run() -> None:
        async with members(postgres, "a", "b") as (a, b):
            await a.store.create(row("t"), SEATS, OPENING)
            lapse(postgres, "a")
            with psycopg.connect(postgres) as writing:
                writing.execute("SELECT id FROM tables WHERE id = 't' FOR SHARE")
                claim = asyncio.create_task(b.nodes.claim("t"))
                waits = (
                    b"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%UPDATE tables%'"
                )
                await asyncio.to_thread(wait_until, lambda: bool(kept(postgres, waits)))
                assert not claim.done()
                writing.execute("INSERT INTO journal VALUES ('t', 1, 'late')")
            writing.close()
            assert await claim == Mine(1)
            assert kept(postgres, b"SELECT n FROM journal ORDER BY n") == [(0,), (1,)]

    asyncio.run(run())


def test_orphans_with_a_clock_are_taken_once(postgres: str) -> None:
    async def run() -> None:
        async with members(postgres, "a", "b", "c") as (a, b, c):
            await timed(a.store, *(f"t{n}" for n in range(10)))
            await a.store.create(row("untimed"), SEATS, OPENING)
            assert await b.nodes.orphans(10) == []
            lapse(postgres, "a")
            taken = await asyncio.gather(*(node.orphans(3) for node in [b.nodes, c.nodes] * 3))
            names = [name for part in taken for name in part]
            assert sorted(names) == [f"t{n}" for n in range(10)]
            # The other takes nine at most.
            of_b = next(part[0] for part in taken[::2] if part)
            assert await b.nodes.claim(of_b) == Mine(1)

    asyncio.run(run())


def test_whoever_leaves_lets_everything_go(postgres: str) -> None:
    async def run() -> None:
        async with members(postgres, "b") as (b,):
            async with members(postgres, "a") as (a,):
                await timed(a.store, "t")
            assert [node.id for node in await b.nodes.alive()] == ["b"]
            assert await b.nodes.orphans(1) == ["t"]
            assert await b.nodes.claim("t") == Mine(2)

    asyncio.run(run())


def test_a_node_takes_the_place_of_one_that_was_killed_at_its_address(postgres: str) -> None:
    """Nobody waits for the lease of a process that is gone when its machine starts it again."""

    async def run() -> None:
        old = Store(Postgres(postgres, "old"))
        await old.open()
        before = Nodes(old)
        await before.join("http://a")
        await old.create(row("t"), SEATS, OPENING)
        new = Store(Postgres(postgres, "new"))
        await new.open()
        after = Nodes(new)
        assert isinstance(await after.claim("t"), LiveNode)
        await after.join("http://a")
        assert await after.claim("t") == Mine(1)
        for nodes, store in ((before, old), (after, new)):
            await nodes.leave()
            await store.close()

    asyncio.run(run())


def test_only_the_clock_of_the_database_counts(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A node whose own is wrong lives as long as others, and says so once."""

    async def run() -> None:
        async with members(postgres, "a", "b") as (a, b):
            monkeypatch.setattr(time, "time", lambda: 1_000.0)
            await a.nodes.beat()
            await a.nodes.beat()
            monkeypatch.undo()
            assert [node.id for node in await b.nodes.alive()] == ["a", "b"]

    with caplog.at_level("WARNING"):
        asyncio.run(run())
    (said,) = [record for record in caplog.records if record.getMessage() == "clock-skew"]
    reason = vars(said)["facts"]["reason"]
    assert re.match(
        r"this clock is \d+ s behind the database's; set it right: tables go by the database's alone", reason
    )
