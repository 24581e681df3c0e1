"""A server reached by IPv6: page, socket, names, origins, proxies, and the address it says."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from ...patience import PATIENCE
from ..kit import COMMAND, FAST, GAME, Person, running

HOME = "[::1]"
TABLE = {"game": GAME, "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.fixture(autouse=True)
def _needs_ipv6() -> None:
    try:
        with socket.socket(socket.AF_INET6) as trial:
            trial.bind(("::1", 0))
    except OSError:
        pytest.skip("this machine has no IPv6")


@pytest.mark.parametrize("host", ["::1", "::"])
def test_page_and_socket(tmp_path: Path, host: str) -> None:
    with running(tmp_path, host=host) as bare:
        house = replace(bare, host=HOME)
        for path in ("/", "/api/games", "/metrics"):
            assert house.request("GET", path).status_code == 200, path
        own = {"origin": f"http://{house.address}"}
        mine = house.request("POST", "/api/tables", json=TABLE, headers=own).json()
        person = Person(house, mine["table"], mine["token"]).come()
        assert person.seat == 0
        person.go()
        with house.socket(mine["table"], origin=own["origin"]):
            pass


@pytest.mark.parametrize("origin", ["http://[::2]:{port}", "http://[::1]", "http://[::1]:1", "http://localhost:{port}"])
def test_another_page_may_not_ask(tmp_path: Path, origin: str) -> None:
    with running(tmp_path, host="::1") as bare:
        house = replace(bare, host=HOME)
        table = house.request("POST", "/api/tables", json=TABLE).json()["table"]
        foreign = origin.format(port=house.port)
        answer = house.request("POST", "/api/tables", json=TABLE, headers={"origin": foreign})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        with pytest.raises(InvalidStatus), house.socket(table, origin=foreign):
            pass


@pytest.mark.parametrize("host, status", [("[2001:db8::7]:80", 200), ("[::1].example.org", 421), ("::1", 421)])
def test_a_bare_address_is_known(tmp_path: Path, host: str, status: int) -> None:
    with running(tmp_path, host="::1") as bare:
        answer = replace(bare, host=HOME).request("GET", "/api/games", headers={"host": host})
        assert answer.status_code == status


@pytest.mark.parametrize("proxies, secure", [(("::1",), True), (("::/64",), True), (("fd00::/8",), False)])
def test_forwarded_headers_are_believed_from_proxies_alone(
    tmp_path: Path, proxies: tuple[str, ...], secure: bool
) -> None:
    how: dict[str, Any] = {"proxies": proxies, "guest_rate": "1/minute"}
    with running(tmp_path, host="::1", **how) as bare:
        house = replace(bare, host=HOME)
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "2001:db8:0:1::9"}
        answer = house.request("POST", "/api/tables", json=TABLE, headers=headers)
        assert ("Secure" in answer.headers["set-cookie"]) is secure
        other = house.request("GET", "/api/games", headers=headers | {"x-forwarded-for": "2001:db8:0:2::9"})
        assert other.status_code == (200 if secure else 429)
        assert house.request("GET", "/metrics", headers=headers).status_code == 403


@pytest.mark.parametrize("host", ["::1", "::", "0.0.0.0", "127.0.0.1"])  # noqa: S104 - for a moment
def test_the_address_that_is_said_leads_to_the_page(tmp_path: Path, host: str) -> None:
    settings = {f"GRANDVIZIER_{name.upper()}": str(value) for name, value in FAST.items()}
    command = [sys.executable, "-c", COMMAND, "serve", "--host", host, "--data", str(tmp_path)]
    process = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        said = next(found for line in process.stdout if (found := re.search(r"page +(http://\S+)", line)))
        assert re.search(r"//(localhost|\[::1\]):", said[1])
        assert httpx2.get(f"{said[1]}/health/live", timeout=PATIENCE).json() == {"alive": True}
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        process.stdout.close()


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with running(tmp_path / "one", host="::1") as house:
        command = [sys.executable, "-c", COMMAND, "serve", "--host", "::1", "--port", str(house.port)]
        done = subprocess.run(
            [*command, "--data", str(tmp_path / "two")], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert done.returncode == 2
        assert f"cannot listen on port {house.port} of ::1" in done.stderr
