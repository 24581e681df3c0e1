"""Who is served next where there is too little for all: shared by address, then by guest, then by table.

A share is counted in seconds of service.  The address that has had least comes first, then of its guests the one that
has had least, and of a guest's own tables likewise: forty tables of one guest together get what one table of another
gets, and forty guests of one address too, for cookies are free.  Nobody saves time up: who comes back after a while
begins where those stand who were served meanwhile.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass
from itertools import count
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """On whose account something is asked: the guest who set the table up, the table, and where they are."""

    guest: str
    table: str
    network: str = ""
    """Empty where nobody knows: then the guest counts alone."""

    @property
    def line(self) -> str:
        """By which share it counts first."""
        return self.network or self.guest


class Busy(Exception):
    """Nothing got free in time."""


class FairQueue(Generic[T]):
    """Hands things out, one to each asker at a time, and takes them back."""

    def __init__(self) -> None:
        self._free: deque[T] = deque()
        self._waiting: list[_Waiting[T]] = []
        self._numbers = count()
        self._served: Counter[str] = Counter()
        """How many things each address has now."""
        self._lines, self._guests, self._tables = _Shares(), _Shares(), _Shares()
        self._closed = False

    def put(self, thing: T) -> None:
        """Somebody else may have it."""
        self._free.append(thing)
        self._hand_out()

    def take_free(self) -> list[T]:
        """All that nobody has; whoever takes them puts them back."""
        found, self._free = list(self._free), deque()
        return found

    def turn_away(self) -> None:
        """Whoever waits, waits in vain."""
        for waiting in self._waiting:
            waiting.given.set_exception(Busy())
        self._waiting = []

    def close(self) -> None:
        """Nothing is handed out any more."""
        self._closed = True
        self.turn_away()

    async def take(self, asker: Asker, patience: float) -> T:
        """The next thing that is this asker's turn to have; Busy if that takes longer than so many seconds."""
        if self._closed:
            raise Busy
        waiting: _Waiting[T] = _Waiting(asker, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._hand_out()
        try:
            async with asyncio.timeout(patience):
                return await waiting.given
        except TimeoutError:
            self._leave(waiting)
            raise Busy from None
        except BaseException:
            self._leave(waiting)
            raise

    def count(self, asker: Asker, seconds: float) -> None:
        """What the asker took is used up or free again, after so many seconds."""
        self._served -= Counter([asker.line])
        self._lines.add(asker.line, seconds)
        self._guests.add(asker.guest, seconds)
        self._tables.add(asker.table, seconds)

    def _leave(self, waiting: _Waiting[T]) -> None:
        """Somebody waits no longer, and what they were given at the last moment is another's."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif waiting.given.done() and not waiting.given.cancelled() and waiting.given.exception() is None:
            self.count(waiting.asker, 0.0)
            self.put(waiting.given.result())

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=self._order)
            self._waiting.remove(first)
            self._served[first.asker.line] += 1
            self._lines.serve(first.asker.line)
            self._guests.serve(first.asker.guest)
            self._tables.serve(first.asker.table)
            first.given.set_result(self._free.popleft())

    def _order(self, waiting: _Waiting[T]) -> tuple[int, float, float, float, int]:
        asker = waiting.asker
        had = self._lines.had(asker.line), self._guests.had(asker.guest), self._tables.had(asker.table)
        return self._served[asker.line], *had, waiting.number


@dataclass(slots=True, eq=False)
class _Waiting(Generic[T]):
    asker: Asker
    number: int
    given: asyncio.Future[T]


class _Shares:
    """The seconds that each has had, as far as that is more than the level of those who were served."""

    def __init__(self) -> None:
        self._more: dict[str, float] = {}
        self._level = 0.0

    def had(self, who: str) -> float:
        return self._more.get(who, self._level)

    def serve(self, who: str) -> None:
        self._level = max(self._level, self.had(who))
        self._more = {other: had for other, had in self._more.items() if had > self._level}

    def add(self, who: str, seconds: float) -> None:
        self._more[who] = self.had(who) + seconds
