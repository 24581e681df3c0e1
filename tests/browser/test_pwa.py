"""The installed page: opens without the server, says so, comes back by itself, and offers a newer version."""

from __future__ import annotations

import struct

import httpx2
import pytest
from playwright.sync_api import Page, expect

from .kit import House, Windows

pytestmark = pytest.mark.slow
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def kept(page: Page) -> None:
    """Wait until the page is kept."""
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller")


def test_without_the_server_the_library_is_open(windows: Windows, house: House) -> None:
    context = windows.context(service_workers="allow", locale="it-IT")
    window = windows.open(house.url, context)
    page = window.page
    expect(page.get_by_role("button", name="Apri il tavolo")).to_be_visible()
    kept(page)
    paths = page.evaluate(KEPT)
    assert {"/", "/sheets/games.json", "/sheets/sultaniya.json", "/manifest.webmanifest"} <= set(paths)
    assert [path for path in paths if path.startswith("/api")] == []

    window.cut = True
    context.set_offline(offline=True)
    page.goto(f"{house.url}/rules/sultaniya")
    expect(page.get_by_role("heading", name="Come si gioca")).to_be_visible()
    expect(page.get_by_text("Sei offline")).to_be_visible()
    page.get_by_role("searchbox").fill("zaffiri")
    expect(page.get_by_role("link", name="SY-13")).to_be_visible()
    page.goto(f"{house.url}/art/three-wishes")
    expect(page.locator("[data-art='cards/flight']")).to_be_visible()
    page.goto(house.url)
    expect(page.get_by_text("Sei offline")).to_be_visible()
    context.set_offline(offline=False)
    expect(page.get_by_text("Sei offline")).to_have_count(0)
    expect(page.get_by_role("button", name="Apri il tavolo")).to_be_visible()
    window.cut = False


def test_a_newer_version_is_offered_and_taken_when_wanted(windows: Windows, house: House) -> None:
    page = windows.open(house.url, windows.context(service_workers="allow")).page
    kept(page)
    expect(page.get_by_text("A new version of this page is here.")).to_have_count(0)
    # Another address is another worker, as another build would be.
    page.evaluate("() => navigator.serviceWorker.register('/sw.js?newer').then(() => undefined)")
    expect(page.get_by_text("A new version of this page is here.")).to_be_visible()
    page.evaluate("window.old = true")
    page.get_by_role("button", name="Reload").click()
    page.wait_for_function("() => !window.old && navigator.serviceWorker.controller?.scriptURL.endsWith('?newer')")


def test_the_page_can_be_installed(house: House) -> None:
    answer = httpx2.get(f"{house.url}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = httpx2.get(house.url + icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", picture.content[16:24])) == icon["sizes"]
    assert httpx2.get(f"{house.url}/sw.js").headers["cache-control"] == "no-cache"
