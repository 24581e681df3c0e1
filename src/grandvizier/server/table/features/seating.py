"""Sitting down and getting up, before the game begins and after."""

from __future__ import annotations

from dataclasses import replace

from ...errors import RequestError
from ...protocol.tables import Sit
from ...store import SeatRow
from ...store.people import NAMELESS
from ...store.replay import begin
from ..change import Change, GotUp, Notice, Tell
from ..state import TableState
from . import premoves
from .chat import plain


def sit(state: TableState, wish: Sit, key: str) -> Change:
    """Take this seat, or any that is open."""
    if state.begun:
        raise RequestError("begun", "The game has begun: every seat is taken.", 409)
    if wish.seat is not None:
        state.seat(wish.seat)
    # An open seat that waits for nobody comes before one that waits for somebody of the last game.
    open_seats = sorted((row for row in state.seats if row.kind == "open"), key=lambda row: (bool(row.name), row.seat))
    seat = next((row for row in open_seats if wish.seat in {None, row.seat}), None)
    if seat is None:
        raise RequestError("seat-taken", "This seat is taken.", 409)
    return reseat(state, replace(seat, kind="person", name=tidy(wish.name), key=key))


def sit_again(state: TableState, seat: int, name: str, key: str) -> Change:
    """Take the same seat as in the last game; who has it already has it."""
    there = state.seats[seat]
    if there.kind == "open":
        return reseat(state, replace(there, kind="person", name=name, key=key))
    if there.kind != "person" or there.key != key:
        raise RequestError("seat-taken", "Somebody else has taken your seat there.", 409)
    return Change(state)


def leave(state: TableState, seat: int, key: str) -> Change:
    """Get up: before the game begins the seat is open again, later it stays theirs."""
    state.check_key(seat, key)
    if not state.begun:
        return reseat(state, SeatRow(seat=seat, kind="open"))
    change = premoves.forget(state, seat)
    left = change.state.but(absences=change.state.absences.left(seat))
    return change.but(state=left).then(Tell.SEATS)


def let_go(state: TableState, seat: int, key: str, new_key: str) -> Change:
    """Whoever holds this key gives the seat up for good: no token opens it any more, and its name is gone."""
    change = leave(state, seat, key)
    if not state.begun:
        return change
    row = replace(change.state.seats[seat], name=NAMELESS, key=new_key)
    return change.but(state=change.state.with_seat(row))


def follow(state: TableState, table: str) -> Change:
    """The same people play again at another table."""
    return Change(state.but(row=replace(state.row, rematch=table)), (Tell.SEATS,))


def reseat(state: TableState, row: SeatRow) -> Change:
    """Somebody sat down or got up; when no seat is open any more, the game begins."""
    after = state.with_seat(row)
    notices: list[Notice] = [GotUp(row.seat)] if row.kind == "open" else []
    notices.append(Tell.SEATS)
    if any(seat.kind == "open" for seat in after.seats):
        return Change(after, (*notices, Tell.CLOCKS))
    match = begin(state.row, state.rules, state.chance(state.row.seed))
    return Change(after.but(match=match), (*notices, Tell.UPDATES, Tell.CLOCKS), match.journal[0])


def tidy(name: str) -> str:
    """A name in one line, with something to read in it."""
    text = plain(name)
    if not text:
        raise RequestError("bad-name", "A name has at least one letter.", 422)
    return text
