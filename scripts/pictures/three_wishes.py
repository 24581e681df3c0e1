"""3 Wishes from the first page to the end of a chain, state by state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .camera import Camera
from .roles import (
    card,
    dock,
    look,
    my_turn,
    never,
    next_game,
    over,
    peek_or_look,
    play_on,
    switch,
    verb,
)

SLOWLY = """ms => { const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const found = animate.call(this, frames, how);
    found.currentTime = ms;
    found.playbackRate = 0;
    return found;
  } }"""
"""Everything that moves stands still after so many milliseconds."""


def before(camera: Camera) -> None:
    """Up to the table."""
    page = camera.page()
    camera.take(page, "01-first-page")
    camera.take(page, "02-first-page-whole", whole=True)
    page.get_by_role("button", name="Help").click()
    camera.take(page, "03-help")
    waiting = camera.table("Open, for a friend", "Bot: careful")
    waiting.get_by_role("heading", name="Waiting").wait_for()
    camera.take(waiting, "04-waiting", whole=True)
    guest = camera.page(name="")
    guest.goto(waiting.url)
    guest.get_by_role("heading", name="There is a place").wait_for()
    camera.take(guest, "05-a-place-for-you", whole=True)
    for one in (page, waiting, guest):
        one.context.close()


def turns(camera: Camera) -> None:
    """A turn, step by step."""
    page = camera.table("Bot: careful", "Bot: careful")
    my_turn(page)
    camera.take(page, "06-first-look")
    look(page)
    camera.take(page, "07-own-turn")
    verb(page, "Switch")
    camera.take(page, "08-switch-lit")
    card(page, "your second card").click()
    camera.take(page, "09-place-chosen")
    dock(page).get_by_role("button", name="Declare the end").click(force=True)
    dock(page).get_by_role("button", name="3W-8").click()
    camera.take(page, "10-refusal")
    page.reload()
    my_turn(page)
    page.evaluate(SLOWLY, 120)
    switch(page)
    camera.take(page, "11-switch-in-motion", still=False)
    page.reload()
    my_turn(page)
    page.evaluate(SLOWLY, 200)
    dock(page).get_by_role("button", name="Undo").click()
    page.get_by_role("heading", name="Take your first action.").wait_for()
    camera.take(page, "11-undo-in-motion", still=False)
    page.reload()
    my_turn(page)
    switch(page)
    verb(page, "Shuffle")
    camera.take(page, "12-shuffle-to-confirm")
    page.evaluate(SLOWLY, 150)
    dock(page).get_by_role("button", name="Shuffle your three cards").click()
    lost = page.get_by_role("main").get_by_role("list", name="Lost track of")
    lost.wait_for()
    camera.take(page, "13-shuffle-in-motion", still=False)
    page.reload()
    my_turn(page)
    lost.get_by_role("button").first.click()
    camera.take(page, "14-notebook-lost-card")
    page.reload()
    look(page)
    verb(page, "Peek")
    card(page, "Farhad’s second card").click()
    my_turn(page)
    camera.take(page, "15-peeked")
    page.context.close()


def ways(camera: Camera) -> None:
    """Other ways to look at a turn."""
    page = camera.table("Bot: careful", "Bot: careful")
    look(page)
    words = dock(page).get_by_role("button", name="in words")
    words.click()
    camera.take(page, "16-choices-in-words")
    words.click()
    camera.take(page, "17-whole-page", whole=True)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Help").wait_for()
    camera.take(page, "18-help-at-the-table")
    page.context.close()


def result(camera: Camera) -> None:
    """The end declared, once a game lasts until it may be."""
    for _ in range(12):
        page = camera.table("Bot: careful", "Bot: careful")
        declare = dock(page).get_by_role("group").get_by_role("button", name="Declare the end", disabled=False)
        if play_on(page, peek_or_look, declare.is_visible):
            break
        page.context.close()
    verb(page, "Declare the end")
    camera.take(page, "19-declare-to-confirm")
    dock(page).get_by_role("button", name="Declare the end of the game").click()
    over(page).wait_for()
    page.wait_for_timeout(3000)
    camera.take(page, "20-result")
    camera.take(page, "21-result-whole", whole=True)
    page.goto(camera.url)
    page.get_by_text("Finished games").click()
    camera.take(page, "21-first-page-again", whole=True)
    page.get_by_role("link", name="My games and numbers").click()
    page.get_by_role("heading", name="Game by game").wait_for()
    camera.take(page, "21-my-games", whole=True)
    page.context.close()


def memory(camera: Camera) -> None:
    """A table that forgets, while one still looks: until no bot has moved the card at once."""
    for _ in range(12):
        page = camera.table("Bot: careful", "Bot: careful", memory="From memory")
        look(page)
        looking = dock(page).get_by_role("button", name="Done looking").is_visible()
        if looking:
            camera.take(page, "22-faithful-look")
        page.context.close()
        if looking:
            break


def many(camera: Camera) -> None:
    """More players."""
    for players in (4, 5):
        page = camera.table(*["Bot: careful"] * (players - 1))
        look(page)
        camera.take(page, f"23-{players}-players")
        page.context.close()


def ends(camera: Camera) -> None:
    """Games until one has no winner, then a chain until it is won."""
    nobody = "Nobody wins this time."
    for _ in range(12):
        page = camera.table("Bot: careful", "Bot: careful")
        play_on(page, peek_or_look, never)
        if dock(page).get_by_role("heading", name=nobody).count():
            page.wait_for_timeout(3000)
            camera.take(page, "24-nobody-wins")
            page.context.close()
            break
        page.context.close()
    page = camera.table("Bot: careful", "Bot: careful", games="A chain of games until somebody is grand master")
    if play_on(page, peek_or_look, next_game(page).is_visible):
        page.wait_for_timeout(3000)
        camera.take(page, "25-chain-between-games")
    play_on(page, peek_or_look, never)
    page.wait_for_timeout(3000)
    camera.take(page, "26-chain-won")
    page.context.close()


SCENES: Final[dict[str, Callable[[Camera], None]]] = {
    "before": before,
    "turns": turns,
    "ways": ways,
    "result": result,
    "memory": memory,
    "many": many,
    "ends": ends,
}
