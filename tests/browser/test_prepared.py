"""A choice is prepared while others play: by finger, by keyboard, and from the list of choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .kit import PHONE, Friend, House, Windows, card, choices, dock, friends_until, question, verbs
from .test_bots import check
from .test_memory import look
from .test_words import check as check_words

pytestmark = pytest.mark.slow


def told(page: Page, sentence: str) -> None:
    """It is said in the dock, in a part that a screen reader reads when it changes."""
    expect(dock(page).get_by_role("status").filter(has_text=sentence)).to_be_visible()


def test_a_prepared_choice_waits_through_a_reload_and_is_made(windows: Windows, house: House) -> None:
    table = house.table("me", "friend", "friend", memory="notebook")
    friends = [Friend(table, seat) for seat in (1, 2)]
    friends_until(friends, 0)
    window = windows.sit(table, **PHONE)
    page = window.page
    look(page)
    # By finger.
    dock(page).get_by_role("button", name="Prepare your choice").tap()
    expect(question(page)).to_have_text("Prepare your choice")
    expect(question(page)).to_be_focused()
    assert check_words(page) == []
    check(page)
    verbs(page).filter(has_text="Peek").tap()
    card(page, "the left centre card").tap()
    told(page, "Prepared: Peek at the left centre card")
    expect(question(page)).to_contain_text("is thinking")
    # Taken back, and another one by keyboard, from the list of choices.
    dock(page).get_by_role("button", name="Take it back").tap()
    expect(dock(page).get_by_text("Prepared:")).to_have_count(0)
    page.keyboard.press("p")
    expect(question(page)).to_have_text("Prepare your choice")
    expect(question(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(question(page)).to_contain_text("is thinking")
    page.keyboard.press("p")
    expect(verbs(page).first).to_be_visible()
    page.keyboard.press("c")
    choices(page).filter(has_text="Peek at the right centre card").press("Enter")
    told(page, "Prepared: Peek at the right centre card")
    page.reload()
    told(page, "Prepared: Peek at the right centre card")
    friends_until(friends, 0)
    told(page, "Made as you prepared it: Peek at the right centre card")
    expect(question(page)).to_have_text("Take your second action.")
    dock(page).get_by_role("button", name="Close").tap()
    expect(dock(page).get_by_text("Made as you prepared it")).to_have_count(0)
    # A card that somebody moves is not the one that was meant.
    verbs(page).filter(has_text="Shuffle").tap()
    dock(page).get_by_role("button", name="Shuffle your three cards").tap()
    look(page)
    page.keyboard.press("p")
    verbs(page).filter(has_text="Peek").tap()
    card(page, "the left centre card").tap()
    told(page, "Prepared: Peek at the left centre card")
    mover = next(friend for friend in friends if friend.seat == friends[0].asked).catch_up()
    mover.choose("switch", 1)
    told(page, "Put aside: Peek at the left centre card.")
    assert check_words(page) == []
    check(page)
