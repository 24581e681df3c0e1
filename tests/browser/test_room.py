"""Where room is short: names are whole, what is newest and what ends a part are in sight, and a cut edge says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier import Match

from . import moments
from .kit import House, Table, Windows, board, dock, late, play_out
from .moments import sized
from .test_layout import SETTLED

WHOLE = "one => one.clientWidth > 0 && one.scrollWidth <= one.clientWidth"


def met(house: House, game: str, players: int, until: Callable[[Match], bool]) -> Table:
    return moments.met(house, game, players, until, map(str, range(100)))


def shining(match: Match) -> bool:
    """A lamp is lit, somebody has many points, and another begins than who is asked."""
    view: Any = match.view(0)
    return match.question == "turn" and view["first"] != 0 and any(view["lamps"]) and max(view["points"]) >= 10


def box_of(one: Locator) -> dict[str, float]:
    box: Any = one.bounding_box()
    assert box
    return dict(box)


def edge(page: Page, of: str, which: str, part: str | None = None) -> str:
    """What a style says of it once everything lies where it belongs."""
    page.evaluate(SETTLED)
    found: str = page.evaluate(
        "([of, which, part]) => getComputedStyle(document.querySelector(of), part).getPropertyValue(which)",
        [of, which, part],
    )
    return found


def test_four_names_are_whole_on_every_phone(windows: Windows, house: House) -> None:
    """Also beside a lit lamp, many points, and the sign of who is first."""
    page = windows.sit(met(house, "sultans-wishes", 4, shining), **sized((844, 390))).page
    names = page.locator(".strips:not(.full) > .strip .name").filter(visible=True)
    for width, height in ((844, 390), (640, 360), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(names).to_have_text(["Ada", "Farhad", "Layla", "Bahram"])
        page.evaluate(SETTLED)
        assert names.evaluate_all(f"all => all.map({WHOLE})") == [True] * 4, f"{width}x{height}"
        counts = page.locator(".strips:not(.full) > .strip").filter(visible=True)
        assert counts.evaluate_all(f"all => all.map({WHOLE})") == [True] * 4, f"{width}x{height}"


def test_of_what_five_did_the_newest_is_in_sight(windows: Windows, house: House) -> None:
    page = windows.sit(met(house, "three-wishes", 5, lambda match: len(match.feed()) > 120), **sized((1280, 720))).page
    told = dock(page).get_by_role("region", name="What the others just did").get_by_role("list")
    expect(told.get_by_role("listitem")).to_have_count(4)
    assert told.evaluate("one => one.scrollHeight > one.clientHeight"), "not all of it has room"
    page.evaluate(SETTLED)
    whole, newest = box_of(told), box_of(told.get_by_role("listitem").last)
    assert newest["y"] + newest["height"] <= whole["y"] + whole["height"] + 1
    # What stands above it is cut softly, and so is the log.
    expect(told).to_have_attribute("data-above", "")
    expect(page.locator("#log-entries")).to_have_attribute("data-above", "")
    expect(page.locator("#log-entries")).not_to_have_attribute("data-below", "")
    assert edge(page, "#log-entries", "--above") != "0px"
    assert edge(page, "#log-entries", "--below") == "0px"


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (640, 360)])
def test_the_word_about_a_lost_line_covers_nothing(windows: Windows, house: House, size: tuple[int, int]) -> None:
    page = windows.sit(house.table("me", "greedy", "greedy"), **sized(size)).page
    with windows.outage():
        word = page.get_by_role("status").filter(has_text="Connecting again")
        expect(word).to_be_visible()
        head = box_of(page.get_by_role("banner"))
        assert box_of(word)["y"] >= head["y"] + head["height"] - 1
        assert box_of(word)["y"] + box_of(word)["height"] <= box_of(board(page).locator(".board"))["y"] + 1
    windows.settle()


def test_what_a_card_would_bring_lies_over_its_picture_alone(windows: Windows, house: House) -> None:
    table = met(house, "sultans-wishes", 3, lambda match: match.question == "aide" and len(match.choices(0)) >= 3)
    page = windows.sit(table, **sized((390, 844))).page
    spots = page.locator(".wish .cards > .spot").filter(has=page.locator(".badge"))
    expect(spots.first).to_be_attached()
    for spot in spots.all():
        card, badge = box_of(spot.locator("[data-drawn] svg")), box_of(spot.locator(".badge"))
        # Of 140 lines a card gives the upper 27 to its hearts, and the effect begins at the 97th.
        assert badge["y"] >= card["y"] + card["height"] * 27 / 140
        assert badge["y"] + badge["height"] <= card["y"] + card["height"] * 97 / 140


def test_one_can_leave_while_the_choices_are_listed(windows: Windows, house: House) -> None:
    table = house.table_of("sultans-wishes", "me", "greedy", "greedy", "greedy")
    window = windows.sit(table, **sized((1280, 720)))
    page = window.page
    window.until(lambda update: bool(update["offers"]))
    dock(page).get_by_role("button", name="in words").click()
    expect(dock(page).get_by_role("list").get_by_role("button").first).to_be_visible()
    happened = page.get_by_role("region", name="What happened")
    expect(happened.get_by_role("list").first).to_be_visible()
    page.evaluate(SETTLED)
    around = box_of(happened)
    foot = around["y"] + around["height"]
    assert foot <= 720
    for last in (happened.get_by_role("button", name="Leave"), happened.get_by_text("Talk", exact=True)):
        button = box_of(last)
        assert around["y"] <= button["y"]
        assert button["y"] + button["height"] <= foot


def test_a_low_window_says_where_there_is_more_to_read(windows: Windows, house: House) -> None:
    page = windows.sit(met(house, "sultans-wishes", 4, shining), **sized((640, 360))).page
    dock(page).get_by_role("button", name="in words").click()
    listed = dock(page).get_by_role("list").get_by_role("button")
    expect(listed.first).to_be_visible()
    side = dock(page)
    assert side.evaluate("one => one.scrollHeight > one.clientHeight + 1")
    box = box_of(side)
    assert box["y"] + box["height"] <= 360
    expect(side).to_have_attribute("data-below", "")
    assert float(edge(page, "section.dock", "opacity", "::after")) == 1
    side.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(side).not_to_have_attribute("data-below", "")
    assert float(edge(page, "section.dock", "opacity", "::after")) == 0
    choices = page.locator("#choices")
    expect(choices).to_have_attribute("data-below", "")
    expect(choices).not_to_have_attribute("data-above", "")
    listed.last.scroll_into_view_if_needed()
    expect(choices).not_to_have_attribute("data-below", "")


@pytest.mark.parametrize("game, picture", [("sultaniya", ".frame"), ("sultans-wishes", ".scene")])
def test_the_picture_of_the_end_is_in_sight_below_how_it_ended(
    windows: Windows, house: House, game: str, picture: str
) -> None:
    table = late(house, game, 2, 3)
    play_out(table, 1)
    page = windows.sit(table, **sized((360, 740))).page
    expect(dock(page).get_by_role("link", name="Another table")).to_be_visible()
    seen = page.locator(f".gilt {picture}")
    expect(seen).to_be_visible()
    page.evaluate(SETTLED)
    above, shown = box_of(dock(page)), box_of(seen)
    assert above["y"] + above["height"] <= shown["y"]
    assert shown["y"] + shown["height"] <= 740
    for way in dock(page).get_by_role("link").all():
        assert box_of(way)["height"] >= 44
