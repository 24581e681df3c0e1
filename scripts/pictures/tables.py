"""Tables of every game and what stands around them: lobby, talk, hints, consent, one screen for several, review.

A game is played by bots first, and taken up in its middle: so every picture shows a table that could be real.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

import grandvizier as gv
from grandvizier.bots import Driver, bot

from .camera import Camera
from .roles import dock, in_words, my_turn

GAMES = {"three-wishes": 3, "sultaniya": 3, "sultans-wishes": 3}
"""How many play where a picture is taken."""
TABLES = [
    *(("three-wishes", players, False) for players in (4, 5)),
    *(("sultaniya", players, False) for players in (1, 2, 4)),
    *(("sultans-wishes", players, travelers) for players in (1, 2, 4) for travelers in (False, True)),
]
"""What else is played: the game, how many play, and whether the Travelers come."""
STAGES = {"early": 0.15, "late": 0.85}
"""How far a game has come."""
JSON = {"Content-Type": "application/json"}


@cache
def record(game: str, players: int, *, travelers: bool = False) -> dict[str, Any]:
    """A whole game among bots."""
    options = {"travelers": True} if travelers else {}
    match = gv.Match(game, players=players, seed=f"pictures of {game}", options=options)
    Driver(
        match,
        {seat: bot("greedy", match.rules, players, match.options, seat, seed=str(seat)) for seat in range(players)},
    ).finish()
    return match.record()


def ask(camera: Camera, page: Page, path: str, body: object) -> dict[str, Any]:
    """A request to the server, as this visitor."""
    answer = page.request.post(f"{camera.url}/api{path}", data=json.dumps(body), headers=JSON)
    assert answer.ok, answer.text()
    return dict(answer.json())


def open_table(camera: Camera, page: Page, game: str, *plans: str, **wish: Any) -> dict[str, Any]:
    """A new table: a seat is `me`, `here`, `open` or the name of a bot."""
    kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}, "here": {"kind": "here", "name": "Bahram"}}
    seats = [kinds.get(plan, {"kind": "bot", "bot": plan}) for plan in plans]
    return ask(camera, page, "/tables", {"game": game, "name": "Ada", "seats": seats} | wish)


def keep(page: Page, *seated: dict[str, Any], game: str) -> None:
    """Have the browser remember these seats."""
    kept = [
        {key: one[key] for key in ("table", "seat", "token")}
        | {"others": one.get("others") or [], "game": game, "names": [], "when": 0, "over": False}
        for one in seated
    ]
    page.evaluate("kept => localStorage.setItem('gv:seats', JSON.stringify(kept))", kept)


def friend(camera: Camera, page: Page, table: str, name: str) -> Page:
    """Somebody else sits down at a table that has a seat free."""
    seated = ask(camera, page, f"/tables/{table}/seats", {"name": name})
    other = camera.page(name=name)
    keep(other, seated, game="three-wishes")
    other.goto(f"{camera.url}/table/{table}")
    return other


def taken_up(camera: Camera, page: Page, game: str, review: dict[str, Any], at: int) -> None:
    """Sit down in the middle of a game that bots have played."""
    wish = {"at": at, "seat": 0, "name": "Ada", "bot": "greedy"}
    seated = ask(camera, page, f"/reviews/{review['id']}/branch", wish)
    keep(page, seated, game=game)
    page.goto(f"{camera.url}/table/{seated['table']}")


def choose_first(page: Page) -> None:
    """The first of all choices in words."""
    listed = dock(page).get_by_role("list").get_by_role("button")
    if not listed.first.is_visible():
        dock(page).get_by_role("button", name="in words").click()
    listed.first.click()


def boards(camera: Camera) -> None:
    """The other games: as they begin, and some turns on."""
    for number, title in ((27, "Sultaniya"), (28, "The Sultan’s Wishes")):
        page = camera.page()
        game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title))
        game.get_by_role("button", name="Play now against bots").click()
        name = f"{number}-{title.split()[-1].lower()}"
        my_turn(page)
        camera.take(page, f"{name}-begins", whole=True)
        in_words(page, 12)
        page.reload()
        my_turn(page)
        camera.take(page, f"{name}-later", whole=True)
        camera.take(page, f"{name}-screen")
        page.context.close()


def lobby(camera: Camera) -> None:
    """Tables that are mine, that have a seat free, that can be watched; the form; an account."""
    page = camera.page()
    mine = open_table(camera, page, "three-wishes", "me", "greedy", "greedy")
    waiting = open_table(camera, page, "sultaniya", "me", "open", listed=True)
    for game, players in GAMES.items():
        open_table(camera, page, game, "me", *["open"] * (players - 1), listed=True)
        open_table(camera, page, game, "me", *["greedy"] * (players - 1), listed=True)
    keep(page, mine, waiting, game="three-wishes")
    page.reload()
    page.get_by_role("heading", name="The lobby").wait_for()
    camera.take(page, "40-lobby", whole=True)
    for game in ("Sultaniya", "The Sultan’s Wishes"):
        page.get_by_role("combobox", name="Game", exact=True).last.select_option(label=game)
        camera.take(page, f"41-form-{game.split()[-1].lower()}", whole=True)
    page.get_by_text("More about this table").click()
    camera.take(page, "41-form-more", whole=True)
    page.get_by_role("button", name="Account").click()
    camera.take(page, "42-account")
    page.get_by_role("button", name="I need an account").click()
    page.get_by_label("Name of the account").fill("Ada")
    page.get_by_label("Password").fill("three wishes and a lamp")
    page.get_by_role("button", name="Make the account").click()
    page.get_by_role("button", name="Sign out").wait_for()
    camera.take(page, "43-account-signed-in")
    page.context.close()


def played(camera: Camera) -> Iterator[tuple[str, Page, Any]]:
    """A game of each, played to its end, as a review on a page of its own."""
    for game, players in GAMES.items():
        page = camera.page()
        yield game, page, ask(camera, page, "/reviews", {"record": record(game, players)})


def middle(camera: Camera) -> None:
    """Each game in its middle, with a hint, with talk open; then its review."""
    for game, page, review in played(camera):
        at = review["events"] * 3 // 5
        taken_up(camera, page, game, review, at)
        dock(page).get_by_role("button", name="in words").wait_for()
        camera.take(page, f"50-{game}-middle")
        camera.take(page, f"51-{game}-middle-whole", whole=True)
        hint = dock(page).get_by_role("button", name="Hint", exact=True)
        if hint.is_visible():
            hint.click()
            dock(page).get_by_text(re.compile("^Hint:")).wait_for()
            camera.take(page, f"52-{game}-hint")
        counted = page.get_by_role("button", name="How the points came about")
        if counted.is_visible():
            counted.click()
            camera.take(page, f"52-{game}-points")
            page.keyboard.press("Escape")
        page.keyboard.press("t")
        camera.take(page, f"53-{game}-talk")
        page.goto(f"{camera.url}/review/{review['id']}?at={at}")
        page.get_by_role("slider").wait_for()
        camera.take(page, f"54-{game}-review")
        page.get_by_text("The game has been weighed.").wait_for(timeout=300_000)
        camera.take(page, f"55-{game}-review-whole", whole=True)
        better = page.get_by_role("region", name="What could have been better")
        for seat in range(GAMES[game]):
            better.get_by_role("combobox").select_option(str(seat))
            if better.get_by_role("listitem").get_by_role("button").count():
                better.get_by_role("listitem").get_by_role("button").first.click()
                camera.take(page, f"55-{game}-dear-choice")
                break
        page.context.close()


def tables(camera: Camera) -> None:
    """Every game with fewer and more players, with the Travelers and alone: early and late."""
    for game, players, travelers in TABLES:
        page = camera.page()
        review = ask(camera, page, "/reviews", {"record": record(game, players, travelers=travelers)})
        for stage, part in STAGES.items():
            at = next(at for at in review["choices"] if at >= part * review["events"])
            taken_up(camera, page, game, review, at)
            words = dock(page).get_by_role("button", name="in words")
            words.or_(dock(page).get_by_role("button", name="Play again")).first.wait_for()
            camera.take(page, f"56-{game}-{players}{'-travelers' if travelers else ''}-{stage}")
        page.context.close()


def together(camera: Camera) -> None:
    """With people: a clock, an undo that asks everybody, talk; several at one screen; the end."""
    page = camera.page()
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    table = open_table(camera, page, "three-wishes", "me", "open", "greedy", clock=clock, memory="notebook")
    keep(page, table, game="three-wishes")
    page.goto(f"{camera.url}/table/{table['table']}")
    page.get_by_role("heading", name="Waiting").wait_for()
    camera.take(page, "60-waiting", whole=True)
    other = friend(camera, page, table["table"], "Bahram")
    people = [page, other]
    for _ in range(8):
        for one in people:
            one.wait_for_timeout(500)
            if dock(one).get_by_role("button", name="in words").is_visible():
                choose_first(one)
                other = one
    mover, watcher = other, people[people.index(other) - 1]
    watcher.get_by_text("Talk", exact=True).click()
    watcher.get_by_role("button", name="Well played!").click()
    mover.wait_for_timeout(500)
    undo = dock(mover).get_by_role("button", name="Undo")
    undo.click(force=True)
    camera.take(mover, "61-undo-refused")
    if dock(mover).get_by_role("button", name="Ask the others").is_visible():
        dock(mover).get_by_role("button", name="Ask the others").click()
        camera.take(mover, "62-undo-asked")
        camera.take(watcher, "63-undo-to-answer")
    for one in people:
        one.context.close()

    page = camera.page()
    table = open_table(camera, page, "sultans-wishes", "me", "here", "greedy")
    keep(page, table, game="sultans-wishes")
    page.goto(f"{camera.url}/table/{table['table']}")
    page.get_by_role("heading", name="Pass the device").wait_for()
    camera.take(page, "64-cover")
    page.context.close()


def ended(camera: Camera) -> None:
    """How each game ends."""
    for game, page, review in played(camera):
        taken_up(camera, page, game, review, review["choices"][-1] - 1)
        again = dock(page).get_by_role("button", name="Play again")
        words = dock(page).get_by_role("button", name="in words")
        while True:
            again.or_(words).first.wait_for()
            if again.is_visible():
                break
            choose_first(page)
            page.wait_for_timeout(300)
        page.wait_for_timeout(3000)
        camera.take(page, f"65-{game}-result")
        camera.take(page, f"66-{game}-result-whole", whole=True)
        page.context.close()


SCENES: Final[dict[str, Callable[[Camera], None]]] = {
    "boards": boards,
    "lobby": lobby,
    "middle": middle,
    "tables": tables,
    "together": together,
    "ended": ended,
}
