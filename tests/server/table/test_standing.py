"""Standing answers: given once, played whenever the same question comes in somebody else's turn, and taken back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from ..kit import Body, House, Person, any_path, asked, come_all, running

GAME = "sultans-wishes"


def sat(house: House) -> list[Person]:
    table, tokens = house.full(game=GAME, memory="notebook", options={"travelers": True})
    return come_all(house, table, tokens)


def step(people: list[Person], rng: Random) -> None:
    """One random choice of whoever is asked, and of whoever has a standing answer after it."""
    mine = asked(people)
    mine.choose(any_path(mine, rng))
    settle(people)


def settle(people: list[Person]) -> None:
    """Everybody has heard everything."""
    ats: set[Any] = set()
    while len(ats) != 1:
        for person in people:
            person.rest()
        ats = {person.update["at"] for person in people}


def bare(person: Person) -> list[Body]:
    """What may be answered for good."""
    if not person.update["in_passing"]:
        return []
    return [offer for offer in person.update["offers"] if not offer["args"] and not offer["then"]]


def until_in_passing(people: list[Person], rng: Random) -> Person:
    """Somebody is asked in somebody else's turn, and may pass."""
    for _ in range(600):
        if bare(asked(people)):
            return asked(people)
        step(people, rng)
    raise AssertionError("nobody is asked in passing")


def go_all(people: list[Person]) -> None:
    for person in people:
        person.go()


def test_an_answer_stands_until_it_is_taken_back_also_over_a_restart(tmp_path: Path) -> None:
    rng = Random(5)
    with running(tmp_path) as house:
        people = sat(house)
        mine = until_in_passing(people, rng)
        seat, question = mine.seat, mine.update["view"]["asked"]["question"]
        row, at = bare(mine)[0]["path"][0], mine.update["at"]
        mine.say("always", at=at, row=row)
        assert mine.until("standing")["answers"] == [{"question": question, "row": row}]
        mine.reach(at + 1)
        settle(people)
        for other in people:
            if other is not mine:
                assert not any('"standing"' in text for text in other.raw), "nobody else is told"
        # From now on this question is answered by itself: the journal grows by more than what is chosen here.
        start, chosen = mine.update["at"], 0
        while mine.update["at"] - start < chosen + 2 and not mine.is_over():
            now, at = mine.update["view"]["asked"], mine.update["at"]
            if (now["seat"], now["question"]) == (seat, question) and bare(mine):
                for person in people:
                    person.reach(at + 1)
                settle(people)
            else:
                step(people, rng)
                chosen += 1
        assert mine.update["at"] - start > chosen
        go_all(people)
    with running(tmp_path) as house:
        again = Person(house, mine.table, mine.token).come()
        assert again.until("standing")["answers"] == [{"question": question, "row": row}]
        again.say("no_longer", question=question)
        assert again.until("standing")["answers"] == []
        again.go()


def test_only_what_is_asked_in_passing_and_names_nothing_stands(house: House) -> None:
    people = sat(house)
    rng = Random(1)
    while asked(people).update["in_passing"]:
        step(people, rng)
    mine, at = asked(people), people[0].update["at"]
    mine.say("always", at=at, row=mine.update["offers"][0]["path"][0])
    assert mine.until("trouble")["code"] == "no-standing"
    other = next(person for person in people if person is not mine)
    other.say("always", at=at, row=mine.update["offers"][0]["path"][0])
    assert other.until("refused")["code"]
    mine.say("always", at=at + 1, row=0)
    assert mine.until("trouble")["code"] == "stale"
    settle(people)
    assert people[0].update["at"] == at
    go_all(people)
