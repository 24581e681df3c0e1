"""What a seat's screen is sent, by the table's memory (3W-22).

At a `notebook` table the screen keeps what could have been remembered.  At a `faithful` table a face is shown while
the seat looks, and then it is in nothing that is sent to that seat until the end of the match; what the seat holds
stays in its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ...core.events import CHOSE, Event, Told
from ...core.game import Belief, FaithfulView, NotebookData, ViewData
from ...match import Match
from ...match.journal import Undone


class Screen(Protocol):
    """What one seat, or an onlooker, is sent of a match."""

    def events(self, known: int) -> tuple[int, Sequence[Event]]:
        """From which event on, and the events; `known` are on the screen already."""

    def view(self) -> ViewData: ...
    def notebook(self) -> NotebookData | None: ...
    def veiled(self) -> frozenset[int]:
        """The places that the seat must remember for itself: it may not name them before it is asked."""


class Onlooker:
    """Hears all, sees no secret, needs no notebook."""

    def __init__(self, match: Match, seat: int | None = None) -> None:
        self.match = match
        self.seat = seat

    def events(self, known: int) -> tuple[int, Sequence[Event]]:
        """All that is new."""
        start = min(known, self.match.events)
        return start, self.match.heard(self.seat, start)

    def view(self) -> ViewData:
        """The table now."""
        return self.match.view(self.seat)

    def notebook(self) -> NotebookData | None:
        """Nothing was seen that could be noted."""
        return None

    def veiled(self) -> frozenset[int]:
        """The screen remembers all."""
        return frozenset()


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

    def view(self) -> ViewData:
        """The table now."""
        return self._now().plain()

    def notebook(self) -> NotebookData:
        """What follows from all this seat was told."""
        return self._now().notebook()

    def _now(self) -> Belief:
        """What the seat sees and believes; after an undo it is worked out anew."""
        journal = self.match.journal
        if self._read == len(journal):
            return self._belief
        if Undone in map(type, journal[self._read :]):
            self._begin()
        self._read = len(journal)
        for event in self.match.heard(self.seat, self._heard):
            self._belief.hear(event)
        self._heard = self.match.events
        return self._belief


@dataclass(slots=True)
class _Look:
    """A face in the log that is not for everybody."""

    lies: frozenset[tuple[int, str, int]]
    """Where on the table it lies, so that its card may move."""
    moved: bool = False


@dataclass(frozen=True, slots=True)
class SavedScreen:
    """What is kept of a faithful screen between two starts of the server."""

    at: int = 0
    """The length of the journal when it was kept."""
    shown: int = 0
    """The faces in so many events have been on a screen of this seat."""
    closed: int = 0
    """The faces in so many events were closed by the seat."""


class Faithful:
    """A seat whose screen forgets; an onlooker's does so at everybody's choice, or it would be a notebook for them all.

    What a seat holds is always in its view.  A face in the log is sent until the look has ended or was closed, but
    never before a screen has confirmed showing it.  The log goes back to the seat's own last choice, and further only
    for a face that no screen has shown yet.
    """

    def __init__(self, match: Match, seat: int | None, kept: SavedScreen) -> None:
        self.match = match
        self.seat = seat
        self._since = kept.at
        self._shown, self._closed = kept.shown, kept.closed
        self._heard: list[Event] = []
        self._looks: dict[int, _Look] = {}
        self._choices: list[int] = []
        """Where each choice of this seat begins, if it stands."""
        self._ended = 0
        """All looks before this have ended, also if what ended them was taken back."""
        self._read = 0
        self._now = self._new_view()
        self._seen = 0
        """So many events are in this view."""
        self._sight: tuple[int, FaithfulView, int] | None = None
        """What may be seen: closed after so many events, and with so many in it."""

    @property
    def _chair(self) -> int:
        return self.match.players if self.seat is None else self.seat

    def _new_view(self) -> FaithfulView:
        match = self.match
        return match.game.faithful_view(match.rules.components, match.players, match.options, self._chair)

    # Following the journal.

    def _catch_up(self) -> None:
        for number, entry in enumerate(self.match.journal[self._read :], self._read):
            if isinstance(entry, Undone):
                self._rewind(entry.length, kept=number < self._since)
                continue
            if self.seat in (None, entry.seat):
                self._choices.append(len(self._heard))
            for told in entry.feed:
                self._hear(told)
        self._read = len(self.match.journal)

    def _rewind(self, length: int, *, kept: bool) -> None:
        del self._heard[length:]
        self._looks = {at: look for at, look in self._looks.items() if at < length}
        self._choices = [at for at in self._choices if at < length]
        moved = max((at + 1 for at, look in self._looks.items() if look.moved), default=0)
        self._ended = max(min(self._ended, length), moved)
        if not kept:
            self._shown, self._closed = min(self._shown, length), min(self._closed, length)
        if self._sight and self._sight[2] > length:
            self._sight = None
        if self._seen > length:
            # What was heard is heard again when somebody asks for it: often it is taken back before that.
            self._now, self._seen = self._new_view(), 0

    def _hear(self, told: Told) -> None:
        audience, event = told
        kind = self.match.game.kinds[event[0]]
        mine, public = (bool(audience >> chair & 1) for chair in (self._chair, self.match.players))
        event = event if mine or not kind.faces else kind.blank(event)
        at = len(self._heard)
        self._heard.append(event)
        if event[0] == CHOSE:
            if self.seat in (None, event[1]):
                self._ended = at
        elif kind.faces and mine and not public:
            self._looks[at] = _Look(kind.spots(event) & self._table() if kind.places else frozenset())
        lying = [look for at, look in self._looks.items() if at >= self._ended and look.lies and not look.moved]
        if lying:
            table = self._table()
            for look in lying:
                look.moved = not look.lies <= table

    def _table(self) -> frozenset[tuple[int, str, int | None]]:
        for event in self._heard[self._seen :]:
            self._now.hear(event)
        self._seen = len(self._heard)
        return frozenset(self._now.plain()["table"])

    # What may still be sent.

    @property
    def _past(self) -> int:
        """What the seat only looked at in so many events is out of its sight."""
        return max(self._ended, min(self._shown, self._closed))

    def _gone(self, at: int, look: _Look) -> bool:
        return at < self._shown and (at < self._ended or at < self._closed or look.moved)

    def _allowed(self, at: int, event: Event) -> Event:
        look = self._looks.get(at)
        hidden = self._gone(at, look) if look else event[0] == CHOSE and at < self._past
        return self.match.game.kinds[event[0]].blank(event) if hidden else event

    def events(self, known: int) -> tuple[int, Sequence[Event]]:
        """The log since the seat's last choice, whatever is known; all of it once the match is over."""
        del known
        self._catch_up()
        if self.match.over:
            return 0, list(self._heard)
        last = self._choices[-1] if self._choices else 0
        start = min([last, *(at for at, look in self._looks.items() if not self._gone(at, look))])
        return start, [self._allowed(at, event) for at, event in enumerate(self._heard[start:], start)]

    def view(self) -> ViewData:
        """The table as the seat may still see it."""
        self._catch_up()
        if self.match.over:
            return self.match.view(self.seat)
        past = self._past
        if self._sight is None or self._sight[0] != past:
            view = self._new_view()
            for event in self._heard[:past]:
                view.hear(event)
            view.close()
            self._sight = past, view, past
        _, view, seen = self._sight
        for event in self._heard[seen:]:
            view.hear(event)
        self._sight = past, view, len(self._heard)
        return view.plain()

    def notebook(self) -> NotebookData | None:
        """Memory is part of the game here."""
        return None

    def veiled(self) -> frozenset[int]:
        """Where something lies face down that can be looked at in passing, whether this seat did so or not."""
        self._catch_up()
        view = self._new_view()
        for event in self._heard:
            view.hear(event)
        view.close()
        glimpses = [field for kind in self.match.game.kinds if kind.glimpse for _, field in kind.fields]
        families = {field.family for field in glimpses if field.kind == "face"}
        return frozenset(place for place, family, face in view.plain()["table"] if family in families and face is None)

    # What the seat says about it.

    def show(self, events: int) -> SavedScreen | None:
        """A screen has shown the first so many events.  What to keep, if that changes anything."""
        self._catch_up()
        if not any(self._shown <= at < events for at in self._looks):
            return None
        self._shown = max(self._shown, min(events, len(self._heard)))
        return self._kept()

    def close(self) -> SavedScreen | None:
        """The seat has looked long enough.  What to keep, if that changes anything."""
        self._catch_up()
        if not any(at >= max(self._closed, self._ended) and not look.moved for at, look in self._looks.items()):
            return None
        self._closed = len(self._heard)
        return self._kept()

    def _kept(self) -> SavedScreen:
        self._since = self._read
        return SavedScreen(self._read, self._shown, self._closed)


def screen(match: Match, seat: int | None, memory: str, kept: SavedScreen) -> Screen:
    """What this seat is sent; None is an onlooker."""
    if memory == "faithful":
        return Faithful(match, seat, kept)
    return Onlooker(match) if seat is None else Notebook(match, seat)


class Screens:
    """The screens of one table, each made when it is first looked at."""

    def __init__(self, memory: str) -> None:
        self._memory = memory
        self._made: dict[int | None, Screen] = {}

    def of(self, match: Match, seat: int | None, kept: SavedScreen) -> Screen:
        """What a seat's screens hold."""
        if seat not in self._made:
            self._made[seat] = screen(match, seat, self._memory, kept)
        return self._made[seat]
