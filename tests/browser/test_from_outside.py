"""A game that came from outside: two people at its table, one on a phone, with its words from the server."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from grandvizier.games import bring
from tests.games.registered import as_before, caravan

from .kit import DESKTOP, PHONE, ROOT, House, Window, Windows, board, choices, question, verbs
from .test_access import axe

__all__ = ["as_before", "caravan"]

OASIS = ROOT / "examples" / "games" / "oasis"
SIZES = (PHONE | {"viewport": {"width": 390, "height": 844}}, DESKTOP | {"viewport": {"width": 1280, "height": 720}})


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that was told of Caravan, which the page was built without."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GRANDVIZIER_GAMES", f"examples.games.caravan,nowhere.at.all,{OASIS}")
        patch.setenv("PYTHONPATH", ".")
        found = House(tmp_path_factory.mktemp("outside"))
    yield found
    found.stop()


def asked(people: list[Window]) -> Page:
    """Whose turn it is."""
    return people[int(people[0].now["view"]["asked"]["seat"])].page


def places(page: Page) -> Locator:
    return board(page).locator("[data-place]")


def test_four_hands_and_what_is_asked_are_in_sight_at_once_on_a_phone(browser: Browser, outside: House) -> None:
    bring(str(OASIS))  # whoever reads the frames of the window here must know it too
    windows = Windows(browser, outside)
    window = windows.sit(outside.table_of("oasis", "me", "random", "random", "random"), **PHONE)
    window.until(lambda update: bool(update["offers"]))
    lit = places(window.page).and_(window.page.locator("[title^='Your rider']:not([aria-disabled])"))
    foot = window.page.get_by_role("region", name="Your choice").evaluate("dock => dock.getBoundingClientRect().top")
    below = lit.evaluate_all("cards => cards.map(card => card.getBoundingClientRect().bottom)")
    assert below
    assert max(below) <= foot
    # The places of a name are counted from one.
    expect(places(window.page).and_(window.page.locator("[title^='Your rider 6']"))).to_have_count(1)
    # A card that was played is open for good: nobody has to look well.
    assert not window.page.get_by_text("this table does not remember").count()
    # What everybody counts is told once.
    lit.first.click()
    window.until(lambda update: any(update["scores"]))
    players = window.page.get_by_role("region", name="Players")
    expect(players).to_contain_text("Tricks")
    expect(players).not_to_contain_text("Score")
    windows.check()
    window.page.context.close()


def test_what_may_be_chosen_comes_into_sight_in_a_low_window(browser: Browser, outside: House) -> None:
    bring(str(OASIS))
    windows = Windows(browser, outside)
    low = PHONE | {"viewport": {"width": 844, "height": 390}}
    window = windows.sit(outside.table_of("oasis", "me", "random", "random", "random"), **low)
    window.until(lambda update: bool(update["offers"]))
    lit = places(window.page).and_(window.page.locator("[title^='Your rider']:not([aria-disabled])"))
    expect(lit.first).to_be_in_viewport(ratio=1)
    windows.check()
    window.page.context.close()


def test_two_people_play_a_game_from_outside(browser: Browser, outside: House) -> None:
    windows = Windows(browser, outside)
    table = outside.table_of("caravan", "me", "friend")
    people = [windows.sit(table, seat, **size) for seat, size in enumerate(SIZES)]

    def until_after(at: int) -> None:
        for window in people:
            window.until(lambda update: bool(update["at"] > at))

    for turn in range(2):
        page, at = asked(people), people[0].now["at"]
        expect(question(page)).to_contain_text("Wager in secret.")
        choices(page).filter(has_text=f"Wager {turn}").click()
        until_after(at)
    by_key = False
    for _ in range(2):
        while people[0].now["view"]["asked"]["question"] != "turn":
            # Bandits: whoever is asked pays nothing.
            page, at = asked(people), people[0].now["at"]
            choices(page).filter(has_text="Pay nothing").first.click()
            until_after(at)
        page, at = asked(people), people[0].now["at"]
        card = places(page).and_(page.locator("[title^='Your card']:not([aria-disabled])")).first
        expect(card).to_have_attribute("title", re.compile("Sell"))
        if by_key:
            card.focus()
            page.keyboard.press("Enter")
        else:
            card.click()
        verbs(page).filter(has_text="Sell").click()
        choices(page).filter(has_text="Sell").click()
        by_key = True
        until_after(at)
        # What was sold lies open before everybody, and where it lay is marked for the others.
        for window in people:
            expect(board(window.page).get_by_role("img", name=re.compile("^Discard – "))).to_be_visible()
        other = next(window.page for window in people if window.page is not page)
        expect(places(other).and_(other.locator("[data-last]")).first).to_be_visible()
    for window, size in zip(people, SIZES, strict=True):
        expect(places(window.page)).to_have_count(6)
        wide = window.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["viewport"]["width"]
        assert axe(window.page) == []
        shown = window.page.locator("body").inner_text()
        assert not re.search(r"(place|event|question|verb|do|fact)-[a-z]", shown)
        window.page.goto(outside.url)
        expect(window.page.get_by_role("heading", name="Caravan").first).to_be_visible()
    windows.check()
    for window in people:
        window.page.context.close()
    # The game is uninstalled: its tables say so, and nothing is lost.
    outside.stop()
    outside.start()
    page = windows.come(table, 0).page
    expect(page.get_by_role("heading", name="not on this server any more")).to_be_visible()
    page.get_by_role("button", name="Keep its record").click()
    expect(page.get_by_text("The game is not over yet.")).to_be_visible()
    page.context.close()
