"""Who listens at a table, and what each of them is told.  It knows no transport."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from ...match import Match
from ..protocol.from_server import FromServer, Trouble, Update
from ..protocol.game_sheet import offer, refused
from .screens import Kept, Screen, screen

LINGER: Final = 60.0
"""Seconds after which a table where nobody is counts as left."""


class Listener(Protocol):
    """Somebody who is told what happens at a table.  Nothing here may wait."""

    seat: int | None
    beside: frozenset[int]
    """The seats of others at the same screen."""

    @property
    def network(self) -> str:
        """Where it comes from."""

    def send(self, message: FromServer) -> None: ...
    def forget_updates(self) -> None:
        """Drop the updates that still wait to go out: a newer one says all."""

    def drop(self, trouble: Trouble) -> None:
        """Say what is wrong and hang up."""


class Audience:
    """The listeners of one table."""

    def __init__(self, memory: str, kept: Callable[[int], Kept], opened_from: str | None = None) -> None:
        """`opened_from` is where somebody has just set the table up, and is expected to come from."""
        self._memory = memory
        self._last = set() if opened_from is None else {opened_from}
        self._alone_since = time.monotonic()
        self._kept = kept
        self._known: dict[Listener, int] = {}
        """Who listens, and how many events each of them has."""
        self._screens: dict[int | None, Screen] = {}

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._known))

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._known

    def seats(self) -> set[int | None]:
        """The seats that somebody is connected for."""
        return {seat for listener in self._known for seat in (listener.seat, *listener.beside)}

    @staticmethod
    def seats_of(listener: Listener) -> set[int]:
        """The seats at this screen; an onlooker has none."""
        return {seat for seat in (listener.seat, *listener.beside) if seat is not None}

    def of(self, seat: int | None) -> list[Listener]:
        """The connections of one seat."""
        return [listener for listener in self._known if listener.seat == seat]

    def company(self) -> set[str]:
        """Where those who listen come from; for a moment also who was last here, since people come back."""
        if not self._known and time.monotonic() - self._alone_since < LINGER:
            return self._last
        return {listener.network for listener in self}

    def beside(self, seat: int) -> set[int]:
        """The seats of others at this seat's own screens."""
        return {other for listener in self.of(seat) for other in listener.beside}

    def add(self, listener: Listener, known: int) -> None:
        """Somebody came, who has so many events already."""
        self._known[listener] = known

    def remove(self, listener: Listener) -> None:
        """Somebody is gone."""
        if self._known.pop(listener, None) is not None and not self._known:
            self._last, self._alone_since = {listener.network}, time.monotonic()

    def rewind(self, length: int) -> None:
        """What came after so many events was taken back."""
        self._known = {listener: min(known, length) for listener, known in self._known.items()}

    def say(self, message: FromServer, to: Callable[[Listener], bool] = lambda _: True) -> None:
        """Tell all of these the same; everybody, unless said otherwise."""
        for listener in self:
            if to(listener):
                listener.send(message)

    def update_all(self, match: Match) -> None:
        """Tell everybody how the match stands, each as they may see it."""
        alike: dict[tuple[int | None, int], Update] = {}
        for listener, known in list(self._known.items()):
            # Many onlookers see the same: it is worked out for the first of them.
            seen_from = listener.seat, known
            if seen_from not in alike:
                alike[seen_from] = self._update(match, *seen_from)
            self._tell(match, listener, alike[seen_from])

    def update(self, match: Match, listener: Listener) -> None:
        """Tell one of them."""
        self._tell(match, listener, self._update(match, listener.seat, self._known[listener]))

    def _tell(self, match: Match, listener: Listener, update: Update) -> None:
        listener.send(update)
        self._known[listener] = len(match.feed())

    def drop_all(self, trouble: Trouble) -> None:
        """Everybody has to come again."""
        for listener in self:
            listener.drop(trouble)

    def screen(self, match: Match, seat: int | None) -> Screen:
        """What a seat's screens hold."""
        if seat not in self._screens:
            kept = Kept() if seat is None else self._kept(seat)
            self._screens[seat] = screen(match, seat, self._memory, kept)
        return self._screens[seat]

    def _update(self, match: Match, seat: int | None, known: int) -> Update:
        seen = self.screen(match, seat)
        start, events = seen.events(known)
        refusal = match.why_not_undo(seat)
        return Update(
            at=len(match.journal),
            start=start,
            events=[list(event) for event in events],
            view=seen.view(),
            offers=[] if seat is None else [offer(match.rules, choice) for choice in match.choices(seat)],
            notebook=seen.notebook(),
            in_passing=match.in_passing,
            may_prepare=seat is not None and match.next_question(seat) is not None,
            undo=refused(refusal) if refusal else None,
            scores=match.scores,
            winners=match.winners,
        )
