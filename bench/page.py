"""Measures the page in Chromium against a server of its own: the first page, and each game's largest table late on.

    python bench/page.py
    python bench/page.py --pages sultaniya --visitors desktop --loads 10 --json

For a desktop, and for a phone whose processor is four times slower:

- ready: milliseconds from the start of the navigation until something can be chosen and the page answers.  The frame
  that shows it has been handed over, and in the half second after it no task begins that takes over 50 ms; if one
  does, its end counts.  Cold is a first visit, warm one with everything kept.
- picked, played: milliseconds from the release of the pointer on a choice to the frame that shows it.  A choice is
  picked where it only narrows what is left, and played where the server stores it and answers.
- long: the tasks of the main thread over 50 ms, in all loads and while choosing, bots and animations included.  They
  are timed by the clock: on a busy machine much of it is the time of others.
- trace: the longest tasks of one more load and game, with what they did; timed by the processor, so that it says
  what a quiet machine would need at most.  In brackets how many were over 50 ms.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from long_tasks import CATEGORIES, tasks
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from rich.console import Console
from rich.progress import track
from rich.table import Table
from server import serving

import grandvizier as gv
from grandvizier.bots import Driver, bot

HOME = "home"
LARGEST: dict[str, tuple[int, dict[str, Any]]] = {
    "three-wishes": (5, {}),
    "sultaniya": (4, {}),
    "sultans-wishes": (4, {"travelers": True}),
}
LATE = 0.75
"""How much of a game has been played."""
VISITORS: dict[str, tuple[int, dict[str, Any]]] = {
    "desktop": (1, {"viewport": {"width": 1440, "height": 900}}),
    "phone": (
        4,
        {
            "viewport": {"width": 360, "height": 740},
            "has_touch": True,
            "is_mobile": True,
            "device_scale_factor": 2,
        },
    ),
}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
PROBE = Path(__file__).with_name("probe.js").read_text("utf-8")
LONG = 50.0
QUIET = 500.0
PATIENCE = 60.0
PAUSE = 0.3
"""Seconds between the moves of bots: everything has landed when the next one comes."""


def position(game: str) -> dict[str, Any]:
    """The record of a game that is nearly over, as greedy players play it."""
    players, options = LARGEST[game]

    def begin() -> tuple[gv.Match, Driver]:
        match = gv.Match(game, players=players, seed=7, options=options)
        seats = {seat: bot("greedy", match.rules, players, match.options, seat, seed="7") for seat in range(players)}
        return match, Driver(match, seats)

    _, driver = begin()
    whole = 0
    while driver.move():
        whole += 1
    match, driver = begin()
    for _ in range(int(whole * LATE)):
        driver.move()
    return {"record": match.record(), "at": len(match.feed()), "seat": match.seat}


class House:
    """The server, with a table for everybody who wants to sit down late in a game."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._client = httpx2.Client(base_url=f"{self.url}/api", timeout=60)
        self._positions: dict[str, dict[str, Any]] = {}

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self._client.post(path, json=body)
        answer.raise_for_status()
        return dict(answer.json())

    def sit(self, page: str) -> tuple[str, dict[str, Any]]:
        """A page's address, and what a browser has kept that goes there."""
        store = [{"name": "gv:settings", "value": json.dumps({"language": "en"})}]
        path = "/"
        if page != HOME:
            at = self._positions.setdefault(page, position(page))
            review = self._post("/reviews", {"record": at["record"]})["id"]
            wish = {"at": at["at"], "seat": at["seat"], "name": "Ada", "bot": "greedy"}
            seated = self._post(f"/reviews/{review}/branch", wish)
            kept = seated | {"game": page, "names": ["Ada"], "when": 0, "over": False}
            store.append({"name": "gv:seats", "value": json.dumps([kept])})
            path = f"/table/{seated['table']}"
        return f"{self.url}{path}", {"cookies": [], "origins": [{"origin": self.url, "localStorage": store}]}


def until(page: Page, what: str) -> None:
    """Wait for it; the page forbids the way that Playwright has for this."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(what):
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not come true at {page.url} in {PATIENCE} seconds")
        page.wait_for_timeout(20)


class Visit:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, house: House, page: str, visitor: str) -> None:
        self.slower, how = VISITORS[visitor]
        self.touches = bool(how.get("has_touch"))
        self.url, storage = house.sit(page)
        self.context: BrowserContext = browser.new_context(locale="en-GB", storage_state=storage, **how)
        self.context.add_init_script(PROBE)
        self.is_table = page != HOME

    @contextmanager
    def open(self) -> Iterator[Page]:
        """A window, at the same table each time."""
        page = self.context.new_page()
        session = self.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": self.slower})
        yield page
        page.close()

    def load(self, page: Page) -> float:
        """When it was ready."""
        page.goto(self.url)
        until(page, "probe.ready")
        page.wait_for_timeout(2 * QUIET)
        ready = float(page.evaluate("probe.ready"))
        for start, took in sorted(page.evaluate("probe.long")):
            if start < ready + QUIET:
                ready = max(ready, start + took)
        return ready

    def kept(self, page: Page) -> None:
        """Wait until everything is kept."""
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")

    def choose(self, page: Page, choices: int) -> None:
        """Press what may be pressed, until so many choices were played."""
        rng = Random(1)
        played = 0
        while played < choices:
            until(page, "probe.over || probe.next().length")
            if page.evaluate("probe.over"):
                return
            found = page.evaluate_handle("probe.next()")
            count = found.evaluate("found => found.length")
            chosen = found.evaluate_handle("(found, i) => found[i]", rng.randrange(count or 1)).as_element()
            before = page.evaluate("probe.times.length")
            # What goes away meanwhile, or lies under something, is not pressed.
            with suppress(PlaywrightError):
                if chosen:
                    (chosen.tap if self.touches else chosen.click)(timeout=3000)
                    until(page, f"probe.times.length > {before}")
            played = page.evaluate("probe.times.filter(([kind]) => kind === 'played').length")


def spread(times: list[float]) -> dict[str, float] | None:
    """Middle and tail, in milliseconds."""
    if len(times) < 2:
        return None
    cuts = statistics.quantiles(times, n=20, method="inclusive")
    return {"count": len(times), "p50": round(cuts[9], 1), "p95": round(cuts[18], 1)}


def measure(browser: Browser, house: House, page: str, visitor: str, args: argparse.Namespace) -> dict[str, Any]:
    """One page, for one visitor."""
    cold: list[float] = []
    warm: list[float] = []
    loading: list[float] = []
    playing: list[float] = []
    choices: list[tuple[str, float]] = []

    def long(window: Page) -> list[float]:
        return [took for _, took in window.evaluate("probe.long")]

    for _ in range(args.loads):
        visit = Visit(browser, house, page, visitor)
        with visit.open() as window:
            cold.append(visit.load(window))
            visit.kept(window)
            loading += long(window)
        with visit.open() as window:
            warm.append(visit.load(window))
            loading += (before := long(window))
            if visit.is_table:
                visit.choose(window, args.choices)
                choices += window.evaluate("probe.times")
                playing += long(window)[len(before) :]
        visit.context.close()
    visit = Visit(browser, house, page, visitor)
    with visit.open() as window:
        browser.start_tracing(page=window, categories=CATEGORIES)
        visit.load(window)
        if visit.is_table:
            visit.choose(window, args.choices)
        trace = browser.stop_tracing()
    visit.context.close()
    traced = tasks(trace, house.url)
    if args.keep:
        (args.keep / f"{page}-{visitor}.json").write_bytes(trace)
    return {
        "page": page,
        "visitor": visitor,
        "ready_cold": round(statistics.median(cold)),
        "ready_warm": round(statistics.median(warm)),
        "picked": spread([took for kind, took in choices if kind == "picked"]),
        "played": spread([took for kind, took in choices if kind == "played"]),
        "long_loading": sorted(map(round, loading), reverse=True),
        "long_playing": sorted(map(round, playing), reverse=True),
        "trace_long": sum(task.worked > LONG for task in traced),
        "trace": [asdict(task) for task in traced[: args.tasks]],
    }


def show(found: list[dict[str, Any]], load: float) -> None:
    """As a table, and the longest tasks beneath it."""
    console = Console()
    table = Table(title=f"milliseconds; {os.cpu_count()} cores, load {load:.1f}")
    for heading in ("page", "visitor", "ready cold", "warm", "picked 50 / 95", "played 50 / 95", "long", "trace"):
        table.add_column(heading)
    for row in found:
        spans = [
            f"{one['p50']} / {one['p95']} ({one['count']})" if one else "" for one in (row["picked"], row["played"])
        ]
        long = f"{len(row['long_loading'])} + {len(row['long_playing'])}"
        worst = f"{row['trace'][0]['worked']} ({row['trace_long']})"
        table.add_row(row["page"], row["visitor"], str(row["ready_cold"]), str(row["ready_warm"]), *spans, long, worst)
    console.print(table)
    for row in found:
        console.print(f"[bold]{row['page']}, {row['visitor']}", row["long_loading"], row["long_playing"])
        for task in row["trace"]:
            print(f"  {task['worked']} ms of {task['took']}: {task['did']} {task['functions']}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", nargs="+", default=[HOME, *LARGEST], choices=[HOME, *LARGEST])
    parser.add_argument("--visitors", nargs="+", default=list(VISITORS), choices=list(VISITORS))
    parser.add_argument("--loads", type=int, default=5, help="first visits, each with a second one")
    parser.add_argument("--choices", type=int, default=10, help="that are played in each game")
    parser.add_argument("--tasks", type=int, default=3, help="how many of the longest tasks are told")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the traces, for DevTools")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        parser.error("Chromium is not installed (Debian, Ubuntu: apt-get install chromium)")
    found: list[dict[str, Any]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(folder, pause=PAUSE) as (_, port),
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        house = House(port)
        visits = list(product(args.pages, args.visitors))
        for page, visitor in track(visits, "measuring", disable=args.json):
            found.append(measure(browser, house, page, visitor, args))
        browser.close()
    load = os.getloadavg()[0]
    if args.json:
        print(json.dumps({"cores": os.cpu_count(), "load": load, "pages": found}))
    else:
        show(found, load)


if __name__ == "__main__":
    main()
