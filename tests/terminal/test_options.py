"""The list of choices, before there is anything to see of it."""

from __future__ import annotations

import asyncio

from textual.app import App, ComposeResult

from grandvizier.terminal.options import Options


class NotDrawn(App[None]):
    """A list that has no room yet."""

    def compose(self) -> ComposeResult:
        options = Options("one", "two")
        options.display = False
        yield options


def test_a_page_is_turned_before_there_is_one() -> None:
    async def turn() -> int | None:
        async with NotDrawn().run_test() as pilot:
            options = pilot.app.query_one(Options)
            options.highlighted = 1
            options.action_page_up()
            options.action_page_down()
            return options.highlighted

    assert asyncio.run(turn()) == 1
