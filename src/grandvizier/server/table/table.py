"""One live table: the authority over its match.  It knows no transport; whoever listens is handed messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from ...core.errors import Refusal
from ...core.rules import Rules
from ...match import Match
from ...match.journal import Undone
from ..errors import Wrong, bad_token
from ..logs import log
from ..protocol.from_server import FromServer, Seats, Trouble, Welcome
from ..protocol.tables import TableInfo
from ..services import Means
from ..store import NotStored, SeatRow, TableRow
from ..store.replay import begin
from .bot_turns import drive
from .features.auto_answers import StandingAnswers
from .features.chat import Talk
from .features.clock import Timekeeper
from .features.hints import Hints
from .features.looks import Looks
from .features.premoves import PreparedChoices
from .features.substitutes import StandIns
from .features.undo_vote import Consent
from .listeners import Audience, Listener
from .room import make_room
from .screens import Kept
from .snapshot import table_info

T = TypeVar("T")

UNDOS: Final = 200
"""So often a seat may take something back in one game: each time the others wait, and the journal grows."""


class Table:
    """A table in memory.  Every change holds its lock until the change is stored and told."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], rules: Rules, means: Means, opened_from: str | None = None
    ) -> None:
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
        self.stand_ins = StandIns(self)
        self.hints = Hints(self)
        self.clocks = Timekeeper(self)
        self.talk = Talk(self)
        self.standing = StandingAnswers(self)
        self.consent = Consent(self)
        self._audience = Audience(row.memory, self._kept, opened_from)
        self.looks = Looks(self, self._audience)
        self.prepared = PreparedChoices(self, self._audience)
        self._driver: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._resting = False

    def _kept(self, seat: int) -> Kept:
        row = self.seats[seat]
        return Kept(row.at, row.shown, row.closed)

    # What anybody may see.

    def info(self) -> TableInfo:
        """The table as anybody may see it.  The lock is held."""
        return table_info(self)

    def here(self) -> set[int]:
        """The seats that somebody is connected for."""
        return {seat for seat in self._audience.seats() if seat is not None}

    def company(self) -> set[str]:
        """Where those come from who are connected, or were a moment ago."""
        return self._audience.company()

    def beside(self, seat: int) -> set[int]:
        """The seats of others at this seat's own screens."""
        return self._audience.beside(seat)

    def say(self, message: FromServer, to: Callable[[Listener], bool] = lambda _: True) -> None:
        """Tell all of these something; everybody, unless said otherwise."""
        self._audience.say(message, to)

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return len(self._audience)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = len(self._audience) or self._tasks or self.lock.locked() or self.clocks.running
        return not busy and (self._driver is None or self._driver.done())

    def check_key(self, seat: int, key: str) -> None:
        """Raise unless this is the key of this seat."""
        if not (0 <= seat < len(self.seats) and self.seats[seat].kind == "person" and self.seats[seat].key == key):
            raise bad_token()

    # Listening.

    async def join(
        self, listener: Listener, held: tuple[int, str] | None, known: int, beside: Sequence[tuple[int, str]] = ()
    ) -> None:
        """Say welcome, then how things stand; `known` events are on the screen already, if nothing was taken back."""
        async with self.lock:
            for key in [held, *beside] if held else beside:
                self.check_key(*key)
            if self.gone:
                raise Wrong("not-stored", "The table is being loaded again; please come back.", 503)
            before = self.info()
            listener.seat = held[0] if held else None
            listener.beside = frozenset(seat for seat, _ in beside)
            make_room(self._audience, listener, self.means.settings)
            journal = self.match.journal if self.match else []
            self._audience.add(
                listener, min([known, *(entry.length for entry in journal if isinstance(entry, Undone))])
            )
            for seat in (listener.seat, *listener.beside):
                self.stand_ins.came(seat)
            info = self.info()
            listener.send(Welcome(listener.seat, info))
            if self.match:
                self._audience.update(self.match, listener)
            if info != before:
                self.say(Seats(info), to=lambda other: other is not listener)
            await self.talk.tell(listener)
            self.standing.tell(listener)
            self.prepared.tell(listener)
            if self.fault:
                raise self.fault
            self.wake()
            self.clocks.tell(listener)

    async def part(self, listener: Listener) -> None:
        """Somebody is gone; the seat stays theirs."""
        async with self.lock:
            before = self.info()
            self._audience.remove(listener)
            self.touched = time.monotonic()
            settled = [await self.stand_ins.went(seat) for seat in (listener.seat, *listener.beside)]
            if not any(settled) and self.info() != before:
                self.tell_seats()

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
                self.playing(at)
                await self.choose(seat, path, by=by)

        await self.to_the_end(do())

    async def choose(self, seat: int, path: Sequence[int], by: str = "person") -> None:
        """Make a choice.  The lock is held."""
        match = self.playing()
        self.check_hands(seat, by=by)
        question = match.question
        match.play(seat, *path, by=by)
        await self._keep(match, self.prepared.spend(seat, question, path))
        self.means.metrics.choices.labels(by).inc()
        if by != "bot" and self.consent.lapse():
            self.tell_seats()

    def check_undo(self, seat: int) -> None:
        """Raise if a seat takes nothing back any more: at the end all cards are shown, and there is a limit."""
        match = self.playing()
        if match.over:
            raise Wrong("over", "The game is over.", 409)
        if sum(isinstance(entry, Undone) and entry.seat == seat for entry in match.journal) >= UNDOS:
            raise Wrong("undo-often", f"A seat takes something back {UNDOS} times at most in a game.", 409)

    async def undo(self, seat: int, at: int) -> None:
        """Take the seat's last choice back."""

        async def do() -> None:
            async with self.lock:
                self.playing(at)
                self.check_hands(seat, by="person")
                await self.go_back(seat, lambda match: match.undo(seat))

        await self.to_the_end(do())

    async def go_back(self, seat: int, undo: Callable[[Match], None]) -> None:
        """Take something back for a seat, so that everybody hears from where on.  The lock is held."""
        match = self.playing()
        self.check_undo(seat)
        undo(match)
        self._audience.rewind(len(match.feed()))
        await self._keep(match)
        self.means.metrics.undos.inc()
        if self.consent.lapse():
            self.tell_seats()

    async def why_not(self, seat: int, path: Sequence[int], *, ahead: bool) -> Refusal | None:
        """Why a seat may not choose this now, or prepare it; None if it may."""
        async with self.lock:
            match = self.playing()
            return match.why_not_ahead(seat, *path) if ahead else match.why_not(seat, *path)

    async def _keep(self, match: Match, spent: Sequence[SeatRow] = ()) -> None:
        """Store the journal's last entry with the seats that it changed, then tell everybody."""
        seats, number = {row.seat: row for row in (*spent, *self.clocks.count(match))}, len(match.journal) - 1
        await self._stored(
            self.means.store.append(self.row.id, number, match.journal[-1], over=match.over, seats=list(seats.values()))
        )
        self.row = replace(self.row, over=match.over)
        for row in seats.values():
            self.seats[row.seat] = row
        self._audience.update_all(match)
        for row in spent:
            self.prepared.say(row.seat)
        if match.over:
            self.consent.lapse()
            log("game-over", table=self.row.id, game=self.row.game, choices=len(match.journal))
            self.tell_seats()
        self.wake()

    async def _stored(self, writing: Coroutine[Any, Any, None]) -> None:
        """Wait for the disk.  If it fails, memory is ahead of the journal and everybody has to come again."""
        try:
            await writing
        except NotStored as error:
            self.gone = True
            self._audience.drop_all(Trouble("not-stored", "The table is being loaded again; please come back."))
            raise Wrong("not-stored", "This could not be stored, and does not count.", 503) from error

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Once begun, a change runs to its end, also if whoever asked for it hangs up."""
        return await asyncio.shield(self.begin_work(work))

    def begin_work(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin a change that the table waits for before it comes to rest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

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
        self.tell_seats()
        if match:
            self._audience.update_all(match)
        self.wake()

    async def keep_seat(self, row: SeatRow) -> None:
        """Something about a seat changes while the game runs.  The lock is held."""
        await self._stored(self.means.store.seat(self.row.id, row))
        self.seats[row.seat] = row

    def tell_seats(self) -> None:
        """Everybody hears who sits where.  The lock is held."""
        self.say(Seats(self.info()))

    def tell_rematch(self, table: str) -> None:
        """Everybody hears where the same people play again.  The lock is held."""
        self.row = replace(self.row, rematch=table)
        self.tell_seats()

    # Bots.

    @property
    def pause(self) -> float:
        """Seconds a bot waits before its move."""
        return self.means.settings.pause if self.row.pause is None else self.row.pause

    def bot_of(self, seat: int) -> str:
        """The bot that plays in a seat; empty where a person does."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    def bot_asked(self) -> int | None:
        """The seat that is asked, if a bot plays there and is waited for."""
        seat = self.match.seat if self.match and not self.gone else None
        return seat if seat is not None and self.bot_of(seat) and self._waits else None

    @property
    def _waits(self) -> bool:
        """Whether anybody waits for what bots do: who is connected, or a person against whom time runs."""
        is_timed = self.row.clock is not None and not all(self.bot_of(row.seat) for row in self.seats)
        return bool(self.listeners) or is_timed

    def check_hands(self, seat: int, *, by: str) -> None:
        """Raise unless this seat is played by a bot, or by a person, as whoever chooses is one."""
        if by == "bot" and not self.bot_of(seat):
            raise Wrong("stale", "Somebody took their seat back.", 409)
        if by == "person" and self.seats[seat].stand_in:
            raise Wrong("stand-in", "A bot plays for you: take your seat back first.", 409)

    def wake(self) -> None:
        """Let a bot move if one is asked, or the time of a person run; not any more once the table is put to rest."""
        if self._resting:
            return
        self.clocks.go()
        self.standing.go()
        self.prepared.go()
        if self.bot_asked() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(drive(self))

    async def rest(self) -> None:
        """Stop driving bots and looking for hints; what is being stored is stored."""
        self._resting = True
        self.stand_ins.rest()
        await self.hints.rest()
        if self._driver:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.clocks.rest()
