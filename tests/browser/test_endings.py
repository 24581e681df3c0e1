"""The end of a game is a moment: the palace large, its points counted onto it, a verdict, a picture to keep."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .kit import DESKTOP, PHONE, Body, Friend, House, Table, Windows, board

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


def kept(page: Page, folder: Path) -> bytes:
    with page.expect_download() as keeping:
        page.get_by_role("button", name="Share this palace").click()
    file = folder / keeping.value.suggested_filename
    keeping.value.save_as(file)
    assert file.suffix == ".png"
    return file.read_bytes()


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
    picture = kept(page, tmp_path)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    seen = page.evaluate(COLOURS, base64.b64encode(picture).decode())
    assert (seen["width"], seen["height"]) == (width, height)
    assert width >= 1200
    assert seen["colours"] > 60, "sky, walls, windows, sand and words"
    assert seen["most"] < 0.6, "no one colour fills it"


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
