"""Hints, and bots that play for somebody who left."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .kit import House, Windows, board, choices, dock, my_turn, question
from .test_access import axe


def check(page: Page) -> None:
    """Nothing for axe to say about this state."""
    assert axe(page) == []


def hinted(page: Page) -> list[str]:
    """The places on the board that a hint is about."""
    return [str(place.get_attribute("data-place")) for place in board(page).locator("[data-hint]").all()]


def test_a_hint_is_shown_lit_and_not_played(windows: Windows, house: House) -> None:
    window = windows.sit(house.table("me", "greedy", "greedy", round_limit=4))
    page = window.page
    assert my_turn(page)
    at = window.updates[-1]["at"]
    page.keyboard.press("h")
    found = dock(page).get_by_role("status").filter(has_text="Hint: ")
    expect(found).to_be_visible()
    expect(found).to_contain_text(re.compile("Your chances of winning: about .* in 100"))
    advised = next(frame for frame in window.frames if frame["type"] == "advised")
    offers = [offer for offer in window.updates[-1]["offers"] if offer["path"] == advised["path"]]
    assert sorted(map(int, hinted(page))) == sorted(set(offers[0]["at"]))
    assert window.updates[-1]["at"] == at
    check(page)
    found.get_by_role("button", name="Close").click()
    expect(board(page).locator("[data-hint]")).to_have_count(0)
    dock(page).get_by_role("button", name="Hint").click()
    expect(found).to_be_visible()
    choices(page).first.click()
    expect(found).to_have_count(0)


def test_a_bot_plays_for_somebody_who_left_until_they_come_back(windows: Windows, house: House) -> None:
    table = house.table("me", "friend", "greedy", memory="notebook", round_limit=40)
    ada, friend = windows.sit(table, 0).page, windows.sit(table, 1).page
    expect(question(friend)).to_be_visible()
    friend.get_by_role("button", name="Leave").click()
    friend.get_by_role("dialog").get_by_role("button", name="Leave").click()
    left = dock(ada).get_by_text("Friend 1 has left the table.")
    expect(left).to_be_visible()
    check(ada)
    dock(ada).get_by_label("Let a bot play meanwhile").select_option(label="Page")
    dock(ada).get_by_role("button", name="Let it play").click()
    expect(dock(ada)).to_contain_text("Page plays for Friend 1.")
    # The game goes on: it is Ada's turn again and again.
    for _ in range(2):
        assert my_turn(ada)
        choices(ada).first.click()
    assert my_turn(ada)

    friend.get_by_role("link", name=re.compile("3 Wishes")).click()
    expect(dock(friend)).to_contain_text("Page plays for you.")
    check(friend)
    dock(friend).get_by_role("button", name="Take your seat back").click()
    expect(dock(ada)).not_to_contain_text("plays for")
    choices(ada).first.click()
    assert my_turn(friend)
