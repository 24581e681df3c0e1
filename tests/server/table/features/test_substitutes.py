"""Bots for those who went away, without a table: who counts as gone, and who has to agree."""

from __future__ import annotations

import pytest

from grandvizier.server.errors import RequestError
from grandvizier.server.protocol.from_page import StandIn, TakeBack
from grandvizier.server.table.change import Tell
from grandvizier.server.table.features import substitutes
from grandvizier.server.table.state import TableState

from .kit import GRACE, here, row, sat


def away(seat: int = 2, seconds: float = GRACE) -> TableState:
    """Somebody went away so many seconds ago."""
    state = here(sat("me", "me", "me"), *({0, 1, 2} - {seat}))
    gone = substitutes.went(state, [seat]).state
    return gone.but(now=gone.now + seconds)


def test_somebody_counts_as_gone_after_a_while() -> None:
    early, late = away(seconds=GRACE - 1), away()
    assert not substitutes.has_left(early, early.seats[2])
    assert substitutes.wait(early) == 1.0
    assert substitutes.has_left(late, late.seats[2])
    assert substitutes.wait(late) is None
    assert not substitutes.has_left(substitutes.came(late, [2]), late.seats[2])


def test_a_bot_plays_once_all_who_are_here_agree() -> None:
    once = substitutes.propose(away(), 0, StandIn(2, "greedy"))
    assert once.state.seats[2].stand_in == ""
    assert once.notices == (Tell.SEATS,)
    agreed = substitutes.propose(once.state, 1, StandIn(2, "greedy"))
    assert agreed.state.seats[2].stand_in == "greedy"
    assert agreed.notices == (Tell.SEATS, Tell.CLOCKS)
    assert agreed.state.absences.proposals == {}


def test_whoever_goes_does_not_have_to_agree() -> None:
    once = substitutes.propose(away(), 0, StandIn(2, "greedy")).state
    assert substitutes.went(here(once, 0), [1]).state.seats[2].stand_in == "greedy"


def test_nobody_who_is_here_is_replaced() -> None:
    with pytest.raises(RequestError, match="left a running game"):
        substitutes.propose(sat("me", "me", "me"), 0, StandIn(2, "greedy"))
    with pytest.raises(RequestError, match="The seats are 0 to 2"):
        substitutes.propose(away(), 0, StandIn(7, "greedy"))


def test_a_bot_does_not_choose_what_somebody_prepared() -> None:
    kept = {"question": "turn", "path": [0], "at": 1, "fate": "ready", "refusal": None}
    change = substitutes.put(row(away(), 2, prepared=kept), {2: "greedy"})
    assert change.state.seats[2].prepared is None
    assert len(change.notices) == 3, "the seat hears of it, all hear of the bot"


def test_somebody_who_is_back_plays_again() -> None:
    state = row(sat("me", "me", "me", clock={"kind": "turn", "seconds": 60}), 0, stand_in="aide", missed=3)
    change = substitutes.take_back(state, 0, TakeBack())
    assert (change.state.seats[0].stand_in, change.state.seats[0].missed) == ("", 0)
    assert change.notices == (Tell.SEATS, Tell.CLOCKS)
    assert substitutes.take_back(change.state, 0, TakeBack()).notices == ()


def test_whoever_missed_many_choices_is_played_for() -> None:
    state = sat("me", "me", "me", clock={"kind": "turn", "seconds": 60})
    assert substitutes.replace_sleeper(row(state, 0, missed=2), 0).notices == ()
    assert substitutes.replace_sleeper(row(state, 0, missed=3), 0).state.seats[0].stand_in == "aide"
