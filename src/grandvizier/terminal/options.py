"""A list to choose from by keys."""

from __future__ import annotations

from contextlib import suppress

from textual.widgets import OptionList


class Options(OptionList):
    """Textual's own, which breaks where a page is turned before the list was drawn: there is no page to turn yet."""

    def action_page_up(self) -> None:
        """Go up by a page."""
        with suppress(KeyError):
            super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        """Go down by a page."""
        with suppress(KeyError):
            super().action_page_down()  # type: ignore[no-untyped-call]
