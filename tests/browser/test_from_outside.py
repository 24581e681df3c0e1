"""A game that came from outside: two people at its table, one on a phone, with its words from the server."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.games.caravan.registered import caravan

from .kit import DESKTOP, PHONE, House, Windows, board, choices, question

__all__ = ["caravan"]


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that was told of Caravan, which the page was built without."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GRANDVIZIER_GAMES", "tests.games.caravan,nowhere.at.all")
        patch.setenv("PYTHONPATH", ".")
        found = House(tmp_path_factory.mktemp("outside"))
    yield found
    found.stop()


def test_two_people_play_a_game_from_outside(browser: Browser, outside: House) -> None:
    windows = Windows(browser, outside)
    table = outside.table_of("caravan", "me", "friend")
    people = [windows.sit(table, seat, **size) for seat, size in enumerate((PHONE, DESKTOP))]
    for turn in range(2):
        page, at = people[people[0].now["view"]["asked"]["seat"]].page, people[0].now["at"]
        expect(question(page)).to_contain_text("Wager in secret.")
        choices(page).filter(has_text=f"Wager {turn}").click()
        for window in people:
            window.until(lambda update, at=at: bool(update["at"] > at))  # type: ignore[misc]
    for window in people:
        expect(board(window.page).locator("[data-place]").first).to_be_visible()
        shown = window.page.locator("body").inner_text()
        assert not re.search(r"(place|event|question|verb|do|fact)-[a-z]", shown)
        window.page.goto(outside.url)
        expect(window.page.get_by_role("heading", name="Caravan").first).to_be_visible()
    windows.check()
    for window in people:
        window.page.context.close()
