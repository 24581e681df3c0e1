"""Three people in three browsers, one with the keyboard alone, one on a phone; the server is killed on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ..patience import wait_until
from .kit import PHONE, House, Window, Windows, again, board, choices, dock, lit, name_of, verbs
from .test_alone import open_table

pytestmark = pytest.mark.slow
ROUNDS = 4


def tab_to(page: Page, name: str) -> None:
    """Go from one thing to the next until this one has the focus."""
    wanted = page.get_by_role("button", name=name).or_(page.get_by_label(name, exact=True)).first
    for _ in range(60):
        if wanted.evaluate("found => found === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {name}")


def by_mouse(page: Page, turn: int) -> None:
    may = verbs(page).all_inner_texts()
    verb = may[turn % len(may)]
    verbs(page).filter(has_text=re.compile(f"^{verb}$")).click()
    if verb in {"Shuffle", "Declare the end"}:
        dock(page).get_by_role("button", name=re.compile("^(Shuffle your|Declare the end of)")).first.click()
        return
    lit(page).nth(turn % lit(page).count()).click()
    if verb == "Switch":
        lit(page).last.click()


def by_keyboard(page: Page, turn: int) -> None:
    """Every second time from the list of choices, else from the table."""
    if turn % 2:
        page.keyboard.press("c")
        expect(choices(page).first).to_be_focused()
        for _ in range(turn % 3):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        return
    page.keyboard.press("Escape")
    cards = lit(page).first
    for _ in range(60):
        page.keyboard.press("Tab")
        if cards.evaluate("found => found === document.activeElement"):
            break
    page.keyboard.press("Enter")
    # A place alone may be enough; else a sentence says what it would be.
    for _ in range(2):
        if dock(page).get_by_role("button", name="Back").is_visible() and verbs(page).first.is_visible():
            page.keyboard.press("1")


def by_touch(page: Page, turn: int) -> None:
    """First a place, then what to do with it; or the list."""
    if turn % 3 == 2:
        choices(page).last.tap()
        return
    lit(page).nth(turn % lit(page).count()).tap()
    ready = dock(page).get_by_role("button", name=re.compile("^(Peek|Look) at"))
    if not ready.is_visible() and verbs(page).first.is_visible():
        verbs(page).first.tap()
    if ready.is_visible():
        ready.tap()


HANDS = (by_mouse, by_keyboard, by_touch)


def asked(people: list[Window]) -> int | None:
    """Who may choose, once one of them may; None when the game is over for all."""

    def choosing() -> list[int]:
        # While a choice is on its way the verbs still stand there, and no place is lit.
        windows = enumerate(people)
        return [number for number, at in windows if verbs(at.page).first.is_visible() and lit(at.page).count()]

    def over() -> bool:
        return all(again(window.page).is_visible() for window in people)

    wait_until(lambda: bool(choosing()) or over(), lambda: people[0].page.wait_for_timeout(50))
    return None if over() else choosing()[0]


def play(people: list[Window], turns: int) -> bool:
    """So many choices, if the game lasts; whether it does."""
    for turn in range(turns):
        number = asked(people)
        if number is None:
            return False
        HANDS[number](people[number].page, turn)
    return asked(people) is not None


def hands(page: Page) -> list[str]:
    """Every card of every hand as it lies open, seat by seat."""
    cards = [board(page).get_by_role("group", name=name).get_by_role("button") for name in ("Ada", "Keys", "Thumb")]
    return [name_of(card).split(", ", 1)[1] for hand in cards for card in hand.all()]


def test_three_people_play_to_the_end(windows: Windows, house: House) -> None:
    # Nobody is a newcomer who is asked before every look.
    known = {"storage_state": house.storage([]), "reduced_motion": "no-preference"}
    host = windows.open(house.url, **known)
    host.page.get_by_text("More about this table").click()
    host.page.get_by_role("combobox", name="Memory").select_option(label="From memory")
    open_table(host.page, rounds=ROUNDS, seats=("Me", "Open, for a friend", "Open, for a friend"))
    expect(host.page.get_by_role("heading", name="Waiting for 2 more")).to_be_visible()
    link = host.page.get_by_label("Send this link to your friends").input_value()

    keys = windows.open(link, **known)
    expect(keys.page.get_by_role("heading", name="There is a place for you")).to_be_visible()
    tab_to(keys.page, "Your name")
    keys.page.keyboard.type("Keys")
    keys.page.keyboard.press("Enter")
    expect(host.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    phone = windows.open(link, **PHONE, **known)
    phone.page.get_by_label("Your name").fill("Thumb")
    phone.page.get_by_role("button", name="Sit here").tap()
    people = [host, keys, phone]
    for window in people:
        expect(board(window.page)).to_contain_text("Keys")

    assert play(people, 9)
    number = asked(people)
    assert number is not None
    with windows.outage():
        expect(people[number].page.get_by_text("Connecting again")).to_be_visible()
        # A choice made while the line is down is sent once it is back.
        choices(people[number].page).first.click()
        expect(dock(people[number].page).get_by_text("Sending…")).to_be_visible()
    windows.settle()
    expect(dock(people[number].page).get_by_text("Sending…")).to_have_count(0)
    assert not play(people, 200)

    ends = [hands(window.page) for window in people]
    assert ends[0] == ends[1] == ends[2]
    assert len(set(ends[0])) == 9
    assert [window.updates[-1]["winners"] for window in people] == [people[0].updates[-1]["winners"]] * 3
    assert [window.updates[-1]["view"]["round"] for window in people] == [ROUNDS] * 3

    # And again with the same people.
    host.page.get_by_role("button", name="Play again").click()
    for window in people[1:]:
        window.page.get_by_role("button", name="Join the next game").click()
    for window in people:
        expect(window.page).not_to_have_url(re.compile(f"{link[-16:]}$"))
        expect(board(window.page)).to_contain_text("Thumb")
    assert asked(people) is not None
