"""The art sheets: every piece of every game is there, drawn as before, and like no other."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, expect

from grandvizier.games import find, games
from scripts import art
from scripts.pictures.camera import ROOMS, Room

from .kit import House, Windows

pytestmark = pytest.mark.slow
NO_PIECES = {"numbers", "track", "kinds", "periods"}
"""Lists of the components that are drawn as part of others, or not at all."""
each_game = pytest.mark.parametrize("game", [game.name for game in games()])


def changed(now: Any, before: Any) -> bool:
    """Whether a thumbnail is another one; lines that another browser draws a little otherwise do not count."""
    difference = np.abs(now.astype(int) - before.astype(int))
    return bool(difference.mean() > 3 or difference.max() > 32)


def alike(one: Any, other: Any) -> bool:
    """Whether hardly anything tells two pieces apart."""
    return bool((np.abs(one.astype(int) - other.astype(int)).max(axis=2) > 24).sum() < 6)


@each_game
@pytest.mark.parametrize("room", ROOMS)
def test_every_piece_is_drawn_as_before_and_like_no_other(
    browser: Browser, house: House, game: str, room: Room
) -> None:
    sheet, before = art.look(browser, house.url, game, room), art.kept(game, room)
    assert list(sheet.thumbs) == list(before), (
        "the pieces are other ones: look at them, then run `python -m scripts.art`"
    )
    wrong = [name for name, thumb in sheet.thumbs.items() if changed(thumb, before[name])]
    assert wrong == [], "drawn otherwise: if that is meant, run `python -m scripts.art`"
    assert [name for name, thumb in sheet.fine.items() if thumb.std(axis=(0, 1)).max() < 12] == [], "blank"
    # A part of a board may show what a tile shows: it never lies anywhere but in its palace.
    printed = {"tiles", "parts"}
    pairs = [pair for pair in combinations(sheet.fine, 2) if {name.partition("/")[0] for name in pair} != printed]
    assert [pair for pair in pairs if alike(*(sheet.fine[name] for name in pair))] == [], "cannot be told apart"


@each_game
def test_every_component_has_its_place(windows: Windows, house: House, game: str) -> None:
    page = windows.open(f"{house.url}/art/{game}").page
    expect(page.locator("figure").first).to_be_visible()
    shown = page.evaluate(
        """() => [...document.querySelectorAll("figure")].map(found =>
             [found.querySelector("[data-art]").dataset.art, Number(found.dataset.copies)])"""
    )
    counted: dict[str, int] = {}
    for name, copies in shown:
        family = name.partition("/")[0]
        counted[family] = counted.get(family, 0) + copies
    rules = find(game).rules()
    # Each relic stands for several tokens.
    there = {family: len(entries) for family, entries in rules.components.data.items() if family not in NO_PIECES}
    there |= {"relics": len(rules.names["relic"])} if "relics" in there else {}
    assert {family: counted.get(family) for family in there} == there
    # What is our own proposal is marked.
    assert page.get_by_text("Our proposal:").count() > 0


def test_there_is_a_way_from_one_game_to_the_next(windows: Windows, house: House) -> None:
    page = windows.open(f"{house.url}/art").page
    page.get_by_role("main").get_by_role("link", name="Sultaniya").first.click()
    expect(page.get_by_role("heading", level=1, name="Sultaniya: everything in the box")).to_be_visible()
    page.get_by_role("link", name="Rules: The djinns").click()
    expect(page.get_by_role("heading", level=2, name="The djinns")).to_be_focused()
    lost = windows.open(f"{house.url}/art/chess")
    expect(lost.page.get_by_role("heading", name="There is no such game here.")).to_be_visible()
