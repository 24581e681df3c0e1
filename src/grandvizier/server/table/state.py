"""A table as its features see it: who sits there, who is here, and the match.

All but two of these are plain values: a feature answers with the state as it is to be, and `Table` puts it in the place
of the old one.  The match and the screens that follow it go on in place: if what they did cannot be stored, the table
throws all of its memory away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from ...core.rules import Rules
from ...match import Match
from ..errors import RequestError, bad_token, loaded_again
from ..store import SeatRow, TableRow
from ..store.chat import Talk
from ..store.replay import ChanceOf
from ..store.rows import Room
from .absences import Absences
from .screens import SavedScreen, Screen, Screens
from .time_bank import TimeBank


class Window(NamedTuple):
    """One connection: of which seat, and beside which others at the same screen."""

    seat: int | None
    beside: frozenset[int]


@dataclass(frozen=True, slots=True)
class Vote:
    """An undo that somebody asks everybody for."""

    asker: int
    agreed: frozenset[int] = frozenset()


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table at one moment."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    rules: Rules
    chance: ChanceOf
    screens: Screens
    absences: Absences
    match: Match | None = None
    bank: TimeBank | None = None
    """Whose time runs; None at a table without a clock."""
    vote: Vote | None = None
    talk: Mapping[Room, Talk] | None = None
    """What was said in each room; None until it is read."""
    hinted: frozenset[int] = frozenset()
    """The seats that a hint is looked for."""
    fault: RequestError | None = None
    """Why this table cannot go on, if it cannot."""
    gone: bool = False
    """Whether memory may be ahead of the journal: the table is to be loaded again."""
    network: str = ""
    """Where it was set up from, or who came first since it was loaded; empty while nobody did."""
    windows: tuple[Window, ...] = ()
    """Who is connected now."""
    now: float = 0.0
    """The moment, as tables count time,"""
    date: float = 0.0
    """and as calendars do: in seconds since 1970."""

    def but(self, **changes: Any) -> TableState:
        """The same table with other values for these."""
        return msgspec.structs.replace(self, **changes)

    # Who is here.

    @property
    def here(self) -> frozenset[int]:
        """The seats that somebody is connected for."""
        return frozenset(seat for window in self.windows for seat in (window.seat, *window.beside) if seat is not None)

    def beside(self, seat: int) -> set[int]:
        """The seats of others at this seat's own screens."""
        return {other for window in self.windows if window.seat == seat for other in window.beside}

    @property
    def people(self) -> frozenset[int]:
        """The seats that people have, whoever plays there."""
        return frozenset(row.seat for row in self.seats if row.kind == "person")

    # Who sits where.

    def seat(self, seat: int) -> SeatRow:
        """Who sits there, or an error that says which seats there are."""
        if seat >= len(self.seats):
            raise RequestError("no-such-seat", f"The seats are 0 to {len(self.seats) - 1}.", 404)
        return self.seats[seat]

    def with_seat(self, row: SeatRow) -> TableState:
        """The same with another row for this seat."""
        return self.but(seats=(*self.seats[: row.seat], row, *self.seats[row.seat + 1 :]))

    def check_key(self, seat: int, key: str) -> None:
        """Raise unless this is the key of this seat."""
        if not (0 <= seat < len(self.seats) and self.seats[seat].kind == "person" and self.seats[seat].key == key):
            raise bad_token()

    def bot_of(self, seat: int) -> str:
        """The bot that plays in a seat; empty where a person does."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    def check_hands(self, seat: int, *, by: str) -> None:
        """Raise unless this seat is played by a bot, or by a person, as whoever chooses is one."""
        if by == "bot" and not self.bot_of(seat):
            raise RequestError("stale", "Somebody took their seat back.", 409)
        if by == "person" and self.seats[seat].stand_in:
            raise RequestError("stand-in", "A bot plays for you: take your seat back first.", 409)

    # How far the game is.

    @property
    def begun(self) -> bool:
        """Whether every seat was taken once, and play has begun."""
        return self.match is not None or self.fault is not None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over if self.match else self.row.over

    @property
    def length(self) -> int:
        """The length of the journal."""
        return len(self.match.journal) if self.match else 0

    def playing(self, at: int | None = None) -> Match:
        """The match, if it goes on and its journal has this length."""
        if self.fault:
            raise self.fault
        if self.match is None:
            raise RequestError("not-begun", "The game begins when every seat is taken.", 409)
        if self.gone:
            raise loaded_again()
        if at is not None and at != len(self.match.journal):
            raise RequestError("stale", "Something else happened first: look again.", 409)
        return self.match

    def screen(self, seat: int | None) -> Screen:
        """What a seat's screens hold."""
        assert self.match
        row = None if seat is None else self.seats[seat]
        return self.screens.of(self.match, seat, SavedScreen(row.at, row.shown, row.closed) if row else SavedScreen())
