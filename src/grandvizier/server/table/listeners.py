"""Who listens at a table, and what each of them is told.  It knows no transport."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, Protocol

import msgspec

from ..config import Settings
from ..errors import RequestError
from ..protocol.from_server import FromServer, Splice, Trouble, Update
from ..protocol.splices import splices
from .change import Hearers
from .snapshot import update
from .state import TableState, Window

LINGER: Final = 60.0
"""Seconds after which a table where nobody is counts as left."""


class Sent(NamedTuple):
    """What a connection was sent."""

    events: int
    """It has so many events,"""
    view: Mapping[str, object] = {}
    """and this is what it sees; nobody changes a view that was handed out."""


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


def window(listener: Listener) -> Window:
    """Whose it is."""
    return Window(listener.seat, listener.beside)


def seats_of(listener: Listener) -> set[int]:
    """The seats at this screen; an onlooker has none."""
    return {seat for seat in (listener.seat, *listener.beside) if seat is not None}


class Listeners:
    """The listeners of one table."""

    def __init__(self, opened_from: str | None = None) -> None:
        """`opened_from` is where somebody has just set the table up, and is expected to come from."""
        self._last = set() if opened_from is None else {opened_from}
        self._alone_since = time.monotonic()
        self._known: dict[Listener, Sent] = {}
        """Who listens, and what each of them has."""

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._known))

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._known

    def of(self, seat: int | None) -> list[Listener]:
        """The connections of one seat."""
        return [listener for listener in self._known if listener.seat == seat]

    def windows(self) -> tuple[Window, ...]:
        """Who is connected."""
        return tuple([Window(listener.seat, listener.beside) for listener in self._known])

    def company(self) -> set[str]:
        """Where those who listen come from; for a moment also who was last here, since people come back."""
        if not self._known and time.monotonic() - self._alone_since < LINGER:
            return self._last
        return {listener.network for listener in self}

    # Coming and going.

    def add(self, listener: Listener, known: int) -> None:
        """Somebody came, who has so many events already."""
        self._known[listener] = Sent(known)

    def remove(self, listener: Listener) -> None:
        """Somebody is gone."""
        if self._known.pop(listener, None) is not None and not self._known:
            self._last, self._alone_since = {listener.network}, time.monotonic()

    def make_room(self, coming: Listener, settings: Settings) -> None:
        """Let somebody in: an onlooker if there is room, a seat in place of its oldest window."""
        seats = seats_of(coming)
        if not seats:
            watching = [one.network for one in self if not seats_of(one)]
            if len(watching) >= settings.onlookers_per_table:
                raise RequestError("full", "Too many are watching this table already.", 429)
            if watching.count(coming.network) >= settings.onlookers_per_address:
                raise RequestError("full", "Too many are watching this table from there already.", 429)
        for seat in seats:
            windows = [one for one in self if seat in seats_of(one)]
            for old in windows[: max(0, len(windows) + 1 - settings.windows_per_seat)]:
                self.remove(old)
                old.drop(Trouble("replaced", "This seat is open in many windows: the newest stay."))

    def drop_all(self, trouble: Trouble) -> None:
        """Everybody has to come again."""
        for listener in self:
            listener.drop(trouble)

    # Telling.

    def say(self, message: FromServer, to: Hearers, asker: Listener | None) -> None:
        """Tell all of these the same."""
        if to == "asker":
            if asker:
                asker.send(message)
        else:
            self.tell(message, lambda one: _hears(one, to))

    def tell(self, message: FromServer, to: Callable[[Listener], bool] = lambda _: True) -> None:
        """Tell all of these the same; everybody, unless said otherwise."""
        for listener in self:
            if to(listener):
                listener.send(message)

    def rewind(self, length: int) -> None:
        """What came after so many events was taken back."""
        self._known = {one: known._replace(events=min(known.events, length)) for one, known in self._known.items()}

    def update_all(self, state: TableState) -> None:
        """Tell everybody how the match stands, each as they may see it."""
        alike: dict[tuple[int | None, int], tuple[Update, Sent]] = {}
        news: dict[tuple[int | None, int, int], Update] = {}
        for listener, known in list(self._known.items()):
            # Many onlookers see the same: it is worked out for the first of them.
            seen_from = listener.seat, known.events
            if seen_from not in alike:
                alike[seen_from] = _update(state, *seen_from)
            told, after = alike[seen_from]
            known_from = *seen_from, id(known.view)
            if known_from not in news:
                news[known_from] = _news(told, known)
            self._tell(listener, news[known_from], after)

    def update(self, state: TableState, listener: Listener) -> None:
        """Tell one of them."""
        known = self._known[listener]
        told, after = _update(state, listener.seat, known.events)
        self._tell(listener, _news(told, known), after)

    def refresh(self, state: TableState, listener: Listener) -> None:
        """Tell one of them all there is to see, in place of what still waits to be sent."""
        listener.forget_updates()
        self._known[listener] = self._known[listener]._replace(view={})
        self.update(state, listener)

    def _tell(self, listener: Listener, update: Update, after: Sent) -> None:
        listener.send(update)
        self._known[listener] = after


def _update(state: TableState, seat: int | None, events: int) -> tuple[Update, Sent]:
    """How things stand for whoever has so many events, and what they know after that."""
    assert state.match
    told = update(state.match, seat, state.screen(seat), events)
    return told, Sent(told.start + len(told.events), told.view)


def _news(told: Update, before: Sent) -> Update:
    """The same with what is new to see, for whoever knew this before."""
    old = before.view
    if told.view.keys() != old.keys():
        return told
    view: dict[str, object] = {}
    changes: dict[str, list[Splice]] = {}
    for name, part in told.view.items():
        # Most of a view is as it was, and most of that is the same object: to compare is cheaper than to send.
        if part is not old[name] and part != old[name]:
            changed = splices(old[name], part)
            if changed is None:
                view[name] = part
            else:
                changes[name] = changed
    return msgspec.structs.replace(told, view=view, changes=changes, whole=False)


def _hears(listener: Listener, to: Hearers) -> bool:
    if to == "onlookers":
        return not seats_of(listener)
    return to in {"everybody", listener.seat}
