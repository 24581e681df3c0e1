"""What people say at a table: set phrases or their own words, kept, and heard by those it is meant for."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from grandvizier.server.table.features.chat import plain

from ..kit import House, Person, come_all, play_on, running


def texts(person: Person) -> list[str]:
    person.rest()
    return [line["text"] or f"({line['phrase']})" for line in person.chat]


def go_all(*people: Person) -> None:
    for person in people:
        person.go()


def refused(person: Person, **what: Any) -> str:
    person.say("say", **what)
    return str(person.until("trouble")["code"])


def test_everybody_at_the_table_hears_it_and_so_do_onlookers_and_whoever_comes_later(house: House) -> None:
    table, tokens = house.full(talk="open")
    people = come_all(house, table, tokens)
    watcher = Person(house, table, None).come()
    people[0].say("say", text="Good  evening,\nall\u0007 of you")
    texts(people[0])
    people[1].say("say", phrase="well-played")
    for person in [*people[1:], people[0], watcher]:
        assert texts(person) == ["Good evening, all of you", "(well-played)"]
    assert [line["seat"] for line in watcher.chat] == [0, 1]
    late = Person(house, table, tokens[2]).come()
    assert texts(late) == texts(watcher)
    go_all(*people, watcher, late)


def test_in_3_wishes_only_set_phrases_are_said_while_the_game_runs(house: House) -> None:
    """3W-19; before the game and after it people talk."""
    mine = house.new("me", "open", "open", options={"round_limit": 4})
    assert house.get(f"/api/tables/{mine['table']}")["talk"] == "phrases"
    ada = Person(house, mine["table"], mine["token"]).come()
    ada.say("say", text="Who comes?")
    assert texts(ada) == ["Who comes?"]
    tokens = [mine["token"]]
    tokens += [house.post(f"/api/tables/{mine['table']}/seats", {"name": f"Guest {n}"})["token"] for n in range(2)]
    ada.go()
    people = come_all(house, mine["table"], tokens)
    assert refused(people[0], text="You have the ruby") == "phrases-only"
    people[0].say("say", phrase="hurry")
    for person in people:
        assert texts(person) == ["Who comes?", "(hurry)"]
    play_on(people, Random(1))
    people[0].say("say", text="It was the ruby")
    assert texts(people[0])[-1] == "It was the ruby"
    go_all(*people)


def test_other_games_have_open_talk_and_a_table_may_agree_otherwise(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = house.post("/api/tables", {"game": "sultaniya", "name": "Ada", "seats": seats})
    assert house.get(f"/api/tables/{made['table']}")["talk"] == "open"
    made = house.new("me", "open", "open", talk="open")
    assert house.get(f"/api/tables/{made['table']}")["talk"] == "open"


def test_onlookers_talk_only_where_it_was_agreed_and_those_who_play_do_not_hear_them(house: House) -> None:
    table, tokens = house.full()
    watcher = Person(house, table, None).come()
    assert refused(watcher, phrase="hello") == "not-seated"
    watcher.go()
    table, tokens = house.full(onlookers_talk=True)
    people = come_all(house, table, tokens)
    watchers = [Person(house, table, None).come() for _ in range(2)]
    watchers[0].say("say", text="Take the left one!", name="Wes")
    texts(watchers[0])
    assert texts(watchers[1]) == ["Take the left one!"]
    assert (watchers[1].chat[0]["room"], watchers[1].chat[0]["name"]) == ("onlookers", "Wes")
    for person in people:
        assert texts(person) == []
        assert "left one" not in "".join(person.raw)
    late = Person(house, table, tokens[0]).come()
    assert texts(late) == []
    go_all(*people, *watchers, late)


@pytest.mark.parametrize("what", [{}, {"text": " \n\u200b"[:2]}, {"text": "a", "phrase": "hello"}])
def test_nothing_and_too_much_are_not_said(house: House, what: dict[str, str]) -> None:
    table, tokens = house.full(talk="open")
    person = Person(house, table, tokens[0]).come()
    assert refused(person, **what) == "bad-line"
    person.go()


def test_a_line_and_a_phrase_have_their_bounds(house: House) -> None:
    table, tokens = house.full(talk="open")
    person = Person(house, table, tokens[0]).come()
    for what in ({"text": "a" * 301}, {"phrase": "shut-up"}):
        assert refused(person, **what) == "bad-message"
    person.go()


def test_whoever_says_too_much_at_once_waits_and_what_was_said_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, chat_rate="3/hour") as house:
        table, tokens = house.full(talk="open")
        person = Person(house, table, tokens[0]).come()
        for number in range(3):
            person.say("say", text=f"line {number}")
        assert refused(person, text="line 3") == "too-much-talk"
        person.go()
    with running(tmp_path) as house:
        person = Person(house, table, tokens[1]).come()
        assert texts(person) == ["line 0", "line 1", "line 2"]
        person.go()


def test_marks_are_not_piled_up_and_blanks_are_no_name() -> None:
    assert len(plain("Z" + "\u0316\u0301" * 140)) <= 4
    assert plain("Zoe\u0308 Ti\u1ebfng Vi\u1ec7t") == "Zo\u00eb Ti\u1ebfng Vi\u1ec7t"
    assert plain("\u3164\u2800\u115f") == ""
