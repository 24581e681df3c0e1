"""Three languages: changed at once, nothing left behind, and never a key or a placeholder."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .catalogues import GATHER, foreign, raw, speaks
from .kit import House, Windows, choices, dock, my_turn, verbs
from .kit import friends_until as until
from .test_memory import look, seated

pytestmark = pytest.mark.slow
LANGUAGES = {"it": "Italiano", "pt": "Português", "en": "English"}


def speak(page: Page, language: str) -> None:
    """Choose a language in the page's head."""
    # An open dialog is over it, and yet the words behind and within change.
    page.locator("header select").evaluate(
        "(found, to) => { found.value = to; found.dispatchEvent(new Event('change', { bubbles: true })) }", language
    )
    expect(page.locator(f"html[lang={language}]")).to_be_attached()


def said(page: Page) -> list[str]:
    """Every text but what each language calls itself."""
    return [text for text in page.evaluate(GATHER) if text not in LANGUAGES.values()]


def check(page: Page) -> list[str]:
    """What is wrong with the words of this page, in any language."""
    wrong = []
    for language in LANGUAGES:
        speak(page, language)
        texts = said(page)
        assert len(texts) > 20
        wrong += [f"{language}: {text}" for text in raw(texts)]
        if language != "en":
            wrong += [f"{language}, still English: {text}" for text in foreign(texts, language)]
    return wrong


def test_a_language_is_changed_at_once(windows: Windows, house: House) -> None:
    _, window, friends = seated(windows, house, "notebook")
    page = window.page
    look(page)
    until(friends, 0)
    my_turn(page)
    verbs(page).filter(has_text="Switch").click()
    choices(page)
    page.evaluate("window.same = true")
    # What was said aloud is not said again in another language.
    speak(page, "pt")
    speak(page, "en")
    english = said(page)
    # What was picked stays picked, and nobody reloads anything.
    for language in ("it", "pt"):
        speak(page, language)
        texts = said(page)
        assert foreign(texts, language) == []
        # What is the same in both is a name, a key, the number of a ruling, or said alike in both languages.
        kept = {text for text in english if text in texts and re.search(r"[^\W\d]", text)}
        kept -= {"Grand Vizier", "Ada", "Friend 1", "Friend 2", "C", "H", "L", "T", "U", "Esc", "Tab", "Enter"}
        assert [text for text in kept if not re.fullmatch(r"(3W|GV)-\d+", text) and not speaks(language, text)] == []
        assert page.evaluate("window.same")
        expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    speak(page, "en")
    assert sorted(set(said(page))) == sorted(set(english))
    page.reload()
    expect(page.locator("html[lang=en]")).to_be_attached()


def test_no_page_shows_a_key_or_another_language(windows: Windows, house: House) -> None:
    wrong: list[str] = []
    home = windows.open(house.url).page
    expect(home.get_by_role("button", name="Open the table")).to_be_visible()
    wrong += check(home)
    home.get_by_role("button", name="Help").click()
    home.keyboard.press("Escape")
    lobby = windows.sit(house.table("me", "open", "greedy", own_switch=True, games="chain")).page
    expect(lobby.get_by_role("heading", name="Waiting")).to_be_visible()
    wrong += check(lobby)
    guest = windows.sit(house.table("me", "open", "open"), None).page
    expect(guest.get_by_role("heading", name="There is a place")).to_be_visible()
    wrong += check(guest)

    page = windows.sit(house.table("me", "greedy", "random", round_limit=4)).page
    told: set[str] = set()
    while my_turn(page):
        question = dock(page).get_by_role("heading", level=2).first.inner_text()
        choices(page)
        if question not in told:
            told.add(question)
            # Everything on the table, with a refusal and its rule.
            dock(page).get_by_role("group").get_by_role("button", disabled=True).last.click(force=True)
            dock(page).get_by_role("button", name="3W-").click()
            wrong += check(page)
            dock(page).get_by_role("button", name="Close").click()
        shuffle = dock(page).get_by_role("list").get_by_role("button", name="Shuffle your three cards")
        (shuffle.first if shuffle.count() and len(told) == 2 else choices(page).last).click()
    dock(page).get_by_text("How it ended").click()
    wrong += check(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.evaluate("document.querySelectorAll('dialog details').forEach(found => (found.open = true))")
    wrong += check(page)
    assert "\n".join(sorted(set(wrong))) == ""
