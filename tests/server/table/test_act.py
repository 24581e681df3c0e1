"""The one way: an action is stored before it is told, runs to its end, and is whole or thrown away."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grandvizier.match import seeded
from grandvizier.server.config import Settings
from grandvizier.server.errors import RequestError, RulesFailed
from grandvizier.server.house import House
from grandvizier.server.protocol.from_page import Choose
from grandvizier.server.protocol.from_server import FromServer, Trouble, Update
from grandvizier.server.protocol.tables import Clock, NewTable, SeatPlan
from grandvizier.server.store import FILE, Fence, SeatRow
from grandvizier.server.table import background
from grandvizier.server.table import table as table_module
from grandvizier.server.table.change import Change, Send, Tell
from grandvizier.server.table.features import choosing, clock
from grandvizier.server.table.state import TableState
from grandvizier.server.table.table import Table
from grandvizier.server.visitors.visitor import Visitor

from .features.kit import path_of


class Window:
    """A listener that notes what is on the disk whenever it is told something."""

    seat: int | None = None
    beside: frozenset[int] = frozenset()
    network = "here"

    def __init__(self, data: Path) -> None:
        self._data = data
        self.told: list[FromServer] = []
        self.stored: list[int] = []
        self.dropped: list[str] = []

    def send(self, message: FromServer) -> None:
        self.told.append(message)
        self.stored.append(entries(self._data))

    def forget_updates(self) -> None: ...

    def drop(self, trouble: Trouble) -> None:
        self.dropped.append(trouble.code)


def entries(data: Path) -> int:
    """How long the journal on the disk is."""
    with closing(sqlite3.connect(data / FILE)) as database:
        return int(database.execute("SELECT count(*) FROM journal").fetchone()[0])


async def opened(table: Table, data: Path) -> Window:
    """A window of an onlooker that was told how the table stands, and nothing since."""
    window = Window(data)
    await table.join(window, None, 0)
    window.told.clear()
    return window


def at_a_table(data: Path, evening: Callable[[House, Table], Awaitable[None]], **more: Any) -> None:
    """A table of three people at one screen, in a house with a real store."""

    async def run() -> None:
        house = House(Settings(data=data, workers=1), seeded)
        await house.store.open()
        try:
            seats = [SeatPlan("me"), SeatPlan("here", name="Bea"), SeatPlan("here", name="Cem")]
            made = await house.tables.create(NewTable("three-wishes", seats, "Ada", **more), Visitor("guest", "here"))
            await evening(house, await house.tables.find(made.table))
        finally:
            await house.tables.rest()
            await house.store.close()
            house.folder_lock.release()

    asyncio.run(run())


def choose(table: Table) -> tuple[int, Choose]:
    """What whoever is asked may choose."""
    match = table.match
    assert match
    assert match.seat is not None
    return match.seat, Choose(len(match.journal), path_of(table.state))


def test_nobody_is_told_what_is_not_on_the_disk(tmp_path: Path) -> None:
    async def evening(_house: House, table: Table) -> None:
        window = Window(tmp_path)
        await table.join(window, None, 0)
        for _ in range(5):
            await table.act(choosing.choose, *choose(table))
        known = [
            (message.at, kept)
            for message, kept in zip(window.told, window.stored, strict=True)
            if isinstance(message, Update)
        ]
        assert known == [(length, length) for length in range(1, 7)]

    at_a_table(tmp_path, evening)


def test_notices_are_told_in_their_order(tmp_path: Path) -> None:
    async def evening(_house: House, table: Table) -> None:
        window = await opened(table, tmp_path)
        first, last = Trouble("first", ""), Trouble("last", "")
        notices = (Send(first), Tell.SEATS, Tell.UPDATES, Send(last, "onlookers"), Send(first, 1), Send(first, "asker"))
        await table.act(lambda state: Change(state, notices))
        assert [type(message).__name__ for message in window.told] == ["Trouble", "Seats", "Update", "Trouble"]
        assert window.told[-1] is last

    at_a_table(tmp_path, evening)


def test_what_is_begun_runs_to_its_end(tmp_path: Path) -> None:
    async def evening(_house: House, table: Table) -> None:
        asked = asyncio.create_task(table.act(choosing.choose, *choose(table)))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await table.read(lambda state: state.length) == 2
        assert entries(tmp_path) == 2

    at_a_table(tmp_path, evening)


def test_an_action_that_breaks_off_half_way_is_thrown_away(tmp_path: Path) -> None:
    async def evening(house: House, table: Table) -> None:
        window = Window(tmp_path)
        await table.join(window, None, 0)

        def broken(state: TableState, seat: int, wish: Choose) -> Change:
            choosing.choose(state, seat, wish)
            raise ZeroDivisionError

        with pytest.raises(RulesFailed, match="ZeroDivisionError"):
            await table.act(broken, *choose(table))
        assert window.dropped == ["not-stored"]
        with pytest.raises(RequestError, match="loaded again"):
            await table.act(choosing.choose, *choose(table))
        again = await house.tables.find(table.row.id)
        assert again is not table
        assert again.state.length == entries(tmp_path) == 1

    at_a_table(tmp_path, evening)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def evening(_house: House, table: Table) -> None:
        before = table.state.seats

        def refused(state: TableState) -> Change:
            assert state.with_seat(replace(state.seats[0], name="Eve")) != state
            raise RequestError("no", "No.")

        with pytest.raises(RequestError, match="No"):
            await table.act(refused)
        assert table.state.seats == before
        assert not table.gone

    at_a_table(tmp_path, evening)


def test_a_trouble_is_raised_once_the_rest_is_told(tmp_path: Path) -> None:
    async def evening(_house: House, table: Table) -> None:
        window = await opened(table, tmp_path)

        def half(state: TableState) -> Change:
            row = replace(state.seats[1], name="Dan")
            return Change(state.with_seat(row), (Tell.SEATS,), trouble=RequestError("no", "No."))

        with pytest.raises(RequestError, match="No"):
            await table.act(half)
        assert len(window.told) == 1
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            assert database.execute("SELECT name FROM seats WHERE seat = 1").fetchone() == ("Dan",)

    at_a_table(tmp_path, evening)


def test_time_is_counted_until_somebody_chooses_and_not_while_the_disk_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = [100.0]
    for module in (table_module, background):
        monkeypatch.setattr(module, "now", lambda: moment[0])

    async def evening(house: House, table: Table) -> None:
        seat, wish = choose(table)
        stored, seat_row = asyncio.Event(), house.store.seat

        async def slow(at: Fence, row: SeatRow) -> None:
            await stored.wait()
            await seat_row(at, row)

        monkeypatch.setattr(house.store, "seat", slow)
        moment[0] += 10.0
        beat = asyncio.create_task(table.act(clock.beat))
        await asyncio.sleep(0)
        moment[0] += 5.0
        chosen = asyncio.create_task(table.act(choosing.choose, seat, wish))
        await asyncio.sleep(0)
        moment[0] += 1000.0
        stored.set()
        await asyncio.gather(beat, chosen)
        assert table.state.seats[seat].used == 15.0

    at_a_table(tmp_path, evening, clock=Clock("bank", 3600.0, 1.0))
