"""A program as a bot: what it is told, and that no fault of it goes further than its turn."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

from grandvizier.bots.custom import program as program_module
from grandvizier.bots.custom.failsafe import NoChoice
from grandvizier.match.named import named_event

from ..patience import wait_until
from .playing import PROGRAM, finish, seated, table


def spec(*words: object) -> str:
    return "program:" + shlex.join([sys.executable, str(PROGRAM), *map(str, words)])


@pytest.mark.parametrize(
    "fault, why",
    [
        ("crashes", "it went away; it said: out of ideas"),
        ("garbage", "it answered 'thinking...\\n', which is no JSON object"),
        ("endless", "it answered '" + "x" * 80 + "', which is no JSON object"),
        ("list", "which is no JSON object"),
        ("nonsense", """it answered {'path': ['one']}, not {"path": [...]} with the path of a choice"""),
        ("illegal", "it chose [100000], which is not offered"),
        ("not ready", """it answered {'ready': False} to the start, not {"ready": true}"""),
    ],
)
def test_every_turn_of_a_broken_program_is_greedys(fault: str, why: str) -> None:
    match = table()
    broken = seated(match, spec(fault))
    finish(match, broken)
    assert match.over
    assert len(broken.forfeits) == broken.decisions > 3
    for reason in broken.forfeits[:3]:
        assert why in reason


@pytest.mark.parametrize("fault", ["slow", "slow start", "deaf"])
def test_nobody_waits_for_a_program_longer_than_it_may_take(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_module, "START_LIMIT", 1.0)
    match = table()
    broken = seated(match, spec(fault))
    finish(match, broken, deadline=0.01)
    assert match.over
    assert len(broken.forfeits) == broken.decisions
    for reason in broken.forfeits[:3]:
        assert reason.startswith(("it did not answer within", "it took too long", "it went away"))


def test_a_program_that_cannot_be_started_is_a_forfeit(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("no program at all", "utf-8")
    file.chmod(0o755)
    match = table()
    broken = seated(match, f"program:{file}")
    finish(match, broken)
    assert broken.forfeits[0].startswith("it cannot be started: ")


def test_a_sound_program_is_told_what_its_seat_is_told_and_nothing_else(tmp_path: Path) -> None:
    match, told = table(), tmp_path / "told"
    sound = seated(match, spec("none", told), seat=1)
    finish(match, sound, deadline=20, seat=1)
    assert not sound.forfeits
    start, *asked = [json.loads(line) for line in told.read_text("utf-8").splitlines()]
    assert start["type"] == "start"
    assert (start["game"], start["players"], start["seat"]) == ("three-wishes", 3, 1)
    assert start["options"]["round_limit"] == 4
    assert start["components"]["cards"][0]["id"] == start["names"]["wish"][0] == "time-travel"
    stream: list[dict[str, Any]] = []
    for message in asked:
        assert message["type"] == "choose"
        assert 0 < message["deadline"] <= 20
        assert message["view"]["seat"] == 1
        assert message["view"]["asked"]["seat"] == 1
        del stream[message["from"] :]
        stream += message["events"]
    whole = [named_event(match.rules, event) for event in match.told(1)]
    assert stream == whole[: len(stream)]
    assert len(asked) == sound.decisions
    looks = [event for event in stream if event["kind"] == "looked"]
    assert {event["card"] is None for event in looks if event["who"] != 1} == {True}
    assert {event["card"] is None for event in looks if event["who"] == 1} == {False}
    choice = asked[-1]["choices"][0]
    assert choice.keys() == {"path", "do", "at", "args", "then"}


def test_a_program_is_told_from_where_its_events_were_taken_back(tmp_path: Path) -> None:
    match, told = table(20), tmp_path / "told"
    sound = seated(match, spec("none", told))
    sound.hear(match.told(0))
    sound.choose(match.choices(0), None)
    length = len(match.told(0))
    match.play(0, *match.choices(0)[0].path)
    sound.hear(match.told(0)[length:])
    sound.rewind(length - 1)
    sound.hear(match.told(0)[length - 1 :])
    sound.choose(match.choices(1), None)  # whatever is asked: what counts is what it is told
    sound.close()
    assert [json.loads(line).get("from") for line in told.read_text("utf-8").splitlines()] == [None, 0, length - 1]


def test_a_program_is_gone_when_nobody_holds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*args: Any, **kwargs: Any) -> Any:
        started.append(popen(*args, **kwargs))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    match = table()
    sound = seated(match, spec("none"))
    sound.hear(match.told(0))
    sound.choose(match.choices(0), None)
    assert started[0].poll() is None
    del sound
    assert started[0].poll() is not None


def is_running(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


@pytest.mark.parametrize("session", [False, True], ids=["in a shell", "in a session of its own"])
def test_nobody_waits_for_what_a_program_leaves_behind(session: bool, tmp_path: Path) -> None:
    """It holds the pipes open; what is in the program's own session goes with it."""
    left = tmp_path / "left"
    child = shlex.join([*(["setsid"] if session else []), "sh", "-c", f"echo $$ > {left}; exec sleep 600"])
    line = program_module._Line(["sh", "-c", f"{child} & sleep 600"])
    wait_until(lambda: left.exists() and left.read_text("ascii").endswith("\n"))
    pid = int(left.read_text("ascii"))
    try:
        with pytest.raises(NoChoice, match="it did not answer"):
            line.ask({}, 0.01)
        line.close()
        if session:
            assert is_running(pid)
        else:
            wait_until(lambda: not is_running(pid))
    finally:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
