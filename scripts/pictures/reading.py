"""Pages without a table: the rules, the art sheets, the lessons, and where nothing is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .camera import Camera

LESSONS = ("three-wishes", "sultaniya", "sultans-wishes", "sultans-wishes-travelers")


def library(camera: Camera) -> None:
    """The rules and the art sheets."""
    page = camera.page()
    for book in ("rules", "art"):
        for game in ("", "three-wishes", "sultaniya", "sultans-wishes"):
            page.goto(f"{camera.url}/{book}/{game}")
            page.locator("figure, #goes, .games").first.wait_for()
            camera.take(page, f"29-{book}{f'-{game}' if game else ''}", whole=True)
    page.goto(f"{camera.url}/rules/sultans-wishes#SW-25")
    page.locator("#SW-25:focus").wait_for()
    camera.take(page, "30-rules-one-ruling")
    page.get_by_role("searchbox").fill("guard")
    camera.take(page, "30-rules-search")
    page.goto(f"{camera.url}/castle")
    page.get_by_role("heading", name="There is no such page.").wait_for()
    camera.take(page, "31-no-such-page")
    page.context.close()


def lessons(camera: Camera) -> None:
    """The first games with the Vizier."""
    page = camera.page()
    for lesson in LESSONS:
        page.goto(f"{camera.url}/learn/{lesson}")
        page.locator("#question, .guide, [aria-label='Your choice']").first.wait_for()
        camera.take(page, f"70-lesson-{lesson}")
        for _ in range(2):
            page.keyboard.press("n")
            page.wait_for_timeout(500)
        camera.take(page, f"71-lesson-{lesson}-on")
    page.context.close()


def astray(camera: Camera) -> None:
    """Where nothing is: no table, no game to review, no line."""
    page = camera.page()
    for name, path in (("table", "/table/nowhere"), ("review", "/review/nowhere"), ("record", "/review")):
        page.goto(f"{camera.url}{path}")
        page.get_by_role("heading", level=1).wait_for()
        camera.take(page, f"80-no-{name}")
    page.route("**/api/**", lambda route: route.abort())
    page.goto(camera.url)
    page.get_by_role("alert").wait_for()
    camera.take(page, "81-offline", whole=True)
    page.context.close()


SCENES: Final[dict[str, Callable[[Camera], None]]] = {"library": library, "lessons": lessons, "astray": astray}
