"""What matters most comes first: the link to send, the settings, what a teacher is about, two at a table."""

from __future__ import annotations

from math import isnan

import pytest
from playwright.sync_api import Locator, Page, expect

from .kit import PHONE, House, Windows, dock, lit, question
from .test_sizes import Size, at

pytestmark = pytest.mark.slow
APART = """form => {
  const shown = [...form.querySelectorAll("label, p, a")].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => one.getBoundingClientRect());
  return shown.flatMap((one, i) => shown.flatMap((other, j) => {
    const [a, b] = [boxes[i], boxes[j]];
    const beside = a.right > b.left && b.right > a.left;
    const near = b.top >= a.top && b.top < a.bottom + 6;
    const own = one.contains(other) || other.contains(one) || one.parentElement === other.parentElement;
    return i !== j && beside && near && !own ? [`${one.textContent.trim()} | ${other.textContent.trim()}`] : [];
  }));
}"""
"""What belongs to different things and yet touches."""


def opened(page: Page) -> Page:
    page.get_by_role("button", name="Open the table").wait_for()
    return page


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_whoever_opened_a_table_sees_the_link_to_send_at_once(windows: Windows, house: House, size: Size) -> None:
    page = windows.come(house.table_of("sultaniya", "me", "open", "open", "open"), **at(size)).page
    expect(page.get_by_text("Send this link")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Copy")).to_be_in_viewport(ratio=1)


def test_a_table_is_opened_for_two_unless_the_game_needs_more(windows: Windows, house: House) -> None:
    page = opened(windows.open(house.url).page)
    players = page.get_by_role("combobox", name="Players", exact=True)
    expect(players).to_have_value("3")
    page.get_by_role("combobox", name="Game", exact=True).last.select_option(label="Sultaniya")
    expect(players).to_have_value("2")


@pytest.mark.parametrize("width", [320, 768, 1280])
def test_what_a_table_agrees_on_stands_apart(windows: Windows, house: House, width: int) -> None:
    page = opened(windows.open(house.url, viewport={"width": width, "height": 900}).page)
    page.get_by_text("More about this table").click()
    page.get_by_text("Your own components").click()
    assert page.locator("form").evaluate(APART) == []


def test_settings_come_before_the_keys_which_a_phone_folds(windows: Windows, house: House) -> None:
    for how in ({"viewport": {"width": 1280, "height": 720}}, PHONE):
        page = opened(windows.open(house.url, **how).page)
        page.get_by_role("button", name="Help and settings").click()
        expect(page.get_by_label("How fast things move")).to_be_in_viewport()
    expect(page.get_by_text("from one thing to the next")).to_be_hidden()
    page.get_by_text("Keys", exact=True).click()
    expect(page.get_by_text("from one thing to the next")).to_be_visible()


@pytest.mark.parametrize("language, asked", [("it", "Guarda una delle tue tre carte."), ("pt", "Olhe uma das")])
def test_a_small_laptop_shows_what_is_asked_below_the_teacher(
    windows: Windows, house: House, language: str, asked: str
) -> None:
    kept = house.storage([], language=language)
    page = windows.open(f"{house.url}/learn/three-wishes", storage_state=kept, viewport={"width": 1280, "height": 720})
    question = page.page.get_by_role("heading", name=asked)
    expect(question).to_be_in_viewport(ratio=1)
    assert question.evaluate(
        "one => one.getBoundingClientRect().bottom <= one.closest('.dock').getBoundingClientRect().bottom"
    )


LINES = "one => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"


def lines_of(thing: Locator) -> float:
    """How many lines it takes.  What is drawn anew just when it is looked at has no height of a line: look again."""
    while isnan(found := float(thing.evaluate(LINES))):
        pass
    return found


@pytest.mark.parametrize("width, height", [(320, 640), (1280, 720)])
def test_what_is_asked_and_what_is_forgotten_stand_in_two_lines(
    windows: Windows, house: House, width: int, height: int
) -> None:
    viewport = {"width": width, "height": height}
    page = windows.sit(house.table("me", "greedy", "greedy", "greedy", "greedy"), viewport=viewport).page
    lit(page).first.click()
    expect(dock(page).get_by_role("button", name="Show me again")).to_be_visible()
    dock(page).get_by_role("button", name="Switch", exact=True).click()
    lit(page).first.click()
    expect(dock(page).get_by_role("button", name="Back")).to_be_visible()
    assert lines_of(question(page)) <= 2

    page = windows.sit(house.table("me", "greedy", "greedy", memory="faithful"), viewport=viewport).page
    lit(page).first.click()
    assert lines_of(page.get_by_text("Look well: this table")) <= 2
