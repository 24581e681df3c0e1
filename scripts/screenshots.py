#!/usr/bin/env python3
"""Takes pictures of every state of the page: on a phone and a desktop, in the light and the dark room.

The server runs here with fixed seeds, so that the pictures of two versions can be laid side by side.
"""

from __future__ import annotations

import argparse
import html
import itertools
import json
import queue
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, get_args
from unittest.mock import patch

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from grandvizier.server.config import Settings
from grandvizier.server.serve import server
from scripts import chromium
from scripts.scenes import SCENES as AROUND
from scripts.scenes import dock

ROOT = Path(__file__).resolve().parent.parent
HANDHELD = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 740}} | HANDHELD,
    "small-phone": {"viewport": {"width": 320, "height": 640}} | HANDHELD,
    "larger-phone": {"viewport": {"width": 390, "height": 844}} | HANDHELD,
    "tablet": {"viewport": {"width": 768, "height": 1024}} | HANDHELD,
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "on-its-side": {"viewport": {"width": 844, "height": 390}} | HANDHELD,
    "enlarged": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
    "desk": {"viewport": {"width": 1920, "height": 1080}},
    "wall": {"viewport": {"width": 3840, "height": 2160}},
}
USUAL = ("desktop", "phone")
"""The sizes that are taken unless others are asked for."""
Room = Literal["light", "dark"]
ROOMS: tuple[Room, ...] = get_args(Room)
ARGUMENTS = [*chromium.ARGUMENTS, "--disable-background-networking", "--disable-sync"]
CARD = re.compile(r"^(the (left|right) centre|(your|[^:]*’s) (first|second|third)) card, ")
SLOWLY = """ms => { const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const found = animate.call(this, frames, how);
    found.currentTime = ms;
    found.playbackRate = 0;
    return found;
  } }"""
"""Everything that moves stands still after so many milliseconds."""


@contextmanager
def serving() -> Iterator[str]:
    """A server whose tables come out the same every time."""
    numbers = itertools.count(1)
    ports: queue.Queue[int] = queue.Queue()
    rates = ("guest_rate", "address_rate", "bring_rate", "socket_rate")
    settings = dict.fromkeys(rates, "1000000/second") | {"tables_per_guest": 100_000}
    with (
        tempfile.TemporaryDirectory() as data,
        patch("grandvizier.server.table.registry.secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}"),
    ):
        served = server(Settings(data=Path(data), port=0, pause=0.0, workers=1, **settings), ports.put)  # type: ignore[arg-type]
        thread = threading.Thread(target=served.run, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{ports.get(timeout=30)}"
        served.should_exit = True
        thread.join(20)


@dataclass
class Camera:
    """One browser of one size, with what it has taken so far."""

    browser: Browser
    url: str
    out: Path
    size: str
    rooms: Sequence[Room]
    taken: list[str] = field(default_factory=list)

    def page(self, **settings: Any) -> Page:
        """A fresh visitor."""
        kept = json.dumps({"language": "en", "name": "Ada", "careful": False} | settings)
        store: Any = {"origin": self.url, "localStorage": [{"name": "gv:settings", "value": kept}]}
        context = self.browser.new_context(
            locale="en-GB",
            service_workers="block",
            storage_state={"cookies": [], "origins": [store]},
            **SIZES[self.size],
        )
        context.set_default_timeout(20_000)
        page = context.new_page()
        page.goto(self.url)
        page.get_by_role("button", name="Open the table").wait_for()
        return page

    def take(self, page: Page, name: str, *, whole: bool = False, still: bool = True) -> None:
        """A picture of what is on the screen, or of the whole page, in each room; once everything has come to rest."""
        if still:
            page.wait_for_timeout(700)
        for room in self.rooms:
            page.emulate_media(color_scheme=room)
            path = self.out / f"{name}-{self.size}-{room}.png"
            page.screenshot(path=path, full_page=whole)
            self.taken.append(path.name)

    def table(self, *seats: str, rounds: int = 4, memory: str = "Notebook", games: str = "A single game") -> Page:
        """Open a table through the form."""
        page = self.page()
        page.get_by_role("combobox", name="Players", exact=True).select_option(str(len(seats) + 1))
        for number, seat in enumerate(seats, 2):
            page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(label=seat)
        page.get_by_text("More about this table").click()
        page.get_by_label("Show all hands after this many rounds").fill(str(rounds))
        page.get_by_label("How many games to play").select_option(label=games)
        page.get_by_role("combobox", name="Memory").select_option(label=memory)
        page.get_by_role("button", name="Open the table").click()
        return page


# The page through its roles.


def verbs(page: Page) -> Locator:
    """The verbs that may be chosen."""
    return dock(page).get_by_role("group").get_by_role("button", disabled=False)


def verb(page: Page, name: str) -> None:
    """Choose a verb."""
    verbs(page).filter(has_text=re.compile(f"^{name}$")).click()


def over(page: Page) -> Locator:
    """Stands there once the game is over."""
    return dock(page).get_by_role("button", name="Play again")


def my_turn(page: Page) -> bool:
    """Wait until one may choose (True) or the game is over (False)."""
    verbs(page).or_(over(page)).first.wait_for()
    return not over(page).is_visible()


def card(page: Page, name: str) -> Locator:
    """The place of a card."""
    return page.get_by_role("main").get_by_role("button", name=re.compile(f"^{name}, "))


def lit(page: Page) -> Locator:
    """The places that may be chosen."""
    return page.get_by_role("main").get_by_role("button", name=CARD, disabled=False, pressed=False)


def look(page: Page) -> None:
    """Look at the first card, and wait for the first turn."""
    my_turn(page)
    card(page, "your first card").click()
    my_turn(page)


def switch(page: Page) -> None:
    """Switch a card of mine with one of the centre, as the first action."""
    verb(page, "Switch")
    card(page, "your second card").click()
    card(page, "the left centre card").click()
    page.get_by_role("heading", name="Take your second action.").wait_for()


def play_on(page: Page, choose: Callable[[Page], None], until: Callable[[], bool]) -> bool:
    """Play until something is seen; whether it was, before the end."""
    while my_turn(page):
        if until():
            return True
        choose(page)
    return False


def never() -> bool:
    """Play to the end."""
    return False


def next_game(page: Page) -> Locator:
    """Stands there while the last game of a chain still lies on the table."""
    return page.get_by_role("main").get_by_role("button", name="Next game")


def peek_or_look(page: Page) -> None:
    """Whatever comes first; a game that has ended is cleared away."""
    verb(page, verbs(page).first.inner_text())
    lit(page).or_(next_game(page)).first.wait_for()
    if next_game(page).is_visible():
        next_game(page).click()
    lit(page).first.click()


# The pictures.


def before(camera: Camera) -> None:
    """Up to the table."""
    page = camera.page()
    camera.take(page, "01-first-page")
    camera.take(page, "02-first-page-whole", whole=True)
    page.get_by_role("button", name="Help").click()
    camera.take(page, "03-help")
    waiting = camera.table("Open, for a friend", "Bot: careful")
    waiting.get_by_role("heading", name="Waiting").wait_for()
    camera.take(waiting, "04-waiting", whole=True)
    guest = camera.page(name="")
    guest.goto(waiting.url)
    guest.get_by_role("heading", name="There is a place").wait_for()
    camera.take(guest, "05-a-place-for-you", whole=True)
    for one in (page, waiting, guest):
        one.context.close()


def turns(camera: Camera) -> None:
    """A turn, step by step."""
    page = camera.table("Bot: careful", "Bot: careful")
    my_turn(page)
    camera.take(page, "06-first-look")
    look(page)
    camera.take(page, "07-own-turn")
    verb(page, "Switch")
    camera.take(page, "08-switch-lit")
    card(page, "your second card").click()
    camera.take(page, "09-place-chosen")
    dock(page).get_by_role("button", name="Declare the end").click(force=True)
    dock(page).get_by_role("button", name="3W-8").click()
    camera.take(page, "10-refusal")
    page.reload()
    my_turn(page)
    page.evaluate(SLOWLY, 120)
    switch(page)
    camera.take(page, "11-switch-in-motion", still=False)
    page.reload()
    my_turn(page)
    page.evaluate(SLOWLY, 200)
    dock(page).get_by_role("button", name="Undo").click()
    page.get_by_role("heading", name="Take your first action.").wait_for()
    camera.take(page, "11-undo-in-motion", still=False)
    page.reload()
    my_turn(page)
    switch(page)
    verb(page, "Shuffle")
    camera.take(page, "12-shuffle-to-confirm")
    page.evaluate(SLOWLY, 150)
    dock(page).get_by_role("button", name="Shuffle your three cards").click()
    lost = page.get_by_role("main").get_by_role("list", name="Lost track of")
    lost.wait_for()
    camera.take(page, "13-shuffle-in-motion", still=False)
    page.reload()
    my_turn(page)
    lost.get_by_role("button").first.click()
    camera.take(page, "14-notebook-lost-card")
    page.reload()
    look(page)
    verb(page, "Peek")
    card(page, "Farhad’s second card").click()
    my_turn(page)
    camera.take(page, "15-peeked")
    page.context.close()


def ways(camera: Camera) -> None:
    """Other ways to look at a turn."""
    page = camera.table("Bot: careful", "Bot: careful")
    look(page)
    words = dock(page).get_by_role("button", name="in words")
    words.click()
    camera.take(page, "16-choices-in-words")
    words.click()
    camera.take(page, "17-whole-page", whole=True)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Help").wait_for()
    camera.take(page, "18-help-at-the-table")
    page.context.close()


def result(camera: Camera) -> None:
    """The end declared, once a game lasts until it may be."""
    for _ in range(12):
        page = camera.table("Bot: careful", "Bot: careful")
        declare = dock(page).get_by_role("group").get_by_role("button", name="Declare the end", disabled=False)
        if play_on(page, peek_or_look, declare.is_visible):
            break
        page.context.close()
    verb(page, "Declare the end")
    camera.take(page, "19-declare-to-confirm")
    dock(page).get_by_role("button", name="Declare the end of the game").click()
    over(page).wait_for()
    page.wait_for_timeout(3000)
    camera.take(page, "20-result")
    camera.take(page, "21-result-whole", whole=True)
    page.goto(camera.url)
    page.get_by_text("Finished games").click()
    camera.take(page, "21-first-page-again", whole=True)
    page.get_by_role("link", name="My games and numbers").click()
    page.get_by_role("heading", name="Game by game").wait_for()
    camera.take(page, "21-my-games", whole=True)
    page.context.close()


def memory(camera: Camera) -> None:
    """A table that forgets, while one still looks: until no bot has moved the card at once."""
    for _ in range(12):
        page = camera.table("Bot: careful", "Bot: careful", memory="From memory")
        look(page)
        looking = dock(page).get_by_role("button", name="Done looking").is_visible()
        if looking:
            camera.take(page, "22-faithful-look")
        page.context.close()
        if looking:
            break


def many(camera: Camera) -> None:
    """More players."""
    for players in (4, 5):
        page = camera.table(*["Bot: careful"] * (players - 1))
        look(page)
        camera.take(page, f"23-{players}-players")
        page.context.close()


def ends(camera: Camera) -> None:
    """Games until one has no winner, then a chain until it is won."""
    nobody = "Nobody wins this time."
    for _ in range(12):
        page = camera.table("Bot: careful", "Bot: careful")
        play_on(page, peek_or_look, never)
        if dock(page).get_by_role("heading", name=nobody).count():
            page.wait_for_timeout(3000)
            camera.take(page, "24-nobody-wins")
            page.context.close()
            break
        page.context.close()
    page = camera.table("Bot: careful", "Bot: careful", games="A chain of games until somebody is grand master")
    if play_on(page, peek_or_look, next_game(page).is_visible):
        page.wait_for_timeout(3000)
        camera.take(page, "25-chain-between-games")
    play_on(page, peek_or_look, never)
    page.wait_for_timeout(3000)
    camera.take(page, "26-chain-won")
    page.context.close()


def in_words(page: Page, choices: int) -> None:
    """Make so many choices, each time the first of the list."""
    listed = dock(page).get_by_role("list").get_by_role("button")
    for _ in range(choices):
        if not my_turn(page):
            return
        if not listed.first.is_visible():
            dock(page).get_by_role("button", name="in words").click()
        listed.first.click()
    my_turn(page)


def boards(camera: Camera) -> None:
    """The other games: as they begin, and some turns on."""
    for number, title in ((27, "Sultaniya"), (28, "The Sultan’s Wishes")):
        page = camera.page()
        game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title))
        game.get_by_role("button", name="Play now against bots").click()
        name = f"{number}-{title.split()[-1].lower()}"
        my_turn(page)
        camera.take(page, f"{name}-begins", whole=True)
        in_words(page, 12)
        page.reload()
        my_turn(page)
        camera.take(page, f"{name}-later", whole=True)
        camera.take(page, f"{name}-screen")
        page.context.close()


def library(camera: Camera) -> None:
    """The rules and the art sheets."""
    page = camera.page()
    for book in ("rules", "art"):
        for game in ("", "three-wishes", "sultaniya", "sultans-wishes"):
            page.goto(f"{camera.url}/{book}/{game}")
            page.locator("figure, #goes, .games").first.wait_for()
            camera.take(page, f"29-{book}{f'-{game}' if game else ''}", whole=True)
    page.goto(f"{camera.url}/rules/sultans-wishes#SW-25")
    page.locator("#SW-25:focus").wait_for()
    camera.take(page, "30-rules-one-ruling")
    page.get_by_role("searchbox").fill("guard")
    camera.take(page, "30-rules-search")
    page.goto(f"{camera.url}/castle")
    page.get_by_role("heading", name="There is no such page.").wait_for()
    camera.take(page, "31-no-such-page")
    page.context.close()


SCENES: dict[str, Callable[[Camera], None]] = {
    "before": before,
    "turns": turns,
    "ways": ways,
    "result": result,
    "memory": memory,
    "many": many,
    "ends": ends,
    "boards": boards,
    "library": library,
    **AROUND,
}


def contact_sheet(out: Path) -> None:
    """All pictures on one page, a row for each state."""
    rows: dict[str, list[str]] = {}
    for path in sorted(out.glob("*.png")):
        rows.setdefault(path.stem.rsplit("-", 2)[0], []).append(path.name)
    lines = [
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Grand Vizier in pictures</title><style>",
        "body { font: 16px system-ui; margin: 2rem; background: #888 }",
        "figure { display: inline-block; margin: 0.5rem }",
        "img { height: 20rem; border: 1px solid } a { color: inherit }</style><h1>Grand Vizier in pictures</h1>",
    ]
    for name, files in rows.items():
        lines.append(f"<h2>{html.escape(name)}</h2>")
        lines += [
            f"<figure><a href='{file}'><img src='{file}' alt='{file}' loading='lazy'></a>"
            f"<figcaption>{file}</figcaption></figure>"
            for file in files
        ]
    (out / "index.html").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> int:
    """Take them all."""
    example = "Example: python -m scripts.screenshots --size phone"
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], epilog=example)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots", metavar="DIR", help="where they go")
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size")
    parser.add_argument("--room", choices=ROOMS, action="append", help="only this room")
    parser.add_argument("--scene", choices=SCENES, action="append", help="only this part")
    args = parser.parse_args()
    browser_path = chromium.find()
    if browser_path is None:
        print(chromium.MISSING, file=sys.stderr)
        return 2
    args.out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, serving() as url:
        browser = playwright.chromium.launch(executable_path=browser_path, args=ARGUMENTS)
        for size, scene in itertools.product(args.size or USUAL, args.scene or SCENES):
            camera = Camera(browser, url, args.out, size, args.room or ROOMS)
            SCENES[scene](camera)
            print(f"{size}, {scene}: {len(camera.taken)} pictures", flush=True)
        browser.close()
    contact_sheet(args.out)
    print(f"{args.out / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
