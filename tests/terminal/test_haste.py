"""Keys that come faster than they are dealt with, bots that think on, and how the program ends then."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Sequence

import pytest

from grandvizier import Match
from grandvizier.bots import RandomBot, register
from grandvizier.match import Choice
from grandvizier.terminal.model.sitting import Sitting
from grandvizier.terminal.play import PlayApp, PlayScreen

from .hands import Hands, at_table, seated


def _alone() -> Sitting:
    """Whoever plays alone is asked again after every choice."""
    return seated(match=Match("sultaniya", players=1, seed="7"))


@pytest.mark.parametrize("key", ["1", "p", "enter", "up", "left", "H", "escape", "space"])
def test_a_key_while_a_bot_thinks_does_nothing(key: str) -> None:
    async def play(hands: Hands) -> None:
        for each in ("1", "enter"):
            hands.app.simulate_key(each)
            await hands.settle()
        assert hands.sitting.bot_asked
        hands.app.simulate_key(key)
        await hands.settle()
        assert "is thinking" in hands.asked

    at_table(play, seated(), pause=60)


def test_a_choice_confirmed_twice_is_made_once() -> None:
    async def play(hands: Hands) -> None:
        for _ in range(6):
            while len(hands.options) > 1:
                await hands.press("enter")
            length = len(hands.match.journal)
            for _ in range(3):
                hands.app.simulate_key("enter")
            await hands.rest()
            assert len(hands.match.journal) == length + 1
            if hands.sheet:
                await hands.press("escape")

    at_table(play, _alone())


@pytest.mark.parametrize("keys", ["escape escape", "enter enter enter"])
def test_a_sheet_closed_twice_leaves_the_table_where_it_is(keys: str) -> None:
    async def play(hands: Hands) -> None:
        await hands.press("question_mark")
        for key in keys.split():
            hands.app.simulate_key(key)
        await hands.settle()
        assert isinstance(hands.app.screen, PlayScreen)

    at_table(play, seated())


class Slow(RandomBot):
    """Thinks for longer than anybody wants to wait."""

    begun, done = threading.Event(), threading.Event()

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        self.begun.set()
        self.done.wait(20)
        self.done.set()
        return super().choose(choices, deadline)


def test_whoever_leaves_waits_for_no_bot() -> None:
    register("slow", Slow)
    app = PlayApp(seated(first=1, bots=("slow",)), "en", pause=0)

    async def leave() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            while not Slow.begun.is_set():
                await pilot.pause(0.01)
            await pilot.press("q", "q")

    asyncio.run(leave())
    assert not Slow.done.is_set()
    assert app.return_code == 0
    Slow.done.set()


BROKEN = """
import sys
from grandvizier import cli
from grandvizier.bots import RandomBot, register

class Broken(RandomBot):
    def choose(self, choices, deadline):
        raise RuntimeError("the bot broke")

register("broken", Broken)
sys.exit(cli.main(["play", "three-wishes", "--bots", "broken", "--first", "1", "--save", sys.argv[1]]))
"""


def test_a_terminal_that_broke_exits_with_a_code_and_keeps_the_record(tmp_path: os.PathLike[str]) -> None:
    pty = pytest.importorskip("pty", reason="only where there are pseudo-terminals")
    kept = os.path.join(tmp_path, "game.json")  # noqa: PTH118
    ours, theirs = pty.openpty()
    done = subprocess.Popen([sys.executable, "-c", BROKEN, kept], stdin=theirs, stdout=theirs, stderr=subprocess.PIPE)
    os.close(theirs)
    threading.Thread(target=_drain, args=(ours,), daemon=True).start()
    _, told = done.communicate(timeout=120)
    assert done.returncode == 1
    assert "the bot broke" in told.decode()
    assert os.path.getsize(kept)  # noqa: PTH202


def _drain(terminal: int) -> None:
    """Read what is drawn, so that nobody waits."""
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass
