"""Choosing and taking back in a loop costs nobody else anything, when a table is loaded or listed, and has an end."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

import grandvizier as gv
from grandvizier.core.rules import Rules
from grandvizier.match import Match, seeded
from grandvizier.match.journal import Chosen, Entry, Undone
from grandvizier.server.config import Settings
from grandvizier.server.errors import RequestError
from grandvizier.server.house import House as Inside
from grandvizier.server.protocol.tables import NewTable, SeatPlan
from grandvizier.server.store import TableRow, listing, replay, rows
from grandvizier.server.table import registry
from grandvizier.server.table.features import choosing
from grandvizier.server.visitors.visitor import Visitor

from ...patience import PATIENCE
from ..kit import GAME, House, Person, asked, come_all, gathered, play_on, play_verb, running


def dithered(choices: int, pairs: int) -> Match:
    """A match in which somebody chose and took it back again and again, and everybody agreed to go further back."""
    match, rng = gv.Match(GAME, players=3, seed="dither"), Random(2)
    for number in range(choices):
        assert match.seat is not None
        seat = match.seat
        match.play(seat, *rng.choice(match.choices(seat)).path)
        if number % 7 == 6:
            match.undo_agreed(seat)
    for _ in range(pairs):
        assert match.seat is not None
        seat = match.seat
        switch = next(choice for choice in match.choices(seat) if choice.do == "switch")
        match.play(seat, *(switch.then[0] if switch.then else switch).path)
        match.undo(seat)
    return match


def row_of(match: Match) -> TableRow:
    return TableRow(
        id="t", game=GAME, players=3, options=dict(match.options), components=None,
        fingerprint=match.rules.components.fingerprint, rules=1, memory="faithful", seed="dither", guest="g",
        created=time.time(),
    )  # fmt: skip


def test_what_was_taken_back_is_not_played_again_when_a_table_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    match = dithered(16, 100)
    rewinds: list[int] = []
    monkeypatch.setattr(Match, "_rewind", lambda _match, left: rewinds.append(len(left)))
    again = replay.replay(row_of(match), match.rules, match.journal, seeded)
    assert rewinds == []
    assert (again.journal, again.feed(), again.seat) == (match.journal, match.feed(), match.seat)
    monkeypatch.undo()
    for seat in (0, 1, 2, None):
        assert again.told(seat) == match.told(seat)
        assert again.view(seat) == match.view(seat)
    # Both go on alike.
    for one in (match, again):
        rng = Random(5)
        while one.seat is not None:
            one.play(one.seat, *rng.choice(one.choices(one.seat)).path)
    assert again.journal == match.journal


@pytest.mark.parametrize("number, entry", [(-1, Undone(0, 3)), (3, Undone(0, 0, 40)), (1, Undone(0, 0))])
def test_a_journal_that_does_not_fit_is_refused(number: int, entry: Entry) -> None:
    match = dithered(12, 4)
    entries = list(match.journal)
    entries[number] = entry
    with pytest.raises(RequestError, match="cannot go on here"):
        replay.replay(row_of(match), match.rules, entries, seeded)
    changed = [*match.journal[:2], *match.journal[3:]]
    assert isinstance(match.journal[2], Chosen)
    with pytest.raises(RequestError, match="cannot go on here"):
        replay.replay(row_of(match), match.rules, changed, seeded)


def dither(people: list[Person], pairs: int) -> Person:
    """Whoever is asked switches two cards and takes it back, so many times."""
    actor = asked(people)
    for _ in range(pairs):
        at = play_verb(actor, "switch")["at"]
        actor.say("undo", at=at)
        actor.reach(at + 1)
    for person in people:
        person.reach(actor.update["at"])
    return actor


@pytest.mark.parametrize("memory", ["notebook", "faithful"])
def test_every_screen_is_the_same_after_a_restart(tmp_path: Path, memory: str) -> None:
    with running(tmp_path) as house:
        name, tokens = house.full(memory=memory)
        people = come_all(house, name, tokens)
        play_on(people, Random(4), 3)
        dither(people, 5)
        for person in people:
            person.go()
        before = [(person.update["at"], dict(person.log), person.update["view"]) for person in people]
    with running(tmp_path) as house:
        for person, (at, log, view) in zip(people, before, strict=True):
            person.house = house
            person.come().reach(at)
            assert (person.update["at"], person.log, person.update["view"]) == (at, log, view)
            person.go()
        people = come_all(house, name, tokens)
        play_on(people, Random(6), 3)
        for person in people:
            person.go()


def test_a_seat_takes_back_so_often_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "UNDOS", 3)
    with running(tmp_path) as house:
        _, people = gathered(house, memory="notebook")
        play_on(people, Random(4), 3)
        actor = dither(people, 3)
        at = play_verb(actor, "switch")["at"]
        actor.say("undo", at=at)
        assert actor.until("trouble", "update")["code"] == "undo-often"
        actor.say("ask_undo")
        assert actor.until("trouble", "seats")["code"] == "undo-often"
        for person in people:
            person.reach(at)
        # The others have theirs.
        other = next(person for person in people if person is not actor)
        other.say("ask_undo")
        other.rest()
        assert other.info["undo"]["seat"] == other.seat
        for person in people:
            person.go()


def test_a_table_that_loads_slowly_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_load, begun, loads = threading.Event(), threading.Event(), []
    real = replay.replay

    def slowly(row: TableRow, rules: Rules, entries: list[Entry], chance: Any) -> Match:
        loads.append(row.id)
        begun.set()
        if row.id == loads[0]:
            may_load.wait(2 * PATIENCE)
        return real(row, rules, entries, chance)

    async def run() -> None:
        house = Inside(Settings(data=tmp_path, workers=1), seeded)
        await house.store.open()
        try:
            seats = [SeatPlan("me"), SeatPlan("here", name="Bea"), SeatPlan("here", name="Cem")]
            wish = NewTable(game=GAME, name="Ada", seats=seats)
            slow, quick = [(await house.tables.create(wish, Visitor("guest", "here"))).table for _ in range(2)]
            house.tables._live.clear()
            monkeypatch.setattr(registry, "replay", slowly)
            waiting = [asyncio.create_task(house.tables.find(slow)) for _ in range(3)]
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            try:
                await asyncio.wait_for(house.tables.find(quick), PATIENCE)
            finally:
                may_load.set()
            assert len(set(await asyncio.gather(*waiting))) == 1
            assert loads == [slow, quick]
        finally:
            await house.tables.rest()
            await house.store.close()
            house.folder_lock.release()

    asyncio.run(run())


def test_the_lobby_reads_no_journal_to_say_whose_turn_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Mock(wraps=rows.entry_of)
    monkeypatch.setattr(listing, "entry_of", read)

    def turns(house: House) -> tuple[int, int]:
        """Whose turn the lobby says it is, and how many entries it read for that."""
        read.reset_mock()
        (mine,) = house.post("/api/lobby/mine", {"seats": [{"table": name, "token": tokens[0]}]})["tables"]
        return mine["table"]["turn"], read.call_count

    with running(tmp_path) as house:
        name, tokens = house.full(memory="notebook", listed=True)
        people = come_all(house, name, tokens)
        play_on(people, Random(4), 30)
        actor = dither(people, 10)
        (listed,) = house.get("/api/lobby")["running"]
        assert listed["turn"] == actor.seat
        assert read.call_count <= 2
        assert turns(house) == (actor.seat, 1)
        for person in people:
            person.go()
    with running(tmp_path) as house:
        turn, entries = turns(house)
        assert turn == actor.seat
        assert entries <= 25, "no further back than the choice that stands"
