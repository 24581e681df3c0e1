"""Headers, paths and queries that no browser sends: each gets an answer with a name, and none a fault of ours."""

from __future__ import annotations

import io
import json
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from grandvizier.server.logs import writing

from ...patience import PATIENCE
from ..kit import GAME, House

TABLE = json.dumps({"game": GAME, "name": "Ada", "seats": [{"kind": "open"}] * 3}).encode()
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
ORIGINS = [
    b"http://[",
    b"http://]",
    b"http://[::1",
    b"http://[::1]]",
    b"http://[v1.x]",
    b"http://\xe2\x84\x80",
    b"http://a\xe2\x84\x80b",
    b"[",
    b"//[",
    b"http://x:99999999",
    b"http://x:y",
    b"null",
    b"\xff\xfe",
    b"",
    b"http://" + b"a" * 5000,
]


def ask(house: House, line: bytes, headers: bytes = b"", body: bytes = b"", *, host: bytes | None = None) -> bytes:
    """The whole answer to these very bytes."""
    host = house.address.encode() if host is None else host
    with sockets.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line_:
        line_.sendall(line + b"\r\nHost: " + host + b"\r\nConnection: close\r\n" + headers + b"\r\n" + body)
        answer = bytearray()
        while part := line_.recv(65536):
            answer += part
    return bytes(answer)


def post(house: House, headers: bytes = b"", path: bytes = b"/api/tables") -> bytes:
    sent = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(TABLE)
    return ask(house, b"POST " + path + b" HTTP/1.1", sent + headers, TABLE)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def code(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["code"])


@contextmanager
def faultless() -> Iterator[None]:
    """Nothing of what happens meanwhile is written down as a fault."""
    stream = io.StringIO()
    with writing("json", stream):
        yield
    assert "Traceback" not in stream.getvalue()


@pytest.mark.parametrize("origin", ORIGINS)
def test_an_origin_that_is_none_may_not_talk_to_it(house: House, origin: bytes) -> None:
    with faultless():
        answer = post(house, b"Origin: " + origin + b"\r\n")
        assert (status(answer), code(answer)) == (403, "bad-origin")
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + KEY + b"Origin: " + origin + b"\r\n"
        for path in (b"/api/tables/none/socket", b"/api/lessons/three-wishes/socket"):
            assert status(ask(house, b"GET " + path + b" HTTP/1.1", upgrade)) == 403


@pytest.mark.parametrize(
    "host", [b"[", b"]", b"[::1", b"::1", b"x:y:z", b"\xff", b"", b"a" * 5000, b"/..", b"localhost:99999999"]
)
def test_a_host_that_is_none_gets_an_answer(house: House, host: bytes) -> None:
    with faultless():
        for line in (b"GET /api/games HTTP/1.1", b"GET / HTTP/1.1", b"GET /health/live HTTP/1.1"):
            assert status(ask(house, line, host=host)) in {200, 400, 421}
        answer = ask(house, b"POST /api/tables HTTP/1.1", b"Origin: http://[\r\nContent-Length: 0\r\n", host=host)
        assert status(answer) in {400, 403, 421}


@pytest.mark.parametrize(
    "header",
    [
        b"Cookie: guest",
        b"Cookie: guest=",
        b"Cookie: guest=\xff\xfe; session=\xff",
        b"Cookie: guest=" + b"x." * 3000,
        b"Cookie: guest=W10.x; session=" + b"a" * 3000,
        b'Cookie: guest="\\777\\"; session="\\"',
        b"Cookie: ;;;===;=",
        b"Cookie: session=\xed\xa0\x80",
        b"Authorization: Seat",
        b"Authorization: Seat \xff\xfe",
        b"Authorization: Seat " + b"a." * 3000,
        b"Authorization: \xc3\xa9",
        b"X-Forwarded-For: [",
        b"X-Forwarded-For: 1.2.3.4:x, [::1, ,,,",
        b"X-Forwarded-For: \xff",
        b"X-Forwarded-Proto: [",
        b"X-Forwarded-Proto: wss\xff",
        b"Accept-Encoding: \xff;q=x",
        b"If-None-Match: \xff",
        b"If-Modified-Since: yesterday",
        b"Range: bytes=9-1,x",
        b"Range: bytes=" + b"0-1," * 1000,
        b"Content-Type: \xff",
        b"Accept-Language: \xff",
    ],
)  # fmt: skip
def test_any_other_header_gets_an_answer(house: House, header: bytes) -> None:
    with faultless():
        for line in (
            b"GET /api/account HTTP/1.1",
            b"GET /api/lobby HTTP/1.1",
            b"GET / HTTP/1.1",
            b"GET /sheets/games.json HTTP/1.1",
            b"GET /metrics HTTP/1.1",
            b"POST /api/tables/none/leave HTTP/1.1",
            b"POST /api/account/sign-out HTTP/1.1",
        ):
            assert status(ask(house, line, header + b"\r\n")) < 500, line
        assert status(post(house, header + b"\r\n")) < 500


@pytest.mark.parametrize(
    "length",
    [b"x", b"-1", b"+5", b"1e3", b"0x10", b"5, 5", b"", b" ", b"9" * 400, b"\xb2", b"1_0", b"10\r\nContent-Length: 20"],
)
def test_a_length_that_is_none_gets_an_answer(house: House, length: bytes) -> None:
    with faultless():
        headers = b"Content-Type: application/json\r\nContent-Length: " + length + b"\r\n"
        with sockets.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            line.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + headers + b"\r\n" + TABLE
            )
            line.shutdown(sockets.SHUT_WR)
            assert status(line.recv(65536)) in {400, 413}


@pytest.mark.parametrize(
    "path",
    [
        b"/api/reviews/none/views?start=x",
        b"/api/reviews/none/views?start=-1",
        b"/api/reviews/none/views?start=" + b"9" * 5000,
        b"/api/reviews/none/views?start=1&start=2",
        b"/api/reviews/none/views?seat=nan&open=maybe",
        b"/api/reviews/none/views?start=%ff%fe",
        b"/api/reviews/none/views?start=%",
        b"/api/reviews/none/views?" + b"a=1&" * 2000,
        b"/api/reviews/none/events?start=%ed%a0%80",
        b"/api/tables/%00",
        b"/api/tables/%ff%fe",
        b"/api/tables/%ed%a0%80/sheet",
        b"/api/tables/" + b"a" * 5000,
        b"/api/tables/..%2f..%2fetc%2fpasswd",
        b"/api//tables",
        b"//[",
        b"//[/api/games",
        b"/%00",
        b"/%ff",
        b"/..%2f..%2f..%2fetc%2fpasswd",
        b"/" + b"a/" * 2000,
        b"/" + b"a" * 5000,
        b"/sheets/%ff.json",
        b"/sheets/%00.json",
        b"/sheets/..%2fgames.json",
        b"*",
        b"http://[/api/games",
        b"/api/games?\xff",
        b"/api/\xff",
    ],
)
def test_any_path_and_any_query_gets_an_answer(house: House, path: bytes) -> None:
    with faultless():
        assert status(ask(house, b"GET " + path + b" HTTP/1.1")) < 500
        assert status(post(house, path=path)) < 500
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + KEY
        with sockets.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            line.sendall(b"GET " + path + b"/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n" + upgrade + b"\r\n")
            assert status(line.recv(65536)) < 500


def test_what_is_refused_is_not_said_back_at_full_length(house: House) -> None:
    """However long it was."""
    long = "x" * 250_000
    record = {
        "format": 1,
        "fairness": {"scheme": "scripted"},
        "journal": [],
        "opening": [],
        "options": {},
        "first": None,
    }
    for path, body in (
        ("/api/tables", {"game": GAME, "name": "Ada", "seats": [{"kind": "open"}] * 3, "options": {long: 1}}),
        ("/api/tables", {"game": GAME, "name": "Ada", "seats": [{"kind": "open"}] * 3, long: 1}),
        ("/api/reviews", {"record": {"format": long}}),
        ("/api/reviews", {"record": record | {"components": {"source": None}, "game": long}}),
        ("/api/reviews", {"record": record | {"components": {"source": "a." * 100_000}, "game": GAME}}),
    ):
        answer = house.request("POST", path, json=body)
        assert answer.status_code in {400, 422}
        assert len(answer.content) < 25_000
