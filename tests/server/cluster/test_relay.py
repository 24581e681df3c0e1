"""Any node answers for any table: what is asked of the wrong one goes to the one that has it, and comes back."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from ...patience import PATIENCE, wait_until
from ..kit import GAME, Person, come_all, play_on
from .kit import name, nodes, owner


def test_people_at_different_nodes_sit_at_one_table(postgres: str, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path) as (a, b):
        mine = a.new("me", "open", "open", options={"round_limit": 4})
        table = mine["table"]
        tokens = [mine["token"], *(b.post(f"/api/tables/{table}/seats", {"name": "Bo"})["token"] for _ in range(2))]
        assert b.get(f"/api/tables/{table}")["begun"]
        assert b.get(f"/api/tables/{table}/sheet") == a.get(f"/api/tables/{table}/sheet")
        people = [Person(house, table, token).come() for house, token in zip((a, b, b), tokens, strict=True)]
        for person in people:
            person.reach(1)
        assert [seat["connected"] for seat in b.get(f"/api/tables/{table}")["seats"]] == [True] * 3
        play_on(people, Random(1))
        assert owner(postgres, table) == name(a)
        # What is over can be looked back at anywhere, and played again from anywhere.
        assert b.get(f"/api/reviews/{table}") == a.get(f"/api/reviews/{table}")
        again = [
            house.post(f"/api/tables/{table}/rematch", token=token) for house, token in ((b, tokens[1]), (a, tokens[0]))
        ]
        assert again[0]["table"] == again[1]["table"]
        assert [one["seat"] for one in again] == [people[1].seat, people[0].seat]
        for person in people:
            person.go()


def test_the_lobby_shows_the_tables_of_all_nodes(postgres: str, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path) as (a, b):
        wait_until(lambda: a.get("/health")["nodes"] == 2)
        table, tokens = a.full(listed=True)
        (first,) = come_all(a, table, tokens[:1])
        b.new("me", "open", "open", listed=True)
        shown = [house.get("/api/lobby") for house in (a, b)]
        assert [[one["id"] for one in lobby["running"]] for lobby in shown] == [[table]] * 2
        assert [len(lobby["open"]) for lobby in shown] == [1, 1]
        assert shown[0] == shown[1]
        held = {"seats": [{"table": table, "token": tokens[1]}]}
        (mine,) = b.post("/api/lobby/mine", held)["tables"]
        assert mine["table"]["turn"] == first.update["view"]["asked"]["seat"]
        first.go()


def test_any_node_tells_the_figures_of_all(postgres: str, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path) as (a, b):
        wait_until(lambda: a.get("/health")["nodes"] == 2)
        table, tokens = b.full()
        people = come_all(a, table, tokens)
        figures = a.request("GET", "/metrics").text.splitlines()
        assert f'grandvizier_listeners{{node="{name(b)}"}} 3.0' in figures
        assert f'grandvizier_relayed{{node="{name(a)}"}} 3.0' in figures
        assert f'grandvizier_tables{{node="{name(b)}",where="live"}} 1.0' in figures
        assert len([line for line in figures if line.startswith("# TYPE grandvizier_listeners")]) == 1
        for person in people:
            person.go()


def test_limits_count_the_visitor_and_not_the_node_between(postgres: str, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path, onlookers_per_address=1) as (a, b):
        table, _ = a.full()

        def onlooker(address: str) -> Person:
            return Person(b, table, None).come(wait=False, headers={"x-forwarded-for": address})

        one, other, again = onlooker("10.0.0.1"), onlooker("10.0.0.2"), onlooker("10.0.0.1")
        assert one.until("welcome")
        assert other.until("welcome")
        assert again.until("trouble")["code"] == "full"
        for person in (one, other, again):
            person.go()


def test_nobody_writes_a_passport_but_the_nodes(postgres: str, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path) as (a, _b):
        table, tokens = a.full()
        forged = {"grandvizier-relay": f"{name(a)} http 10.0.0.1 {'0' * 64}"}
        assert a.request("GET", f"/api/tables/{table}", headers=forged).status_code == 503
        with pytest.raises(InvalidStatus):
            Person(a, table, tokens[0]).come(headers=forged)
        assert a.request("POST", "/cluster/here", content="[]").status_code == 404


def test_an_account_gives_its_seats_up_at_every_node(postgres: str, tmp_path: Path) -> None:
    with nodes(postgres, tmp_path) as (a, b):
        who = {"name": "Ada", "password": "correct horse battery"}
        signed = {"cookie": f"session={a.request('POST', '/api/account/sign-up', json=who).cookies['session']}"}
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        body = {"game": GAME, "name": "Ada", "seats": seats}
        made = a.request("POST", "/api/tables", json=body, headers=signed).json()
        for _ in range(2):
            a.post(f"/api/tables/{made['table']}/seats", {"name": "Bo"})
        onlooker = Person(a, made["table"], None).come()
        assert b.request("POST", "/api/account/delete", json={"password": who["password"]}, headers=signed).is_success
        onlooker.until("seats")
        assert onlooker.info["seats"][0]["name"] != "Ada", "the node that has the table knows"
        onlooker.go()


def test_an_unreachable_owner_is_a_clear_answer(
    postgres: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with nodes(postgres, tmp_path, count=1) as (a,):
        table, tokens = a.full()
        nowhere = {"node_address": "127.0.0.1:9", "relay_limit": 0.5}
        with nodes(postgres, tmp_path / "other", count=1, **nowhere) as (b,):
            theirs, _ = b.full()
            assert b.get(f"/api/tables/{table}"), "it can ask, and cannot be asked"
            answer = a.request("GET", f"/api/tables/{theirs}")
            assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (
                503,
                "not-stored",
                "1",
            )
            with a.socket(theirs) as line:
                assert json.loads(line.recv(timeout=PATIENCE))["code"] == "not-stored"
        (said,) = [record for record in caplog.records if record.getMessage() == "not-reached"]
        assert vars(said)["facts"]["reason"] == (
            "a node says that it lives at 127.0.0.1:9, and nobody answers there; set GRANDVIZIER_NODE_ADDRESS of each "
            "node to where it alone is reached by other machines"
        ), "whoever runs them hears which setting is wrong, once a minute"
        assert a.get(f"/api/tables/{theirs}"), "whoever leaves lets everything go"
        people = come_all(a, table, tokens)
        play_on(people, Random(2), 3)
        for person in people:
            person.go()


def test_two_nodes_that_say_the_same_address_are_told_of_it(
    postgres: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with nodes(postgres, tmp_path / "a", count=1) as (a,):
        alike = {"node_address": a.address, "relay_limit": 0.5}
        with nodes(postgres, tmp_path / "b", count=1, **alike) as (b,):
            theirs, _ = b.full()
            assert b.get(f"/api/tables/{theirs}")["begun"], "whoever has it answers"
            assert a.request("GET", f"/api/tables/{theirs}").status_code == 503
        (said,) = [record for record in caplog.records if record.getMessage() == "not-reached"]
        assert f"at {a.address}, and another node answers there" in vars(said)["facts"]["reason"]
