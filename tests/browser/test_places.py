"""Every place that a choice or an event names is on the board, and a phone has room for it."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from .kit import GAME, PHONE, House, Windows, again, board, card, choices, dock, lit, my_turn, verbs
from .kit import friends_until as until
from .test_memory import look, seated

pytestmark = pytest.mark.slow

TOO_SMALL = """() => [...document.querySelectorAll("a, button, select, input, textarea, summary")].flatMap(found => {
  const target = found.matches("input[type=checkbox]") ? found.closest("label") : found;
  const { width, height } = target.getBoundingClientRect();
  const style = getComputedStyle(target);
  const hidden = !target.checkVisibility({ visibilityProperty: true }) || width <= 1 || style.clipPath !== "none";
  // A link within a sentence is as high as its line.
  const inline = found.matches("a") && style.display === "inline" && found.parentElement.innerText !== found.innerText;
  if (hidden || inline || (width >= 43.9 && height >= 43.9)) return [];
  const name = found.getAttribute("aria-label") ?? found.title ?? found.innerText;
  return [`${found.tagName} ${name || found.innerText}: ${width.toFixed(1)} x ${height.toFixed(1)}`];
})"""
COVERED = """() => [...document.querySelectorAll("[data-place]:not([aria-disabled=true])")].flatMap(found => {
  found.scrollIntoView({ block: "center" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest("[data-place]") === found ? [] : [found.dataset.place];
})"""


def misfits(page: Page) -> list[str]:
    """What a thumb cannot hit, and whether something sticks out to the side."""
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*page.evaluate(TOO_SMALL), *(["the page scrolls to the side"] if wide else [])]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_named_place_is_on_the_board(windows: Windows, house: House, players: int) -> None:
    window = windows.sit(house.table("me", *["random"] * (players - 1), round_limit=4))
    page = window.page
    turn = 0
    while my_turn(page):
        count = choices(page).count()
        choices(page).nth(turn * 7 % count).click()
        turn += 1
    sheet = page.evaluate("id => fetch(`/api/tables/${id}/sheet`).then(answer => answer.json())", page.url[-16:])
    named = set()
    for update in window.updates:
        for offer in update["offers"]:
            named.update(offer["at"])
        for kind, *values in update["events"]:
            fields = sheet["kinds"][kind]["fields"]
            named |= {value for field, value in zip(fields, values, strict=True) if field["kind"] == "place"}
        named |= {place for place, _, _ in update["view"]["table"]}
    assert named == set(range(3 * players + 3))
    drawn = board(page).locator("[data-place]")
    assert sorted(int(found.get_attribute("data-place") or -1) for found in drawn.all()) == sorted(named)


@pytest.mark.parametrize("players", [3, 5])
def test_a_phone_has_room(windows: Windows, house: House, players: int) -> None:
    found: list[str] = []
    first = windows.open(house.url, **PHONE).page
    expect(first.get_by_role("button", name="Open the table")).to_be_visible()
    found += misfits(first)
    first.get_by_text("More about this table").tap()
    first.get_by_text("Your own components").tap()
    found += misfits(first)
    first.get_by_role("button", name="Help").tap()
    found += misfits(first)
    waiting = windows.come(house.table("me", *["open"] * (players - 1)), **PHONE).page
    expect(waiting.get_by_role("heading", name="Waiting")).to_be_visible()
    found += misfits(waiting)

    page = windows.sit(house.table("me", *["random"] * (players - 1), round_limit=4), **PHONE).page
    words = dock(page).get_by_role("button", name="in words")
    while my_turn(page):
        found += misfits(page) + [f"place {place} is covered" for place in page.evaluate(COVERED)]
        may = verbs(page).all_inner_texts()
        if "Shuffle" in may and not board(page).get_by_role("list", name="Lost track of").count():
            verbs(page).filter(has_text="Shuffle").tap()
            found += misfits(page)
            dock(page).get_by_role("button", name="Shuffle your three cards").tap()
            continue
        verbs(page).first.tap()
        choices(page)
        found += misfits(page)
        words.tap()
        lit(page).first.tap()
    expect(again(page)).to_be_visible()
    found += misfits(page)
    assert sorted(set(found)) == []


def test_a_short_phone_shows_the_hand_and_every_verb(windows: Windows, house: House) -> None:
    short = PHONE | {"viewport": {"width": 360, "height": 640}}
    page = windows.sit(house.table("me", *["random"] * 4), **short).page
    assert my_turn(page)
    above = dock(page).bounding_box()
    assert above
    for which in ("first", "second", "third"):
        lies = card(page, f"your {which} card").bounding_box()
        assert lies
        assert lies["y"] + lies["height"] <= above["y"]
    shown = dock(page).get_by_role("group").get_by_role("button")
    assert shown.count() == 5
    for found in shown.all():
        box = found.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 640


def test_motion_only_for_those_who_like_it(windows: Windows, house: House) -> None:
    """A switch glides for one window and simply happens in the other, on the same table."""
    table, window, friends = seated(windows, house, "notebook")
    still = window.page
    moving = windows.sit(table, 0, reduced_motion="no-preference").page
    for page in (still, moving):
        page.evaluate(
            """() => { window.longest = 0; const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, how) {
              const found = animate.call(this, frames, how);
              window.longest = Math.max(window.longest, Number(found.effect.getComputedTiming().endTime));
              return found; } }"""
        )
    look(still)
    until(friends, 0)
    my_turn(still)
    verbs(still).filter(has_text="Switch").click()
    card(still, "your first card").click()
    card(still, "Friend 1’s first card").click()
    told = "You switch your first card with Friend 1’s first card."
    for page in (still, moving):
        expect(page.get_by_role("region", name="What happened").get_by_text(told)).to_be_visible()
    moving.wait_for_function("window.longest >= 150")
    assert moving.evaluate("window.longest") <= 600
    assert still.evaluate("window.longest") <= 1
    running = "document.getAnimations().filter(one => one.effect.getComputedTiming().iterations === Infinity).length"
    assert still.evaluate(running) == 0
    # Nothing blocks input: the next choice is there at once.
    expect(lit(moving).first).to_be_visible()
    # What is taken back goes back, and again only where motion is liked.
    for page in (still, moving):
        page.evaluate("window.longest = 0")
    dock(still).get_by_role("button", name="Undo").click()
    for page in (still, moving):
        expect(page.get_by_role("region", name="What happened").get_by_text(told)).to_have_count(0)
    moving.wait_for_function("window.longest >= 150")
    assert moving.evaluate("window.longest") <= 600
    assert still.evaluate("window.longest") <= 1


def test_the_first_load_is_light(windows: Windows, house: House) -> None:
    """The first page, a table and its board, without fonts, compressed: at most 150 kB."""
    bodies: dict[str, bytes] = {}

    def keep(response: Response) -> None:
        if not response.url.endswith(".woff2"):
            bodies[response.url] = response.body()

    context = windows.context()
    context.on("response", keep)
    page = windows.open(house.url, context=context).page
    page.get_by_role("button", name="Play now against bots").first.click()
    my_turn(page)
    expect(lit(page).first).to_be_visible()
    assert any(GAME in body.decode(errors="replace") for body in bodies.values())
    assert 20_000 < sum(len(gzip.compress(body)) for body in bodies.values()) <= 150_000
