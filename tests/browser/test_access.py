"""axe finds nothing: every state, in three languages, in a light and a dark room, on a phone and a desktop."""

from __future__ import annotations

from typing import Any, Literal, get_args

import pytest
from playwright.sync_api import Page, expect

from .kit import DESKTOP, PHONE, ROOT, House, Windows, again, board, choices, dock, lit, my_turn, verbs
from .kit import friends_until as until
from .test_memory import look, seated
from .test_words import speak

pytestmark = pytest.mark.slow
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
Room = Literal["light", "dark"]
SHOWN: tuple[tuple[str, dict[str, Any], Room], ...] = (
    *(("en", size, room) for size in (PHONE, DESKTOP) for room in get_args(Room)),
    ("it", PHONE, "light"),
    ("it", DESKTOP, "dark"),
    ("pt", PHONE, "dark"),
    ("pt", DESKTOP, "light"),
)
"""Every language in both sizes and both rooms."""
SETTLE = """async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ending = document.getAnimations().filter(one => one.effect.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(one => one.finished));
}"""
"""Colours glide when the room changes."""
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(({ id, nodes }) =>
  `${id}: ${nodes.slice(0, 3).map(node => `${node.html.slice(0, 160)} | ${node.failureSummary.slice(0, 240)}`)}`)"""


def violations(page: Page, state: str, *, languages: bool = True) -> list[str]:
    """What axe has to say about this state, however it is shown."""
    assert AXE.is_file(), "axe-core is missing: run `npm ci` in web/, then the tests again."
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wrong = []
    for language, size, room in SHOWN if languages else SHOWN[:4]:
        page.set_viewport_size(size["viewport"])
        page.emulate_media(color_scheme=room, reduced_motion="reduce")
        if languages:
            speak(page, language)
        page.evaluate(SETTLE)
        where = f"{state}, {language}, {size['viewport']['width']} px, {room}"
        wrong += [f"{where}: {found}" for found in page.evaluate(RUN)]
    if languages:
        speak(page, "en")
    page.set_viewport_size(DESKTOP["viewport"])
    return wrong


def test_axe_before_the_game(windows: Windows, house: House) -> None:
    home = windows.open(house.url).page
    expect(home.get_by_role("button", name="Open the table")).to_be_visible()
    wrong = violations(home, "first page")
    home.get_by_role("button", name="Help").click()
    expect(home.get_by_role("dialog", name="Help")).to_be_visible()
    wrong += violations(home, "help", languages=False)
    lobby = windows.sit(house.table("me", "open", "greedy")).page
    expect(lobby.get_by_role("heading", name="Waiting")).to_be_visible()
    wrong += violations(lobby, "waiting")
    guest = windows.sit(house.table("me", "open", "greedy"), None).page
    expect(guest.get_by_role("heading", name="There is a place")).to_be_visible()
    wrong += violations(guest, "sitting down")
    assert wrong == []


def test_axe_while_playing(windows: Windows, house: House) -> None:
    _, window, friends = seated(windows, house, "faithful")
    page = window.page
    look(page)
    wrong = violations(page, "another's turn, looking")
    until(friends, 0)
    my_turn(page)
    verbs(page).filter(has_text="Switch").click()
    lit(page).first.click()
    choices(page)
    dock(page).get_by_role("button", name="Declare the end").click(force=True)
    dock(page).get_by_role("button", name="3W-8").click()
    wrong += violations(page, "own turn, half chosen, refused")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Help").click()
    page.evaluate("document.querySelectorAll('dialog details').forEach(found => (found.open = true))")
    wrong += violations(page, "help at the table", languages=False)
    assert wrong == []


def test_axe_notebook_and_result(windows: Windows, house: House) -> None:
    page = windows.sit(house.table("me", "greedy", "random", "random", "random", round_limit=4)).page
    wrong: list[str] = []
    lost = board(page).get_by_role("list", name="Lost track of")
    while my_turn(page):
        if lost.count() and not wrong and not page.evaluate("window.told"):
            page.evaluate("window.told = true")
            wrong += violations(page, "notebook, five players")
        shuffle = dock(page).get_by_role("list").get_by_role("button", name="Shuffle your three cards")
        choices(page)
        (shuffle if shuffle.count() and not lost.count() else choices(page).first).click()
    expect(again(page)).to_be_visible()
    wrong += violations(page, "result")
    assert wrong == []
