"""What cannot be chosen says why not; what can be taken back is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .kit import House, Windows, board, card, dock, my_turn, question, verbs
from .kit import friends_until as until
from .test_memory import in_turn, look, seated

pytestmark = pytest.mark.slow


def answer(page: Page, sentence: str, ruling: str) -> None:
    """The dock answers with this sentence and this rule, which can be read in full."""
    expect(dock(page).get_by_role("status").filter(has_text=sentence)).to_be_visible()
    rule = dock(page).get_by_role("button", name=ruling)
    expect(rule).to_have_attribute("aria-expanded", "false")
    rule.click()
    expect(rule).to_have_attribute("aria-expanded", "true")
    dock(page).get_by_role("button", name="Close").click()
    expect(rule).to_have_count(0)


def test_why_not(windows: Windows, house: House) -> None:
    _, window, friends = seated(windows, house, "notebook")
    page = window.page
    my_turn(page)
    # A place that does not glow, and a verb that is greyed, at the first look.
    card(page, "Friend 1’s second card").click(force=True)
    answer(page, "Here you look at one of your own three cards.", "3W-2")
    dock(page).get_by_role("button", name="Switch").click(force=True)
    answer(page, "First look at one of your own three cards.", "3W-2")
    look(page)
    # While another is asked.
    card(page, "your second card").click(force=True)
    answer(page, "is asked now", "GV-1")
    until(friends, 0)
    my_turn(page)
    dock(page).get_by_role("button", name="Declare the end").click(force=True)
    answer(page, "The end may be declared from the fourth round on; this is round 1.", "3W-8")
    dock(page).get_by_role("button", name="Look", exact=True).click(force=True)
    answer(page, "During your turn you look at a card with the action Peek.", "3W-5")
    board(page).get_by_role("button", name="the card set aside").click(force=True)
    expect(dock(page).get_by_role("status").filter(has_text="Nothing can be done there now.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dock(page).get_by_role("status").filter(has_text="Nothing can be done")).to_have_count(0)


def test_own_switch_says_its_ruling(windows: Windows, house: House) -> None:
    page = in_turn(windows, house, own_switch=True).page
    verbs(page).filter(has_text="Switch").click()
    card(page, "Friend 1’s second card").click()
    card(page, "Friend 2’s second card").click(force=True)
    answer(page, "At this table one of the two cards must be your own.", "3W-6")


def test_undo(windows: Windows, house: House) -> None:
    _, window, friends = seated(windows, house, "notebook")
    page = window.page
    look(page)
    undo = dock(page).get_by_role("button", name="Undo")
    undo.click(force=True)
    answer(page, "Something hidden was shown since then.", "GV-5")
    until(friends, 0)
    my_turn(page)
    undo.click(force=True)
    answer(page, "Somebody else made the last choice.", "GV-5")
    verbs(page).filter(has_text="Switch").click()
    card(page, "your first card").click()
    card(page, "your second card").click()
    expect(question(page)).to_have_text("Take your second action.")
    log = page.get_by_role("region", name="What happened")
    switched = log.get_by_text("You switch your first card with your second card.")
    expect(switched).to_be_visible()
    undo.click()
    expect(question(page)).to_have_text("Take your first action.")
    expect(switched).to_have_count(0)
    assert window.updates[-1]["view"]["asked"]["question"] == "first_action"
