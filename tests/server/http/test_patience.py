"""Nobody keeps a connection for ever without asking anything, and running out of descriptors is said, not shouted."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest

from grandvizier.server.table.registry import Tables

from ...patience import PATIENCE, wait_until
from ..kit import COMMAND, FAST, House, Person, running

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 250000\r\n"
WHOLE = b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("hasty"), request_limit=2.0) as house:
        yield house


def line(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)


def drip(connection: socket.socket, what: bytes) -> None:
    """A byte at a time, on and on, until the other side has hung up."""
    deadline = time.monotonic() + PATIENCE
    connection.settimeout(0.05)
    while time.monotonic() < deadline:
        try:
            connection.send(what)
            if connection.recv(10_000) == b"":
                return
        except TimeoutError:
            continue
        except OSError:
            return
    raise AssertionError("nobody hung up")


def answered(connection: socket.socket) -> bool:
    connection.sendall(WHOLE)
    heard = b""
    while not heard.endswith(b'{"alive":true}'):
        more = connection.recv(10_000)
        if not more:
            return False
        heard += more
    return True


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: localhost\r\n", HEAD + b"\r\n{"])
@pytest.mark.parametrize("before", [0, 2], ids=["new", "kept alive"])
def test_whoever_does_not_finish_a_request_is_hung_up_on(hasty: House, said: bytes, before: int) -> None:
    with line(hasty) as connection:
        for _ in range(before):
            assert answered(connection)
        connection.sendall(said)
        assert connection.recv(10_000) == b""


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nx-slow: ", HEAD + b"\r\n", HEAD.replace(b"25", b"99") + b"\r\n"])
def test_a_request_that_drips_is_hung_up_on(hasty: House, head: bytes) -> None:
    """In its headers, in its body, and in a body that was refused by its length."""
    with line(hasty) as connection:
        connection.sendall(head)
        drip(connection, b"x")


def test_whoever_takes_in_nothing_is_hung_up_on(hasty: House) -> None:
    """They ask for the page again and again, and never read."""
    page = b"GET /sheets/games.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", hasty.port))
        with pytest.raises(OSError, match=r"reset|[Bb]roken pipe|aborted"):
            connection.sendall(page * 1_000_000)


def test_whoever_waits_for_an_answer_is_not(hasty: House, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Tables.info

    async def slow(self: Tables, table: str) -> object:
        await asyncio.sleep(4.0)
        return await real(self, table)

    table = hasty.new("open", "open", "open")["table"]
    monkeypatch.setattr(Tables, "info", slow)
    assert hasty.get(f"/api/tables/{table}")["id"] == table


def test_whoever_plays_is_not(hasty: House) -> None:
    table = hasty.new("open", "open", "open")["table"]
    watcher = Person(hasty, table, None).come()
    time.sleep(4.0)
    watcher.rest()
    watcher.go()


def test_whoever_asks_again_and_again_is_not(tmp_path: Path) -> None:
    """Also for longer than one request may take.  On a busy machine they may fall silent: then they come anew."""
    limit = 4.0
    with running(tmp_path, request_limit=limit) as house:
        for _ in range(20):
            lasted, silence = asking(house, 1.25 * limit)
            if lasted:
                return
            assert silence > limit / 2, "hung up on in the midst of asking"
    pytest.fail("the machine was never quiet enough to ask twice within the limit")


def asking(house: House, seconds: float) -> tuple[bool, float]:
    """Whether somebody who asks all the time is answered for so long, and how long they were silent at most."""
    silence = 0.0
    with line(house) as connection:
        began = last = time.monotonic()
        while last - began < seconds:
            time.sleep(0.25)
            try:
                heard = answered(connection)
            except OSError:
                heard = False
            silence = max(silence, time.monotonic() - last)
            last = time.monotonic()
            if not heard:
                return False, silence
    return True, silence


# Descriptors.


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs a limit for another process")
def test_out_of_descriptors_is_one_line(tmp_path: Path) -> None:
    written = tmp_path / "log"
    environment = os.environ | {f"GRANDVIZIER_{name.upper()}": str(value) for name, value in FAST.items()}
    with ExitStack() as stack:
        log = stack.enter_context(written.open("w"))
        what = [sys.executable, "-c", COMMAND, "serve", "--data", str(tmp_path / "data")]
        process = stack.enter_context(
            subprocess.Popen(what, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        )
        stack.callback(process.kill)
        assert process.stdout
        port = next(int(said.rsplit(":", 1)[1]) for said in process.stdout if said.strip().startswith("page"))
        house = House(port)
        house.get("/health")
        before = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        few = len(list(Path(f"/proc/{process.pid}/fd").iterdir())) + 10
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (few, before[1]))
        start = time.monotonic()
        crowd = [stack.enter_context(line(house)) for _ in range(100)]
        wait_until(lambda: written.stat().st_size > 0)
        time.sleep(4)
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, before)
        for connection in crowd:
            connection.close()

        def is_well() -> bool:
            try:
                return house.request("GET", "/health").status_code == 200
            except httpx2.HTTPError:
                return False

        wait_until(is_well)
        minutes = int((time.monotonic() - start) // 60)
        lines = written.read_text("utf-8").splitlines()
        assert len(lines) <= 1 + minutes
        assert "error   nobody-let-in reason=Too many open files" in lines[0]
