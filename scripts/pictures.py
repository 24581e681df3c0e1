"""Takes the three pictures that the README opens with: a table of each game in its middle.

`make pictures` writes docs/pictures; the deals are fixed, so that only a change of the page changes them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts import chromium
from scripts.scenes import GAMES, ask, dock, record, taken_up
from scripts.screenshots import ARGUMENTS, ROOT, Camera, serving

OUT = ROOT / "docs" / "pictures"
MIDDLE = {"three-wishes": 0.5, "sultaniya": 0.7, "sultans-wishes": 0.5}
"""How far each game has come when it is looked at."""
QUALITY = 72


def take(camera: Camera, game: str) -> Path:
    """A table of this game, as whoever is asked there sees it."""
    page = camera.page()
    review = ask(camera, page, "/reviews", {"record": record(game, GAMES[game])})
    turns = [at for at in review["turns"] if at >= MIDDLE[game] * review["events"]]
    taken_up(camera, page, game, review, turns[0])
    dock(page).get_by_role("group").get_by_role("button", disabled=False).first.wait_for()
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.wait_for_timeout(1500)
    path = camera.out / f"{game}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    page.context.close()
    return path


def main() -> int:
    """Take them all."""
    browser_path = chromium.find()
    if browser_path is None:
        print(chromium.MISSING, file=sys.stderr)
        return 2
    OUT.mkdir(exist_ok=True)
    with sync_playwright() as playwright, serving() as url:
        browser = playwright.chromium.launch(executable_path=browser_path, args=ARGUMENTS)
        camera = Camera(browser, url, OUT, "desktop", ("light",))
        for game in GAMES:
            print(take(camera, game).relative_to(ROOT), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
