"""Whole games over the socket: setting up, playing, leaving and coming back, watching, undoing, playing again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from grandvizier.games import find

from ..kit import GAME, House, Person, any_path, asked, come_all, gathered, play_on, play_verb, running


def test_the_games(house: House) -> None:
    game = next(game for game in house.get("/api/games")["games"] if game["name"] == "three-wishes")
    assert (game["fewest"], game["most"]) == (3, 5)
    assert game["bots"] == ["page", "aide", "chamberlain", "vizier", "grand-vizier", "greedy"]
    assert {option["name"]: (option["values"], option["low"]) for option in game["options"]} == {
        "own_switch": ([False, True], None),
        "round_limit": (None, 4),
        "games": (["single", "chain"], None),
    }


def test_the_sheet_says_what_every_number_means(house: House) -> None:
    table = house.new("open", "open", "open")["table"]
    sheet = house.get(f"/api/tables/{table}/sheet")
    verbs = [verb["name"] for verb in sheet["verbs"]]
    assert len(verbs) == len(set(verbs))
    assert all(len(move) == 1 + len(sheet["verbs"][move[0]]["fields"]) for move in sheet["moves"])
    assert sheet["kinds"][0]["name"] == "asked"
    assert len(sheet["faces"]["wish"]) == 18
    assert sheet["faces"]["wish"][0]["names"].keys() >= {"en"}
    assert sheet["seated"] == ["hand"]
    assert not sheet["corrected"]


@pytest.mark.parametrize("memory", ["notebook", "faithful"])
def test_three_people_play_a_whole_game(house: House, memory: str) -> None:
    _, people = gathered(house, memory=memory, options={"round_limit": 4})
    play_on(people, Random(3))
    for person in people:
        person.rest()
        assert person.update["view"]["over"]
        assert person.info["over"]
        assert person.update["at"] == people[0].update["at"]
        assert person.update["scores"] == people[0].update["scores"]
        assert sorted(person.log) == list(range(len(person.log)))
        assert not person.troubles
        person.go()


def test_a_person_and_bots(house: House) -> None:
    mine = house.new("me", "greedy", "random", options={"round_limit": 5})
    me = Person(house, mine["table"], mine["token"]).come()
    assert me.info["memory"] == "notebook"
    rng = Random(1)
    while not me.is_over():
        while not me.is_over() and not me.update.get("offers"):
            me.until("update")
        if not me.is_over():
            me.choose(any_path(me, rng))
    assert me.update["notebook"]["known"]
    me.go()


def test_bots_alone(house: House) -> None:
    made = house.new("greedy", "random", "random", options={"round_limit": 4})
    assert made == {"table": made["table"], "seat": None, "token": ""}
    watcher = Person(house, made["table"], None).come()
    while not watcher.is_over():
        watcher.until("update")
    assert watcher.seat is None
    watcher.go()


def test_a_chain_of_games(house: House) -> None:
    _, people = gathered(house, options={"games": "chain", "round_limit": 4}, memory="notebook")
    rng = Random(8)
    while people[0].update["view"]["game"] < 3:
        play_on(people, rng, 1)
    assert not people[0].is_over()
    assert len(people[0].update["view"]["last"]) == 3
    for person in people:
        person.go()


def test_leave_and_come_back_exactly_where_you_were(house: House) -> None:
    table, tokens = house.full(memory="notebook")
    people = come_all(house, table, tokens)
    rng = Random(5)
    play_on(people, rng, 12)
    back = people[1]
    log, update = dict(back.log), dict(back.update)
    assert house.post(f"/api/tables/{table}/leave", token=tokens[1])["seats"][1]["kind"] == "person"
    back.go()
    while people[0].info["seats"][1]["connected"]:
        people[0].hear()
    back.come().reach(update["at"])
    assert back.log == log
    assert back.update["events"] == []
    assert back.update["view"] == update["view"]
    assert back.update["notebook"] == update["notebook"]
    anew = Person(house, table, tokens[1]).come()
    anew.reach(update["at"])
    assert anew.log == log
    play_on(people, rng, 4)
    for person in [*people, anew]:
        person.go()


def test_a_seat_that_was_given_up_cannot_be_had_back(house: House) -> None:
    table, tokens = house.full()
    people = come_all(house, table, tokens)
    path = f"/api/tables/{table}/give-up"
    assert house.post(path, token=tokens[1] + "x", status=401)["code"] == "bad-token"
    seat = house.post(path, token=tokens[1])["seats"][1]
    assert seat["kind"] == "person"
    assert seat["name"] != people[1].info["seats"][1]["name"]
    assert house.post(path, token=tokens[1], status=401)["code"] == "bad-token"
    assert house.post("/api/lobby/mine", {"seats": [{"table": table, "token": tokens[1]}]})["tables"] == []
    for person in people:
        person.go()


def test_before_the_game_begins_a_seat_can_be_given_up(house: House) -> None:
    mine = house.new("me", "open", "open")
    table = mine["table"]
    me = Person(house, table, mine["token"]).come()
    me.say("choose", at=0, path=[0])
    assert me.until("trouble")["code"] == "not-begun"
    other = house.post(f"/api/tables/{table}/seats", {"name": "Bea", "seat": 2})
    assert other["seat"] == 2
    seat = me.until("seats")["table"]["seats"][2]
    assert (seat["kind"], seat["name"], seat["connected"]) == ("person", "Bea", False)
    bea = Person(house, table, other["token"]).come()
    assert house.post(f"/api/tables/{table}/leave", token=other["token"])["seats"][2]["kind"] == "open"
    assert bea.until("welcome")["seat"] is None
    assert house.post(f"/api/tables/{table}/leave", token=other["token"], status=401)["code"] == "bad-token"
    for name in ("Cem", "Dag"):
        house.post(f"/api/tables/{table}/seats", {"name": name})
    assert me.reach(1)["view"]["asked"]
    assert house.get(f"/api/tables/{table}")["begun"]
    me.go()
    bea.go()


def test_a_watcher_sees_no_secret(house: House) -> None:
    table, people = gathered(house, options={"round_limit": 4})
    watcher = Person(house, table, None).come()
    rng = Random(2)
    while not people[0].is_over():
        play_on(people, rng, 1)
        watcher.reach(people[0].update["at"])
        if not watcher.is_over():
            assert all(face is None for _, _, face in watcher.update["view"]["table"])
            looked = [event for event in watcher.log.values() if event[0] == 4]
            assert all(event[3] == -1 for event in looked)
    watcher.say("choose", at=watcher.update["at"], path=[0])
    assert watcher.until("trouble")["code"] == "not-seated"
    assert sorted(watcher.log) == list(range(len(watcher.log)))
    for person in [*people, watcher]:
        person.go()


def test_undo_tells_everybody_to_go_back(house: House) -> None:
    _, people = gathered(house, memory="notebook")
    play_on(people, Random(4), 3)
    actor = asked(people)
    logs = [dict(person.log) for person in people]
    views = [person.update["view"] for person in people]
    assert actor.update["undo"]["code"] != ""
    play_verb(actor, "switch")
    assert actor.update["undo"] is None
    at = actor.update["at"]
    away = next(person for person in people if person is not actor)
    away.reach(at)
    away.go()
    actor.say("undo", at=at)
    for person in people:
        if person is not away:
            assert person.reach(at + 1)["start"] == len(logs[0])
    away.come().reach(at + 1)
    assert [person.log for person in people] == logs
    assert [person.update["view"] for person in people] == views
    actor.say("undo", at=at + 1)
    assert actor.until("refused")["ruling"] == "GV-5"
    for person in people:
        person.go()


def test_why_not(house: House) -> None:
    _, people = gathered(house)
    actor = asked(people)
    other = next(person for person in people if person is not actor)
    path = actor.update["offers"][0]["path"]
    actor.say("why_not", id=1, path=path)
    assert actor.until("answer")["refusal"] is None
    other.say("why_not", id=7, path=path)
    answer = other.until("answer")
    assert (answer["id"], answer["refusal"]["code"]) == (7, "not-asked")
    other.say("choose", at=1, path=path)
    assert other.until("refused")["code"] == "not-asked"
    for person in people:
        person.rest()
        assert person.update["at"] == 1
        person.go()


def test_a_rematch_seats_the_same_people(house: House) -> None:
    table, tokens = house.full(options={"round_limit": 4})
    people = come_all(house, table, tokens)
    assert house.post(f"/api/tables/{table}/rematch", token=tokens[0], status=409)["code"] == "not-over"
    play_on(people, Random(6))
    first = house.post(f"/api/tables/{table}/rematch", token=tokens[1])
    assert first["seat"] == 1
    assert house.post(f"/api/tables/{table}/rematch", token=tokens[1]) == first
    again = first["table"]
    while people[0].info["rematch"] is None:
        people[0].hear()
    assert people[0].info["rematch"] == again
    info = house.get(f"/api/tables/{again}")
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Guest 1", "Guest 2"]
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "open"]
    assert info["options"]["round_limit"] == 4
    others = [house.post(f"/api/tables/{table}/rematch", token=tokens[n]) for n in (0, 2)]
    assert {other["table"] for other in others} == {again}
    assert house.get(f"/api/tables/{again}")["begun"]
    for person in people:
        person.go()


def test_a_rematch_counts_for_whoever_asks_for_it_first(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_guest=1) as house:
        table, tokens = house.full(options={"round_limit": 4})
        people = come_all(house, table, tokens)
        play_on(people, Random(6))
        for person in people:
            person.go()
        wish = {"game": GAME, "name": "Ada", "seats": [{"kind": "open"}] * 3}

        def ask(path: str, cookie: str = "", **more: Any) -> tuple[str, str]:
            """The code of the refusal, and the cookie of whoever asked."""
            headers = {"authorization": f"Seat {tokens[0]}", "cookie": cookie}
            answer = house.request("POST", path, headers=headers, **more)
            return answer.json().get("code", ""), f"guest={answer.cookies.get('guest')}"

        busy = ask("/api/tables", json=wish)[1]
        free = ask("/api/lobby/mine", json={"seats": []})[1]
        assert ask(f"/api/tables/{table}/rematch", busy)[0] == "too-many-tables"
        assert ask(f"/api/tables/{table}/rematch", free)[0] == ""
        assert ask("/api/tables", free, json=wish)[0] == "too-many-tables"
        # It is there already: whoever else takes part sets nothing up.
        assert ask(f"/api/tables/{table}/rematch", busy)[0] == ""


def test_two_windows_of_one_seat(house: House) -> None:
    table, tokens = house.full(memory="notebook")
    people = come_all(house, table, tokens)
    second = Person(house, table, tokens[0]).come()
    play_on(people, Random(1), 8)
    second.reach(people[0].update["at"])
    assert second.log == people[0].log
    assert second.update["view"] == people[0].update["view"]
    second.go()
    people[1].rest()
    assert people[1].info["seats"][0]["connected"]
    for person in people:
        person.go()


def test_corrected_components(house: House) -> None:
    text = find("three-wishes").shipped_text.replace("Time Travel", "Journey Through Time")
    made = house.new("me", "greedy", "random", components=text)
    sheet = house.get(f"/api/tables/{made['table']}/sheet")
    assert sheet["corrected"]
    assert any(face["names"]["en"] == "Journey Through Time" for face in sheet["faces"]["wish"])
    me = Person(house, made["table"], made["token"]).come()
    while not me.update.get("offers"):
        me.until("update")
    me.go()
