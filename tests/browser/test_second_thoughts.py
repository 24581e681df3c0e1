"""Choices with no way back ask first, motion has the pace one wishes, and games that ended meanwhile tell how."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from .kit import Body, Friend, House, Windows, dock, friends_until, lit, my_turn, play_out
from .test_access import violations
from .test_sultaniya import fitting, pile, slots

pytestmark = pytest.mark.slow


def test_a_choice_with_no_way_back_asks_first_among_people(windows: Windows, house: House) -> None:
    table = house.table("me", "friend", "friend")
    friends_until([Friend(table, seat) for seat in (1, 2)], 0)
    window = windows.sit(table, settings={"careful": True})
    page = window.page
    at = window.now["at"]
    lit(page).first.click()
    sure = dock(page).get_by_role("button", name=re.compile("^Look at"))
    expect(sure).to_be_visible()
    expect(dock(page).get_by_role("status").filter(has_text="cannot be taken back")).to_be_visible()
    assert window.now["at"] == at
    sure.click()
    window.until(lambda update: update["at"] > at)


def test_against_bots_only_the_choice_that_ends_the_game_asks_first(windows: Windows, house: House) -> None:
    """A newcomer, who has said nothing about it."""
    table = house.table_of("sultaniya", "me", characters="deal")
    friend = Friend(table, 0)
    while friend.catch_up().update["view"]["rounds_left"]:
        friend.choose("pass_turn")
    window = windows.sit(table, settings={"careful": None})
    page = window.page
    at = window.now["at"]
    pile(page, "ground").click()
    window.until(lambda update: update["at"] > at)
    at = window.now["at"]
    fitting(page).first.click()
    slots(page).first.click()
    sure = dock(page).get_by_role("button", name=re.compile("slot")).first
    expect(dock(page).get_by_role("status").filter(has_text="cannot be taken back")).to_be_visible()
    assert window.now["at"] == at
    sure.click()
    window.until(lambda update: bool(update["view"]["over"]))


def test_what_styles_move_keeps_the_pace_of_the_settings(windows: Windows, house: House) -> None:
    page = windows.sit(house.table("me", "greedy", "greedy"), reduced_motion="no-preference").page
    assert my_turn(page)
    lift = "() => getComputedStyle(document.querySelector('main [data-place] .lift'))"
    usual = page.evaluate(f"parseFloat(({lift})().transitionDuration)")
    assert usual > 0
    page.get_by_role("button", name="Help").click()
    for speed, times in (("Slowly", 1.8), ("Not at all", 0)):
        page.get_by_label("How fast things move").select_option(label=speed)
        assert page.evaluate(f"parseFloat(({lift})().transitionDuration)") == pytest.approx(usual * times)
    page.reload()
    assert my_turn(page)
    assert page.evaluate(f"parseFloat(({lift})().transitionDuration)") == 0


def test_a_game_that_ended_while_nobody_looked_tells_how(windows: Windows, house: House) -> None:
    table = house.table("me", "greedy", "greedy", round_limit=4)
    play_out(table, 5)
    page = windows.open(house.url, storage_state=house.storage([table.kept(0)])).page
    page.get_by_text("Finished games (1)").click()
    ended = page.get_by_role("link", name="3 Wishes")
    expect(ended.filter(has_text=re.compile("You won|You did not win")).first).to_be_visible()
    page.get_by_role("link", name="My games and numbers").click()
    expect(page.get_by_role("region", name="Game by game").get_by_role("listitem")).to_have_count(1)
    assert violations(page, "my games") == []
    unseen = house.table("me", "greedy", "greedy", round_limit=4)
    play_out(unseen, 6)
    page = windows.open(f"{house.url}/mine", storage_state=house.storage([unseen.kept(0)])).page
    expect(page.get_by_role("region", name="In numbers").get_by_role("row").last).to_contain_text("careful")


def test_the_best_of_one_set_of_rules_is_not_that_of_another(windows: Windows, house: House) -> None:
    def alone(table: str, score: int, **options: bool) -> Body:
        found = {"table": table, "game": "sultans-wishes", "when": 0, "players": 1, "score": score, "scores": [score]}
        return found | {"won": False, "level": "", "options": options}

    storage = house.storage([])
    games = [alone("a", 41, travelers=False), alone("b", 97, travelers=True)]
    storage["origins"][0]["localStorage"].append({"name": "gv:history", "value": json.dumps(games)})
    page = windows.open(f"{house.url}/mine", storage_state=storage).page
    rows = page.get_by_role("region", name="In numbers").get_by_role("row")
    travels = rows.filter(has_text="With the Travelers")
    expect(travels).to_have_count(1)
    expect(travels).to_contain_text("97")
    expect(rows.filter(has_text="41")).not_to_contain_text("Travelers")
    page.goto(house.url)
    own = page.get_by_role("listitem").filter(has_text="The Sultan’s Wishes")
    expect(own.get_by_role("button", name="Play alone")).to_contain_text("41")
