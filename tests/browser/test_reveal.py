"""How a game of 3 Wishes ended is told when the cards are turned, not before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .kit import House, Windows, again, choices, dock, my_turn

pytestmark = pytest.mark.slow

WATCH = """() => {
  const ends = /wins|share the win|Nobody wins/;
  const places = { panel: "#result-title", log: "#log-entries", aloud: "[aria-live=polite]" };
  const animate = Element.prototype.animate;
  window.turned = [];
  window.told = {};
  Element.prototype.animate = function (...how) {
    const moving = animate.apply(this, how);
    if (this.matches(".flip")) window.turned.push(moving);
    return moving;
  };
  new MutationObserver(() => {
    for (const [name, where] of Object.entries(places)) {
      const said = [...document.querySelectorAll(where)].some((found) => ends.test(found.textContent));
      if (said && !(name in window.told)) {
        window.told[name] = window.turned.filter((one) => one.playState === "running").length;
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes how many cards were still turning when panel, log and voice first told the end."""


def test_the_end_is_told_when_the_cards_are_turned(windows: Windows, house: House) -> None:
    table = house.table("me", "greedy", "greedy", round_limit=4)
    page = windows.sit(table, reduced_motion="no-preference").page
    page.evaluate(WATCH)
    while my_turn(page):
        choices(page).first.click()
    expect(again(page)).to_be_enabled()
    expect(dock(page).get_by_role("heading").first).to_have_text(re.compile("win|share"))
    page.wait_for_function("() => Object.keys(window.told).length === 3")
    assert page.evaluate("window.told") == {"panel": 0, "log": 0, "aloud": 0}
    assert page.evaluate("window.turned.length") >= 9, "every hand is turned up"
