"""What a faithful table forgets: whoever has looked says so, and it is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...protocol.from_page import Close, Shown
from ..change import Change, Refresh
from ..screens import Faithful, SavedScreen
from ..state import TableState


def show(state: TableState, seat: int, wish: Shown) -> Change:
    """A screen of this seat has shown the faces in the first so many events."""
    return _note(state, seat, lambda seen: seen.show(wish.events))


def close(state: TableState, seat: int, _wish: Close) -> Change:
    """The seat has looked long enough."""
    return _note(state, seat, lambda seen: seen.close())


def _note(state: TableState, seat: int, note: Callable[[Faithful], SavedScreen | None]) -> Change:
    state.playing()
    seen = state.screen(seat)
    if not isinstance(seen, Faithful):
        return Change(state)
    before = seen.events(0)
    kept = note(seen)
    if kept is None:
        return Change(state)
    after = state.with_seat(replace(state.seats[seat], at=kept.at, shown=kept.shown, closed=kept.closed))
    return Change(after, (Refresh(seat),) if seen.events(0) != before else ())
