"""axe finds nothing: every state, in two languages, in a light and a dark room, on a phone and a desktop."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from .kit import DESKTOP, PHONE, ROOT, House, Windows, again, board, choices, dock, lit, my_turn, play_out, verbs
from .kit import friends_until as until
from .test_memory import look, seated
from .test_words import speak

pytestmark = pytest.mark.slow
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
Room = Literal["light", "dark"]
SHOWN: tuple[tuple[tuple[dict[str, Any], str, Room], ...], ...] = (
    ((PHONE, "it", "light"), (DESKTOP, "pt", "dark")),
    ((PHONE, "pt", "dark"), (DESKTOP, "it", "light")),
)
"""Both sizes and both rooms for every state; which room meets which size takes turns by the length of its name."""
SETTLE = """async () => {
  for (let calm = 0, rounds = 0; calm < 3 && rounds < 30; calm++, rounds++) {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const running = document.getAnimations().filter(one => one.playState === "running");
    const ending = running.filter(one => one.effect.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(one => one.finished));
    if (ending.length) calm = -1;
  }
}"""
"""Colours glide when the room changes."""
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"], preload: false }))
  .violations.map(({ id, nodes }) =>
  `${id}: ${nodes.slice(0, 3).map(node => `${node.html.slice(0, 160)} | ${node.failureSummary.slice(0, 240)}`)}`)"""


def axe(page: Page) -> list[str]:
    """What axe has to say about this state as it is shown: twice running, since something may still arrive."""
    assert AXE.is_file(), "axe-core is missing: run `npm ci` in web/, then the tests again."
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))

    def look() -> list[str]:
        page.evaluate(SETTLE)
        return list(page.evaluate(RUN))

    found = look()
    while found and (later := look()) != found:
        found = later
    return found


def violations(page: Page, state: str) -> list[str]:
    """What axe has to say about this state, however it is shown; it is left in English on a desktop in the light."""
    wrong = []
    for size, language, room in SHOWN[len(state) % 2]:
        show(page, size, language, room)
        where = f"{state}, {language}, {size['viewport']['width']} px, {room}"
        wrong += [f"{where}: {found}" for found in axe(page)]
    show(page, DESKTOP, "en", "light")
    return wrong


def show(page: Page, size: dict[str, Any], language: str, room: Room) -> None:
    page.set_viewport_size(size["viewport"])
    page.emulate_media(color_scheme=room, reduced_motion="reduce")
    speak(page, language)


def test_axe_before_the_game(windows: Windows, house: House) -> None:
    home = windows.open(house.url).page
    expect(home.get_by_role("button", name="Open the table")).to_be_visible()
    wrong = violations(home, "first page")
    home.get_by_role("button", name="Help").click()
    expect(home.get_by_role("dialog", name="Help")).to_be_visible()
    wrong += violations(home, "help")
    nowhere = windows.open(f"{house.url}/table/0000000000000000")
    expect(nowhere.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    nowhere.wrong.clear()  # the browser itself tells of the answer 404
    wrong += violations(nowhere.page, "no such table")
    lobby = windows.come(house.table("me", "open", "greedy")).page
    expect(lobby.get_by_role("heading", name="Waiting")).to_be_visible()
    wrong += violations(lobby, "waiting")
    guest = windows.come(house.table("me", "open", "greedy"), None).page
    expect(guest.get_by_role("heading", name="There is a place")).to_be_visible()
    wrong += violations(guest, "sitting down")
    assert wrong == []


def test_axe_in_the_library(windows: Windows, house: House) -> None:
    page = windows.open(f"{house.url}/rules").page
    wrong: list[str] = []
    for path in ("rules/sultaniya#SY-14", "art/three-wishes", "rules/chess", "nowhere"):
        page.goto(f"{house.url}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        wrong += violations(page, path)
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
    wrong += violations(page, "help at the table")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    wrong += violations(page, "leaving")
    assert wrong == []


def test_axe_notebook_and_result(windows: Windows, house: House) -> None:
    page = windows.sit(house.table("me", "greedy", "random", "random", "random", round_limit=4)).page
    wrong: list[str] = []
    lost = board(page).get_by_role("list", name="Lost track of")
    # A card is looked at, then mixed with the others: nobody knows any more where it lies.  What is looked at before
    # the first turn may be switched away by then; nobody comes between the two actions of a turn.
    for words in ("Look at your", "Peek at your", "Shuffle your three cards"):
        assert my_turn(page)
        choices(page).filter(has_text=words).first.click()
    assert my_turn(page)
    expect(lost).to_be_visible()
    wrong += violations(page, "notebook, five players")
    while my_turn(page):
        choices(page).first.click()
    expect(again(page)).to_be_visible()
    dock(page).get_by_text("How it ended").click()
    wrong += violations(page, "result")
    assert wrong == []


def test_axe_chain(windows: Windows, house: House) -> None:
    table = house.table("me", "greedy", "greedy", round_limit=4, games="chain")
    page = windows.sit(table).page
    # The last game of a chain stays on the table while axe looks at it.
    page.evaluate(
        "() => { const wait = setTimeout; window.setTimeout = (what, ms) => ms >= 9000 ? 0 : wait(what, ms) }"
    )
    following = board(page).get_by_role("button", name="Next game")
    while my_turn(page) and not following.is_visible():
        choices(page).first.click()
    expect(following).to_be_visible()
    wrong = violations(page, "between two games")
    play_out(table, 1)
    for one, state in ((windows.sit(table).page, "grand master"), (windows.sit(table, None).page, "watching")):
        expect(one.get_by_role("heading", name="grand master")).to_be_visible()
        wrong += violations(one, state)
    assert wrong == []
