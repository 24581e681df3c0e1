"""A whole game against bots, through roles and names alone; and every way to choose leads to the list of choices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .kit import House, Windows, again, board, choices, counted, dock, lit, my_turn, name_of, verbs

pytestmark = pytest.mark.slow


def open_table(page: Page, *, rounds: int = 4, seats: tuple[str, ...] = ("Me", "Bot: careful", "Bot: careful")) -> None:
    """Fill in the form on the first page."""
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("combobox", name="Players", exact=True).select_option(str(len(seats)))
    for number, seat in enumerate(seats, 1):
        page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(label=seat)
    limit = page.get_by_label("Show all hands after this many rounds")
    if not limit.is_visible():
        page.get_by_text("More about this table").click()
    limit.fill(str(rounds))
    page.get_by_role("button", name="Open the table").click()


def test_a_whole_game_by_roles_and_names(windows: Windows, house: House) -> None:
    window = windows.open(house.url, storage_state=house.storage([]))
    page = window.page
    open_table(page)
    turn = 0
    while my_turn(page):
        at = window.now["at"]
        may = verbs(page).all_inner_texts()
        verb = may[turn % len(may)]
        verbs(page).filter(has_text=re.compile(f"^{verb}$")).click()
        if verb in {"Shuffle", "Declare the end"}:
            dock(page).get_by_role("button", name=re.compile("^(Shuffle your|Declare the end of)")).first.click()
        else:
            lit(page).first.wait_for()
            lit(page).nth(turn % lit(page).count()).click()
        if verb == "Switch":
            lit(page).last.click()
        counted(window, at)
        turn += 1
    assert turn >= 9
    expect(dock(page).get_by_role("heading").first).to_have_text(re.compile("win|share"))
    expect(again(page)).to_be_enabled()


def test_every_choice_of_the_mouse_is_in_the_list(windows: Windows, house: House) -> None:
    table = house.table("me", "random", "random", round_limit=4)
    window = windows.sit(table)
    page = window.page
    checked: set[str] = set()
    while len(checked) < 3:
        assert my_turn(page)
        listed = choices(page).all_inner_texts()
        assert len(set(listed)) == len(listed) == len(window.updates[-1]["offers"])
        question = dock(page).get_by_role("heading", level=2).first.inner_text()
        if question not in checked:
            checked.add(question)
            by_mouse(page, listed)
        choices(page).nth(len(listed) // 2).click()


def by_mouse(page: Page, listed: list[str]) -> None:
    """Every verb, every place and every second place leads to sentences of the list, and together to all of them."""
    reached: list[str] = []
    for verb in verbs(page).all_inner_texts():
        button = verbs(page).filter(has_text=re.compile(f"^{verb}$"))
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        left = choices(page).all_inner_texts()
        assert set(left) <= set(listed)
        places = lit(page).count()
        if verb == "Switch":
            seconds = 0
            for n in range(places):
                first = lit(page).nth(n)
                name = name_of(first).split(",")[0]
                first.click()
                chosen = board(page).get_by_role("button", pressed=True, name=name)
                expect(chosen).to_be_visible()
                assert choices(page).count() == lit(page).count()
                assert all(name in sentence for sentence in choices(page).all_inner_texts())
                seconds += lit(page).count()
                chosen.click()
                expect(chosen).to_have_count(0)
            assert seconds == 2 * len(left)
        else:
            assert len(left) == (places or 1)
        reached += left
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
    assert sorted(reached) == sorted(listed)
