"""A hint: what a good player would choose, from what the seat was told, told to that seat and not played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from grandvizier.server.thinking import requests

from ..kit import House, Person, any_path, asked, come_all, running


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "HINT_SECONDS", 0.1)


def my_turn(person: Person) -> None:
    while not person.update.get("offers"):
        person.until("update")


@pytest.mark.parametrize("game, players", [("three-wishes", 3), ("sultaniya", 2), ("sultans-wishes", 2)])
def test_a_hint_is_told_and_not_played(house: House, game: str, players: int) -> None:
    made = house.new("me", *["greedy"] * (players - 1), game=game)
    me = Person(house, made["table"], made["token"]).come()
    assert me.info["hints"]
    rng = Random(1)
    for _ in range(3):
        my_turn(me)
        at = me.update["at"]
        me.say("hint", at=at)
        advised = me.until("advised")
        assert advised["at"] == at
        assert me.update["at"] == at
        me.say("why_not", id=1, path=advised["path"])
        assert me.until("answer")["refusal"] is None
        assert 0 <= advised["chance"] <= 1
        for reason in (*advised["gains"], *advised["risks"]):
            assert abs(reason["points"]) >= 0.5
        me.choose(any_path(me, rng))
    me.go()


def test_there_is_none_where_the_table_has_none_or_nobody_asks_you(house: House) -> None:
    table, tokens = house.full(memory="notebook")
    people = come_all(house, table, tokens)
    assert not people[0].info["hints"]
    asked(people).say("hint", at=1)
    assert asked(people).until("trouble")["code"] == "no-hints"
    for person in people:
        person.go()
    table, tokens = house.full(memory="notebook", hints=True)
    people = come_all(house, table, tokens)
    other = next(person for person in people if person is not asked(people))
    other.say("hint", at=1)
    assert other.until("refused")["code"] == "not-asked"
    asked(people).say("hint", at=7)
    assert asked(people).until("trouble")["code"] == "stale"
    watcher = Person(house, table, None).come()
    watcher.say("hint", at=1)
    assert watcher.until("trouble")["code"] == "not-seated"
    for person in [*people, watcher]:
        person.go()


@pytest.mark.parametrize(
    "seats, more, hints",
    [
        (("me", "greedy", "greedy"), {}, True),
        (("me", "greedy", "greedy"), {"hints": False}, False),
        (("me", "greedy", "greedy"), {"memory": "faithful"}, False),
        (("me",), {"game": "sultaniya"}, True),
        (("me",), {"game": "sultaniya", "memory": "faithful"}, False),
        (("me", "open", "greedy"), {}, False),
        (("me", "open", "greedy"), {"hints": True}, True),
    ],
)
def test_hints_are_for_whoever_plays_alone_unless_the_table_says_otherwise(
    house: House, seats: tuple[str, ...], more: dict[str, object], hints: bool
) -> None:
    made = house.new(*seats, **more)
    assert house.get(f"/api/tables/{made['table']}")["hints"] is hints


def test_no_hints_from_memory(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"game": "three-wishes", "name": "Ada", "seats": seats, "memory": "faithful", "hints": True}
    assert house.post("/api/tables", wish, status=422)["code"] == "bad-setup"


def test_a_few_at_a_time_and_none_that_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, hint_rate="3/minute") as house:
        made = house.new("me", "greedy", "greedy")
        me = Person(house, made["table"], made["token"]).come()
        my_turn(me)
        monkeypatch.setattr(requests, "HINT_SECONDS", 2.0)
        me.say("hint", at=me.update["at"])
        me.say("hint", at=me.update["at"])
        assert me.until("trouble")["code"] == "hint-waits"
        # The table does not wait for the hint, and a hint for what is over is not told.
        me.choose(any_path(me, Random(1)))
        my_turn(me)
        at = me.update["at"]
        me.say("hint", at=at)
        while (heard := me.until("trouble", "advised")).get("code") == "hint-waits":
            me.say("hint", at=at)
        assert heard.get("code") == "too-many-hints" or heard["at"] == at
        me.say("hint", at=at)
        assert me.until("trouble")["code"] == "too-many-hints"
        me.go()


def test_a_hint_that_fails_is_said(tmp_path: Path) -> None:
    with running(tmp_path, bot_limit=0.001) as house:
        made = house.new("me", "greedy", "greedy")
        me = Person(house, made["table"], made["token"]).come()
        my_turn(me)
        me.say("hint", at=me.update["at"])
        assert me.until("trouble", "advised").get("code") == "hint-failed"
        me.go()
