"""A browser of some size at a server whose tables come out the same every time."""

from __future__ import annotations

import itertools
import json
import queue
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, get_args
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright

from grandvizier.server.config import Settings
from grandvizier.server.serve import server
from scripts import chromium

ROOT = Path(__file__).resolve().parents[2]
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


@contextmanager
def studio() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of such a server; the program ends where there is no browser."""
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    with sync_playwright() as playwright, serving() as url:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser, url
        browser.close()


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
