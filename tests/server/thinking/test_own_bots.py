"""Bots of whoever runs the server: what they break costs them a turn, and nobody else anything."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grandvizier import Match
from grandvizier.match import seeded
from grandvizier.server.thinking.pool import Thought, WorkerPool
from grandvizier.server.thinking.process import COMPLAINTS, environment
from grandvizier.server.thinking.requests import bot_request
from grandvizier.server.thinking.worker import Request, think

from ...games.test_plugins import package
from ...patience import PATIENCE

BOTS = """
import os, subprocess, sys, threading, time

class First:
    def __init__(self, *_): pass
    def hear(self, events): pass
    def rewind(self, length): pass
    def choose(self, choices, deadline):
        choice = choices[0]
        while choice.then:
            choice = choice.then[0]
        self.act()
        return choice

class Honest(First):
    def act(self): pass

class Forger(First):
    "Writes an answer of its own on the line, for whoever asks next."
    def act(self):
        os.write(1, b"2 [999999]\\n3 [999999]\\n")
        print("[999999]", flush=True)

class Reader(First):
    "Would read what others are asked."
    def act(self):
        if sys.stdin.read(1):
            os._exit(3)

class Forker(First):
    "Two of it answer, and two of it listen."
    def act(self): os.fork()

class Glutton(First):
    def act(self): self.all = [bytearray(50_000_000) for _ in range(1000)]

class Talker(First):
    def act(self):
        for _ in range(300): print("x" * 1000, file=sys.stderr)

class Shouter(First):
    "Shouts down the line itself, wherever that is."
    def act(self):
        for line in range(3, 20):
            try: os.write(line, b"x" * 5_000_000)
            except OSError: pass

class Parent(First):
    "Leaves somebody behind who holds on to all that is open."
    def act(self):
        child = subprocess.Popen(["sleep", "600"], close_fds=False)
        open(os.environ["LEFT_BEHIND"], "w").write(str(child.pid))
        os._exit(1)

class Runaway(First):
    def act(self):
        child = subprocess.Popen(["sleep", "600"], close_fds=False, start_new_session=True)
        open(os.environ["LEFT_BEHIND"], "w").write(str(child.pid))
        os._exit(1)

class Hanger(First):
    def act(self):
        while True:
            try:
                time.sleep(600)
            except BaseException:
                pass

class Spy(First):
    def act(self):
        open(os.environ["LEFT_BEHIND"], "w").write(repr(dict(os.environ)))
"""


@pytest.fixture
def left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The bots are known to every process that starts now; some write here what they leave behind."""
    (tmp_path / "strange.py").write_text(BOTS, "utf-8")
    kinds = [line.split()[1].partition("(")[0] for line in BOTS.splitlines() if line.startswith("class ")]
    named = ",".join(f"{kind.lower()}={tmp_path / 'strange.py'}:{kind}" for kind in kinds[1:])
    monkeypatch.setenv("GRANDVIZIER_BOTS", named)
    monkeypatch.setenv("GRANDVIZIER_METRICS_TOKEN", "a very secret token")
    monkeypatch.setenv("LEFT_BEHIND", str(tmp_path / "left"))
    yield tmp_path / "left"
    with contextlib.suppress(OSError, ValueError):
        os.kill(int((tmp_path / "left").read_text("ascii")), 9)


def request(bot: str, game: str = "three-wishes") -> Request:
    match = Match(game, players=3, chance=seeded("1"))
    assert match.seat is not None
    return bot_request(match, match.seat, "1", bot=bot)


def chosen(
    *bots: str, limit: float = 60.0, memory: int = 0, game: str = "three-wishes"
) -> list[tuple[int, ...] | None]:
    """What each of them chooses, one after the other."""

    async def run() -> list[Thought | None]:
        workers = WorkerPool(1, limit, memory=memory)
        try:
            async with asyncio.timeout(PATIENCE):
                return [await workers.choose(request(bot, game)) for bot in bots]
        finally:
            async with asyncio.timeout(PATIENCE):
                await workers.close()

    return [thought and thought.path for thought in asyncio.run(run())]


def test_bots_play_a_game_that_lies_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("GRANDVIZIER_GAMES", str(package(tmp_path, "camp_of_bots", game="camp-of-bots")))
    assert None not in chosen("greedy", "page:10", game="camp-of-bots")


@pytest.mark.parametrize("strange", ["forger", "reader", "talker"])
def test_what_a_bot_prints_or_reads_reaches_nobody(strange: str, left_behind: Path) -> None:
    honest, *others = chosen("honest", strange, "honest", "honest")
    assert honest is not None
    assert others == [honest] * 3
    assert not left_behind.exists()


@pytest.mark.parametrize("strange", ["forker", "shouter"])
def test_an_answer_that_was_not_asked_for_reaches_nobody(strange: str, left_behind: Path) -> None:
    honest, _, *others = chosen("honest", strange, "honest", "honest", "honest")
    assert honest is not None
    # Its process is replaced as soon as that shows; until then nothing wrong is taken for an answer.
    assert set(others) <= {honest, None}
    assert others[-1] == honest
    assert not left_behind.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not hold memory so")
def test_a_bot_that_takes_all_memory_loses_its_turn(left_behind: Path) -> None:
    glutton, honest = chosen("glutton", "honest", memory=600)
    # Greedy plays for it, in its own process.
    assert glutton == think(request("greedy"))
    assert honest is not None
    assert not left_behind.exists()


def is_there(pid: int) -> bool:
    """Whether a process runs; one that ended and that nobody has noticed does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")
def test_what_a_bot_started_ends_with_its_process(left_behind: Path) -> None:
    assert chosen("parent", "honest")[0] is None
    child, deadline = int(left_behind.read_text("ascii")), time.monotonic() + PATIENCE
    while is_there(child):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_what_a_bot_started_and_let_go_holds_up_nobody(left_behind: Path) -> None:
    runaway, honest = chosen("runaway", "honest")
    assert runaway is None
    assert honest is not None
    assert left_behind.exists()


def test_a_bot_of_ones_own_holds_up_no_other_bot(left_behind: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # On a busy machine the reserve itself takes a while to start.
    monkeypatch.setattr("grandvizier.server.thinking.pool.RESERVE_WAIT", PATIENCE)

    async def run() -> None:
        workers = WorkerPool(1, 60.0)
        assert await workers.choose(request("greedy"))
        hanging = asyncio.create_task(workers.choose(request("hanger")))
        async with asyncio.timeout(PATIENCE):
            assert await workers.choose(request("greedy"))
        assert not hanging.done()
        assert await workers.simpler(request("hanger"))
        hanging.cancel()
        await asyncio.gather(hanging, return_exceptions=True)
        await workers.close()

    asyncio.run(run())
    assert not left_behind.exists()


def test_a_bot_learns_no_secret_of_the_server(left_behind: Path) -> None:
    assert chosen("spy")[0] is not None
    known = left_behind.read_text("utf-8")
    assert "strange.py" in known
    assert "a very secret token" not in known
    ours = {"GRANDVIZIER_METRICS_TOKEN": "x", "GRANDVIZIER_BOTS": "a=b:C", "PATH": "/bin"}
    assert environment(ours) == {"GRANDVIZIER_BOTS": "a=b:C", "PATH": "/bin"}


def test_the_log_does_not_grow_with_what_a_bot_complains_of(
    left_behind: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert chosen("talker", "talker", "talker")[-1] is not None
    assert 0 < len(capfd.readouterr().err) <= COMPLAINTS
    assert not left_behind.exists()
