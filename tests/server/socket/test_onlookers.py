"""Onlookers have their own room at a table: whoever has a seat there always comes in."""

from __future__ import annotations

from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from ..kit import House, Person, any_path, asked, come_all, running


def closed_with(person: Person) -> int | None:
    """Hear until the end; the code it ended with."""
    try:
        while True:
            person.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def crowd(house: House, table: str, many: int, **headers: str) -> list[Person]:
    """Onlookers, as many as there is room for."""
    found = []
    for _ in range(many):
        watcher = Person(house, table, None)
        watcher.come(wait=False, headers=headers)
        message = watcher.until("welcome", "trouble")
        if message["type"] == "trouble":
            assert message["code"] == "full"
            assert closed_with(watcher) == 1013
        else:
            found.append(watcher)
    return found


def test_a_crowd_does_not_keep_those_who_play_from_their_table(tmp_path: Path) -> None:
    with running(tmp_path, onlookers_per_table=6, onlookers_per_address=6) as house:
        table, tokens = house.full(memory="notebook")
        people = come_all(house, table, tokens)
        watchers = crowd(house, table, 9)
        assert len(watchers) == 6
        # Somebody reloads the page, and somebody comes who was away.
        for person in people[:2]:
            person.go()
        for person in people[:2]:
            person.come().reach(1)
        second = Person(house, table, tokens[0]).come()
        assert second.seat == 0
        actor = asked(people)
        at = actor.choose(any_path(actor, Random(1)))["at"]
        watchers[0].reach(at)
        watchers[0].go()
        for person in people:
            person.rest()
        assert len(crowd(house, table, 2)) == 1
        for person in [*people, second, *watchers[1:]]:
            person.go()


def test_several_at_one_screen_are_no_onlookers(tmp_path: Path) -> None:
    with running(tmp_path, onlookers_per_table=1) as house:
        table, tokens = house.full()
        (watcher,) = crowd(house, table, 2)
        screen = Person(house, table, None)
        screen.come(beside=tokens[:2]).reach(1)
        assert screen.info["seats"][1]["connected"]
        screen.go()
        watcher.go()


def test_onlookers_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with running(tmp_path, onlookers_per_table=5, onlookers_per_address=2) as house:
        table = house.new("open", "open", "open")["table"]
        here = crowd(house, table, 4, **{"x-forwarded-for": "2001:db8:1:2::7"})
        assert len(here) == 2
        assert crowd(house, table, 1, **{"x-forwarded-for": "2001:db8:1:2:ffff::1"}) == []
        there = crowd(house, table, 4, **{"x-forwarded-for": "2001:db8:1:3::7"})
        assert len(there) == 2
        last = crowd(house, table, 3, **{"x-forwarded-for": "192.0.2.7"})
        assert len(last) == 1
        for watcher in [*here, *there, *last]:
            watcher.go()


def test_the_oldest_window_of_a_seat_makes_room_for_a_new_one(tmp_path: Path) -> None:
    with running(tmp_path, windows_per_seat=2) as house:
        table, tokens = house.full(memory="notebook")
        people = come_all(house, table, tokens)
        second = Person(house, table, tokens[0]).come()
        third = Person(house, table, tokens[0]).come()
        assert people[0].until("trouble")["code"] == "replaced"
        assert closed_with(people[0]) == 4410
        for person in (second, third, *people[1:]):
            person.rest()
        assert [seat["connected"] for seat in second.info["seats"]] == [True] * 3
        # Another screen for the seat beside one's own counts for it, too.
        both = Person(house, table, tokens[1])
        both.come(beside=[tokens[0]]).reach(1)
        assert closed_with(second) == 4410
        third.rest()
        actor = asked([third, both, people[2]])
        actor.choose(any_path(actor, Random(1)))
        for person in (third, both, *people[1:]):
            person.go()
