"""Undo by consent: everybody agrees, and the match goes back past what chance answered and others chose."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import grandvizier as gv
from grandvizier.match.journal import in_force
from grandvizier.server.store import FILE

from ..kit import House, Person, any_path, asked, come_all, gathered, play_on, play_verb, running


def wish(person: Person) -> object:
    person.rest()
    return person.info["undo"]


def go_all(people: list[Person]) -> None:
    for person in people:
        person.go()


def a_table(house: House, choices: int = 5) -> list[Person]:
    _, people = gathered(house, memory="notebook")
    play_on(people, Random(4), choices)
    return people


def shown(person: Person) -> object:
    return json.loads(json.dumps([sorted(person.log.items()), person.update["view"], person.update["notebook"]]))


def test_everybody_agrees_and_the_same_cards_come_again(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        people = a_table(house)
        before = [shown(person) for person in people]
        asker, rng = asked(people), Random(7)
        paths = []
        for _ in range(4):
            mine = asked(people)
            paths.append((mine, any_path(mine, rng)))
            at = mine.choose(paths[-1][1])["at"]
            for person in people:
                person.reach(at)
            if asked(people) is asker and mine is not asker:
                break
        # The asker may have chosen twice in a row: only the last of these is taken back.
        last = max(number for number, (who, _) in enumerate(paths) if who is asker)
        asker.say("ask_undo")
        others = [person for person in people if person is not asker]
        assert wish(asker) == {"seat": asker.seat, "agreed": [], "missing": sorted(o.seat or 0 for o in others)}
        others[0].say("answer_undo", agree=True)
        others[0].rest()
        at = asker.update["at"]
        others[1].say("answer_undo", agree=True)
        for person in people:
            person.reach(at + 1)
            assert wish(person) is None
        assert asked(people) is asker
        if last == 0:
            assert [shown(person) for person in people] == before
        after = []
        for who, path in paths[last:]:
            at = who.choose(path)["at"]
            for person in people:
                person.reach(at)
            after.append([event for _, event in sorted(who.log.items())])
        go_all(people)
        table, tokens, logs = people[0].table, [person.token for person in people], [p.log for p in people]
    with running(tmp_path) as house:
        # The journal is replayed with what was taken back.
        again = [Person(house, table, token).come() for token in tokens]
        for person, log in zip(again, logs, strict=True):
            person.reach(at)
            assert person.log == log
        go_all(again)


def test_one_who_declines_is_enough_and_whoever_asked_may_think_better_of_it(house: House) -> None:
    people = a_table(house)
    at = people[0].update["at"]
    people[0].say("ask_undo")
    assert wish(people[0])
    people[1].say("ask_undo")
    assert people[1].until("trouble")["code"] == "undo-asked"
    people[1].say("answer_undo", agree=True)
    people[1].rest()
    people[2].say("answer_undo", agree=False)
    assert people[0].until("trouble")["code"] == "undo-declined"
    assert wish(people[1]) is None
    people[2].say("answer_undo", agree=True)
    assert people[2].until("trouble")["code"] == "undo-gone"
    people[0].say("ask_undo")
    assert wish(people[0])
    people[0].say("answer_undo", agree=False)
    assert wish(people[0]) is None
    assert people[0].update["at"] == at
    go_all(people)


def test_a_wish_lapses_when_somebody_chooses(house: House) -> None:
    people = a_table(house)
    people[0].say("ask_undo")
    assert wish(people[0])
    play_on(people, Random(1), 1)
    for person in people:
        assert wish(person) is None
    go_all(people)


def test_who_has_chosen_nothing_and_who_only_watches_cannot_ask(house: House) -> None:
    people = a_table(house, 0)
    people[0].say("ask_undo")
    assert people[0].until("refused")["code"] == "undo-nothing"
    watcher = Person(house, people[0].table, None).come()
    for what in ({"what": "ask_undo"}, {"what": "answer_undo", "agree": True}):
        watcher.say(**what)
        assert watcher.until("trouble")["code"] == "not-seated"
    go_all([*people, watcher])


def test_bots_agree(house: House) -> None:
    mine = house.new("me", "greedy", "greedy", memory="notebook")
    me = Person(house, mine["table"], mine["token"]).come()

    def my_turn() -> None:
        while me.update.get("view", {}).get("asked", {}).get("seat") != 0:
            me.hear()

    my_turn()
    view = me.update["view"]
    me.choose(any_path(me, Random(1)))
    my_turn()
    at = me.update["at"]
    me.say("ask_undo")
    me.reach(at + 1)
    assert me.update["view"]["table"] == view["table"]
    assert me.update["offers"]
    me.go()


def test_a_record_with_such_an_undo_is_brought_along_and_reviewed(house: House) -> None:
    match, rng = gv.Match("three-wishes", players=3, seed=1), Random(1)
    for _ in range(12):
        assert match.seat is not None
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    match.undo_agreed(in_force(match.journal)[-4].seat)
    record = json.loads(json.dumps(match.record()))
    info = house.post("/api/reviews", {"record": record})
    assert info["events"] == len(match.feed())
    assert len(info["choices"]) == len(in_force(match.journal))
    for agreed in (0, 99, "1", None):
        record["journal"][-1]["agreed"] = agreed
        answer = house.request("POST", "/api/reviews", json={"record": record})
        assert answer.status_code == 422, answer.text


# Somebody for whom a bot plays.


def with_a_stand_in(house: House, people: list[Person]) -> Person:
    """Somebody who is not asked leaves, and everybody else lets a bot play there; who left."""
    gone = next(person for person in people if person is not asked(people))
    house.post(f"/api/tables/{gone.table}/leave", token=gone.token)
    gone.go()
    stay = [person for person in people if person is not gone]
    for person in stay:
        while not person.info["seats"][gone.seat]["left"]:
            person.rest()
        person.say("stand_in", seat=gone.seat, bot="greedy")
        person.rest()
    people[:] = stay
    return gone


def test_what_was_shown_is_not_taken_back_past_somebody_for_whom_a_bot_plays(tmp_path: Path) -> None:
    with running(tmp_path, pause=30.0) as house:
        _, people = gathered(house, memory="notebook")
        gone = with_a_stand_in(house, people)
        actor = asked(people)
        other = next(person for person in people if person is not actor)
        # A look at a card tells a face, and draws it.
        at = play_verb(actor, "look")["at"]
        actor.say("undo", at=at)
        assert actor.until("refused")["code"] == "undo-face"
        actor.say("ask_undo")
        assert actor.until("trouble", "update")["code"] == "undo-stand-in"
        other.reach(at)
        assert wish(other) is None
        # Whoever is back is asked.
        gone.come().say("take_back")
        gone.rest()
        actor.say("ask_undo")
        assert wish(actor) == {"seat": actor.seat, "agreed": [], "missing": sorted([other.seat or 0, gone.seat or 0])}
        other.say("answer_undo", agree=True)
        gone.say("answer_undo", agree=True)
        actor.reach(at + 1)
        go_all([*people, gone])


def test_a_stand_in_that_comes_after_the_wish_does_not_agree_either(tmp_path: Path) -> None:
    with running(tmp_path, pause=30.0, grace=0.0) as house:
        _, people = gathered(house, memory="notebook")
        actor = asked(people)
        at = play_verb(actor, "look")["at"]
        for person in people:
            person.reach(at)
        actor.say("ask_undo")
        assert wish(actor)
        others = [person for person in people if person is not actor]
        for person in others:
            person.go()
        for person in others:
            while not actor.info["seats"][person.seat or 0]["left"]:
                actor.rest()
            actor.say("stand_in", seat=person.seat, bot="greedy")
            actor.rest()
        actor.say("answer_undo", agree=True)
        assert actor.until("trouble", "update")["code"] == "undo-stand-in"
        assert wish(actor) is None
        assert actor.update["at"] == at
        actor.go()


def test_what_showed_nothing_is_taken_back_though_a_bot_plays_for_somebody(tmp_path: Path) -> None:
    with running(tmp_path, pause=30.0) as house:
        _, people = gathered(house, memory="notebook")
        play_on(people, Random(4), 3)
        gone = with_a_stand_in(house, people)
        actor = asked(people)
        other = next(person for person in people if person is not actor)
        at = play_verb(actor, "switch")["at"]
        actor.say("ask_undo")
        assert wish(actor) == {"seat": actor.seat, "agreed": [], "missing": [other.seat]}
        other.say("answer_undo", agree=True)
        actor.reach(at + 1)
        assert gone.seat is not None
        go_all(people)


def test_missed_clocks_do_not_agree_for_somebody_who_is_here(tmp_path: Path) -> None:
    with running(tmp_path, pause=30.0) as house:
        mine = house.new("me", "open", "greedy", memory="notebook", clock={"kind": "turn", "seconds": 5.0})
        token = house.post(f"/api/tables/{mine['table']}/seats", {"name": "Bea"})["token"]
        people = come_all(house, mine["table"], [mine["token"], token])
        go_all(people)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        # As it is after three choices in a row that the clock made for her.
        database.execute("UPDATE seats SET stand_in = 'greedy', missed = 3 WHERE seat = 1")
    with running(tmp_path, pause=0.0) as house:
        ada, bea = (Person(house, mine["table"], token).come() for token in (mine["token"], token))
        while ada.update.get("view", {}).get("asked", {}).get("seat") != 0:
            ada.hear()
        ada.choose(any_path(ada, Random(1)))
        ada.say("ask_undo")
        assert ada.until("trouble")["code"] == "undo-stand-in"
        assert bea.info["seats"][1]["connected"]
        go_all([ada, bea])
