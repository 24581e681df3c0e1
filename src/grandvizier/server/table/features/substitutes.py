"""Bots that play for people: before the game begins, and for somebody who went away from it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ....bots import names
from ...errors import Wrong
from ...protocol.tables import Proposal
from ...store import SeatRow
from .absences import Absences

if TYPE_CHECKING:
    from ..table import Table


def known_bot(bot: str) -> str:
    """A bot that may be seated, or an error that says which may."""
    if bot not in names():
        raise Wrong("no-such-bot", f"There is no bot {bot!r}; there is {', '.join(names())}.", 422)
    return bot


class StandIns:
    """The bots of one table that people put in seats, and the people who may come back to theirs."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._absences = Absences(len(table.seats), table.means.settings.grace)
        self._timer: asyncio.TimerHandle | None = None

    def _seat(self, seat: int) -> SeatRow:
        seats = self._table.seats
        if seat >= len(seats):
            raise Wrong("no-such-seat", f"The seats are 0 to {len(seats) - 1}.", 404)
        return seats[seat]

    # Who is here.  The lock is held.

    def came(self, seat: int | None) -> None:
        """Somebody has a connection; a seat of their own needs no bot."""
        if seat is not None:
            self._absences.came(seat)
        self._expect_absence()

    async def went(self, seat: int | None) -> bool:
        """A connection is gone; say whether those who stay are agreed now, and were told so."""
        if seat is not None and seat not in self._table.here():
            self._absences.went(seat)
        self._expect_absence()
        return await self._settle()

    def leave(self, seat: int) -> None:
        """Somebody says that they leave the running game; the seat stays theirs."""
        self._absences.left(seat)
        self._table.tell_seats()

    def has_left(self, row: SeatRow) -> bool:
        """Whether somebody went away from a running game."""
        match = self._table.match
        is_away = row.kind == "person" and row.seat not in self._table.here()
        return match is not None and not match.over and is_away and self._absences.has_left(row.seat)

    def proposal(self, seat: int) -> Proposal | None:
        """The bot that is proposed for a seat."""
        return self._absences.proposal(seat)

    def rest(self) -> None:
        """Tell nobody anything more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _expect_absence(self) -> None:
        """Tell everybody once the next of those who are away counts as gone."""
        self.rest()
        here = self._table.here()
        wait = self._absences.wait({row.seat for row in self._table.seats if row.kind == "person"} - here)
        if wait is not None and here:
            work = self._tell_absence
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._table.begin_work(work()))

    async def _tell_absence(self) -> None:
        async with self._table.lock:
            self._table.tell_seats()
            self._expect_absence()

    # What people say.

    async def invite(self, seat: int, bot: str) -> None:
        """Before the game begins: seat a bot, change it, or with no name let it get up."""
        async with self._table.lock:
            if self._table.info().begun:
                raise Wrong("begun", "The game has begun: every seat is taken.", 409)
            if self._seat(seat).kind == "person":
                raise Wrong("seat-taken", "This seat is taken.", 409)
            row = SeatRow(seat=seat, kind="bot", bot=known_bot(bot)) if bot else SeatRow(seat=seat, kind="open")
            await self._table.reseat(row)

    async def propose(self, voter: int, seat: int, bot: str) -> None:
        """Agree that this bot plays for somebody who left; once everybody who is here agrees, it does."""
        async with self._table.lock:
            self._table.playing()
            self._table.check_hands(voter, by="person")
            known_bot(bot)
            if not self.has_left(self._seat(seat)):
                raise Wrong("not-away", "A bot plays only for somebody who left a running game.", 409)
            self._absences.propose(seat, bot, voter)
            if not await self._settle():
                self._table.tell_seats()

    async def take_back(self, seat: int) -> None:
        """Somebody plays their seat themselves again; what its bot still thinks about does not count."""
        async with self._table.lock:
            self._table.playing()
            if self._table.seats[seat].stand_in:
                await self._table.keep_seat(replace(self._table.seats[seat], stand_in="", missed=0))
                self._table.clocks.come_back(seat)
                self._table.tell_seats()
                self._table.wake()

    async def _settle(self) -> bool:
        """Let bots play where everybody who is here and plays agrees; say whether there were any."""
        here = self._table.here()
        voters = {row.seat for row in self._table.seats if row.kind == "person" and not row.stand_in} & here
        found = self._absences.agreed(voters)
        await self.put(found)
        return bool(found)

    async def put(self, bots: Mapping[int, str]) -> None:
        """From now on these bots play in these seats.  The lock is held."""
        for seat, bot in bots.items():
            await self._table.prepared.forget(seat)
            await self._table.keep_seat(replace(self._table.seats[seat], stand_in=bot))
        if bots:
            self._table.tell_seats()
            self._table.wake()
