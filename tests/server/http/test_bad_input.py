"""Every bad input gets a named error, and nothing is lost or half-done."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import grandvizier as gv
from grandvizier.games import find
from grandvizier.server.config import Settings
from grandvizier.server.protocol.from_server import Pong
from grandvizier.server.socket.connection import Connection
from grandvizier.server.visitors.rates import OUTGOING, Rates
from grandvizier.server.visitors.tokens import TokenSigner

from ..kit import GAME, House, Person, asked, gathered, running

OPEN = [{"kind": "open"}] * 3
GOOD = {"game": GAME, "name": "Ada", "seats": OPEN}


@pytest.mark.parametrize(
    "body, status, code",
    [
        (GOOD | {"game": "chess"}, 404, "no-such-game"),
        (GOOD | {"seats": OPEN[:2]}, 422, "bad-setup"),
        (GOOD | {"seats": OPEN * 2}, 422, "bad-setup"),
        (GOOD | {"seats": OPEN * 4}, 400, "bad-message"),
        (GOOD | {"seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]}, 422, "bad-seats"),
        (GOOD | {"seats": [*OPEN, {"kind": "bot", "bot": "deep thought"}]}, 422, "no-such-bot"),
        (GOOD | {"options": {"round_limit": 3}}, 422, "bad-setup"),
        (GOOD | {"options": {"round_limit": True}}, 422, "bad-setup"),
        (GOOD | {"options": {"luck": 3}}, 422, "bad-setup"),
        (GOOD | {"memory": "elephant"}, 400, "bad-message"),
        (GOOD | {"colour": "red"}, 400, "bad-message"),
        (GOOD | {"name": ""}, 400, "bad-message"),
        (GOOD | {"name": " \u200b\n"}, 422, "bad-name"),
        (GOOD | {"name": "A" * 31}, 400, "bad-message"),
        (GOOD | {"components": "wishes = 3"}, 422, "bad-components"),
        (GOOD | {"components": "not TOML"}, 422, "bad-components"),
        (GOOD | {"components": "a = " + "[" * 50_000}, 422, "bad-components"),
        (GOOD | {"components": "a = " + "9" * 5_000}, 422, "bad-components"),
        (GOOD | {"components": "a." * 99_000 + "a = 1"}, 422, "bad-components"),
        (GOOD | {"components": "a." * 49_000 + "a = 1"}, 422, "bad-components"),
        ([], 400, "bad-message"),
        ({}, 400, "bad-message"),
    ],
    ids=range(22),
)
def test_a_table_that_cannot_be(house: House, body: Any, status: int, code: str) -> None:
    problem = house.post("/api/tables", body, status=status)
    assert problem["code"] == code
    assert len(problem["sentence"]) > 10


def test_a_face_without_a_name_is_refused(house: House) -> None:
    """Names are put together from their words, so there has to be one."""
    text = find("sultans-wishes").shipped_text.replace('en = "Left merchant"', 'en = " "')
    problem = house.post("/api/tables", GOOD | {"game": "sultans-wishes", "components": text}, status=422)
    assert problem["sentence"].startswith("merchants[0] left: name = ")


def test_the_components_of_a_record_keep_the_same_bounds(house: House) -> None:
    record = gv.Match(GAME, players=3, seed=1).record()
    record["components"]["source"] = "a." * 49_000 + "a = 1"
    problem = house.post("/api/reviews", {"record": record}, status=422)
    assert problem["code"] == "bad-record"
    assert "a key has at most 4 parts" in problem["sentence"]


def test_bad_components_name_the_entry(house: House) -> None:
    text = find(GAME).shipped_text.replace('id = "flight"', 'id = "flight", wings = 2')
    problem = house.post("/api/tables", GOOD | {"components": text}, status=422)
    assert "wings" in problem["sentence"]


@pytest.mark.parametrize(
    "content, headers, status, code",
    [
        (b"{", {"content-type": "application/json"}, 400, "bad-json"),
        (b"\xff\xfe", {"content-type": "application/json"}, 400, "bad-json"),
        (b"[" * 100_000, {"content-type": "application/json"}, 400, "bad-message"),
        (b"{}", {"content-type": "text/plain"}, 415, "not-json"),
        (b" " * 10_000_000, {"content-type": "application/json"}, 413, "too-large"),
    ],
    ids=["half", "no text", "deep", "plain", "large"],
)
def test_a_body_that_is_none(house: House, content: bytes, headers: dict[str, str], status: int, code: str) -> None:
    answer = house.request("POST", "/api/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_body_of_unknown_length_is_cut_off(house: House) -> None:
    parts = (b" " * 1000 for _ in range(1000))
    answer = house.request("POST", "/api/tables", content=parts, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_unknown_paths(house: House) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/none/nothing"):
        answer = house.request("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    answer = house.request("DELETE", "/api/tables")
    assert (answer.status_code, answer.json()["code"], answer.headers["allow"]) == (405, "wrong-method", "POST")
    for path in ("/api/tables/none", "/api/tables/none/sheet"):
        answer = house.request("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_seats_that_cannot_be_taken(house: House) -> None:
    mine = house.new("me", "open", "open")
    seats = f"/api/tables/{mine['table']}/seats"
    assert house.post(seats, {"name": "Bea", "seat": 0}, status=409)["code"] == "seat-taken"
    assert house.post(seats, {"name": "Bea", "seat": 5}, status=404)["code"] == "no-such-seat"
    assert house.post(seats, {"name": "Bea", "seat": -1}, status=400)["code"] == "bad-message"
    assert house.post("/api/tables/none/seats", {"name": "Bea"}, status=404)["code"] == "no-such-table"
    for name in ("Bea", "Cem"):
        house.post(seats, {"name": name})
    assert house.post(seats, {"name": "Dag"}, status=409)["code"] == "begun"


def test_tokens_that_open_nothing(house: House, tmp_path: Path) -> None:
    table, tokens = house.full()
    elsewhere, others = house.full()
    forged = TokenSigner("0" * 64).seat_token(table, 0, "0" * 16)
    spoilt = ("A" if tokens[0][0] != "A" else "B") + tokens[0][1:]
    for token in (forged, others[0], spoilt, "nonsense", "é"):
        person = Person(house, table, token).come(wait=False)
        assert person.hear()["code"] == "bad-token"
        assert closed_with(person) == 4401
    for headers in ({}, {"authorization": "Bearer x"}, {"authorization": f"Seat {forged}"}):
        answer = house.request("POST", f"/api/tables/{table}/leave", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
    assert elsewhere != table


def closed_with(person: Person) -> int:
    """The code the server hung up with."""
    code = 0
    while not code:
        try:
            person.hear()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else -1
    person.go()
    return code


def connected(house: House, text: str | bytes) -> Person:
    """Somebody whose first message is this."""
    person = Person(house, house.new("me", "open", "open")["table"], None)
    person.ws = person._open.enter_context(house.socket(person.table))
    person.ws.send(text)
    return person


@pytest.mark.parametrize(
    "first, trouble, code",
    [
        ('{"type": "ping"}', "no-hello", 4408),
        ('{"type": "choose", "at": 0, "path": [1]}', "no-hello", 4408),
        ("hello", "bad-message", 4400),
        ('{"type": "hello", "colour": 1}', "bad-message", 4400),
        ('{"type": "hello", "events": -1}', "bad-message", 4400),
        ('{"type": "hello", "token": "' + "x" * 400 + '"}', "bad-message", 4400),
        (b'{"type": "hello"}', "bad-message", 4400),
        (" " * 70_000, "too-large", 1009),
    ],
    ids=["ping", "choose", "no JSON", "unknown field", "below", "long token", "binary", "large"],
)
def test_a_first_message_that_is_no_hello(house: House, first: str | bytes, trouble: str, code: int) -> None:
    person = connected(house, first)
    assert person.hear()["code"] == trouble
    assert closed_with(person) == code


def test_ten_megabytes_end_the_connection_and_nothing_else(house: House) -> None:
    _, people = gathered(house)
    with contextlib.suppress(ConnectionClosed):
        people[0].ws.send(" " * 10_000_000)
    # The server hangs up before it has read everything, so the goodbye may be lost with the line.
    assert closed_with(people[0]) in {1009, -1}
    people[1].rest()
    people[0].come()
    assert people[0].reach(1)["at"] == 1
    for person in people:
        person.go()


def test_an_unknown_table(house: House) -> None:
    person = Person(house, "none", None).come(wait=False)
    assert person.hear()["code"] == "no-such-table"
    assert closed_with(person) == 4404


@pytest.mark.parametrize(
    "text, answer, code",
    [
        ("{", "trouble", "bad-message"),
        ("null", "trouble", "bad-message"),
        ("[" * 50_000, "trouble", "bad-message"),
        ('{"type": "fly"}', "trouble", "bad-message"),
        ('{"type": "hello"}', "trouble", "bad-message"),
        ('{"type": "choose", "at": 1}', "trouble", "bad-message"),
        ('{"type": "choose", "at": 1, "path": []}', "trouble", "bad-message"),
        ('{"type": "choose", "at": 1, "path": [0.5]}', "trouble", "bad-message"),
        ('{"type": "choose", "at": 1, "path": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]}', "trouble", "bad-message"),
        ('{"type": "choose", "at": 1, "path": [99999]}', "refused", "no-such-row"),
        ('{"type": "choose", "at": 0, "path": [0]}', "trouble", "stale"),
        ('{"type": "choose", "at": 2, "path": [0]}', "trouble", "stale"),
        ('{"type": "undo", "at": 0}', "trouble", "stale"),
        ('{"type": "undo", "at": 1}', "refused", "undo-nothing"),
        (b"\x00\x01", "trouble", "bad-message"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "binary",
)
def test_a_bad_message_changes_nothing(house: House, text: str | bytes, answer: str, code: str) -> None:
    _, people = gathered(house)
    actor = asked(people)
    actor.ws.send(text)
    assert actor.until(answer)["code"] == code
    if code == "stale":
        assert actor.until("update")["at"] == 1
    actor.choose(actor.update["offers"][0]["path"])
    for person in people:
        assert person.reach(2)["at"] == 2
        person.go()


def test_a_flood_ends_its_own_connection_only(tmp_path: Path) -> None:
    with running(tmp_path, socket_rate="20/second") as house:
        _, people = gathered(house)
        for _ in range(60):
            people[0].ws.send('{"type": "ping"}')
        assert closed_with(people[0]) == 4429
        people[1].rest()
        people[0].come()
        for person in people:
            person.go()


def test_guests_have_limits(tmp_path: Path) -> None:
    with (
        running(tmp_path, tables_per_guest=2) as house,
        httpx2.Client(base_url=f"http://{house.address}") as guest,
    ):
        first = guest.post("/api/tables", json=GOOD)
        assert "httponly" in first.headers["set-cookie"].lower()
        assert "samesite=lax" in first.headers["set-cookie"].lower()
        assert guest.post("/api/tables", json=GOOD).status_code == 201
        refused = guest.post("/api/tables", json=GOOD)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        assert house.post("/api/tables", GOOD)["seat"] is None
    with running(tmp_path, guest_rate="5/minute") as house:
        answers = [house.request("GET", "/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "flood")


def test_whoever_connects_must_say_hello_in_time(tmp_path: Path) -> None:
    with running(tmp_path, hello_limit=0.2) as house:
        table = house.new("open", "open", "open")["table"]
        silent = Person(house, table, None)
        silent.ws = silent._open.enter_context(house.socket(table))
        assert silent.hear()["code"] == "no-hello"
        assert closed_with(silent) == 4408


def test_other_pages_may_not_talk_to_it(house: House, tmp_path: Path) -> None:
    for origin in ("http://evil.example", "null", f"http://evil.example:{house.port}"):
        answer = house.request("POST", "/api/tables", json=GOOD, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        with pytest.raises(InvalidStatus), house.socket("none", origin=origin):
            pass
    own = f"http://{house.address}"
    assert house.request("POST", "/api/tables", json=GOOD, headers={"origin": own}).status_code == 201
    with house.socket("none", origin=own) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv())["code"] == "no-such-table"
    with running(tmp_path, origins=("http://friend.example",)) as other:
        friend = {"origin": "http://friend.example"}
        assert other.request("POST", "/api/tables", json=GOOD, headers=friend).status_code == 201


def test_every_answer_is_strict(house: House) -> None:
    for path in ("/", "/some/page", "/api/games", "/api/nothing"):
        headers = house.request("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_key_is_the_owners_alone(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table, tokens = house.full()
    key = tmp_path / "secret.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    with running(tmp_path) as house:
        person = Person(house, table, tokens[2]).come()
        assert person.seat == 2, "a token outlives the server"
        person.go()


def test_nobody_waits_for_somebody_who_does_not_read(tmp_path: Path) -> None:
    # Bots that nobody stops: a server of their own ends with the test.
    with running(tmp_path) as house:
        made = house.new("random", "random", "random", options={"games": "chain", "round_limit": 5})
        deaf = sockets.create_connection(("127.0.0.1", house.port))
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        deaf.sendall(
            f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        hello = b'{"type":"hello"}'
        deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        watcher = Person(house, made["table"], None).come()
        while watcher.update.get("at", 0) < 100 and not watcher.is_over():
            watcher.until("update")
        watcher.go()
        deaf.close()


def test_a_slow_reader_is_dropped() -> None:
    """What waits for one connection is bounded; past that it is told to come back, and no more is kept for it."""

    async def run() -> tuple[list[str], str | None]:
        line = cast("Any", SimpleNamespace(scope={}))
        connection = Connection(line, cast("Any", None), Rates(Settings()), Settings())
        for _ in range(OUTGOING + 50):
            connection.send(Pong())
        return [type(message).__name__ for message in connection._waiting], connection._end

    assert asyncio.run(run()) == (["Trouble"], "too-slow")
