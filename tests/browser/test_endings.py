"""The end of a game is a moment: what one has worked for large, its points counted, a verdict, a picture to keep."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier import Match
from grandvizier.bots import Driver, bot

from .kit import (
    DESKTOP,
    PHONE,
    Body,
    Friend,
    House,
    Table,
    Window,
    Windows,
    board,
    choose_first,
    late,
    my_turn,
    played_by_chance,
    turns,
)

pytestmark = pytest.mark.slow
COLOURS = """async bytes => {
  const raw = Uint8Array.from(atob(bytes), one => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([raw], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const count = new Map();
  for (let i = 0; i < data.length; i += 40) {
    const colour = data.slice(i, i + 4).join();
    count.set(colour, (count.get(colour) ?? 0) + 1);
  }
  return { width: image.width, height: image.height, colours: count.size, most: Math.max(...count.values()) * 40 / data.length };
}"""  # noqa: E501 - a script


def alone_to_the_end(house: House) -> tuple[Friend, Table]:
    """Twenty turns of nothing but passing, up to the last one."""
    table = house.table_of("sultaniya", "me", characters="deal")
    friend = Friend(table, 0)
    while friend.catch_up().update["view"]["rounds_left"]:
        friend.choose("pass_turn")
    return friend, table


def kept(page: Page, folder: Path, share: str = "Share this palace") -> bytes:
    with page.expect_download() as keeping:
        page.get_by_role("button", name=share).click()
    file = folder / keeping.value.suggested_filename
    keeping.value.save_as(file)
    assert file.suffix == ".png"
    return file.read_bytes()


def is_a_picture(page: Page, picture: bytes) -> None:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    seen = page.evaluate(COLOURS, base64.b64encode(picture).decode())
    assert (seen["width"], seen["height"]) == (width, height)
    assert width >= 1200
    assert seen["colours"] > 60, "many things are drawn on it, and words"
    assert seen["most"] < 0.6, "no one colour fills it"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_palace_built_alone_is_shown_large_judged_and_kept_as_a_picture(
    windows: Windows, house: House, tmp_path: Path, size: Body
) -> None:
    friend, table = alone_to_the_end(house)
    window = windows.sit(table, **size)
    page = window.page
    friend.catch_up().choose("pass_turn")
    window.until(lambda update: bool(update["view"]["over"]))
    ending = board(page).get_by_role("region", name="Ada’s palace")
    expect(ending.locator(".total")).to_have_text(str(window.now["view"]["points"][0]))
    expect(ending.locator(".words p")).to_have_text(re.compile(r"\w{3,}"))
    box = ending.locator(".land").bounding_box()
    assert box
    assert box["width"] > 0.4 * page.evaluate("innerWidth"), "the palace is large"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    is_a_picture(page, kept(page, tmp_path))


def test_the_points_are_counted_onto_the_palace_one_source_after_another(windows: Windows, house: House) -> None:
    friend, table = alone_to_the_end(house)
    window = windows.sit(table, reduced_motion="no-preference")
    page = window.page
    friend.catch_up().choose("pass_turn")
    ending = board(page).get_by_role("region", name="Ada’s palace")
    expect(ending.locator(".lines .now")).to_have_count(1)
    expect(ending.locator(".lines .now")).to_have_count(0)
    expect(ending.locator(".lines .counted")).to_have_count(len(window.now["view"]["score"][0]))
    expect(ending.locator(".total")).to_have_text(re.compile(rf"^{window.now['view']['points'][0]}$"))


def test_a_declared_hand_is_turned_up_large_and_counted(windows: Windows, house: House) -> None:
    """Card by card, then what it came to, then whoever won; everybody's hand can be looked at."""
    table = house.table("me", "friend", "friend", round_limit=4)
    friends = {seat: Friend(table, seat) for seat in range(3)}
    while len({offer["do"] for offer in friends[0].catch_up().update["offers"]} & {"declare"}) == 0:
        asked = friends[0].asked
        assert asked is not None
        friend = friends[asked].catch_up()
        verbs = {offer["do"] for offer in friend.update["offers"]}
        friend.choose("look" if "look" in verbs else "peek", 3 * friend.seat + 3)
    window = windows.sit(table, reduced_motion="no-preference", settings={"speed": "slow"})
    page = window.page
    friends[0].choose("declare")
    ending = board(page).get_by_role("region", name=re.compile("’s hand$"))
    expect(ending.locator(".hand .up")).to_have_count(1)
    expect(ending.locator(".total")).to_have_text("")
    expect(ending.locator(".hand .up")).to_have_count(3)
    expect(ending.get_by_role("status")).to_have_text(re.compile("win"))
    last = window.now["view"]["last"]
    for seat, name in enumerate(("Ada", "Friend 1", "Friend 2")):
        ending.get_by_role("button", name=name).click()
        expect(board(page).get_by_role("region", name=f"{name}’s hand")).to_be_visible()
        points = str(last[seat]["points"]) if last[seat]["verdict"] == "scores" else re.compile("[×✗]")
        expect(ending.locator(".total")).to_have_text(points)


FINALE = "section:has(> header .total)"


def end_of_a_festival(windows: Windows, house: House, **how: Any) -> Window:
    """Three play The Sultan's Wishes to the end before one's eyes."""
    window = windows.sit(late(house, "sultans-wishes", 1, 3, travelers=True), **how)
    for _ in turns(lambda: my_turn(window.page), 60):
        choose_first(window)
    window.until(lambda update: bool(update["view"]["over"]))
    return window


def added(ending: Locator) -> int:
    """What the lines of an end come to."""
    return sum(int(points) for points in ending.locator(".lines b").all_inner_texts())


def test_the_points_are_counted_before_the_sultan_and_fly_to_their_sum(windows: Windows, house: House) -> None:
    window = end_of_a_festival(windows, house, reduced_motion="no-preference", settings={"speed": "slow"})
    page, view = window.page, window.now["view"]
    ending = page.locator(FINALE)
    expect(ending.locator(".lines .now")).to_have_count(1)
    expect(ending.get_by_role("status")).to_have_text("The Sultan looks back at the festival.")
    expect(ending.locator(".scene .bright, .crown")).to_have_count(0)
    expect(page.locator(".flights .points")).to_have_text(re.compile(r"^\+\d+$"))
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile("Grand Vizier!$"))
    expect(ending.locator(".lines li:not(.counted)")).to_have_count(0)
    expect(page.locator(".flights .points")).to_have_count(0)
    expect(ending.locator(".scene .bright")).to_have_count(1)
    assert int(ending.locator(".total").inner_text()) == max(view["points"]) == added(ending)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_becomes_grand_vizier_is_shown_large_and_everybody_is_looked_at(
    windows: Windows, house: House, tmp_path: Path, size: Body
) -> None:
    window = end_of_a_festival(windows, house, **size)
    page, view = window.page, window.now["view"]
    ending = page.locator(FINALE)
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile("Grand Vizier!$"))
    expect(page.locator(".flights .points")).to_have_count(0)
    box = ending.locator(".scene").bounding_box()
    assert box
    assert box["width"] > 0.3 * page.evaluate("innerWidth"), "the Sultan is large"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    is_a_picture(page, kept(page, tmp_path, "Share this picture"))
    for seat, button in enumerate(ending.get_by_role("group", name="Players").get_by_role("button").all()):
        button.click()
        expect(ending.locator(".total")).to_have_text(str(view["points"][seat]))
        assert added(ending) == view["points"][seat]
        expect(ending.locator(".crown")).to_have_count(int(seat in view["winners"]))
        shown = [*view["wares"][seat], *view["relics"][seat], *view["gifts"][seat]]
        expect(ending.locator(".thing")).to_have_count(len(shown))


def reviewed(windows: Windows, house: House, match: Match) -> Locator:
    """The end of a game that was played without a table, as an onlooker sees it."""
    review = house.post("/reviews", {"record": match.record()})
    page = windows.open(f"{house.url}/review/{review['id']}?at={review['events']}").page
    return page.locator(FINALE)


def seen(match: Match) -> Body:
    return dict(match.view(0))


def by_chance(players: int, seed: int) -> Match:
    match = Match("sultans-wishes", players=players, seed=seed)
    played_by_chance(match, str(seed))
    return match


def alone_and_well(seed: int) -> Match:
    match = Match("sultans-wishes", players=1, seed=seed)
    Driver(match, {0: bot("greedy", match.rules, 1, match.options, 0, seed=str(seed))}).finish()
    return match


def test_two_who_share_the_post_stand_before_the_sultan_together(windows: Windows, house: House) -> None:
    match = next(match for seed in range(300) if len(seen(match := by_chance(2, seed))["winners"]) == 2)
    ending = reviewed(windows, house, match)
    expect(ending.get_by_role("heading", level=2)).to_have_text("Seat 1 & Seat 2 share the post of Grand Vizier!")
    expect(ending.locator(".crown")).to_have_count(1)
    ending.get_by_role("button", name="Seat 2").click()
    expect(ending.get_by_role("heading", level=2)).to_have_text("Seat 1 & Seat 2 share the post of Grand Vizier!")
    expect(ending.locator(".scene .standing")).to_have_count(2)


@pytest.mark.parametrize("well", [False, True], ids=["badly", "well"])
def test_whoever_plays_alone_hears_the_verdict_and_whether_the_post_is_theirs(
    windows: Windows, house: House, well: bool
) -> None:
    games = (alone_and_well(seed) if well else by_chance(1, seed) for seed in range(300))
    match = next(match for match in games if (seen(match)["verdict"] != "effort") == well)
    ending = reviewed(windows, house, match)
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile("“.+”"))
    expect(ending.get_by_role("status")).to_have_text(re.compile("you are Grand Vizier" if well else "somebody else"))
    expect(ending.locator(".crown")).to_have_count(int(well))
    expect(ending.locator(".scene .bright")).to_have_count(int(well))
    expect(ending.locator(".total")).to_have_text(str(seen(match)["points"][0]))
