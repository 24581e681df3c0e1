"""What a faithful table sends and forgets, and what a notebook keeps (3W-22)."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ..kit import House, Person, any_path, asked, come_all, gathered, play_on, play_verb, running

LOOKED = 4
"""The number of the kind of event."""


def faces(text: str) -> set[int]:
    """Every face of a card in one message, wherever it stands."""
    message = json.loads(text)
    if message["type"] != "update":
        return set()
    told = {event[3] for event in message["events"] if event[0] == LOOKED}
    anew = [lying for change in message.get("changes", {}).get("table", ()) for lying in change["items"]]
    lies = {face for _, _, face in [*message["view"].get("table", ()), *anew] if face is not None}
    noted = message["notebook"] or {"known": {}, "lost": {}}
    return (told | lies | set(noted["known"].values()) | {int(card) for card in noted["lost"]}) - {-1}


def first_look(house: House, **more: Any) -> tuple[str, list[str], list[Person], Person, int]:
    """Somebody has just looked at a card of theirs."""
    table, tokens = house.full(**more)
    people = come_all(house, table, tokens)
    looker = asked(people)
    looker.choose(looker.update["offers"][0]["path"])
    for person in people:
        person.reach(2)
    (face,) = faces(json.dumps(looker.update))
    return table, tokens, people, looker, face


def go_all(*people: Person) -> None:
    for person in people:
        person.go()


def test_people_alone_play_from_memory_and_with_bots_they_have_a_notebook(house: House) -> None:
    assert house.get(f"/api/tables/{house.new('me', 'open', 'open')['table']}")["memory"] == "faithful"
    assert house.get(f"/api/tables/{house.new('me', 'open', 'greedy')['table']}")["memory"] == "notebook"
    assert house.get(f"/api/tables/{house.new('me', game='sultaniya')['table']}")["memory"] == "notebook"
    chosen = house.new("me", "open", "greedy", memory="faithful")
    assert house.get(f"/api/tables/{chosen['table']}")["memory"] == "faithful"


def test_a_look_is_sent_until_it_is_closed_and_never_after(house: House) -> None:
    table, tokens, people, looker, face = first_look(house)
    assert looker.seat is not None
    second = Person(house, table, tokens[looker.seat]).come()
    second.reach(2)
    assert faces(second.raw[-1]) == {face}, "a second window sees it too"
    second.cut()
    second = Person(house, table, tokens[looker.seat]).come()
    second.reach(2)
    assert faces(second.raw[-1]) == {face}, "so does a window that was loaded again"
    looker.say("shown", events=looker.count)
    looker.rest()
    assert faces(json.dumps(looker.update)) == {face}, "shown is not closed"
    looker.say("close")
    assert faces(json.dumps(looker.until("update"))) == set()
    second.until("update")
    assert faces(second.raw[-1]) == set(), "closed in one window is closed in all"
    before = len(looker.raw), len(second.raw)
    third = Person(house, table, tokens[looker.seat]).come()
    third.reach(2)
    play_on(people, Random(1), 2)
    for window, start in ((looker, before[0]), (second, before[1]), (third, 0)):
        window.reach(people[0].update["at"])
        window.rest()
        assert not any(faces(text) for text in window.raw[start:])
    go_all(*people, second, third)


def test_no_look_is_lost_before_a_screen_has_shown_it(house: House) -> None:
    """Closing, choosing and moving the card wait for the screen; then the face is gone at once."""
    table, tokens, people, looker, face = first_look(house)
    assert looker.seat is not None
    looker.say("close")
    looker.rest()
    assert faces(json.dumps(looker.update)) == {face}
    play_on(people, Random(3), 2)
    while asked(people) is not looker:
        other = asked(people)
        at = play_verb(other, "switch", 3 + 3 * looker.seat)["at"]
        for person in people:
            person.reach(at)
    at = looker.choose(any_path(looker, Random(2), {"peek": 0.0, "shuffle": 0.0}))["at"]
    anew = Person(house, table, tokens[looker.seat]).come()
    anew.reach(at)
    assert face in faces(anew.raw[-1])
    assert anew.update["start"] <= min(n for n, event in anew.log.items() if event[0] == LOOKED and event[3] == face)
    anew.say("shown", events=anew.count)
    assert faces(json.dumps(anew.until("update"))) == set()
    anew.rest()
    go_all(*people, anew)


@pytest.mark.parametrize("ending", ["choice", "move"])
def test_a_shown_look_ends_with_the_next_choice_or_when_the_card_moves(house: House, ending: str) -> None:
    table, tokens = house.full()
    people = come_all(house, table, tokens)
    for _ in range(3):
        looker = asked(people)
        at = looker.choose(looker.update["offers"][0]["path"])["at"]
        looker.say("shown", events=looker.count)
        for person in people:
            person.reach(at)
    for person in people:
        person.rest()
    actor = asked(people)
    watched = actor if ending == "choice" else next(person for person in people if person is not actor)
    assert watched.seat is not None
    assert len(faces(json.dumps(watched.update))) == 1
    if ending == "choice":
        at = play_verb(actor, "switch", 1, 2)["at"]
    else:
        (place,) = (place for place, _, face in watched.update["view"]["table"] if face is not None)
        at = play_verb(actor, "switch", *sorted((1, place)))["at"]
    watched.reach(at)
    assert faces(watched.raw[-1]) == set()
    anew = Person(house, table, tokens[watched.seat]).come()
    anew.reach(at)
    assert faces(anew.raw[-1]) == set()
    if ending == "choice":
        actor.say("undo", at=at)
        assert faces(json.dumps(actor.reach(at + 1))) == set(), "taking the choice back does not bring the face back"
    go_all(*people, anew)


def test_the_log_goes_back_to_ones_own_last_choice(house: House) -> None:
    _, people = gathered(house)
    rng = Random(9)
    for _ in range(20):
        actor = asked(people)
        play_on(people, rng, 1)
        if people[0].is_over():
            break
        for person in people:
            person.say("shown", events=person.count)
            person.rest()
        (first, *_) = actor.update["events"]
        assert first[:2] == [1, actor.seat], "its first event is that choice"
    go_all(*people)


@pytest.mark.parametrize("seed", [pytest.param(n, marks=pytest.mark.slow if n else ()) for n in range(6)])
def test_in_a_whole_game_no_closed_face_is_in_any_byte(house: House, seed: int) -> None:
    """Everybody confirms at once, some close, some reload; a face is only ever sent right after its look."""
    rng = Random(seed)
    _, people = gathered(house, options={"round_limit": 5})
    open_faces: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    looks = 0
    while not people[0].is_over():
        actor = asked(people)
        assert actor.seat is not None
        starts = [len(person.raw) for person in people]
        at = actor.choose(any_path(actor, rng))["at"]
        for person in people:
            person.reach(at)
        if people[0].is_over():
            break
        new = {event[3] for event in actor.update["events"] if event[0] == LOOKED and event[1] == actor.seat} - {-1}
        assert len(new) <= 1
        looks += len(new)
        open_faces[actor.seat] = new
        for person, start in zip(people, starts, strict=True):
            assert person.seat is not None
            person.say("shown", events=person.count)
            if rng.random() < 0.3:
                person.say("close")
                person.rest()
                start = len(person.raw)  # noqa: PLW2901 - from now on nothing may be sent
                open_faces[person.seat] = set()
            if rng.random() < 0.3:
                person.cut()
                person.come().reach(at)
            person.rest()
            assert all(faces(text) <= open_faces[person.seat] for text in person.raw[start:])
    assert looks >= len(people), "everybody looks at a card first"
    assert all(any(len(faces(text)) >= 9 for text in person.raw) for person in people), "at the end all is told"
    go_all(*people)


def test_a_closed_face_stays_closed_when_the_server_starts_again(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table, tokens, people, looker, face = first_look(house)
        assert looker.seat is not None
        mine, seat = tokens[looker.seat], looker.seat
        go_all(*people)
    with running(tmp_path) as house:
        window = Person(house, table, mine).come()
        assert faces(json.dumps(window.reach(2))) == {face}, "not shown yet: sent again"
        window.say("shown", events=window.count)
        window.rest()
        window.go()
    with running(tmp_path) as house:
        window = Person(house, table, mine).come()
        assert faces(json.dumps(window.reach(2))) == {face}, "shown, not closed"
        window.say("close")
        window.until("update")
        window.go()
    with running(tmp_path) as house:
        window = Person(house, table, mine).come()
        assert faces(json.dumps(window.reach(2))) == set()
        assert window.seat == seat
        window.go()


def test_an_onlooker_remembers_no_more_than_the_last_choice(house: House) -> None:
    """Or a second window without a seat would be a notebook."""
    table, people = gathered(house)
    onlooker = Person(house, table, None).come()
    onlooker.reach(1)
    for _ in range(8):
        before, actor = onlooker.count, asked(people)
        play_on(people, Random(before), 1)
        told = onlooker.reach(actor.update["at"])
        assert (told["start"], told["events"][0]) == (before, [1, actor.seat, -1])
        looks = {event[2]: 1 << event[1] for event in told["events"] if event[0] == LOOKED}
        assert {place: who for place, who in enumerate(told["view"]["seen"]) if who} == looks
        anew = Person(house, table, None).come()
        assert anew.reach(told["at"]) == told, "loading the page again brings nothing back"
        anew.go()
    go_all(*people, onlooker)


def test_an_onlooker_at_a_notebook_table_hears_all(house: House) -> None:
    table, people = gathered(house, memory="notebook")
    play_on(people, Random(4), 8)
    onlooker = Person(house, table, None).come()
    told = onlooker.reach(people[0].update["at"])
    assert (told["start"], len(told["events"])) == (0, people[0].count)
    assert sum(map(bool, told["view"]["seen"])) > 1
    go_all(*people, onlooker)


@pytest.mark.parametrize("game, held", [("sultaniya", "objectives"), ("sultans-wishes", "hand")])
def test_what_a_seat_holds_is_sent_again_after_every_choice(house: House, game: str, held: str) -> None:
    """SY-27, SW-58: objectives, a hand and a Market card are looked at whenever one likes, also in a new window."""
    table, tokens = house.full(2, game=game)
    people, rng = come_all(house, table, tokens), Random(1)
    for _ in range(12):
        play_on(people, rng, 1)
        for person in people:
            assert person.seat is not None
            person.say("shown", events=person.count)
            person.rest()
            mine = person.update["view"][held]
            assert None not in (mine[person.seat] if game == "sultaniya" else mine)
            assert game == "sultaniya" or person.update["view"]["markets"][person.seat] is not None
            anew = Person(house, table, tokens[people.index(person)]).come()
            assert anew.reach(person.update["at"])["view"] == person.update["view"]
            anew.go()
    go_all(*people)


def test_a_notebook_follows_what_was_seen(house: House) -> None:
    _, _, people, looker, face = first_look(house, memory="notebook")
    place = next(place for place, _, card in looker.update["view"]["table"] if card == face)
    assert looker.update["notebook"]["known"] == {str(place): face}
    play_on(people, Random(2), 2)
    actor = asked(people)
    at = play_verb(actor, "switch", *sorted((1, place)))["at"]
    assert looker.reach(at)["notebook"]["known"]["1"] == face
    actor.say("undo", at=at)
    assert looker.reach(at + 1)["notebook"]["known"][str(place)] == face
    go_all(*people)
