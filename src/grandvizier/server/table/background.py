"""What goes on at a table by itself: time that runs out, bots and hints that think, choices that were made ahead.

It decides nothing: what comes of all this is done to the table as what people say is, by an action.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ...core.errors import Illegal
from ..bot_names import at_once
from ..errors import RequestError
from ..protocol.from_page import Choose
from ..services import Services
from ..thinking.fair_queue import Busy
from ..thinking.requests import asker, bot_request
from ..thinking.worker import HintRequest
from .actions import Action
from .bot_turns import Act, Read, Turn, bot_asked, drive, play
from .features import auto_answers, choosing, clock, hints, premoves, substitutes
from .listeners import Listener
from .running_time import now
from .state import TableState

T = TypeVar("T")


class _Timer:
    """Rings once, if it is not set anew before that."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, wait: float | None, ring: Callable[[], object]) -> None:
        """Ring in so many seconds; not at all for None."""
        self.stop()
        if wait is not None:
            self._handle = asyncio.get_running_loop().call_later(max(0.0, wait), ring)

    def stop(self) -> None:
        """Do not ring."""
        if self._handle:
            self._handle.cancel()
            self._handle = None


class Background:
    """The timers and tasks of one table."""

    def __init__(self, act: Act, read: Read, services: Services) -> None:
        self._act = act
        self._read = read
        self._services = services
        self._state: TableState | None = None
        """The table when it was last woken."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hints: set[asyncio.Task[None]] = set()
        self._driver: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._clock, self._absence = _Timer(), _Timer()
        self._answered = self._revised = 0
        """The length of the journal when a standing answer was last tried, and premoves were last looked after."""
        self.resting = False

    @property
    def busy(self) -> bool:
        """Whether anything goes on."""
        return bool(self._tasks) or (self._driver is not None and not self._driver.done())

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that the table waits for before it comes to rest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def wake(self, state: TableState) -> None:
        """Something has changed: see to it that what follows from that goes on; not any more at a table at rest."""
        if self.resting:
            return
        self._state = state
        self._set_clock(state)
        self._expect_absence(state)
        self._answer(state)
        self._look_after_premoves(state)
        if bot_asked(state) is not None and (self._driver is None or self._driver.done()):
            pause = self._services.settings.pause if state.row.pause is None else state.row.pause
            self._driver = asyncio.create_task(drive(self._act, self._read, self._services.workers, pause))

    async def rest(self) -> None:
        """Think of nothing any more; what is being stored is stored, and time stands still."""
        self.resting = True
        self._absence.stop()
        await _end(*self._hints)
        await _end(self._driver)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await _end(self._ticking)
        self._clock.stop()
        with contextlib.suppress(RequestError):
            await self._act(clock.stop)

    # Time.

    def _set_clock(self, state: TableState) -> None:
        left = clock.left(state.but(now=now())) if state.bank else None
        self._clock.set(None if left is None else min(left, self._services.settings.beat), self._ring)

    def _ring(self) -> None:
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        """Keep what was used; if time is up, choose in the place of whoever is asked, unless they are quicker."""
        try:
            await self._act(clock.beat)
            turn: Turn | None = await self._read(_overdue)
            if turn:
                await play(self._act, self._read, self._services.workers, turn)
                await self._act(substitutes.replace_sleeper, turn.request.seat)
        except RequestError:
            pass
        finally:
            # Time may have run out for the next one meanwhile.
            if self._state and not self.resting:
                self._set_clock(self._state)

    def _expect_absence(self, state: TableState) -> None:
        """Tell everybody once the next of those who are away counts as gone."""
        wait = substitutes.wait(state.but(now=now())) if state.absences.away else None
        self._absence.set(wait, lambda: self.begin(self._try(substitutes.tell_absence)))

    # Choices that were made ahead.

    def _answer(self, state: TableState) -> None:
        """Answer for whoever is asked, if they said how."""
        due = auto_answers.due(state)
        if due and state.length != self._answered:
            self._answered = state.length
            seat, row = due
            # If the rules do not allow it now, or somebody was quicker, the person is asked.
            self.begin(self._try(choosing.choose, seat, Choose(state.length, [row])))

    def _look_after_premoves(self, state: TableState) -> None:
        if state.match is None or state.match.over or state.gone or state.length == self._revised:
            return
        self._revised = state.length
        if premoves.ready(state):
            self.begin(self._revise(state.length))

    async def _revise(self, at: int) -> None:
        """Put aside what no longer holds, then choose for whoever is asked; if somebody was quicker, it comes again."""
        await self._try(premoves.revise, at)
        await self._try(choosing.choose_ahead, at)

    async def _try(self, action: Action, *args: Any, asker: Listener | None = None) -> None:
        with contextlib.suppress(RequestError, Illegal):
            await self._act(action, *args, asker=asker)

    # Hints.

    def look_for_hint(self, state: TableState, request: HintRequest, listener: Listener | None) -> None:
        """Look for a hint, and tell whoever asked."""
        if self.resting:
            return
        task = asyncio.create_task(self._find(state, request, listener))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _find(self, state: TableState, request: HintRequest, listener: Listener | None) -> None:
        advice: Any = None
        try:
            advice = await self._services.workers.advise(request, asker(state.row, state.network))
        except Busy:
            advice = "busy"
        finally:
            if not self.resting:
                await self._try(hints.found, request.seat, state.length, advice, asker=listener)


def _overdue(state: TableState) -> Turn | None:
    """The turn of somebody whose time is up."""
    left = clock.left(state)
    if left is None or left > 0:
        return None
    match = state.playing()
    assert match.seat is not None
    bot = at_once(match.rules, match.players, match.options)
    request = bot_request(match, match.seat, state.row.seed, bot=bot)
    return Turn(len(match.journal), request, asker(state.row, state.network), "clock", simpler=bot)


async def _end(*tasks: asyncio.Task[None] | None) -> None:
    begun = [task for task in tasks if task]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
