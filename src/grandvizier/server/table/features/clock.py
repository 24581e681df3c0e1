"""The clocks of a table: whose time runs, what is kept of it, and what happens when it is up.

Time runs while a person is asked, whether they are here or not, and only while the server runs.  What was used is
kept with every entry of the journal, at every beat and when the server stops: if it is killed, the time since the last
beat is not counted.  When the time is up, greedy chooses in the seat's place; after `MISSED` choices in a row that its
owner missed, a bot plays the seat until they take it back.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ....match import Match
from ....match.journal import Undone
from ...errors import Wrong
from ...protocol.from_server import Clocks
from ...protocol.game_sheet import FRIENDLY
from ...protocol.tables import Clock
from ...store import SeatRow, TableRow
from ...thinking.requests import bot_request
from ..bot_turns import choose_in_place
from ..listeners import Listener
from .time_bank import Hourglass

if TYPE_CHECKING:
    from ..table import Table

MISSED: Final = 3
"""So many choices in a row by the clock, and a bot plays for the seat."""


def rule_of(row: TableRow) -> Clock | None:
    """The clock that a table was set up with."""
    return msgspec.convert(row.clock, Clock) if row.clock else None


def kept_clock(rule: Clock | None) -> dict[str, Any] | None:
    """A clock as a table keeps it, or an error that says what would be right."""
    if rule and rule.kind == "bank" and rule.increment < 1:
        raise Wrong("bad-setup", "A bank of time grows by 1 second at least, each time that somebody is asked.", 422)
    return msgspec.to_builtins(rule) if rule else None


class Timekeeper:
    """Keeps the time of one table; at a table without a clock it does nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        rule = rule_of(table.row)
        self._glass = Hourglass(rule, [row.used for row in table.seats]) if rule else None
        self._asked: int | None = None
        """Who was asked when time was last counted."""
        self._told: tuple[int | None, int] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether somebody's time runs."""
        return self._glass is not None and self._glass.running is not None

    # The lock is held.

    def count(self, match: Match) -> list[SeatRow]:
        """A new entry is in the journal: the seats whose time or misses changed, to be kept with it."""
        glass, last = self._glass, match.journal[-1]
        if glass is None:
            return []
        seats = list(self._table.seats)
        glass.run(None, time.monotonic())
        if isinstance(last, Undone):
            # An undo gives no time back, unless everybody agreed to it.
            is_anew = last.agreed > 0
        else:
            is_anew = match.seat != self._asked
            missed = {"person": 0, "clock": seats[last.seat].missed + 1}.get(last.by, seats[last.seat].missed)
            seats[last.seat] = replace(seats[last.seat], missed=missed)
        if is_anew and match.seat is not None and not self._table.bot_of(match.seat):
            glass.ask(match.seat)
        self._asked = match.seat
        kept = [replace(row, used=glass.used[row.seat]) for row in seats]
        return [row for row, before in zip(kept, self._table.seats, strict=True) if row != before]

    def go(self) -> None:
        """Let the time of whoever is asked run, if a person plays there."""
        glass, match = self._glass, self._table.match
        if glass is None or match is None:
            return
        self._asked = match.seat if self._asked is None else self._asked
        is_person = match.seat is not None and not self._table.bot_of(match.seat)
        glass.run(match.seat if is_person and not self._table.gone else None, time.monotonic())
        self._set_timer()
        now = glass.running, len(match.journal)
        if now != self._told:
            self._told = now
            self._table.say(self._message(glass))

    def come_back(self, seat: int) -> None:
        """Somebody plays their seat themselves again: if they are asked, that begins anew."""
        if self._glass and self._table.match and self._table.match.seat == seat:
            self._glass.ask(seat)

    def tell(self, listener: Listener) -> None:
        """Say how much time is left."""
        if self._glass and self._table.match:
            listener.send(self._message(self._glass))

    @staticmethod
    def _message(glass: Hourglass) -> Clocks:
        glass.run(glass.running, time.monotonic())
        return Clocks(left=[max(0.0, glass.left(seat)) for seat in range(len(glass.used))], running=glass.running)

    # As time goes by.

    def _set_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        glass = self._glass
        if glass is not None and glass.running is not None and not self._table.gone:
            wait = min(glass.left(glass.running), self._table.means.settings.beat)
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring)

    def _ring(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        try:
            if await self._beat():
                await self._choose()
        except Wrong:
            pass
        finally:
            # Time may have run out for the next one meanwhile.
            self._set_timer()

    async def _beat(self) -> bool:
        """Keep what was used; say whether somebody's time is up."""
        table, glass = self._table, self._glass
        async with table.lock:
            if glass is None or glass.running is None or table.gone:
                return False
            seat = glass.running
            glass.run(seat, time.monotonic())
            if glass.left(seat) <= 0:
                return True
            await table.keep_seat(replace(table.seats[seat], used=glass.used[seat]))
            return False

    async def _choose(self) -> None:
        """Choose in the place of whoever is asked; whoever chooses themselves meanwhile was quick enough."""
        table = self._table
        async with table.lock:
            match = table.playing()
            seat, at = match.seat, len(match.journal)
            if seat is None or table.bot_of(seat):
                return
            request = bot_request(match, seat, table.row.seed, bot="greedy")
        await choose_in_place(table, match, at, request)
        async with table.lock:
            if table.seats[seat].missed >= MISSED and not table.bot_of(seat):
                await table.stand_ins.put({seat: FRIENDLY})

    async def rest(self) -> None:
        """The server stops: time stands still, and what was used is kept."""
        if self._work:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        if self._timer:
            self._timer.cancel()
            self._timer = None
        table, glass = self._table, self._glass
        if glass is None or glass.running is None or table.gone:
            return
        async with table.lock:
            seat = glass.running
            glass.run(None, time.monotonic())
            with contextlib.suppress(Wrong):
                await table.keep_seat(replace(table.seats[seat], used=glass.used[seat]))
