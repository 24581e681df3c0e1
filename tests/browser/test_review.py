"""Looking back at a finished game: go through it, with other eyes too, share a moment, play on; open a record."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from grandvizier import Match
from grandvizier.games.sultans_wishes.sight.shape import CourtView
from grandvizier.words import Words

from .kit import PHONE, House, Windows, again, choices, my_turn
from .moments import begun
from .test_access import violations
from .test_words import check

pytestmark = pytest.mark.slow
DROPPED = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], "failed.json", { type: "application/json" }));
  return data;
}"""

HOLES = """() => {
  const parts = [...document.querySelectorAll(".analysis > *")].map((part) => part.getBoundingClientRect());
  const first = Math.min(...parts.map(({ top }) => top));
  const follows = (part) => (above) =>
    Math.abs(above.left - part.left) < 1 && Math.abs(part.top - above.bottom - 16) < 8;
  return parts.filter((part) => part.top > first + 1 && !parts.some(follows(part))).length;
}"""
"""How many parts of what was found stand apart from the one above."""


def where(page: Page) -> int:
    """Which step is shown."""
    return int(page.get_by_role("slider").input_value())


def named(page: Page) -> str:
    """All that the board says of its cards."""
    said = page.locator(".board [data-place]").evaluate_all("all => all.map(one => one.ariaLabel ?? one.textContent)")
    return " | ".join(said)


def test_a_finished_game_is_gone_through_shared_and_played_on(windows: Windows, house: House) -> None:
    page = windows.sit(house.table("me", "greedy", "greedy", round_limit=4)).page
    while my_turn(page):
        choices(page).first.click()
    expect(again(page)).to_be_visible()
    page.get_by_role("link", name="Review the game").click()
    expect(page.get_by_role("heading", name="Review: 3 Wishes")).to_be_visible()

    # By buttons, by the slider, by keys.
    slider = page.get_by_role("slider")
    start = where(page)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One turn on").click()
    assert where(page) > start + 1
    page.get_by_role("button", name="One round on").click()
    slider.focus()
    page.keyboard.press("ArrowLeft")
    middle = where(page)
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("ArrowRight")
    assert where(page) == middle + 1
    page.keyboard.press("End")
    assert where(page) == int(slider.get_attribute("max") or 0)
    page.keyboard.press("Home")
    assert where(page) == 0
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Stop").click()

    # A sentence of the log leads to its moment; other eyes see less.
    log = page.get_by_role("region", name="What happened")
    entry = log.get_by_role("button", name=re.compile(r"^Shirin|^Farhad")).nth(8)
    entry.click()
    expect(entry).to_have_attribute("aria-current", "step")
    veiled = page.locator(".board").get_by_role("button", name="face down")
    opened = veiled.count()
    page.get_by_role("combobox", name="Seen by").select_option("Ada")
    expect(page.get_by_role("checkbox", name="Everything open")).not_to_be_checked()
    expect(veiled).not_to_have_count(opened)
    assert veiled.count() > opened

    # The address leads here again.
    link = page.get_by_role("textbox", name="A link to this moment").input_value()
    assert re.search(r"/review/\w+\?at=\d+&seat=0$", link)
    shared = windows.open(link).page
    expect(shared.get_by_role("slider")).to_have_value(str(where(page)))
    expect(shared.get_by_role("combobox", name="Seen by")).to_have_value("0")
    expect(shared.locator(".board [data-place]")).to_have_count(page.locator(".board [data-place]").count())
    assert named(shared) == named(page)

    # What if?
    shared.get_by_role("button", name="Play on from here").click()
    expect(shared.get_by_role("link", name="A branch of a finished game")).to_be_visible()
    while my_turn(shared):
        choices(shared).first.click()
    expect(again(shared)).to_be_visible()


def test_a_record_is_opened_and_weighed(windows: Windows, house: House, tmp_path: Path) -> None:
    match = begun("three-wishes", 3, 6, 6)
    failed = match.record() | {"failure": {"number": 1, "what": "AssertionError: a card is lost", "trace": "…"}}
    (tmp_path / "wrong.json").write_text(json.dumps(failed | {"players": 9}), "utf-8")
    (tmp_path / "text.json").write_text("nothing", "utf-8")

    window = windows.open(house.url, **PHONE)
    page = window.page
    page.get_by_role("link", name="Open a recorded game").click()
    chooser = page.get_by_label("A record, as a file")
    chooser.set_input_files(tmp_path / "text.json")
    expect(page.get_by_role("alert")).to_contain_text("not JSON")
    chooser.set_input_files(tmp_path / "wrong.json")
    expect(page.get_by_role("alert")).to_contain_text("3 to 5 players, not 9")
    window.wrong.clear()  # the browser itself tells of the answer 422
    wrong = violations(page, "opening a record")
    dropped = page.evaluate_handle(DROPPED, json.dumps(failed))
    page.get_by_role("group", name="Open a recorded game").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.get_by_role("note")).to_contain_text("a card is lost")
    expect(page.get_by_role("slider")).to_have_value(page.get_by_role("slider").get_attribute("max") or "")
    expect(page.get_by_text("The game has been weighed.")).to_be_visible()
    page.get_by_text("As a table").first.click()
    page.get_by_role("button", name="The deal").click()
    assert where(page) < 4
    wrong += violations(page, "review") + check(page)
    assert wrong == []
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function("matchMedia('(min-width: 1280px)').matches")
    assert page.evaluate(HOLES) == 0
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    kept = json.loads(download.value.path().read_text("utf-8"))
    assert kept == match.record()


def test_everything_open_shows_every_hand_and_the_points_are_explained(windows: Windows, house: House) -> None:
    match, rng = Match("sultans-wishes", players=2, seed=16), Random(16)
    while not all(match.scores):
        assert match.seat is not None
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    kept = house.post("/reviews", {"record": match.record()})
    page = windows.open(f"{house.url}/review/{kept['id']}?at={kept['events']}").page
    hands = page.get_by_role("region", name="Everybody’s cards and wares")
    words = Words(match.rules, "en")
    for seat in range(2):
        held = [words.face("card", card) for card in cast("CourtView", match.view(seat))["hand"]]
        expect(hands.locator(".hand").nth(seat).locator(".cards .hidden")).to_have_text(held)
    page.get_by_role("combobox", name="Seen by").select_option("Seat 1")
    expect(hands).to_have_count(0)

    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("link", name="A branch of a finished game")).to_be_visible()
    page.get_by_role("button", name="How the points came about").click()
    sheet = page.get_by_role("dialog", name="How the points came about")
    expect(sheet).to_contain_text("If the festival ended now")
    rows = [
        [int(cell.replace("–", "0")) for cell in row.locator("td").all_inner_texts()]
        for row in sheet.get_by_role("row").all()[1:]
    ]
    assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1] == match.scores


def test_a_dear_choice_is_named_with_a_better_one_and_can_be_tried(windows: Windows, house: House) -> None:
    made = house.post("/reviews", {"record": begun("three-wishes", 3, 3, 13).record()})
    page = windows.open(f"{house.url}/review/{made['id']}").page
    expect(page.get_by_text("The game has been weighed.")).to_be_visible()
    found = page.request.get(f"{house.url}/api/reviews/{made['id']}/analysis").json()
    costs = [one["cost"]["value"] for one in found["mistakes"]]
    assert costs, "somebody who chooses at random errs"
    assert costs == sorted(costs, reverse=True)
    dearest = found["mistakes"][0]
    listed = page.get_by_role("region", name="What could have been better")
    listed.get_by_role("combobox").select_option(str(dearest["seat"]))
    listed.get_by_role("button").first.click()
    before = page.get_by_role("region", name=re.compile("^Before .* choice"))
    expect(before).to_contain_text("Chosen:")
    expect(before).to_contain_text("Better:")
    expect(before).to_contain_text("of a win, give or take")
    expect(before).to_be_in_viewport()
    expect(page.locator(".board")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(rf"\?at={dearest['at']}\b"))
    assert violations(page, "a dear choice") == []
    for turn in found["turning"][:1]:
        page.get_by_role("region", name="Turning points").get_by_role("button").first.click()
        expect(before).to_be_in_viewport()
        # The address follows a moment later.
        page.wait_for_function(f"() => Number(new URL(location).searchParams.get('at')) < {turn['at']}")
    before.get_by_role("button", name="Try it").click()
    expect(page.get_by_role("link", name="A branch of a finished game")).to_be_visible()


def test_ones_mistakes_are_gone_through_the_dearest_first(windows: Windows, house: House) -> None:
    match, rng = Match("three-wishes", players=3, seed=1), Random(1)
    for _ in range(19):
        assert match.seat is not None
        match.play(match.seat, *rng.choice(match.choices(match.seat)).path)
    kept = house.post("/reviews", {"record": match.record()})
    page = windows.open(f"{house.url}/review/{kept['id']}").page
    expect(page.get_by_text("The game has been weighed.")).to_be_visible()
    mistakes = page.request.get(f"{house.url}/api/reviews/{kept['id']}/analysis").json()["mistakes"]
    [(seat, number)] = Counter(one["seat"] for one in mistakes).most_common(1)
    assert number > 1
    listed = page.get_by_role("region", name="What could have been better")
    listed.get_by_role("combobox").select_option(str(seat))
    expect(listed.get_by_role("listitem")).to_have_count(number)
    listed.get_by_role("button").first.click()
    on = page.get_by_role("region", name=re.compile("^Before .* choice")).get_by_role("button", name="The next one")
    for one in (one for one in mistakes if one["seat"] == seat):
        page.wait_for_function("at => new URL(location).searchParams.get('at') === at", arg=str(one["at"]))
        if on.count():
            on.click()
    expect(on).to_have_count(0)


def test_with_everything_open_the_page_says_why_something_lies_face_down(windows: Windows, house: House) -> None:
    kept = house.post("/reviews", {"record": begun("three-wishes", 3, 3, 13).record()})
    page = windows.open(f"{house.url}/review/{kept['id']}?at=1").page
    seen_by = page.get_by_role("region", name="Seen by")
    why = seen_by.get_by_text("What nobody knows yet lies face down: it is drawn when somebody looks.")
    expect(why).to_be_visible()
    seen_by.get_by_role("combobox").select_option("0")
    expect(why).to_have_count(0)
    seen_by.get_by_role("checkbox", name="Everything open").check()
    expect(why).to_be_visible()
