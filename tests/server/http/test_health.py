"""Whether the server says the truth about how it is."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grandvizier.server.http.operator import health
from grandvizier.server.store import FILE, NotStored, Store
from grandvizier.server.store.engines.sqlite import SQLite
from grandvizier.server.thinking.pool import WorkerPool

from ..kit import GAME, House, any_path, asked, come_all, gathered, play_on, running

WELL = {
    "ready": True,
    "store": "ok",
    "workers": 1,
    "workers_wanted": 1,
    "database": "sqlite",
    "node": None,
    "nodes": 1,
}


@pytest.fixture(autouse=True)
def look_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LASTS", 0.0)


def test_a_server_that_is_well(house: House) -> None:
    answer = house.request("GET", "/health")
    assert (answer.status_code, answer.json()) == (200, WELL)
    assert answer.headers["cache-control"] == "no-store"
    assert house.get("/health/live") == {"alive": True}
    assert house.request("POST", "/health").status_code == 405


def test_each_look_writes_as_far_as_the_disk(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.get("/health")
        log = tmp_path / "tables.sqlite3-wal"
        before = log.stat()
        house.get("/health")
        after = log.stat()
        assert (after.st_size, after.st_mtime_ns) != (before.st_size, before.st_mtime_ns)


def test_many_who_ask_at_once_cost_one_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LASTS", 60.0)
    looks: list[int] = []
    real = Store.check

    async def counted(self: Store) -> None:
        looks.append(1)
        await real(self)

    monkeypatch.setattr(Store, "check", counted)
    with running(tmp_path) as house:
        for _ in range(5):
            house.get("/health")
    assert looks == [1]


def test_a_store_that_somebody_else_holds(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(SQLite(tmp_path / FILE))
        await store.open()
        await store.check()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(store.check(), 0.2)
            other.rollback()
        await store.check()
        await store.close()

    asyncio.run(run())


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(SQLite(tmp_path / FILE))
        await store.open()
        await store.write([("PRAGMA query_only = ON", ())])
        with pytest.raises(NotStored):
            await store.check()
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("failure, said", [(NotStored, "cannot write"), (TimeoutError, "no answer")])
def test_a_server_whose_store_fails_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: type[Exception], said: str
) -> None:
    async def fail(_self: Store) -> None:
        raise failure

    with running(tmp_path) as house, monkeypatch.context() as broken:
        broken.setattr(Store, "check", fail)
        answer = house.request("GET", "/health")
        assert (answer.status_code, answer.json()) == (503, WELL | {"ready": False, "store": said})
        assert house.get("/health/live") == {"alive": True}
        broken.undo()
        assert house.get("/health") == WELL


def delete(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("other"))
    path.with_name("other").replace(path)


@pytest.mark.parametrize("file", ["tables.sqlite3", "tables.sqlite3-wal"])
@pytest.mark.parametrize("lose", [delete, replace])
def test_a_database_that_was_deleted_or_replaced_takes_nothing_in(
    tmp_path: Path, file: str, lose: Callable[[Path], None]
) -> None:
    with running(tmp_path) as house:
        _, people = gathered(house)
        play_on(people, Random(2), 2)
        at = people[0].update["at"]
        lose(tmp_path / file)
        actor = asked(people)
        actor.say("choose", at=at, path=any_path(actor, Random(3)))
        assert actor.until("trouble")["code"] == "not-stored"
        assert actor.update["at"] == at
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        assert (
            house.post("/api/tables", {"game": GAME, "name": "Ada", "seats": seats}, status=503)["code"] == "not-stored"
        )
        answer = house.request("GET", "/health")
        assert (answer.status_code, answer.json()) == (503, WELL | {"ready": False, "store": "gone"})
        for person in people:
            person.go()


def test_a_database_that_is_put_back_is_written_again(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table, tokens = house.full()
        files = [tmp_path / "tables.sqlite3", tmp_path / "tables.sqlite3-wal"]
        for path in files:
            path.rename(path.with_name(f"{path.name}.away"))
        assert house.request("GET", "/health").json()["store"] == "gone"
        for path in files:
            path.with_name(f"{path.name}.away").rename(path)
        assert house.get("/health") == WELL
        people = come_all(house, table, tokens)
        play_on(people, Random(2), 2)
        for person in people:
            person.go()


def test_workers_that_died_are_replaced() -> None:
    async def run() -> list[int]:
        workers = WorkerPool(1, 20.0)
        await workers.open()
        counts = [workers.alive]
        for worker in workers._crew.all:
            assert worker._process
            worker._process.kill()
            await worker._process.wait()
        counts.append(workers.alive)
        await workers.revive()
        counts.append(workers.alive)
        await workers.close()
        return counts

    assert asyncio.run(run()) == [1, 0, 1]


def test_a_server_without_workers_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[WorkerPool] = []
    real = WorkerPool.open

    async def noted(self: WorkerPool) -> None:
        opened.append(self)
        await real(self)

    async def cannot(*_command: str, **_how: Any) -> asyncio.subprocess.Process:
        raise OSError("no more processes")

    monkeypatch.setattr(WorkerPool, "open", noted)
    with running(tmp_path) as house, monkeypatch.context() as starved:
        starved.setattr(asyncio, "create_subprocess_exec", cannot)
        (worker,) = opened[0]._crew.all
        assert worker._process
        worker._process.kill()
        while worker.is_alive:
            time.sleep(0.01)
        answer = house.request("GET", "/health")
        assert (answer.status_code, answer.json()) == (503, WELL | {"ready": False, "workers": 0})
        starved.undo()
        assert house.get("/health") == WELL
