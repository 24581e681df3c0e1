"""What the playing screen and the viewer share: the rooms, the languages, where the table stands."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen

from ..core.box.components import LANGUAGES
from ..words import Words
from .model.sight import Scene
from .themes import THEMES
from .widgets import KeyBar, LogView, StatusLine, TableView

LOG = 38
"""How wide the log is beside the table; must agree with terminal.tcss."""
WIDE = 110
"""From this width on the log stands beside the table."""


class TableApp(App[None]):
    """The application: a language and a room for whatever screen is shown."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "quit", show=False)]
    TITLE = "Grand Vizier"
    ENABLE_COMMAND_PALETTE = False
    # The terminal marks text itself (mostly with Shift); Textual breaks where the marked part is just being taken away.
    ALLOW_SELECT = False
    CSS_PATH = "terminal.tcss"

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name


class TableScreen(Screen[None]):
    """A screen with a table on it, in a language and a room that can be changed at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "next_language", show=False),
        Binding("d", "next_room", show=False),
    ]
    BELOW: ClassVar[tuple[int, int]] = (10, 10)
    """So many lines are kept for what stands below the table, on a narrow and on a wide screen."""
    ABREAST: ClassVar[int] = 2
    """How many things share the width below the table on a narrow screen."""
    words: Words

    def compose(self) -> ComposeResult:
        yield StatusLine()
        with Container(id="room"):
            yield TableView()
            yield LogView()
            yield from self.beside()
        yield KeyBar()

    def beside(self) -> ComposeResult:
        """What else stands in the room."""
        yield from ()

    @property
    def language(self) -> str:
        """The language that is spoken."""
        assert isinstance(self.app, TableApp)
        return self.app.language

    @property
    def next_language(self) -> str:
        """The language that comes next."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def action_next_language(self) -> None:
        """Go on in the next language."""
        assert isinstance(self.app, TableApp)
        self.app.language = self.next_language
        self.translate()

    def action_next_room(self) -> None:
        """Light the room, or put the light out."""
        names = [theme.name for theme in THEMES]
        self.app.theme = names[(names.index(self.app.theme) + 1) % len(names)]
        self.translate()

    def translate(self) -> None:
        """Say everything again."""
        raise NotImplementedError

    def room_keys(self) -> list[tuple[str, str, str]]:
        """The keys that all screens share."""
        words = self.words
        return [
            ("l", "l", Words(words.rules, self.next_language).say("ui-language")),
            ("d", "d", words.say("ui-day") if self.app.current_theme.dark else words.say("ui-night")),
            ("q", "q", words.say("ui-quit")),
        ]

    @property
    def log_width(self) -> int:
        """How wide the sentences of the log may be, beside the frame and the scrollbar."""
        width = self.app.size.width
        return (LOG if width >= WIDE else width // self.ABREAST) - 4

    def draw_table(self, scene: Scene) -> None:
        """Draw the table as high as it needs, as long as enough is left below it."""
        width, height = self.app.size
        wide = width >= WIDE
        self.set_class(wide, "-wide")
        most = max(3, height - 2 - self.BELOW[wide])
        needed = self.query_one(TableView).show(scene, width - (LOG + 1) * wide - 1, most)
        self.query_one("#room").styles.grid_rows = f"{min(needed, most)} 1fr"
