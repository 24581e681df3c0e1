"""Every title to its end by keys, roles and names alone: from the list of choices, which has all that the mouse has.

Chance has played it so far that some choices of every sort are left.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier.core.events import CHOSE
from grandvizier.games import find

from .kit import Body, House, Window, Windows, again, dock, late

pytestmark = pytest.mark.slow
TABLES: dict[str, tuple[str, int, Body]] = {
    "three-wishes": ("three-wishes", 3, {"round_limit": 4}),
    "sultaniya": ("sultaniya", 2, {}),
    "sultans-wishes": ("sultans-wishes", 1, {}),
    "travelers": ("sultans-wishes", 1, {"travelers": True}),
}
LEFT = 15
"""Choices that were left where we sit down."""
ON = ("place", "take", "call", "reveal", "fulfil")
"""What brings a game on is chosen first; else anything."""
AIMS = {"wish": "fulfil"}
"""What the mouse may also press first, and the verb that this is a part of: a wish, before the card for it."""
SEEN = """async all => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const places = [...document.querySelectorAll("main button[data-place]")];
  const pressable = found => !found.ariaDisabled && !found.ariaHasPopup && found.checkVisibility();
  return {
    sentences: all.map(found => found.innerText),
    focus: all.indexOf(document.activeElement),
    pressable: places.filter(pressable).map(found => Number(found.dataset.place)),
  };
}"""


def step(offers: list[Body]) -> list[Body]:
    """What the page lists: a lone offer is decided, and what completes it is asked."""
    while len(offers) == 1 and offers[0]["then"]:
        offers = offers[0]["then"]
    return offers


def named(offers: list[Body]) -> set[int]:
    """The places of these offers, and of what completes them."""
    places = {place for offer in offers for place in offer["at"]}
    return places.union(*(named(offer["then"]) for offer in offers))


def entries(page: Page) -> Locator:
    """The sentences of the list."""
    return dock(page).get_by_role("list").get_by_role("button")


def look(page: Page, offers: list[Body]) -> set[int]:
    """The list has a sentence of its own for each of these, all of which can be pressed too: what can be pressed."""
    seen = entries(page).evaluate_all(SEEN)
    assert seen["focus"] == 0
    assert len(set(seen["sentences"])) == len(seen["sentences"]) == len(offers), seen["sentences"]
    assert {place for offer in offers for place in offer["at"]} <= set(seen["pressable"]), "not to be pressed"
    return set(seen["pressable"])


def answer(window: Window, update: Body, rng: Random, kinds: list[str]) -> None:
    """Answer a question from the list, step by step."""
    page, offers = window.page, step(update["offers"])
    aims = {kind for kind, verb in AIMS.items() if any(offer["do"] == verb for offer in offers)}
    page.keyboard.press("c")
    while True:
        beyond = look(page, offers) - named(update["offers"])
        assert [place for place in beyond if kinds[place] not in aims] == [], "not in the list"
        wanted = [n for verb in ON for n, offer in enumerate(offers) if offer["do"] == verb]
        chosen = wanted[0] if wanted else rng.randrange(len(offers))
        for _ in range(chosen):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        if not offers[chosen]["then"]:
            break
        offers = step(offers[chosen]["then"])
    window.until(lambda newer: bool(newer["at"] > update["at"]))
    newer = next(one for one in window.updates if one["at"] > update["at"])
    told = newer["events"][update["start"] + len(update["events"]) - newer["start"] :]
    path = offers[chosen]["path"]
    assert [event[2] for event in told if event[:2] == [CHOSE, 0]][: len(path)] == path


@pytest.mark.parametrize("title", TABLES)
def test_a_game_from_the_list_to_its_end(windows: Windows, house: House, title: str) -> None:
    game, players, options = TABLES[title]
    # On a lower one the chart and the desert of the Travelers share a place.
    large = {"width": 1440, "height": 900}
    window = windows.sit(late(house, game, LEFT, players, **options), viewport=large)
    page, rng = window.page, Random(title)
    kinds = [str(kind) for kind, *_ in find(game).rules().places]
    questions = set()
    while (update := window.until(lambda now: bool(now["offers"]) or now["view"]["over"]))["offers"]:
        questions.add(update["view"]["asked"]["question"])
        answer(window, update, rng, kinds)
        # The keyboard is not left nowhere.
        page.wait_for_function("() => document.activeElement !== document.body")
    assert len(questions) >= 2
    expect(dock(page).get_by_role("heading").first).to_have_text(re.compile("win|share|points"))
    expect(again(page)).to_be_enabled()
