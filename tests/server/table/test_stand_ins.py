"""Bots take seats before the game, and play for somebody who left; whoever left can come back."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grandvizier.server.table import background
from grandvizier.server.table.absences import Absences
from grandvizier.server.table.bot_turns import drive
from grandvizier.server.thinking.fair_queue import Asker
from grandvizier.server.thinking.pool import Thought, WorkerPool
from grandvizier.server.thinking.worker import Request

from ...patience import PATIENCE
from ..kit import Body, House, Person, Process, any_path, asked, come_all, gathered, play_on, running


def seat_of(person: Person, seat: int) -> Body:
    """What this person knows of a seat now."""
    person.rest()
    return dict(person.info["seats"][seat])


def leave(house: House, person: Person) -> None:
    """Say so, and go."""
    house.post(f"/api/tables/{person.table}/leave", token=person.token)
    person.go()


def until_asked(people: list[Person], seat: int, rng: Random) -> None:
    """The others play until this seat has chosen or is asked."""
    for _ in range(50):
        for person in people:
            person.rest()
        if people[0].update["view"]["asked"]["seat"] == seat:
            return
        play_on(people, rng, 1)


# Before the game.


def test_bots_sit_down_change_and_get_up_before_the_game(house: House) -> None:
    mine = house.new("me", "open", "open")
    me = Person(house, mine["table"], mine["token"]).come()
    for bot in ("vizier", "page", "", "aide"):
        me.say("invite", seat=1, bot=bot)
        now = seat_of(me, 1)
        assert (now["kind"], now["name"]) == (("bot", bot) if bot else ("open", ""))
    for seat, bot, code in [(0, "page", "seat-taken"), (1, "nobody", "no-such-bot"), (9, "page", "no-such-seat")]:
        me.say("invite", seat=seat, bot=bot)
        assert me.until("trouble")["code"] == code
    watcher = Person(house, mine["table"], None).come()
    watcher.say("invite", seat=2, bot="page")
    assert watcher.until("trouble")["code"] == "not-seated"
    me.say("invite", seat=2, bot="page")
    me.reach(1)
    assert me.info["begun"]
    me.say("invite", seat=2, bot="aide")
    assert me.until("trouble")["code"] == "begun"
    me.go()
    watcher.go()


def test_a_bot_without_a_name_is_a_friendly_one(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = house.post("/api/tables", {"game": "three-wishes", "name": "Ada", "seats": seats})
    assert house.get(f"/api/tables/{made['table']}")["seats"][1]["name"] == "aide"


# Somebody left.


def test_everybody_who_is_here_agrees_on_a_bot_and_the_owner_takes_the_seat_back(house: House) -> None:
    table, tokens = house.full(memory="notebook")
    ada, bea, cem = come_all(house, table, tokens)
    rng = Random(1)
    ada.say("stand_in", seat=2, bot="page")
    assert ada.until("trouble")["code"] == "not-away"
    leave(house, cem)
    while not seat_of(ada, 2)["left"]:
        pass
    ada.say("stand_in", seat=2, bot="nobody")
    assert ada.until("trouble")["code"] == "no-such-bot"
    ada.say("stand_in", seat=2, bot="vizier")
    assert seat_of(ada, 2)["proposal"] == {"bot": "vizier", "agreed": [0]}
    bea.say("stand_in", seat=2, bot="page")
    assert seat_of(bea, 2)["proposal"] == {"bot": "page", "agreed": [1]}
    ada.say("stand_in", seat=2, bot="page")
    assert (seat_of(ada, 2)["stand_in"], seat_of(ada, 2)["proposal"]) == ("page", None)
    until_asked([ada, bea], 2, rng)
    at = ada.update["at"]
    ada.reach(at + 1)

    cem.come().reach(at + 1)
    assert seat_of(cem, 2)["stand_in"] == "page"
    cem.say("choose", at=cem.update["at"], path=[0])
    assert cem.until("trouble")["code"] == "stand-in"
    cem.say("take_back")
    assert seat_of(cem, 2)["stand_in"] == ""
    people = [ada, bea, cem]
    for person in people:
        person.rest()
    until_asked(people, 2, rng)
    at = cem.update["at"]
    assert cem.choose(any_path(cem, rng))["at"] > at
    for person in people:
        person.go()


def test_alone_with_bots_one_voice_is_enough_and_the_bot_knows_what_the_leaver_knew(
    tmp_path: Path, thought: list[tuple[Request, Asker]]
) -> None:
    with running(tmp_path) as house:
        mine = house.new("me", "open", "greedy", memory="notebook")
        bea_token = house.post(f"/api/tables/{mine['table']}/seats", {"name": "Bea"})["token"]
        ada, bea = come_all(house, mine["table"], [mine["token"], bea_token])
        rng = Random(3)
        for _ in range(4):
            while ada.update["view"]["asked"]["seat"] == 2:
                ada.reach(ada.update["at"] + 1)
            bea.reach(ada.update["at"])
            actor = asked([ada, bea])
            at = actor.choose(any_path(actor, rng))["at"]
            ada.reach(at)
            bea.reach(at)
        bea.rest()
        leave(house, bea)
        while not seat_of(ada, 1)["left"]:
            pass
        ada.say("stand_in", seat=1, bot="page")
        # Bots may be playing on at tables of another test's server.
        while not (requests := [request for request, _ in thought if request.bot == "page"]):
            ada.rest()
            if ada.update["offers"] and ada.update["view"]["asked"]["seat"] == 0:
                ada.choose(any_path(ada, rng))
        request = requests[0]
        assert request.seat == 1
        bea.come()
        bea.rest()
        heard = [tuple(event) for _, event in sorted(bea.log.items())]
        assert request.stream == heard[: len(request.stream)]
        ada.go()
        bea.go()


def test_whoever_is_away_long_enough_counts_as_gone(tmp_path: Path) -> None:
    with running(tmp_path, grace=0.2) as house:
        table, tokens = house.full()
        ada, bea, cem = come_all(house, table, tokens)
        cem.cut()
        while not seat_of(ada, 2)["left"]:
            pass
        assert not seat_of(ada, 1)["left"]
        # Those who are still here decide, also when one of them goes.
        ada.say("stand_in", seat=2, bot="greedy")
        assert seat_of(ada, 2)["proposal"]
        bea.cut()
        while not seat_of(ada, 2)["stand_in"]:
            pass
        cem.come()
        assert seat_of(ada, 2)["connected"]
        assert not seat_of(ada, 2)["left"]
        ada.go()
        cem.go()


def test_a_bot_still_thinking_when_the_owner_is_back_does_not_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back, driven = threading.Event(), threading.Event()
    think, move = WorkerPool.choose, drive

    async def choose(self: WorkerPool, request: Request, asker: Asker) -> Thought | None:
        thought = await think(self, request, asker)
        await asyncio.to_thread(back.wait, PATIENCE)
        return thought

    async def driver(*how: Any) -> None:
        await move(*how)
        driven.set()

    monkeypatch.setattr(WorkerPool, "choose", choose)
    monkeypatch.setattr(background, "drive", driver)
    with running(tmp_path, grace=0.0) as house:
        _, people = gathered(house, memory="notebook")
        actor = asked(people)
        other = next(person for person in people if person is not actor)
        third = next(person for person in people if person not in (actor, other))
        third.go()
        actor.go()
        while not seat_of(other, actor.seat or 0)["left"]:
            pass
        other.say("stand_in", seat=actor.seat, bot="greedy")
        assert seat_of(other, actor.seat or 0)["stand_in"] == "greedy"
        actor.come()
        actor.say("take_back")
        actor.rest()
        back.set()
        assert driven.wait(PATIENCE)
        actor.rest()
        assert actor.update["at"] == 1
        actor.choose(any_path(actor, Random(1)))
        actor.go()
        other.go()


def test_a_bot_goes_on_in_the_seat_after_the_server_was_killed(tmp_path: Path) -> None:
    process = Process(tmp_path)
    table, tokens = process.house.full(memory="notebook")
    people = come_all(process.house, table, tokens)
    stays = next(person for person in people if person is not asked(people))
    gone = [person for person in people if person is not stays]
    for person in gone:
        leave(process.house, person)
    while not all(seat_of(stays, person.seat or 0)["left"] for person in gone):
        pass
    for person in gone:
        stays.say("stand_in", seat=person.seat, bot="greedy")
    stays.reach(2)
    process.kill()
    stays.go()
    stays.house = process.start()
    stays.come()
    assert [stays.info["seats"][person.seat or 0]["stand_in"] for person in gone] == ["greedy", "greedy"]
    while stays.update.get("view", {}).get("asked", {}).get("seat") != stays.seat:
        stays.hear()
    stays.choose(any_path(stays, Random(1)))
    stays.go()
    process.kill()


# Who agreed on what.


def test_a_proposal_counts_until_another_is_made() -> None:
    absences = Absences(10.0, {3: 0.0}).propose(3, "page", 0)
    assert absences.agreed({0, 1}) == {}
    absences = absences.propose(3, "page", 1)
    assert absences.agreed({0, 1, 2}) == {}
    absences = absences.propose(3, "aide", 2)
    assert absences.agreed({0, 1}) == {}
    absences = absences.propose(3, "aide", 0).propose(3, "aide", 1)
    assert absences.agreed(set()) == {}
    assert absences.agreed({0, 1, 2}) == {3: "aide"}
    assert absences.settled({3}).proposals == {}


def test_coming_back_ends_absence_and_proposals() -> None:
    absences = Absences(10.0, {0: 0.0, 1: 0.0}).came(0).came(1)
    assert absences.wait({0, 1}, 5.0) is None
    absences = absences.went(1, 5.0)
    assert not absences.has_left(1, 14.0)
    assert absences.wait({0, 1}, 6.0) == 9.0
    assert absences.has_left(1, 15.0)
    absences = absences.left(1).went(1, 6.0)
    assert absences.has_left(1, 6.0)
    assert absences.wait({0, 1}, 6.0) is None
    absences = absences.propose(1, "page", 0).came(1)
    assert not absences.has_left(1, 100.0)
    assert absences.proposals == {}
