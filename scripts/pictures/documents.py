"""Takes the three pictures that the README opens with: a table of each game in its middle.

`make pictures` writes docs/pictures; the deals are fixed, so that only a change of the page changes them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .camera import ROOT, Camera, studio
from .roles import dock
from .tables import GAMES, ask, record, taken_up

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
    OUT.mkdir(exist_ok=True)
    with studio() as (browser, url):
        camera = Camera(browser, url, OUT, "desktop", ("light",))
        for game in GAMES:
            print(take(camera, game).relative_to(ROOT), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
