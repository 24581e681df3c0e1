"""Which tables stay in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from grandvizier.match import seeded
from grandvizier.server.config import Settings
from grandvizier.server.house import House
from grandvizier.server.protocol.tables import NewTable, SeatPlan
from grandvizier.server.visitors.visitor import Visitor

TWO = NewTable("sultaniya", [SeatPlan("me"), SeatPlan("open")], "Ada")


@pytest.mark.parametrize("crowd, stay", [(2, 1), (3, 3)])
def test_where_there_are_many_those_that_nobody_watches_leave_sooner(tmp_path: Path, crowd: int, stay: int) -> None:
    async def told() -> int:
        house = House(Settings(data=tmp_path, idle=600, crowd=crowd, workers=1), seeded)
        await house.store.open()
        try:
            tables = [(await house.tables.create(TWO, Visitor("guest", "here"))).table for _ in range(3)]
            for table in tables[1:]:
                # A minute and more has gone by since somebody was here, far less than the time that is set.
                (await house.tables.find(table)).touched -= 100
            stayed = await house.tables.sweep()
            for table in tables:
                assert (await house.tables.info(table)).id == table
            return stayed
        finally:
            await house.tables.rest()
            await house.store.close()
            house.folder_lock.release()

    assert asyncio.run(told()) == stay
