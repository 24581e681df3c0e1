"""A table keeps the edition of the rules it began with, over every update of the server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grandvizier.games import find
from grandvizier.match import Match
from grandvizier.server.thinking.requests import bot_request, hint_request
from grandvizier.server.thinking.worker import hint, think

from ..kit import House, Person, come_all, gathered, play_on, running

GAME = "sultaniya"
OLD = 1
OPTIONS = {"characters": "deal", "open_objectives": False, "red_build_pays": True}
"""All that edition 1 could agree on."""


def database(folder: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(folder / "tables.sqlite3"))


def rules_of(folder: Path, table: str) -> tuple[int, dict[str, Any]]:
    """The edition and the options of a table, as they lie on the disk."""
    with database(folder) as kept:
        ((rules, options),) = kept.execute("SELECT rules, options FROM tables WHERE id = ?", (table,)).fetchall()
    return rules, json.loads(options)


def older_table(folder: Path) -> tuple[str, list[str]]:
    """A table that a server set up when the first edition was the newest, and some choices of its game."""
    game = find(GAME)
    with pytest.MonkeyPatch.context() as then:
        then.setattr(type(game), "edition", property(lambda self: OLD if self is game else self.editions[-1]))
        with running(folder) as house:
            table, tokens = house.full(2, game=GAME)
            people = come_all(house, table, tokens)
            play_on(people, Random(5), 30)
            for person in people:
                person.go()
    assert rules_of(folder, table) == (OLD, OPTIONS)
    return table, tokens


def test_a_table_of_an_earlier_edition_goes_on_by_it(tmp_path: Path) -> None:
    table, tokens = older_table(tmp_path)
    with running(tmp_path) as house:
        people = come_all(house, table, tokens)
        play_on(people, Random(6), 60)
        assert rules_of(tmp_path, table) == (OLD, OPTIONS)
        verbs = {offer["do"] for person in people for offer in person.update["offers"]}
        assert "leave" not in verbs
        for person in people:
            person.go()
        fresh, _ = house.full(2, game=GAME)
        assert rules_of(tmp_path, fresh)[0] == find(GAME).edition
        assert rules_of(tmp_path, fresh)[1]["red_replaces"] is True


def test_an_edition_that_is_not_known_is_refused_by_name_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table, tokens = house.full(2, game=GAME)
    with database(tmp_path) as kept:
        kept.execute("UPDATE tables SET rules = 99 WHERE id = ?", (table,))
        kept.commit()
    with running(tmp_path) as house:
        answer = house.request("GET", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unknown-edition")
        assert "edition 99 of sultaniya is not known here; editions 1 and 2 are: update" in answer.text
        with pytest.raises(ConnectionClosed) as closed:
            Person(house, table, tokens[0]).come()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4409, "unknown-edition")
        assert house.new("me", "greedy", game=GAME)["seat"] == 0
    with database(tmp_path) as kept:
        kept.execute("UPDATE tables SET rules = 2 WHERE id = ?", (table,))
        kept.commit()
    with running(tmp_path) as house:
        assert house.get(f"/api/tables/{table}")["begun"]


def finished(house: House, **more: Any) -> tuple[str, list[Person]]:
    table, people = gathered(house, 2, game=GAME, **more)
    while not people[0].is_over():
        passing(people)
    return table, people


def passing(people: list[Person]) -> None:
    """Whoever is asked passes: four idle rounds are the quickest end (SY-19)."""
    seat = people[0].update["view"]["asked"]["seat"]
    person = next(person for person in people if person.seat == seat)
    offer = next((one for one in person.update["offers"] if one["do"] == "pass_turn"), person.update["offers"][0])
    at = person.choose(offer["path"])["at"]
    for one in people:
        one.reach(at)


def test_a_rematch_takes_the_newest_edition_and_a_branch_keeps_its_own(tmp_path: Path) -> None:
    game = find(GAME)
    with pytest.MonkeyPatch.context() as then:
        then.setattr(type(game), "edition", property(lambda self: OLD if self is game else self.editions[-1]))
        with running(tmp_path) as house:
            table, people = finished(house, options={"red_build_pays": False})
            tokens = [person.token for person in people]
            for person in people:
                person.go()
    with running(tmp_path) as house:
        again = house.post(f"/api/tables/{table}/rematch", token=tokens[0])["table"]
        edition, options = rules_of(tmp_path, again)
        assert edition == game.edition
        assert options == {**OPTIONS, "red_build_pays": False, "red_replaces": True}
        info = house.get(f"/api/reviews/{table}")
        assert info["live"]
        assert house.get(f"/api/reviews/{table}/record")["record"]["rules"] == OLD
        branch = house.post(f"/api/reviews/{table}/branch", {"at": info["choices"][3], "seat": 0, "name": "Ada"})
        assert rules_of(tmp_path, branch["table"])[0] == OLD


@pytest.mark.parametrize("edition", [1, 2])
def test_bots_and_hints_think_by_the_edition_of_the_table(edition: int) -> None:
    match = Match(GAME, players=2, seed=3, edition=edition)
    for _ in range(8):
        assert match.seat is not None
        match.play(match.seat, *think(bot_request(match, match.seat, "seed", bot="greedy")))
    assert match.seat is not None
    wish = hint_request(match, match.seat, "seed")
    wish.seconds = 0.2
    assert wish.edition == edition
    assert match.why_not(match.seat, *hint(wish).path) is None
