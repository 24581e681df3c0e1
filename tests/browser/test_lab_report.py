"""The lab's report in a browser without a network: nothing for axe to say, no part beyond the edge."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize

from grandvizier import cli
from grandvizier.games import find

from .test_access import axe

PAPER: Final[ViewportSize] = {"width": 720, "height": 1050}
"""What a browser lays out for a sheet of A4 with its margins."""
OWN: Final = "from grandvizier.bots import RandomBot\n\n\nclass WhoeverChoosesAnything(RandomBot):\n    pass\n"
"""Whoever names a bot of their own by its file may have a long name for it."""


@pytest.mark.parametrize("width, scheme", [(1280, "light"), (390, "dark")])
def test_the_report_can_be_read_by_everybody(browser: Browser, tmp_path: Path, width: int, scheme: str) -> None:
    other = tmp_path / "other.toml"
    other.write_text(find("three-wishes").shipped_text.replace("value = 4, special", "value = 5, special", 1), "utf-8")
    given = ("--option", "round_limit=4", "--players", "3", "--games", "8", "--block", "4")
    own = tmp_path / "own.py"
    own.write_text(OWN, "utf-8")
    bots = ("--bots", f"random,greedy,{own}:WhoeverChoosesAnything")
    more = (*bots, "--without", "switch", "--beside", str(other), "--processes", "1", "--out", str(tmp_path / "out"))
    assert cli.main(["lab", "three-wishes", *given, *more]) == 0
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)  # type: ignore[arg-type]
    try:
        page = context.new_page()
        page.goto((tmp_path / "out/report.html").as_uri())
        page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert axe(page) == []
        page.emulate_media(media="print", color_scheme="light")
        page.set_viewport_size(PAPER)
        assert page.evaluate("document.documentElement.scrollWidth") == PAPER["width"]
        assert not page.locator("nav").is_visible(), "on paper nothing can be followed"
        assert page.get_by_role("heading", name="Another components file").is_visible()
    finally:
        context.close()
