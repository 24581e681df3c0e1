"""What has to be in sight together at one size: palace and choice, a whole hand, a task and who stands there."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier import Match

from . import moments
from .kit import PHONE, Body, House, Table, Windows, again, board, dock, late, play_out

Size = tuple[int, int]
GAMES = 100
WITHIN = """([parts, whole]) => [...document.querySelectorAll(parts)].flatMap((part) => {
  const [own, around] = [part, part.closest(whole)].map((element) => element.getBoundingClientRect());
  const fits = own.left >= around.left - 1 && own.top >= around.top - 1
    && own.right <= around.right + 1 && own.bottom <= around.bottom + 1;
  return fits ? [] : [`${part.textContent || part.dataset.drawn} sticks out`];
})"""
"""Which parts stick out of what they belong to."""

OVERLAPS = """(parts) => {
  const drawn = [...document.querySelectorAll(parts)].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { said: element.textContent, ...range.getBoundingClientRect().toJSON() };
  });
  return drawn.flatMap((one, at) => drawn.slice(at + 1).flatMap((other) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 3 && other.top < one.bottom - 3
      ? [`${one.said} runs into ${other.said}`] : []));
}"""
"""Which of these lie over each other, by what is drawn of them."""


def met(house: House, game: str, players: int, until: Callable[[Any], bool], **options: bool | str) -> Table:
    """A moment in which this is seen."""
    return moments.met(house, game, players, lambda match: until(match.view(0)), map(str, range(GAMES)), **options)


def at(size: Size) -> Body:
    phone: Body = PHONE if size[0] < 480 else {}
    return phone | moments.sized(size)


def sticking_out(page: Page, parts: str, whole: str) -> list[str]:
    """Which parts stick out of what they belong to, once everything lies where it belongs."""
    for _ in range(20):
        if not (found := page.evaluate(WITHIN, [parts, whole])):
            break
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return list(found)


def foot(page: Page, parts: str) -> float:
    """How far down the lowest of these reaches."""
    found: float = page.evaluate(
        "parts => Math.max(...[...document.querySelectorAll(parts)].map(one => one.getBoundingClientRect().bottom))",
        parts,
    )
    return found


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_phone_shows_the_whole_palace_above_the_choice(
    windows: Windows, house: House, players: int, size: Size
) -> None:
    def halfway(view: Any) -> bool:
        asked = view["asked"]["question"] == "turn"
        return asked and view["round"] >= 4 and sum(piece is not None for piece in view["palaces"][0]) >= 6

    page = windows.sit(met(house, "sultaniya", players, halfway, characters="deal"), **at(size)).page
    expect(dock(page).get_by_role("heading", name="Build, call a djinn, or pass.")).to_be_visible()
    built = "[data-deciding=palace] [data-drawn]"
    expect(page.locator(built).first).to_be_visible()
    above = dock(page).bounding_box()
    assert above
    assert foot(page, built) <= above["y"] + 1
    assert page.evaluate("scrollY") == 0


def test_four_cards_lie_in_one_row_on_a_phone(windows: Windows, house: House) -> None:
    four = met(house, "sultans-wishes", 3, lambda view: len(view["hand"]) == 4, travelers=True)
    for size in ((320, 640), (390, 844)):
        page = windows.sit(four, **at(size)).page
        cards = board(page).get_by_role("region", name="Your hand").get_by_role("article")
        expect(cards).to_have_count(4)
        boxes = [box for card in cards.all() if (box := card.bounding_box())]
        assert len({round(box["y"]) for box in boxes}) == 1
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("wishes, finals, players, language", [(3, 0, 3, "en"), (4, 3, 4, "it"), (6, 0, 4, "pt")])
def test_mood_and_wishes_with_their_cards_are_whole_on_a_laptop(
    windows: Windows, house: House, size: Size, wishes: int, finals: int, players: int, language: str
) -> None:
    """With Final wishes, whose names are the longest, and Aides beneath the cards; nobody scrolls."""

    def full(view: Any) -> bool:
        open_wishes = view["wishes"]
        return (
            view["asked"]["question"] == "turn"
            and len(open_wishes) == wishes
            and sum(wish["final"] for wish in open_wishes) >= finals
            and all(wish["cards"] for wish in open_wishes)
            and sum(len(wish["cards"]) for wish in open_wishes) >= 2 * wishes
        )

    table = met(house, "sultans-wishes", players, full, travelers=players == 4)
    page = windows.sit(table, settings={"language": language}, **at(size)).page
    whole = ".wish, .mood .told, .wish .cards > *, .wish .aides"
    expect(page.locator(".wish")).to_have_count(wishes)
    assert sticking_out(page, whole, ".around") == []
    assert sticking_out(page, ".wish .aides, .cards .card", ".wish") == []
    assert page.locator(".around").evaluate("one => one.getBoundingClientRect().bottom") <= size[1]


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("players, travelers", [(3, False), (4, True)])
def test_an_orderly_stands_beside_the_name_of_a_task(
    windows: Windows, house: House, players: int, travelers: bool, size: Size
) -> None:
    def posted(view: Any) -> bool:
        return sum(space is not None for space in view["orderlies"]) == players

    page = windows.sit(met(house, "sultans-wishes", players, posted, travelers=travelers), **at(size)).page
    tasks = board(page).get_by_role("region", name="Extra tasks")
    expect(tasks).to_be_visible()
    expect(tasks.locator("[data-deciding=orderly]")).to_have_count(players)
    assert page.evaluate(WITHIN, ["[data-deciding=task], [data-deciding=orderly]", "button"]) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["it", "pt"])
def test_what_a_merchant_says_runs_into_nothing(windows: Windows, house: House, size: Size, language: str) -> None:
    """A ware that one cannot pay, so that what is short stands there too; and all that one has bought."""

    def dear(view: Any) -> bool:
        turn = view["asked"]["question"] == "turn" and len(view["wares"][0]) >= 5
        return bool(turn and any(price for price in view["short"]))

    table = met(house, "sultans-wishes", 4, dear, travelers=True)
    page = windows.sit(table, settings={"language": language}, **at(size)).page
    stalls = page.locator(".market .stall .what")
    expect(stalls).to_have_count(3)
    assert page.evaluate(OVERLAPS, ".market .stall > :is(.what, .price, .stock, .worth)") == []
    assert sticking_out(page, ".market .ledger .ware", ".market .ledger") == []
    assert sticking_out(page, ".strip .count", ".strip") == []


@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_a_low_window_begins_with_the_games(windows: Windows, house: House, size: Size) -> None:
    page = windows.open(house.url, **at(size)).page
    button = page.get_by_role("button", name="Play now against bots").first
    expect(button).to_be_visible()
    page.wait_for_load_state("networkidle")
    box = button.bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1]
    # The name stands there once for the eye, though it is the title of the page too.
    expect(page.get_by_role("heading", level=1, name="Grand Vizier")).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.querySelector('h1').parentElement).clipPath") != "none"


def in_sight(one: Locator) -> bool:
    """Whether it lies in the window as a whole, and in whatever is scrolled around it."""
    found: bool = one.evaluate(
        """(one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const around = one.closest("section.dock")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
          return top >= around.top && bottom <= Math.min(around.bottom, innerHeight);
        }"""
    )
    return found


def test_a_small_laptop_shows_what_next_with_how_it_ended(windows: Windows, house: House) -> None:
    table = late(house, "sultans-wishes", 3, 4)
    play_out(table, 1)
    page = windows.sit(table, **at((1280, 720))).page
    expect(again(page)).to_be_visible()
    expect(dock(page).get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    assert in_sight(dock(page).get_by_role("link", name="Another table"))


@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_a_low_window_shows_how_to_go_on_under_the_cover(windows: Windows, house: House, size: Size) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bahram"}, {"kind": "bot", "bot": "random"}]
    clock = {"kind": "turn", "seconds": 600}
    mine = house.post("/tables", {"game": "sultans-wishes", "name": "Ada", "seats": seats, "clock": clock})
    kept = Table(house, mine["table"], {mine["seat"]: mine["token"]}, "sultans-wishes").kept(mine["seat"])
    kept |= {"others": mine["others"]}
    page = windows.open(f"{house.url}/table/{mine['table']}", storage_state=house.storage([kept]), **at(size)).page
    show = page.get_by_role("button", name="show my side")
    expect(show).to_be_visible()
    assert in_sight(show)


def test_a_hint_is_read_on_a_small_laptop_without_scrolling(windows: Windows, house: House) -> None:
    def lately(view: Any) -> bool:
        return bool(view["asked"]["question"] == "turn" and view["round"] >= 2)

    page = windows.sit(met(house, "sultans-wishes", 3, lately), **at((1280, 720))).page
    dock(page).get_by_role("button", name="Hint", exact=True).click()
    advice = dock(page).get_by_role("status").get_by_text(re.compile("^Hint: "))
    expect(advice).to_be_visible()
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert in_sight(advice)


@pytest.mark.parametrize("game, language", [("sultaniya", "pt"), ("sultans-wishes", "it")])
def test_every_tool_is_in_sight_on_a_small_laptop(windows: Windows, house: House, game: str, language: str) -> None:
    """Also where three others did much, and the names of the verbs are long."""

    def later(view: Any) -> bool:
        return bool(view["asked"]["question"] == "turn" and view["round"] >= 4)

    page = windows.sit(met(house, game, 4, later), settings={"language": language}, **at((1280, 720))).page
    expect(page.locator(".lately li").nth(2)).to_be_attached()
    tools = page.locator(".dock .tools button").filter(visible=True)
    assert tools.count() >= 3
    assert all(in_sight(tool) for tool in tools.all())


@pytest.mark.parametrize("size", [(844, 390), (640, 360)])
def test_a_low_window_names_whose_palace_it_is(windows: Windows, house: House, size: Size) -> None:
    """Beside two djinns and many roofs; and what is known of the game stands in one line above."""

    def rich(view: Any) -> bool:
        return bool(view["asked"]["question"] == "turn" and view["djinns"].count(0) >= 2)

    page = windows.sit(met(house, "sultaniya", 2, rich, characters="deal"), **at(size)).page
    name = board(page).locator("article").filter(visible=True).locator(".plate .name b").first
    expect(name).to_have_text("Ada")
    assert name.evaluate("one => one.clientWidth > 0 && one.scrollWidth <= one.clientWidth")
    lines = page.locator(".facts > li").filter(visible=True)
    middles = lines.evaluate_all("all => all.map(one => one.offsetTop + one.offsetHeight / 2)")
    assert max(middles) - min(middles) < 22, "they stand beside each other"


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_a_review_shows_the_palaces_of_all(windows: Windows, house: House, size: Size) -> None:
    match, rng = Match("sultaniya", players=3, seed=5, options={"characters": "deal"}), Random(5)
    while len(match.feed()) < 60:
        assert match.seat is not None
        choice = rng.choice(match.choices(match.seat))
        match.play(match.seat, *choice.path)
    made = house.post("/reviews", {"record": match.record()})
    page = windows.open(f"{house.url}/review/{made['id']}", **at(size)).page
    lands = board(page).locator(".land")
    expect(lands).to_have_count(3)
    assert foot(page, ".land") <= size[1]
    clipped = "board => board.scrollHeight - board.clientHeight"
    assert page.locator(".stage > .board > *").first.evaluate(clipped) <= 1


@pytest.mark.parametrize("size", [(1280, 800), (768, 1024)])
def test_nothing_on_the_first_page_lies_over_a_sentence(windows: Windows, house: House, size: Size) -> None:
    page = windows.open(house.url, storage_state=house.table("me", "greedy", "greedy").storage(0), **at(size)).page
    page.get_by_role("button", name="Hide from this list").click()
    page.get_by_text("Seats you hid (1)").click()
    game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Sultaniya"))
    seat = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Give the seat up"))
    for whole, upper, lower in (
        (game, game.get_by_text("Gates to the desert"), game.get_by_role("link", name="Rules")),
        (seat, seat.get_by_role("link"), seat.get_by_role("button", name="Show again")),
    ):
        over, under, around = (one.bounding_box() for one in (upper, lower, whole))
        assert over
        assert under
        assert around
        assert over["y"] + over["height"] <= under["y"]
        # A sentence has the width that is there.
        assert over["width"] > 0.6 * around["width"]
