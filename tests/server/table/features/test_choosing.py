"""A choice as a change: what goes into the journal, which seats are stored, and who is told what, in which order."""

from __future__ import annotations

from typing import get_args

import pytest

from grandvizier.core.errors import Illegal
from grandvizier.match.journal import Chosen, Undone
from grandvizier.server.errors import RequestError
from grandvizier.server.protocol.from_page import Choose, FromPage, GoTo, Hello, Ping, Undo, WhyNot
from grandvizier.server.table.actions import ACTIONS
from grandvizier.server.table.change import Tell
from grandvizier.server.table.features import choosing
from grandvizier.server.table.state import Vote, Window

from .kit import chosen, match_of, path_of, played, row, sat, sent


def test_every_message_has_a_feature() -> None:
    assert set(ACTIONS) == set(get_args(FromPage)) - {Hello, GoTo, Ping}


def test_a_choice_is_an_entry_and_everybody_is_updated() -> None:
    change = chosen(sat("me", "me", "me"))
    assert isinstance(change.entry, Chosen)
    assert (change.entry.by, change.state.length) == ("person", 2)
    assert change.notices == (Tell.UPDATES, Tell.CLOCKS)
    assert change.state.seats == sat("me", "me", "me").seats, "nothing is stored of a seat that did not change"


def test_what_the_rules_do_not_allow_changes_nothing() -> None:
    state = sat("me", "me", "me")
    with pytest.raises(Illegal):
        choosing.choose(state, 1, Choose(1, path_of(state)))
    with pytest.raises(RequestError, match="look again"):
        choosing.choose(state, 0, Choose(0, path_of(state)))
    assert state.length == 1


def test_hands_are_checked() -> None:
    state = row(sat("me", "me", "me"), 0, stand_in="aide")
    with pytest.raises(RequestError, match="take your seat back"):
        chosen(state)
    assert chosen(state, by="bot").entry
    with pytest.raises(RequestError, match="took their seat back"):
        chosen(sat("me", "me", "me"), by="bot")


def test_a_persons_choice_ends_a_wish_for_an_undo_and_a_bots_does_not() -> None:
    state = sat("me", "me", "greedy").but(vote=Vote(1))
    assert chosen(state).state.vote is None
    assert chosen(sat("me", "me", "me").but(vote=Vote(1))).notices == (Tell.UPDATES, Tell.CLOCKS, Tell.SEATS)
    bot = sat("greedy", "me", "me").but(vote=Vote(1))
    change = chosen(bot, by="bot")
    assert change.state.vote == Vote(1)
    assert change.notices == (Tell.UPDATES, Tell.CLOCKS)


def test_the_end_is_told_with_the_seats_and_kept_with_the_table() -> None:
    state = sat("me", "me", "me", options={"round_limit": 4}).but(vote=Vote(2))
    change = chosen(state)
    while not match_of(change.state).over:
        state = change.state.but(vote=Vote(2))
        change = chosen(state)
    assert change.state.row.over
    assert change.state.vote is None
    assert change.notices == (Tell.UPDATES, Tell.SEATS, Tell.CLOCKS)


def test_an_undo_is_an_entry_too() -> None:
    state = played(sat("me", "me", "me"), 6)
    state = chosen(state, "switch").state
    seat = match_of(state).journal[-1].seat
    change = choosing.undo(state, seat, Undo(state.length))
    assert isinstance(change.entry, Undone)
    assert change.notices == (Tell.UPDATES, Tell.CLOCKS)


def test_a_seat_takes_back_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "UNDOS", 0)
    state = chosen(played(sat("me", "me", "me"), 6), "switch").state
    with pytest.raises(RequestError, match="0 times"):
        choosing.undo(state, match_of(state).journal[-1].seat, Undo(state.length))


def test_why_not_is_answered_to_whoever_asked_alone() -> None:
    state = sat("me", "me", "me")
    change = choosing.why_not(state, 1, WhyNot(7, path_of(state)))
    ((answer, to),) = sent(change)
    assert (answer.id, to) == (7, "asker")
    assert answer.refusal.code
    assert change.entry is None


def test_a_careful_choice_is_made_only_if_there_is_a_way_back() -> None:
    """Among people a turn that is over is over; bots agree to an undo, and so does whoever sits at the same screen."""
    wish = Choose(1, path_of(sat("me", "me", "me")), careful=True)
    with pytest.raises(RequestError, match="cannot be taken back"):
        choosing.choose(sat("me", "me", "me"), 0, wish)
    with pytest.raises(RequestError, match="cannot be taken back"):
        choosing.choose(row(sat("me", "me", "greedy"), 1, stand_in="aide"), 0, wish)
    assert choosing.choose(sat("me", "greedy", "greedy"), 0, wish).entry
    beside = sat("me", "me", "greedy").but(windows=(Window(0, frozenset({1})),))
    assert choosing.choose(beside, 0, wish).entry


def test_a_careful_choice_does_not_end_the_game_even_against_bots() -> None:
    state = sat("me", "greedy", "greedy")
    while "declare" not in {choice.do for choice in match_of(state).choices(0)}:
        state = chosen(state, by="clock").state
    path = path_of(state, "declare")
    with pytest.raises(RequestError, match="cannot be taken back"):
        choosing.choose(state, 0, Choose(state.length, path, careful=True))
    assert not match_of(state).over
    assert match_of(choosing.choose(state, 0, Choose(state.length, path)).state).over


def test_somebody_who_took_back_too_often_has_no_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "UNDOS", 0)
    state = sat("me", "greedy", "greedy")
    with pytest.raises(RequestError, match="cannot be taken back"):
        choosing.choose(state, 0, Choose(1, path_of(state), careful=True))
