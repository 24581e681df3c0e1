"""The lab's report in a browser without a network: nothing for axe to say, no part beyond the edge."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from grandvizier import cli

from .test_access import axe


@pytest.mark.parametrize("width, scheme", [(1280, "light"), (390, "dark")])
def test_the_report_can_be_read_by_everybody(browser: Browser, tmp_path: Path, width: int, scheme: str) -> None:
    given = ("--option", "round_limit=4", "--players", "3", "--bots", "random,greedy", "--games", "8", "--block", "4")
    assert cli.main(["lab", "three-wishes", *given, "--processes", "1", "--out", str(tmp_path / "out")]) == 0
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)  # type: ignore[arg-type]
    try:
        page = context.new_page()
        page.goto((tmp_path / "out/report.html").as_uri())
        page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert axe(page) == []
    finally:
        context.close()
