"""Hands on the keyboard: sit down at a table without pauses and press keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from grandvizier import Match, scripted, seeded
from grandvizier.core.box.components import LANGUAGES
from grandvizier.match.journal import Chosen
from grandvizier.terminal.boards import board
from grandvizier.terminal.chooser import Chooser
from grandvizier.terminal.dialog import Dialog
from grandvizier.terminal.model.narrow import Item, Narrowing
from grandvizier.terminal.model.sight import Memory, Scene
from grandvizier.terminal.model.sitting import Sitting
from grandvizier.terminal.play import PlayApp, PlayScreen
from grandvizier.terminal.widgets import LogView, StatusLine, TableView
from grandvizier.words import Words

__all__ = ["LANGUAGES", "Hands", "at_table", "nearly", "pictured", "played", "read", "seated", "walked"]


class Hands:
    """A pilot that waits for the bots and can read the screen."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, then wait until the person is asked, a sheet is shown or the game is over."""
        for key in keys:
            self.app.simulate_key(key)
            await self.rest()

    async def pick(self, which: Callable[[list[str]], str]) -> None:
        """Press the key of one of the options."""
        label = which(self.options)
        await self.press("enter" if label.startswith("↵") else label[0])

    async def play_out(self, which: Callable[[list[str]], str]) -> None:
        """Pick until the game is over; what is shown on the way is closed again."""
        for _ in range(2000):
            if self.match.over:
                return
            if self.sheet:
                await self.press("escape")
            else:
                await self.pick(which)
        raise AssertionError("it does not end")

    async def rest(self) -> None:
        """Let every message arrive, and what it brings about; a pilot's own press waits much longer."""
        await self.settle()
        while self.app.sitting.bot_asked and isinstance(self.app.screen, PlayScreen):  # noqa: ASYNC110 - a bot thinks
            await asyncio.sleep(0)
        await self.settle()

    async def settle(self) -> None:
        """Let every message arrive; bots may still think."""
        for _ in range(5):
            await self.pilot.pause(0)

    @property
    def sitting(self) -> Sitting:
        return self.app.sitting

    @property
    def match(self) -> Match:
        return self.app.sitting.match

    @property
    def sheet(self) -> str:
        """What the sheet over the table says; empty if none is there."""
        screen = self.app.screen
        if not isinstance(screen, Dialog):
            return ""
        return "\n".join([str(screen.query_one("#sheet").border_title), *(read(part) for part in screen.query(Static))])

    @property
    def table(self) -> str:
        return read(self.app.screen.query_one(TableView).query_one(Static))

    @property
    def log(self) -> str:
        return read(self.app.screen.query_one(LogView).query_one(Static))

    @property
    def status(self) -> str:
        return read(self.app.screen.query_one(StatusLine))

    @property
    def asked(self) -> str:
        """The question, what was picked so far, and a note if there is one."""
        return "\n".join(read(part) for part in self.app.screen.query_one(Chooser).query(Static) if part.display)

    @property
    def options(self) -> list[str]:
        """What may be picked, without the sign of the cursor."""
        options = self.app.screen.query_one(OptionList).options
        return [str(option.prompt).lstrip("▸ ") for option in options if not option.disabled]

    @property
    def cursor(self) -> list[str]:
        """What carries the sign of the cursor."""
        return [str(o.prompt) for o in self.app.screen.query_one(OptionList).options if str(o.prompt).startswith("▸")]

    @property
    def greyed(self) -> list[str]:
        return [str(option.prompt) for option in self.app.screen.query_one(OptionList).options if option.disabled]


def read(part: Static) -> str:
    """The text of a part of the screen, without its colours."""
    content = part.content
    return content.plain if isinstance(content, Content) else str(content)


def seated(
    *,
    seed: str = "7",
    players: int = 3,
    first: int | None = 0,
    memory: Memory = "notebook",
    bots: tuple[str, ...] = ("greedy",),
    match: Match | None = None,
    **options: Any,
) -> Sitting:
    """A person in seat 0 of a match of 3 Wishes, or of another one."""
    match = match or Match("three-wishes", players=players, seed=seed, first=first, options=options)
    return Sitting(match, seat=0, bots=bots, memory=memory)


def played(*, upto: str = "", **options: Any) -> Match:
    """A match without bots: seat 0 looks at Pet Dragon, then all peek, and declare as soon as they may.

    It stops before the first choice that could be this verb.
    """
    chance = scripted("starter 0", "turn_up 7", then=seeded("7"))
    match = Match("three-wishes", players=3, chance=chance, options=options)
    while match.seat is not None:
        choices = {choice.do: choice for choice in reversed(match.choices(match.seat))}
        if upto in choices:
            break
        match.play(match.seat, *(choices.get("declare") or match.choices(match.seat)[0]).path)
    return match


def walked(sitting: Sitting, wanted: Callable[[list[Item]], Item], language: str, size: tuple[int, int]) -> Match:
    """The whole game without a screen: narrowed to each choice as by keys, and the table drawn at every question."""
    match = sitting.match
    scene = Scene(sitting.mind.sight(), Words(match.rules, language, seat=sitting.seat))
    while not match.over:
        if sitting.mine:
            drawing = board(match.game.name)(replace(scene, sight=sitting.mind.sight()), *size).plain
            assert max(map(len, drawing.splitlines())) <= size[0]
            narrowing = Narrowing(match.rules, match.choices(sitting.seat))
            while (choice := narrowing.pick(wanted(narrowing.items()))) is None:
                pass
            sitting.play(*choice.path)
        else:
            assert sitting.driver.move()
            sitting.mind.catch_up()
    return match


def nearly(match: Match, again: Match) -> Match:
    """The same game played again, up to the last choice of seat 0."""
    made = [entry for entry in match.journal if isinstance(entry, Chosen) and entry.path]
    last = max(n for n, entry in enumerate(made) if entry.seat == 0)
    for entry in made[:last]:
        again.play(entry.seat, *entry.path)
    return again


def at_table(
    play: Callable[[Hands], Awaitable[None]],
    sitting: Sitting,
    *,
    language: str = "en",
    size: tuple[int, int] = (120, 40),
    pause: float = 0,
) -> None:
    """Sit down, play, and leave."""

    async def sit() -> None:
        app = PlayApp(sitting, language, pause=pause)
        async with app.run_test(size=size) as pilot:
            hands = Hands(app, pilot)
            if not pause:
                await hands.rest()
            await play(hands)

    asyncio.run(sit())


def pictured(sitting: Sitting, *keys: str, language: str = "en", size: tuple[int, int]) -> str:
    """What the screen looks like once these keys were pressed."""
    taken: list[str] = []

    async def play(hands: Hands) -> None:
        await hands.press(*keys)
        await hands.pilot.pause()
        taken.append(hands.app.export_screenshot(title="Grand Vizier"))

    at_table(play, sitting, language=language, size=size)
    return taken[0]
