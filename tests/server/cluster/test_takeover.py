"""Nodes come and go: what was acknowledged is there, and people are let in where the table is now."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ...patience import wait_until
from ..kit import Person, any_path, asked, come_all, play_on
from .kit import SHORT, come_back, kept, name, nodes, owner, process, signal_to


def test_a_table_goes_on_elsewhere_when_its_node_is_killed(postgres: str, tmp_path: Path) -> None:
    a = process(postgres, tmp_path)
    with nodes(postgres, tmp_path / "b", count=1, lease=SHORT) as (b,):
        try:
            table, tokens = a.house.full()
            # One of them speaks to the other node, which has nothing to tell without the first.
            people = come_all(a.house, table, tokens[:2]) + come_all(b, table, tokens[2:])
            play_on(people, Random(1), 5)
        finally:
            a.kill()
        back = [come_back(person, b) for person in people]
        assert [person.update["at"] for person in back] == [6] * 3
        play_on(back, Random(2), 3)
        assert owner(postgres, table) == name(b)
        for person in (*people, *back):
            person.go()


def test_a_node_that_stood_still_finds_its_tables_taken(postgres: str, tmp_path: Path) -> None:
    a = process(postgres, tmp_path)
    with nodes(postgres, tmp_path / "b", count=1, lease=SHORT) as (b,):
        try:
            table, tokens = a.house.full()
            people = come_all(a.house, table, tokens)
            play_on(people, Random(1), 2)
            late = asked(people)
            signal_to(a, signal.SIGSTOP)
            back = [come_back(person, b) for person in people]
            play_on(back, Random(2), 1)
            # What was said to the one that stands still is not done when it goes on, though nobody told it yet.
            late.say("choose", at=late.update["at"], path=any_path(late, Random(3)))
            signal_to(a, signal.SIGCONT)
            with pytest.raises(ConnectionClosed) as closed:
                late.reach(late.update["at"] + 1)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
            play_on(back, Random(4), 2)
            assert kept(postgres, "SELECT count(*) FROM journal WHERE table_id = %s", table) == [(6,)]
            wait_until(lambda: a.house.request("GET", f"/api/tables/{table}").is_success)
            for person in (*people, *back):
                person.go()
        finally:
            signal_to(a, signal.SIGCONT)
            a.kill()


def test_whoever_stops_hands_its_tables_over_at_once(postgres: str, tmp_path: Path) -> None:
    """The lease is long: nobody waits for it."""
    with nodes(postgres, tmp_path / "b", count=1) as (b,):
        with nodes(postgres, tmp_path / "a", count=1) as (a,):
            table, tokens = a.full()
            people = come_all(a, table, tokens)
            play_on(people, Random(1), 3)
        for person in people:
            with pytest.raises(ConnectionClosed) as closed:
                person.reach(100)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1012
        back = [Person(b, table, person.token, log=person.log).come() for person in people]
        for person in back:
            person.reach(4)
        play_on(back, Random(2), 2)
        for person in (*people, *back):
            person.go()


def test_time_and_bots_go_on_where_a_node_is_gone(postgres: str, tmp_path: Path) -> None:
    """Nobody is there who could connect again: another node takes the table by itself, the clock chooses, then bots."""
    with nodes(postgres, tmp_path / "b", count=1, lease=SHORT) as (b,):
        a = process(postgres, tmp_path, beat=0.2)
        try:
            table = a.house.new("me", "random", "random", clock={"kind": "turn", "seconds": 5})["table"]
        finally:
            a.kill()
        wait_until(lambda: owner(postgres, table) == name(b))

        def makers() -> list[str]:
            query = "SELECT entry FROM journal WHERE table_id = %s AND n > 0 ORDER BY n"
            return [msgspec.json.decode(entry)["by"] for (entry,) in kept(postgres, query, table)]

        # What a bot does after the clock was done by this node: the other one was gone before any time was up.
        wait_until(lambda: "clock" in (found := makers()) and "bot" in found[found.index("clock") :])
