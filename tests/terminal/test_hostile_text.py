"""Names in a box are text on the screen, whatever they look like to it."""

from __future__ import annotations

import asyncio
import re
from importlib.resources import files
from itertools import cycle

import pytest
from textual.app import App

from grandvizier import Match
from grandvizier.games import find
from grandvizier.terminal.viewer import ViewerApp

from .hands import Hands, at_table, seated

FOUL = ["[red]x[/]", "[@click=app.quit]y[/]", "[/]", "[bold", "$gold", "[link=javascript:z]w[/link]", ":smile:"]
GAMES = ("three-wishes", "sultaniya", "sultans-wishes")


def foul_match(game: str) -> Match:
    text = files(find(game).package).joinpath("components.toml").read_text("utf-8")
    names = cycle(FOUL)
    foul = re.sub(r'\b(en|it|pt) = "[^"]*"', lambda found: f'{found[1]} = "{next(names)}"', text)
    return Match(find(game).rules(foul), players=3, seed=1)


def painted(app: App[None]) -> str:
    """All that is on the screen."""
    strips = app.screen._compositor.render_strips()
    return "".join(segment.text for strip in strips for segment in strip)


@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_shows_marks_as_they_are_written(game: str) -> None:
    match = foul_match(game)
    while match.seat is not None and len(match.journal) < 60:
        match.play(match.seat, *match.choices(match.seat)[0].path)
    record = match.record() | {"failure": {"what": "[red]x[/] \x1b[31m", "trace": "[/]"}}

    async def look() -> None:
        app = ViewerApp(match, record, seat=None, language="en")
        async with app.run_test(size=(140, 50)) as pilot:
            await pilot.press("end")
            await pilot.pause()
            assert any(name in painted(app) for name in FOUL)
            assert painted(app).isprintable()

    asyncio.run(look())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_sheets_do_too(game: str) -> None:
    """Nothing in a name is followed, hidden or fails, on any sheet, in any language."""

    async def play(hands: Hands) -> None:
        for key in ("question_mark", "escape", "h", "escape", "l", "w", "escape", "i", "escape", "l", "enter", "enter"):
            await hands.press(key)
            assert hands.app.is_running
        assert any(name in painted(hands.app) for name in FOUL)

    at_table(play, seated(match=foul_match(game)), size=(140, 50))
