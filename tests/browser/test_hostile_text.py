"""Text that people enter is text: it runs nothing, moves nothing, and turns nothing around."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from grandvizier import Match
from grandvizier.games import find

from .kit import DESKTOP, PHONE, Friend, House, Table, Window, Windows

HEBREW = "\u05d0\u05d1\u05d2\u05d3"
ARABIC = "\u0633\u0644\u0627\u0645"
NAMES = [
    "<img src=x onerror=hit()>",
    "<svg/onload=hit()>",
    "<script>hit()</script>",
    "\"'><b onclick=hit()>x</b>",
    "javascript:hit()",
    "{ $who }{{hit()}}${hit()}",
    "&lt;b&gt;&#x3c;i",
    "W" * 30,
    HEBREW,
    "Z" + "\u0316\u0317\u0301\u0302" * 7,
]
"""Each of them fits where a name does."""
FOUL = ["\u202eevil\u202c", "a\u200bb\u200d", "\x1b[31mred", "line\nbreak"]
"""What nobody gets to see as it was written."""
LONG = "W" * 280
SPEECHES = [*NAMES, "javascript:hit()//" + LONG, "Z" + "\u0316\u0301" * 140, *FOUL]
LISTEN = """window.hits = 0; window.hit = () => { window.hits += 1 };
window.alert = window.confirm = window.prompt = window.hit;
document.addEventListener("securitypolicyviolation", () => window.hit());"""
WIDER = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const beyond = (one) => !one.childElementCount && one.getBoundingClientRect().right > root.clientWidth + 1;
  const words = [...document.querySelectorAll("body *")].filter((one) => one.textContent.trim() && beyond(one));
  return [root.scrollWidth, ...words.map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 60)}`)];
}"""
TURNED = """names => {
  // Names that run from right to left, and whatever stands beside them, must stay in their order, line by line.
  const block = (node) => {
    let at = node.parentElement;
    while (["inline", "contents"].includes(getComputedStyle(at).display)) at = at.parentElement;
    return at;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const blocks = new Map();
  for (let node; (node = walk.nextNode()); ) {
    if (!node.parentElement.checkVisibility() || !node.data.trim()) continue;
    const at = block(node);
    blocks.set(at, [...(blocks.get(at) ?? []), node]);
  }
  const found = new Set();
  for (const nodes of blocks.values()) {
    if (!nodes.some((node) => names.some((name) => node.data.includes(name)))) continue;
    let last = null;
    for (const node of nodes) {
      for (let n = 0, length; n < node.data.length; n += length) {
        length = names.find((name) => node.data.startsWith(name, n))?.length ?? 1;
        if (/[\\s\\u2068\\u2069]/.test(node.data[n])) continue;
        const range = document.createRange();
        range.setStart(node, n);
        range.setEnd(node, n + length);
        const box = range.getBoundingClientRect();
        const beside = last && Math.abs(box.top - last.top) < box.height / 3;
        if (beside && box.left < last.left - 1) found.add(nodes.map((each) => each.data).join("|"));
        last = box;
      }
    }
  }
  return [...found];
}"""


def held(window: Window, *shown: str) -> None:
    """Nothing ran; these are shown as they are; the page is no wider than its window, and nothing is turned around."""
    page = window.page
    for text in shown:
        expect(page.get_by_text(text).first).to_be_attached()
    assert page.evaluate("window.hits") == 0
    assert page.locator("body img[src=x], body script, body [onclick], body [onload]").count() == 0
    assert page.evaluate(WIDER) == [], "it scrolls sideways"
    assert page.evaluate(TURNED, [HEBREW, ARABIC]) == []


def foul_box(game: str) -> str:
    """The game's components under other names."""
    texts = files(find(game).package).joinpath("components.toml").read_text("utf-8")
    # A card of The Sultan's Wishes is named after several things at once, within which letters may run as they like.
    names = cycle(name for name in NAMES if game != "sultans-wishes" or name != HEBREW)
    return re.sub(r'\b(en|it|pt) = "[^"]*"', lambda found: f"{found[1]} = {json.dumps(next(names))}", texts)


def foul_table(house: House, game: str, *others: str, **more: Any) -> Table:
    """A table of people whose names say nothing good."""
    names = iter(others)
    first = next(names)
    wish = {"game": game, "name": first, "seats": [{"kind": "me"}, *({"kind": "open"} for _ in others[1:])], **more}
    mine = house.post("/tables", wish)
    table = Table(house, mine["table"], {mine["seat"]: mine["token"]}, game)
    for name in names:
        seated = house.post(f"/tables/{table.id}/seats", {"name": name})
        table.tokens[seated["seat"]] = seated["token"]
    return table


@pytest.fixture
def listening(windows: Windows) -> Windows:
    """Windows that count what ran though it should not."""
    honest = windows.context

    def context(**how: Any) -> Any:
        found = honest(**how)
        found.add_init_script(LISTEN)
        return found

    windows.context = context  # type: ignore[method-assign]
    return windows


@pytest.mark.parametrize("names", [NAMES[n : n + 3] for n in range(0, 9, 3)] + [[HEBREW, ARABIC, NAMES[-1]]])
def test_names_and_talk(listening: Windows, house: House, names: list[str]) -> None:
    table = foul_table(house, "three-wishes", *names, talk="open", onlookers_talk=True, memory="notebook", listed=True)
    phone = listening.sit(table, 0, **PHONE)
    desk = listening.sit(table, None, **DESKTOP)
    friend = Friend(table, 1)
    for text in SPEECHES:
        friend._say("say", text=text)
    friend.catch_up()
    for window in (phone, desk):
        held(window)
    for window in (phone, desk):
        window.page.keyboard.press("t")
        held(window, *NAMES[:-1])
    home = listening.open(house.url, **PHONE)
    expect(home.page.get_by_text(names[0]).first).to_be_visible()
    held(home)
    friend.go()


@pytest.mark.parametrize("game", ["three-wishes", "sultaniya", "sultans-wishes"])
def test_names_of_cards_and_tiles(listening: Windows, house: House, game: str) -> None:
    """In a box that somebody else has corrected, at the table and on paper."""
    options = {"travelers": True} if game == "sultans-wishes" else {}
    table = foul_table(house, game, *NAMES[7:], components=foul_box(game), memory="notebook", options=options)
    for seat, language, how in ((0, "en", PHONE), (1, "it", DESKTOP), (None, "pt", PHONE)):
        window = listening.sit(table, seat, {"language": language}, **how)
        held(window)
        for _ in range(3):
            window.page.keyboard.press("Tab")
        held(window)


def test_a_record_that_is_brought_along(listening: Windows, house: House) -> None:
    """What it says went wrong, and the box within it."""
    rules = find("three-wishes").rules(foul_box("three-wishes"))
    window = listening.open(house.url, **PHONE)
    for text in SPEECHES:
        record = Match(rules, players=3, seed=1).record() | {"failure": {"what": text, "trace": text}}
        brought = house.post("/reviews", {"record": record})
        window.page.goto(f"{house.url}/review/{brought['id']}")
        expect(window.page.get_by_role("note")).to_be_visible()
        held(window)


@pytest.mark.parametrize(
    "path",
    [
        "/table/%3Cimg%20src=x%20onerror=hit()%3E",
        "/review/%3Cscript%3Ehit()%3C%2Fscript%3E?at=%3Cimg src=x onerror=hit()%3E",
        "/rules/javascript:hit()#%3Cimg%20src=x%20onerror=hit()%3E",
        "/art/..%2f..%2fapi#javascript:hit()",
        "/learn/%22%3E%3Csvg%20onload=hit()%3E",
        "/%E2%80%AEevil?x=%3Cscript%3Ehit()%3C/script%3E#%3Cscript%3Ehit()%3C/script%3E",
        "/table/%00",
        "/table/%ff",
        "/table/" + "W" * 500,
    ],
)
def test_addresses(listening: Windows, house: House, path: str) -> None:
    window = listening.open(f"{house.url}{path}", **PHONE)
    expect(window.page.get_by_role("main")).to_be_visible()
    held(window)
    # That there is no such table is no error of the page; it may be told late.
    window.page.wait_for_load_state("networkidle")
    window.wrong = [what for what in window.wrong if "404" not in what]


FOUL_SEAT = {
    "table": NAMES[0],
    "game": NAMES[1],
    "seat": 0,
    "token": "x",
    "names": [NAMES[2], HEBREW],
    "when": 1,
    "over": False,
}


@pytest.mark.parametrize(
    "kept",
    [
        {"gv:settings": "null", "gv:seats": "null", "gv:hidden": "null"},
        {"gv:settings": "[]", "gv:seats": "{}", "gv:hidden": '"x"'},
        {"gv:settings": "{", "gv:seats": "[null, 3, {}]", "gv:hidden": "[{}]"},
        {"gv:settings": json.dumps({"language": "xx", "room": NAMES[0], "name": {"trim": 1}, "keys": "no"})},
        {"gv:settings": json.dumps({"language": "__proto__", "name": LONG + NAMES[0]})},
        {"gv:seats": json.dumps([FOUL_SEAT])},
    ],
    ids=str,
)
def test_what_the_browser_kept(listening: Windows, house: House, kept: dict[str, str]) -> None:
    """Another page of this address, an older version or a hand may have written it."""
    store = [{"name": name, "value": value} for name, value in kept.items()]
    state = {"cookies": [], "origins": [{"origin": house.url, "localStorage": store}]}
    window = listening.open(house.url, storage_state=state, **PHONE)
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.page.get_by_role("link", name="Set up a table").or_(window.page.get_by_role("button")).first.wait_for()
    held(window)
