"""How a game of 3 Wishes ended is told when the cards are turned, not before."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .kit import DESKTOP, PHONE, House, Windows, again, choose_first, dock, my_turn

pytestmark = pytest.mark.slow

WATCH = """() => {
  const ends = /wins|share the win|Nobody wins/;
  const all = (where) => [...document.querySelectorAll(where)];
  const says = (where) => () => all(where).some((found) => ends.test(found.textContent));
  const shows = (where) => () => all(where).some((found) => getComputedStyle(found).opacity > 0);
  const tells = {
    panel: says("#result-title"),
    log: says("#log-entries"),
    aloud: says("[aria-live=polite]"),
    verdict: shows("[data-verdict]"),
    gold: shows("[data-verdict] .best"),
    crown: shows(".crown"),
    results: shows(".results"),
    marker: shows(".board .markers"),
    counted: () => all(".whose b").some((found) => found.textContent),
  };
  const animate = Element.prototype.animate;
  const done = (some) => some.filter((one) => one.playState === "finished").length;
  const [turned, judged] = [[], []];
  window.told = {};
  window.turned = turned;
  Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how);
    if (this.matches(".flip")) turned.push(one);
    if (this.matches("[data-verdict]")) judged.push(one);
    return one;
  };
  const everyFrame = () => {
    for (const [name, now] of Object.entries(tells)) {
      if (!(name in window.told) && now()) window.told[name] = [done(turned), done(judged)];
    }
    requestAnimationFrame(everyFrame);
  };
  everyFrame();
}"""
"""Notes how many cards were turned, and how many verdicts given, when each thing first told the end."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_is_told_when_the_cards_are_turned(windows: Windows, house: House, size: dict[str, Any]) -> None:
    table = house.table("me", "greedy", "greedy", round_limit=4)
    window = windows.sit(table, reduced_motion="no-preference", **size)
    page = window.page
    page.get_by_text("What happened").first.evaluate("summary => summary.closest('details').open = true")
    page.evaluate(WATCH)
    while my_turn(page):
        choose_first(window)
    expect(again(page)).to_be_enabled()
    expect(dock(page).get_by_role("heading").first).to_have_text(re.compile("win|share"))
    told = {"panel", "log", "aloud", "verdict", "counted"}
    if window.now["view"]["winner"] is not None:
        told |= {"gold", "crown"}
    if size is PHONE:
        told |= {"results"}
    page.wait_for_function("names => names.every((name) => name in window.told)", arg=sorted(told))
    found = page.evaluate("window.told")
    assert set(found) == told
    assert all(cards >= 9 for cards, _ in found.values()), found
    assert all(verdicts == 3 for name, (_, verdicts) in found.items() if name != "verdict"), found


def test_a_marker_is_counted_when_the_cards_are_turned(windows: Windows, house: House) -> None:
    table = house.table("me", "greedy", "greedy", round_limit=4, games="chain")
    window = windows.sit(table, reduced_motion="no-preference")
    page = window.page
    page.evaluate(WATCH)
    while not any(window.now["view"]["markers"]):
        choose_first(window)
    page.wait_for_function("() => 'marker' in window.told")
    assert page.evaluate("window.told.marker[0]") >= 9
