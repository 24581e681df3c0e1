"""Prepared choices: made as soon as the seat is asked, put aside with a word, known to nobody else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ..kit import Body, House, Person, Process, asked, gathered, play_verb, running

HOUR = 3600
SETTINGS = {"memory": "notebook", "options": {"round_limit": 12}}


def sat(house: House, **more: Any) -> list[Person]:
    """Three people, each of whom has had a first look: the first one of the list is asked, then the others in turn."""
    _, people = gathered(house, **SETTINGS | more)
    for _ in people:
        play_verb(asked(people), "look")
        settle(people)
    first = people.index(asked(people))
    return people[first:] + people[:first]


def settle(people: list[Person]) -> None:
    """Everybody has heard everything, also of what the table does by itself: a question waits until that is done."""
    before: list[int] = []
    now = [-1]
    while before != now or len(set(now)) != 1:
        before, now = now, []
        for person in people:
            person.say("why_not", id=0, path=[0])
            person.until("answer")
            now.append(person.update.get("at", -1))


def ahead(person: Person) -> list[Body]:
    """What may be prepared."""
    person.say("look_ahead", at=person.update["at"])
    return list(person.until("ahead")["offers"])


def path_of(offers: list[Body], verb: str, *args: int) -> list[int]:
    found = next(one for one in offers if one["do"] == verb and one["args"][: len(args)] == list(args))
    return list(found["path"])


def prepare(person: Person, verb: str, *args: int) -> Body:
    path = path_of(ahead(person), verb, *args)
    person.say("prepare", at=person.update["at"], path=path)
    told = person.until("prepared")
    assert (told["fate"], told["steps"][-1]["path"]) == ("ready", path)
    return told


def turn(person: Person, people: list[Person], *verbs: tuple[Any, ...]) -> None:
    """Somebody's two actions."""
    for verb, *args in verbs or (("shuffle",), ("look",), ("shuffle",), ("look",)):
        play_verb(person, verb, *args)
    settle(people)


def hand(person: Person, card: int = 0) -> int:
    assert person.seat is not None
    return 3 * person.seat + 3 + card


def go_all(people: list[Person]) -> None:
    for person in people:
        person.go()


def test_it_outlives_a_killed_server_is_made_once_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    process = Process(tmp_path)
    people = sat(process.house)
    ada, bea, cem = people
    assert not ada.update["may_prepare"]
    assert bea.update["may_prepare"]
    prepare(bea, "switch", hand(cem), hand(cem, 1))
    prepare(bea, "peek", 1)
    go_all(people)
    process.kill()
    house = process.start()
    people = [Person(house, one.table, one.token).come() for one in people]
    ada, bea, cem = people
    for person in people:
        person.reach(4)
    settle(people)
    assert (bea.prepared["fate"], bea.prepared["steps"][-1]["args"]) == ("ready", [1])
    turn(ada, people)
    assert bea.prepared["fate"] == "played"
    assert bea.update["view"]["asked"] == {"question": "second_action", "seat": bea.seat}
    assert bea.update["view"]["table"][1][2] is not None, "the card was seen"
    at = bea.update["at"]
    go_all(people)
    process.kill()
    # It is not made a second time.
    house = process.start()
    people = [Person(house, one.table, one.token).come() for one in people]
    settle(people)
    ada, bea, cem = people
    assert (bea.update["at"], bea.prepared["fate"]) == (at, "played")
    turn(bea, people, ("shuffle",), ("look",))
    assert bea.prepared["fate"] == "none", "who has chosen again has read it"
    turn(cem, people)
    turn(ada, people)
    assert (bea.update["at"], asked(people)) == (at + 10, bea)
    for other in (ada, cem):
        assert not any('"prepared"' in text or '"ahead"' in text for text in other.raw), "nobody else is told"
    go_all(people)
    process.kill()


def test_it_is_taken_back_changed_and_refused_in_words(house: House) -> None:
    people = sat(house)
    ada, bea, cem = people
    at = ada.update["at"]
    ada.say("prepare", at=at, path=[0])
    assert ada.until("trouble")["code"] == "no-preparing", "whoever is asked chooses"
    bea.say("prepare", at=at - 1, path=[0])
    assert bea.until("trouble")["code"] == "stale"
    look = next(row for row in range(200) if row not in {one["path"][0] for one in ahead(bea)})
    bea.say("prepare", at=at, path=[look])
    assert bea.until("refused")["ruling"].startswith("3W-")
    bea.say("why_not", id=1, path=[look], ahead=True)
    assert bea.until("answer")["refusal"]["ruling"].startswith("3W-")
    bea.say("why_not", id=2, path=[look])
    assert bea.until("answer")["refusal"]["code"] == "not-asked"
    watcher = Person(house, ada.table, None).come()
    watcher.say("look_ahead", at=at)
    assert watcher.until("trouble")["code"] == "not-seated"
    prepare(bea, "peek", 1)
    bea.say("unprepare")
    assert bea.until("prepared") == {"type": "prepared", "fate": "none", "steps": [], "refusal": None}
    prepare(cem, "peek", 2)
    turn(ada, people)
    assert asked(people) is bea
    assert bea.update["view"]["asked"]["question"] == "first_action", "nothing was prepared any more"
    assert cem.prepared["fate"] == "ready"
    go_all([*people, watcher])


def test_it_is_put_aside_when_something_happens_at_a_place_it_names(house: House) -> None:
    people = sat(house)
    ada, bea, cem = people
    prepare(bea, "peek", hand(cem))
    prepare(cem, "peek", hand(ada))
    play_verb(ada, "peek", hand(cem))
    settle(people)
    assert bea.prepared["fate"] == "ready", "somebody who looks at a card leaves it there"
    play_verb(ada, "switch", 1, hand(cem))
    settle(people)
    assert bea.prepared["fate"] == "changed"
    assert bea.update["view"]["asked"] == {"question": "first_action", "seat": bea.seat}, "so it is simply asked"
    assert cem.prepared["fate"] == "ready"
    again = Person(house, bea.table, bea.token).come()
    assert again.until("prepared")["fate"] == "changed", "also whoever was away hears what became of it"
    again.go()
    bea.say("unprepare")
    assert bea.until("prepared")["fate"] == "none"
    # A shuffled hand: no card of it is known to lie where it was.
    prepare(ada, "peek", hand(bea, 2))
    turn(bea, people)
    assert ada.prepared["fate"] == "changed"
    assert cem.prepared["fate"] == "played"
    go_all(people)


def test_what_was_prepared_upon_something_that_is_taken_back_is_put_aside(house: House) -> None:
    people = sat(house)
    ada, bea, cem = people
    prepare(cem, "peek", 2)
    play_verb(ada, "switch", 1, hand(cem))
    settle(people)
    prepare(bea, "peek", 1)
    ada.say("undo", at=ada.update["at"])
    settle(people)
    assert bea.prepared["fate"] == "changed"
    assert cem.prepared["fate"] == "ready", "this was there before"
    # A choice that was made by itself is undone like any other, and not made again.
    prepare(bea, "switch", 1, hand(cem))
    turn(ada, people)
    assert bea.prepared["fate"] == "played"
    bea.say("undo", at=bea.update["at"])
    settle(people)
    assert bea.update["view"]["asked"] == {"question": "first_action", "seat": bea.seat}
    go_all(people)


def test_what_the_rules_do_not_allow_then_is_refused_with_its_ruling(house: House) -> None:
    """Two want the same tile."""
    _, people = gathered(house, 2, game="sultaniya", memory="notebook")
    rng = Random(3)
    for _ in range(200):
        mine = asked(people)
        other = next(person for person in people if person is not mine)
        theirs = {one["args"][0] for one in ahead(other) if one["do"] == "take"}
        both = [one for one in mine.update["offers"] if one["do"] == "take" and one["args"][0] in theirs]
        if both:
            break
        reveals = [one for one in mine.update["offers"] if one["do"] == "reveal"]
        mine.choose(rng.choice(reveals or mine.update["offers"])["path"])
        settle(people)
    tile = both[0]["args"][0]
    prepare(other, "take", tile)
    mine.choose(both[0]["then"][0]["path"])
    settle(people)
    assert other.prepared["fate"] == "refused"
    assert other.prepared["refusal"]["ruling"].startswith("SY-")
    assert other.update["view"]["asked"]["seat"] == other.seat
    go_all(people)


def test_whoever_leaves_has_nothing_prepared_and_no_bot_makes_it(tmp_path: Path) -> None:
    with running(tmp_path, grace=0.1) as house:
        people = sat(house)
        ada, bea, cem = people
        prepare(bea, "peek", 1)
        prepare(cem, "peek", 2)
        house.post(f"/api/tables/{bea.table}/leave", token=bea.token)
        assert bea.until("prepared")["fate"] == "none"
        # Who is only away, as by correspondence, has it made all the same.
        cem.go()
        turn(ada, [ada, bea])
        assert bea.update["view"]["asked"] == {"question": "first_action", "seat": bea.seat}
        prepare(ada, "peek", 1)
        turn(bea, [ada, bea])
        assert ada.update["view"]["asked"] == {"question": "second_action", "seat": cem.seat}
        # A bot plays for somebody who left: it makes its own choice.
        ada.go()
        while not bea.info["seats"][ada.seat]["left"]:
            bea.until("seats")
        bea.say("stand_in", seat=ada.seat, bot="random")
        while not bea.info["seats"][ada.seat]["stand_in"]:
            bea.until("seats")
        again = Person(house, ada.table, ada.token).come()
        again.rest()
        assert not again.prepared
        again.say("prepare", at=again.update["at"], path=[0])
        assert again.until("trouble")["code"] == "stand-in"
        go_all([bea, again])


@pytest.mark.parametrize(
    "clock", [{"kind": "turn", "seconds": HOUR}, {"kind": "bank", "seconds": HOUR, "increment": 5}]
)
def test_it_takes_no_time(house: House, clock: Body) -> None:
    people = sat(house, clock=clock)
    ada, bea, _ = people
    prepare(bea, "peek", 1)
    turn(ada, people)
    assert bea.prepared["fate"] == "played"
    assert bea.clocks["running"] == bea.seat, "the second action is theirs to choose"
    assert bea.clocks["left"][bea.seat] > HOUR - 60
    go_all(people)


def test_where_all_play_from_memory_nothing_face_down_is_named_ahead(house: House) -> None:
    _, everybody = gathered(house, memory="faithful")
    assert not any(one.update["may_prepare"] for one in everybody), "what would be refused is not offered"
    person = next(one for one in everybody if one.update["view"]["asked"]["seat"] != one.seat)
    person.say("look_ahead", at=person.update["at"])
    assert person.until("trouble")["code"] == "from-memory", "a first look names a card"
    people = sat(house, memory="faithful")
    ada, bea, _ = people
    offers = ahead(bea)
    assert {one["do"] for one in offers} == {"shuffle"}, "the table would remember the place for them"
    peek = next(one for one in ada.update["offers"] if one["do"] == "peek")
    bea.say("prepare", at=bea.update["at"], path=peek["path"])
    assert bea.until("trouble")["code"] == "from-memory"
    prepare(bea, "shuffle")
    turn(ada, people)
    assert bea.prepared["fate"] == "played"
    assert bea.update["view"]["asked"] == {"question": "look_again", "seat": bea.seat}
    go_all(people)


@pytest.mark.parametrize("game, memory", [("sultaniya", "notebook"), ("sultans-wishes", "faithful")])
def test_large_games_go_on_with_whatever_is_prepared(house: House, game: str, memory: str) -> None:
    """Whoever may prepare something does; each choice is made when it is asked for, or put aside in words."""
    _, people = gathered(house, game=game, memory=memory)
    rng, fates = Random(1), Counter[str]()
    for _ in range(40):
        for person in people:
            if person.update["may_prepare"] and not is_ready(person):
                one = rng.choice(ahead(person))
                while one["then"]:
                    one = rng.choice(one["then"])
                person.say("prepare", at=person.update["at"], path=one["path"])
                assert person.until("prepared", "refused", "trouble")["type"] == "prepared"
        waiting = [person for person in people if is_ready(person)]
        mine = asked(people)
        mine.choose(rng.choice(mine.update["offers"])["path"])
        settle(people)
        fates.update(person.prepared["fate"] for person in waiting)
        for person in waiting:
            assert (person.prepared["refusal"] is not None) == (person.prepared["fate"] == "refused")
            assert not is_ready(person) or person is not asked(people) or person.update["in_passing"]
    assert fates["played"] > 3
    assert fates["refused"] + fates["changed"] > 0, fates
    go_all(people)


def is_ready(person: Person) -> bool:
    return bool(person.prepared) and person.prepared["fate"] == "ready"
