"""Sultaniya in the browser: whole games with every djinn, the hand, and why a tile does not fit."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier import Match

from .kit import (
    PHONE,
    Body,
    Friend,
    House,
    Seated,
    Windows,
    again,
    board,
    choices,
    dock,
    late,
    turns,
    verbs,
)
from .test_access import violations

pytestmark = pytest.mark.slow
GAME = "sultaniya"
DJINNS = ("blue", "red", "green", "yellow")
FIRST_DJINN, FIRST_TILE = 4, 8


def sit(windows: Windows, house: House, friends: int = 0, options: Body | None = None, **how: Any) -> Seated:
    """Sit down at a new table, with so many friends."""
    agreed: Body = {"characters": "deal"} | (options or {})
    table = house.table_of(GAME, "me", *["friend"] * friends, **agreed)
    return Seated(windows.sit(table, **how), [Friend(table, seat + 1) for seat in range(friends)])


def play(friend: Friend) -> None:
    """What a friend does: build what can be built, reveal from the pile with most tiles, else leave it."""
    offers = friend.catch_up().update["offers"]
    can = {offer["do"] for offer in offers}
    verb = next(verb for verb in ("choose", "place", "take", "reveal", "pass_turn") if verb in can)
    left = friend.update["view"]["piles"]
    if verb == "reveal":
        friend.choose(
            verb, max((offer["args"] for offer in offers if offer["do"] == verb), key=lambda at: len(left[at[0]]))[0]
        )
    else:
        friend.choose(verb)


# The board, through its roles and names alone.


def fitting(page: Page) -> Locator:
    """The tiles that lie open and may be taken."""
    return board(page).get_by_role("button", name=re.compile(r"fits in (one|\d+) slots?\b"), disabled=False)


def tile(page: Page, number: int) -> Locator:
    """A tile by its number: `G01` is 0."""
    return page.locator(f'[data-fly="tile-{number}"]')


def slots(page: Page) -> Locator:
    """The slots where the tile in the hand may go."""
    return board(page).get_by_role(
        "button", name=re.compile("^your .* slot .*the tile in your hand fits"), disabled=False
    )


def slot(page: Page, name: str) -> Locator:
    return board(page).get_by_role("button", name=re.compile(f"^your {name}:"))


def piles(page: Page) -> Locator:
    """The piles that may be chosen."""
    return board(page).get_by_role("button", name=re.compile("^the .* pile, "), disabled=False)


def pile(page: Page, name: str) -> Locator:
    return board(page).get_by_role("button", name=re.compile(f"^the {name} pile, "))


def djinn(page: Page, colour: str) -> Locator:
    return board(page).get_by_role("button", name=re.compile(f"^the {colour} djinn, "))


def asked(at: Seated) -> str:
    return str(at.now["view"]["asked"]["question"])


def offered(at: Seated, verb: str) -> list[Body]:
    return [offer for offer in at.now["offers"] if offer["do"] == verb]


def heard(at: Seated, what: Callable[[Body], bool]) -> Body:
    """Wait for an update, and until it is on the screen; meanwhile friends do their part."""

    def part_of_friends() -> None:
        for friend in at.friends:
            while friend.asked == friend.seat:
                play(friend)

    return at.window.until(what, part_of_friends)


def my_turn(at: Seated) -> bool:
    """Wait until this window may choose (True) or the game is over (False)."""
    return not heard(at, lambda update: bool(update["offers"]) or update["view"]["over"])["view"]["over"]


def then(at: Seated, do: Callable[[], object]) -> None:
    """Do something that makes a choice, and wait until it has happened."""
    before = at.now["at"]
    do()
    heard(at, lambda update: bool(update["at"] != before))


def by_word(at: Seated, verb: str, sentence: str) -> None:
    """A verb of the dock, and its sentence."""
    verbs(at.page).filter(has_text=re.compile(f"^{verb}$")).click()
    then(at, dock(at.page).get_by_role("button", name=re.compile(sentence)).first.click)


def build(at: Seated, which: int = 0) -> None:
    """Take a tile that fits and place it."""
    page = at.page
    if not slots(page).count():
        fitting(page).nth(which % fitting(page).count()).click()
    then(at, slots(page).first.click)


def go_on(at: Seated, turn: int) -> None:
    """Whatever comes next in a turn: build, reveal, or leave it."""
    page = at.page
    if offered(at, "take"):
        build(at, turn)
    elif offered(at, "reveal"):
        then(at, piles(page).nth(turn % piles(page).count()).click)
    elif offered(at, "stop"):
        by_word(at, "Stop here", "^Stop here and")
    else:
        by_word(at, "Pass", "^Pass and")


def call(at: Seated, colour: str) -> None:
    """Call a djinn, up to where it has begun its work."""
    page = at.page
    if colour == "green":
        then(at, djinn(page, colour).click)
        return
    djinn(page, colour).click()
    if colour == "red":
        own = board(page).get_by_role("button", name=re.compile("^your .* slot "), disabled=False)
        under = board(page).get_by_role("button", name="Under its pile", exact=True)
        if not slots(page).count() and not under.count():
            own.first.click()
        then(at, under.first.click if under.first.is_visible() else slots(page).first.click)
    elif piles(page).count():
        then(at, piles(page).last.click)
    expect(djinn(page, colour)).to_have_accessible_name(re.compile("with Ada"))


def turn_of_mine(at: Seated, called: set[str], turn: int) -> None:
    """Build first; then save for every djinn and call it; then build on."""
    view = at.now["view"]
    may = [DJINNS[offer["args"][0] - FIRST_DJINN] for offer in offered(at, "call")]
    wanted = [colour for colour in DJINNS if colour not in called]
    if asked(at) == "turn" and turn and (found := [colour for colour in wanted if colour in may]):
        call(at, found[-1])
        called.add(found[-1])
    elif asked(at) == "turn" and turn and wanted and view["treasure"]:
        by_word(at, "Pass", "^Pass and")
    else:
        go_on(at, turn)


def test_a_whole_game_in_which_every_djinn_is_called(windows: Windows, house: House) -> None:
    at = sit(windows, house, 1, **PHONE)
    called: set[str] = set()
    for turn in turns(lambda: my_turn(at), 400):
        turn_of_mine(at, called, turn)
    assert called == set(DJINNS)
    told_how_it_ended(at)
    expect(board(at.page).get_by_role("columnheader", name="Ada")).to_be_visible()


def test_a_game_alone(windows: Windows, house: House) -> None:
    at = Seated(windows.sit(late(house, GAME, 10, 1), **PHONE))
    for turn in turns(lambda: my_turn(at), 200):
        expect(board(at.page).get_by_text(f"Turn {at.now['view']['round']} of 20")).to_be_visible()
        go_on(at, turn)
    points = at.now["scores"][0]
    expect(dock(at.page).get_by_role("heading", name=f"{points} points")).to_be_visible()
    told_how_it_ended(at)


def told_how_it_ended(at: Seated) -> None:
    """The score by source adds up, and nothing sticks out of the page."""
    page = at.page
    expect(again(page)).to_be_enabled()
    sheet = board(page).get_by_role("region", name="How the points came about")
    totals = sheet.get_by_role("row", name=re.compile("^In all")).get_by_role("cell").all_inner_texts()
    update = at.now
    assert [int(total) for total in totals] == update["view"]["points"] == update["scores"]
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_a_tile_is_turned_over_put_back_and_dragged(windows: Windows, house: House) -> None:
    at = sit(windows, house, reduced_motion="no-preference")
    page = at.page
    my_turn(at)
    then(at, pile(page, "ground").click)
    [offer, *_] = offered(at, "take")
    mine = tile(page, offer["at"][0] - FIRST_TILE)
    # Pointing at it shows where it would go, and changes nothing.
    mine.hover()
    assert slots(page).count() == 0
    mine.click()
    expect(slots(page)).to_have_count(len({way["at"][0] for way in offer["then"]}))
    lies = slots(page).first.get_attribute("aria-label")
    flip = board(page).get_by_role("button", name="Turn over")
    if flip.first.is_enabled():
        page.keyboard.press("f")
        expect(slots(page).first).not_to_have_attribute("aria-label", lies or "")
        flip.first.click()
        expect(slots(page).first).to_have_attribute("aria-label", lies or "")
    page.keyboard.press("Escape")
    expect(slots(page)).to_have_count(0)
    # The same by dragging.
    goal = page.locator(f'[data-slot="{offer["then"][0]["at"][0]}"]')
    then(at, lambda: mine.drag_to(goal))
    assert at.now["view"]["palaces"][0].count(None) == len(at.now["view"]["palaces"][0]) - 4


def test_every_choice_is_in_the_list_and_by_keyboard(windows: Windows, house: House) -> None:
    at = sit(windows, house)
    page = at.page
    my_turn(at)
    then(at, lambda: pile(page, "ground").press("Enter"))
    listed = choices(page).all_inner_texts()
    assert len(listed) == len(at.now["offers"])
    fitting(page).first.press("Enter")
    expect(choices(page)).to_have_count(len(offered(at, "take")[0]["then"]))
    slots(page).first.focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^your first-floor slot"))
    then(at, lambda: slots(page).first.press("Enter"))
    assert at.now["view"]["round"] == 2


def test_why_a_tile_does_not_fit(windows: Windows, house: House) -> None:
    at = sit(windows, house)
    page = at.page
    my_turn(at)
    then(at, pile(page, "roof").click)
    roof = at.now["view"]["displays"][3][0]
    tile(page, roof).click(force=True)
    expect(dock(page).get_by_text("fits nowhere")).to_be_visible()
    for _ in range(10):
        if clash(sit(windows, house)):
            return
    raise AssertionError("no tile clashed in ten games")


def clash(at: Seated) -> bool:
    """Build a half-gate at an end; then hold a walled tile beyond it, and ask."""
    page = at.page
    my_turn(at)
    if not (half := found(at, lambda edges: edges.count("half-gate") == 1)):
        return False
    half.click()
    then(at, slots(page).first.click)
    my_turn(at)
    if not (walled := found(at, lambda edges: "half-gate" not in edges)):
        return False
    walled.click()
    expect(slots(page).first).to_be_visible()
    # The first slot of the ground that fits lay left of the printed parts, so the open half looks to the left.
    slot(page, "ground slot 1").click(force=True)
    expect(dock(page).get_by_text(re.compile("On its right the wall .*the half-gate"))).to_be_visible()
    dock(page).get_by_role("button", name="SY-7").click()
    expect(dock(page).get_by_text("Pictures must match")).to_be_visible()
    return True


def found(at: Seated, wanted: Callable[[list[str]], bool]) -> Locator | None:
    """Reveal on the ground until a tile with such edges lies there and fits."""
    page = at.page
    sheet = page.evaluate(
        "id => fetch(`/api/tables/${id}/sheet`).then(answer => answer.json())", page.url.split("/")[-1]
    )
    edges = [entry["edges"] for entry in sheet["components"]["tiles"]]
    while True:
        for offer in offered(at, "take"):
            number = offer["at"][0] - FIRST_TILE
            if sheet["components"]["tiles"][number]["floor"] == "ground" and wanted(edges[number]):
                return tile(page, number)
        if pile(page, "ground").get_attribute("aria-disabled"):
            return None
        then(at, pile(page, "ground").click)


def test_axe_while_characters_are_chosen(windows: Windows, house: House) -> None:
    at = sit(windows, house, 2, {"characters": "choose"})
    my_turn(at)
    assert violations(at.page, "characters") == []


def test_axe_at_a_turn(windows: Windows, house: House) -> None:
    at = sit(windows, house, 3)
    page = at.page
    my_turn(at)
    wrong = violations(page, "turn")
    board(page).get_by_role("button", name="What is left in the piles").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += violations(page, "what is left")
    assert wrong == []


def test_axe_with_a_tile_in_hand(windows: Windows, house: House) -> None:
    at = sit(windows, house, 3)
    page = at.page
    my_turn(at)
    then(at, pile(page, "ground").click)
    fitting(page).first.click()
    expect(slots(page).first).to_be_visible()
    assert violations(page, "in hand") == []


def test_axe_at_a_djinn(windows: Windows, house: House) -> None:
    at = sit(windows, house, 3)
    page = at.page
    my_turn(at)
    while not (asked(at) == "turn" and any(o["args"] == [FIRST_DJINN + 3] for o in offered(at, "call"))):
        if asked(at) == "turn":
            by_word(at, "Pass", "^Pass and")
        else:
            go_on(at, 0)
        assert my_turn(at), "the yellow djinn could never be called"
    djinn(page, "yellow").click()
    wrong = violations(page, "djinn called")
    then(at, piles(page).first.click)
    if at.now["view"]["asked"] and asked(at) == "fetch":
        wrong += violations(page, "fetch")
    assert wrong == []


# How a game begins and ends.


def test_at_one_click_characters_are_dealt(windows: Windows, house: House) -> None:
    """SY-1: at a table that is set up they are chosen."""
    page = windows.open(house.url).page
    home = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Sultaniya"))
    home.get_by_role("button", name="Play now against bots").click()
    expect(board(page)).to_be_visible()
    expect(verbs(page).first).to_be_visible()
    expect(page.get_by_role("heading", name="Choose who you are")).to_have_count(0)


def test_an_end_without_a_fifth_roof_is_announced(windows: Windows, house: House) -> None:
    """SY-19: four idle rounds end the game, and two before that everybody is told."""
    at = sit(windows, house, 1)
    warning = at.page.get_by_role("status").filter(has_text="Nobody has built for")
    while my_turn(at):
        idle = at.now["view"]["idle"]
        expect(warning).to_have_count(1 if idle >= 2 else 0)
        if idle == 2:
            expect(warning).to_have_text("Nobody has built for 2 rounds. After 2 more such rounds the game ends.")
        by_word(at, "Pass", "^Pass and")
        for friend in at.friends:
            while friend.catch_up().asked == friend.seat:
                friend.choose("pass_turn")
    assert at.now["view"]["idle"] == 4


def test_red_leaves_the_tiles_alone(windows: Windows, house: House) -> None:
    """SY-14: called with nothing built; then a normal build."""
    at = sit(windows, house)
    while my_turn(at) and not any(offer["args"] == [FIRST_DJINN + 1] for offer in offered(at, "call")):
        by_word(at, "Pass", "^Pass and")
    djinn(at.page, "red").click()
    then(at, dock(at.page).get_by_role("button", name=re.compile("^Leave your tiles")).first.click)
    assert asked(at) == "after_move"
    go_on(at, 0)


def leads_to_a_gap(match: Match) -> int | None:
    """The number of a tile that may go under its pile if another takes its place, should there be one now."""
    assert match.seat is not None
    for called in match.choices(match.seat):
        for taken in called.then if called.do == "call" else ():
            for under in taken.then if taken.do == "take" else ():
                after = Match.replay(match.record())
                after.play(match.seat, *under.path)
                if under.do == "put_under" and after.question == "replace":
                    ((_, number),) = taken.at
                    return int(number)
    return None


def test_red_replaces_a_tile_that_carries_others(windows: Windows, house: House) -> None:
    """SY-16: it goes under its pile, and its gap is filled at once; nothing else may be done before."""
    match, rng = Match(GAME, players=1, seed=1, options={"characters": "deal"}), Random(1)
    while (lifted := leads_to_a_gap(match)) is None:
        assert match.seat is not None
        other = [choice for choice in match.choices(match.seat) if choice.do != "call"]
        building = [choice for choice in other if choice.do in {"take", "place"}]
        match.play(match.seat, *rng.choice(building if building and rng.random() < 0.6 else other).path)
    at = Seated(windows.sit(house.moment(match, len(match.feed()))), [])
    page = at.page
    djinn(page, "red").click()
    tile(page, lifted).click()
    then(at, board(page).get_by_role("button", name="Under its pile", exact=True).click)
    expect(page.get_by_role("heading", name="Fill the gap: take a displayed tile that fits there.")).to_be_visible()
    expect(board(page).locator("[data-slot].gap")).to_have_count(1)
    assert {offer["do"] for offer in at.now["offers"]} == {"take"}
    expect(tile(page, lifted)).to_have_count(0)
    build(at)
    # It was the build of this turn.
    assert asked(at) == "turn"
