"""One live table: the authority over its match.  It knows no transport; whoever listens is handed messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ..core.errors import Refusal
from ..core.rules import Rules
from ..match import Match
from ..match.journal import Undone
from .audience import Audience, Listener
from .bots import Workers
from .drive import drive
from .errors import Wrong, bad_token
from .memory import Faithful, Kept
from .messages import SeatInfo, Seats, TableInfo, Trouble, Welcome
from .replay import ChanceOf, begin
from .store import NotStored, SeatRow, Store, TableRow

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Means:
    """What a table needs from the house."""

    store: Store
    workers: Workers
    chance: ChanceOf
    pause: float
    connections: int


class Table:
    """A table in memory.  Every change holds its lock until the change is stored and told."""

    def __init__(self, row: TableRow, seats: Sequence[SeatRow], rules: Rules, means: Means) -> None:
        self.row = row
        self.seats = list(seats)
        self.rules = rules
        self.means = means
        self.match: Match | None = None
        self.fault: Wrong | None = None
        """Why this table cannot go on, if it cannot."""
        self.gone = False
        """Whether memory may be ahead of the journal: the table is to be loaded again."""
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._audience = Audience(row.memory, self._kept)
        self._driver: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def _kept(self, seat: int) -> Kept:
        row = self.seats[seat]
        return Kept(row.at, row.shown, row.closed)

    # What anybody may see.

    def info(self) -> TableInfo:
        """The table as anybody may see it.  The lock is held: what is told must be stored."""
        here = self._audience.seats()
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=self.row.options,
            memory=self.row.memory,
            seats=[
                SeatInfo(seat.kind, seat.bot if seat.kind == "bot" else seat.name, seat.kind == "bot" or n in here)
                for n, seat in enumerate(self.seats)
            ],
            begun=self.match is not None or self.fault is not None,
            over=self.match.over if self.match else self.row.over,
            rematch=self.row.rematch,
        )

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = len(self._audience) or self._tasks or self.lock.locked()
        return not busy and (self._driver is None or self._driver.done())

    def check_key(self, seat: int, key: str) -> None:
        """Raise unless this is the key of this seat."""
        if not (0 <= seat < len(self.seats) and self.seats[seat].kind == "person" and self.seats[seat].key == key):
            raise bad_token()

    # Listening.

    async def join(self, listener: Listener, held: tuple[int, str] | None, known: int) -> None:
        """Say welcome, then how things stand; `known` events are on the screen already, if nothing was taken back."""
        async with self.lock:
            if held:
                self.check_key(*held)
            if self.gone:
                raise Wrong("not-stored", "The table is being loaded again; please come back.", 503)
            if len(self._audience) >= self.means.connections:
                raise Wrong("full", "Too many are watching this table already.", 429)
            before = self.info()
            listener.seat = held[0] if held else None
            journal = self.match.journal if self.match else []
            self._audience.add(
                listener, min([known, *(entry.length for entry in journal if isinstance(entry, Undone))])
            )
            info = self.info()
            listener.send(Welcome(listener.seat, info))
            if self.match:
                self._audience.update(self.match, listener)
            if info != before:
                self._audience.say(Seats(info), but=listener)
            if self.fault:
                raise self.fault
            self.wake()

    async def part(self, listener: Listener) -> None:
        """Somebody is gone; the seat stays theirs."""
        async with self.lock:
            before = self.info()
            self._audience.remove(listener)
            self.touched = time.monotonic()
            info = self.info()
            if info != before:
                self._audience.say(Seats(info))

    async def refresh(self, listener: Listener) -> None:
        """How things stand, for somebody who was behind."""
        async with self.lock:
            if self.match and listener in self._audience:
                self._audience.update(self.match, listener)

    # Choosing.

    def playing(self, at: int | None = None) -> Match:
        """The match, if it goes on and its journal has this length.  The lock is held."""
        if self.fault:
            raise self.fault
        if self.match is None:
            raise Wrong("not-begun", "The game begins when every seat is taken.", 409)
        if self.gone:
            raise Wrong("not-stored", "The table is being loaded again; please come back.", 503)
        if at is not None and at != len(self.match.journal):
            raise Wrong("stale", "Something else happened first: look again.", 409)
        return self.match

    async def play(self, seat: int, at: int, path: Sequence[int], by: str = "person") -> None:
        """Make a choice; it is stored before anybody hears of it.  Raises Illegal or Wrong and changes nothing."""

        async def do() -> None:
            async with self.lock:
                match = self.playing(at)
                match.play(seat, *path, by=by)
                await self._keep(match)

        await self._to_the_end(do())

    async def undo(self, seat: int, at: int) -> None:
        """Take the seat's last choice back."""

        async def do() -> None:
            async with self.lock:
                match = self.playing(at)
                match.undo(seat)
                self._audience.rewind(len(match.feed()))
                await self._keep(match)

        await self._to_the_end(do())

    async def why_not(self, seat: int, path: Sequence[int]) -> Refusal | None:
        """Why a seat may not choose this now; None if it may."""
        async with self.lock:
            return self.playing().why_not(seat, *path)

    async def _keep(self, match: Match) -> None:
        """Store the journal's last entry, then tell everybody."""
        with_entry = self.means.store.append(self.row.id, len(match.journal) - 1, match.journal[-1], over=match.over)
        await self._stored(with_entry)
        self.row = replace(self.row, over=match.over)
        self._audience.update_all(match)
        if match.over:
            self._audience.say(Seats(self.info()))
        self.wake()

    async def _stored(self, writing: Coroutine[Any, Any, None]) -> None:
        """Wait for the disk.  If it fails, memory is ahead of the journal and everybody has to come again."""
        try:
            await writing
        except NotStored as error:
            self.gone = True
            self._audience.drop_all(Trouble("not-stored", "The table is being loaded again; please come back."))
            raise Wrong("not-stored", "This could not be stored, and does not count.", 503) from error

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Once begun, a change runs to its end, also if whoever asked for it hangs up."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # What a faithful table forgets.

    async def show(self, seat: int, events: int) -> None:
        """A screen of this seat has shown the faces in the first so many events."""
        await self._to_the_end(self._note(seat, events))

    async def close(self, seat: int) -> None:
        """The seat has looked long enough."""
        await self._to_the_end(self._note(seat, None))

    async def _note(self, seat: int, events: int | None) -> None:
        async with self.lock:
            match = self.playing()
            seen = self._audience.screen(match, seat)
            if not isinstance(seen, Faithful):
                return
            before = seen.events(0)
            kept = seen.close() if events is None else seen.show(events)
            if kept is None:
                return
            row = replace(self.seats[seat], at=kept.at, shown=kept.shown, closed=kept.closed)
            await self._stored(self.means.store.seat(self.row.id, row))
            self.seats[seat] = row
            if seen.events(0) != before:
                for listener in self._audience.of(seat):
                    listener.forget_updates()
                    self._audience.update(match, listener)

    # Sitting down and getting up.

    async def reseat(self, row: SeatRow) -> None:
        """Somebody sat down or got up; when no seat is open any more, the game begins.  The lock is held."""
        seats = [row if seat.seat == row.seat else seat for seat in self.seats]
        is_full = all(seat.kind != "open" for seat in seats)
        match = begin(self.row, self.rules, self.means.chance(self.row.seed)) if is_full else None
        await self._stored(self.means.store.seat(self.row.id, row, match.journal[0] if match else None))
        self.seats, self.match = seats, match
        for listener in self._audience.of(row.seat):
            if row.kind == "open":
                listener.seat = None
                listener.send(Welcome(None, self.info()))
        self._audience.say(Seats(self.info()))
        if match:
            self._audience.update_all(match)
        self.wake()

    def tell_rematch(self, table: str) -> None:
        """Everybody hears where the same people play again.  The lock is held."""
        self.row = replace(self.row, rematch=table)
        self._audience.say(Seats(self.info()))

    # Bots.

    def bot_asked(self) -> int | None:
        """The seat that is asked, if a bot sits there."""
        seat = self.match.seat if self.match and not self.gone else None
        return seat if seat is not None and self.seats[seat].kind == "bot" else None

    def wake(self) -> None:
        """Let a bot move if one is asked."""
        if self.bot_asked() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(drive(self))

    async def rest(self) -> None:
        """Stop driving bots; what is being stored is stored."""
        if self._driver:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
