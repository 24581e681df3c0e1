"""One live table: the authority over its match.  It knows no transport; whoever listens is handed messages.

Whatever is done at a table goes one way, in `Table.act`: a feature answers with a change, the change is stored, then it
is told, then what follows from it is woken.  Nobody else has the lock.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ...core.errors import Illegal
from ...core.rules import Rules
from ...match import Match
from ...match.journal import Undone
from ..errors import RequestError, RulesFailed, loaded_again, not_stored
from ..logs import log
from ..protocol.from_page import FromPage
from ..protocol.from_server import Seats, Trouble, Welcome
from ..protocol.tables import TableInfo
from ..services import Services
from ..store import InDoubt, NotMine, NotStored, SeatRow, TableRow
from ..store.chat import keep_line, last_lines
from ..strangers import code_of
from .absences import Absences
from .actions import ACTIONS, Action
from .background import Background
from .change import Change, GotUp, Notice, Refresh, Send, Tell
from .features import auto_answers, chat, clock, premoves, substitutes
from .listeners import Listener, Listeners, seats_of, window
from .running_time import now
from .screens import Screens
from .snapshot import table_info
from .state import TableState
from .time_bank import TimeBank

T = TypeVar("T")


class Table:
    """A table in memory."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        rules: Rules,
        services: Services,
        *,
        match: Match | None = None,
        fault: RequestError | None = None,
        opened_from: str | None = None,
    ) -> None:
        """`fault` is why it cannot go on, if it cannot."""
        rule = clock.rule_of(row)
        self._services = services
        self._state = TableState(
            row=row,
            seats=tuple(seats),
            rules=rules,
            chance=services.chance,
            screens=Screens(row.memory),
            absences=Absences(services.settings.grace, dict.fromkeys(range(len(seats)), now())),
            match=match,
            bank=TimeBank(rule, tuple(seat.used for seat in seats)) if rule else None,
            fault=fault,
            network=opened_from or "",
        )
        self._lock = asyncio.Lock()
        self._listeners = Listeners(opened_from)
        self._background = Background(self.act, self.read, services)
        self._clock_told: tuple[int | None, int] | None = None
        self._is_let_go = False
        self.touched = time.monotonic()

    # What anybody may see.

    @property
    def state(self) -> TableState:
        """The table as it is just now; while something is being stored, memory is ahead of the journal."""
        return self._state.but(windows=self._listeners.windows(), now=now(), date=time.time(), gone=self.gone)

    @property
    def row(self) -> TableRow:
        """How it was set up."""
        return self._state.row

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self._state.rules

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self._state.match

    @property
    def gone(self) -> bool:
        """Whether it is to be loaded again, here or by another node."""
        return self._is_let_go or self._state.gone

    @property
    def listeners(self) -> int:
        """How many connections there are."""
        return len(self._listeners)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        is_timed = self._state.bank is not None and self._state.bank.running is not None
        return not (self._listeners or self._lock.locked() or is_timed or self._background.busy)

    def company(self) -> set[str]:
        """Where those come from who are connected, or were a moment ago."""
        return self._listeners.company()

    async def info(self) -> TableInfo:
        """The table as anybody may see it."""
        return await self.read(table_info)

    async def read(self, look: Callable[..., T], *args: Any) -> T:
        """What can be seen of the table, while nobody changes it."""
        async with self._lock:
            return look(self.state, *args)

    # The one way.

    async def hear(self, listener: Listener, message: FromPage) -> None:
        """Do what somebody who listens says."""
        await self.act(ACTIONS[type(message)], listener.seat, message, asker=listener)

    async def act(self, action: Action, *args: Any, asker: Listener | None = None) -> Change:
        """Do something with the table; what cannot be done raises Illegal or RequestError, and has changed nothing.

        Once begun, it runs to its end, also if whoever asked for it hangs up.
        """
        task = self._background.begin(self._act(action, args, asker, now()))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _act(self, action: Action, args: Sequence[Any], asker: Listener | None, said: float) -> Change:
        async with self._lock:
            if self.gone:
                raise loaded_again()
            length = self._state.length
            try:
                with code_of(self.row.game):
                    change = action(clock.as_of(self.state, said), *args)
            except BaseException as error:
                if self._state.length != length:
                    self._throw_away()
                if isinstance(error, RulesFailed):
                    self._say_failure(error, asker, for_good=error.hopeless or asker is None)
                raise
            await self._carry_out(change, asker)
        if change.trouble:
            raise change.trouble
        return change

    async def _carry_out(self, change: Change, asker: Listener | None = None) -> None:
        """Store, tell, wake."""
        await self._store(change)
        if self._is_let_go:
            # It is kept; whoever comes again hears of it from whoever has the table then.
            raise loaded_again()
        self._state = change.state
        if isinstance(change.entry, Undone):
            self._listeners.rewind(change.entry.length)
        try:
            with code_of(self.row.game):
                for notice in change.notices:
                    self._tell(notice, asker)
        except RulesFailed as failed:
            self._say_failure(failed, asker, for_good=True)
            raise
        self._count(change)
        self._background.wake(self._state)
        if change.think:
            self._background.look_for_hint(self._state, change.think, asker)

    async def _store(self, change: Change) -> None:
        """Wait for the disk.  If it fails, memory is ahead of the journal and everybody has to come again."""
        store, table, after = self._services.store, self.row.fence, change.state
        rows = [
            row
            for row, before in zip(after.seats, self._state.seats, strict=True)
            if row is not before and row != before
        ]
        try:
            if change.entry:
                await store.append(table, after.length - 1, change.entry, over=after.over, seats=rows)
            else:
                for row in rows:
                    await store.seat(table, row)
            if self.row.counted and not after.row.counted:
                await store.leave_out(table)
        except NotStored as error:
            self._throw_away()
            raise not_stored() from error
        if change.line:
            try:
                await keep_line(store, table, change.line)
            except (NotMine, InDoubt) as error:
                self._throw_away()
                raise not_stored() from error
            except NotStored as error:
                raise RequestError("not-said", "This could not be stored: say it again.", 503) from error

    def let_go(self) -> None:
        """Another node may have it from now on: nothing goes on here any more, whatever is just being stored."""
        self._is_let_go = True
        self._throw_away()

    def _say_failure(self, failed: RulesFailed, asker: Listener | None, *, for_good: bool) -> None:
        """Tell the others at the table; where nobody can choose otherwise it stands still until it is loaded again."""
        self._listeners.tell(Trouble(failed.code, failed.sentence), to=lambda other: other is not asker)
        if for_good:
            self._state = clock.go(self._state.but(fault=failed, now=now()))

    def _throw_away(self) -> None:
        self._state = self._state.but(gone=True)
        lost = loaded_again()
        self._listeners.drop_all(Trouble(lost.code, lost.sentence))
        self._background.wake(self.state)

    def _tell(self, notice: Notice, asker: Listener | None = None) -> None:
        match notice:
            case Send(message, to):
                self._listeners.say(message, to, asker)
            case Refresh(seat):
                for listener in self._listeners.of(seat):
                    self._listeners.refresh(self._state, listener)
            case GotUp(seat):
                for listener in self._listeners.of(seat):
                    listener.seat = None
                    listener.send(Welcome(None, table_info(self.state)))
            case Tell.UPDATES:
                self._listeners.update_all(self._state)
            case Tell.SEATS:
                self._listeners.tell(Seats(table_info(self.state)))
            case Tell.CLOCKS:
                self._let_time_run()

    def _let_time_run(self) -> None:
        """Let the time of whoever is asked run, and tell everybody if that is new."""
        if self._background.resting or self._state.bank is None:
            return
        self._state = clock.go(self.state)
        bank, told = self._state.bank, clock.told(self._state)
        if bank and told and (bank.running, self._state.length) != self._clock_told:
            self._clock_told = bank.running, self._state.length
            self._listeners.tell(told)

    def _count(self, change: Change) -> None:
        """For whoever runs the server."""
        metrics, entry, state = self._services.metrics, change.entry, change.state
        if isinstance(entry, Undone):
            metrics.undos.inc()
        elif entry and state.length > 1:
            metrics.chosen[entry.by].inc()
        if entry and state.over:
            log("game-over", table=self.row.id, game=self.row.game, choices=state.length)

    # Listening.

    async def join(
        self, listener: Listener, held: tuple[int, str] | None, known: int, beside: Sequence[tuple[int, str]] = ()
    ) -> None:
        """Say welcome, then how things stand; `known` events are on the screen already, if nothing was taken back."""
        async with self._lock:
            for key in [held, *beside] if held else beside:
                self._state.check_key(*key)
            if self.gone:
                raise loaded_again()
            before = table_info(self.state)
            listener.seat = held[0] if held else None
            listener.beside = frozenset(seat for seat, _ in beside)
            self._listeners.make_room(listener, self._services.settings)
            journal = self.match.journal if self.match else []
            self._listeners.add(
                listener, min([known, *(entry.length for entry in journal if isinstance(entry, Undone))])
            )
            self._state = substitutes.came(self.state, seats_of(listener))
            if not self._state.network:
                self._state = self._state.but(network=listener.network)
            info = table_info(self.state)
            listener.send(Welcome(listener.seat, info))
            if self.match:
                with code_of(self.row.game):
                    self._listeners.update(self._state, listener)
            if info != before:
                self._listeners.tell(Seats(info), to=lambda other: other is not listener)
            await self._greet(listener)
            if self._state.fault:
                raise self._state.fault
            self.wake()
            left = clock.told(self.state)
            if left:
                listener.send(left)

    async def _greet(self, listener: Listener) -> None:
        """What was said lately, and what a seat has said for later."""
        if self._state.talk is None:
            talk = await last_lines(self._services.store, self.row.id, chat.SHOWN)
            self._state = self._state.but(talk=talk)
        listener.send(chat.greeting(self._state, window(listener)))
        if listener.seat is not None:
            for greeting in (auto_answers.greeting, premoves.greeting):
                if kept := greeting(self._state, listener.seat):
                    listener.send(kept.message)

    async def part(self, listener: Listener) -> None:
        """Somebody is gone; the seat stays theirs."""
        async with self._lock:
            before = table_info(self.state)
            self._listeners.remove(listener)
            self.touched = time.monotonic()
            change = substitutes.went(self.state, seats_of(listener))
            if self.gone:
                return
            if not change.notices and table_info(change.state.but(now=now())) != before:
                change = change.then(Tell.SEATS)
            await self._carry_out(change)

    async def refresh(self, listener: Listener) -> None:
        """How things stand, for somebody who was behind."""
        async with self._lock:
            if self.match and listener in self._listeners:
                self._listeners.update(self._state, listener)

    # By itself.

    def wake(self) -> None:
        """Let a bot move if one is asked, or the time of a person run; not any more once the table is put to rest."""
        self._let_time_run()
        self._background.wake(self.state)

    async def rest(self) -> None:
        """Stop driving bots and looking for hints; what is being stored is stored."""
        await self._background.rest()


def _unheard(task: asyncio.Task[Change]) -> None:
    """Whoever asked has hung up, so nobody is told what could not be done."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, RequestError | Illegal):
        log("chore-failed", logging.ERROR, reason=type(error).__name__)
