"""Bots that play for people: before the game begins, and for somebody who went away from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from ...bot_names import FRIENDLY, known_bot
from ...errors import RequestError
from ...protocol.from_page import Invite, StandIn, TakeBack
from ...store import SeatRow
from ..change import Change, Notice, Tell
from ..state import TableState
from . import clock, premoves, seating

# Who is here.


def came(state: TableState, seats: Iterable[int]) -> TableState:
    """Somebody has a connection; seats of their own need no bot."""
    absences = state.absences
    for seat in seats:
        absences = absences.came(seat)
    return state.but(absences=absences)


def went(state: TableState, seats: Iterable[int]) -> Change:
    """A connection of these seats is gone; those who stay may be agreed now."""
    absences = state.absences
    for seat in seats:
        if seat not in state.here:
            absences = absences.went(seat, state.now)
    return _settle(state.but(absences=absences))


def has_left(state: TableState, row: SeatRow) -> bool:
    """Whether somebody went away from a running game."""
    is_away = row.kind == "person" and row.seat not in state.here
    return state.match is not None and not state.over and is_away and state.absences.has_left(row.seat, state.now)


def wait(state: TableState) -> float | None:
    """Seconds until the next of those who are away counts as gone, if anybody is here to be told."""
    return state.absences.wait(state.people - state.here, state.now) if state.here else None


def tell_absence(state: TableState) -> Change:
    """Somebody counts as gone by now."""
    return Change(state, (Tell.SEATS,))


# What people say.


def invite(state: TableState, _seat: int, wish: Invite) -> Change:
    """Before the game begins: seat a bot, change it, or with no name let it get up."""
    if state.begun:
        raise RequestError("begun", "The game has begun: every seat is taken.", 409)
    if state.seat(wish.seat).kind == "person":
        raise RequestError("seat-taken", "This seat is taken.", 409)
    if not wish.bot:
        return seating.reseat(state, SeatRow(seat=wish.seat, kind="open"))
    return seating.reseat(state, SeatRow(seat=wish.seat, kind="bot", bot=known_bot(wish.bot)))


def propose(state: TableState, voter: int, wish: StandIn) -> Change:
    """Agree that this bot plays for somebody who left; once everybody who is here agrees, it does."""
    state.playing()
    state.check_hands(voter, by="person")
    known_bot(wish.bot)
    if not has_left(state, state.seat(wish.seat)):
        raise RequestError("not-away", "A bot plays only for somebody who left a running game.", 409)
    change = _settle(state.but(absences=state.absences.propose(wish.seat, wish.bot, voter)))
    return change if change.notices else change.then(Tell.SEATS)


def take_back(state: TableState, seat: int, _wish: TakeBack) -> Change:
    """Somebody plays their seat themselves again; what its bot still thinks about does not count."""
    state.playing()
    if not state.seats[seat].stand_in:
        return Change(state)
    after = state.with_seat(replace(state.seats[seat], stand_in="", missed=0))
    return Change(clock.come_back(after, seat), (Tell.SEATS, Tell.CLOCKS))


def replace_sleeper(state: TableState, seat: int) -> Change:
    """Let a bot play for somebody who missed many choices in a row."""
    return put(state, {seat: FRIENDLY} if clock.overslept(state, seat) else {})


def put(state: TableState, bots: Mapping[int, str]) -> Change:
    """From now on these bots play in these seats."""
    notices: list[Notice] = []
    for seat, bot in bots.items():
        forgotten = premoves.forget(state, seat)
        notices += forgotten.notices
        state = forgotten.state.with_seat(replace(forgotten.state.seats[seat], stand_in=bot))
    return Change(state, (*notices, Tell.SEATS, Tell.CLOCKS) if bots else ())


def _settle(state: TableState) -> Change:
    """Let bots play where everybody who is here and plays agrees; nobody is told anything where they do not."""
    voters = {row.seat for row in state.seats if row.kind == "person" and not row.stand_in} & state.here
    found = state.absences.agreed(voters)
    return put(state.but(absences=state.absences.settled(found)), found)
