"""Installed with an example package in an environment of its own: the game is there by its entry point alone."""

from __future__ import annotations

import os
import pty
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from grandvizier.games import bring
from tests.games.registered import as_before

from .kit import DESKTOP, PHONE, ROOT, Body, House, Window, Windows, board, choices, question

__all__ = ["as_before"]

pytestmark = pytest.mark.slow
EXAMPLE = ROOT / "examples" / "games" / "orchard"
LEARN = """
from random import Random
import numpy as np
from grandvizier.envs import openspiel, pettingzoo
rng = Random(1)
env = pettingzoo.env("orchard", players=2)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, _, ended, _, _ = env.last()
    env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
state = openspiel.load("orchard", players=2).new_initial_state()
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
print("learnt", sum(state.returns()))
"""


class Installed:
    """A fresh environment: what others wrote is borrowed from the tests' own, this project is a wheel of the tree."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "env", with_pip=False)
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"
        site = folder / "env" / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
        # A plain line: what is installed there for development by a .pth of its own is not seen.
        (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
        shutil.copytree(EXAMPLE, folder / "orchard", ignore=shutil.ignore_patterns("__pycache__"))
        for place in (ROOT, folder / "orchard"):
            self.run("pip", "install", "--ignore-installed", "--no-deps", "--no-index", "--no-build-isolation", place)

    def run(self, module: str, *args: object, fails: bool = False) -> str:
        """What a module says, run as a program from an empty folder."""
        return self._ran("-m", module, *map(str, args), fails=fails)

    def code(self, text: str) -> str:
        """What a few lines of Python print there."""
        return self._ran("-c", text)

    def _ran(self, *words: str, fails: bool = False) -> str:
        away = self.folder / "away"
        away.mkdir(exist_ok=True)
        ran = subprocess.run([self.python, *words], cwd=away, env=alone(), capture_output=True, text=True, check=False)
        assert (ran.returncode != 0) is fails, ran.stdout + ran.stderr
        return ran.stdout + ran.stderr

    def screen(self, until: str, *args: str) -> str:
        """What the terminal shows, up to these words."""
        ours, theirs = pty.openpty()
        words = [str(self.python.with_name("grandvizier")), *args]
        env = alone() | {"TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"}
        process = subprocess.Popen(words, cwd=self.folder, env=env, stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        shown = ""
        with suppress(OSError):  # it ended
            while until not in shown:
                shown += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", os.read(ours, 65536).decode("utf-8", "replace"))
        process.kill()
        process.wait()
        os.close(ours)
        return shown


def alone() -> dict[str, str]:
    """The environment without what would show it this tree."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "GRANDVIZIER_GAMES"}}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def house(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"), python=installed.python)
    yield found
    found.stop()


def asked(people: list[Window]) -> Window:
    """Whose turn it is."""
    return people[int(people[0].now["view"]["asked"]["seat"])]


def later(at: int, update: Body) -> bool:
    return bool(update["at"] > at)


@pytest.mark.usefixtures("as_before")
def test_an_installed_game_is_everywhere_and_leaves_its_records(
    browser: Browser, house: House, installed: Installed
) -> None:
    where = installed.code("import grandvizier, orchard; print(grandvizier.__file__)")
    assert where.startswith(str(installed.folder))
    assert "Which number goes where?" in installed.screen("Which number goes where?", "play", "orchard", "--seed", "1")
    assert "greedy" in installed.run("grandvizier", "arena", "orchard", "--bots", "random,greedy", "--games", "2")
    assert "learnt 1" in installed.code(LEARN)

    bring(str(EXAMPLE))  # whoever reads the frames of the windows here must know it too
    windows = Windows(browser, house)
    table = house.table_of("orchard", "me", "friend")
    people = [windows.sit(table, 0, **PHONE), windows.sit(table, 1, **DESKTOP)]
    while not people[0].now["view"]["over"]:
        window = asked(people)
        at = window.now["at"]
        expect(question(window.page)).to_contain_text("Which number goes where?")
        choices(window.page).first.click()
        for each in people:
            each.until(partial(later, at))
    for window in people:
        expect(board(window.page).locator("[data-place]")).to_have_count(16)
        assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    windows.check()
    for window in people:
        window.page.context.close()

    house.stop()
    installed.run("pip", "uninstall", "--yes", "orchard-game")
    assert "there is no game 'orchard'" in installed.run("grandvizier", "play", "orchard", fails=True)
    house.start()
    page = windows.come(table, 0).page
    expect(page.get_by_role("heading", name="not on this server any more")).to_be_visible()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep its record").click()
    record = installed.folder / "kept.json"
    kept.value.save_as(record)
    page.context.close()
    assert "there is no game 'orchard'" in installed.run("grandvizier", "replay", record, "--text", fails=True)
    installed.run("pip", "install", "--no-deps", "--no-index", "--no-build-isolation", installed.folder / "orchard")
    assert "The last box is filled." in installed.run("grandvizier", "replay", record, "--text")
