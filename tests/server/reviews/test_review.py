"""Looking back: finished games only, as each seat heard them or all open; records brought along; branches."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import httpx2
import pytest

from grandvizier import Match
from grandvizier.bots import Driver, bot
from grandvizier.core.events import HIDDEN, heard
from grandvizier.server.reviews import analysis_queue
from grandvizier.server.store import FILE

from ...patience import PATIENCE, wait_until
from ..kit import Body, House, Person, gathered, play_on, running

QUICK = {"round_limit": 4}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def over(house: House) -> str:
    """A table whose game is over."""
    table, people = gathered(house, 3, options=QUICK)
    play_on(people, Random(4))
    for person in people:
        person.go()
    return table


def recorded(
    game: str = "three-wishes", players: int = 3, choices: int = 10**6, seed: int = 5, **options: Any
) -> Match:
    match = Match(game, players=players, seed=seed, options=options)
    driver = Driver(
        match, {seat: bot("greedy", match.rules, players, match.options, seat, seed="5") for seat in range(players)}
    )
    for _ in range(choices):
        if not driver.move():
            break
    return match


def whole(house: House, review: str, seat: int | None = None) -> list[Body]:
    """All views of a seat, or with all open, put together as the page does."""
    suffix = "&open=true" if seat is None else f"&seat={seat}"
    last = house.get(f"/api/reviews/{review}")["events"]
    found: list[Body] = []
    while len(found) <= last:
        got = house.get(f"/api/reviews/{review}/views?start={len(found)}{suffix}")
        assert got["start"] == len(found)
        now: Body = {}
        for change in got["views"]:
            now = now | change
            found.append(now)
    return found


# What may be seen.


def test_a_running_game_is_not_looked_back_at(house: House) -> None:
    table = house.new("me", "greedy", "greedy")["table"]
    for part in ("", "/sheet", "/record", "/events", "/views", "/analysis"):
        answer = house.request("GET", f"/api/reviews/{table}{part}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over"), part
    assert house.post(f"/api/reviews/{table}/branch", {"at": 0, "seat": 0, "name": "A"}, status=409)
    assert house.request("GET", "/api/reviews/nobody").json()["code"] == "no-such-table"


def test_views_and_events_are_those_that_each_seat_had(house: House, over: str) -> None:
    match = Match.replay(house.get(f"/api/reviews/{over}/record")["record"])
    feed, kinds = match.feed(), match.game.kinds
    for seat in range(3):
        told = house.get(f"/api/reviews/{over}/events?seat={seat}")["events"]
        assert [tuple(event) for event in told] == heard(feed, seat, kinds)
        view = match.game.view(match.rules.components, 3, match.options, seat)
        right = [json.loads(json.dumps(view.plain()))]
        for event in told:
            view.hear(tuple(event))
            right.append(json.loads(json.dumps(view.plain())))
        assert whole(house, over, seat) == right


def test_all_open_hides_nothing_and_a_seat_sees_no_more_than_it_was_told(house: House, over: str) -> None:
    opened = house.get(f"/api/reviews/{over}/events?open=true")["events"]
    assert [HIDDEN in event[1:] for event in opened] == [False] * len(opened)
    seen = house.get(f"/api/reviews/{over}/events?seat=1")["events"]
    assert len(seen) == len(opened)
    assert any(HIDDEN in event[1:] for event in seen)
    known = [sum(face is not None for _, _, face in view["table"]) for view in whole(house, over)]
    mine = [sum(face is not None for _, _, face in view["table"]) for view in whole(house, over, 1)]
    assert all(few <= many for few, many in zip(mine, known, strict=True))
    assert mine != known
    onlooker = house.get(f"/api/reviews/{over}/events")["events"]
    assert sum(HIDDEN in event[1:] for event in onlooker) > sum(HIDDEN in event[1:] for event in seen)


def test_all_open_from_a_chair_shows_its_hand_too(house: House) -> None:
    match = recorded("sultans-wishes", 2, choices=12)
    review = house.post("/api/reviews", {"record": match.record()})["id"]
    at = len(match.feed())
    for seat in range(2):
        mine = house.get(f"/api/reviews/{review}/views?start={at}&seat={seat}")["views"][0]
        opened = house.get(f"/api/reviews/{review}/views?start={at}&seat={seat}&open=true")["views"][0]
        assert opened["hand"] == mine["hand"] != []
        assert None not in opened["markets"]
        assert None in mine["markets"]


def test_the_stops_lie_where_choices_turns_and_rounds_do(house: House, over: str) -> None:
    info = house.get(f"/api/reviews/{over}")
    assert info["over"]
    assert info["live"]
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Guest 1", "Guest 2"]
    assert set(info["turns"]) < set(info["choices"])
    assert info["choices"][-1] == info["turns"][-1] == info["events"]
    views = whole(house, over)
    turns = info["turns"]
    # Whoever is asked after a turn is not who was asked before it.
    asked = [views[at]["asked"] for at in turns[:-1]]
    assert all(one["seat"] != two["seat"] for one, two in pairwise(asked))
    assert [views[at]["round"] for at in info["rounds"]] == list(range(2, 2 + len(info["rounds"])))


def test_parts_that_are_not_there_are_refused_by_name(house: House, over: str) -> None:
    for part, status, code in (
        ("views?seat=3", 404, "no-such-seat"),
        ("events?seat=3", 404, "no-such-seat"),
        ("views?start=99999", 404, "no-such-moment"),
        ("views?start=-1", 400, "bad-message"),
        ("views?seat=one", 400, "bad-message"),
        ("views?chair=1", 400, "bad-message"),
    ):
        answer = house.request("GET", f"/api/reviews/{over}/{part}")
        assert (answer.status_code, answer.json()["code"]) == (status, code), part


def test_a_game_of_other_rules_is_looked_at_and_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table = house.new("greedy", "greedy", "greedy", options=QUICK)["table"]
        watcher = Person(house, table, None).come()
        while not watcher.is_over():
            watcher.hear()
        watcher.go()
        events = house.get(f"/api/reviews/{table}")["events"]
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        ((text,),) = database.execute("SELECT entry FROM journal WHERE table_id = ? AND n = 1", (table,))
        entry = json.loads(text)
        entry["events"].append(entry["events"][-1])
        database.execute("UPDATE journal SET entry = ? WHERE table_id = ? AND n = 1", (json.dumps(entry), table))
        database.commit()
    with running(tmp_path) as house:
        info = house.get(f"/api/reviews/{table}")
        assert (info["live"], info["over"], info["events"]) == (False, True, events + 1)
        assert len(whole(house, table, 0)) == events + 2
        assert house.get(f"/api/reviews/{table}/analysis")["all"] == 0
        for method, part, body in (("GET", "record", None), ("POST", "branch", {"at": 5, "seat": 0, "name": "A"})):
            answer = house.request(method, f"/api/reviews/{table}/{part}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "rules-changed")


# Records.


def test_a_record_that_was_brought_along_is_looked_back_at_like_any_other(house: House) -> None:
    match = recorded("sultaniya", 2)
    info = house.post("/api/reviews", {"record": match.record()}, status=201)
    assert (info["game"], info["seats"], info["failure"]) == ("sultaniya", [], None)
    assert (info["scores"], info["winners"]) == (match.scores, match.winners)
    assert house.get(f"/api/reviews/{info['id']}/record")["record"] == match.record()
    assert whole(house, info["id"], 0)[-1] == json.loads(json.dumps(match.view(0)))
    assert house.get(f"/api/reviews/{info['id']}/sheet")["game"]["name"] == "sultaniya"


def test_a_failure_of_the_fuzzer_opens_where_it_broke_off(house: House) -> None:
    match = recorded(choices=7)
    record = match.record() | {"failure": {"number": 3, "what": "AssertionError: a card is lost", "trace": "..."}}
    info = house.post("/api/reviews", {"record": record})
    assert info["failure"] == "AssertionError: a card is lost"
    assert not info["over"]
    assert info["events"] == len(match.feed())


def test_what_was_taken_back_is_not_looked_back_at(house: House) -> None:
    match = Match("three-wishes", players=3, seed=2)
    switched = False
    while not switched:
        seat = match.seat
        assert seat is not None
        choice = max(match.choices(seat), key=lambda choice: choice.do == "switch")
        match.play(seat, *choice.path)
        switched = choice.do == "switch"
    assert seat is not None
    match.undo(seat)
    info = house.post("/api/reviews", {"record": match.record()})
    assert info["events"] == len(match.feed())


def test_what_everybody_agreed_to_take_back_is_gone_too(house: House) -> None:
    record = recorded(choices=5).record()
    last = record["journal"][3]["seat"]
    info = house.post(
        "/api/reviews", {"record": record | {"journal": [*record["journal"], {"undo": last, "agreed": 2}]}}
    )
    assert info["events"] == len(recorded(choices=3).feed())


def test_a_bad_record_is_refused_with_what_does_not_fit(house: House) -> None:
    record = recorded(choices=5).record()
    long = record | {"journal": [{}] * 5001}
    for wrong, sentence in (
        ({}, "The record has format None; this version reads format 1."),
        (record | {"game": "chess"}, "chess"),
        (record | {"journal": [{"undo": 0}]}, "Journal entry 0 takes back what nobody chose."),
        (record | {"journal": [{"undo": 0, "agreed": -2}]}, "Journal entry 0 takes back what nobody chose."),
        (record | {"journal": 5}, "'journal' of the record is a list, not 5."),
        (record | {"result": {}}, "The record ends with {}"),
        (record | {"components": {"fingerprint": "x", "source": "nonsense"}}, "components"),
        (long, "at most 5000 entries"),
    ):
        answer = house.request("POST", "/api/reviews", json={"record": wrong})
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"] == "bad-record"
        assert sentence in answer.json()["sentence"]


# Going on.


def test_a_branch_has_the_same_past_and_goes_on_against_bots(house: House, over: str) -> None:
    info = house.get(f"/api/reviews/{over}")
    views = whole(house, over, 1)
    # Where seat 1 is asked, so that no bot goes on before it has looked.
    choice, at, view = next(
        (n, at, views[at]) for n, at in enumerate(info["choices"]) if n >= 4 and views[at]["asked"]["seat"] == 1
    )
    seated = house.post(f"/api/reviews/{over}/branch", {"at": at, "seat": 1, "name": "Ada"}, status=201)
    assert seated["seat"] == 1
    table = house.get(f"/api/tables/{seated['table']}")
    assert table["branched_from"] == over
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
    person = Person(house, seated["table"], seated["token"]).come()
    person.reach(choice + 1)
    assert [list(event) for event in person.log.values()][:at] == house.get(f"/api/reviews/{over}/events?seat=1")[
        "events"
    ][:at]
    assert (person.update["at"], person.update["view"]) == (choice + 1, view)
    while not person.is_over():
        while not person.update["offers"] and not person.is_over():
            person.hear()
        if not person.is_over():
            offer = person.update["offers"][-1]
            while offer["then"]:
                offer = offer["then"][0]
            person.choose(offer["path"])
    person.go()
    assert house.get(f"/api/reviews/{seated['table']}")["over"]


def test_nothing_goes_on_after_the_end(house: House, over: str) -> None:
    end = house.get(f"/api/reviews/{over}")["events"]
    wish = {"at": end, "seat": 0, "name": "Ada"}
    assert house.post(f"/api/reviews/{over}/branch", wish, status=409)["code"] == "over"
    assert house.post(f"/api/reviews/{over}/branch", wish | {"seat": 3}, status=404)["code"] == "no-such-seat"
    assert house.post(f"/api/reviews/{over}/branch", wish | {"at": 9, "bot": "nobody"}, status=422)


def test_a_branch_of_a_record_with_a_named_first_player_survives_a_restart(tmp_path: Path) -> None:
    match = Match("three-wishes", players=3, seed=8, first=2)
    for _ in range(3):
        assert match.seat is not None
        match.play(match.seat, *match.choices(match.seat)[0].path)
    with running(tmp_path) as house:
        review = house.post("/api/reviews", {"record": match.record()})["id"]
        wish = {"at": len(match.feed()), "seat": match.seat, "name": "Ada"}
        seated = house.post(f"/api/reviews/{review}/branch", wish)
    with running(tmp_path) as house:
        person = Person(house, seated["table"], seated["token"]).come()
        person.reach(4)
        assert person.update["view"] == json.loads(json.dumps(match.view(match.seat)))
        person.go()
        assert house.get(f"/api/reviews/{review}")["events"] == len(match.feed())


# What search says.


def test_a_game_is_weighed_in_the_background_and_kept(tmp_path: Path) -> None:
    match = recorded(choices=8)
    with running(tmp_path) as house:
        review = house.post("/api/reviews", {"record": match.record()})["id"]
        first = house.get(f"/api/reviews/{review}/analysis")
        assert first["all"] == len(match.journal)
        assert [point["at"] for point in first["points"]] == house.get(f"/api/reviews/{review}")["turns"]
        assert [point["scores"] for point in first["points"]][-1] == match.scores
        wait_until(lambda: house.get(f"/api/reviews/{review}/analysis")["done"] == first["all"])
        found = house.get(f"/api/reviews/{review}/analysis")
    assert len(found["split"]) == 3
    assert all(0 <= chance["value"] <= 1 for point in found["points"] for chance in point["chances"])
    # Everybody had a choice in this game; only the last question was never answered.
    assert all(point["believed"] for point in found["points"] if point["at"] < len(match.feed()))
    with running(tmp_path) as house:
        assert house.get(f"/api/reviews/{review}/analysis") == found


def test_alone_there_is_nobody_to_win_against(house: House) -> None:
    match = recorded("sultans-wishes", 1, choices=6)
    review = house.post("/api/reviews", {"record": match.record()})["id"]
    found = house.get(f"/api/reviews/{review}/analysis")
    assert (found["all"], found["split"]) == (0, [])
    assert {point["chances"] for point in found["points"]} == {None}


@pytest.mark.slow
def test_one_game_is_weighed_for_each_guest_and_address_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_queue, "LEFT", PATIENCE)
    # One choice in turn, however fast the machine is.
    monkeypatch.setattr(analysis_queue, "SPAN", 0.0)
    with running(tmp_path) as house, ExitStack() as stack:

        def guest() -> httpx2.Client:
            return stack.enter_context(httpx2.Client(base_url=f"http://{house.address}", timeout=PATIENCE))

        def bring(client: httpx2.Client, seed: int) -> str:
            return str(client.post("/api/reviews", json={"record": recorded(seed=seed).record()}).json()["id"])

        def ask(client: httpx2.Client, review: str, address: str) -> Body:
            # The server believes its own machine who it forwards for, as it would a proxy.
            answer = client.get(f"/api/reviews/{review}/analysis", headers={"x-forwarded-for": address})
            return dict(answer.json())

        one, other = guest(), guest()
        first, second, third = bring(one, 1), bring(one, 2), bring(other, 3)
        assert ask(one, first, "192.0.2.1")["done"] == 0
        assert ask(one, second, "192.0.2.2")["code"] == "weighing-another"
        assert ask(other, third, "192.0.2.1")["code"] == "weighing-another"
        # Whoever comes from elsewhere does not wait for the end of the first.
        ask(other, third, "192.0.2.3")
        wait_until(lambda: (here := ask(one, first, "192.0.2.1"))["done"] == here["all"])
        assert ask(other, third, "192.0.2.3")["done"] > 0
        here = ask(one, first, "192.0.2.1")
        # A game that its page was closed on makes room, and keeps what was found.
        monkeypatch.setattr(analysis_queue, "LEFT", 0.0)
        assert "points" in ask(one, second, "192.0.2.1")
        assert ask(other, first, "192.0.2.4")["done"] >= here["done"]


def test_a_very_long_game_is_weighed_in_part_and_that_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandvizier.server.reviews.review.WEIGHED", 3)
    match = recorded(choices=8)
    review = house.post("/api/reviews", {"record": match.record()})["id"]
    wait_until(lambda: house.get(f"/api/reviews/{review}/analysis")["done"] == 3)
    found = house.get(f"/api/reviews/{review}/analysis")
    assert (found["done"], found["all"], found["beyond"]) == (3, 3, len(match.journal) - 3)
    assert found["split"] == []
    assert len(found["points"]) == len(house.get(f"/api/reviews/{review}")["turns"])


def test_whoever_asks_again_is_not_told_again_what_they_know(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandvizier.server.reviews.review.WEIGHED", 1)
    review = house.post("/api/reviews", {"record": recorded(choices=4).record()})["id"]
    wait_until(lambda: house.get(f"/api/reviews/{review}/analysis")["done"] > 0)
    analysis = Mock(wraps=analysis_queue.analysis)
    monkeypatch.setattr(analysis_queue, "analysis", analysis)
    door = f"/api/reviews/{review}/analysis"
    first = house.request("GET", door)
    tag = first.headers["etag"]
    again = house.request("GET", door, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert house.request("GET", door, headers={"if-none-match": '"other"'}).content == first.content
    analysis.assert_not_called()
