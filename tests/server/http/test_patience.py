"""Nobody keeps a connection for ever without asking anything, and running out of descriptors is said, not shouted."""

from __future__ import annotations

import asyncio
import math
import os
import resource
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest

from grandvizier.server.http.timeouts import TimeoutProtocol
from grandvizier.server.table.registry import TableRegistry

from ...patience import PATIENCE, wait_until
from ..kit import COMMAND, FAST, House, Person, running

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 250000\r\n"
WHOLE = b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"
LIMIT = 4.0
"""Of a request, shorter than uvicorn's own between two of them.  Only `Hands.go_by` lets such time pass."""


@dataclass
class Timer:
    """What is to be done when it is so late, unless somebody thinks better of it."""

    at: float
    do: Callable[[], object]

    def cancel(self) -> None:
        self.at = math.inf


class Hands:
    """The loop as connections know it, on a clock whose hands the test moves."""

    def __init__(self) -> None:
        self._now = 0.0
        self._timers: list[Timer] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    def __call__(self, loop: asyncio.AbstractEventLoop) -> Hands:
        self._loop = loop
        return self

    def call_later(self, seconds: float, do: Callable[[], object]) -> Timer:
        timer = Timer(self._now + seconds, do)
        self._timers.append(timer)
        return timer

    def go_by(self, seconds: float) -> None:
        """So much later, whatever is due has been done."""

        async def later() -> None:
            self._now += seconds
            due = [timer for timer in self._timers if timer.at <= self._now]
            self._timers = [timer for timer in self._timers if self._now < timer.at < math.inf]
            for timer in due:
                timer.do()

        asyncio.run_coroutine_threadsafe(later(), self._loop).result(PATIENCE)


@dataclass
class Hasty(House):
    hands: Hands = field(default_factory=Hands)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hasty]:
    hands, real = Hands(), TimeoutProtocol.__init__

    def by_hand(self: TimeoutProtocol, *args: Any, **more: Any) -> None:
        real(self, *args, **more | {"_loop": hands(asyncio.get_running_loop())})

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TimeoutProtocol, "__init__", by_hand)
        with running(tmp_path_factory.mktemp("hasty"), request_limit=LIMIT) as house:
            yield Hasty(house.port, hands=hands)


def line(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)


def is_hung_up_on(house: Hasty, connection: socket.socket, more: bytes = b"") -> bool:
    """Whether the other side hangs up as time goes by, though there is always a little more."""
    connection.settimeout(0.02)

    def hung_up() -> bool:
        try:
            if more:
                connection.send(more)
            return connection.recv(10_000) == b""
        except TimeoutError:
            return False
        except OSError:
            return True

    wait_until(hung_up, lambda: house.hands.go_by(LIMIT / 4))
    return True


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
def test_whoever_does_not_finish_a_request_is_hung_up_on(hasty: Hasty, said: bytes, before: int) -> None:
    with line(hasty) as connection:
        for _ in range(before):
            assert answered(connection)
        connection.sendall(said)
        assert is_hung_up_on(hasty, connection)


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nx-slow: ", HEAD + b"\r\n", HEAD.replace(b"25", b"99") + b"\r\n"])
def test_a_request_that_drips_is_hung_up_on(hasty: Hasty, head: bytes) -> None:
    """In its headers, in its body, and in a body that was refused by its length."""
    with line(hasty) as connection:
        connection.sendall(head)
        assert is_hung_up_on(hasty, connection, b"x")


def test_whoever_takes_in_nothing_is_hung_up_on(hasty: Hasty) -> None:
    """They ask for something long again and again, and never read."""
    sheet = b"GET /sheets/sultans-wishes.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", hasty.port))
        connection.settimeout(0.02)

        def hung_up() -> bool:
            try:
                connection.sendall(sheet)
            except TimeoutError:
                hasty.hands.go_by(LIMIT / 4)
            except OSError:
                return True
            return False

        wait_until(hung_up, lambda: None)


def test_whoever_waits_for_an_answer_is_not(hasty: Hasty, monkeypatch: pytest.MonkeyPatch) -> None:
    real, asked, late = TableRegistry.info, threading.Event(), threading.Event()

    async def slow(self: TableRegistry, table: str) -> object:
        asked.set()
        await asyncio.to_thread(late.wait, PATIENCE)
        return await real(self, table)

    table = hasty.new("open", "open", "open")["table"]
    monkeypatch.setattr(TableRegistry, "info", slow)
    with ThreadPoolExecutor(1) as somebody:
        answer = somebody.submit(hasty.get, f"/api/tables/{table}")
        assert asked.wait(PATIENCE)
        hasty.hands.go_by(2 * LIMIT)
        late.set()
        assert answer.result(PATIENCE)["id"] == table


def test_whoever_plays_is_not(hasty: Hasty) -> None:
    table = hasty.new("open", "open", "open")["table"]
    watcher = Person(hasty, table, None).come()
    hasty.hands.go_by(2 * LIMIT)
    watcher.rest()
    watcher.go()


def test_whoever_asks_again_and_again_is_not(hasty: Hasty) -> None:
    """Also for longer than one request may take."""
    with line(hasty) as connection:
        for _ in range(4):
            assert answered(connection)
            hasty.hands.go_by(0.75 * LIMIT)
        assert answered(connection)


# Descriptors.


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs a limit for another process")
def test_out_of_descriptors_is_one_line(tmp_path: Path) -> None:
    # asyncio tries as often as its backlog is long, and anew every second.
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
        port = next(said.split()[1].rsplit(":", 1)[1] for said in process.stdout if said.strip().startswith("page"))
        house = House(int(port))
        house.get("/health")
        before = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        few = len(list(Path(f"/proc/{process.pid}/fd").iterdir())) + 10
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (few, before[1]))
        start = time.monotonic()
        crowd = [stack.enter_context(line(house)) for _ in range(100)]
        wait_until(lambda: written.stat().st_size > 0)
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
