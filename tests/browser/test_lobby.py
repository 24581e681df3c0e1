"""The lobby on the first page, an account on two devices, and several people at one screen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import connect

from ..patience import wait_until
from .catalogues import faces as face_names
from .kit import GAME, PHONE, Friend, House, Window, Windows, choices, dock, friends_until, mine, question, verbs
from .test_access import violations
from .test_coming_back import WITHOUT_HELP
from .test_memory import faces, look
from .test_words import check

pytestmark = pytest.mark.slow
SESAME = "open sesame, friend"
NAMES = ("Ada", "Bob", "Cleo")
ONLOOKER = len(NAMES)


@contextmanager
def listed(house: House, name: str) -> Iterator[str]:
    """A table in the lobby with one seat for anybody.  Somebody looks on: where nobody is for a while is not shown."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    clock = {"kind": "bank", "seconds": 1800, "increment": 30}
    wish = {"game": GAME, "name": name, "seats": seats, "listed": True, "clock": clock}
    table = str(house.post("/tables", wish)["table"])
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket", compression=None) as onlooker:
        onlooker.send(json.dumps({"type": "hello"}))
        yield table


def test_the_lobby_lists_tables_as_they_come_and_lets_one_join(windows: Windows, house: House) -> None:
    page = windows.open(house.url).page
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    with listed(house, "Zumurrud") as table:
        lobby = page.get_by_role("region", name="The lobby")
        found = lobby.get_by_role("link").filter(has_text="Zumurrud")
        expect(found).to_contain_text("One seat is free")
        expect(found).to_contain_text("30 minutes each, and 30 seconds a turn")
        lobby.get_by_label("Game").select_option(label="Sultaniya")
        expect(found).to_have_count(0)
        lobby.get_by_label("Game").select_option(label="3 Wishes")
        assert violations(page, "lobby") == []
        found.click()
        expect(page).to_have_url(f"{house.url}/table/{table}")
        page.get_by_role("button", name="Sit down").click()
        expect(question(page)).to_be_visible()
        page.get_by_role("link", name="Grand Vizier, first page").click()
        found = mine(page).get_by_role("link").filter(has_text="Zumurrud")
        expect(found).to_contain_text(re.compile("Your turn|is choosing"))
        watching = windows.open(house.url).page
        lobby = watching.get_by_role("region", name="The lobby")
        expect(lobby.get_by_role("link").filter(has_text="Zumurrud")).to_contain_text(re.compile("is choosing"))


def sign(page: Page, button: str, name: str) -> Locator:
    page.get_by_role("button", name="Account").click()
    dialog = page.get_by_role("dialog")
    if button == "Make the account":
        dialog.get_by_role("button", name="I need an account").click()
    dialog.get_by_label("Name of the account").fill(name)
    dialog.get_by_label("Password").fill(SESAME)
    dialog.get_by_role("button", name=button).click()
    return dialog


def test_an_account_keeps_games_across_devices(windows: Windows, house: House) -> None:
    desktop = windows.open(house.url).page
    dialog = sign(desktop, "Make the account", "Dinarzade")
    expect(dialog.get_by_role("heading", name="Dinarzade")).to_be_visible()
    assert violations(desktop, "account") == []
    dialog.get_by_role("button", name="Close").click()
    desktop.get_by_role("button", name="Play now against bots").first.click()
    expect(verbs(desktop).first).to_be_visible()
    address = desktop.url

    phone = windows.open(house.url, **PHONE)
    dialog = sign(phone.page, "Make the account", "dinarzade")
    expect(dialog.get_by_role("alert")).to_have_text("That name is taken, or looks like one that is.")
    phone.wrong = [wrong for wrong in phone.wrong if "409" not in wrong]
    dialog.get_by_role("button", name="I have an account").click()
    dialog.get_by_label("Password").fill(SESAME)
    dialog.get_by_role("button", name="Sign in").click()
    expect(dialog.get_by_role("heading", name="Dinarzade")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    mine(phone.page).get_by_role("link").click()
    expect(phone.page).to_have_url(address)
    expect(verbs(phone.page).first).to_be_visible()

    phone.page.get_by_role("button", name="Account").click()
    dialog.get_by_role("button", name="Sign out").click()
    expect(dialog.get_by_role("heading", name="Account")).to_be_visible()
    phone.page.goto(address)
    expect(phone.page.get_by_text("You are watching")).to_be_visible()
    expect(sign(phone.page, "Sign in", "Dinarzade").get_by_role("heading", name="Dinarzade")).to_be_visible()
    phone.page.goto(house.url)
    expect(mine(phone.page).get_by_role("link")).to_be_visible()
    phone.page.get_by_role("button", name="Hide from this list").click()
    with phone.page.expect_response("**/lobby/mine"):
        phone.page.reload()
    expect(mine(phone.page)).to_have_count(0)
    phone.page.goto(address)
    expect(verbs(phone.page).first).to_be_visible()


def covered_for(page: Page, name: str) -> Locator:
    """The cover, with nothing on the page behind it."""
    cover = page.get_by_role("region", name=f"Pass the device to {name}")
    expect(cover).to_be_visible()
    assert page.locator("[data-place]").count() == 0
    source = str(page.evaluate(WITHOUT_HELP))
    assert [face for face in face_names("en") if face in source] == []
    return cover


def uncover(window: Window, name: str, *, keys: bool = False) -> None:
    covered_for(window.page, name)
    # Meanwhile this screen is told what everybody is, and nothing of whoever is next.
    wait_until(lambda: window.now["view"]["seat"] == ONLOOKER, lambda: window.page.wait_for_timeout(50))
    last = window.now
    assert (last["view"]["seat"], last["offers"], faces(last)) == (ONLOOKER, [], [])
    if keys:
        window.page.keyboard.press("Tab")
        window.page.keyboard.press("Enter")
    else:
        window.page.get_by_role("button", name=f"I am {name}").click()
    expect(verbs(window.page).first).to_be_visible()


@pytest.mark.parametrize("memory", ["From memory", "Notebook"])
def test_several_people_at_one_screen(windows: Windows, house: House, memory: str) -> None:
    window = windows.open(house.url, **PHONE)
    page = window.page
    form = page.get_by_role("region", name="Open a table")
    form.get_by_label("Your name").fill("Ada")
    for seat, name in ((2, "Bob"), (3, "Cleo")):
        form.get_by_role("combobox", name=f"Seat {seat}").select_option(label="Somebody here, at this screen")
        form.get_by_label(f"Name, seat {seat}").fill(name)
    form.get_by_text("More about this table").click()
    form.get_by_label("Memory").select_option(label=memory)
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_focused()
    first = window.updates[-1]["view"]["asked"]["seat"]
    seen: set[int] = set()
    for turn in range(5):
        seat = (first + turn) % 3
        uncover(window, NAMES[seat], keys=turn == 2)
        told = window.updates[-1]
        assert told["view"]["seat"] == seat
        if turn == 1:
            # Loaded again, it is covered again.
            page.reload()
            uncover(window, NAMES[seat])
        before = len(window.updates)
        play(window)
        seen |= {face for update in window.updates[before:] for face in faces(update)}
        covered_for(page, NAMES[(seat + 1) % 3])
    assert seen, "somebody looked at something"
    assert check(page) == []
    # Whoever had it last can take it back.
    page.get_by_role("button", name=f"Back to {NAMES[seat]}").click()
    expect(dock(page)).to_contain_text(f"It is {NAMES[(seat + 1) % 3]}’s turn.")
    dock(page).get_by_role("button", name="Cover the screen").click()
    covered_for(page, NAMES[(seat + 1) % 3])
    assert memory == "Notebook" or violations(page, "covered") == []


def play(window: Window) -> None:
    """Choose until the turn is over; then cover what was seen."""
    page = window.page
    cover = dock(page).get_by_role("button", name="Cover the screen")
    heading = page.get_by_role("heading", name="Pass the device to")
    while True:
        verbs(page).or_(cover).or_(heading).first.wait_for()
        if heading.is_visible():
            return
        if cover.is_visible():
            cover.click()
            continue
        window.heard = len(window.updates)
        choices(page).first.click()
        window.come_back()


CALLS = """(() => {
  window.calls = [];
  const { OscillatorNode } = window;
  // A browser without a window has nowhere to show one.
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve(this.permission); }
    constructor(title, how) { window.calls.push(`${title}, ${how.body}`); }
    close() {}
  };
  window.OscillatorNode = class extends OscillatorNode {
    constructor(...how) { super(...how); window.calls.push("tone"); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
})()"""
"""Notes what is shown and heard, on a page that nobody looks at."""


def test_a_turn_is_called_out_by_title_sound_and_notification(windows: Windows, house: House) -> None:
    table = house.table("me", "friend", "friend")
    friends = [Friend(table, seat) for seat in (1, 2)]
    friends_until(friends, 0)
    context = windows.context(storage_state=table.storage(0), permissions=["notifications"])
    context.add_init_script(CALLS)
    page = windows.open(table.url, context).page
    page.get_by_role("button", name="Help").click()
    for wish in ("A soft chime", "A notification"):
        page.get_by_label(wish).check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    look(page)
    assert page.evaluate("window.calls") == []
    friends_until(friends, 0)
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.wait_for_function("() => window.calls.length === 3")
    assert sorted(page.evaluate("window.calls")) == ["Your turn, 3 Wishes", "tone", "tone"]
    for friend in friends:
        friend.go()


def test_a_problem_is_reported_from_the_help(windows: Windows, house: House) -> None:
    page = windows.come(house.table("me", "open", "open")).page
    page.get_by_role("button", name="Help").click()
    help_ = page.get_by_role("dialog", name="Help")
    help_.get_by_text("Report a problem").click()
    help_.get_by_label("What is wrong").fill("The lamp does not glow.")
    help_.get_by_role("button", name="Send the report").click()
    expect(help_.get_by_text("Thank you. The report is kept as")).to_be_visible()
    help_.get_by_label("A soft chime when it is my turn").check()
    help_.get_by_role("button", name="Close").click()
