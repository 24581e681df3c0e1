"""The rules reader: an introduction, search as you type, and a link to every ruling."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .kit import House, Windows, dock, my_turn
from .test_words import speak

pytestmark = pytest.mark.slow


def test_a_word_or_a_number_is_found_in_every_language(windows: Windows, house: House) -> None:
    page = windows.open(f"{house.url}/rules/sultans-wishes").page
    search = page.get_by_role("searchbox", name="Search the rules")
    expect(page.get_by_role("heading", name="How it goes")).to_be_visible()
    search.fill("guard NOWHERE")
    expect(page.get_by_role("search").get_by_role("status")).to_have_text("One ruling found.")
    expect(page.get_by_role("link", name="Rule SW-25")).to_be_visible()
    expect(page.get_by_role("link", name="Rule SW-26")).to_have_count(0)
    search.fill("sw-25")
    expect(page.get_by_role("link", name="Rule SW-25")).to_be_visible()
    search.fill("palace of ice")
    expect(page.get_by_role("search").get_by_role("status")).to_contain_text("Nothing found")
    speak(page, "pt")
    page.get_by_role("searchbox").fill("lampada")
    expect(page.locator("mark", has_text="Lâmpada").first).to_be_visible()


def test_the_library_opens_with_the_rules_to_play_from(windows: Windows, house: House) -> None:
    """Rules with their marks and rulings, charts of all that is printed, then the rulings, then what they refuse."""
    page = windows.open(f"{house.url}/rules/sultans-wishes").page
    heads = page.get_by_role("heading", level=2)
    expect(heads.first).to_have_text("How it goes")
    titles = [text.strip() for text in heads.all_inner_texts()]
    assert titles.index("The rules") < titles.index("Every ruling") < titles.index("Appendix: what is refused")
    rules = page.get_by_role("region", name="The rules", exact=True)
    expect(rules.get_by_role("heading", name="When a wish is fulfilled")).to_be_visible()
    expect(rules.get_by_text("On a tie most valuable wares, then the win is shared.")).to_be_visible()
    expect(rules.get_by_role("table", name="Market Score cards").get_by_role("row")).to_have_count(7)
    rules.get_by_text("Gifts (21)").click()
    expect(rules.get_by_role("row", name="1 point for each extra task Tea or Food")).to_contain_text("≈")
    rules.get_by_role("link", name="SW-9", exact=True).click()
    expect(page.locator("#SW-9")).to_be_focused()
    expect(page.locator("#SW-9")).to_contain_text("After 20 rounds")
    speak(page, "it")
    expect(page.get_by_role("heading", name="Le regole per giocare")).to_be_visible()


def test_a_phone_shows_the_widest_chart_without_growing(windows: Windows, house: House) -> None:
    page = windows.open(f"{house.url}/rules/sultans-wishes").page
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.get_by_role("table", name="Market Score cards")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_an_address_names_a_ruling(windows: Windows, house: House) -> None:
    page = windows.open(f"{house.url}/rules/sultaniya#SY-14").page
    expect(page.locator("#SY-14")).to_be_focused()
    expect(page.locator("#SY-14")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("roof")
    page.get_by_role("link", name="Rule SY-18").click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator("#SY-18")).to_be_focused()
    assert page.url.endswith("/rules/sultaniya#SY-18")
    for path, sentence in (("rules/chess", "There is no such game here."), ("castle", "There is no such page.")):
        page.goto(f"{house.url}/{path}")
        expect(page.get_by_role("heading", name=sentence)).to_be_visible()


def test_a_refusal_leads_to_its_ruling_and_the_table_stays(windows: Windows, house: House) -> None:
    page = windows.sit(house.table("me", "greedy", "greedy")).page
    my_turn(page)
    dock(page).get_by_role("button", name="Declare the end").click(force=True)
    dock(page).get_by_role("button", name="3W-").click()
    with page.context.expect_page() as opened:
        dock(page).get_by_role("link", name="Read it in the rules").click()
    expect(opened.value.locator("[id^='3W-']:focus")).to_be_in_viewport()
    expect(dock(page)).to_be_visible()
