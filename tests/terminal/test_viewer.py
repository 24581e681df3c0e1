"""A recorded match, gone through back and forth."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from grandvizier import Match
from grandvizier.terminal.viewer import ViewerApp, ViewerScreen
from grandvizier.terminal.widgets import LogView, StatusLine, TableView

from .hands import played, read


class Eyes:
    """What the viewer shows."""

    def __init__(self, app: ViewerApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> ViewerScreen:
        assert isinstance(self.app.screen, ViewerScreen)
        return self.app.screen

    @property
    def table(self) -> str:
        return read(self.screen.query_one(TableView).query_one(Static))

    @property
    def log(self) -> str:
        return " ".join(read(self.screen.query_one(LogView).query_one(Static)).split())

    @property
    def status(self) -> str:
        return read(self.screen.query_one(StatusLine))


@pytest.fixture(scope="module")
def finished() -> Match:
    return played()


def _watch(
    look: Callable[[Eyes], Awaitable[None]],
    match: Match,
    *,
    seat: int | None = None,
    size: tuple[int, int] = (120, 40),
    **more: Any,
) -> None:
    async def watch() -> None:
        app = ViewerApp(match, {**match.record(), **more}, seat=seat, language="en")
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await look(Eyes(app, pilot))

    asyncio.run(watch())


def test_by_event_and_back(finished: Match) -> None:
    async def look(eyes: Eyes) -> None:
        assert eyes.log == "Seat 1 begins. The cards are dealt."
        await eyes.pilot.press("right")
        assert eyes.log.endswith("Seat 1 looks at their own first card: Pet Dragon.")
        assert "Pet Dragon" in eyes.table
        assert "Choice 1 of" in eyes.status
        await eyes.pilot.press("left")
        assert eyes.log.endswith("The cards are dealt.")
        assert "Pet Dragon" not in eyes.table

    _watch(look, finished)


def test_by_choice_to_both_ends_and_no_further(finished: Match) -> None:
    async def look(eyes: Eyes) -> None:
        await eyes.pilot.press("pagedown", "pagedown")
        assert "Choice 2 of" in eyes.status
        await eyes.pilot.press("pageup")
        assert "Choice 1 of" in eyes.status
        await eyes.pilot.press("end", "right", "pagedown")
        assert eyes.screen.at == len(finished.feed())
        assert "Scores:" in eyes.log
        await eyes.pilot.press("home", "left", "pageup")
        assert eyes.screen.at == 0
        assert not eyes.log

    _watch(look, finished)


def test_every_event_can_be_stood_at(finished: Match) -> None:
    async def look(eyes: Eyes) -> None:
        stops = []
        eyes.screen.action_go(0)
        while eyes.screen.at < len(finished.feed()):
            stops.append(eyes.screen.at)
            eyes.screen.action_event(1)
        assert len(stops) > 10
        while eyes.screen.at:
            eyes.screen.action_event(-1)
            assert eyes.screen.at == stops.pop()

    _watch(look, finished)


def test_a_seat_sees_only_what_it_saw(finished: Match) -> None:
    async def look(eyes: Eyes) -> None:
        await eyes.pilot.press("right")
        assert "All open" in eyes.status
        assert "Pet Dragon" in eyes.table
        await eyes.pilot.press("v")
        assert "As Seat 1 saw it" in eyes.status
        assert "Pet Dragon" in eyes.table
        await eyes.pilot.press("v")
        assert "As Seat 2 saw it" in eyes.status
        assert "Pet Dragon" not in eyes.table
        assert "Pet Dragon" not in eyes.log
        await eyes.pilot.press("v", "v")
        assert "All open" in eyes.status

    _watch(look, finished)


def test_a_click_on_a_sentence_goes_back_to_it(finished: Match) -> None:
    async def look(eyes: Eyes) -> None:
        await eyes.pilot.press("pagedown", "pagedown")
        await eyes.pilot.click("LogView", offset=(4, 1))
        await eyes.pilot.pause()
        assert eyes.log == "Seat 1 begins."

    _watch(look, finished)


def test_narrow_in_another_language_by_day(finished: Match) -> None:
    async def look(eyes: Eyes) -> None:
        await eyes.pilot.press("end", "l", "d")
        assert "Come l’ha vista Posto 2" in eyes.status
        assert max(map(len, eyes.table.splitlines())) <= 80
        await eyes.pilot.press("q")

    _watch(look, finished, size=(80, 24), seat=1)


def test_what_failed_is_shown_at_the_end(finished: Match) -> None:
    async def look(eyes: Eyes) -> None:
        assert eyes.screen.at == len(finished.feed())
        assert "something failed: AssertionError: two kings" in eyes.log

    _watch(look, finished, failure={"what": "AssertionError: two kings", "trace": "Traceback", "number": 3})


def test_a_game_that_is_not_over() -> None:
    async def look(eyes: Eyes) -> None:
        await eyes.pilot.press("end")
        assert "The game is not over." in eyes.log

    _watch(look, Match("three-wishes", players=3, seed="2", first=0))
