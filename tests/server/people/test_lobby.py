"""The lobby: what is listed and what is not, whose turn it is, and several people at one screen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest

from grandvizier.server.people import lobby
from grandvizier.server.table import listeners

from ..kit import GAME, House, Person, asked, come_all, gathered, play_on, play_verb, running


def card(house: House, table: str, kind: str) -> dict[str, Any] | None:
    """A table as the lobby shows it."""
    return next((one for one in house.get("/api/lobby")[kind] if one["id"] == table), None)


def mine(house: House, *held: tuple[str, str]) -> list[dict[str, Any]]:
    seats = [{"table": table, "token": token} for table, token in held]
    return list(house.post("/api/lobby/mine", {"seats": seats})["tables"])


def here(house: House, *names: str, others: int = 0, **more: Any) -> tuple[str, dict[int, str]]:
    """A table for people at one screen: its id, and their tokens."""
    seats = [{"kind": "me"}, *({"kind": "here", "name": name} for name in names), *[{"kind": "open"}] * others]
    seated = house.post("/api/tables", {"game": GAME, "name": "Ada", "seats": seats, **more})
    return seated["table"], {one["seat"]: one["token"] for one in (seated, *seated["others"])}


def test_a_table_is_found_by_its_link_alone_unless_it_is_listed(house: House) -> None:
    private = house.new("me", "open", "open")["table"]
    listed = house.new("me", "open", "greedy", listed=True)["table"]
    assert card(house, private, "open") is None
    found = card(house, listed, "open")
    assert found
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [
        ("person", "Ada"),
        ("open", ""),
        ("bot", "greedy"),
    ]
    assert (found["state"], found["turn"], found["game"]) == ("open", None, GAME)
    assert found["clock"] is None
    assert not {"seed", "key", "token", "guest"} & {*found, *found["seats"][0]}


def test_a_listed_table_says_how_long_people_may_think(house: House) -> None:
    clock = {"kind": "bank", "seconds": 600.0, "increment": 10.0}
    table = house.new("me", "open", "greedy", listed=True, clock=clock)["table"]
    found = card(house, table, "open")
    assert found
    assert found["clock"] == clock


def test_a_listed_table_can_be_joined_watched_and_is_gone_when_it_is_over(house: House) -> None:
    table, tokens = house.full(listed=True, options={"round_limit": 4})
    assert card(house, table, "open") is None
    people = come_all(house, table, tokens)
    rng = Random(3)
    for _ in range(4):
        found = card(house, table, "running")
        assert found
        assert found["turn"] == people[0].update["view"]["asked"]["seat"]
        play_on(people, rng, 1)
    play_on(people, rng)
    assert people[0].is_over()
    assert card(house, table, "running") is None
    (own,) = mine(house, (table, tokens[1]))
    assert (own["table"]["state"], own["table"]["turn"]) == ("over", None)
    for person in people:
        person.go()


def test_whose_turn_it_is_after_an_undo(house: House) -> None:
    table, people = gathered(house, listed=True)
    play_on(people, Random(4), 3)
    actor = asked(people)
    at = play_verb(actor, "switch")["at"]
    actor.say("undo", at=at)
    actor.reach(at + 1)
    found = card(house, table, "running")
    assert found
    assert found["turn"] == actor.seat
    for person in people:
        person.go()


def test_my_tables_are_those_whose_keys_i_hold(house: House) -> None:
    waiting = house.new("me", "open", "open")
    table, tokens = house.full()
    held = [(waiting["table"], waiting["token"]), (table, tokens[0]), (table, tokens[2])]
    found = {one["table"]["id"]: [seat["seat"] for seat in one["seats"]] for one in mine(house, *held)}
    assert found == {waiting["table"]: [0], table: [0, 2]}
    assert mine(house, (table, waiting["token"]), (table, tokens[0] + "x"), ("nowhere", tokens[0])) == []
    assert mine(house) == []


def test_several_people_at_one_screen(house: House) -> None:
    table, tokens = here(house, "Bob", "Cleo")
    assert sorted(tokens) == [0, 1, 2]
    people = come_all(house, table, [tokens[seat] for seat in sorted(tokens)])
    assert [seat["name"] for seat in people[0].info["seats"]] == ["Ada", "Bob", "Cleo"]
    assert [person.seat for person in people] == [0, 1, 2]
    play_on(people, Random(1), 3)
    for person in people:
        person.go()
    wish = {"game": GAME, "name": "Ada", "seats": [{"kind": "me"}, {"kind": "here"}, {"kind": "open"}]}
    assert house.post("/api/tables", wish, status=422)["code"] == "bad-name"


def test_who_plays_at_the_same_screen_is_not_away(tmp_path: Path) -> None:
    """One seat has the stream; the tokens of the others say that they are there, and open nothing else."""
    with running(tmp_path, grace=0.0) as house:
        table, tokens = here(house, "Bob", others=1)
        friend = house.post(f"/api/tables/{table}/seats", {"name": "Cleo"})
        cleo = Person(house, table, friend["token"]).come()
        screen = Person(house, table, None)
        screen.come(beside=[tokens[0], tokens[1]]).reach(1)
        cleo.rest()
        assert (screen.seat, screen.update["offers"]) == (None, [])
        assert [(seat["connected"], seat["left"]) for seat in cleo.info["seats"]] == [(True, False)] * 3
        screen.go()
        cleo.until("seats")
        assert [(seat["connected"], seat["left"]) for seat in cleo.info["seats"][:2]] == [(False, True)] * 2
        forged = Person(house, table, None).come(wait=False, beside=[tokens[0] + "x"])
        assert forged.until("trouble")["code"] == "bad-token"
        forged.go()
        cleo.go()


# One who would have the lobby for themselves.


def shown(house: House) -> set[str]:
    lobby = house.get("/api/lobby")
    return {table["id"] for kind in ("open", "running") for table in lobby[kind]}


def of_guests(house: House, guests: int, tables: int) -> list[str]:
    """Listed tables with open seats, set up by so many guests, so many each."""
    wish = {"game": GAME, "name": "Eve", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "listed": True}
    made = []
    for _ in range(guests):
        with httpx2.Client(base_url=f"http://{house.address}", headers={"x-forwarded-for": "192.0.2.6"}) as eve:
            made += [eve.post("/api/tables", json=wish).json()["table"] for _ in range(tables)]
    return made


def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    with running(tmp_path, listed_per_guest=2, listed_per_address=3) as house:
        mine = house.new("me", "open", "open", listed=True)
        ada = Person(house, mine["table"], mine["token"]).come()
        flood = of_guests(house, 2, 60)
        found = shown(house)
        assert mine["table"] in found
        assert len(found & set(flood)) == 3
        (alone,) = (table for table in of_guests(house, 1, 1) if table in shown(house))
        assert alone not in flood
        # To watch somebody's table does not hide it.
        eves = [Person(house, table, None) for table in (mine["table"], *flood[-4:])]
        for eve in eves:
            eve.come(headers={"x-forwarded-for": "192.0.2.6"})
        assert mine["table"] in shown(house)
        for person in [ada, *eves]:
            person.go()


def test_a_table_is_shown_while_somebody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as house:
        mine = house.new("me", "open", "open", listed=True)
        assert shown(house) == {mine["table"]}, "whoever set it up is on the way"
        ada = Person(house, mine["table"], mine["token"]).come()
        monkeypatch.setattr(listeners, "LINGER", 0.0)
        assert shown(house) == {mine["table"]}
        ada.go()
        while shown(house):
            pass
        ada.come()
        assert shown(house) == {mine["table"]}
        monkeypatch.undo()
        ada.go()
        assert shown(house) == {mine["table"]}, "as when a page is loaded again"
    with running(tmp_path) as house:
        assert shown(house) == set()
        house.get(f"/api/tables/{mine['table']}")
        assert shown(house) == set()
        ada.house = house
        ada.come()
        assert shown(house) == {mine["table"]}
        ada.go()


def test_for_a_while_all_are_told_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone_by = [0.0]
    monkeypatch.setattr(lobby, "time", SimpleNamespace(monotonic=lambda: gone_by[0]))
    with running(tmp_path, lobby_lasts=60.0) as house:
        assert house.get("/api/lobby")["open"] == []
        table = house.new("me", "open", "open", listed=True)["table"]
        assert card(house, table, "open") is None
        gone_by[0] += 60.0
        assert card(house, table, "open")
