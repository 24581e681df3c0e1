"""Premoves and standing answers without a table: what is kept, when it is due, and that nobody else hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from grandvizier.core.errors import Illegal
from grandvizier.match import choices
from grandvizier.match.journal import Chosen
from grandvizier.server.errors import RequestError
from grandvizier.server.protocol.encode import offer
from grandvizier.server.protocol.from_page import Always, Choose, LookAhead, NoLonger, Prepare, Undo, Unprepare
from grandvizier.server.protocol.from_server import Offer
from grandvizier.server.table.change import Change, Tell
from grandvizier.server.table.features import auto_answers, choosing, premoves
from grandvizier.server.table.state import TableState

from .kit import chosen, match_of, played, row, sat, sent


def looked(**more: Any) -> TableState:
    """Everybody had a first look, and seat 0 is asked again."""
    state = sat("me", "me", "me", **more)
    for _ in range(3):
        state = chosen(state, "look").state
    assert match_of(state).seat == 0
    return state


PLACE = 1
"""A card in the centre: everybody may peek at it, and switch it."""


def offers(state: TableState, seat: int) -> list[Offer]:
    ((ahead, to),) = sent(premoves.look(state, seat, LookAhead(state.length)))
    assert to == "asker"
    rules = match_of(state).rules
    return [offer(rules, choices.choice(rules, seat, tuple(path))) for path in ahead.offers]


def prepared(state: TableState, verb: str = "peek", seat: int = 1) -> Change:
    """A seat wants to peek at a card, or to switch it."""
    path = next(one.path for one in offers(state, seat) if one.do == verb and PLACE in one.at)
    return premoves.prepare(state, seat, Prepare(state.length, path))


def turn(state: TableState, *, there: bool) -> TableState:
    """Seat 0 plays its turn, somewhere else or just there."""
    while match_of(state).seat == 0:
        for choice in match_of(state).choices(0):
            if choice.do in {"switch", "done"} and (not choice.args or (PLACE in choice.args) is there):
                state = choosing.choose(state, 0, Choose(state.length, list(choice.path))).state
                break
        else:
            raise AssertionError(match_of(state).choices(0))
    return state


def test_what_is_prepared_is_kept_with_the_seat_and_told_to_it_alone() -> None:
    state = looked()
    change = prepared(state)
    ((told, to),) = sent(change)
    assert (told.fate, to) == ("ready", 1)
    assert change.state.seats[1].prepared
    assert change.state.seats[0] == state.seats[0]
    assert change.entry is None
    assert premoves.greeting(change.state, 1) == change.notices[0]
    assert premoves.greeting(change.state, 0) is None


def test_it_is_made_once_the_seat_is_asked_and_not_before() -> None:
    state = prepared(looked()).state
    assert premoves.due(state) is None
    assert choosing.choose_ahead(state, state.length).state is state
    after = turn(state, there=False)
    assert premoves.revise(after, after.length).state is after
    made = choosing.choose_ahead(after, after.length)
    assert isinstance(made.entry, Chosen)
    assert (made.entry.seat, made.entry.by) == (1, "person")
    assert made.notices[0] is Tell.UPDATES
    ((told, to),) = sent(made)
    assert (told.fate, to) == ("played", 1)


def test_it_is_put_aside_when_something_happens_at_a_place_it_names() -> None:
    after = turn(prepared(looked()).state, there=True)
    revised = premoves.revise(after, after.length)
    ((told, to),) = sent(revised)
    assert (told.fate, to) == ("changed", 1)
    assert premoves.due(revised.state) is None


def test_another_choice_of_the_same_seat_spends_it() -> None:
    change = chosen(turn(prepared(looked()).state, there=False), "switch")
    assert change.state.seats[1].prepared is None
    assert sent(change)[0][0].fate == "none"


def test_it_is_taken_back_and_replaced() -> None:
    change = prepared(looked())
    other = prepared(change.state, "switch")
    assert other.state.seats[1].prepared != change.state.seats[1].prepared
    back = premoves.unprepare(other.state, 1, Unprepare())
    assert back.state.seats[1].prepared is None
    assert premoves.unprepare(back.state, 1, Unprepare()).notices == ()


def test_what_may_not_be_prepared() -> None:
    state = looked()
    with pytest.raises(RequestError, match="wait for it"):
        premoves.prepare(state, 0, Prepare(state.length, [0]))
    with pytest.raises(Illegal):
        premoves.prepare(state, 1, Prepare(state.length, [99_999]))
    with pytest.raises(RequestError, match="take your seat back"):
        prepared(row(state, 1, stand_in="aide"))
    assert not any(one.at for one in offers(looked(memory="faithful"), 1)), "what lies face down is not named"


# Standing answers.


def in_passing() -> tuple[TableState, int, int]:
    """Somebody is asked in somebody else's turn, with the row of an answer that names nothing."""
    state = sat("me", "me", "me", game="sultans-wishes", options={"travelers": True})
    for seed in range(400):
        match = match_of(state)
        if match.seat is None:
            break
        bare = [one for one in match.choices(match.seat) if len(one.path) == 1 and not one.args and not one.then]
        if match.in_passing and bare:
            return state, match.seat, bare[0].path[0]
        state = played(state, 1, seed)
    raise AssertionError("nobody is asked in passing")


def test_an_answer_stands_until_it_is_dropped() -> None:
    state, seat, answer = in_passing()
    assert auto_answers.due(state) is None
    change = auto_answers.give(state, seat, Always(state.length, answer))
    assert auto_answers.due(change.state) == (seat, answer)
    ((told, to),) = sent(change)
    assert ([one.row for one in told.answers], to) == ([answer], seat)
    assert change.entry is None, "the answer itself is an action of its own"
    question = match_of(state).question
    dropped = auto_answers.drop(change.state, seat, NoLonger(question))
    assert auto_answers.due(dropped.state) is None
    assert auto_answers.greeting(dropped.state, seat) is None


def test_nobody_is_answered_for_who_has_just_taken_that_back_or_is_played_for() -> None:
    state, seat, answer = in_passing()
    given = auto_answers.give(state, seat, Always(state.length, answer)).state
    assert auto_answers.due(row(given, seat, stand_in="aide")) is None
    answered = choosing.choose(given, seat, Choose(given.length, [answer])).state
    back = choosing.undo(answered, seat, Undo(answered.length)).state
    assert match_of(back).seat == seat
    assert auto_answers.due(back) is None


def test_only_what_is_asked_in_passing_is_answered_for_good() -> None:
    state = looked()
    rows = [choice.path for choice in match_of(state).choices(0) if len(choice.path) == 1]
    with pytest.raises(RequestError, match="in passing"):
        auto_answers.give(state, 0, Always(state.length, rows[0][0]))
