"""Lessons: played through by their prompts, skipped, in sight on a phone, without a barrier."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier.match.lesson import script

from .kit import DESKTOP, PHONE, House, Windows, card, choices, dock, question
from .test_access import violations

LESSONS = (
    ("three-wishes", DESKTOP),
    ("sultaniya", PHONE),
    ("sultans-wishes", PHONE),
    ("sultans-wishes-travelers", DESKTOP),
)
CLEAR = """() => {
  const inView = (box) => box.width && box.bottom > 0 && box.top < innerHeight;
  const lit = [...document.querySelectorAll("[data-lesson]")];
  const [seen] = lit.map((one) => one.getBoundingClientRect()).filter(inView);
  if (!seen) return true;
  const dock = document.querySelector(".guide").closest("section.dock");
  const over = document.elementFromPoint(seen.x + seen.width / 2, Math.max(0, seen.y) + 2);
  return !dock.contains(over);
}"""
"""Whether what the step is about lies free of what is said about it."""


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="The Vizier’s lesson")


def on(page: Page) -> Locator:
    """The way on where there is only something to read."""
    return guide(page).get_by_role("button", name="Next", exact=True)


def at_step(page: Page, step: int, name: str) -> None:
    expect(guide(page)).to_contain_text(f"Step {step + 1} of {len(script(name).steps)}")


def learn(windows: Windows, house: House, name: str, **how: Any) -> Page:
    page = windows.open(f"{house.url}/learn/{name}", **how).page
    at_step(page, 0, name)
    return page


def read_on(page: Page, step: int, name: str) -> None:
    """Press Next until this step."""
    for number in range(step):
        at_step(page, number, name)
        on(page).click()
    at_step(page, step, name)


@pytest.mark.slow
@pytest.mark.parametrize("name, size", LESSONS)
def test_a_lesson_played_by_its_prompts(windows: Windows, house: House, name: str, size: dict[str, Any]) -> None:
    page = learn(windows, house, name, **size)
    for step, now in enumerate(script(name).steps[:-1]):
        page.wait_for_function(CLEAR)
        (choices(page).first if now.do else on(page)).click()
        at_step(page, step + 1, name)
    rules = guide(page).get_by_role("link", name="Read the rules")
    expect(rules).to_have_attribute("href", f"/rules/{script(name).game.name}")
    expect(guide(page).get_by_role("link", name="The next lesson")).to_have_count(int(name == "sultans-wishes"))
    guide(page).get_by_role("button", name="Play a real game").click()
    page.wait_for_url(re.compile("/table/"))
    expect(question(page)).to_be_visible()


def test_a_lesson_found_on_the_first_page_led_by_keys_and_skipped(windows: Windows, house: House) -> None:
    page = windows.open(house.url).page
    page.get_by_role("link", name="Learn by playing").first.click()
    at_step(page, 0, "three-wishes")
    page.keyboard.press("n")
    at_step(page, 1, "three-wishes")
    # What the rules allow and this step is not about.
    card(page, "your second card").click(force=True)
    expect(guide(page)).to_contain_text("The rules would allow that.")
    card(page, "your first card").click()
    at_step(page, 2, "three-wishes")
    expect(card(page, "your first card")).to_contain_text("Pet Dragon")
    page.keyboard.press("b")
    at_step(page, 1, "three-wishes")
    guide(page).get_by_role("button", name="Show me").click()
    at_step(page, 2, "three-wishes")
    guide(page).get_by_role("link", name="Skip the lesson").click()
    expect(page.get_by_role("heading", name="Grand Vizier", level=1)).to_be_visible()


def test_a_lesson_opens_the_part_of_the_board_it_is_about(windows: Windows, house: House) -> None:
    page = learn(windows, house, "sultans-wishes-travelers", **PHONE)
    read_on(page, 1, "sultans-wishes-travelers")
    expect(page.get_by_role("button", name=re.compile("^Desert"), pressed=True)).to_be_visible()


def test_a_lesson_offers_only_what_its_step_is_about(windows: Windows, house: House) -> None:
    page = learn(windows, house, "three-wishes")
    read_on(page, 1, "three-wishes")
    buttons = dock(page).get_by_role("group").get_by_role("button")
    expect(buttons).to_have_text(["Look"])
    guide(page).get_by_role("button", name="Show me").click()
    at_step(page, 2, "three-wishes")
    expect(buttons).to_have_count(0)


@pytest.mark.slow
def test_a_lesson_goes_on_after_the_line_broke(windows: Windows, house: House) -> None:
    page = learn(windows, house, "sultaniya")
    read_on(page, 2, "sultaniya")
    with windows.outage():
        expect(page.get_by_text("Connecting again")).to_be_visible()
    windows.settle()
    at_step(page, 2, "sultaniya")
    dock(page).get_by_role("button", name="Reveal").click()


@pytest.mark.slow
def test_axe_in_a_lesson(windows: Windows, house: House) -> None:
    page = learn(windows, house, "three-wishes")
    wrong = violations(page, "something to read")
    read_on(page, 1, "three-wishes")
    card(page, "your second card").click(force=True)
    wrong += violations(page, "something to do, and an aside")
    assert wrong == []
