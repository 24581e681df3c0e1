"""Takes the pictures that the README opens with, and those of docs/tour.md.

`make pictures` writes docs/pictures; the deals are fixed, so that only a change of the page changes them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from .camera import ROOT, Camera, Room, studio
from .roles import dock
from .tables import GAMES, ask, choose_first, record, taken_up

OUT = ROOT / "docs" / "pictures"
MIDDLE = {"three-wishes": 0.5, "sultaniya": 0.7, "sultans-wishes": 0.5}
"""How far each game has come when it is looked at."""
QUALITY = 72


def at_table(camera: Camera, page: Page, game: str, *, part: float | None = None) -> None:
    """A table of this game, as whoever is asked there sees it."""
    review = reviewed(camera, page, game)
    at = (part or MIDDLE[game]) * review["events"]
    taken_up(camera, page, game, review, next(turn for turn in review["turns"] if turn >= at))
    dock(page).get_by_role("group").get_by_role("button", disabled=False).first.wait_for()


def reviewed(camera: Camera, page: Page, game: str) -> dict[str, Any]:
    """A whole game among bots, to look back at."""
    return ask(camera, page, "/reviews", {"record": record(game, GAMES[game])})


def first_page(_camera: Camera, page: Page) -> None:
    """What a newcomer sees."""
    page.get_by_role("button", name="Play now against bots").first.wait_for()


def three_wishes(camera: Camera, page: Page) -> None:
    """Cards, carpet and lamp."""
    at_table(camera, page, "three-wishes")


def sultaniya(camera: Camera, page: Page) -> None:
    """A palace under way."""
    at_table(camera, page, "sultaniya")


def sultans_wishes(camera: Camera, page: Page) -> None:
    """The courtyard."""
    at_table(camera, page, "sultans-wishes")


def brought(camera: Camera, page: Page) -> None:
    """What a choice would bring, before it is made."""
    sultans_wishes(camera, page)
    dock(page).get_by_role("button", name="in words").click()


def hinted(camera: Camera, page: Page) -> None:
    """What a good player would choose, and why."""
    sultaniya(camera, page)
    dock(page).get_by_role("button", name="Hint", exact=True).click()
    dock(page).get_by_text("Hint:").wait_for()


def looked_back(camera: Camera, page: Page) -> None:
    """A finished game, weighed."""
    review = reviewed(camera, page, "three-wishes")
    page.goto(f"{camera.url}/review/{review['id']}?at={review['events'] // 2}")
    page.get_by_text("The game has been weighed.").wait_for(timeout=300_000)


def ended(camera: Camera, page: Page) -> None:
    """The palace large, its points counted."""
    review = reviewed(camera, page, "sultaniya")
    taken_up(camera, page, "sultaniya", review, review["choices"][-1] - 1)
    again = dock(page).get_by_role("button", name="Play again")
    words = dock(page).get_by_role("button", name="in words")
    again.or_(words).first.wait_for()
    while not again.is_visible():
        choose_first(page)
        again.or_(words).first.wait_for()
        page.wait_for_timeout(300)
    page.wait_for_timeout(9000)


def lesson(camera: Camera, page: Page) -> None:
    """A first game with the Vizier."""
    page.goto(f"{camera.url}/learn/sultaniya")
    page.locator("#question, .guide, [aria-label='Your choice']").first.wait_for()


PICTURES: Final[dict[str, tuple[Callable[[Camera, Page], None], str, Room]]] = {
    "three-wishes": (three_wishes, "desktop", "light"),
    "sultaniya": (sultaniya, "desktop", "light"),
    "sultans-wishes": (sultans_wishes, "desktop", "light"),
    "first-page": (first_page, "laptop", "light"),
    "lesson": (lesson, "larger-phone", "light"),
    "brings": (brought, "laptop", "light"),
    "hint": (hinted, "larger-phone", "dark"),
    "end": (ended, "laptop", "dark"),
    "review": (looked_back, "laptop", "light"),
}
"""What is shown, on what, and in which light."""


def take(browser: Browser, url: str, name: str) -> Path:
    """One of them."""
    show, size, room = PICTURES[name]
    camera = Camera(browser, url, OUT, size, (room,))
    page = camera.page()
    page.emulate_media(color_scheme=room)
    show(camera, page)
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_timeout(1500)
    path = OUT / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY, scale="css")
    page.context.close()
    return path


def main() -> int:
    """Take them all, or those that are named."""
    OUT.mkdir(exist_ok=True)
    with studio() as (browser, url):
        for name in sys.argv[1:] or PICTURES:
            print(take(browser, url, name).relative_to(ROOT), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
