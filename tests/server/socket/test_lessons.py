"""Lessons over the socket: steps, choices, back, asides, and coming back after the line broke."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grandvizier.match.lesson import script

from ...offers import folded
from ...patience import PATIENCE
from ..kit import Body, House, running

SCRIPT = script("three-wishes")


class Learner:
    """One window in a lesson."""

    def __init__(self, socket: ClientConnection, game: str) -> None:
        self.socket = socket
        self.game = game
        self.update: Body = {}

    def say(self, what: str, **fields: Any) -> Body:
        """Say something; the step that is told afterwards, or whatever else is the answer."""
        self.socket.send(json.dumps({"type": what} | fields))
        while True:
            message: Body = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] == "update":
                self.update = folded(message, self.update, self.game, 0)
            elif message["type"] != "welcome":
                return message


@contextmanager
def lesson(house: House, game: str = "three-wishes", **headers: str) -> Iterator[Learner]:
    address = f"ws://{house.address}/api/lessons/{game}/socket"
    with connect(address, compression=None, additional_headers=headers) as socket:
        yield Learner(socket, game)


def test_a_lesson_is_walked_through_by_its_own_offers(house: House) -> None:
    with lesson(house) as learner:
        step = learner.say("hello")
        while step["step"] < step["of"] - 1:
            name = SCRIPT.steps[step["step"]].name
            assert (step["name"], step["aside"]) == (name, False)
            assert step["waits"] == bool(learner.update["offers"])
            if step["waits"]:
                step = learner.say("choose", at=learner.update["at"], path=learner.update["offers"][-1]["path"])
            else:
                step = learner.say("go_to", step=step["step"] + 1)
        assert learner.update["view"]["over"]
        assert learner.update["winners"] == [0]


def test_back_takes_a_choice_back(house: House) -> None:
    with lesson(house) as learner:
        learner.say("hello", step=1)
        before = learner.update
        assert before["offers"]
        learner.say("choose", at=before["at"], path=before["offers"][0]["path"])
        assert learner.update["at"] > before["at"]
        assert learner.say("undo", at=learner.update["at"])["step"] == 1
        assert learner.update == before


def test_what_another_step_is_about_is_put_off_kindly(house: House) -> None:
    with lesson(house) as learner:
        step = learner.say("hello", step=1)
        (wanted,) = (offer["path"] for offer in learner.update["offers"])
        other = [wanted[0] + 1]
        assert learner.say("why_not", id=1, path=other) == step | {"aside": True}
        assert learner.say("choose", at=learner.update["at"], path=other) == step | {"aside": True}
        assert learner.say("why_not", id=2, path=[0])["refusal"]["ruling"]
        assert learner.say("why_not", id=3, path=wanted) == {"type": "answer", "id": 3, "refusal": None}
        assert learner.say("choose", at=learner.update["at"], path=[0])["type"] == "refused"
        assert learner.say("choose", at=99, path=wanted)["code"] == "stale"


def test_whoever_comes_back_goes_on_where_they_were(house: House) -> None:
    with lesson(house) as learner:
        assert learner.say("hello", step=7)["name"] == SCRIPT.steps[7].name
        assert learner.say("go_to", step=10**9)["step"] == len(SCRIPT.steps) - 1


def test_a_lesson_knows_nothing_of_tables(house: House) -> None:
    with lesson(house) as learner:
        learner.say("hello")
        assert learner.say("hello")["code"] == "bad-message"
        assert learner.say("hint", at=0)["code"] == "bad-message"
        assert learner.say("ping")["type"] == "pong"


def test_a_table_has_no_steps(house: House) -> None:
    table, tokens = house.full()
    with house.socket(table) as socket:
        learner = Learner(socket, "three-wishes")
        socket.send(json.dumps({"type": "hello", "token": tokens[0]}))
        answers = (learner.say("go_to", step=1) for _ in range(5))
        assert next(answer for answer in answers if answer["type"] == "trouble")["code"] == "bad-message"


def test_there_is_no_lesson_of_a_game_that_nobody_knows(house: House) -> None:
    with lesson(house, "whist") as learner:
        assert learner.say("hello")["code"] == "no-such-lesson"
        with pytest.raises(ConnectionClosed) as closed:
            learner.socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4404


def test_the_games_say_which_lessons_they_have(house: House) -> None:
    found = {game["name"]: game["lessons"] for game in house.get("/api/games")["games"]}
    assert found["sultans-wishes"] == ["sultans-wishes", "sultans-wishes-travelers"]


def test_somebody_goes_so_many_steps_and_no_more_however_many_windows_they_open(tmp_path: Path) -> None:
    """A step back plays everything before it anew: the page waits, comes back, and goes on where it was."""
    with running(tmp_path, lesson_rate="7/hour") as house:
        with lesson(house) as learner:
            learner.say("hello")
            for step in (3, 0, 3):
                assert learner.say("go_to", step=step)["step"] == step
        with lesson(house) as learner:
            assert learner.say("hello", step=3)["step"] == 3
            assert learner.say("undo", at=learner.update["at"])["step"] == 2
            assert learner.say("why_not", id=1, path=[0])["type"] in {"answer", "lesson"}
            assert learner.say("go_to", step=3)["step"] == 3
            assert learner.say("go_to", step=0)["code"] == "flood"
            with pytest.raises(ConnectionClosed) as closed:
                learner.say("ping")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4429
        with lesson(house) as learner:
            assert learner.say("hello")["code"] == "flood"


def test_new_guests_do_not_multiply_the_steps_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, lesson_rate="2/hour", lesson_address_rate="5/hour") as house:
        told = []
        for _ in range(3):
            cookie = house.request("POST", "/api/lobby/mine", json={"seats": []}).cookies["guest"]
            with lesson(house, cookie=f"guest={cookie}") as learner:
                told += [learner.say("hello").get("code"), learner.say("go_to", step=1).get("code")]
        assert told == [None] * 5 + ["flood"]
        with lesson(house, **{"x-forwarded-for": "198.51.100.7"}) as learner:
            assert learner.say("hello")["step"] == 0
