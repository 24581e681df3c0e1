"""What there is of thinking is shared: nobody's bots hold up another's, and nobody waits without end."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from grandvizier import Match
from grandvizier import rules as rules_of
from grandvizier.bots import LEVELS, Thinking
from grandvizier.bots.search.thinker import SHARE
from grandvizier.match import seeded
from grandvizier.server.store import FILE
from grandvizier.server.thinking import process, requests
from grandvizier.server.thinking.fair_queue import Asker, Busy
from grandvizier.server.thinking.pool import Thought, WorkerPool
from grandvizier.server.thinking.requests import bot_request, hint_request
from grandvizier.server.thinking.worker import Request, think

from ...patience import PATIENCE
from ..kit import House, Person, running

QUICK = {"round_limit": 4}


def request(bot: str) -> Request:
    match = Match("three-wishes", players=3, chance=seeded("1"))
    assert match.seat is not None
    return bot_request(match, match.seat, "1", bot=bot)


# Who is thought for.


def watch_to_the_end(watcher: Person) -> None:
    while not watcher.is_over():
        watcher.hear(PATIENCE)
    watcher.go()


def test_bots_do_not_move_until_somebody_watches(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        unwatched = house.new("greedy", "greedy", "greedy", options=QUICK)["table"]
        # Looking at a table's sign is not watching it.
        assert not house.get(f"/api/tables/{unwatched}")["over"]
        other = house.new("greedy", "greedy", "greedy", options=QUICK)["table"]
        watch_to_the_end(Person(house, other, None).come())
        watcher = Person(house, unwatched, None).come()
        assert watcher.until("update")["at"] == 1
        watch_to_the_end(watcher)


def test_bots_stop_when_the_last_one_goes_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table = house.new("greedy", "greedy", "greedy", options={"games": "chain", "round_limit": 200})["table"]
        watcher = Person(house, table, None).come()
        watcher.reach(5)
        watcher.go()
        # What was thought about when they went is still played; then nothing is.
        stood = [chosen_while_another_table_plays(house, tmp_path, table) for _ in range(2)]
        assert stood[0] == stood[1]
        back = Person(house, table, None).come()
        at = back.until("update")["at"]
        assert at == stood[1]
        back.reach(at + 5)
        back.go()


def chosen_while_another_table_plays(house: House, folder: Path, table: str) -> int:
    """How long a table's journal is once another table has played a whole game."""
    other = house.new("greedy", "greedy", "greedy", options=QUICK)["table"]
    watch_to_the_end(Person(house, other, None).come())
    with closing(sqlite3.connect(folder / FILE, timeout=10)) as file:
        ((found,),) = file.execute("SELECT count(*) FROM journal WHERE table_id = ?", (table,))
    return int(found)


def test_bots_move_against_a_person_whose_time_runs(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        clock = {"kind": "turn", "seconds": 5}
        table = house.new("me", "greedy", "greedy", options=QUICK, clock=clock)["table"]
        # Three choices are missed, then a bot has the seat, and nobody waits any more.
        other = house.new("greedy", "greedy", "greedy", options=QUICK)["table"]
        watcher = Person(house, other, None).come()
        watch_to_the_end(watcher)
        seen = Person(house, table, None).come()
        while seen.until("update")["at"] < 5:
            pass
        seen.go()


# Who is thought for first.


def test_one_guests_many_tables_do_not_hold_up_another() -> None:
    async def run() -> list[str]:
        workers, answered = WorkerPool(1, 60.0), []
        # Somebody else has seen to it that the process is there: shares are counted in seconds, and these may be many.
        assert await workers.choose(request("greedy"), Asker("first", "elsewhere"))

        async def ask(bot: str, guest: str, table: str) -> None:
            # On a busy machine one may be broken off: what counts is whose turn it was.
            await workers.choose(request(bot), Asker(guest, table))
            answered.append(guest)

        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as together:
            for n in range(12):
                together.create_task(ask("aide", "greedy one", f"table {n}"))
            await asyncio.sleep(0)
            together.create_task(ask("greedy", "other", "theirs"))
        await workers.close()
        return answered

    # One of the many thinks already; the next turn is the other's.
    assert asyncio.run(run()).index("other") == 1


def test_a_bot_waits_so_long_and_then_the_reserve_chooses() -> None:
    async def run() -> None:
        workers = WorkerPool(1, 60.0)
        assert await workers.choose(request("greedy"))
        assert await workers.simpler(request("greedy"))
        long = asyncio.create_task(workers.choose(request("grand-vizier"), Asker("greedy one", "table")))
        await asyncio.sleep(0)
        workers._wait = 0.01
        assert await workers.choose(request("greedy"), Asker("other", "theirs")) is None
        # The reserve is one process too: who waits too long for it has to choose without.
        (reserve,) = workers._reserve.all
        assert reserve._process
        reserve._process.send_signal(signal.SIGSTOP)
        first = asyncio.create_task(workers.simpler(request("greedy"), Asker("other", "theirs")))
        await asyncio.sleep(0)
        assert await workers.simpler(request("greedy"), Asker("third", "table")) is None
        assert not first.done()
        reserve._process.send_signal(signal.SIGCONT)
        assert await first
        assert await long
        await workers.close()

    asyncio.run(run())


def test_a_hint_that_would_wait_too_long_is_said() -> None:
    async def run() -> None:
        match = Match("three-wishes", players=3, chance=seeded("1"))
        assert match.seat is not None
        workers = WorkerPool(1, 60.0)
        assert await workers.choose(request("greedy"))
        long = asyncio.create_task(workers.choose(request("grand-vizier")))
        await asyncio.sleep(0)
        workers._wait = 0.01
        with pytest.raises(Busy):
            await workers.advise(hint_request(match, match.seat, "1"))
        assert await long
        await workers.close()

    asyncio.run(run())


def test_a_page_hears_that_there_is_no_time_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, bot_wait=0.01) as house:
        windows = []
        for _ in range(2):
            made = house.new("me", "greedy", "greedy")
            windows.append(Person(house, made["table"], made["token"]).come())
        for me in windows:
            while not me.update.get("offers"):
                me.hear(PATIENCE)
        monkeypatch.setattr(requests, "HINT_SECONDS", 3.0)
        heard = None
        while heard != "hint-busy":
            for me in windows:
                me.say("hint", at=me.update["at"])
            # The second hint waits for the first; a server that is not quite awake says so to both.
            answers = [me.until("trouble", "advised").get("code") for me in windows]
            heard = next((code for code in answers if code == "hint-busy"), None)
            assert set(answers) <= {None, "hint-busy", "hint-failed"}
        for me in windows:
            me.go()


# What the time tells.


def test_a_level_that_is_done_at_once_is_told_no_sooner_than_one_that_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[float, Request]] = []

    async def choose(_self: WorkerPool, request: Request, _asker: Asker) -> Thought | None:
        asked.append((time.monotonic(), request))
        return Thought(think(msgspec.structs.replace(request, bot="greedy")), 0.0)

    monkeypatch.setattr(WorkerPool, "choose", choose)
    with running(tmp_path) as house:
        made = house.new("grand-vizier", "grand-vizier", game="sultaniya")
        watcher = Person(house, made["table"], None).come()
        watcher.reach(6)
        watcher.go()
    pairs = list(pairwise(asked))[:4]
    turns = {one.seat == two.seat for (_, one), (_, two) in pairs}
    assert turns == {True, False}
    last, rules = None, rules_of("sultaniya")
    how = LEVELS["grand-vizier"].how(rules, 2, rules.settle_options(2, None, None))
    assert isinstance(how, Thinking)
    for (at, request), (then, _) in pairs:
        # By its turn alone, and always more than it may think.
        whole = how.seconds * (SHARE if request.seat != last else SHARE * (1 - SHARE))
        assert request.deadline == pytest.approx(whole)
        assert then - at > whole
        last = request.seat


# Processes that do not get ready.


def test_a_process_that_is_stopped_while_it_starts_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "STALL_LIMIT", 0.2, raising=False)

    async def run() -> None:
        workers = WorkerPool(1, 60.0, wait=PATIENCE)
        await workers.open()
        (worker,) = workers._crew.all
        assert worker._process
        stopped = worker._process.pid
        worker._process.send_signal(signal.SIGSTOP)
        # Who asks meanwhile is not kept waiting; sooner than any start may take, there is another process.
        async with asyncio.timeout(PATIENCE):
            while await workers.choose(request("greedy")) is None:  # noqa: ASYNC110 - until one is there
                await asyncio.sleep(0.05)
        assert worker._process.pid != stopped
        await workers.close()

    asyncio.run(run())


def test_whoever_asks_while_a_process_hangs_at_its_start_has_the_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "STALL_LIMIT", PATIENCE, raising=False)

    async def run() -> None:
        workers = WorkerPool(1, 60.0, wait=0.1)
        await workers.open()
        (worker,) = workers._crew.all
        assert worker._process
        worker._process.send_signal(signal.SIGSTOP)
        assert await workers.choose(request("greedy")) is None
        workers._wait = PATIENCE
        monkeypatch.setattr("grandvizier.server.thinking.pool.RESERVE_WAIT", PATIENCE)
        assert await workers.simpler(request("greedy"))
        await workers.close()

    asyncio.run(run())


def test_each_failed_start_gives_the_next_one_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is too busy for the limit gets there all the same."""
    monkeypatch.setattr(process, "START_LIMIT", 0.05)
    monkeypatch.setattr(process, "DOUBLINGS", 20)

    async def run() -> None:
        workers = WorkerPool(1, 60.0, wait=PATIENCE)
        await workers.open()
        (worker,) = workers._crew.all
        async with asyncio.timeout(PATIENCE):
            while not worker.is_ready:  # noqa: ASYNC110 - nobody says so
                await asyncio.sleep(0.05)
        assert worker.failed == 0
        assert workers._metrics.restarts._value.get() > 0
        assert await workers.choose(request("greedy"))
        await workers.close()

    asyncio.run(run())


def test_nobody_waits_for_processes_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    async def cannot(*_command: str, **_how: object) -> asyncio.subprocess.Process:
        raise OSError("no more processes")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", cannot)

    async def run() -> None:
        workers = WorkerPool(1, 60.0, wait=PATIENCE)
        async with asyncio.timeout(PATIENCE / 2):
            for _ in range(3):
                assert await workers.choose(request("greedy")) is None
                await asyncio.sleep(0)
        await workers.close()

    asyncio.run(run())
