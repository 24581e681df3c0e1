"""A game that is over stays over, and no other is looked back at: whatever was asked or stored before."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from grandvizier.core.events import CHOSE
from grandvizier.match import seeded
from grandvizier.server.config import Settings
from grandvizier.server.errors import RequestError
from grandvizier.server.house import House as Inside
from grandvizier.server.protocol.from_page import Choose
from grandvizier.server.protocol.tables import NewTable, SeatPlan
from grandvizier.server.store import FILE
from grandvizier.server.table.features.choosing import choose
from grandvizier.server.visitors.visitor import Visitor

from ...patience import wait_until
from ..kit import GAME, House, Person, any_path, asked, come_all, gathered, play_on, running

QUICK = {"round_limit": 4}
DOORS = ("", "/sheet", "/record", "/events", "/views?open=true", "/analysis")


def refusals(house: House, table: str) -> set[tuple[int, str]]:
    """What every door of a table's review answers."""
    answers = [house.request("GET", f"/api/reviews/{table}{door}") for door in DOORS]
    answers.append(house.request("POST", f"/api/reviews/{table}/branch", json={"at": 0, "seat": 0, "name": "Eve"}))
    return {(answer.status_code, answer.json().get("code", "")) for answer in answers}


def ended_by_a_bot(house: House, rng: Random) -> list[Person] | None:
    """Two people and a bot play; somebody wishes an undo whenever the bot thinks.  The people, if it ended the game."""
    mine = house.new("me", "open", "greedy", options=QUICK, memory="notebook")
    yours = house.post(f"/api/tables/{mine['table']}/seats", {"name": "Bea"})["token"]
    people = come_all(house, mine["table"], [mine["token"], yours])
    while not people[0].is_over():
        at = people[0].update["at"]
        if people[0].update["view"]["asked"]["seat"] == 2:
            people[0].say("ask_undo")
            for person in people:
                person.reach(at + 1)
        else:
            at = asked(people).choose(any_path(asked(people), rng))["at"]
            for person in people:
                person.reach(at)
            people[0].rest()
    if last_chooser(people[0]) == 2:
        return people
    for person in people:
        person.go()
    return None


def last_chooser(person: Person) -> int:
    """The seat of the last choice that is told of."""
    return next(event[1] for _, event in sorted(person.log.items(), reverse=True) if event[0] == CHOSE)


def test_a_wish_for_an_undo_does_not_outlive_the_game(tmp_path: Path) -> None:
    rng = Random(1)
    with running(tmp_path, pause=0.3) as house:
        people = None
        while people is None:
            people = ended_by_a_bot(house, rng)
        ada, bea = people
        at, table = ada.update["at"], ada.table
        bea.rest()
        assert bea.info["undo"] is None
        bea.say("answer_undo", agree=True)
        assert bea.until("trouble", "update")["code"] == "undo-gone"
        ada.rest()
        assert (ada.update["at"], ada.info["over"], ada.is_over()) == (at, True, True)
        assert house.get(f"/api/reviews/{table}")["over"]
        for person in people:
            person.go()


def catch_up(people: list[Person]) -> None:
    """Everybody hears what everybody has heard."""
    for person in people:
        person.rest()
    at = max(person.update["at"] for person in people)
    for person in people:
        person.reach(at)


def prepare(person: Person, rng: Random) -> None:
    """Prepare anything, if that is possible."""
    if not person.update["may_prepare"]:
        return
    person.say("look_ahead", at=person.update["at"])
    offers = person.until("ahead", "trouble").get("offers")
    if offers:
        offer = rng.choice(offers)
        while offer["then"]:
            offer = offer["then"][0]
        person.say("prepare", at=person.update["at"], path=offer["path"])


def test_nothing_that_anybody_says_opens_a_finished_game(tmp_path: Path) -> None:
    with running(tmp_path, grace=0.0) as house:
        clock = {"kind": "turn", "seconds": 600.0}
        table, tokens = house.full(options=QUICK, memory="notebook", clock=clock)
        people = come_all(house, table, tokens)
        rng = Random(4)
        while not people[0].is_over():
            actor = asked(people)
            # What is prepared shortly before the end is still there at the end.
            for person in people:
                prepare(person, rng)
            actor.say("choose", at=actor.update["at"], path=any_path(actor, rng))
            catch_up(people)
        at = people[0].update["at"]
        people[2].go()
        for person in people[:2]:
            for what in (
                {"what": "undo", "at": at},
                {"what": "ask_undo"},
                {"what": "answer_undo", "agree": True},
                {"what": "choose", "at": at, "path": [0]},
                {"what": "prepare", "at": at, "path": [0]},
                {"what": "unprepare"},
                {"what": "look_ahead", "at": at},
                {"what": "always", "at": at, "row": 0},
                {"what": "no_longer", "question": "act"},
                {"what": "stand_in", "seat": 2, "bot": "greedy"},
                {"what": "take_back"},
                {"what": "shown", "events": 10_000},
                {"what": "close"},
            ):
                person.say(**what)
                person.rest()
        house.post(f"/api/tables/{table}/leave", token=tokens[2])
        again = house.post(f"/api/tables/{table}/rematch", token=tokens[0])["table"]
        assert again != table
        for person in people[:2]:
            person.rest()
            assert (person.update["at"], person.info["over"], person.is_over()) == (at, True, True)
        assert house.get(f"/api/reviews/{table}")["over"]
        for person in people[:2]:
            person.go()
    with running(tmp_path) as house:
        onlooker = Person(house, table, None).come()
        assert onlooker.reach(at)["view"]["over"]
        onlooker.go()


def test_a_running_game_that_is_stored_as_over_is_put_right(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        tables = []
        for clock in (None, {"kind": "turn", "seconds": 5.0}):
            table, people = gathered(house, options=QUICK, memory="notebook", clock=clock)
            play_on(people, Random(2), 3)
            for person in people:
                person.go()
            tables.append(table)

    def stored(what: str) -> list[int]:
        with closing(sqlite3.connect(tmp_path / FILE, timeout=20)) as database:
            return [database.execute(what, [table]).fetchone()[0] for table in tables]

    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE tables SET over = 1")
        for table in tables:
            database.execute(
                "INSERT INTO reviews (id, guest, created, weighed) VALUES (?, '', 0, '[]')",
                [table],
            )
    with running(tmp_path) as house:
        # Time runs again at the one with a clock, though nobody has come.
        wait_until(lambda: stored("SELECT over FROM tables WHERE id = ?")[1] == 0)
        wait_until(lambda: stored("SELECT max(n) FROM journal WHERE table_id = ?")[1] > 3)
        for table in tables:
            assert refusals(house, table) == {(409, "not-over")}
        wait_until(lambda: stored("SELECT over FROM tables WHERE id = ?") == [0, 0])
        assert stored("SELECT count(*) FROM reviews WHERE id = ?") == [0, 0]


def test_a_review_that_is_kept_in_memory_is_of_a_finished_game(tmp_path: Path) -> None:
    """Nothing opens a game again; should anything do so all the same, its cards are not to be seen."""

    async def run() -> None:
        house = Inside(Settings(data=tmp_path, workers=1), seeded)
        await house.store.open()
        try:
            seats = [SeatPlan("me"), SeatPlan("here", name="Bea"), SeatPlan("here", name="Cem")]
            made = await house.tables.create(
                NewTable(game=GAME, name="Ada", seats=seats, options={"round_limit": 4}), Visitor("g", "here")
            )
            live, rng = await house.tables.find(made.table), Random(3)
            assert live.match
            while not live.match.over:
                seat = live.match.seat
                assert seat is not None
                path = rng.choice(live.match.choices(seat)).path
                await live.act(choose, seat, Choose(len(live.match.journal), list(path)))
            assert (await house.reviews.info(made.table)).over
            live.match.undo_agreed(0)
            with pytest.raises(RequestError, match="not over"):
                await house.reviews.info(made.table)
        finally:
            await house.tables.rest()
            await house.store.close()
            house.folder_lock.release()

    asyncio.run(run())
