"""Many who want the same at the same moment: one of them gets it, and everybody hears of the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

from ..kit import House, Person, any_path, asked, gathered

CROWD = 30


def test_a_seat_is_given_once_however_many_reach_for_it(house: House) -> None:
    for _ in range(4):
        table = house.new("me", "open", "open")["table"]

        def sit(number: int, table: str = table) -> str:
            answer = house.request("POST", f"/api/tables/{table}/seats", json={"name": f"Guest {number}"})
            return str(answer.json().get("token") or answer.json()["code"])

        with ThreadPoolExecutor(CROWD) as crowd:
            got = list(crowd.map(sit, range(CROWD)))
        refused = [one for one in got if one in {"begun", "seat-taken"}]
        tokens = {one for one in got if one not in refused}
        assert (len(tokens), len(refused)) == (2, CROWD - 2)
        people = [Person(house, table, token).come() for token in tokens]
        assert {person.seat for person in people} == {1, 2}
        for person in people:
            person.go()


def test_a_choice_made_in_many_windows_is_made_once(house: House) -> None:
    table, people = gathered(house, memory="notebook")
    rng = Random(1)
    for _ in range(8):
        actor = asked(people)
        at, path = actor.update["at"], any_path(actor, rng)
        windows = [Person(house, table, actor.token).come() for _ in range(5)]
        for window in windows:
            window.reach(at)
        for window in windows:
            window.say("choose", at=at, path=path)
        for window in windows:
            window.rest()
            assert window.update["at"] == at + 1
        assert sum(trouble["code"] == "stale" for window in windows for trouble in window.troubles) == len(windows) - 1
        for person in people:
            person.reach(at + 1)
        for window in windows:
            window.go()
    for person in people:
        person.go()


def test_a_choice_and_its_undo_leave_one_of_both(house: House) -> None:
    """Somebody takes back what another window of theirs shows, while whoever is asked next chooses."""
    table, people = gathered(house, memory="notebook")
    rng = Random(2)
    for _ in range(8):
        actor = asked(people)
        other = Person(house, table, actor.token).come()
        other.reach(actor.update["at"])
        actor.choose(any_path(actor, rng))
        at = actor.update["at"]
        for person in (*people, other):
            person.reach(at)
        then = asked(people)
        actor.say("undo", at=at)
        then.say("choose", at=at, path=any_path(then, rng))
        # Both are answered before anybody is asked what they have heard.
        for person in (actor, then, *people, other):
            person.rest()
        lengths = {person.update["at"] for person in (*people, other)}
        assert lengths == {at + 1}, "one of the two counts, and everybody heard of it"
        assert len({len(person.log) for person in (*people, other)}) == 1
        other.go()
    for person in people:
        person.go()
