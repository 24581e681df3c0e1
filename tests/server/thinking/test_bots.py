"""Bots think elsewhere: they get what their seat was told, and the table goes on whatever becomes of them."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from grandvizier import Match
from grandvizier.bots import Thinker, Thinking
from grandvizier.match import seeded
from grandvizier.server.app import create_app
from grandvizier.server.config import Settings
from grandvizier.server.protocol.from_server import FromServer, Trouble
from grandvizier.server.protocol.tables import NewTable, SeatPlan
from grandvizier.server.thinking.fair_queue import Asker
from grandvizier.server.thinking.pool import Thought, WorkerPool
from grandvizier.server.thinking.requests import bot_request
from grandvizier.server.thinking.worker import Request, think
from grandvizier.server.visitors.visitor import Visitor

from ...patience import PATIENCE
from ..kit import Person, any_path, running


def request(match: Match, bot: str = "greedy") -> Request:
    assert match.seat is not None
    return bot_request(match, match.seat, "1", bot=bot)


VISITOR = Visitor("guest", "here")


class Onlooker:
    """Somebody who watches and says nothing."""

    seat: int | None = None
    beside: frozenset[int] = frozenset()
    network = VISITOR.network

    def send(self, message: FromServer) -> None: ...
    def forget_updates(self) -> None: ...
    def drop(self, trouble: Trouble) -> None: ...


def a_match() -> Match:
    return Match("three-wishes", players=3, chance=seeded("1"))


def test_a_request_travels_and_is_answered() -> None:
    match = a_match()
    sent = request(match)
    path = think(msgspec.json.decode(msgspec.json.encode(sent), type=Request))
    assert path == think(sent)
    assert match.why_not(match.seat, *path) is None


def test_a_worker_is_asked_killed_and_replaced() -> None:
    async def run() -> list[Thought | None]:
        workers = WorkerPool(1, 20.0)
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
    assert second is not None
    assert second.path == first.path


def test_a_stuck_worker_is_replaced_and_greedy_chooses_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine the reserve itself takes a while to start.
    monkeypatch.setattr("grandvizier.server.thinking.pool.RESERVE_WAIT", PATIENCE)

    async def run() -> list[Thought | None]:
        workers = WorkerPool(1, 20.0)
        await workers.open()
        await workers.choose(request(a_match(), "page"))
        (stuck,) = workers._crew.all
        assert stuck._process
        stuck._process.send_signal(signal.SIGSTOP)
        workers._limit = 0.3
        late = await workers.choose(request(a_match(), "page"))
        workers._limit = 20.0
        instead = await workers.simpler(request(a_match(), "page"))
        again = await workers.choose(request(a_match(), "page"))
        await workers.close()
        return [late, instead, again]

    late, instead, again = asyncio.run(run())
    assert late is None
    assert instead is not None
    assert instead.path == think(request(a_match(), "greedy"))
    assert again is not None


def test_a_bot_of_whoever_runs_the_server_is_known_to_its_processes() -> None:
    match, name = a_match(), "drowsy"
    own = {"GRANDVIZIER_BOTS": f"{name}=grandvizier.bots.bot:RandomBot"}
    ran = subprocess.run(
        [sys.executable, "-m", "grandvizier.server.thinking.worker"],
        input=b"7 " + msgspec.json.encode(request(match, name)) + b"\n",
        env=os.environ | own,
        capture_output=True,
        check=True,
    )
    ready, answer = ran.stdout.splitlines()
    assert ready == b"0 []"
    number, _, path = answer.partition(b" ")
    assert number == b"7"
    assert match.why_not(match.seat, *msgspec.json.decode(path)) is None


def test_whoever_asked_first_is_answered_first() -> None:
    async def run() -> list[int]:
        workers = WorkerPool(1, 20.0)
        answered: list[int] = []

        async def ask(number: int) -> None:
            assert await workers.choose(request(a_match()))
            answered.append(number)

        await asyncio.gather(*(ask(number) for number in range(5)))
        await workers.close()
        return answered

    assert asyncio.run(run()) == [0, 1, 2, 3, 4]


def test_closing_the_workers_answers_whoever_still_waits() -> None:
    async def run() -> list[Thought | None]:
        workers = WorkerPool(1, 20.0)
        await workers.choose(request(a_match()))
        thinking = asyncio.create_task(workers.choose(request(a_match(), "grand-vizier")))
        await asyncio.sleep(0.05)
        await workers.close()
        late = await workers.choose(request(a_match()))
        return [await thinking, late, await workers.simpler(request(a_match()))]

    assert asyncio.run(run()) == [None, None, None]


def test_an_answer_that_nobody_waits_for_reaches_nobody() -> None:
    async def run() -> tuple[Thought | None, Match]:
        workers, match = WorkerPool(1, 20.0), a_match()
        await workers.choose(request(match))
        thinking = asyncio.create_task(workers.choose(request(match, "vizier")))
        await asyncio.sleep(0.05)
        thinking.cancel()
        match = Match("sultaniya", players=2, seed=1)
        found = await workers.choose(request(match))
        await workers.close()
        return found, match

    found, match = asyncio.run(run())
    assert found is not None
    assert match.why_not(match.seat, *found.path) is None


def test_nothing_of_a_process_is_left_when_whoever_stopped_it_broke_off() -> None:
    async def run() -> int | None:
        workers = WorkerPool(1, 20.0)
        await workers.open()
        (worker,) = workers._crew.all
        process = worker._process
        assert process
        stopping = asyncio.create_task(worker.stop())
        await asyncio.sleep(0)
        stopping.cancel()
        await workers.close()
        return process.returncode

    assert asyncio.run(run()) == -signal.SIGKILL


def test_there_is_one_process_fewer_than_cores_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, count, wanted in [(1, 0, 1), (2, 0, 1), (2, 8, 1), (8, 0, 7), (8, 3, 3), (8, 9, 7)]:
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert WorkerPool(count, 1.0).wanted == wanted


def test_a_bot_is_told_what_it_spent_in_this_turn(tmp_path: Path, thought: list[tuple[Request, Asker]]) -> None:
    with running(tmp_path) as house:
        made = house.new("page", "page", game="sultaniya")
        Person(house, made["table"], None).come().reach(20)
    asked = [request for request, _ in thought]
    pairs = list(itertools.pairwise(asked))
    assert {before.seat == after.seat for before, after in pairs} == {True, False}
    assert asked[0].spent == 0
    assert all(after.spent > before.spent if before.seat == after.seat else after.spent == 0 for before, after in pairs)


def test_bots_think_on_account_of_where_their_table_was_set_up_or_of_who_came_first(
    tmp_path: Path, thought: list[tuple[Request, Asker]]
) -> None:
    here, there = {"x-forwarded-for": "2001:db8:1:2::7"}, {"x-forwarded-for": "198.51.100.7"}
    wish = {"game": "sultaniya", "name": "Ada", "seats": [{"kind": "bot", "bot": "greedy"}] * 2}
    with running(tmp_path) as house:
        table = house.request("POST", "/api/tables", json=wish, headers=here).json()["table"]
        Person(house, table, None).come(headers=there).reach(3)
    assert {asker.network for _, asker in thought} == {"2001:db8:1:2::/64"}
    thought.clear()
    with running(tmp_path) as house:
        at = Person(house, table, None).come(headers=there).until("update")["at"]
        Person(house, table, None).come(headers=here).reach(at + 3)
    assert {asker.network for _, asker in thought} == {"198.51.100.7"}


def test_a_turn_that_took_its_time_is_thought_about_once_more_only() -> None:
    match = a_match()
    assert match.seat is not None
    level = Thinking(seconds=30.0, memory=None)
    thinker = Thinker(match.rules, match.players, match.options, match.seat, "1", level=level)
    thinker.hear(match.told(match.seat))
    thinker.resume(30.0)
    assert thinker.think(match.choices(match.seat), None).iterations == 1


@pytest.mark.parametrize(
    "code",
    [
        "import sys; sys.exit(1)",
        "import time; print('0 []', flush=True); time.sleep(60)",
        "print('0 []\\n1 [999999]', flush=True)",
    ],
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
        start = time.monotonic()
        made = house.new("greedy", "greedy", "greedy")
        watcher = Person(house, made["table"], None).come()
        watcher.reach(4)
        assert time.monotonic() - start >= 3 * 0.3
        watcher.go()


def test_a_table_put_to_rest_wakes_no_bot(tmp_path: Path) -> None:
    async def run() -> None:
        app = create_app(Settings(data=tmp_path))
        async with app.router.lifespan_context(app):
            house = app.state.house
            plans = [SeatPlan("bot", "grand-vizier")] * 2
            seated = await house.tables.create(NewTable("sultaniya", plans, "Ada"), VISITOR)
            table = await house.tables.find(seated.table)
            await table.join(Onlooker(), None, 0)
            driver = table._background._driver
            assert not driver.done()
            await table.rest()
            table.wake()
            assert table._background._driver is driver
            assert driver.done()

    asyncio.run(run())


def test_a_table_at_rest_has_left_its_worker_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, left = asyncio.Event(), asyncio.Event()

    async def choose(_self: WorkerPool, _request: Request, _asker: Asker) -> Thought | None:
        asked.set()
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.05)
            left.set()
        return None

    monkeypatch.setattr(WorkerPool, "choose", choose)

    async def run() -> bool:
        app = create_app(Settings(data=tmp_path, pause=60.0))
        async with app.router.lifespan_context(app):
            house = app.state.house
            seated = await house.tables.create(NewTable("sultaniya", [SeatPlan("bot", "greedy")] * 2, "Ada"), VISITOR)
            table = await house.tables.find(seated.table)
            await table.join(Onlooker(), None, 0)
            await asked.wait()
            await table.rest()
            return left.is_set()

    assert asyncio.run(run())
