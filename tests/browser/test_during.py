"""While a game is played: clocks, what people say, undo by consent, and a line that breaks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .kit import GAME, PHONE, Friend, House, Windows, choices, dock, my_turn, question, verbs
from .test_alone import open_table
from .test_bots import check
from .test_words import check as check_words

CUTS = 6


def two(windows: Windows, house: House, language: str = "en", **agreed: Any) -> tuple[Page, Page]:
    """Ada at a desk, and a friend on a phone."""
    table = house.table_of(GAME, "me", "friend", "greedy", memory="notebook", agreed=agreed, round_limit=40)
    ada = windows.sit(table, 0).page
    friend = windows.sit(table, 1, {"language": language}, **PHONE).page
    for page in (ada, friend):
        expect(page.locator("#question")).to_be_visible()
    return ada, friend


def test_set_phrases_are_read_by_everybody_in_their_own_language(windows: Windows, house: House) -> None:
    ada, friend = two(windows, house, "it")
    ada.keyboard.press("t")
    expect(ada.get_by_text("only these phrases are said here")).to_be_visible()
    expect(ada.get_by_role("textbox", name="Say something")).to_have_count(0)
    ada.get_by_role("button", name="Well played!").click()
    expect(ada.get_by_role("log")).to_contain_text("Ada Well played!")
    # On a phone it stands under the thumb until it is read.
    unread = friend.get_by_role("button", name="Ada Ben giocato!")
    expect(unread).to_be_visible()
    check(friend)
    unread.tap()
    expect(friend.get_by_role("log")).to_contain_text("Ada Ben giocato!")
    expect(unread).to_have_count(0)
    check(friend)
    assert check_words(ada) == []
    check(ada)
    # Whoever is muted is not heard here, also after coming back.
    friend.get_by_role("button", name="Silenzia Ada").tap()
    expect(friend.get_by_role("log")).not_to_contain_text("Ben giocato")
    ada.get_by_role("button", name="Oops!").click()
    expect(ada.get_by_role("log")).to_contain_text("Oops!")
    friend.reload()
    expect(friend.locator("#question")).to_be_visible()
    expect(friend.get_by_role("button", name="Ada Ops!")).to_have_count(0)


def test_where_talk_is_open_people_use_their_own_words_and_a_link_is_no_link(windows: Windows, house: House) -> None:
    ada, friend = two(windows, house, talk="open")
    ada.keyboard.press("t")
    ada.get_by_role("textbox", name="Say something").fill("<b>see</b> https://example.org")
    ada.keyboard.press("Enter")
    friend.get_by_role("button", name="Ada <b>see</b> https://example.org").tap()
    expect(friend.get_by_role("log")).to_contain_text("<b>see</b> https://example.org")
    expect(friend.get_by_role("log").get_by_role("link")).to_have_count(0)


def test_an_undo_that_the_rule_forbids_is_granted_by_everybody(windows: Windows, house: House) -> None:
    ada, friend = two(windows, house)
    # Ada looks at a card; that is seen, and so it stands.
    verbs(ada).or_(question(ada).get_by_text("Friend 1 is thinking")).first.wait_for()
    for page in (ada,) if verbs(ada).first.is_visible() else (friend, ada):
        verbs(page).first.wait_for()
        choices(page).first.click()
        expect(verbs(page)).to_have_count(0)
    dock(ada).get_by_role("button", name="Undo").press("Enter")
    dock(ada).get_by_role("button", name="Ask the others").click()
    expect(dock(ada)).to_contain_text("Waiting for Friend 1.")
    expect(dock(friend)).to_contain_text("Ada would like to take the last choice back")
    check(ada)
    check(friend)
    dock(friend).get_by_role("button", name="Decline").tap()
    expect(dock(ada)).to_contain_text("Somebody would rather play on.")
    dock(ada).get_by_role("button", name="Undo").press("Enter")
    dock(ada).get_by_role("button", name="Ask the others").click()
    dock(friend).get_by_role("button", name="Agree").tap()
    expect(question(ada)).to_have_text(re.compile("^Look at"))
    expect(verbs(ada).first).to_be_visible()


def test_a_clock_counts_down_for_whoever_is_asked(windows: Windows, house: House) -> None:
    home = windows.open(house.url).page
    home.get_by_text("More about this table").click()
    home.get_by_role("combobox", name="Time to think").select_option(label="10 minutes each, and 10 seconds a turn")
    expect(home.get_by_text("a simple choice is made in your place")).to_be_visible()
    open_table(home, rounds=4, seats=("Me", "Bot: careful", "Bot: careful"))
    assert my_turn(home)
    time = dock(home).get_by_role("timer")
    expect(time).to_have_text(re.compile(r"^(10:\d\d|9:5\d)$"))
    first = time.inner_text()
    expect(time).not_to_have_text(first)
    check(home)
    assert check_words(home) == []


def test_a_line_that_breaks_loses_no_choice_and_makes_none_twice(windows: Windows, house: House) -> None:
    """Whatever was sent when it breaks: before the server had it, or before its answer came."""
    table = house.table("me", "greedy", "greedy", memory="notebook", round_limit=40)
    context = windows.context(storage_state=table.storage(0))
    broken: list[str] = []
    plan = ["before", "after"] * (CUTS // 2)

    def line(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_server(message: str | bytes) -> None:
            if json.loads(message)["type"] == "choose" and plan:
                broken.append(plan.pop())
                if broken[-1] == "after":
                    server_side.send(message)
                server_side.close()
                page_side.close(code=1012)
                return
            server_side.send(message)

        page_side.on_message(to_server)

    context.route_web_socket(re.compile("/socket$"), line)
    window = windows.open(table.url, context)
    window.cut = True
    page = window.page
    for _ in range(CUTS):
        assert my_turn(page)
        choices(page).first.click()
        expect(dock(page).get_by_text("Sending…")).to_have_count(0)
    assert my_turn(page)
    assert plan == []
    # The journal has each of Ada's choices once.
    watcher = Friend(table, 0)
    chose = [event for event in watcher.update["events"] if event[0] == 1 and event[1] == 0]
    assert len(chose) == len(broken)
    watcher.go()


def play_until(friends: list[Friend], stop: Callable[[Friend], bool], seed: int) -> None:
    """The friends choose at random until this is so for the first of them."""
    rng = Random(seed)
    while (asked := friends[0].asked) is not None and not stop(friends[0]):
        mine = next((one for one in friends if one.seat == asked), None)
        if mine:
            offer = rng.choice(mine.catch_up().update["offers"])
            mine.choose(offer["do"], *offer["args"])


def in_passing(friend: Friend) -> bool:
    """Whether this friend is asked in somebody else's turn, and may pass."""
    is_bare = any(not offer["args"] and not offer["then"] for offer in friend.update["offers"])
    return bool(friend.update["in_passing"]) and is_bare and friend.update["view"]["asked"]["seat"] == friend.seat


def test_what_is_asked_in_passing_is_answered_for_good_and_asked_again_on_wish(windows: Windows, house: House) -> None:
    table = house.table_of("sultans-wishes", "me", "friend", memory="notebook")
    friends = [Friend(table, 0), Friend(table, 1)]
    play_until(friends, in_passing, 3)
    assert in_passing(friends[0])
    window = windows.sit(table, 0)
    page = window.page
    asked = window.until(lambda update: bool(update["offers"]))["at"]
    dock(page).get_by_role("button", name=re.compile("now and whenever I am asked this again$")).click()
    # That it stands is told before what the answer led to.
    window.until(lambda update: bool(update["at"] > asked))
    standing = dock(page).get_by_role("list", name="What you always answer")
    expect(standing).to_be_visible()
    check(page)
    assert check_words(page) == []
    standing.get_by_role("button", name="Ask me again").click()
    expect(standing).to_have_count(0)
    for friend in friends:
        friend.go()


def test_a_line_of_the_log_leads_to_its_moment_once_the_game_is_over(windows: Windows, house: House) -> None:
    table = house.table("me", "greedy", "greedy", memory="notebook", round_limit=4)
    me = Friend(table, 0)
    play_until([me], lambda friend: bool(friend.update["view"]["over"]), 1)
    me.go()
    page = windows.sit(table, 0).page
    page.get_by_role("link", name=re.compile("^Review this moment: The cards are dealt")).click()
    expect(page).to_have_url(re.compile(rf"/review/{table.id}\?at=\d+$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_game_that_may_be_counted_says_so_and_anybody_seated_objects(windows: Windows, house: House) -> None:
    ada, friend = two(windows, house, "it", counted=True)
    told = ada.get_by_text("may be counted, without names")
    expect(told).to_be_visible()
    assert check_words(ada) == []
    friend.get_by_role("button", name="Escludi questa partita").tap()
    expect(told).to_have_count(0)
    expect(ada.get_by_role("button", name="Leave this game out")).to_have_count(0)
    check(ada)
