"""Bots think elsewhere: they get what their seat was told, and the table goes on whatever becomes of them."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from grandvizier import Match
from grandvizier.match import seeded
from grandvizier.server.bots import Workers
from grandvizier.server.worker import Request, branch, think

from .kit import Person, any_path, running


def request(match: Match, bot: str = "greedy") -> Request:
    assert match.seat is not None
    return Request(
        bot=bot,
        package=match.game.package,
        components=None,
        players=match.players,
        options=dict(match.options),
        seat=match.seat,
        seed="1",
        stream=match.told(match.seat),
        choices=[branch(choice) for choice in match.choices(match.seat)],
    )


def a_match() -> Match:
    return Match("three-wishes", players=3, chance=seeded("1"))


def test_a_request_travels_and_is_answered() -> None:
    match = a_match()
    sent = request(match)
    path = think(msgspec.json.decode(msgspec.json.encode(sent), type=Request))
    assert path == think(sent)
    assert match.why_not(match.seat, *path) is None


def test_a_worker_is_asked_killed_and_replaced() -> None:
    async def run() -> list[tuple[int, ...] | None]:
        workers = Workers(1, 20.0)
        await workers.open()
        first = await workers.choose(request(a_match()))
        broken = msgspec.structs.replace(request(a_match()), bot="nobody")
        crashed = await workers.choose(broken)
        second = await workers.choose(request(a_match()))
        await workers.close()
        return [first, crashed, second]

    first, crashed, second = asyncio.run(run())
    assert first is not None
    assert crashed is None
    assert second == first


@pytest.mark.parametrize(
    "code",
    ["import sys; sys.exit(1)", "import time; print('[]', flush=True); time.sleep(60)", "print('[]\\n[999999]')"],
    ids=["crashes", "sleeps", "cheats"],
)
def test_a_table_goes_on_with_random_choices_when_its_bots_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, capfd: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "worker.py"
    program.write_text(code, "utf-8")
    real = asyncio.create_subprocess_exec

    async def fake(*_command: str, **how: Any) -> asyncio.subprocess.Process:
        return await real(sys.executable, str(program), **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fake)
    with running(tmp_path / "data", bot_limit=0.2) as house:
        made = house.new("me", "greedy", "greedy", options={"round_limit": 4})
        me = Person(house, made["table"], made["token"]).come()
        rng = Random(1)
        for _ in range(3):
            while not me.update.get("offers"):
                me.until("update")
            me.choose(any_path(me, rng))
        assert me.update["at"] >= 4
        me.go()


def test_a_bot_waits_a_moment(tmp_path: Path) -> None:
    with running(tmp_path, pause=0.3) as house:
        made = house.new("greedy", "greedy", "greedy")
        watcher = Person(house, made["table"], None).come()
        watcher.reach(2)
        start = time.monotonic()
        watcher.reach(4)
        assert 0.5 < time.monotonic() - start < 5
        watcher.go()
