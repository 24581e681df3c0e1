"""A table of 3 Wishes through its roles: what a picture is taken of is reached as a player would reach it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

CARD = re.compile(r"^(the (left|right) centre|(your|[^:]*’s) (first|second|third)) card, ")


def dock(page: Page) -> Locator:
    """What is asked, and every way to answer."""
    return page.get_by_role("region", name="Your choice")


def verbs(page: Page) -> Locator:
    """The verbs that may be chosen."""
    return dock(page).get_by_role("group").get_by_role("button", disabled=False)


def verb(page: Page, name: str) -> None:
    """Choose a verb."""
    verbs(page).filter(has_text=re.compile(f"^{name}$")).click()


def over(page: Page) -> Locator:
    """Stands there once the game is over."""
    return dock(page).get_by_role("button", name="Play again")


def my_turn(page: Page) -> bool:
    """Wait until one may choose (True) or the game is over (False)."""
    verbs(page).or_(over(page)).first.wait_for()
    return not over(page).is_visible()


def card(page: Page, name: str) -> Locator:
    """The place of a card."""
    return page.get_by_role("main").get_by_role("button", name=re.compile(f"^{name}, "))


def lit(page: Page) -> Locator:
    """The places that may be chosen."""
    return page.get_by_role("main").get_by_role("button", name=CARD, disabled=False, pressed=False)


def look(page: Page) -> None:
    """Look at the first card, and wait for the first turn."""
    my_turn(page)
    card(page, "your first card").click()
    my_turn(page)


def switch(page: Page) -> None:
    """Switch a card of mine with one of the centre, as the first action."""
    verb(page, "Switch")
    card(page, "your second card").click()
    card(page, "the left centre card").click()
    page.get_by_role("heading", name="Take your second action.").wait_for()


def play_on(page: Page, choose: Callable[[Page], None], until: Callable[[], bool]) -> bool:
    """Play until something is seen; whether it was, before the end."""
    while my_turn(page):
        if until():
            return True
        choose(page)
    return False


def never() -> bool:
    """Play to the end."""
    return False


def next_game(page: Page) -> Locator:
    """Stands there while the last game of a chain still lies on the table."""
    return page.get_by_role("main").get_by_role("button", name="Next game")


def peek_or_look(page: Page) -> None:
    """Whatever comes first; a game that has ended is cleared away."""
    verb(page, verbs(page).first.inner_text())
    lit(page).or_(next_game(page)).first.wait_for()
    if next_game(page).is_visible():
        next_game(page).click()
    lit(page).first.click()


def in_words(page: Page, choices: int) -> None:
    """Make so many choices, each time the first of the list."""
    listed = dock(page).get_by_role("list").get_by_role("button")
    for _ in range(choices):
        if not my_turn(page):
            return
        if not listed.first.is_visible():
            dock(page).get_by_role("button", name="in words").click()
        listed.first.click()
    my_turn(page)
