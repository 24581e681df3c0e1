"""Undo by consent without a table: who is asked, who may answer, and what comes of it."""

from __future__ import annotations

import pytest

from grandvizier.core.errors import Illegal
from grandvizier.match.journal import Undone
from grandvizier.server.errors import RequestError
from grandvizier.server.protocol.from_page import AnswerUndo, AskUndo
from grandvizier.server.table.change import Change, Tell
from grandvizier.server.table.features import undo_vote
from grandvizier.server.table.state import TableState, Vote, Window

from .kit import chosen, row, sat, sent


def ask(state: TableState, seat: int = 0) -> Change:
    return undo_vote.ask(state, seat, AskUndo())


def test_everybody_else_is_asked_and_told() -> None:
    state = chosen(sat("me", "me", "me")).state
    change = ask(state)
    assert change.entry is None
    assert change.notices == (Tell.SEATS,)
    wish = undo_vote.wish(change.state)
    assert wish
    assert (wish.seat, wish.agreed, wish.missing) == (0, [], [1, 2])


def test_once_all_agree_the_match_goes_back() -> None:
    state = ask(chosen(sat("me", "me", "me")).state).state
    once = undo_vote.answer(state, 2, AnswerUndo(agree=True))
    assert once.state.vote == Vote(0, frozenset({2}))
    done = undo_vote.answer(once.state, 1, AnswerUndo(agree=True))
    assert isinstance(done.entry, Undone)
    assert done.entry.agreed == 1
    assert done.notices == (Tell.UPDATES, Tell.CLOCKS, Tell.SEATS)
    assert done.state.vote is None


def test_bots_and_who_sits_at_the_same_screen_agree() -> None:
    state = chosen(sat("me", "me", "greedy")).state
    together = state.but(windows=(Window(0, frozenset({1})),))
    assert isinstance(ask(together).entry, Undone)


def test_whoever_declines_ends_it_and_the_asker_hears_so() -> None:
    state = ask(chosen(sat("me", "me", "me")).state).state
    change = undo_vote.answer(state, 1, AnswerUndo(agree=False))
    ((trouble, to),) = sent(change)
    assert (trouble.code, to) == ("undo-declined", 0)
    assert change.notices[-1] is Tell.SEATS
    assert change.state.vote is None
    mine = undo_vote.answer(state, 0, AnswerUndo(agree=False))
    assert mine.notices == (Tell.SEATS,)


def test_a_wish_that_cannot_be_fulfilled_any_more_lapses_with_a_word() -> None:
    state = ask(chosen(sat("me", "me", "me"), "look").state).state
    # A bot plays for somebody by now, who would have to be asked: a face was shown.
    state = row(state, 2, stand_in="aide")
    change = undo_vote.answer(state, 1, AnswerUndo(agree=True))
    assert isinstance(change.trouble, RequestError)
    assert change.trouble.code == "undo-stand-in"
    assert change.notices == (Tell.SEATS,)
    assert change.entry is None
    assert change.state.vote is None


def test_what_may_not_be_asked() -> None:
    state = chosen(sat("me", "me", "me")).state
    with pytest.raises(Illegal):
        ask(state, 1)
    with pytest.raises(RequestError, match="already"):
        ask(ask(state).state)
    with pytest.raises(RequestError, match="any more"):
        undo_vote.answer(state, 1, AnswerUndo(agree=True))
