"""Premoves: what a seat chooses as soon as it is asked, so that nobody waits for a choice that is made already.

A seat that is not asked may prepare a choice for the question that it is asked next.  It is kept with the seat, told to
nobody else, and may be changed or taken back at any moment.  When the question comes it is made, if the rules allow all
of it.  It is put aside before that as soon as anything but a look happens at a place that it names, or something that
was seen before it was prepared is taken back.  What became of it is told until the seat has chosen again.

Where memory is part of the game, nothing that lies face down can be named ahead: the table would remember it for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

import msgspec

from ....core.errors import Illegal, Refusal
from ....core.rules import Rules
from ....match import Match
from ....match.choices import choice
from ....match.journal import Undone, in_force
from ...errors import RequestError
from ...protocol.base import Fate
from ...protocol.encode import ends, offer, refused
from ...protocol.from_page import LookAhead, Prepare, Unprepare
from ...protocol.from_server import Ahead, Offer, Prepared, Refused
from ..change import Change, Send
from ..screens import Screen
from ..state import TableState


class Premove(msgspec.Struct, frozen=True):
    """A prepared choice as its seat keeps it."""

    question: str
    path: list[int]
    at: int
    """The length of the journal when it was made."""
    fate: Fate = "ready"
    refusal: Refused | None = None


def possible(match: Match, seat: int, seen: Screen) -> bool:
    """Whether there is anything that this seat may prepare now."""
    if match.next_question(seat) is None:
        return False
    veiled = seen.veiled()
    return not veiled or bool(_nameable([offer(match.rules, choice) for choice in match.ahead(seat)], veiled))


# What the seat says.


def look(state: TableState, seat: int, wish: LookAhead) -> Change:
    """Tell what may be prepared now."""
    match = state.playing(wish.at)
    every = [offer(match.rules, choice) for choice in match.ahead(seat)]
    offers = _nameable(every, state.screen(seat).veiled())
    if every and not offers:
        raise _from_memory()
    return Change(state, (Send(Ahead(wish.at, ends(offers)), "asker"),))


def prepare(state: TableState, seat: int, wish: Prepare) -> Change:
    """Prepare this, in place of what was prepared before."""
    match = state.playing(wish.at)
    state.check_hands(seat, by="person")
    question = match.next_question(seat)
    if question is None:
        raise RequestError("no-preparing", "Nobody can say what you are asked next: wait for it.", 409)
    if refusal := match.why_not_ahead(seat, *wish.path):
        raise Illegal(refusal)
    if _named(state.rules, seat, wish.path) & state.screen(seat).veiled():
        raise _from_memory()
    return _keep(state, seat, Premove(question, list(wish.path), wish.at))


def unprepare(state: TableState, seat: int, _wish: Unprepare) -> Change:
    """Have nothing prepared, and nothing told about it any more."""
    return forget(state, seat)


# What is kept, and told to the seat alone.


def forget(state: TableState, seat: int) -> Change:
    """Somebody else plays here now, or nobody wants it any more."""
    return _keep(state, seat, None) if _premove(state, seat) else Change(state)


def spend(state: TableState, seat: int, question: str, path: Sequence[int]) -> TableState:
    """A seat has chosen: what it prepared for that is over; the same state if there was nothing."""
    premove = _premove(state, seat)
    if premove is None or (premove.fate == "ready" and premove.question != question):
        return state
    is_made = premove.fate == "ready" and premove.path == list(path)
    return _kept(state, seat, msgspec.structs.replace(premove, fate="played") if is_made else None)


def told(state: TableState, seat: int) -> Send:
    """What is prepared or became of it."""
    premove = _premove(state, seat)
    if premove is None:
        return Send(Prepared("none", [], None), seat)
    return Send(Prepared(premove.fate, _steps(state.rules, seat, premove.path), premove.refusal), seat)


def greeting(state: TableState, seat: int) -> Send | None:
    """The same for somebody who comes, if there is anything."""
    is_running = state.match is not None and not state.match.over
    return told(state, seat) if is_running and _premove(state, seat) else None


def _premove(state: TableState, seat: int) -> Premove | None:
    kept = state.seats[seat].prepared
    return msgspec.convert(kept, Premove) if kept else None


def _kept(state: TableState, seat: int, premove: Premove | None) -> TableState:
    return state.with_seat(replace(state.seats[seat], prepared=msgspec.to_builtins(premove)))


def _keep(state: TableState, seat: int, premove: Premove | None) -> Change:
    after = _kept(state, seat, premove)
    return Change(after, (told(after, seat),))


# As the game goes on.


def ready(state: TableState) -> list[tuple[int, Premove]]:
    """The premoves that wait, by seat."""
    premoves = [(row.seat, _premove(state, row.seat)) for row in state.seats]
    return [(seat, premove) for seat, premove in premoves if premove and premove.fate == "ready"]


def due(state: TableState) -> tuple[int, list[int]] | None:
    """Who is asked just what they have prepared for, and the path."""
    match = state.playing()
    for seat, premove in ready(state):
        if match.seat == seat and match.question == premove.question and not state.bot_of(seat):
            return seat, premove.path
    return None


def revise(state: TableState, at: int) -> Change:
    """Put aside what no longer holds."""
    match, change = state.playing(at), Change(state)
    for seat, premove in ready(state):
        now = _revised(match, seat, premove)
        if now != premove:
            kept = _keep(change.state, seat, now)
            change = Change(kept.state, (*change.notices, *kept.notices))
    return change


def put_aside(state: TableState, seat: int, refusal: Refusal) -> Change:
    """The rules do not allow what a seat has prepared."""
    premove = _premove(state, seat)
    assert premove
    return _keep(state, seat, _refused(premove, refusal))


def _revised(match: Match, seat: int, premove: Premove) -> Premove:
    """The premove, with what became of it by what happened since."""
    if not _is_changed(match, seat, premove):
        return premove
    question = match.question if match.seat == seat else match.next_question(seat)
    refusal = match.why_not_ahead(seat, *premove.path) if question == premove.question else None
    return _refused(premove, refusal) if refusal else msgspec.structs.replace(premove, fate="changed")


def _refused(premove: Premove, refusal: Refusal) -> Premove:
    return msgspec.structs.replace(premove, fate="refused", refusal=refused(refusal))


def _is_changed(match: Match, seat: int, premove: Premove) -> bool:
    """Whether anything is no longer as it was seen when this was prepared."""
    seen = sum(len(entry.feed) for entry in in_force(match.journal[: premove.at]))
    if any(isinstance(entry, Undone) and entry.length < seen for entry in match.journal[premove.at :]):
        return True
    changed = match.changed_places(seen)
    # Where everything lies anew, also what names no place was meant for another game.
    return bool(changed & _named(match.rules, seat, premove.path)) or len(changed) == len(match.rules.places)


# What a path names.


def _steps(rules: Rules, seat: int, path: Sequence[int]) -> list[Offer]:
    rows = tuple(path)
    return [offer(rules, choice(rules, seat, rows[: n + 1])) for n in range(len(rows))]


def _named(rules: Rules, seat: int, path: Sequence[int]) -> set[int]:
    return {place for step in _steps(rules, seat, path) for place in step.at}


def _nameable(offers: Sequence[Offer], veiled: AbstractSet[int]) -> list[Offer]:
    """What names none of these places, to its end."""
    found = []
    for one in offers:
        then = _nameable(one.then, veiled)
        if veiled.isdisjoint(one.at) and (then or not one.then):
            found.append(msgspec.structs.replace(one, then=then))
    return found


def _from_memory() -> RequestError:
    return RequestError("from-memory", "Where all play from memory, what lies face down is not named ahead.", 409)
