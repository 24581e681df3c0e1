"""Who listens is told what is new to them, and what many see is worked out once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grandvizier.server.protocol.from_server import FromServer, Trouble, Update
from grandvizier.server.table import listeners, snapshot
from grandvizier.server.table.listeners import Listeners
from grandvizier.server.table.state import TableState

from .features.kit import chosen, sat


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
        parts = {name: msgspec.json.decode(part) for name, part in message.view.items()}
        self.view = parts if message.whole else self.view | parts

    def forget_updates(self) -> None: ...
    def drop(self, trouble: Trouble) -> None: ...


def seen(state: TableState) -> Any:
    assert state.match
    return msgspec.json.decode(msgspec.json.encode(state.match.view(None)))


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
    assert (one.told[-1].whole, one.told[-1].view) == (False, {})
    table.refresh(state, one)
    assert one.told[-1].whole
    assert one.view == seen(state)
