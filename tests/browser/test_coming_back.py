"""Leaving and coming back, watching, the link for friends, and a chain of games to its grand master."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .kit import House, Windows, again, board, card, choices, dock, late, mine, my_turn, question, verbs
from .kit import friends_until as until
from .test_memory import face, faces, look, seated
from .test_words import check

pytestmark = pytest.mark.slow

WITHOUT_HELP = """() => {
    const copy = document.documentElement.cloneNode(true);
    copy.querySelectorAll("dialog").forEach((dialog) => dialog.remove());
    return copy.outerHTML;
}"""
"""The page's source but for the help, which tells the rules and so names Time Travel."""


def test_close_the_tab_and_open_it_again(windows: Windows, house: House) -> None:
    _, window, friends = seated(windows, house, "notebook")
    page = window.page
    name = look(page)
    until(friends, 0)
    my_turn(page)
    verbs(page).filter(has_text="Switch").click()
    card(page, "your first card").click()
    card(page, "the left centre card").click()
    expect(question(page)).to_have_text("Take your second action.")
    before = [region.inner_text() for region in (dock(page), page.get_by_role("region", name="What happened"))]
    address, context = page.url, page.context
    page.close()

    back = windows.open(house.url, context=context).page
    mine(back).get_by_role("link").click()
    my_turn(back)
    assert back.url == address
    assert face(back, "the left centre card") == name
    after = [region.inner_text() for region in (dock(back), back.get_by_role("region", name="What happened"))]
    assert after == before


def test_a_watcher_sees_no_face(windows: Windows, house: House) -> None:
    table, window, friends = seated(windows, house, "notebook")
    watcher = windows.sit(table, None)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    name = look(window.page)
    expect(watcher.page.get_by_text("Ada looks at their own first card.").first).to_be_visible()
    until(friends, 0)
    expect(question(watcher.page)).to_have_text("Ada is choosing…")
    watcher.page.reload()
    expect(question(watcher.page)).to_have_text("Ada is choosing…")
    assert name not in watcher.page.evaluate(WITHOUT_HELP)
    assert watcher.updates
    assert [faces(frame) for frame in watcher.updates] == [[]] * len(watcher.updates)
    assert [update["offers"] for update in watcher.updates if update["offers"]] == []
    expect(verbs(watcher.page)).to_have_count(0)


def test_the_link_opens_the_seat_chooser(windows: Windows, house: House) -> None:
    table = house.table("me", "open", "open", round_limit=9, own_switch=True)
    page = windows.open(table.url).page
    expect(page.get_by_role("heading", name="There is a place for you")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(re.compile("after this many rounds\\s*9"))
    expect(page.get_by_role("button", name="Sit here")).to_have_count(2)
    page.get_by_role("button", name="Watch").click()
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Sit here").last.click()
    expect(page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Grace")).to_contain_text("you")
    page.reload()
    expect(page.get_by_role("heading", name="Waiting for one more")).to_be_visible()
    lost = windows.open(f"{house.url}/table/no-such-table")
    expect(lost.page.get_by_text("There is no such table")).to_be_visible()
    # The browser itself reports the answer 404.
    lost.wrong = [wrong for wrong in lost.wrong if "404" not in wrong]


def test_a_chain_to_the_grand_master_and_again(windows: Windows, house: House) -> None:
    window = windows.sit(late(house, "three-wishes", 6, 3, round_limit=4, games="chain"))
    page = window.page
    while my_turn(page):
        choices(page).first.click()
    expect(board(page).get_by_text("grand master of 3 Wishes").first).to_be_visible()
    last = window.updates[-1]
    assert max(last["view"]["markers"]) >= 5
    assert last["view"]["game"] >= 3
    assert check(page) == []
    address = page.url
    again(page).click()
    expect(page).not_to_have_url(address)
    my_turn(page)
    assert window.updates[-1]["view"]["game"] == 1
