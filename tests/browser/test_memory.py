"""What the screen keeps: a face at a faithful table, notes at the other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .kit import (
    Body,
    Friend,
    House,
    Table,
    Window,
    Windows,
    board,
    card,
    dock,
    friends_until,
    lit,
    my_turn,
    name_of,
    verbs,
)

pytestmark = pytest.mark.slow


def seated(
    windows: Windows, house: House, memory: str = "notebook", **options: bool
) -> tuple[Table, Window, list[Friend]]:
    """A table with two friends who move nothing, at the first look."""
    table = house.table("me", "friend", "friend", memory=memory, **options)
    friends = [Friend(table, seat) for seat in (1, 2)]
    friends_until(friends, 0)
    return table, windows.sit(table), friends


def look(page: Page, which: str = "your first card") -> str:
    """Look at it: its name."""
    my_turn(page)
    card(page, which).click()
    return face(page, which)


def in_turn(windows: Windows, house: House, memory: str = "notebook", **options: bool) -> Window:
    """At such a table after everybody's first look, when it is this window's turn."""
    _, window, friends = seated(windows, house, memory, **options)
    look(window.page)
    friends_until(friends, 0)
    assert my_turn(window.page)
    return window


def face(page: Page, which: str = "your first card") -> str:
    found = board(page).get_by_role("button", name=re.compile(f"^{which}, (?!face down)"))
    expect(found).to_be_visible()
    return name_of(found).split(", ")[1].removeprefix("remembered: ")


def gone(page: Page, name: str) -> None:
    """It is nowhere on the page; the rules in the help may speak of a card at any time."""
    html = "() => { const all = document.documentElement.cloneNode(true);"
    html += " all.querySelectorAll('dialog').forEach(found => found.remove()); return all.outerHTML }"
    expect(board(page).get_by_role("button", name=name)).to_have_count(0)
    expect(page.get_by_text(name).and_(page.locator(":not(dialog *)"))).to_have_count(0)
    assert name not in page.evaluate(html)


def faces(frame: Body) -> list[int]:
    """Every face that a frame holds."""
    if frame["type"] != "update":
        return []
    lying = [card for _, _, card in frame["view"]["table"] if card is not None]
    # `looked` and `shown` end with a card.
    heard = [event[-1] for event in frame["events"] if len(event) == 4 and event[0] == 4 and event[-1] >= 0]
    return lying + heard


def test_faithful_a_face_stays_while_you_look_and_then_is_nowhere(windows: Windows, house: House) -> None:
    table, window, friends = seated(windows, house, "faithful")
    page = window.page
    name = look(page)
    expect(dock(page).get_by_text("this table does not remember for you")).to_be_visible()
    page.reload()
    assert face(page) == name
    second = windows.open(table.url, context=page.context)
    assert face(second.page) == name
    assert faces(second.updates[-1])

    second.page.get_by_role("button", name="Done looking").click()
    for one in (window, second):
        gone(one.page, name)
    since = {id(one): len(one.updates) for one in (window, second)}
    page.reload()
    expect(board(page).get_by_role("button", name="your first card, face down")).to_be_visible()
    friends_until(friends, 0)
    my_turn(page)
    for one in (window, second):
        gone(one.page, name)
        later = one.updates[since[id(one)] :]
        assert later
        assert [faces(frame) for frame in later] == [[]] * len(later)


def test_faithful_the_next_choice_ends_the_look(windows: Windows, house: House) -> None:
    window = in_turn(windows, house, "faithful")
    page = window.page
    verbs(page).filter(has_text="Peek").click()
    card(page, "the left centre card").click()
    name = face(page, "the left centre card")
    verbs(page).filter(has_text="Switch").click()
    card(page, "your second card").click()
    card(page, "your third card").click()
    gone(page, name)
    assert faces(window.updates[-1]) == []


def test_notebook_keeps_a_face_and_says_where_a_lost_card_may_lie(windows: Windows, house: House) -> None:
    _, window, friends = seated(windows, house, "notebook")
    page = window.page
    name = look(page)
    friends_until(friends, 0)
    page.reload()
    my_turn(page)
    assert face(page) == name
    verbs(page).filter(has_text="Shuffle").click()
    dock(page).get_by_role("button", name="Shuffle your three cards").click()
    lost = board(page).get_by_role("list", name="Lost track of").get_by_role("button")
    expect(lost).to_have_count(1)
    told = name_of(lost)
    assert name in told
    assert [place in told for place in ("your first card", "your second card", "your third card")] == [True] * 3
    lost.focus()
    expect(board(page).get_by_text("?", exact=True)).to_have_count(3)
    lit(page).first.click()
    assert my_turn(page)
    seen = face(page)
    expect(lost).to_have_count(0 if seen == name else 1)
    if seen != name:
        assert "your first card" not in name_of(lost)
