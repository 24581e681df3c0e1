"""A game from outside whose rules fail in the middle of a table: the table says so, and loses nothing."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from examples.games.caravan import GAME as CARAVAN
from grandvizier.core.game import Game
from grandvizier.games import _GAMES, bring
from grandvizier.server import strangers

from ...patience import PATIENCE
from ..kit import any_path, asked, come_all, play_on, running

FAILURES = {
    "raises": "if BROKEN: raise KeyError('a secret')",
    "loops": "while BROKEN: pass",
    "swallows": """
    while BROKEN:
        try:
            1 / 0
        except Exception:
            pass""",
    "offers": "if BROKEN: raise KeyError('a secret')",
}
"""How a rule may fail: when it is chosen, or as soon as it is offered, since offers look ahead."""
VERB = "scout"


@pytest.fixture(params=FAILURES)
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Caravan in which to scout fails while it is broken."""
    package = tmp_path / f"failing_{request.param}"
    shutil.copytree(Path(str(CARAVAN.folder)), package, ignore=shutil.ignore_patterns("test_*", "__pycache__"))
    init, rules = package / "__init__.py", package / "rules.py"
    init.write_text(init.read_text("utf-8").replace('name="caravan"', f'name="failing-{request.param}"'), "utf-8")
    text, times = re.subn(
        rf"(def {VERB}\(.*\n    .*\n)",
        lambda head: f"{head[0]}    {FAILURES[request.param]}\n",
        rules.read_text("utf-8"),
    )
    assert times == 1
    rules.write_text(f"{text}\nBROKEN = False\n", "utf-8")
    monkeypatch.setattr(strangers, "LIMIT", 0.2)
    made = bring(str(package))
    monkeypatch.setitem(_GAMES, made.name, made)
    return made


def test_a_rule_that_fails_is_said_and_nothing_is_lost(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = f"{game.package}.rules.BROKEN"
    with running(tmp_path) as house:
        table, tokens = house.full(2, game=game.name)
        people = come_all(house, table, tokens)
        # The second wager brings the first turn, in which somebody may scout.
        play_on(people, Random(1), 1 if game.name == "failing-offers" else 2)
        who, at = asked(people), people[0].update["at"]
        path = any_path(who, Random(1), {"scout": 1.0, "sell": 0.0, "bury": 0.0, "give": 0.0, "dig": 0.0, "rest": 0.0})
        monkeypatch.setattr(rule, True)
        who.say("choose", at=at, path=path)
        for person in people:
            told = person.until("trouble")
            assert told["code"] == "rules-failed"
            assert game.name in told["sentence"]
            assert "a secret" not in told["sentence"]
        assert house.get("/api/health")["ok"]
        monkeypatch.setattr(rule, False)
        who.say("choose", at=at, path=path)
        if game.name == "failing-raises":
            # Whatever can be chosen is chosen.
            assert who.reach(at + 1)["at"] == at + 1
        else:
            # Nobody tries again what has no end, nor where nobody can be told what to choose.
            assert who.until("trouble")["code"] == "rules-failed"
        for person in people:
            person.go()
    with running(tmp_path) as house:
        people = come_all(house, table, tokens)
        assert people[0].update["at"] == at + (game.name in {"failing-raises", "failing-offers"})
        play_on(people, Random(3), 20)


def test_whoever_was_broken_into_can_be_profiled_after_it() -> None:
    """Python 3.11 hangs there while it looks out for an exception that never comes: so in a process of its own."""
    broken_into = """
import sys
from grandvizier.server import strangers
from grandvizier.server.errors import RulesFailed
strangers.LIMIT = strangers.LOOK = 0.01
try:
    with strangers.code_of("endless"):
        while True:
            pass
except RulesFailed:
    seen = []
    sys.setprofile(lambda frame, event, arg: seen.append(event))
    (lambda: None)()
    sys.setprofile(None)
    print(*seen[:2])
"""
    done = subprocess.run(
        [sys.executable, "-c", broken_into], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout == "call return\n"
