"""A crawler: every page that links lead to, with all that unfolds on it, and every game from its questions to its end.

In no language is there a key, an id or a placeholder to be seen, nor a sentence of another language; and axe has
nothing to say of any question.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier import Match
from grandvizier.match.lesson import script

from .kit import DESKTOP, PHONE, Body, House, Table, Windows, board, dock, late, my_turn, play_out, played_by_chance
from .moments import begun
from .test_access import Room, axe, show
from .test_learning import read_on
from .test_lobby import sign
from .test_words import check

pytestmark = pytest.mark.slow
UNFOLD = """async () => {
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await painted();
  for (const found of document.querySelectorAll("details")) found.open = true;
  const folded = "[aria-expanded=false]:not([aria-haspopup]):not(:disabled)";
  for (const found of document.querySelectorAll(folded)) found.click();
  await painted();
}"""
LINKS = """() => [...document.querySelectorAll("a[href]")].map(found => new URL(found.href))
  .filter(found => found.origin === location.origin).map(found => found.pathname)"""
OPENER = "[aria-haspopup=dialog]:visible"
LOST = ("/castle", "/rules/chess", "/art/chess", "/learn/whist", "/table/0000000000000000", "/review/0000000000000000")
PLAYERS = {"three-wishes": 3, "sultaniya": 2, "sultans-wishes": 2}
OPTIONS: dict[str, Body] = {
    "three-wishes": {"round_limit": 4},
    "sultaniya": {"characters": "choose"},
    "sultans-wishes": {"travelers": True},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of one's own: its lobby holds what is put there, and nobody waits until its games are weighed."""
    found = House(tmp_path_factory.mktemp("crawled"))
    yield found
    found.stop()


def unfolded(page: Page) -> None:
    """The page is there, and all that can be unfolded is."""
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    expect(page.get_by_role("main").get_by_text("Loading")).to_have_count(0)
    page.evaluate(UNFOLD)


def name_of_opener(opener: Locator) -> str:
    return opener.get_attribute("title") or opener.inner_text()


def dialogs(page: Page, opened: set[str]) -> list[str]:
    """What is wrong with the dialogs that were not opened before."""
    wrong: list[str] = []
    for opener in page.locator(OPENER).all():
        name = name_of_opener(opener)
        if name not in opened:
            opened.add(name)
            opener.click()
            expect(page.locator("dialog[open]")).to_be_visible()
            unfolded(page)
            wrong += check(page)
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
    return wrong


def crawl(page: Page, house: House, paths: list[str], seen: set[str]) -> list[str]:
    """What is wrong with these pages, and with all to which their links lead."""
    wrong: list[str] = []
    opened: set[str] = set()
    while paths:
        path = paths.pop()
        if path in seen:
            continue
        seen.add(path)
        # The lobby comes a little later than the first page.
        page.goto(f"{house.url}{path}", wait_until="networkidle" if path == "/" else "load")
        unfolded(page)
        found = check(page) + dialogs(page, opened)
        if path.startswith("/learn/") and path not in LOST:
            found += first_thing_to_do(page, path.removeprefix("/learn/"))
        wrong += [f"{path}: {sentence}" for sentence in found]
        paths += page.evaluate(LINKS)
    return wrong


def first_thing_to_do(page: Page, lesson: str) -> list[str]:
    """What is wrong with a lesson where it first asks for something."""
    read_on(page, next(step for step, now in enumerate(script(lesson).steps) if now.do), lesson)
    return check(page)


def recorded(house: House, game: str) -> str:
    """A few choices of a game, brought along to be looked at."""
    return str(house.post("/reviews", {"record": begun(game, PLAYERS[game], 6, 4).record()})["id"])


def test_every_page(windows: Windows, house: House) -> None:
    over = house.table("me", "random", "random", round_limit=4)
    play_out(over, 1)
    lobby = {"listed": True, "clock": {"kind": "bank", "seconds": 600, "increment": 10}}
    mine = [over]
    for (game, players), kind in product(PLAYERS.items(), ("open", "friend")):
        mine.append(house.table_of(game, "me", *[kind] * (players - 1), agreed=lobby, **OPTIONS[game]))
    paths = ["/", *(f"/review/{recorded(house, game)}" for game in PLAYERS)]
    seen: set[str] = set()
    page = windows.open(house.url, storage_state=house.storage([table.kept(0) for table in mine])).page
    sign(page, "Make the account", "Morgiana").get_by_role("heading", name="Morgiana").wait_for()
    wrong = crawl(page, house, paths, seen)
    assert {path.split("/")[1] for path in seen} == {"", "rules", "art", "learn", "table", "review", "mine"}
    assert {f"/table/{table.id}" for table in mine} <= seen
    # As a guest, who has no seat; and where there is nothing.
    guest = windows.open(house.url)
    start = ["/", f"/table/{over.id}"]
    wrong += crawl(guest.page, house, start, {path for path in seen - {"/"} if not path.startswith("/table/")})
    wrong += crawl(guest.page, house, list(LOST), seen | {"/"})
    guest.wrong.clear()  # the browser itself tells of the answers 404
    assert "\n".join(sorted(set(wrong))) == ""


@pytest.mark.parametrize("game", PLAYERS)
def test_every_question(windows: Windows, house: House, game: str) -> None:
    match = Match(game, players=PLAYERS[game], seed=1, options=OPTIONS[game])
    asked = played_by_chance(match, game)
    assert len(asked) > 2
    page = windows.open(f"{house.url}/rules").page
    wrong: list[str] = []
    for number, (question, [at, *_]) in enumerate(asked.items()):
        come(page, house.moment(match, at))
        assert my_turn(page)
        wrong += [f"{question}: {found}" for found in at_question(page, number)]
    assert "\n".join(sorted(set(wrong))) == ""


ENDS: dict[str, tuple[Body, str, Room]] = {
    "three-wishes": (DESKTOP, "en", "dark"),
    "sultaniya": (PHONE, "it", "dark"),
    "sultans-wishes": (PHONE, "pt", "light"),
}
"""How the end of each game is shown to axe: all that lies on a table is drawn anew for another size or room."""


@pytest.mark.parametrize("game", PLAYERS)
def test_the_result(windows: Windows, house: House, game: str) -> None:
    table = late(house, game, 1, PLAYERS[game], **OPTIONS[game])
    play_out(table, 1)
    page = windows.sit(table).page
    assert not my_turn(page)
    unfolded(page)
    # What the head of every page opens was read on the first one.
    known = {name_of_opener(opener) for opener in page.locator(f"header {OPENER}").all()}
    assert "\n".join(sorted(set(check(page) + dialogs(page, known)))) == ""
    show(page, *ENDS[game])
    assert axe(page) == []


def come(page: Page, table: Table) -> None:
    """Sit down in a window that was elsewhere."""
    page.evaluate("kept => localStorage.setItem('gv:seats', JSON.stringify([kept]))", table.kept(0))
    page.goto(table.url)


def at_question(page: Page, number: int) -> list[str]:
    """What is wrong with the table while something is asked: with the list of choices, and why another is refused.

    Most of the page is the same at every question: the words are read in English and in one of the others in turn, and
    axe reads every third.
    """
    closed = board(page).locator("[data-place][aria-disabled=true]:visible")
    if closed.count():
        closed.first.click(force=True)
        dock(page).get_by_role("button", name="Close").wait_for()
    unfolded(page)
    return check(page, [("it", "pt")[number % 2], "en"]) + (axe(page) if number % 3 == 0 else [])
