"""Work beside the loop: whoever asks for much of it keeps nobody else waiting."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor, wait
from functools import partial
from typing import Any

import pytest
from websockets.sync.client import connect

from grandvizier.server import offload
from grandvizier.server.offload import Turns

from ..patience import PATIENCE
from .kit import House


def test_a_long_queue_of_one_asker_delays_others_by_one_piece_of_work() -> None:
    done: list[str] = []
    opened = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        turns = Turns(pool)
        turns.begin("many", lambda: opened.wait(PATIENCE))
        asked = ["many"] * 20 + ["one", "one", "other"]
        pieces = [turns.begin(asker, partial(done.append, asker)) for asker in asked]
        opened.set()
        wait(pieces, PATIENCE)
    assert done[:5] == ["many", "one", "other", "many", "one"]
    assert sorted(done) == sorted(asked)


def test_what_fails_is_told_and_what_nobody_waits_for_is_not_done() -> None:
    opened = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        turns = Turns(pool)
        turns.begin("one", lambda: opened.wait(PATIENCE))
        given_up, fails = turns.begin("one", opened.clear), turns.begin("one", lambda: 1 // 0)
        last = turns.begin("", int)
        assert given_up.cancel()
        opened.set()
        assert last.result(PATIENCE) == 0
        assert isinstance(fails.exception(PATIENCE), ZeroDivisionError)
        with pytest.raises(CancelledError):
            given_up.result(PATIENCE)
    assert opened.is_set()


def test_who_asks_is_an_address(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    begin = offload._TURNS.begin

    def noted(asker: str, work: Callable[[], Any]) -> Future[Any]:
        asked.append(asker)
        return begin(asker, work)

    monkeypatch.setattr(offload._TURNS, "begin", noted)
    table = house.new("me", "greedy", "greedy")["table"]
    for number, path in enumerate([f"/api/tables/{table}/sheet", "/sheets/games.json"]):
        house.request("GET", path, headers={"x-forwarded-for": f"198.51.100.{number}"})
    headers = {"x-forwarded-for": "2001:db8:1:2::7"}
    lesson = f"ws://{house.address}/api/lessons/three-wishes/socket"
    with connect(lesson, compression=None, additional_headers=headers) as socket:
        socket.send('{"type": "hello"}')
        socket.recv(timeout=PATIENCE)
    assert {"198.51.100.0", "198.51.100.1", "2001:db8:1:2::/64"} <= set(asked)
