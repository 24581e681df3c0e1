"""Two worlds that a seat cannot tell apart send it the same messages, until a face told to it differs.

Equal are their bytes, and so their sizes, their number and their order.  In one of the two worlds the others also do
all that nobody is told of: they prepare choices, ask for hints and ask why not.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from grandvizier.core.save import save
from grandvizier.games import find
from grandvizier.match import Match, scripted
from grandvizier.server.protocol.base import Message
from grandvizier.server.protocol.from_page import LookAhead
from grandvizier.server.protocol.from_server import Prepared, Update
from grandvizier.server.table import listeners, snapshot, table
from grandvizier.server.table.actions import ACTIONS
from grandvizier.server.table.change import Change, Send, Tell
from grandvizier.server.table.features import premoves
from grandvizier.server.table.screens import Screen

from ..kit import House, Person, come_all, running
from .twins import Script, a_game, twins, undoable

ONLOOKER = None
SAID = re.compile(r'"said":[0-9.e+]+')
WHOLE = 10_000
LEAST = 8
"""So many choices at least the two worlds differ before the witness is told of it."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A game at a table, and who watches it."""

    game: str
    players: int
    witness: int | None
    memory: str = "notebook"
    options: tuple[tuple[str, bool | int | str], ...] = ()
    seed: int = 0
    choices: int = 150
    """It ends after so many, unless it is over before."""
    since: float = 0.0
    """The worlds differ from this share of the game on."""

    def __str__(self) -> str:
        who = "onlooker" if self.witness is None else f"seat{self.witness}"
        options = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.players}-{who}-{self.memory}{options}-{self.seed}"


class Room:
    """The people at a table, who do one thing after another."""

    def __init__(self, house: House, evening: Evening) -> None:
        self._house = house
        self.table, tokens = house.full(
            evening.players,
            game=evening.game,
            memory=evening.memory,
            options=dict(evening.options),
            hints=evening.memory == "notebook",
        )
        self.rows = len(find(evening.game).rules(None).moves)
        self.people = come_all(house, self.table, tokens)
        self.watcher = Person(house, self.table, None).come()
        self.everybody = [*self.people, self.watcher]
        self.witness = self.everybody[-1 if evening.witness is None else evening.witness]
        doorkeeper = next(n for n, person in enumerate(self.people) if person is not self.witness)
        self._second = Person(house, self.table, tokens[doorkeeper]).come()
        """Another window of somebody who is not the witness: what the table does by itself is waited for there."""
        self._second.reach(1)
        self.at = 1
        self.calm()

    @property
    def asked(self) -> Person | None:
        """Who is to choose."""
        asked = self.watcher.update["view"]["asked"]
        return self.people[asked["seat"]] if asked else None

    def calm(self) -> None:
        """Everybody has heard everything, also of what the table did by itself."""
        at = -1
        while at != self._second.update["at"]:
            at = self._second.update["at"]
            self._second.say("why_not", id=0, path=[0])
            self._second.until("answer")
        for person in self.everybody:
            person.reach(at)
        self.at = at

    def do(self, person: Person, what: str, **fields: Any) -> None:
        """One of them does something, and it is done."""
        person.say(what, **fields)
        person.rest()
        self.calm()

    def choose(self, seat: int, path: Sequence[int]) -> None:
        self.do(self.people[seat], "choose", at=self.at, path=path)

    def reload(self, person: Person) -> None:
        """One window is loaded again."""
        if person.seat == self._second.seat:
            return
        person.go()
        while person.seat is not None and self._is_here(person.seat):
            pass
        person.log.clear()
        person.come()
        self.calm()

    def _is_here(self, seat: int) -> bool:
        return bool(self._house.get(f"/api/tables/{self.table}")["seats"][seat]["connected"])

    def go(self) -> None:
        for person in (*self.everybody, self._second):
            person.rest()
            person.go()


def play(folder: Path, evening: Evening, script: Script, undone: set[int], *, secretly: bool) -> list[str]:
    """All that the witness was sent, ids and times taken out; rivals do what nobody is told of, or they do not."""
    with running(folder, lambda _: scripted(*script.draws)) as house:
        room = Room(house, evening)
        private = room.people if secretly else [person for person in room.people if person is room.witness]
        ahead = prepared(evening, script)
        number = 0
        while number < len(script.choices):
            rng, at = Random(f"{evening} {number}"), room.at
            if number not in ahead:
                in_the_open(room, rng)
                in_private(room, private, rng)
            seat, path = script.choices[number + 1] if number + 1 in ahead else (None, ())
            early = [person for person in private if person.seat == seat]
            for person in early:
                room.do(person, "prepare", at=at, path=path)
            room.choose(*script.choices[number])
            made = room.at - at
            for person in early:
                room.do(person, "unprepare")
            if number in undone and ahead.isdisjoint({number, number + 1}):
                room.do(room.people[script.choices[number][0]], "undo", at=room.at)
                room.choose(*script.choices[number])
            number += made
        room.go()
    return [SAID.sub('"said":0', text.replace(room.table, "T" * len(room.table))) for text in room.witness.raw]


def prepared(evening: Evening, script: Script) -> set[int]:
    """The choices that are prepared while somebody else is asked, never two in a row."""
    rng, found = Random(f"{evening} ahead"), set[int]()
    for number in range(1, len(script.choices)):
        seats = [seat for seat, _ in script.choices[number - 1 : number + 1]]
        if seats[0] != seats[1] and number - 1 not in found and rng.random() < 0.5:
            found.add(number)
    return found


def in_the_open(room: Room, rng: Random) -> None:
    """What everybody may notice: somebody talks, comes again, or would like to take something back."""
    one, other = rng.sample(room.people, 2)
    if rng.random() < 0.1:
        room.do(one, "say", phrase=rng.choice(["hello", "hurry"]))
    if rng.random() < 0.1:
        room.reload(rng.choice(room.everybody))
    if rng.random() < 0.05:
        room.do(one, "ask_undo")
        room.do(other, "answer_undo", agree=False)


def in_private(room: Room, people: list[Person], rng: Random) -> None:
    """What is between the table and one of them."""
    rows = [rng.randrange(room.rows) for _ in room.people]
    asks = [rng.random() < 0.4 for _ in room.people]
    for person in people:
        assert person.seat is not None
        if asks[person.seat]:
            person.say("shown", events=person.count)
            person.say("why_not", id=1, path=[rows[person.seat]])
            person.say("why_not", id=2, path=[rows[person.seat]], ahead=True)
            person.say("look_ahead", at=room.at)
            room.do(person, "close")
    if (wise := room.asked) in people and wise is not room.witness and rng.random() < 0.03:
        wise.say("hint", at=room.at)
        wise.until("advised", "trouble")


QUICK = [
    Evening("three-wishes", 3, 0, "faithful"),
    Evening("sultaniya", 4, ONLOOKER, choices=60),
    Evening("sultans-wishes", 3, 0, choices=100),
]
SLOW = [
    Evening("three-wishes", 4, ONLOOKER),
    Evening("sultaniya", 2, 1, "faithful"),
    Evening("sultans-wishes", 4, ONLOOKER, "faithful", (("travelers", True),), choices=100),
    Evening("three-wishes", 4, 1, options=(("own_switch", True),)),
    Evening("three-wishes", 5, 0, "faithful", (("games", "chain"),)),
    Evening("three-wishes", 5, ONLOOKER, "faithful"),
    Evening("sultaniya", 2, 0),
    Evening("sultaniya", 3, 1, "faithful", choices=WHOLE),
    Evening("sultaniya", 3, ONLOOKER, choices=WHOLE),
    Evening("sultaniya", 4, 2, options=(("characters", "choose"),)),
    Evening("sultans-wishes", 2, 0, "faithful"),
    Evening("sultans-wishes", 2, ONLOOKER, choices=WHOLE, since=0.5),
    Evening("sultans-wishes", 3, 1, options=(("travelers", True),), choices=WHOLE, since=0.5),
    Evening("sultans-wishes", 4, 2, "faithful"),
]


@pytest.mark.parametrize("evening", [*QUICK, *(pytest.param(one, marks=pytest.mark.slow) for one in SLOW)], ids=str)
def test_twins(tmp_path: Path, evening: Evening) -> None:
    one, two = both(tmp_path, evening)
    assert one == two


def both(tmp_path: Path, evening: Evening) -> tuple[list[str], list[str]]:
    """All that the witness was sent in two worlds."""
    rules = find(evening.game).rules(None)
    options = rules.game.settle_options(evening.players, dict(evening.options), None)
    match = a_game(rules, evening.players, options, str(evening), evening.choices)
    witness = evening.players if evening.witness is None else evening.witness
    told = twins(match, witness, str(evening), evening.since)
    assert told.apart >= LEAST, "the worlds do differ"
    rng = Random(f"{evening} undo")
    undone = {n for n in sorted(undoable(match, told.one) & undoable(match, told.two)) if rng.random() < 0.3}
    one = play(tmp_path / "one", evening, told.one, undone, secretly=True)
    two = play(tmp_path / "two", evening, told.two, undone, secretly=False)
    assert len(one) > len(told.one.choices), "the witness heard of every choice"
    return one, two


# That the test can see.


def show_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody may know shows in how long a message is."""
    honest = snapshot.update

    def leaky(match: Match, seat: int | None, seen: Screen, known: int) -> Update:
        update = honest(match, seat, seen, known)
        size = zlib.crc32(json.dumps(save(match.state)).encode()) % 7
        return msgspec.structs.replace(update, view={**update.view, "x": "x" * size})

    monkeypatch.setattr(listeners, "update", leaky)


def tell_that_one_prepares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears that something was prepared, though not what."""
    honest = premoves._keep

    def leaky(*args: Any) -> Change:
        return honest(*args).then(Send(Prepared("none", [], None)))

    monkeypatch.setattr(premoves, "_keep", leaky)


def tell_that_one_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told the seats again, in which nothing is new, when somebody asks what they could prepare."""

    def leaky(*args: Any) -> Change:
        return premoves.look(*args).then(Tell.SEATS)

    leaking: dict[type[Message], Any] = {**ACTIONS, LookAhead: leaky}
    monkeypatch.setattr(table, "ACTIONS", leaking)


@pytest.mark.parametrize(
    "leak, game",
    [
        (show_its_size, "three-wishes"),
        pytest.param(show_its_size, "sultaniya", marks=pytest.mark.slow),
        pytest.param(show_its_size, "sultans-wishes", marks=pytest.mark.slow),
        (tell_that_one_prepares, "sultans-wishes"),
        (tell_that_one_asks, "sultaniya"),
    ],
)
def test_a_leak_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], game: str
) -> None:
    leak(monkeypatch)
    one, two = both(tmp_path, Evening(game, 3, ONLOOKER, choices=24))
    assert one != two
