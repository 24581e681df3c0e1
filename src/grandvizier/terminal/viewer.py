"""The viewer: a recorded match, to be gone through back and forth."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, ClassVar

from textual import on
from textual.binding import Binding, BindingType

from ..core.events import Event
from ..match import Match
from ..match.journal import in_force
from ..words import ONLOOKER, Words
from .app import TableApp, TableScreen
from .dialogs import headline, scores
from .model.sight import Lights, Scene, folded
from .model.telling import LogLine, lines, places, sentence
from .transcript import failure, stream
from .widgets import KeyBar, LogView, StatusLine, facts


class ViewerApp(TableApp):
    """The application that shows a recorded match."""

    def __init__(self, match: Match, record: dict[str, Any], *, seat: int | None, language: str) -> None:
        super().__init__(language)
        self._shown = match, record, seat

    def on_mount(self) -> None:
        self.push_screen(ViewerScreen(*self._shown))


class ViewerScreen(TableScreen):
    """The table as it was known after so many events, and the log up to there."""

    BELOW: ClassVar[tuple[int, int]] = (8, 0)
    ABREAST: ClassVar[int] = 1
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "event(-1)", show=False, priority=True),
        Binding("right", "event(1)", show=False, priority=True),
        Binding("pageup", "choice(-1)", show=False, priority=True),
        Binding("pagedown", "choice(1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("v", "next_seat", show=False),
        Binding("q,ctrl+q,ctrl+c,escape", "app.quit", show=False),
    ]

    def __init__(self, match: Match, record: dict[str, Any], seat: int | None) -> None:
        super().__init__()
        self.match = match
        self.record = record
        self.seat = seat
        self._choices = list(accumulate(len(entry.feed) for entry in in_force(match.journal)))
        """After how many events each choice was done; the opening is the first."""
        words = Words(match.rules, "en")
        told = [n + 1 for n, event in enumerate(stream(match, None)) if sentence(words, event)]
        self._stops = sorted({0, *told, self._choices[-1]})
        """Where one can stand: after each event that is told."""
        self.at = self._choices[-1] if record.get("failure") else self._choices[0]

    def on_mount(self) -> None:
        self.translate()

    def on_resize(self) -> None:
        self.translate()

    # Moving.

    def action_event(self, way: int) -> None:
        """To the event after or before."""
        self._step(self._stops, way)

    def action_choice(self, way: int) -> None:
        """To the end of the choice after or before."""
        self._step([0, *self._choices], way)

    def action_go(self, stop: int) -> None:
        """To the beginning or the end."""
        self.at = self._stops[stop]
        self.translate()

    def action_next_seat(self) -> None:
        """See it as the next seat did; after the last one everything is open."""
        seat = 0 if self.seat is None else self.seat + 1
        self.seat = seat if seat < self.match.players else None
        self.translate()

    def _step(self, stops: list[int], way: int) -> None:
        n = bisect_right(stops, self.at) if way > 0 else bisect_left(stops, self.at) - 1
        self.at = stops[max(0, min(n, len(stops) - 1))]
        self.translate()

    @on(LogView.Pointed)
    def _pointed(self, event: LogView.Pointed) -> None:
        """Back to what a sentence tells."""
        if event.line.number >= 0:
            self.at = event.line.number + 1
            self.translate()

    # Showing.

    def translate(self) -> None:
        """Show the match at this point."""
        match, seat = self.match, self.seat
        self.words = words = Words(match.rules, self.language, seat=ONLOOKER if seat is None else seat)
        events = stream(match, seat)[: self.at]
        sight = folded(match, seat, events)
        whose = words.say("ui-open") if seat is None else words.say("ui-seen-by", who=words.name(seat))
        choice = bisect_left(self._choices, self.at)
        where = words.say("ui-where", choice=choice, choices=len(self._choices) - 1)
        self.query_one(StatusLine).show(words, [where, whose, *facts(sight, words)])
        self.query_one(LogView).show(self._told(events), words.say("ui-log"), self.log_width)
        self.query_one(KeyBar).show(
            [
                ("left", "← →", words.say("ui-by-event")),
                ("pagedown", "PgUp/Dn", words.say("ui-by-choice")),
                ("v", "v", words.say("ui-next-seat")),
                *self.room_keys(),
            ],
            self.app.size.width,
        )
        touched = places(match.game, events[-1]) if events else frozenset[int]()
        self.draw_table(Scene(sight, words, Lights(touched=touched)))

    def _told(self, events: Sequence[Event]) -> list[LogLine]:
        """The log up to here; at the end also the result, and what failed."""
        told = lines(self.words, events)
        if self.at < self._choices[-1]:
            return told
        end = [scores(self.words, self.match), *failure(self.words, self.record)]
        if not self.match.over:
            end.insert(0, headline(self.words, self.match))
        return [*told, *(LogLine(text, number=-1, mine=True, fresh=True, places=frozenset()) for text in end)]
