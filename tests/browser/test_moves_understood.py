"""Every move understood: what a tile would bring, what the others just did, and a log that tells turns."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from .kit import Body, Friend, House, Seated, Table, Windows, board, dock, my_turn
from .moments import sized
from .test_sizes import met
from .test_sultaniya import play, sit

pytestmark = pytest.mark.slow
CODE = re.compile(r"\b(MS|[GFSR])\d{1,2}\b")
LAPTOP: Body = {"viewport": {"width": 1440, "height": 900}}


def leaves(offers: list[Body]) -> list[Body]:
    return [leaf for offer in offers for leaf in (leaves(offer["then"]) if offer["then"] else [offer])]


def mine(seated: Seated) -> Body:
    """Friends play until I am asked; the update then."""

    def go() -> None:
        for friend in seated.friends:
            if friend.catch_up().asked == friend.seat:
                play(friend)

    return seated.window.until(lambda update: bool(update["offers"]), go)


def take(seated: Seated) -> tuple[int, Locator]:
    """Reveal until a tile fits, and take it into the hand; its number and its ghosts."""
    page = seated.page
    while not (found := [offer for offer in mine(seated)["offers"] if offer["do"] == "take"]):
        at = seated.now["at"]
        (reveal, *_) = [offer for offer in seated.now["offers"] if offer["do"] == "reveal"]
        page.locator(f'.market [data-place="{reveal["at"][0]}"]').first.click()
        seated.window.until(lambda update, at=at: update["at"] > at)  # type: ignore[misc]
    best = max(found, key=lambda offer: offer["points"])
    page.locator(f'.market [data-place="{best["at"][0]}"]').first.click()
    return best["at"][0], page.locator("[data-slot].lit")


def in_sight(page: Page, thing: Locator) -> bool:
    """Whether all of it is in the window, and nothing lies over its middle."""
    return bool(
        thing.evaluate(
            """one => { const b = one.getBoundingClientRect();
            const top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
            return b.width > 0 && b.left >= -1 && b.top >= -1
              && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1
              && (one === top || one.contains(top) || top?.contains(one)); }"""
        )
    )


@pytest.mark.parametrize("viewport", [(1280, 720), (844, 390), (390, 844), (320, 640)])
def test_what_a_tile_would_bring_is_told_before_it_is_built(
    windows: Windows, house: House, viewport: tuple[int, int]
) -> None:
    seated = sit(windows, house, friends=1, **sized(viewport))
    page = seated.page
    tile, ghosts = take(seated)
    points = seated.now["view"]["points"][0]
    placed = leaves([offer for offer in seated.now["offers"] if offer["at"] == [tile]])
    leaf = max((one for one in placed if one["args"][1] == 0), key=lambda one: one["points"], default=placed[0])
    ghost = page.locator(f'[data-slot="{leaf["args"][0]}"]')
    expect(ghosts.first).to_be_visible()
    assert in_sight(page, ghost), "the palace is in view while one chooses"
    sign = f"{leaf['points']:+d}" if leaf["points"] else "0"
    expect(ghost.locator("[data-points]")).to_have_attribute("data-points", sign)
    own = board(page).locator('article[data-seat="0"] .points, .mine [data-deciding=score]')
    said_of = own.filter(has_text=re.compile(rf"(?<!\d){points}(?!\d)"), visible=True)
    assert any(in_sight(page, one) for one in said_of.all()), "so are my own points"
    ghost.focus()
    brings = board(page).get_by_role("group", name="In your hand").locator("b").filter(visible=True)
    # What it says hangs on the tile: every gain that a tile can bring.
    said = "points?|guard|brings|begins|joins|sapphire|pass|roof"
    expect(brings).to_have_text(re.compile(said, re.IGNORECASE))
    ghost.click()
    seated.window.until(lambda update: update["view"]["points"][0] == points + leaf["points"])


def after_a_rival(seated: Seated) -> None:
    """My turn, and a friend has built before it."""
    page = seated.page
    if mine(seated)["at"] == 1:  # I begin
        page.get_by_role("button", name="Pass", exact=True).click()
        page.get_by_role("button", name="Pass and take two sapphires").click()
        seated.window.until(lambda update: not update["offers"])
        mine(seated)


def test_the_turn_of_another_leaves_a_mark_until_i_choose_and_is_shown_again(windows: Windows, house: House) -> None:
    seated = sit(windows, house, friends=1, **LAPTOP)
    page = seated.page
    after_a_rival(seated)
    lately = page.get_by_role("region", name="What the others just did")
    expect(lately).to_contain_text("Friend 1 builds")
    assert not CODE.search(lately.inner_text())
    marked = board(page).locator("[data-last]")
    expect(marked.first).to_be_attached()
    lately.get_by_role("button", name="Show me again").click()
    expect(lately.get_by_role("status")).to_contain_text("Friend 1")
    expect(board(page).locator("[data-again]").first).to_be_attached()
    expect(lately.get_by_role("button", name="Show me again")).to_be_visible()  # it has come to its end
    expect(marked.first).to_be_attached()
    # A choice of mine, and it is gone.
    page.get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("button", name="Pass and take two sapphires").click()
    seated.window.until(lambda update: not update["offers"])
    expect(lately).to_have_count(0)
    expect(marked).to_have_count(0)


@pytest.mark.parametrize("viewport", [(320, 640), (844, 390)])
def test_in_a_low_window_it_is_shown_again_from_among_the_tools(
    windows: Windows, house: House, viewport: tuple[int, int]
) -> None:
    seated = sit(windows, house, friends=1, **sized(viewport))
    page = seated.page
    after_a_rival(seated)
    show = dock(page).get_by_role("button", name="Show me again")
    expect(show).to_have_count(1)
    assert in_sight(page, show)
    told = page.get_by_role("region", name="What the others just did")
    expect(told).to_have_count(0)
    tiles = board(page).locator("[data-last]")
    expect(tiles.first).to_be_attached()
    show.click()
    expect(told).to_contain_text("Friend 1")
    expect(board(page).locator("[data-again]").first).to_be_attached()
    dock(page).get_by_role("button", name="Stop", exact=True).click()
    expect(told).to_have_count(0)
    expect(show).to_be_visible()


def test_a_turn_is_one_entry_of_the_log_that_unfolds_with_its_tiles_drawn(windows: Windows, house: House) -> None:
    seated = sit(windows, house, friends=1, **LAPTOP)
    page = seated.page
    entries = page.locator("#log-entries > li")
    turn = entries.filter(has_text="Friend 1 builds")
    after_a_rival(seated)
    expect(turn).to_have_count(1)
    revealed = turn.get_by_text("Friend 1 reveals")
    expect(revealed.first).to_be_hidden()
    turn.locator("summary").click()
    expect(revealed.first).to_be_visible()
    drawn = turn.get_by_role("img", name=re.compile(r"^the (ground|first-floor|second-floor|roof) tile \("))
    expect(drawn.first.locator("svg")).to_be_visible()
    assert not CODE.search(page.locator("#log-entries").inner_text())


@pytest.mark.parametrize("game", ["three-wishes", "sultans-wishes"])
def test_in_the_other_games_too_a_turn_is_marked_shown_again_and_one_entry(
    windows: Windows, house: House, game: str
) -> None:
    page = windows.sit(met(house, game, 3, lambda view: bool(view["round"] >= 3)), **LAPTOP).page
    lately = page.get_by_role("region", name="What the others just did")
    told = lately.get_by_role("listitem")
    expect(told.first).to_be_visible()
    expect(board(page).locator("[data-last]").first).to_be_attached()
    lately.get_by_role("button", name="Show me again").click()
    expect(board(page).locator("[data-again]").first).to_be_attached()
    expect(lately.get_by_role("button", name="Show me again")).to_be_visible()  # it has come to its end
    expect(board(page).locator("[data-last]").first).to_be_attached()
    # What somebody did in a turn is one entry that unfolds.
    who = told.last.inner_text().split()[0]
    entry = page.locator("#log-entries > li").filter(has=page.locator("summary")).filter(has_text=who)
    expect(entry.last).to_be_attached()
    steps = entry.last.locator("details").get_by_role("button")
    expect(steps.first).to_be_hidden()
    entry.last.locator("summary").click()
    expect(steps.first).to_be_visible()
    if game == "sultans-wishes":
        small = page.locator("#log-entries").get_by_role("img").locator("svg")
        expect(small.first).to_be_attached()


def test_a_hint_gives_its_reason_in_a_sentence_and_folds_its_figures(windows: Windows, house: House) -> None:
    table = house.table_of("sultaniya", "me", "page", characters="deal")
    window = windows.sit(table, **LAPTOP)
    page = window.page
    window.until(lambda update: bool(update["offers"]))
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".hint .advice")
    expect(advice).to_contain_text(re.compile(r"^Hint: .+"))
    assert not CODE.search(advice.inner_text())
    figures = page.locator(".hint details")
    expect(figures).not_to_have_attribute("open", "")
    figures.locator("summary").click()
    expect(figures.get_by_text(re.compile("Next best|about the same"))).to_be_visible()


def test_with_four_players_every_point_and_objective_is_in_view(windows: Windows, house: House) -> None:
    seated = sit(windows, house, friends=3, **LAPTOP)
    page = seated.page
    mine(seated)
    for seat in range(4):
        household = board(page).locator(f'article[data-seat="{seat}"]')
        assert in_sight(page, household.locator(".points b")), f"the points of seat {seat}"
        assert in_sight(page, household.locator(".ledger li").last), f"the last objective of seat {seat}"
        points, name = (household.locator(one).bounding_box() for one in (".points b", ".name b"))
        assert points
        assert name
        assert points["y"] < name["y"] + name["height"] + 12, "the points stand beside the name"


def test_what_nobody_has_guards_for_is_explained(windows: Windows, house: House) -> None:
    seated = sit(windows, house, friends=1, **LAPTOP)
    mine(seated)
    guards = seated.now["view"]["guards"]
    told = board(seated.page).get_by_text(re.compile(r"^\d points each: nobody has guards yet"))
    expect(told).to_have_count(0 if any(guards) else 1)


def test_cards_and_wishes_bear_the_points_they_would_bring(windows: Windows, house: House) -> None:
    rng = Random(3)

    def begun() -> tuple[Table, Friend]:
        table = house.table_of("sultans-wishes", "me", "greedy")
        return table, Friend(table, 0)

    def fulfils() -> list[Body]:
        offers = [one for one in me.catch_up().update["offers"] if one["do"] == "fulfil"]
        return [end for one in offers for end in (one["then"] or [one]) if (end.get("points") or 0) > 0]

    table, me = begun()
    while not fulfils():
        if me.update["view"]["over"]:
            # Nobody knows how the cards lie: this game went by without.
            me.go()
            table, me = begun()
        elif me.update["offers"]:
            offer = rng.choice(me.update["offers"])
            me.choose(offer["do"], *offer["args"])
    page = windows.sit(table).page
    assert my_turn(page)
    points = {f"+{one['points']}" for one in fulfils()}
    badges = board(page).locator("[data-points]")
    expect(badges.first).to_be_visible()
    assert points <= set(badges.evaluate_all("all => all.map(one => one.dataset.points)"))
    me.go()
