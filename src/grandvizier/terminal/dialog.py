"""A sheet of paper over the table: something to read, and perhaps something to decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from .options import Options


class Dialog(ModalScreen[str]):
    """Shows a page, then offers options by key; closes with the key that was taken, or with nothing."""

    AUTO_FOCUS = "OptionList"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        page: Callable[[int, int], Content],
        options: Sequence[tuple[str, str]],
        *,
        close: str = "",
        stay: Mapping[str, Callable[[], str]] | None = None,
    ) -> None:
        super().__init__()
        self._title = title
        self._page = page
        self._options = options
        self._close = close
        """More keys that close it: those that opened it."""
        self._is_dismissed = False
        self._stay = stay or {}
        """Options that leave it open and say how they turned out."""
        # Held, not looked up: the window may change its size while the sheet still comes or already goes.
        self._sheet, self._scroll, self._paper = Vertical(id="sheet"), VerticalScroll(id="page"), Static()
        self._note = Static(id="note")
        self._note.display = False

    def compose(self) -> ComposeResult:
        with self._sheet:
            self._sheet.border_title = self._title
            with self._scroll:
                yield self._paper
            yield self._note
            yield Options(
                *(Option(Content.assemble((f"{_written(key)} ", "bold"), text)) for key, text in self._options)
            )

    def on_resize(self) -> None:
        width, height = min(100, self.app.size.width - 4), self.app.size.height - 2
        room = height - len(self._options) - 4
        self._sheet.styles.width = width
        self._scroll.styles.max_height = room
        self._paper.update(self._page(width - 6, room))

    def action_page(self, way: int) -> None:
        """Turn the page, whatever has the focus."""
        self._scroll.scroll_relative(y=way * max(1, self._scroll.size.height - 1), animate=False)

    def on_key(self, event: events.Key) -> None:
        for key, _ in self._options:
            if event.key == key or (event.character and event.character == key):
                event.stop()
                self.take(key)
        if event.character and event.character in self._close:
            event.stop()
            self.action_close()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.take(self._options[event.option_index][0])

    def take(self, key: str) -> None:
        """Do what this option says."""
        if key in self._stay:
            self._note.display = True
            self._note.update(Content(self._stay[key]()))
            return
        self.action_close("" if key == "escape" else key)

    def action_close(self, key: str = "") -> None:
        """Close it, once: a second key may have been typed before the first was dealt with."""
        if self.is_current and not self._is_dismissed:
            self._is_dismissed = True
            self.dismiss(key)


def _written(key: str) -> str:
    return {"escape": "Esc", "enter": "↵"}.get(key, key)
