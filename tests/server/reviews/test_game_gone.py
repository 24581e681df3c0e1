"""A game from outside that is not installed any more: its tables stay as they were, and its records can be kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from examples.games.caravan import GAME as CARAVAN
from grandvizier import Match
from grandvizier.games import _GAMES

from ..kit import House, Person, come_all, play_on, running


def refused(house: House, path: str) -> tuple[int, str, str]:
    answer = house.request("GET", path)
    return answer.status_code, answer.json()["code"], answer.json()["sentence"]


def test_tables_of_a_game_that_is_gone_are_kept_as_records(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as installed:
        installed.setitem(_GAMES, CARAVAN.name, CARAVAN)
        with running(tmp_path) as house:
            over, tokens = house.full(2, game="caravan")
            players = come_all(house, over, tokens)
            play_on(players, Random(1))
            kept = house.get(f"/api/reviews/{over}/record")["record"]
            going, seats = house.full(2, game="caravan")
            others = come_all(house, going, seats)
            play_on(others, Random(2), 6)
            for person in (*players, *others):
                person.go()

    with running(tmp_path) as house:
        for path in (f"/api/tables/{over}", f"/api/tables/{going}", f"/api/reviews/{over}"):
            status, code, sentence = refused(house, path)
            assert (status, code) == (409, "game-gone")
            assert "Nothing is lost" in sentence
            assert "there is no game 'caravan'" in sentence
        with pytest.raises(ConnectionClosed):
            Person(house, going, seats[0]).come().reach(1)
        alone = house.get(f"/api/reviews/{over}/record")["record"]
        assert alone == kept | {"result": None}
        # What is not over yet is nobody's to read.
        assert refused(house, f"/api/reviews/{going}/record")[:2] == (409, "not-over")
        held = [{"table": over, "token": tokens[0]}, {"table": going, "token": seats[0]}]
        mine = house.post("/api/lobby/mine", {"seats": held})
        assert {one["table"]["game"] for one in mine["tables"]} == {"caravan"}

    with pytest.MonkeyPatch.context() as installed:
        installed.setitem(_GAMES, CARAVAN.name, CARAVAN)
        assert Match.replay(alone).record() == kept
        with running(tmp_path) as house:
            again = come_all(house, going, seats)
            play_on(again, Random(3))
            assert again[0].is_over()
            for person in again:
                person.go()
