"""The first page: one's own tables, and a game at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .kit import PHONE, House, Windows, choices, choose_first, dock, mine, my_turn, question, verbs
from .test_access import violations

pytestmark = pytest.mark.slow


def test_a_seat_taken_off_the_list_is_hidden_brought_back_and_given_up_only_on_purpose(
    windows: Windows, house: House
) -> None:
    table = house.table("me", "greedy", "greedy")
    page = windows.open(house.url, storage_state=table.storage(0)).page
    own = mine(page)
    hide = own.get_by_role("button", name="Hide from this list")
    hide.click()
    expect(own).to_have_count(0)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.click()
    expect(own.get_by_role("link")).to_be_visible()

    hide.click()
    expect(undo).to_be_visible()
    with page.expect_response("**/lobby/mine"):
        page.reload()
    expect(own).to_have_count(0)
    page.get_by_text("Seats you hid (1)").click()
    assert violations(page, "hidden seats") == []
    page.get_by_role("button", name="Show again").click()
    own.get_by_role("link").click()
    assert my_turn(page)

    page.goto(house.url)
    hide.click()
    page.goto(table.url)
    expect(verbs(page).first).to_be_visible()
    page.goto(house.url)
    hide.click()
    page.get_by_text("Seats you hid (1)").click()
    page.get_by_role("button", name="Give the seat up").click()
    sure = page.get_by_role("dialog", name="Give your seat up for good?")
    sure.get_by_role("button", name="Keep the seat").click()
    expect(page.get_by_text("Seats you hid (1)")).to_be_visible()
    page.get_by_role("button", name="Give the seat up").click()
    sure.get_by_role("button", name="Give it up").click()
    expect(page.get_by_text("Seats you hid")).to_have_count(0)
    page.goto(table.url)
    expect(page.get_by_text("You are watching")).to_be_visible()


def play_alone(page: Page, game: str) -> None:
    panel = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True))
    panel.get_by_role("button", name="Play alone").click()


@pytest.mark.parametrize("game", ["Sultaniya", "The Sultan’s Wishes"])
def test_whoever_plays_alone_has_hints_and_a_notebook(windows: Windows, house: House, game: str) -> None:
    page = windows.open(house.url).page
    play_alone(page, game)
    assert my_turn(page)
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Notebook")
    dock(page).get_by_role("button", name="Hint").click()
    expect(dock(page).get_by_role("status").filter(has_text="Hint: ")).to_be_visible()


SIZES = [(1280, 720), (390, 844)]


@pytest.mark.parametrize("width, height", SIZES)
def test_games_and_their_buttons_are_above_the_fold(windows: Windows, house: House, width: int, height: int) -> None:
    page = windows.open(house.url, viewport={"width": width, "height": height}).page
    buttons = page.get_by_role("button", name="Play now against bots")
    expect(buttons).to_have_count(3)
    page.wait_for_load_state("networkidle")
    for button in buttons.all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
    expect(page.get_by_label("Bots that play")).to_be_in_viewport()
    # The palaces on the horizon are built of Sultaniya's own tiles; the nearest is the largest.
    palaces = page.locator(".hero g[opacity]").filter(has=page.locator("g"))
    expect(palaces).to_have_count(4)
    tiles = [palace.locator("> g").count() for palace in palaces.all()]
    assert max(tiles) == tiles[-1] > min(tiles) > 0


def test_what_waits_for_me_comes_first_and_the_rest_of_a_new_table_is_folded(windows: Windows, house: House) -> None:
    waits, runs = house.table("me", "open", "open"), house.table("me", "greedy", "greedy")
    page = windows.open(runs.url, storage_state=house.storage([waits.kept(0), runs.kept(0)])).page
    assert my_turn(page)
    page.goto(house.url)
    mine = page.get_by_role("region", name="Your turn").get_by_role("link")
    other = page.get_by_role("region", name="Come back").get_by_role("link")
    expect(mine).to_have_attribute("href", f"/table/{runs.id}")
    expect(other).to_have_attribute("href", f"/table/{waits.id}")
    heads = page.get_by_role("heading", level=2).all_inner_texts()
    assert heads.index("Your turn") < heads.index("Play") < heads.index("Come back")
    expect(page.get_by_role("combobox", name="Memory")).to_be_hidden()


def test_a_game_at_one_click_is_played_against_the_chosen_level(windows: Windows, house: House) -> None:
    window = windows.open(house.url)
    page = window.page
    page.get_by_label("Bots that play").select_option(label="Page")
    page.get_by_role("button", name="Play now against bots").first.click()
    assert my_turn(page)
    welcome = next(frame for frame in window.frames if frame["type"] == "welcome")
    assert [seat["name"] for seat in welcome["table"]["seats"] if seat["kind"] == "bot"] == ["page", "page"]


def test_a_finished_game_is_told_apart_with_its_result_and_counts(windows: Windows, house: House) -> None:
    table = house.table("me", "greedy", "greedy", round_limit=4)
    page = windows.sit(table).page
    while my_turn(page):
        choices(page).first.click()
    page.goto(house.url)
    page.get_by_text("Finished games (1)").click()
    ended = page.get_by_role("link", name="3 Wishes")
    expect(ended.filter(has_text=re.compile("You won|You did not win")).first).to_be_visible()
    page.get_by_role("link", name="My games and numbers").click()
    numbers = page.get_by_role("region", name="In numbers")
    expect(numbers.get_by_role("row").filter(has_text="3 Wishes")).to_contain_text("careful")
    expect(page.get_by_role("region", name="Game by game").get_by_role("listitem")).to_have_count(1)
    assert violations(page, "my games") == []


def test_whoever_waits_can_read_learn_and_talk(windows: Windows, house: House) -> None:
    table = house.table("me", "open", "open")
    ada = windows.come(table).page
    other = windows.open(table.url).page
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("link", name="Learn by playing")).to_have_attribute("href", "/learn/three-wishes")
    expect(other.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/three-wishes")
    other.get_by_role("textbox", name="Say something").fill("Good evening!")
    other.get_by_role("button", name="Send").click()
    expect(ada.get_by_role("log", name="Talk")).to_contain_text("Bob Good evening!")
    assert violations(ada, "waiting and talking") == []


def test_against_bots_undo_is_plain_undo(windows: Windows, house: House) -> None:
    window = windows.sit(house.table("me", "greedy", "greedy"))
    page = window.page
    assert my_turn(page)
    before = question(page).inner_text(), window.now["view"]["asked"]
    choices(page).first.click()
    window.until(lambda update: update["view"]["asked"] != before[1])
    assert my_turn(page)
    undo = dock(page).get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    window.until(lambda update: update["view"]["asked"] == before[1])
    expect(question(page)).to_have_text(before[0])


HEARD = """() => {
  window.heard = 0;
  for (const kind of ["OscillatorNode", "AudioBufferSourceNode"]) {
    const Made = window[kind];
    window[kind] = class extends Made { constructor(...how) { super(...how); window.heard++; } };
  }
}"""


def test_sounds_are_heard_where_they_are_wanted(windows: Windows, house: House) -> None:
    window = windows.sit(house.table("me", "greedy", "greedy"))
    page = window.page
    page.evaluate(HEARD)
    assert my_turn(page)
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Sounds of cards").check()
    page.get_by_label("How fast things move").select_option(label="Not at all")
    assert violations(page, "settings") == []
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    choices(page).first.click()
    page.wait_for_function("() => window.heard > 0")
    page.reload()
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_label("How fast things move")).to_have_value("none")
    page.get_by_label("Sounds of cards").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.evaluate(HEARD)
    choose_first(window)
    assert page.evaluate("window.heard") == 0


def test_a_phone_is_felt_unless_it_is_not_wished_and_keeps_how_loud_it_is(windows: Windows, house: House) -> None:
    window = windows.sit(house.table("me", "greedy", "greedy"), **PHONE)
    page = window.page
    felt = "() => { window.felt = 0; navigator.vibrate = () => Boolean(++window.felt); }"
    page.evaluate(felt)
    assert my_turn(page)
    choices(page).first.click()
    page.wait_for_function("() => window.felt > 0")
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Short vibrations on a phone").uncheck()
    page.get_by_label("Sounds of cards").check()
    page.get_by_label("How loud").fill("0.2")
    page.reload()
    page.evaluate(felt)
    choose_first(window)
    assert page.evaluate("window.felt") == 0
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_label("How loud")).to_have_value("0.2")
