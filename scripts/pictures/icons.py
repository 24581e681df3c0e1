"""Draws the icons of the installed page from web/public/icon.svg: `python -m scripts.pictures.icons`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
ICONS = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    # Cut to any shape by the system: the drawing stays within the middle, on its own ground.
    "maskable-512": (512, 0.72),
    "touch-180": (180, 0.86),
}
"""Each by its size, and how much of it the drawing fills."""
GROUND = "#14213d"


def main() -> int:
    """All of them."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("Icons need Chromium (Debian, Ubuntu: apt-get install chromium).", file=sys.stderr)
        return 2
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: {ground} }}"
                f"svg {{ width: {part:.0%} }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
