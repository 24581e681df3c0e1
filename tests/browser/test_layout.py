"""Nothing that may be chosen, and nothing that decides a choice, is covered or lost: at every size, in many positions.

The positions come from games that chance has played; each is opened as a branch of its record, so nobody plays here.
"""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import grandvizier as gv

from .kit import Body, House, Windows, drawn

CHECK = (Path(__file__).parent / "layout.js").read_text("utf-8")
SIZES = {
    "a small phone": (320, 640),
    "a phone": (390, 844),
    "a tablet": (768, 1024),
    "a phone on its side": (844, 390),
    "a small laptop": (1280, 720),
    "a laptop": (1440, 900),
    "a desk": (1920, 1080),
    "a small laptop, twice enlarged": (640, 360),
    "a laptop, twice enlarged": (720, 450),
    "a desk, twice enlarged": (960, 540),
}
EXTREME = ("a small phone", "a small laptop, twice enlarged", "a desk")
TALL = {"a small phone", "a phone"}
"""Held upright: the page itself is scrolled."""
LANGUAGES = ("en", "it", "pt")
POSITIONS = 2
TABLES = [
    *(("three-wishes", players, False) for players in (3, 4, 5)),
    *(("sultaniya", players, False) for players in (1, 2, 3, 4)),
    *(("sultans-wishes", players, travelers) for players in (1, 2, 3, 4) for travelers in (False, True)),
]
"""At each of them every size is seen, the extremes with the fullest position and with another one."""
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def full(match: gv.Match) -> int:
    """How much there is to draw and to choose."""
    assert match.seat is not None
    return len(json.dumps(match.view(match.seat))) + 40 * len(match.choices(match.seat))


def positions(game: str, players: int, seed: str, **options: bool) -> tuple[Body, list[int]]:
    """A game that chance has played, and moments in which its first seat is asked: the fullest, and others."""
    rng = Random(f"{game} {players} {seed}")
    match = gv.Match(game, players=players, seed=seed, options=options)
    asked: list[tuple[int, int]] = []
    while match.seat is not None:
        if match.seat == 0:
            asked.append((full(match), len(match.told(0))))
        choice = rng.choice(match.choices(match.seat))
        while choice.then:
            choice = rng.choice(choice.then)
        match.play(match.seat, *choice.path)
    fullest = max(asked)[1]
    others = rng.sample([at for _, at in asked if at != fullest], min(POSITIONS - 1, len(asked) - 1))
    return dict(match.record()), [fullest, *others]


def sizes(table: int, position: int) -> list[str]:
    """The sizes at which a position of a table is looked at: each size meets another position at the next table."""
    rest = [size for size in SIZES if size not in EXTREME]
    turned = [rest[(table + n) % len(rest)] for n in range(len(rest))]
    return [*(EXTREME if position == 0 else EXTREME[position - 1 : position]), *turned[position::POSITIONS]]


def places(offers: list[Body]) -> set[int]:
    """Every place that is named by what may be chosen first."""
    return set(chain.from_iterable(offer["at"] for offer in offers))


def sit_down(page: Page, house: House, game: str, review: str, at: int, language: str) -> None:
    """Open a moment of a game as the first seat of a table of its own."""
    wish = {"at": at, "seat": 0, "name": "Ada", "bot": "random"}
    seated = house.post(f"/reviews/{review}/branch", wish)
    kept = {key: seated[key] for key in ("table", "seat", "token")}
    kept |= {"others": [], "game": game, "names": [], "when": 0, "over": False}
    stored: dict[str, Any] = {"gv:seats": [kept], "gv:settings": {"language": language}}
    page.evaluate(
        "stored => Object.entries(stored).forEach(([name, kept]) => localStorage.setItem(name, JSON.stringify(kept)))",
        stored,
    )
    page.goto(f"{house.url}/table/{seated['table']}")
    drawn(page)


def looked_at(page: Page, asks: Body) -> list[str]:
    """What is wrong once everything lies where it belongs: found twice running."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(CHECK, asks)
    for _ in range(20):
        if not found:
            break
        page.evaluate(SETTLED)
        before, found = found, page.evaluate(CHECK, asks)
        if found == before:
            break
    return found


@pytest.mark.slow
@pytest.mark.parametrize("table", range(len(TABLES)), ids=lambda table: "-".join(map(str, TABLES[table])))
def test_nothing_is_covered_or_lost(windows: Windows, house: House, table: int) -> None:
    game, players, travelers = TABLES[table]
    options = {"travelers": travelers} if game == "sultans-wishes" else {}
    record, moments = positions(game, players, "layout", **options)
    review = house.post("/reviews", {"record": record})["id"]
    window = windows.open(house.url + "/rules")
    page = window.page
    wrong: list[str] = []
    seen: set[str] = set()
    for position, at in enumerate(moments):
        window.frames.clear()
        sit_down(page, house, game, review, at, LANGUAGES[(table + position) % len(LANGUAGES)])
        update = window.until(lambda update: bool(update["offers"]))
        offered = sorted(places(update["offers"]))
        for size in sizes(table, position):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            found = looked_at(page, {"offered": offered, "fixed": size not in TALL})
            wrong += [f"{at} on {size} ({width}x{height}): {what}" for what in found]
            seen.add(size)
    assert not wrong, "\n".join(wrong)
    assert seen == set(SIZES)


@pytest.mark.slow
def test_the_tray_is_as_high_while_a_card_for_a_wish_is_sought(windows: Windows, house: House) -> None:
    """Where a card has four uses, and what is asked takes their room."""
    record, (fullest, *_) = positions("sultans-wishes", 2, "layout", travelers=True)
    page = windows.open(house.url + "/rules", viewport={"width": 1280, "height": 720}).page
    sit_down(page, house, "sultans-wishes", house.post("/reviews", {"record": record})["id"], fullest, "it")
    wish = page.locator(".wish > button[data-place]:not([aria-disabled])").first
    wish.wait_for()
    before = page.locator(".yard > .mine").bounding_box()
    wish.click()
    page.locator(".asks").get_by_role("status").wait_for()
    page.evaluate(SETTLED)
    assert page.locator(".yard > .mine").bounding_box() == before
