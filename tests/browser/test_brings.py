"""What a choice brings is said where it is made: on a board, in the list of words, in hints."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from grandvizier import Match
from grandvizier.bots.advice import OTHERS
from grandvizier.games import find
from grandvizier.words import Words

from . import moments
from .kit import Body, House, Table, Window, Windows, board, choices, dock
from .test_moves_understood import in_sight, leaves
from .test_sultans_wishes import court

pytestmark = pytest.mark.slow
GAME = "sultans-wishes"
SIZES = [(390, 844), (844, 390), (1280, 720), (1440, 900)]
LOW = (844, 390)
"""Here the question says it: the board is too low."""
GAMES = 200
OPTIONS: dict[str, dict[str, Any]] = {"sultaniya": {"characters": "deal"}}
FIRST_WISH = [name for name, *_ in find(GAME).rules(None).places].index("wish")
"""Its place."""
Until = Callable[[Any, list[Body]], bool]


def met(house: House, game: str, until: Until, players: int = 2, first: int = 0, **options: bool | str) -> Table:
    """A moment of which this is so, of what is seen and of what may be chosen."""
    names = [f"brings {number}" for number in range(first, first + GAMES)]
    return moments.met(house, game, players, lambda match: until(match.view(0), ends(match)), names, **options)


def ends(match: Match) -> list[Body]:
    """All that the seat may choose now, by the verb of its first step and with the kinds of what it brings."""
    assert match.seat is not None
    pool, found = list(match.choices(match.seat)), list[list[int]]()
    while pool:
        choice = pool.pop()
        pool += choice.then
        found += [] if choice.then else [list(choice.path)]
    verbs, kinds = match.rules.moves.verbs, match.game.gains
    return [
        {"do": verbs[path[0]].name, "brings": {kinds[gain[0]].name for gain in told.gains} if told else set()}
        for path, told in zip(found, match.each_brings(found), strict=True)
    ]


def sit(windows: Windows, table: Table, size: tuple[int, int] = (1440, 900)) -> Window:
    return windows.sit(table, **moments.sized(size))


def said(game: str, offer: Body) -> list[str]:
    """What it brings, in words; what names others is left out, whose names the page has given."""
    rules = find(game).rules(None)
    words = Words(rules, "en", seat=0, names=["Ada", "?"])
    gains = [(tuple(gain), words.gain(tuple(gain))) for gain in offer.get("gains") or ()]
    return [sentence for _, sentence in gains if "?" not in sentence]


def offered(window: Window, verb: str, brings: str = "") -> Body:
    """A whole choice of this verb that brings something of this kind."""
    kinds = [kind.name for kind in find(GAME).gains]
    for one in window.now["offers"]:
        for end in leaves([one]):
            if one["do"] == verb and (not brings or any(kinds[gain[0]] == brings for gain in end["gains"])):
                return end | {"from": one["at"]}
    raise AssertionError(f"no {verb} is offered")


def spot(page: Page, place: int) -> Locator:
    return board(page).locator(f'button[data-place="{place}"]').filter(visible=True)


def tells(page: Page, sentences: Sequence[str]) -> None:
    """The place that asks says all of this, in sight: the board, or the question where the board is too low."""
    brings = page.locator("[data-brings]").filter(visible=True)
    assert sentences
    for sentence in sentences:
        expect(brings).to_contain_text(re.compile(re.escape(sentence), re.IGNORECASE))
    assert in_sight(page, brings)


def turn(view: Any, *, wishes: int = 3) -> bool:
    return bool(view["asked"]["question"] == "turn" and len(view["wishes"]) >= wishes and len(view["hand"]) >= 3)


@pytest.mark.parametrize("size", SIZES)
def test_a_card_and_its_ways_say_what_they_bring(windows: Windows, house: House, size: tuple[int, int]) -> None:
    def until(view: Any, offers: list[Body]) -> bool:
        return turn(view) and any(one["do"] == "fulfil" and {"reaches", "awaits"} <= one["brings"] for one in offers)

    window = sit(windows, met(house, GAME, until), size)
    page = window.page
    fulfil = offered(window, "fulfil", "awaits")
    [place] = fulfil["from"]
    card = spot(page, place)
    card.click()
    # A card that I think about says what each of its ways would bring, though nothing else is pointed at.
    page.mouse.move(1, 1)
    extra = next(one for one in window.now["offers"] if one["do"] == "extra_task" and one["at"] == [place])
    tells(page, [*said(GAME, extra)[:1], "Extra task", said(GAME, fulfil)[0]])
    # The pointer says which.
    ways = board(page).locator("button.deed")
    ways.and_(page.locator(f'[data-path="{",".join(map(str, extra["path"]))}"]')).hover()
    tells(page, said(GAME, extra))
    way = ways.and_(page.locator(f'[data-path="{",".join(map(str, fulfil["path"]))}"]'))
    way.hover()
    tells(page, said(GAME, fulfil))
    # And it is drawn at the wish: so many hearts to come, so many points that wait.
    kinds = [kind.name for kind in find(GAME).gains]
    gains = {kinds[kind]: rest for kind, *rest in fulfil["gains"]}
    wish, have, _ = gains["reaches"]
    there = board(page).get_by_role("article").filter(has=page.locator(f'button[data-place="{wish}"]'))
    before = next(one for one in window.now["view"]["wishes"] if one["wish"] == wish - FIRST_WISH)
    expect(there.locator(".pip.coming")).to_have_count(have - before["have"])
    expect(there.locator("[data-points]")).to_have_attribute("data-points", f"+{gains['awaits'][1]}")
    expect(way).to_contain_text(f"{before['have']}→{have}/{before['need']}")


@pytest.mark.parametrize("size", SIZES)
def test_a_wish_and_a_space_say_what_they_bring(windows: Windows, house: House, size: tuple[int, int]) -> None:
    def until(view: Any, offers: list[Body]) -> bool:
        return turn(view) and {"fulfil", "orderly", "extra_task"} <= {one["do"] for one in offers}

    window = sit(windows, met(house, GAME, until), size)
    page = window.page
    card = offered(window, "fulfil")["from"][0]
    spot(page, card).click()
    lit = board(page).locator("article.wish.lit button").first
    lit.hover()
    wish = int(lit.get_attribute("data-place") or -1)
    fulfils = [one for one in window.now["offers"] if one["do"] == "fulfil" and one["at"] == [card]]
    meant = next(end for end in leaves(fulfils) if any(wish in gain for gain in end["gains"]))
    tells(page, said(GAME, meant))
    page.keyboard.press("Escape")
    space = offered(window, "orderly")
    tab = board(page).get_by_role("button", name=re.compile("^Tasks"))
    if tab.first.is_visible():
        tab.first.click()
    spot(page, space["at"][0]).hover()
    tells(page, said(GAME, space))


@pytest.mark.parametrize("size", SIZES)
def test_an_aide_and_a_stop_say_what_they_bring(windows: Windows, house: House, size: tuple[int, int]) -> None:
    def aide(view: Any, offers: list[Body]) -> bool:
        return bool(view["asked"]["question"] == "aide" and any("awaits" in one["brings"] for one in offers))

    def travel(view: Any, offers: list[Body]) -> bool:
        return turn(view) and any(one["do"] == "travel" and "to_relic" in one["brings"] for one in offers)

    window = sit(windows, met(house, GAME, aide), size)
    offer = next(one for one in window.now["offers"] if said(GAME, one))
    spot(window.page, offer["at"][0]).hover()
    tells(window.page, said(GAME, offer))
    window = sit(windows, met(house, GAME, travel, travelers=True), size)
    page = window.page
    tab = board(page).get_by_role("button", name=re.compile("^Desert")).filter(visible=True)
    if tab.count():
        tab.first.click()
    offer = offered(window, "travel", "to_relic")
    spot(page, offer["at"][0]).hover()
    tells(page, ["a relic lies there"])


@pytest.mark.parametrize("size", SIZES)
def test_ending_the_turn_says_what_is_left_undone(windows: Windows, house: House, size: tuple[int, int]) -> None:
    def until(view: Any, offers: list[Body]) -> bool:
        return any(one["do"] == "done" and {"no_more", "keeps_lamp"} <= one["brings"] for one in offers)

    page = sit(windows, met(house, GAME, until), size).page
    end = court(page).get_by_role("button", name=re.compile("^End your turn"))
    lamp = court(page).get_by_role("button", name=re.compile("^Use the Magic Lamp"))
    left = "Your Magic Lamp stays lit; your turn ends and nothing more is bought"
    burnt = "The lamp goes dark, and you take one more mandatory action"
    if size == LOW:
        tells(page, ["End your turn", left, burnt])
        return
    expect(end).to_contain_text(left)
    expect(lamp).to_contain_text(burnt)
    for one in (end.locator("small"), lamp.locator("small")):
        expect(one).to_be_visible()
        assert in_sight(page, one)
        assert one.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, "all of it is shown"


@pytest.mark.parametrize("game", ["sultaniya", GAME])
def test_the_list_of_words_says_what_each_brings(windows: Windows, house: House, game: str) -> None:
    def until(view: Any, offers: list[Body]) -> bool:
        return bool(view["asked"]["question"] == "turn" and sum(bool(one["brings"]) for one in offers) >= 3)

    window = sit(windows, met(house, game, until, **OPTIONS.get(game, {})))
    listed = choices(window.page)
    offers = window.now["offers"]
    expect(listed).to_have_count(len(offers))
    told = 0
    for row, offer in enumerate(offers):
        for sentence in [] if offer["then"] else said(game, offer):
            expect(listed.nth(row)).to_contain_text(re.compile(re.escape(sentence), re.IGNORECASE))
            told += 1
    assert told >= 2


def hinted(windows: Windows, house: House, game: str, players: int, until: Until, number: int) -> tuple[str, list[str]]:
    """A hint at such a moment: its sentence, and the reasons that the engine gives for it."""
    window = sit(windows, met(house, game, until, players, number, **OPTIONS.get(game, {})))
    dock(window.page).get_by_role("button", name="Hint", exact=True).click()
    advice = dock(window.page).locator(".hint .advice")
    expect(advice).to_be_visible()
    sentence = advice.inner_text()
    [told] = [frame for frame in window.frames if frame["type"] == "advised"]
    [end] = [end for end in leaves(window.now["offers"]) if end["path"] == told["path"]]
    words = Words(find(game).rules(None), "en", seat=0)
    hopes = [words.outlook(one["source"]) for one in told["gains"][:1] if one["source"] != OTHERS]
    window.page.close()
    return sentence, said(game, end) or hopes


@pytest.mark.parametrize(
    "game, players, until",
    [
        # There is nothing to be done but to pass or to call: the hint says why.
        ("sultaniya", 2, lambda _, offers: {one["do"] for one in offers} <= {"pass_turn", "call"}),
        (GAME, 2, lambda _, offers: any(one["do"] == "done" for one in offers)),
        ("three-wishes", 3, lambda _, offers: len(offers) > 4),
    ],
)
def test_a_hint_gives_the_reason_that_the_engine_gives(
    windows: Windows, house: House, game: str, players: int, until: Until
) -> None:
    # Where the best two are close the engine gives none: another moment then.
    hints = (hinted(windows, house, game, players, until, number) for number in range(GAMES))
    sentence, reasons = next((sentence, reasons) for sentence, reasons in hints if reasons)
    assert sentence.startswith("Hint: ")
    for reason in reasons:
        assert reason.lower() in sentence.lower()
