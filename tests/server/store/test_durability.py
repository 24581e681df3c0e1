"""Nothing that was acknowledged is lost: not by a killed server, not by broken lines, not by a failing disk."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ...patience import wait_until
from ..kit import House, Person, Process, any_path, asked, come_all, gathered, play_on, running
from .conftest import Place


def stands(people: list[Person]) -> list[Any]:
    """All that everybody has on the screen."""
    return [
        (person.log, person.update["view"], person.update["offers"], person.update["notebook"]) for person in people
    ]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("waits", [True, False], ids=["acknowledged", "just sent"])
def test_kill_after_every_choice(place: Place, waits: bool) -> None:
    """The server is killed after each choice; everybody goes on where they were, and no draw changes."""
    rng = Random(11)
    process = Process(place.folder, **place.settings)
    house = process.house
    table, people = gathered(house, memory="notebook", options={"round_limit": 4})
    kept: list[str] = place.journal(table)
    kills = 0
    # What was just sent is seldom stored on a slow machine: such a game might never end.
    while not people[0].is_over() and (waits or kills < 30):
        actor = asked(people)
        at = actor.update["at"]
        actor.say("choose", at=at, path=any_path(actor, rng))
        if waits:
            for person in people:
                person.reach(at + 1)
            before = stands(people)
        else:
            time.sleep(rng.random() * 0.03)
            before = []
        process.kill()
        kills += 1
        acknowledged = at + 1 if waits or drained(people, at + 1) else at
        now = place.journal(table)
        assert now[: len(kept)] == kept
        assert len(now) >= acknowledged
        kept = now
        house = process.start()
        for person in people:
            person.house = house
            person.ws.close()
            person._open.pop_all()
            person.come().reach(len(now))
            assert person.update["at"] == len(now)
        if waits:
            assert stands(people) == before
    process.kill()
    assert kills > 20
    assert place.journal(table) == kept


def drained(people: list[Person], at: int) -> bool:
    """Whether anybody was told of it before the end."""
    for person in people:
        try:
            while True:
                person.hear(1)
        except (ConnectionClosed, TimeoutError, EOFError):
            pass
    return any(person.update["at"] >= at for person in people)


def storm(house: House, disconnects: int, seed: int) -> None:
    rng = Random(seed)
    table, people = gathered(house, memory="notebook", options={"games": "chain", "round_limit": 20})
    made = done = 0
    while done < disconnects and not people[0].is_over():
        actor = asked(people)
        at = actor.update["at"]
        path = any_path(actor, rng)
        actor.say("choose", at=at, path=path)
        if rng.random() < 0.3:
            actor.cut()
            done += 1
            actor.come()
            while actor.update.get("at", 0) <= at:
                # The line broke: perhaps before the choice arrived.  Saying it again never doubles it.
                if not actor.update:
                    actor.until("update")
                    continue
                actor.say("choose", at=at, path=path)
                actor.until("update", "trouble")
        made += 1
        for person in people:
            if rng.random() < 0.4:
                person.cut()
                done += 1
                person.come()
            person.reach(at + 1)
            assert person.update["at"] == at + 1
    assert made + 1 == people[0].update["at"]
    for person in people:
        fresh = Person(house, table, person.token).come()
        fresh.reach(made + 1)
        assert fresh.log == person.log
        assert fresh.update["view"] == person.update["view"]
        assert sorted(person.log) == list(range(len(person.log)))
        fresh.go()
        person.go()


def test_a_few_broken_lines(house: House) -> None:
    storm(house, 25, 1)


@pytest.mark.slow
def test_two_hundred_broken_lines_in_one_game(house: House) -> None:
    storm(house, 200, 2)


def test_a_table_comes_back_after_a_restart_with_its_undos(place: Place) -> None:
    with running(place.folder, **place.settings) as house:
        table, tokens = house.full(memory="notebook")
        people = come_all(house, table, tokens)
        rng = Random(4)
        for _ in range(12):
            play_on(people, rng, 1)
            actor = next((person for person in people if person.update["undo"] is None), None)
            if actor:
                at = actor.update["at"]
                actor.say("undo", at=at)
                for person in people:
                    person.reach(at + 1)
        before = stands(people)
        for person in people:
            person.go()
    with running(place.folder, **place.settings) as house:
        again = come_all(house, table, tokens)
        for person in again:
            person.reach(people[0].update["at"])
        assert stands(again) == before
        play_on(again, rng, 5)
        for person in again:
            person.go()


def test_a_table_put_away_comes_back(place: Place) -> None:
    with running(place.folder, **place.settings, idle=0.05) as house:
        table, tokens = house.full()
        people = come_all(house, table, tokens)
        play_on(people, Random(4), 5)
        at = people[0].update["at"]
        for person in people:
            person.go()
        wait_until(lambda: not house.get("/api/health")["tables"])
        again = Person(house, table, tokens[1]).come()
        assert again.reach(at)["at"] == at
        again.go()


def test_rules_that_changed_are_said_and_break_nothing_else(place: Place) -> None:
    with running(place.folder, **place.settings) as house:
        table, tokens = house.full()
    ((entry,),) = place.run("SELECT entry FROM journal WHERE table_id = ?", table)
    other = json.loads(entry)
    other["events"] = other["events"][:-1]
    place.run("UPDATE journal SET entry = ? WHERE table_id = ?", json.dumps(other), table)
    with running(place.folder, **place.settings) as house:
        person = Person(house, table, tokens[0]).come()
        assert person.until("trouble")["code"] == "rules-changed"
        with pytest.raises(ConnectionClosed) as closed:
            person.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        person.go()
        assert house.get(f"/api/tables/{table}")["begun"]
        assert house.new("me", "greedy", "greedy")["seat"] == 0


def test_what_cannot_be_stored_does_not_count(place: Place) -> None:
    """Somebody else wrote this entry: the table is loaded again, and goes on from what was stored."""
    with running(place.folder, **place.settings) as house:
        table, tokens = house.full(memory="notebook")
        people = come_all(house, table, tokens)
        actor = asked(people)
        ((entry,),) = place.run("SELECT entry FROM journal WHERE table_id = ?", table)
        place.run("INSERT INTO journal VALUES (?, 1, ?)", table, entry)
        actor.say("choose", at=1, path=any_path(actor, Random(1)))
        assert actor.until("trouble")["code"] == "not-stored"
        assert actor.update["at"] == 1
        place.run("DELETE FROM journal WHERE table_id = ? AND n = 1", table)
        for person in people:
            person.go()
        people = come_all(house, table, tokens)
        assert people[0].update["at"] == 1
        play_on(people, Random(1), 3)
        for person in people:
            person.go()
