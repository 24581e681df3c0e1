"""The parts of the screen that only show: the line above, the table, the log, the keys."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widgets import Static

from ..core.events import Field
from ..words import Words
from .boards import board
from .model.marks import called
from .model.sight import Scene, Sight
from .model.telling import MINE, LogLine


def facts(sight: Sight, words: Words) -> list[str]:
    """The public numbers of a view, each with its name; what is still nothing is left out."""
    told = []
    for name, field in words.rules.game.facts:
        value: Any = sight.fact(name)
        if isinstance(value, list) and field.kind == "face":
            value = str(len(value)) if value else None
        elif isinstance(value, list):
            value = ", ".join(f"{_name(words, seat)} ({_fact(words, field, v)})" for seat, v in enumerate(value) if v)
        elif value is not None:
            value = _fact(words, field, value)
        if value:
            told.append(f"{words.say(f'fact-{name}')}{' ' if value.isdecimal() else ': '}{value}")
    return told


def _name(words: Words, seat: int) -> str:
    return words.say("ui-you") if seat == words.seat else words.name(seat)


def _fact(words: Words, field: Field, value: Any) -> str:
    if field.kind == "seat":
        return _name(words, value)
    return words.named(field.family, value) if field.family else str(value)


class StatusLine(Static):
    """The game and its public numbers."""

    def show(self, words: Words, parts: Sequence[str]) -> None:
        """Say where the game stands."""
        title = (f" {words.say('title')} ", "bold $on-gold on $gold-fill")
        self.update(Content.assemble(title, f"  {' · '.join(parts)}"))


class _Scrolled(VerticalScroll):
    """A text that may be longer than its room."""

    def compose(self) -> ComposeResult:
        yield Static()


class TableView(_Scrolled):
    """The table; a click on a place names it.  Only a table too high for the screen takes the keyboard, to scroll."""

    @dataclass
    class Named(Message):
        """A place was clicked."""

        place: int

    def show(self, scene: Scene, width: int, height: int) -> int:
        """Draw the scene; say how high it came out."""
        self._scene = scene
        drawing = board(scene.words.rules.game.name)(scene, width, height)
        self.query_one(Static).update(drawing)
        needed = drawing.plain.count("\n") + 1
        self.can_focus = needed > height
        return needed

    def on_click(self, event: events.Click) -> None:
        place = event.style.meta.get("place")
        if isinstance(place, int):
            self.post_message(self.Named(place))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        place = event.style.meta.get("place")
        self.query_one(Static).tooltip = Content(self._explain(place)) if isinstance(place, int) else None

    def _explain(self, place: int) -> str:
        """A place in words: its name, what is known to lie there, and what choosing it does."""
        words, lights = self._scene.words, self._scene.lights
        name = words.place(place)
        spots = [spot for spot in self._scene.sight.spots if spot.place == place]
        known = [called(words, spot.family, spot.face) for spot in spots if spot.face is not None]
        role = [lights.roles[place]] if place in lights.roles else []
        return " · ".join([name[:1].upper() + name[1:], *known, *role])


class LogView(_Scrolled):
    """What happened, the newest below; a click on a sentence points at its places."""

    @dataclass
    class Pointed(Message):
        """A sentence was clicked."""

        line: LogLine

    def show(self, lines: Sequence[LogLine], title: str, width: int) -> None:
        """Tell these sentences, each set in under its first line."""
        self._lines = lines
        self.border_title = title
        told = [
            Content.assemble(
                (MINE if line.mine else " " * len(MINE), "bold $gold"),
                (_set_in(line.text, width - len(MINE)), ("bold" if line.mine else "") if line.fresh else "$muted"),
            ).stylize(Style.from_meta({"line": n}))
            for n, line in enumerate(lines)
        ]
        self.query_one(Static).update(Content("\n").join(told))
        self.scroll_end(animate=False, immediate=False)

    def on_click(self, event: events.Click) -> None:
        number = event.style.meta.get("line")
        if isinstance(number, int) and number < len(self._lines):
            self.post_message(self.Pointed(self._lines[number]))


def _set_in(text: str, width: int) -> str:
    return ("\n" + " " * len(MINE)).join(textwrap.wrap(text, max(10, width)))


class KeyBar(Static):
    """The keys that do something now; a click presses them."""

    def show(self, keys: Sequence[tuple[str, str, str]], width: int) -> None:
        """Show as many as fit: each a key, how it is written and what it does."""
        parts: list[Content] = []
        used = 0
        for key, sign, text in keys:
            used += cell_len(sign) + cell_len(text) + 3
            if used > width:
                break
            part = Content.assemble((f" {sign}", "bold $gold"), (f" {text} ", "$muted"))
            parts.append(part.stylize(Style.from_meta({"key": key})))
        self.update(Content().join(parts))

    def on_click(self, event: events.Click) -> None:
        key = event.style.meta.get("key")
        if isinstance(key, str):
            self.app.simulate_key(key)
