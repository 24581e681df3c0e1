"""A table without a socket, a store or a loop: what features are handed, and what they answer."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from grandvizier.games import find
from grandvizier.match import Match, seeded
from grandvizier.match.choices import Choice
from grandvizier.server.protocol.from_page import Choose
from grandvizier.server.store import SeatRow, TableRow
from grandvizier.server.store.chat import SILENCE
from grandvizier.server.store.replay import begin
from grandvizier.server.table.absences import Absences
from grandvizier.server.table.change import Change, Send
from grandvizier.server.table.features import choosing, clock
from grandvizier.server.table.screens import Screens
from grandvizier.server.table.state import TableState, Window
from grandvizier.server.table.time_bank import TimeBank

GRACE = 10.0


def sat(*kinds: str, game: str = "three-wishes", begun: bool = True, **more: Any) -> TableState:
    """A table of people (`me`), open seats and bots by their names; everybody is here."""
    rules = find(game).rules()
    options = dict(rules.settle_options(len(kinds), more.pop("options", {}), None))
    row = TableRow(
        id="t", game=game, players=len(kinds), options=options, components=None, rules=rules.edition,
        fingerprint=rules.components.fingerprint, seed="7", guest="g", created=0.0,
        **{"memory": "notebook", "first": 0, **more},
    )  # fmt: skip
    rule = clock.rule_of(row)
    state = TableState(
        row=row,
        seats=tuple(_seat(number, kind) for number, kind in enumerate(kinds)),
        rules=rules,
        chance=seeded,
        screens=Screens(row.memory),
        absences=Absences(GRACE, {}),
        match=begin(row, rules, seeded(row.seed)) if begun else None,
        bank=TimeBank(rule, (0.0,) * len(kinds)) if rule else None,
        talk=SILENCE,
        now=100.0,
        date=1_000.0,
    )
    return clock.go(here(state, *(number for number, kind in enumerate(kinds) if kind == "me")))


def _seat(number: int, kind: str) -> SeatRow:
    if kind == "me":
        return SeatRow(seat=number, kind="person", name=f"Guest {number}", key=f"key {number}")
    return SeatRow(seat=number, kind="open") if kind == "open" else SeatRow(seat=number, kind="bot", bot=kind)


def here(state: TableState, *seats: int) -> TableState:
    """Just these are connected, each at a screen of their own."""
    return state.but(windows=tuple(Window(seat, frozenset()) for seat in seats))


def row(state: TableState, seat: int, **changed: Any) -> TableState:
    """The same with this changed about a seat."""
    return state.with_seat(replace(state.seats[seat], **changed))


def match_of(state: TableState) -> Match:
    assert state.match
    return state.match


def whole(choice: Choice) -> list[int]:
    """A choice to its end."""
    while choice.then:
        choice = choice.then[0]
    return list(choice.path)


def path_of(state: TableState, verb: str = "") -> list[int]:
    """Something that whoever is asked may choose."""
    match = match_of(state)
    assert match.seat is not None
    return whole(next(choice for choice in match.choices(match.seat) if choice.do.startswith(verb)))


def chosen(state: TableState, verb: str = "", by: str = "person") -> Change:
    """Whoever is asked chooses."""
    match = match_of(state)
    assert match.seat is not None
    return choosing.choose(state, match.seat, Choose(state.length, path_of(state, verb)), by=by)


def played(state: TableState, choices: int, seed: int = 1) -> TableState:
    """The same after so many choices at random."""
    rng = Random(seed)
    for _ in range(choices):
        match = match_of(state)
        assert match.seat is not None
        choice = rng.choice(match.choices(match.seat))
        while choice.then:
            choice = rng.choice(choice.then)
        state = choosing.choose(state, match.seat, Choose(state.length, list(choice.path)), by="clock").state
    return state


def sent(change: Change) -> list[Any]:
    """The messages of a change, and to whom they go."""
    return [(notice.message, notice.to) for notice in change.notices if isinstance(notice, Send)]
