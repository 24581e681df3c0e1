"""The clock of a table: whose time runs, what is kept of it, and what happens when it is up.

Time runs while a person is asked, whether they are here or not, and only while the server runs (`running_time.py`).
What was used is kept with every entry of the journal, at every beat and when the server stops: if it is killed, or
stands still for so long that another node takes the table, the time since the last beat is not counted.  When the time
is up, greedy chooses in the seat's place; after `MISSED` choices in a row that its owner missed, a bot plays the seat
until they take it back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from ....match.journal import Undone
from ...errors import RequestError
from ...protocol.from_server import Clocks
from ...protocol.tables import Clock
from ...store import TableRow
from ...store.listing import ListedRow
from ..change import Change
from ..state import TableState

MISSED: Final = 3
"""So many choices in a row by the clock, and a bot plays for the seat."""


def rule_of(row: TableRow | ListedRow) -> Clock | None:
    """The clock that a table was set up with."""
    return msgspec.convert(row.clock, Clock) if row.clock else None


def kept_clock(rule: Clock | None) -> dict[str, Any] | None:
    """A clock as a table keeps it, or an error that says what would be right."""
    if rule and rule.kind == "bank" and rule.increment < 1:
        raise RequestError(
            "bad-setup", "A bank of time grows by 1 second at least, each time that somebody is asked.", 422
        )
    return msgspec.to_builtins(rule) if rule else None


# As the game goes on.


def as_of(state: TableState, said: float) -> TableState:
    """The table at the moment when somebody said something: that it was still being written costs nobody time."""
    return state.but(now=max(said, state.bank.since)) if state.bank else state


def count(state: TableState) -> TableState:
    """A new entry is in the journal: the time that it took, and whether its seat missed it."""
    bank, match = state.bank, state.playing()
    if bank is None:
        return state
    last, bank = match.journal[-1], bank.run(None, state.now)
    if isinstance(last, Undone):
        # An undo gives no time back, unless everybody agreed to it.
        is_anew = last.agreed > 0
    else:
        is_anew = match.seat != bank.asked
        row = state.seats[last.seat]
        missed = {"person": 0, "clock": row.missed + 1}.get(last.by, row.missed)
        state = state.with_seat(replace(row, missed=missed))
    if is_anew and match.seat is not None and not state.bot_of(match.seat):
        bank = bank.ask(match.seat)
    used = [replace(row, used=bank.used[row.seat]) for row in state.seats]
    return state.but(bank=replace(bank, asked=match.seat), seats=tuple(used))


def go(state: TableState) -> TableState:
    """Let the time of whoever is asked run, if a person plays there."""
    bank, match = state.bank, state.match
    if bank is None or match is None:
        return state
    is_person = match.seat is not None and not state.bot_of(match.seat)
    bank = replace(bank, asked=match.seat if bank.asked is None else bank.asked)
    runs = match.seat if is_person and not (state.gone or state.fault) else None
    return state.but(bank=bank.run(runs, state.now))


def come_back(state: TableState, seat: int) -> TableState:
    """Somebody plays their seat themselves again: if they are asked, that begins anew."""
    is_asked = state.match is not None and state.match.seat == seat
    return state.but(bank=state.bank.ask(seat)) if state.bank and is_asked else state


def told(state: TableState) -> Clocks | None:
    """How much time is left."""
    if state.bank is None or state.match is None:
        return None
    bank = state.bank.run(state.bank.running, state.now)
    return Clocks(left=[max(0.0, bank.left(seat)) for seat in range(len(bank.used))], running=bank.running)


# As time goes by.


def left(state: TableState) -> float | None:
    """Seconds that are left of the time that runs; None if none does."""
    bank = state.bank
    if bank is None or bank.running is None or state.gone:
        return None
    return bank.run(bank.running, state.now).left(bank.running)


def beat(state: TableState) -> Change:
    """Keep what was used, while anything is left."""
    remains = left(state)
    return Change(state) if remains is None or remains <= 0 else _counted(state, goes_on=True)


def stop(state: TableState) -> Change:
    """Time stands still, and what was used is kept."""
    return Change(state) if left(state) is None else _counted(state, goes_on=False)


def overslept(state: TableState, seat: int) -> bool:
    """Whether a bot is to play for somebody who missed so many choices."""
    return state.seats[seat].missed >= MISSED and not state.bot_of(seat)


def _counted(state: TableState, *, goes_on: bool) -> Change:
    assert state.bank
    seat = state.bank.running
    assert seat is not None
    bank = state.bank.run(seat if goes_on else None, state.now)
    return Change(state.with_seat(replace(state.seats[seat], used=bank.used[seat])).but(bank=bank))
