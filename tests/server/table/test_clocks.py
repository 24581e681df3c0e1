"""Clocks: whose time runs, what happens when it is up, and that it stands still while the server is down."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
import threading
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grandvizier.server.protocol.tables import Clock
from grandvizier.server.table import background, running_time
from grandvizier.server.table import table as table_module
from grandvizier.server.table.running_time import RunningTime, now
from grandvizier.server.table.time_bank import TimeBank

from ...patience import wait_until
from ..kit import House, Person, Process, any_path, asked, come_all, gathered, running

HOUR: dict[str, Any] = {"kind": "turn", "seconds": 3600}
BLINK = {"kind": "turn", "seconds": 1}
BANK = 5.0
"""Seconds that somebody has in all."""


def others(people: list[Person], one: Person) -> list[Person]:
    return [person for person in people if person is not one]


# Counting.


def test_a_turn_begins_anew_and_a_bank_grows_each_time_somebody_is_asked() -> None:
    turn = TimeBank(Clock("turn", 60.0), (0.0, 0.0)).run(0, 100.0).run(1, 130.0)
    assert (turn.left(0), turn.left(1)) == (30.0, 60.0)
    turn = turn.run(0, 150.0)
    assert turn.left(0) == 30.0, "nobody asked: what is left goes on"
    assert turn.ask(0).left(0) == 60.0
    bank = TimeBank(Clock("bank", 60.0, 5.0), (0.0, 0.0)).run(0, 0.0).run(None, 50.0).ask(0)
    assert bank.left(0) == 15.0
    assert bank.run(None, 1000.0).left(0) == 15.0, "nobody's time runs"


def test_nobody_owes_time() -> None:
    bank = TimeBank(Clock("bank", 10.0, 3.0), (0.0,)).run(0, 0.0).run(None, 500.0)
    assert bank.left(0) == 0.0
    assert bank.ask(0).left(0) == 3.0


def test_while_nobody_looks_time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [1000.0]
    monkeypatch.setattr(running_time, "time", SimpleNamespace(monotonic=lambda: moment[0]))
    running = RunningTime()
    counted = []
    for gap in (0.25, 3600.0, 0.5):
        moment[0] += gap
        counted.append(running.now())
    assert counted == [0.25, 1.25, 1.75]


# At a table.


@pytest.mark.parametrize(
    "clock, code",
    [
        ({"kind": "bank", "seconds": 60}, "bad-setup"),
        ({"kind": "bank", "seconds": 60, "increment": 0.5}, "bad-setup"),
        ({"kind": "turn", "seconds": 0}, "bad-message"),
        ({"kind": "turn", "seconds": 1e9}, "bad-message"),
        ({"kind": "sand", "seconds": 60}, "bad-message"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(house: House, clock: Any, code: str) -> None:
    wish = {"game": "three-wishes", "name": "Ada", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2, "clock": clock}
    answer = house.request("POST", "/api/tables", json=wish)
    assert answer.json()["code"] == code


def test_no_clock_runs_unless_the_table_wants_one(house: House) -> None:
    _, people = gathered(house)
    people[0].rest()
    assert people[0].info["clock"] is None
    assert not people[0].clocks


def test_everybody_is_told_whose_time_runs(house: House) -> None:
    table, people = gathered(house, clock={"kind": "bank", "seconds": 1000, "increment": 500})
    watcher = Person(house, table, None).come()
    for person in [*people, watcher]:
        person.rest()
        assert person.clocks["running"] == asked(people).seat
        assert max(person.clocks["left"]) == 1000
        assert 500 < min(person.clocks["left"]) < 1000
    first = asked(people)
    at = first.choose(any_path(first, Random(1)))["at"]
    for person in people:
        person.reach(at)
        person.rest()
    second = asked(people)
    assert second is not first
    assert second.clocks["running"] == second.seat
    assert 1000 < second.clocks["left"][second.seat or 0] <= 1500, "it grew, because they are asked"
    for person in [*people, watcher]:
        person.go()


def test_an_undo_gives_no_time_back(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        _, people = gathered(house, clock=HOUR, memory="notebook")
        rng = Random(2)
        for _ in range(3):
            at = asked(people).choose(any_path(asked(people), rng))["at"]
            for person in people:
                person.reach(at)
        mine = asked(people)
        seat = mine.seat or 0
        time.sleep(0.3)
        switch = next(offer for offer in mine.update["offers"] if offer["do"] == "switch")
        while switch["then"]:
            switch = switch["then"][0]
        mine.choose(switch["path"])
        mine.say("undo", at=mine.update["at"])
        mine.reach(mine.update["at"] + 1)
        mine.rest()
        assert mine.clocks["running"] == seat
        assert mine.clocks["left"][seat] < 3599.7
        for person in people:
            person.go()


def test_when_time_is_up_greedy_chooses_and_after_three_a_bot_plays_until_the_owner_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody else is ever short of time: an hour goes by at once, and only while the sleeper is asked.
    gone_by = [0.0]
    for module in (table_module, background):
        monkeypatch.setattr(module, "now", lambda: now() + gone_by[0])
    with running(tmp_path, beat=0.05) as house:
        _, people = gathered(house, clock=HOUR, memory="notebook")
        sleeper = asked(people)
        seat, awake, rng = sleeper.seat or 0, others(people, sleeper), Random(1)
        sleeps = False
        while not awake[0].info["seats"][seat]["stand_in"]:
            for person in awake:
                person.rest()
            turn = awake[0].update["view"]["asked"]["seat"]
            sleeps, slept = turn == seat, sleeps
            if sleeps:
                at = awake[0].update["at"]
                # Once in a turn: whoever has no time left is not waited for again.
                gone_by[0] += 0 if slept else HOUR["seconds"]
                for person in awake:
                    person.reach(at + 1)
                    person.rest()
            else:
                mine = next(person for person in awake if person.seat == turn)
                at = mine.choose(any_path(mine, rng))["at"]
                for person in awake:
                    person.reach(at)
        assert awake[0].info["seats"][seat]["stand_in"] == "aide"
        sleeper.rest()
        sleeper.say("take_back")
        sleeper.rest()
        assert sleeper.info["seats"][seat]["stand_in"] == ""
        for person in people:
            person.go()
    journal = sqlite3.connect(tmp_path / "tables.sqlite3").execute("SELECT entry FROM journal ORDER BY n").fetchall()
    missed = [entry for (entry,) in journal if f'"seat":{seat},' in entry and '"by":"clock"' in entry]
    assert len(missed) == 3


def used(data: Path, seat: int) -> float:
    """What is written down of somebody's time."""
    with contextlib.closing(sqlite3.connect(data / "tables.sqlite3", timeout=10)) as database:
        return float(database.execute("SELECT used FROM seats WHERE seat = ?", (seat,)).fetchone()[0])


def entries(data: Path) -> int:
    """How long the journal is."""
    with contextlib.closing(sqlite3.connect(data / "tables.sqlite3", timeout=10)) as database:
        return int(database.execute("SELECT count(*) FROM journal").fetchone()[0])


def test_time_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    """Killed while somebody thinks, and down for longer than it takes to come up: less than a beat is given back."""
    process = Process(tmp_path, beat=0.1)
    bank = HOUR["seconds"]
    table, tokens = process.house.full(clock={"kind": "bank", "seconds": bank, "increment": 1}, memory="notebook")
    people = come_all(process.house, table, tokens)
    seat = asked(people).seat or 0
    wait_until(lambda: used(tmp_path, seat) >= 0.3)
    for person in people:
        person.go()
    process.kill()
    kept = used(tmp_path, seat)
    time.sleep(BANK)

    began = time.monotonic()
    me = Person(process.start(), table, tokens[seat]).come()
    me.rest()
    up = time.monotonic() - began
    # Had it not stood still, the time that the server was down would be missing too.
    assert bank - kept - up <= me.clocks["left"][seat] <= bank - kept
    me.go()
    process.kill()


def test_a_server_that_was_stopped_took_nobody_their_time(tmp_path: Path) -> None:
    """It stands still for longer than somebody has in all, and nobody chooses for them."""
    process = Process(tmp_path, beat=0.1)
    began = time.monotonic()
    table, tokens = process.house.full(clock={"kind": "turn", "seconds": BANK}, memory="notebook")
    people = come_all(process.house, table, tokens)
    seat = asked(people).seat or 0
    os.kill(process.pid, signal.SIGSTOP)
    stood_still = time.monotonic()
    kept = used(tmp_path, seat)
    time.sleep(BANK)
    ran = stood_still - began
    went_on = time.monotonic()
    os.kill(process.pid, signal.SIGCONT)
    wait_until(lambda: used(tmp_path, seat) > kept + running_time.LONGEST / 2 or entries(tmp_path) > 1)
    counted, length = used(tmp_path, seat), entries(tmp_path)
    # Had it not stood still, nothing would be left; on a slow machine it may have run for longer.
    ran += time.monotonic() - went_on + running_time.LONGEST
    assert counted <= ran
    assert length == 1 or ran >= BANK
    for person in people:
        person.go()
    process.kill()


def test_whoever_is_hung_up_on_when_the_server_stops_loses_no_more_time(tmp_path: Path) -> None:
    """What was used is written down before, and not counted until somebody slow is done with as well."""
    with running(tmp_path, beat=3600) as house:
        _, people = gathered(house, clock=HOUR)
        seat = asked(people).seat or 0
        assert used(tmp_path, seat) == 0
        slow = socket.create_connection(("127.0.0.1", house.port))
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{")
        house.get("/health")
        stopping = threading.Thread(target=house.stop)
        stopping.start()
        for person in people:
            with pytest.raises(ConnectionClosed):
                person.reach(100)
        kept = used(tmp_path, seat)
        assert kept > 0
        stopping.join()
        assert used(tmp_path, seat) == kept
        slow.close()
        for person in people:
            person.go()


def test_time_goes_on_without_anybody_there(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.full(clock=BLINK, memory="notebook")
    before = entries(tmp_path)
    with running(tmp_path):
        wait_until(lambda: entries(tmp_path) > before)
