"""The names a server is reached by, and who is believed about where a request came from."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from grandvizier.server.http.openapi import openapi

from ..kit import GAME, House, running

TABLE = {"game": GAME, "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    "host, status",
    [
        ("localhost", 200),
        ("localhost:8123", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:8123", 200),
        ("192.168.1.7", 200),
        ("example.org", 421),
        ("localhost.example.org", 421),
        ("127.0.0.1.example.org", 421),
        ("[::1", 421),
        ("", 421),
    ],
)
def test_only_known_names_are_answered(house: House, host: str, status: int) -> None:
    answer = house.request("GET", "/api/games", headers={"host": host})
    assert answer.status_code == status
    assert "content-security-policy" in answer.headers
    if status == 421:
        assert answer.json()["code"] == "bad-host"
        assert "GRANDVIZIER_HOSTS" in answer.json()["sentence"]
        assert "421" in openapi()["paths"]["/api/games"]["get"]["responses"]


def test_names_can_be_added(tmp_path: Path) -> None:
    with running(tmp_path, hosts=("play.example.org",)) as house:
        for host in ("play.example.org", "PLAY.example.org:443", "play.example.org.", "localhost"):
            assert house.request("GET", "/api/games", headers={"host": host}).status_code == 200
        assert house.request("GET", "/api/games", headers={"host": "example.org"}).status_code == 421
        own = {"host": "play.example.org", "origin": "https://play.example.org"}
        assert house.request("POST", "/api/tables", json=TABLE, headers=own).status_code == 201


def test_a_socket_needs_a_known_name_too(house: House) -> None:
    table = house.new("me", "open", "open")["table"]

    def knock(name: str) -> None:
        line = socket.create_connection(("127.0.0.1", house.port))
        with connect(f"ws://{name}/api/tables/{table}/socket", sock=line):
            pass

    knock("localhost")
    with pytest.raises(InvalidStatus) as refused:
        knock("example.org")
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("proxies, secure", [(("127.0.0.1",), True), (("10.0.0.0/8",), False), ((), False)])
def test_forwarded_headers_are_believed_from_proxies_alone(
    tmp_path: Path, proxies: tuple[str, ...], secure: bool
) -> None:
    """A cookie is for HTTPS only where the proxy says that people come by HTTPS, and floods are counted by person."""
    how: dict[str, Any] = {"proxies": proxies, "guest_rate": "3/minute"}
    with running(tmp_path, **how) as house:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
        answer = house.request("POST", "/api/tables", json=TABLE, headers=headers)
        assert ("Secure" in answer.headers["set-cookie"]) is secure
        for _ in range(2):
            assert house.request("GET", "/api/games", headers=headers).status_code == 200
        assert house.request("GET", "/api/games", headers=headers).status_code == 429
        other = house.request("GET", "/api/games", headers=headers | {"x-forwarded-for": "203.0.113.10"})
        assert other.status_code == (200 if secure else 429)
