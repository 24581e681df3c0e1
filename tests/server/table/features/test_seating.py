"""Sitting down, getting up and giving a seat up, without a table."""

from __future__ import annotations

import pytest

from grandvizier.match.journal import Chosen
from grandvizier.server.errors import RequestError
from grandvizier.server.protocol.from_page import Invite
from grandvizier.server.protocol.tables import Sit
from grandvizier.server.table.change import GotUp, Tell
from grandvizier.server.table.features import seating, substitutes

from .kit import row, sat


def test_the_game_begins_with_the_last_seat() -> None:
    state = sat("me", "open", "open", begun=False)
    first = seating.sit(state, Sit("Bea"), "one")
    assert first.entry is None
    assert first.notices == (Tell.SEATS, Tell.CLOCKS)
    last = seating.sit(first.state, Sit("Cem"), "two")
    assert isinstance(last.entry, Chosen)
    assert last.state.match
    assert last.notices == (Tell.SEATS, Tell.UPDATES, Tell.CLOCKS)
    assert [seat.name for seat in last.state.seats] == ["Guest 0", "Bea", "Cem"]
    assert state.match is None, "what it was before is as it was"


def test_an_open_seat_that_waits_for_nobody_comes_first() -> None:
    state = row(sat("me", "open", "open", begun=False), 1, name="Bea")
    assert seating.sit(state, Sit("Cem"), "key").state.seats[2].name == "Cem"


def test_what_is_no_seat_or_taken_is_refused() -> None:
    state = sat("me", "open", "open", begun=False)
    for wish, code in ((Sit("Cem", 0), "seat-taken"), (Sit("Cem", 5), "no-such-seat"), (Sit("\u2800"), "bad-name")):
        with pytest.raises(RequestError) as wrong:
            seating.sit(state, wish, "key")
        assert wrong.value.code == code
    with pytest.raises(RequestError, match="begun"):
        seating.sit(sat("me", "me", "me"), Sit("Dan"), "key")


def test_whoever_gets_up_watches() -> None:
    change = seating.leave(sat("me", "me", "open", begun=False), 1, "key 1")
    assert change.notices == (GotUp(1), Tell.SEATS, Tell.CLOCKS)
    assert change.state.seats[1].kind == "open"


def test_a_seat_of_a_running_game_stays_theirs() -> None:
    state = sat("me", "me", "me")
    change = seating.leave(state, 1, "key 1")
    assert change.state.seats == state.seats
    assert change.state.absences.has_left(1, state.now)
    with pytest.raises(RequestError, match="does not open"):
        seating.leave(state, 1, "key 2")


def test_a_seat_that_is_given_up_has_no_name_and_no_key() -> None:
    seat = seating.let_go(sat("me", "me", "me"), 1, "key 1", "new").state.seats[1]
    assert (seat.kind, seat.key) == ("person", "new")
    assert seat.name != "Guest 1"


def test_the_same_seat_again_is_had_by_its_key() -> None:
    state = sat("me", "open", "open", begun=False)
    change = seating.sit_again(state, 2, "Cem", "derived")
    assert seating.sit_again(change.state, 2, "Cem", "derived").state is change.state
    with pytest.raises(RequestError, match="Somebody else"):
        seating.sit_again(change.state, 2, "Dan", "other")


def test_a_bot_is_seated_and_gets_up_before_the_game() -> None:
    state = sat("me", "me", "open", begun=False)
    assert substitutes.invite(state, 0, Invite(2, "greedy")).entry, "that was the last seat"
    state = sat("me", "open", "open", begun=False)
    seated = substitutes.invite(state, 0, Invite(2, "greedy")).state
    assert (seated.seats[2].kind, seated.seats[2].bot) == ("bot", "greedy")
    assert substitutes.invite(seated, 0, Invite(2, "")).state.seats[2].kind == "open"
    with pytest.raises(RequestError, match="no bot"):
        substitutes.invite(state, 0, Invite(2, "nobody"))
