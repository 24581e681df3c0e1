"""Who listens is told what is new to them, and what many see is worked out once."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from grandvizier.match.journal import Chosen
from grandvizier.server.protocol.from_page import Choose
from grandvizier.server.protocol.from_server import FromServer, Trouble, Update
from grandvizier.server.protocol.splices import spliced
from grandvizier.server.table import listeners, snapshot
from grandvizier.server.table.features import choosing
from grandvizier.server.table.listeners import Listeners
from grandvizier.server.table.state import TableState

from .features.kit import chosen, match_of, sat


class Onlooker:
    """A connection that keeps what it is sent."""

    seat: int | None = None
    beside: frozenset[int] = frozenset()
    network = "here"

    def __init__(self) -> None:
        self.told: list[Update] = []
        self.view: dict[str, Any] = {}

    def send(self, message: FromServer) -> None:
        assert isinstance(message, Update)
        self.told.append(message)
        told = msgspec.json.decode(msgspec.json.encode(message))
        view = told["view"] if message.whole else self.view | told["view"]
        self.view = view | spliced(view, told["changes"])

    def forget_updates(self) -> None: ...
    def drop(self, trouble: Trouble) -> None: ...


def seen(state: TableState) -> Any:
    assert state.match
    return msgspec.json.decode(msgspec.json.encode(state.match.view(None)))


def shown(state: TableState, seat: int | None) -> Any:
    """What a seat sees, read straight from the position."""
    match = match_of(state)
    view = match.game.view_of(match.state, match.players if seat is None else seat)
    return msgspec.json.decode(msgspec.json.encode(view))


def test_onlookers_who_came_one_after_another_are_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[int] = []
    honest = snapshot.update

    def counted(*args: Any) -> Update:
        worked_out.append(1)
        return honest(*args)

    monkeypatch.setattr(listeners, "update", counted)
    state, watching, table = sat("me", "me", "me"), [Onlooker() for _ in range(3)], Listeners()
    for one in watching:
        table.add(one, 0)
        table.update(state, one)
    for choices in range(1, 4):
        state = chosen(state, "look").state
        worked_out.clear()
        table.update_all(state)
        assert worked_out == [1]
        assert len({id(one.told[-1]) for one in watching}) == (3 if choices == 1 else 1)
        assert not any(one.told[-1].whole for one in watching)
        assert all(one.view == seen(state) for one in watching)


def test_whoever_is_told_anew_is_told_all() -> None:
    state, one, table = sat("me", "me", "me"), Onlooker(), Listeners()
    table.add(one, 0)
    table.update(state, one)
    table.update(state, one)
    assert (one.told[-1].whole, one.told[-1].view, one.told[-1].changes) == (False, {}, {})
    table.refresh(state, one)
    assert one.told[-1].whole
    assert one.view == seen(state)


@pytest.mark.parametrize("game", ["three-wishes", "sultaniya", "sultans-wishes"])
def test_what_is_new_adds_up_to_what_there_is_to_see(game: str) -> None:
    """Whatever a view remembers of what it was made of: as JSON it is what the position shows, choice by choice."""
    state, rng, table = sat("me", "me", "me", game=game), Random(3), Listeners()
    watching = [Onlooker(), Onlooker()]
    watching[1].seat = 1
    for one in watching:
        table.add(one, 0)
    for _ in range(70):
        table.update_all(state)
        for one in watching:
            assert one.view == shown(state, one.seat)
        match = match_of(state)
        assert match.seat is not None
        wish = Choose(len(match.journal), rng.choice(match.paths(match.seat)))
        state = choosing.choose(state, match.seat, wish).state
    undone = match_of(state).journal[-1]
    assert isinstance(undone, Chosen)
    state = choosing.take_back(state, undone.seat, lambda match: match.undo_agreed(undone.seat)).state
    table.rewind(match_of(state).events)
    table.update_all(state)
    for one in watching:
        assert one.view == shown(state, one.seat)
