"""Which Chromium draws the page for tests and pictures."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The best first: without all that only a window needs, a page costs less than half of the processor's time."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=slight"]
"""Letters are drawn as in a window, to the pixel."""
MISSING = "Chromium is not installed (Debian: apt-get install chromium-headless-shell; Ubuntu: chromium)."


def find() -> str | None:
    """Where it lies, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)
