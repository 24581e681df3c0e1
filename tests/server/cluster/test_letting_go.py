"""A node that lets a table go and takes it again: what it still had on its way there is waited for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from grandvizier.match import seeded
from grandvizier.server.config import Settings
from grandvizier.server.errors import RequestError
from grandvizier.server.house import House
from grandvizier.server.protocol.from_page import Choose
from grandvizier.server.protocol.tables import Clock, NewTable, SeatPlan
from grandvizier.server.store.engines.base import Job
from grandvizier.server.store.engines.postgres import PostgresConnection
from grandvizier.server.table.features import choosing
from grandvizier.server.table.table import Table
from grandvizier.server.visitors.visitor import Visitor

from ...patience import PATIENCE
from ..table.features.kit import path_of
from .kit import shared


@asynccontextmanager
async def node(url: str, folder: Path) -> AsyncIterator[tuple[House, str]]:
    """A node that serves nobody, and a table of three people there where time runs."""
    house = House(Settings(data=folder, workers=1, **shared(url)), seeded)
    await house.store.open()
    try:
        await house.nodes.join("here")
        seats = [SeatPlan("me"), SeatPlan("here", name="Bea"), SeatPlan("here", name="Cem")]
        wish = NewTable("three-wishes", seats, "Ada", clock=Clock("bank", 3600.0, 1.0))
        yield house, (await house.tables.create(wish, Visitor("guest", "here"))).table
        await house.tables.rest()
    finally:
        await house.nodes.leave()
        await house.store.close()
        house.folder_lock.release()


def test_a_table_is_loaded_with_what_was_still_being_written(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its clocks are those from before the choice, or half of them, and the next write makes that so."""
    reached, gate = threading.Event(), threading.Event()
    commit = PostgresConnection.commit

    def slow(connection: PostgresConnection, jobs: Sequence[Job]) -> Collection[int]:
        reached.set()
        gate.wait(PATIENCE)
        return commit(connection, jobs)

    async def evening(house: House, name: str) -> None:
        table = await house.tables.find(name)
        match = table.match
        assert match
        assert match.seat is not None
        monkeypatch.setattr(PostgresConnection, "commit", slow)
        chosen = asyncio.create_task(table.act(choosing.choose, match.seat, Choose(1, path_of(table.state))))
        await asyncio.to_thread(reached.wait, PATIENCE)
        house.tables.let_all_go()
        again = asyncio.create_task(house.tables.find(name))
        writer = house.store._writer
        assert writer
        while writer._waiting.empty() and not again.done():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        gate.set()
        with pytest.raises(RequestError):
            await chosen
        state = (await again).state
        assert state.length == 2
        assert sorted(row.used < 0 for row in state.seats) == [False, False, True], "somebody is asked, and gains time"

    async def run() -> None:
        async with node(postgres, tmp_path) as (house, name):
            try:
                await evening(house, name)
            finally:
                gate.set()

    asyncio.run(run())


def test_no_time_runs_at_a_table_that_was_let_go_while_it_was_loaded(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be charged for by nobody's table, beside the one that is loaded next."""
    woken: list[Table] = []
    wake = Table.wake

    def noted(table: Table) -> None:
        woken.append(table)
        wake(table)

    async def run() -> None:
        async with node(postgres, tmp_path) as (house, name):
            load = house.store.load
            house.tables.let_all_go()
            monkeypatch.setattr(Table, "wake", noted)

            async def lapsing(table: str) -> object:
                house.tables.let_all_go()
                return await load(table)

            monkeypatch.setattr(house.store, "load", lapsing)
            with pytest.raises(RequestError):
                await house.tables.find(name)
            assert not woken
            monkeypatch.setattr(house.store, "load", load)
            assert await house.tables.find(name) in woken

    asyncio.run(run())
