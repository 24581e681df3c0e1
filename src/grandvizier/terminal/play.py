"""The playing screen: the table, the question, the choices, the log."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from ..match.journal import Chosen
from ..words import Words
from .app import TableApp, TableScreen
from .chooser import Chooser
from .dialogs import headline, help_dialog, hint_dialog, leave_dialog, moment_dialog, why_dialog
from .model.marks import called
from .model.refusals import barred_verbs, why_not_there
from .model.sight import Scene
from .model.sitting import Sitting
from .model.telling import lines, places, remembered
from .widgets import KeyBar, LogView, StatusLine, TableView, facts

PAUSE: Final = 0.4
"""How long a bot seems to think, in seconds."""
MOMENT: Final = 6
"""A choice that tells so many sentences is worth a sheet of its own."""


class PlayApp(TableApp):
    """The application that plays."""

    def __init__(self, sitting: Sitting, language: str, *, pause: float = PAUSE) -> None:
        super().__init__(language)
        self.sitting = sitting
        self.pause = pause

    def on_mount(self) -> None:
        self.push_screen(PlayScreen(self.sitting, self.pause))

    def again(self) -> None:
        """Deal a new match with the same settings."""
        self.sitting = self.sitting.again()
        self.switch_screen(PlayScreen(self.sitting, self.pause))


class PlayScreen(TableScreen):
    """A person plays."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("w", "why", show=False),
        Binding("H", "hint", show=False, priority=True),
        Binding("question_mark", "help", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False),
        Binding("escape,left,backspace", "back", show=False),
        Binding("right", "forward", show=False),
    ]

    def __init__(self, sitting: Sitting, pause: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.pause = pause
        self._busy = False
        """Whether the bots are at it already."""

    def beside(self) -> ComposeResult:
        yield Chooser()

    def on_mount(self) -> None:
        self._speak()
        self.update()

    def on_resize(self) -> None:
        self._frame()

    def on_screen_resume(self) -> None:
        self._let_bots_play()

    # Showing.

    @property
    def chooser(self) -> Chooser:
        """Where the person chooses."""
        return self.query_one(Chooser)

    def _speak(self) -> None:
        self.words = Words(self.sitting.match.rules, self.language, seat=self.sitting.seat)

    def translate(self) -> None:
        """Say everything again, at the same point."""
        self._speak()
        self._ask(again=True)
        self._frame()

    def update(self) -> None:
        """Show what is new."""
        match = self.sitting.match
        self._sight = self.sitting.mind.sight()
        last = match.journal[-1]
        told = last.feed if isinstance(last, Chosen) else ()
        self._touched = frozenset[int]().union(*(places(match.game, event) for _, event in told))
        self._ask()
        self._frame()
        self._let_bots_play()

    def _ask(self, *, again: bool = False) -> None:
        words, match, seat = self.words, self.sitting.match, self.sitting.seat
        self.chooser.border_title = words.say("ui-choices")
        if not self.sitting.mine:
            asked = match.seat
            self.chooser.wait(
                headline(words, match) if asked is None else words.say("ui-thinking", who=words.name(asked))
            )
            return
        spots = self._sight.spots
        known = {spot.place: called(words, spot.family, spot.face) for spot in spots if spot.face is not None}
        question = words.question(match.question)
        if again:
            self.chooser.translate(words, question, known)
        else:
            self.chooser.ask(words, match.choices(seat), question, known, barred_verbs(match, seat))

    def _frame(self) -> None:
        """All but the choices."""
        words, sitting = self.words, self.sitting
        memory = words.say("ui-notebook") if sitting.memory == "notebook" else words.say("ui-faithful")
        self.query_one(StatusLine).show(words, [*facts(self._sight, words), memory])
        self.query_one(LogView).show(remembered(words, sitting.mind), words.say("ui-log"), self.log_width)
        keys = [
            ("u", "u", words.say("ui-undo")),
            ("w", "w", words.say("ui-why")),
            ("H", "H", words.say("ui-hint")),
            ("question_mark", "?", words.say("ui-help")),
        ]
        if sitting.match.over:
            keys = [("n", "n", words.say("ui-again")), ("s", "s", words.say("ui-save")), keys[-1]]
        self.query_one(KeyBar).show([*keys, *self.room_keys()], self.app.size.width)
        self._draw()

    def _draw(self) -> None:
        """The table, with what stands out on it."""
        lights = self.chooser.lights(self._touched)
        self.draw_table(Scene(self._sight, self.words, lights, self.sitting.players))

    # Choosing.

    @on(Chooser.Lit)
    def _lit(self) -> None:
        self._draw()

    @on(Chooser.Chosen)
    def _chosen(self, event: Chooser.Chosen) -> None:
        if event.question == self.chooser.asked:
            self._after(self.sitting.play(*event.choice.path))

    @on(TableView.Named)
    def _named(self, event: TableView.Named) -> None:
        if self.sitting.mine and not self.chooser.narrow_to(event.place):
            refusal = why_not_there(self.sitting.match, self.sitting.seat, event.place)
            self.chooser.note(self.words.refusal(refusal) if refusal else self.words.say("ui-not-there"))

    @on(LogView.Pointed)
    def _pointed(self, event: LogView.Pointed) -> None:
        self._touched = event.line.places
        self._draw()

    def on_key(self, event: events.Key) -> None:
        character = event.character or ""
        if self.sitting.match.over and character in {"n", "s"}:
            self._close(character)
        elif not self.chooser.press(character):
            return
        event.stop()

    def action_back(self) -> None:
        """Take the last pick back."""
        self.chooser.back()

    def action_forward(self) -> None:
        """Pick what is highlighted."""
        self.chooser.forward()

    def action_undo(self) -> None:
        """Take the last choice back, or say why not."""
        refusal = self.sitting.match.why_not_undo(self.sitting.seat)
        if refusal:
            self.chooser.note(f"{self.words.refusal(refusal)} ({refusal.ruling})")
        else:
            self.sitting.undo()
            self.update()

    # Bots.

    def _bots_may_play(self) -> bool:
        """A bot is asked, and no sheet lies over the table."""
        return self.is_current and self.sitting.bot_asked

    def _let_bots_play(self) -> None:
        if self._bots_may_play() and not self._busy:
            self._busy = True
            self.run_worker(self._bots)  # type: ignore[arg-type] # made when it runs, or never

    async def _bots(self) -> None:
        """One bot after another, until the person is asked or a sheet lies over the table."""
        try:
            while self._bots_may_play():
                await asyncio.sleep(self.pause)
                heard = await self.sitting.bot_plays() if self._bots_may_play() else None
                if heard is not None and self.is_attached:
                    self._after(heard)
        finally:
            self._busy = False

    def _after(self, heard: int) -> None:
        """A choice was made: show it, and if it brought much about, stay with that for a moment."""
        self.update()
        if self.sitting.match.over or len(lines(self.words, self.sitting.mind.heard, heard)) >= MOMENT:
            self.app.push_screen(moment_dialog(self.words, self.sitting, heard, self._save), self._close)

    # Sheets.

    def action_why(self) -> None:
        """Say what may not be chosen now, and why not."""
        self.app.push_screen(why_dialog(self.words, self.sitting.match))

    def action_hint(self) -> None:
        """Say what a good player would do now, and why."""
        if not self.is_current or not self.sitting.mine:
            return
        if self.sitting.memory == "faithful":
            self.chooser.note(self.words.say("ui-hint-none"))
            return
        self.chooser.note(self.words.say("ui-hint-waiting"))
        self.run_worker(self._hint, group="hint", exclusive=True)  # type: ignore[arg-type] # made when it runs, or never

    async def _hint(self) -> None:
        advice = await self.sitting.hint()
        if not self.is_attached:
            return
        if advice is None:
            self.chooser.note(self.words.say("ui-hint-late"))
            return
        self.chooser.note("")
        self._touched = self.sitting.places(advice.path)
        self._draw()
        self.app.push_screen(hint_dialog(self.words, advice, self.sitting.match.brings(*advice.path)))

    def action_help(self) -> None:
        """Explain the keys and the rules."""
        words = self.words
        notebook = self.sitting.memory == "notebook"
        self.app.push_screen(
            help_dialog(words, words.say("ui-notebook-text") if notebook else words.say("ui-faithful-text"))
        )

    def action_leave(self) -> None:
        """Leave, after a question if the game still runs."""
        if self.sitting.match.over:
            self.app.exit()
        else:
            self.app.push_screen(leave_dialog(self.words), self._close)

    def _close(self, key: str | None) -> None:
        """What a sheet was closed with."""
        if key == "q":
            self.app.exit()
        elif key == "n":
            assert isinstance(self.app, PlayApp)
            self.app.again()
        elif key == "s":
            self.chooser.note(self._save())

    def _save(self) -> str:
        try:
            return self.words.say("ui-saved", path=str(self.sitting.save(Path.cwd())))
        except OSError as error:
            return self.words.say("ui-not-saved", error=str(error))
