"""Chat, hints and looks without a table: what is kept, and who is told."""

from __future__ import annotations

import pytest

from grandvizier.bots.advice import Advice
from grandvizier.core.errors import Illegal
from grandvizier.server.errors import RequestError
from grandvizier.server.protocol.from_page import Close, Hint, Say, Shown
from grandvizier.server.table.change import Refresh
from grandvizier.server.table.features import chat, hints, looks
from grandvizier.server.table.state import Window

from .kit import chosen, sat, sent


def test_a_line_is_kept_and_heard_by_everybody() -> None:
    change = chat.say(sat("me", "me", "me"), 1, Say(text="hello\nthere"))
    assert change.line
    assert (change.line.n, change.line.text, change.line.room) == (0, "hello there", "table")
    ((told, to),) = sent(change)
    assert (told.lines[0].seat, to) == (1, "everybody")
    second = chat.say(change.state, 2, Say(phrase="thanks"))
    assert second.line
    assert second.state.lines == (change.line, second.line)
    assert (second.line.n, second.line.phrase) == (1, "thanks")


def test_onlookers_are_heard_by_onlookers_where_they_may_talk() -> None:
    with pytest.raises(RequestError, match="watching"):
        chat.say(sat("me", "me", "me"), None, Say(text="psst"))
    change = chat.say(sat("me", "me", "me", onlookers_talk=True), None, Say(text="psst", name="Eve"))
    assert sent(change)[0][1] == "onlookers"
    assert len(chat.greeting(change.state, Window(None, frozenset())).lines) == 1
    assert chat.greeting(change.state, Window(1, frozenset())).lines == []
    assert chat.greeting(change.state, Window(None, frozenset({1}))).lines == [], "nor beside somebody who plays"


def test_set_phrases_only_while_the_game_runs() -> None:
    with pytest.raises(RequestError, match="set phrases"):
        chat.say(sat("me", "me", "me", talk="phrases"), 0, Say(text="the red one"))
    assert chat.say(sat("me", "open", "open", begun=False, talk="phrases"), 0, Say(text="the red one")).line


# Hints.


def test_one_hint_at_a_time() -> None:
    state = sat("me", "greedy", "greedy", hints=True)
    change = hints.ask(state, 0, Hint(1))
    assert change.think
    assert change.think.seat == 0
    assert change.notices == ()
    with pytest.raises(RequestError, match="on its way"):
        hints.ask(change.state, 0, Hint(1))
    assert hints.found(change.state, 0, 1, None).state.hinted == frozenset()


def test_no_hint_where_there_are_none_or_nobody_is_asked() -> None:
    with pytest.raises(RequestError, match="no hints"):
        hints.ask(sat("me", "me", "me"), 0, Hint(1))
    with pytest.raises(Illegal):
        hints.ask(sat("me", "me", "me", hints=True), 1, Hint(1))


def test_what_was_found_goes_to_whoever_asked_unless_the_game_went_on() -> None:
    state = hints.ask(sat("me", "greedy", "greedy", hints=True), 0, Hint(1)).state
    advice = Advice(path=(0,), chance=0.5, other=None, other_chance=None, gains=(), risks=())
    ((told, to),) = sent(hints.found(state, 0, 1, advice))
    assert (told.path, to) == ([0], "asker")
    assert [message.code for message, _ in sent(hints.found(state, 0, 1, "busy"))] == ["hint-busy"]
    assert [message.code for message, _ in sent(hints.found(state, 0, 1, None))] == ["hint-failed"]
    assert hints.found(chosen(state).state, 0, 1, advice).notices == ()


# Looks.


def test_a_look_that_was_shown_and_closed_is_kept_and_the_screens_are_told_anew() -> None:
    state = chosen(sat("me", "me", "me", memory="faithful"), "look").state
    events = len(state.playing().feed())
    shown = looks.show(state, 0, Shown(events))
    assert shown.state.seats[0].shown == events
    assert shown.notices == ()
    closed = looks.close(shown.state, 0, Close())
    assert closed.state.seats[0].closed == events
    assert closed.notices == (Refresh(0),)
    assert looks.close(closed.state, 0, Close()).state is closed.state


def test_a_notebook_forgets_nothing() -> None:
    state = chosen(sat("me", "me", "me"), "look").state
    assert looks.close(state, 0, Close()).state is state
    assert looks.show(state, 0, Shown(3)).state is state
