"""The Sultan's Wishes in the browser: whole games with every action, alone to the verdict, and why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ..patience import wait_until
from .kit import DESKTOP, PHONE, Body, House, Seated, Windows, again, board, dock, late, turns
from .test_access import axe

pytestmark = pytest.mark.slow
GAME = "sultans-wishes"
ACTIONS = ("fulfil", "use_effect", "travel", "orderly", "extra_task")
SPILLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
TABS = {"orderly": "Tasks", "travel": "Desert", "buy": "Market"}
"""Where on a phone an action is."""


def sit(windows: Windows, house: House, *others: str, travelers: bool = False, **how: Any) -> Seated:
    """Sit down at a new table, with these bots."""
    return Seated(windows.sit(house.table_of(GAME, "me", *others, travelers=travelers), **how))


def my_turn(at: Seated) -> bool:
    """Wait until this window may choose (True) or the game is over (False)."""
    return not at.window.until(lambda update: bool(update["offers"]) or update["view"]["over"])["view"]["over"]


def asked(at: Seated) -> str:
    return str(at.now["view"]["asked"]["question"])


def offered(at: Seated, verb: str) -> list[Body]:
    return [offer for offer in at.now["offers"] if offer["do"] == verb]


# The board.


def court(page: Page) -> Locator:
    return board(page).get_by_role("region", name="The courtyard")


def spot(page: Page, place: int) -> Locator:
    """A place on the table."""
    return court(page).locator(f'button[data-place="{place}"]')


def lit(page: Page) -> Locator:
    """The places in sight that may be chosen."""
    return court(page).locator('button[data-place][aria-pressed="false"]:visible')


def hand(page: Page) -> Locator:
    return court(page).get_by_role("region", name="Your hand")


def deed(page: Page, verb: str, place: int) -> Locator:
    """What a card in the hand may do, unfolded."""
    mine = hand(page).get_by_role("article").filter(has=page.locator(f'button[data-place="{place}"]'))
    rows = mine.get_by_role("listitem").get_by_role("button", disabled=False)
    titles = {"fulfil": "^Add it to the wish", "extra_task": "^Put it face down"}
    return rows.and_(page.get_by_title(re.compile(titles[verb]))).first if verb in titles else rows.last


def show(page: Page, tab: str) -> None:
    """On a phone, look at a part of the courtyard."""
    button = court(page).get_by_role("button", name=re.compile(f"^{tab}"))
    if button.first.is_visible():
        button.first.click()


def then(at: Seated, do: Callable[[], object]) -> None:
    """Do something that makes a choice, completing it where more is asked, and wait until it has happened."""
    before = at.now["at"]
    do()
    back = court(at.page).get_by_role("button", name="Put back")

    def go_on() -> None:
        if back.is_visible():
            lit(at.page).first.click()
        at.page.wait_for_timeout(10)

    wait_until(lambda: at.now["at"] != before, go_on)
    at.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def play(at: Seated, verb: str, which: int) -> None:
    """A mandatory action, through the board."""
    page = at.page
    offers = offered(at, verb)
    [place] = offers[which % len(offers)]["at"]
    if verb in TABS:
        show(page, TABS[verb])
        then(at, spot(page, place).click)
        return
    spot(page, place).click()
    then(at, deed(page, verb, place).click)


def go_on(at: Seated, turn: int, done: set[str]) -> None:
    """Whatever is asked next: every action once, then whatever brings the game on."""
    page, question = at.page, asked(at)
    done.add(question)
    if question == "turn":
        may = [verb for verb in ACTIONS if offered(at, verb)]
        wanted = [verb for verb in may if verb not in done] or may
        done.add(wanted[0])
        play(at, wanted[0], turn)
    elif question in {"gift", "keep_one"}:
        then(at, court(page).get_by_role("button", name=re.compile("Keep it$")).first.click)
    elif question == "options" and (buys := offered(at, "buy")):
        done.add("buy")
        then(at, spot(page, buys[turn % len(buys)]["at"][0]).click)
    elif question == "options" and offered(at, "lamp"):
        done.add("lamp")
        then(at, court(page).get_by_role("button", name="Use the Magic Lamp").click)
    elif offered(at, "give_gift"):
        done.add("give_gift")
        gifts = court(page).get_by_role("button", name=re.compile("at the end of a round$"), disabled=False)
        then(at, gifts.first.click)
    elif lit(page).count():
        then(at, lit(page).nth(turn % lit(page).count()).click)
    else:
        words = "End your turn|No more gifts now|Keep the rest|Add nothing|Leave it there|No more to discard"
        then(at, court(page).get_by_role("button", name=re.compile(words)).click)


def told_how_it_ended(at: Seated) -> None:
    """The score by source adds up, and nothing sticks out of the page."""
    page, update = at.page, at.now
    expect(again(page)).to_be_enabled()
    sheet = court(page).get_by_role("region", name="How the points came about")
    rows = [row.get_by_role("cell").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    totals = sheet.get_by_role("row", name=re.compile("^In all")).get_by_role("cell").all_inner_texts()
    assert [int(total) for total in totals] == update["view"]["points"] == update["scores"]
    for seat, total in enumerate(totals):
        assert sum(int(row[seat].replace("–", "0")) for row in rows) == int(total)
    assert not page.evaluate(SPILLS)


def test_a_whole_game_with_travelers(windows: Windows, house: House) -> None:
    at = sit(windows, house, "random", travelers=True, **PHONE)
    done: set[str] = set()
    for turn in turns(lambda: my_turn(at), 600):
        go_on(at, turn, done)
    assert set(ACTIONS) <= done
    told_how_it_ended(at)
    expect(court(at.page).get_by_role("columnheader", name="Ada")).to_be_visible()


def test_a_game_alone_to_the_verdict(windows: Windows, house: House) -> None:
    at = Seated(windows.sit(late(house, GAME, 10, 1), **PHONE))
    done: set[str] = set()
    for turn in turns(lambda: my_turn(at), 300):
        go_on(at, turn, done)
    points = at.now["view"]["points"][0]
    expect(dock(at.page).get_by_role("heading", name=f"{points} points")).to_be_visible()
    speaks = {"effort": "effort at the next", "favourite": "favourite", "surprise": "surprised", "flawless": "in awe"}
    expect(court(at.page).get_by_role("heading", name=re.compile(speaks[at.now["view"]["verdict"]]))).to_be_visible()
    sources = court(at.page).get_by_role("list", name="How the points came about").get_by_role("listitem")
    # The last number of a line: a source may name others.
    assert sum(int(source.inner_text().split("+")[-1]) for source in sources.all()) == points
    expect(again(at.page)).to_be_enabled()
    assert not at.page.evaluate(SPILLS)
    assert axe(at.page) == []


def test_a_card_tells_what_it_can_do_and_is_put_back(windows: Windows, house: House) -> None:
    at = sit(windows, house, "random", **PHONE)
    page = at.page
    my_turn(at)
    while asked(at) != "turn":
        go_on(at, 0, set())
        my_turn(at)
    before = at.now["at"]
    card = spot(page, at.now["view"]["hand"][0])
    rows = hand(page).get_by_role("listitem").get_by_role("button")
    expect(rows.filter(visible=True)).to_have_count(0)
    card.click()
    expect(hand(page).get_by_role("article").first.get_by_role("listitem").first).to_be_visible()
    card.click()
    expect(rows.filter(visible=True)).to_have_count(0)
    card.click()
    page.keyboard.press("Escape")
    expect(rows.filter(visible=True)).to_have_count(0)
    # To think about a card is no choice yet.
    assert at.now["at"] == before


def test_why_not(windows: Windows, house: House) -> None:
    at = sit(windows, house, "random")
    page = at.page
    my_turn(at)
    while asked(at) != "turn":
        go_on(at, 0, set())
        my_turn(at)
    # Wares are bought after the mandatory action.
    spot(page, 89).click(force=True)
    expect(dock(page).get_by_role("status").filter(has_text="SW-42")).to_be_visible()
    dock(page).get_by_role("button", name="SW-42").click()


def seen_by_axe(page: Page, state: str) -> list[str]:
    """What axe has to say about this state in English, in the light room on a desktop and the dark one on a phone."""
    wrong = []
    for size, room in ((DESKTOP, "light"), (PHONE, "dark")):
        page.set_viewport_size(size["viewport"])
        page.emulate_media(color_scheme=room, reduced_motion="reduce")  # type: ignore[arg-type]
        wrong += [f"{state}, {room}: {found}" for found in axe(page)]
    return wrong


def test_axe_at_every_part(windows: Windows, house: House) -> None:
    at = sit(windows, house, "random", "random", "random", travelers=True)
    page = at.page
    my_turn(at)
    while asked(at) != "turn":
        go_on(at, 0, set())
        my_turn(at)
    wrong = seen_by_axe(page, "turn")
    spot(page, at.now["view"]["hand"][0]).click()
    wrong += seen_by_axe(page, "card in hand")
    for tab in ("Market", "Tasks", "Desert", "Players"):
        show(page, tab)
        wrong += [f"{tab}: {found}" for found in axe(page)]
    page.set_viewport_size(DESKTOP["viewport"])
    page.keyboard.press("Escape")
    court(page).get_by_role("button", name=re.compile("^the Extra Task stack")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += [f"stack: {found}" for found in axe(page)]
    assert not wrong, "\n".join(wrong)
