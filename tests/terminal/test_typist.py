"""Typing at random breaks nothing, in any game, at any question, whether the person is asked or a bot thinks."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grandvizier import Match
from grandvizier.core.game import Game
from grandvizier.games.sultaniya import GAME as SULTANIYA
from grandvizier.games.sultans_wishes import GAME as SULTANS_WISHES
from grandvizier.games.three_wishes import GAME as THREE_WISHES
from grandvizier.terminal.app import TableApp
from grandvizier.terminal.model import sitting
from grandvizier.terminal.model.sitting import Sitting
from grandvizier.terminal.play import PlayApp
from grandvizier.terminal.viewer import ViewerApp

from .hands import played
from .typist import Typist, every_question, patient_bots

QUESTIONS = cache(every_question)
PARTS = 3
"""Each a test of its own, so that several processes share them."""

# Textual itself drops this one where somebody leaves in the middle of a click.
pytestmark = pytest.mark.filterwarnings("ignore:coroutine 'Screen._watch_selections' was never awaited:RuntimeWarning")


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Records land in a folder of their own, hints come quickly, and bots choose when they are let."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sitting, "HINT_SECONDS", 0.02)
    with patient_bots():
        yield


@pytest.mark.parametrize(
    "game, part",
    [
        pytest.param(game, part, marks=() if (game, part) == (THREE_WISHES, 0) else pytest.mark.slow)
        for game in (THREE_WISHES, SULTANIYA, SULTANS_WISHES)
        for part in range(PARTS)
    ],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_typing_at_every_question(game: Game, part: int) -> None:
    """By whoever is asked and whoever waits in turns: the next question is another's."""
    for number, (question, record) in islice(enumerate(QUESTIONS(game).items()), part, None, PARTS):
        away = number // PARTS % 2
        _play(record, away, f"slow|{question}|{away}", 7)


@pytest.mark.slow
def test_typing_at_the_viewer() -> None:
    match = played()
    for seed in range(4):
        _sit(ViewerApp(match, match.record(), seat=None, language="en"), f"viewer|{seed}", 15)


def _play(record: Any, away: int, seed: str, bursts: int) -> None:
    """Somebody types who is asked, or sits so many seats away from who is."""
    match, rng = Match.replay(record), Random(seed)
    assert match.seat is not None
    seat = (match.seat + away) % match.players
    table = Sitting(match, seat=seat, bots=["patient"], memory=rng.choice(("notebook", "faithful")))
    _sit(PlayApp(table, "en", pause=0), seed, bursts)


def _sit(app: TableApp, seed: str, bursts: int) -> None:
    async def sit() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await Typist(app, pilot, Random(seed)).type(bursts)

    asyncio.run(sit())
    gc.collect()  # what is left of this app is complained about here, not in another test
    assert app.return_code == 0
