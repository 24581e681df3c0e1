"""Small things that are read at every card: whole words, signs beside their titles, one full stop, and noughts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .catalogues import GATHER
from .kit import House, Windows, drawn
from .test_layout import SETTLED
from .test_sizes import met

pytestmark = pytest.mark.slow
SIZES = ((320, 640), (390, 844), (640, 360), (720, 450), (844, 390), (1280, 720), (1440, 900))
BROKEN = """() => {
  const broken = [];
  const walker = document.createTreeWalker(document.querySelector(".playing"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest(".hidden, title") || node.parentElement.getBoundingClientRect().width < 2) continue;
    for (const { index, 0: word } of node.data.matchAll(/\\p{L}{2,}[.,:;?!]?/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const drawn = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = new Set(drawn.map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""Words of the table that stand on two lines."""
OVERLAPPING = """() => [...document.querySelectorAll(".board .wish .head")].flatMap((head) => {
  const title = document.createRange();
  title.selectNodeContents(head.querySelector(".name"));
  const signs = [...head.querySelectorAll(".emblem svg")].map((sign) => sign.getBoundingClientRect());
  const lines = [...title.getClientRects()].filter(({ width }) => width > 1);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const runsInto = lines.some((line) => signs.some((sign) => sign.width && meet(line, sign)));
  return runsInto ? [title.toString()] : [];
})"""
"""Titles of wishes into which their own signs run."""
MISSAID = {
    "two full stops": re.compile(r"(?<!\.)\.\.(?!\.)"),
    "a nought of one": re.compile(r"\b0 (coração|gema|ponto|carta|mercadoria|relíquia|heart|gem|point|card)\b"),
}


def test_no_word_is_broken_where_one_chooses_who_to_be(windows: Windows, house: House) -> None:
    table = met(house, "sultaniya", 4, lambda view: view["asked"]["question"] == "character", characters="choose")
    for language in ("en", "it", "pt"):
        page = windows.sit(table, settings={"language": language}).page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            assert page.evaluate(BROKEN) == [], (language, width)


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_words_are_whole_and_said_as_one_says_them(windows: Windows, house: House, language: str) -> None:
    def full(view: Any) -> bool:
        finals = sum(wish["final"] for wish in view["wishes"])
        return bool(finals >= 2 and view["asked"]["question"] == "turn")

    table = met(house, "sultans-wishes", 4, full, travelers=True)
    page = windows.sit(table, settings={"language": language}).page
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        page.evaluate(SETTLED)
        for what, found in (("broken", page.evaluate(BROKEN)), ("under its sign", page.evaluate(OVERLAPPING))):
            wrong += [f"{width}x{height}: {one} is {what}" for one in found]
    texts = page.evaluate(GATHER)
    wrong += [f"{what}: {text}" for text in texts for what, missaid in MISSAID.items() if missaid.search(text)]
    assert not wrong, "\n".join(wrong)
