"""A review at every size: the board stays in sight beside what is told of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from .kit import House, Windows
from .moments import begun
from .test_layout import SETTLED

pytestmark = pytest.mark.slow
SIZES = [(320, 640), (390, 844), (768, 1024), (844, 390), (640, 360), (1280, 720), (1440, 900), (1920, 1080)]
SEEN = """element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const rows = Array.from({ length: 20 }, (_, row) => top + ((row + 0.5) * height) / 20);
  const shown = y => y >= 0 && y < innerHeight && element.contains(document.elementFromPoint(left + width / 2, y));
  return rows.filter(shown).length / rows.length;
}"""
"""Which share of it is in the window with nothing over it, row by row."""


def sizes(page: Page) -> Iterator[tuple[int, int]]:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        yield width, height
        page.evaluate("scrollTo(0, 0)")


def share(thing: Locator) -> float:
    thing.page.evaluate(SETTLED)
    found: float = thing.evaluate(SEEN)
    return found


def test_the_board_is_in_sight_beside_the_way_and_what_is_told_of_a_choice(windows: Windows, house: House) -> None:
    kept = house.post("/reviews", {"record": begun("three-wishes", 3, 3, 13).record()})
    page = windows.open(f"{house.url}/review/{kept['id']}").page
    board = page.locator(".board")
    expect(board.get_by_role("group", name="Seat 1")).to_be_visible()
    expect(page.get_by_text("The game has been weighed.")).to_be_visible()
    way = page.get_by_role("region", name="Go through the game")
    wrong = []
    for width, height in sizes(page):
        if (found := share(board)) < (0.3 if (width, height) == SIZES[0] else 0.65):
            wrong.append(f"{width}x{height}: {found:.0%} of the board is seen")
        boxes = [button.bounding_box() for button in way.get_by_role("button").all()]
        if any(box is None or box["x"] < 0 or box["x"] + box["width"] > width for box in boxes):
            wrong.append(f"{width}x{height}: a way is cut")

    dearest = page.request.get(f"{house.url}/api/reviews/{kept['id']}/analysis").json()["mistakes"][0]
    listed = page.get_by_role("region", name="What could have been better")
    listed.get_by_role("combobox").select_option(str(dearest["seat"]))
    before = page.get_by_role("region", name=re.compile("^Before .* choice"))
    for width, height in sizes(page):
        listed.get_by_role("button").first.click()
        expect(before).to_be_visible()
        told, found = share(before), share(board)
        if told < 0.95 or found < (0.3 if (width, height) == SIZES[0] else 0.9):
            wrong.append(f"{width}x{height}: {told:.0%} of what is told, {found:.0%} of the board are seen")
    assert not wrong, "\n".join(wrong)
