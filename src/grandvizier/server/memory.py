"""What a seat's screen is sent, by the table's memory (3W-22).

At a `notebook` table the screen keeps what could have been remembered.  At a `faithful` table a face is shown while
the seat looks, and then it is in nothing that is sent to that seat until the end of the match.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..core.events import CHOSE, Event, Told, heard
from ..core.game import Belief, Plain, View
from ..match import Match
from ..match.journal import Undone


class Screen(Protocol):
    """What one seat, or an onlooker, is sent of a match."""

    def events(self, known: int) -> tuple[int, list[Event]]:
        """From which event on, and the events; `known` are on the screen already."""

    def view(self) -> Plain: ...
    def notebook(self) -> Plain | None: ...


class Onlooker:
    """Hears all, sees no secret, needs no notebook."""

    def __init__(self, match: Match, seat: int | None = None) -> None:
        self.match = match
        self.seat = seat

    def events(self, known: int) -> tuple[int, list[Event]]:
        """All that is new."""
        feed = self.match.feed()
        start = min(known, len(feed))
        chair = self.match.players if self.seat is None else self.seat
        return start, heard(feed[start:], chair, self.match.game.kinds)

    def view(self) -> Plain:
        """The table now."""
        return self.match.view(self.seat)

    def notebook(self) -> Plain | None:
        """Nothing was seen that could be noted."""
        return None


class Notebook(Onlooker):
    """A seat whose screen keeps notes: where each card it saw lies, or may lie."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self._read = 0
        self._begin()

    def _begin(self) -> None:
        match, seat = self.match, self.seat
        assert seat is not None
        self._heard = 0
        self._belief: Belief = match.game.belief(match.rules, match.players, match.options, seat)

    def notebook(self) -> Plain:
        """What follows from all this seat was told; after an undo it is worked out anew."""
        journal = self.match.journal
        if any(isinstance(entry, Undone) for entry in journal[self._read :]):
            self._begin()
        self._read = len(journal)
        start, events = self.events(self._heard)
        for event in events:
            self._belief.hear(event)
        self._heard = start + len(events)
        return self._belief.notebook()


@dataclass(slots=True)
class _Look:
    """A face that this seat was told and somebody else was not."""

    faces: frozenset[tuple[str, int]]
    on_table: bool
    """Whether it lies somewhere on the table, so that its card may move."""
    ended: bool = False
    """Whether the seat has chosen since, or the card has moved."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a faithful screen between two starts of the server."""

    at: int = 0
    """The length of the journal when it was kept."""
    shown: int = 0
    """The faces in so many events have been on a screen of this seat."""
    closed: int = 0
    """The faces in so many events were closed by the seat."""


class Faithful:
    """A seat whose screen forgets.

    A look's face is sent until the look has ended or was closed, but never before a screen has confirmed showing it.
    The log goes back to the seat's own last choice, and further only for a face that no screen has shown yet.
    """

    def __init__(self, match: Match, seat: int, kept: Kept) -> None:
        self.match = match
        self.seat = seat
        self._since = kept.at
        self._shown, self._closed = kept.shown, kept.closed
        self._heard: list[Event] = []
        self._looks: dict[int, _Look] = {}
        self._chose = 0
        self._read = 0
        self._now = self._new_view()

    def _new_view(self) -> View:
        match = self.match
        return match.game.faithful_view(match.rules.components, match.players, match.options, self.seat)

    # Following the journal.

    def _catch_up(self) -> None:
        for number, entry in enumerate(self.match.journal[self._read :], self._read):
            if isinstance(entry, Undone):
                self._rewind(entry.length, kept=number < self._since)
            else:
                for told in entry.feed:
                    self._hear(told)
        self._read = len(self.match.journal)

    def _rewind(self, length: int, *, kept: bool) -> None:
        """A look that ended stays ended, also when the choice that ended it is taken back."""
        del self._heard[length:]
        self._looks = {at: look for at, look in self._looks.items() if at < length}
        if not kept:
            self._shown, self._closed = min(self._shown, length), min(self._closed, length)
        self._chose = max((i for i, event in enumerate(self._heard) if self._is_own_choice(event)), default=0)
        self._now = self._new_view()
        for event in self._heard:
            self._now.hear(event)

    def _is_own_choice(self, event: Event) -> bool:
        return event[0] == CHOSE and event[1] == self.seat

    def _hear(self, told: Told) -> None:
        audience, event = told
        kind, players = self.match.game.kinds[event[0]], (1 << self.match.players) - 1
        mine = bool(audience >> self.seat & 1)
        event = event if mine or not kind.faces else kind.blank(event)
        at = len(self._heard)
        self._heard.append(event)
        self._now.hear(event)
        if self._is_own_choice(event):
            self._chose = at
            for look in self._looks.values():
                look.ended = True
        elif kind.faces and mine and audience & players != players:
            faces = frozenset((kind.fields[i - 1][1].family, event[i]) for i in kind.faces)
            self._looks[at] = _Look(faces, on_table=faces <= self._on_table())
        if any(look.on_table and not look.ended for look in self._looks.values()):
            table = self._on_table()
            for look in self._looks.values():
                look.ended |= look.on_table and not look.faces <= table

    def _on_table(self) -> frozenset[tuple[str, int]]:
        return frozenset((family, face) for _, family, face in self._now.plain()["table"] if face is not None)

    # What may still be sent.

    def _gone(self, at: int, look: _Look) -> bool:
        return at < self._shown and (look.ended or at < self._closed)

    def _allowed(self, at: int, event: Event) -> Event:
        look = self._looks.get(at)
        hidden = self._gone(at, look) if look else at < self._chose and self._is_own_choice(event)
        return self.match.game.kinds[event[0]].blank(event) if hidden else event

    def events(self, known: int) -> tuple[int, list[Event]]:
        """The log since the seat's last choice, whatever is known; all of it once the match is over."""
        del known
        self._catch_up()
        if self.match.over:
            return 0, list(self._heard)
        start = min([self._chose, *(at for at, look in self._looks.items() if not self._gone(at, look))])
        return start, [self._allowed(at, event) for at, event in enumerate(self._heard[start:], start)]

    def view(self) -> Plain:
        """The table as the seat may still see it."""
        self._catch_up()
        if self.match.over:
            return self.match.view(self.seat)
        view = self._new_view()
        for at, event in enumerate(self._heard):
            view.hear(self._allowed(at, event))
        return view.plain()

    def notebook(self) -> Plain | None:
        """Memory is part of the game here."""
        return None

    # What the seat says about it.

    def show(self, events: int) -> Kept | None:
        """A screen has shown the first so many events.  What to keep, if that changes anything."""
        self._catch_up()
        if not any(self._shown <= at < events for at in self._looks):
            return None
        self._shown = max(self._shown, min(events, len(self._heard)))
        return self._kept()

    def close(self) -> Kept | None:
        """The seat has looked long enough.  What to keep, if that changes anything."""
        self._catch_up()
        if not any(at >= self._closed and not look.ended for at, look in self._looks.items()):
            return None
        self._closed = len(self._heard)
        return self._kept()

    def _kept(self) -> Kept:
        self._since = self._read
        return Kept(self._read, self._shown, self._closed)


def screen(match: Match, seat: int | None, memory: str, kept: Kept) -> Screen:
    """What this seat is sent; None is an onlooker."""
    if seat is None:
        return Onlooker(match)
    return Faithful(match, seat, kept) if memory == "faithful" else Notebook(match, seat)
