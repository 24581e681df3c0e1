"""Three languages: changed at once, nothing left behind, and never a key or a placeholder."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from .catalogues import GATHER, foreign, raw, speaks
from .kit import House, Windows, choices, verbs
from .test_memory import in_turn

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


def check(page: Page, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """What is wrong with the words of this page, in any of these languages."""
    assert page.locator("main").inner_text(), "there is nothing to read"
    wrong = []
    for language in languages:
        speak(page, language)
        texts = said(page)
        wrong += [f"{language}: {text}" for text in raw(texts)]
        if language != "en":
            wrong += [f"{language}, still English: {text}" for text in foreign(texts, language)]
    return wrong


def test_a_language_is_changed_at_once(windows: Windows, house: House) -> None:
    window = in_turn(windows, house, "notebook")
    page = window.page
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
        kept -= {"Grand Vizier", "Ada", "Friend 1", "Friend 2", "C", "H", "L", "P", "T", "U", "Esc", "Tab", "Enter"}
        assert [text for text in kept if not re.fullmatch(r"(3W|GV)-\d+", text) and not speaks(language, text)] == []
        assert page.evaluate("window.same")
        expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    speak(page, "en")
    assert sorted(set(said(page))) == sorted(set(english))
    page.reload()
    expect(page.locator("html[lang=en]")).to_be_attached()
