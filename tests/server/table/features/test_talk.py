"""Chat, hints and looks without a table: what is kept, and who is told."""

from __future__ import annotations

import pytest

from grandvizier.bots.advice import Advice
from grandvizier.core.errors import Illegal
from grandvizier.server.errors import RequestError
from grandvizier.server.protocol.from_page import Close, Hint, Say, Shown
from grandvizier.server.protocol.from_server import Chat
from grandvizier.server.store import LineRow
from grandvizier.server.store.chat import SILENCE, Talk
from grandvizier.server.store.rows import Room
from grandvizier.server.table.change import Refresh
from grandvizier.server.table.features import chat, hints, looks
from grandvizier.server.table.state import TableState, Window

from .kit import chosen, sat, sent


def test_a_line_is_kept_and_heard_by_everybody() -> None:
    change = chat.say(sat("me", "me", "me"), 1, Say(text="hello\nthere"))
    assert change.line
    assert (change.line.text, change.line.room, change.line.said) == ("hello there", "table", 1_000.0)
    ((told, to),) = sent(change)
    assert (told.lines[0].seat, to) == (1, "everybody")
    second = chat.say(change.state, 2, Say(phrase="thanks"))
    assert second.line
    assert second.state.talk == {**SILENCE, "table": Talk(2, (change.line, second.line))}
    assert second.line.n > change.line.n
    assert second.line.phrase == "thanks"


def test_onlookers_are_heard_by_onlookers_where_they_may_talk() -> None:
    with pytest.raises(RequestError, match="watching"):
        chat.say(sat("me", "me", "me"), None, Say(text="psst"))
    change = chat.say(sat("me", "me", "me", onlookers_talk=True), None, Say(text="psst", name="Eve"))
    assert sent(change)[0][1] == "onlookers"
    assert len(chat.greeting(change.state, Window(None, frozenset())).lines) == 1
    assert chat.greeting(change.state, Window(1, frozenset())).lines == []
    assert chat.greeting(change.state, Window(None, frozenset({1}))).lines == [], "nor beside somebody who plays"


def full(state: TableState, room: Room, count: int = chat.MOST) -> TableState:
    """The same after so many lines in a room, numbered as earlier releases did."""
    line = LineRow(n=count - 1, room=room, seat=None, name="", phrase="", text="hm", said=1.0)
    return state.but(talk={**(state.talk or {}), room: Talk(count, (line,))})


@pytest.mark.parametrize("room, others", [("table", "onlookers"), ("onlookers", "table")])
def test_a_room_that_is_full_leaves_the_other_one_its_talk(room: Room, others: Room) -> None:
    seats: dict[Room, int | None] = {"table": 1, "onlookers": None}
    state = full(sat("me", "me", "me", onlookers_talk=True), room)
    with pytest.raises(RequestError) as refused:
        chat.say(state, seats[room], Say(text="and"))
    assert refused.value.code == "chat-full"
    assert chat.say(state, seats[others], Say(text="and")).line
    assert chat.say(full(state, room, chat.MOST - 1), seats[room], Say(text="and")).line


def test_those_who_play_miss_nothing_by_what_onlookers_say_and_see_none_of_it_in_their_numbers() -> None:
    def heard(onlookers: int) -> Chat:
        state = sat("me", "me", "me", onlookers_talk=True)
        for number in range(3):
            state = chat.say(state, 0, Say(text=f"line {number}")).state
            for _ in range(onlookers):
                state = chat.say(state, None, Say(text="psst")).state
        return chat.greeting(state, Window(1, frozenset()))

    assert [line.text for line in heard(0).lines] == ["line 0", "line 1", "line 2"]
    assert heard(chat.SHOWN) == heard(0)


@pytest.mark.parametrize("before", [0, 5, chat.MOST])
@pytest.mark.parametrize("first", [None, 0])
def test_lines_of_both_rooms_are_in_the_order_in_which_they_were_said(before: int, first: int | None) -> None:
    state = sat("me", "me", "me", onlookers_talk=True)
    if before:
        numbered = full(state, "table", before).talk
        assert numbered
        state = state.but(talk={**numbered, "table": Talk(1, numbered["table"].lines)})
    said = []
    for seat in [first, None, None, 0, None, 0, 0, None]:
        change = chat.say(state, seat, Say(text="so"))
        assert change.line
        said.append(change.line)
        state = change.state
    assert [line.n for line in said] == sorted({line.n for line in said})
    told = chat.greeting(state, Window(None, frozenset())).lines
    assert [line.n for line in told][-len(said) :] == [line.n for line in said]


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
