"""Small things that were once wrong: narrow screens, clocks under a cover, words for what is not there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from grandvizier.core.events import CHOSE

from ..patience import wait_until
from .kit import Friend, House, Windows, choices, dock, drawn, my_turn, question
from .test_sultaniya import pile

pytestmark = pytest.mark.slow
NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
PAGES = ["/", "/rules", "/rules/sultaniya", "/art/three-wishes", "/review", "/learn/sultaniya"]
TABLES = [("three-wishes", 3), ("three-wishes", 5), ("sultaniya", 2), ("sultaniya", 4)]
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def sideways(page: Page) -> int:
    return int(page.evaluate(SIDEWAYS))


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_at_320_pixels(windows: Windows, house: House, path: str) -> None:
    page = windows.open(house.url + path, **NARROW).page
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert sideways(page) <= 0


@pytest.mark.parametrize("game, players", TABLES)
def test_no_table_scrolls_sideways_at_320_pixels(windows: Windows, house: House, game: str, players: int) -> None:
    table = house.table_of(game, "me", *["greedy"] * (players - 1))
    page = windows.sit(table, **NARROW).page
    assert my_turn(page)
    assert sideways(page) <= 0
    for tool in page.get_by_role("banner").get_by_role("button").all():
        box = tool.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
    choices(page).first.click()
    drawn(page)
    assert sideways(page) <= 0
    page.goto(house.table_of(game, "me", *["open"] * (players - 1)).url)
    expect(page.get_by_role("heading", name="There is a place for you")).to_be_visible()
    assert sideways(page) <= 0


def test_the_cover_between_two_turns_shows_the_time_that_runs(windows: Windows, house: House) -> None:
    page = windows.open(house.url).page
    form = page.get_by_role("region", name="Open a table")
    form.get_by_role("combobox", name="Game", exact=True).select_option(label="Sultaniya")
    form.get_by_role("combobox", name="Players", exact=True).select_option("2")
    form.get_by_role("combobox", name="Seat 2").select_option(label="Somebody here, at this screen")
    form.get_by_text("More about this table").click()
    form.get_by_label("Time to think").select_option(index=1)
    form.get_by_role("button", name="Open the table").click()
    cover = page.get_by_role("region", name="Pass the device to")
    expect(cover).to_contain_text("Time runs while you pass it on.")
    expect(cover.get_by_role("timer")).to_be_visible()


def test_a_server_that_is_down_is_not_a_device_that_is_offline(windows: Windows, house: House) -> None:
    page = windows.open(house.url).page
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    # All that the page says is here by then.
    expect(page.locator("fieldset.options .option").first).to_be_attached()
    with windows.outage():
        expect(page.get_by_text("The server does not answer.")).to_be_visible()
        expect(page.get_by_text("You are offline")).to_have_count(0)
    expect(page.get_by_text("The server does not answer.")).to_have_count(0)


def test_the_words_and_the_board_of_a_game_are_asked_for_until_they_come(windows: Windows, house: House) -> None:
    window = windows.open(house.url)
    page = window.page
    expect(page.locator("fieldset.options .option").first).to_be_attached()
    parts = re.compile(r"/assets/(en|Board)-[^/]*\.js$")
    refused: set[str] = set()

    def refuse(route: Route) -> None:
        found = parts.search(route.request.url)
        assert found
        refused.add(found[1])
        route.abort()

    window.cut = True
    page.route(parts, refuse)
    page.get_by_role("button", name="Play now against bots").nth(1).click()
    wait_until(lambda: refused == {"en", "Board"}, lambda: page.wait_for_timeout(50))
    page.unroute(parts)
    # A sentence that is missing would be told on the console.
    assert my_turn(page)
    expect(pile(page, "ground")).to_be_visible()


def test_what_would_be_refused_is_not_offered_ahead(windows: Windows, house: House) -> None:
    table = house.table("me", "friend", "friend", memory="faithful")
    asked = Friend(table, 1).asked
    assert asked is not None
    waits = windows.sit(table, (asked + 1) % 3)
    expect(question(waits.page)).to_be_visible()
    assert waits.now["may_prepare"] is False
    expect(dock(waits.page).get_by_role("button", name="Prepare your choice")).to_have_count(0)


def test_a_number_picks_a_sentence_of_the_open_list(windows: Windows, house: House) -> None:
    window = windows.sit(house.table("me", "greedy", "greedy"))
    page = window.page
    while my_turn(page) and window.now["view"]["asked"]["question"] == "look":
        choices(page).first.click()
    choices(page)
    page.keyboard.press("c")
    expect(choices(page).first).to_be_focused()
    before = window.now
    page.keyboard.press("1")
    window.until(lambda update: update["at"] > before["at"])
    newer = next(update for update in window.updates if update["at"] > before["at"])
    told = newer["events"][before["start"] + len(before["events"]) - newer["start"] :]
    chosen = [event[2] for event in told if event[:2] == [CHOSE, 0]]
    path = before["offers"][0]["path"]
    assert chosen[: len(path)] == path


def test_a_guest_is_called_so_in_the_readers_language(windows: Windows, house: House) -> None:
    page = windows.open(house.url, locale="it-IT").page
    page.get_by_role("button", name="Gioca subito").first.click()
    drawn(page)
    players = page.get_by_role("region", name="Giocatori")
    expect(players).to_contain_text("Ospite")
    page.get_by_role("combobox").first.select_option("pt")
    expect(page.get_by_role("region", name="Jogadores")).to_contain_text("Convidado")
