"""The clock without a loop: the moment is part of the table's state."""

from __future__ import annotations

from typing import Any

from grandvizier.server.protocol.from_page import Undo
from grandvizier.server.table.features import choosing, clock
from grandvizier.server.table.state import TableState

from .kit import chosen, match_of, played, sat

TURN: dict[str, Any] = {"kind": "turn", "seconds": 60.0, "increment": 0.0}


def later(state: TableState, seconds: float) -> TableState:
    return state.but(now=state.now + seconds)


def test_time_runs_for_whoever_is_asked() -> None:
    state = later(sat("me", "me", "me", clock=TURN), 20.0)
    told = clock.told(state)
    assert told
    assert (told.left, told.running) == ([40.0, 60.0, 60.0], 0)
    assert clock.left(state) == 40.0


def test_what_a_choice_took_is_kept_with_it() -> None:
    change = chosen(later(sat("me", "me", "me", clock=TURN), 20.0))
    assert change.state.seats[0].used == 20.0
    assert change.state.bank
    assert change.state.bank.running is None, "nobody pays for the disk"
    assert clock.go(change.state).bank.running == match_of(change.state).seat  # type: ignore[union-attr]


def test_no_time_runs_for_a_bot_and_none_without_a_clock() -> None:
    assert clock.left(sat("greedy", "me", "me", clock=TURN)) is None
    state = sat("me", "me", "me")
    assert clock.told(state) is None
    assert clock.beat(state).state is state


def test_a_beat_keeps_what_was_used_while_anything_is_left() -> None:
    state = sat("me", "me", "me", clock=TURN)
    beat = clock.beat(later(state, 5.0)).state
    assert beat.seats[0].used == 5.0
    assert clock.left(later(beat, 5.0)) == 50.0
    up = later(state, 61.0)
    assert clock.beat(up).state is up
    assert clock.left(up) == 0.0


def test_when_the_server_stops_time_stands_still() -> None:
    stopped = clock.stop(later(sat("me", "me", "me", clock=TURN), 7.0)).state
    assert stopped.seats[0].used == 7.0
    assert clock.left(later(stopped, 100.0)) is None


def test_missed_choices_are_counted_until_somebody_chooses() -> None:
    state = sat("me", "me", "me", clock=TURN)
    missed = chosen(state, by="clock").state
    assert missed.seats[0].missed == 1
    assert not clock.overslept(missed, 0)
    while match_of(missed).seat != 0:
        missed = chosen(missed).state
    assert chosen(missed).state.seats[0].missed == 0


def test_an_undo_gives_no_time_back() -> None:
    state = later(clock.go(played(sat("me", "me", "me", clock=TURN), 6)), 20.0)
    seat = match_of(state).seat
    assert seat is not None
    after = chosen(state, "switch").state
    back = choosing.undo(after, seat, Undo(after.length)).state
    assert back.seats[seat].used == 20.0
