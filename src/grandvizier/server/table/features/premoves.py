"""Prepared choices: what a seat chooses as soon as it is asked, so that nobody waits for a choice that is made already.

A seat that is not asked may prepare a choice for the question that it is asked next.  It is kept with the seat, told to
nobody else, and may be changed or taken back at any moment.  When the question comes it is made, if the rules allow all
of it.  It is put aside before that as soon as anything but a look happens at a place that it names, or something that
was seen before it was prepared is taken back.  What became of it is told until the seat has chosen again.

Where memory is part of the game, nothing that lies face down can be named ahead: the table would remember it for them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from ....core.errors import Illegal
from ....match import Match
from ....match.choices import choice
from ....match.journal import Undone, standing
from ...errors import Wrong
from ...protocol.base import Fate
from ...protocol.from_server import Ahead, Offer, Prepared, Refused
from ...protocol.game_sheet import offer, refused
from ...store import SeatRow
from ..listeners import Audience, Listener

if TYPE_CHECKING:
    from ..table import Table


class Plan(msgspec.Struct, frozen=True):
    """A prepared choice as its seat keeps it."""

    question: str
    path: list[int]
    at: int
    """The length of the journal when it was made."""
    fate: Fate = "ready"
    refusal: Refused | None = None


class PreparedChoices:
    """The prepared choices of one table."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self._table = table
        self._audience = audience
        self._looked = 0
        """The length of the journal when they were last looked after."""

    # What the seat says.

    async def look(self, listener: Listener, seat: int, at: int) -> None:
        """Tell what may be prepared now."""
        async with self._table.lock:
            match = self._table.playing(at)
            every = [offer(match.rules, choice) for choice in match.ahead(seat)]
            offers = _nameable(every, self._veiled(match, seat))
            if every and not offers:
                raise _from_memory()
            listener.send(Ahead(at, offers))

    async def make(self, seat: int, at: int, path: Sequence[int]) -> None:
        """Prepare this, in place of what was prepared before."""
        table = self._table
        async with table.lock:
            match = table.playing(at)
            table.check_hands(seat, by="person")
            question = match.next_question(seat)
            if question is None:
                raise Wrong("no-preparing", "Nobody can say what you are asked next: wait for it.", 409)
            if refusal := match.why_not_ahead(seat, *path):
                raise Illegal(refusal)
            if self._named(seat, path) & self._veiled(match, seat):
                raise _from_memory()
            await self._keep(seat, Plan(question, list(path), at))

    async def take_back(self, seat: int) -> None:
        """Have nothing prepared, and nothing told about it any more."""
        async with self._table.lock:
            await self.forget(seat)

    def _veiled(self, match: Match, seat: int) -> AbstractSet[int]:
        return self._audience.screen(match, seat).veiled()

    # What is kept.  The lock is held.

    def _plan(self, seat: int) -> Plan | None:
        kept = self._table.seats[seat].prepared
        return msgspec.convert(kept, Plan) if kept else None

    async def _keep(self, seat: int, plan: Plan | None) -> None:
        await self._table.keep_seat(replace(self._table.seats[seat], prepared=msgspec.to_builtins(plan)))
        self.say(seat)

    async def forget(self, seat: int) -> None:
        """Somebody else plays here now, or nobody wants it any more."""
        if self._plan(seat):
            await self._keep(seat, None)

    def spend(self, seat: int, question: str, path: Sequence[int]) -> list[SeatRow]:
        """A seat has chosen: what it prepared for that is over, and stored as such in one go with the choice."""
        plan = self._plan(seat)
        if plan is None or (plan.fate == "ready" and plan.question != question):
            return []
        is_made = plan.fate == "ready" and plan.path == list(path)
        left = msgspec.to_builtins(msgspec.structs.replace(plan, fate="played")) if is_made else None
        self._table.seats[seat] = replace(self._table.seats[seat], prepared=left)
        return [self._table.seats[seat]]

    # What is told.

    def tell(self, listener: Listener) -> None:
        """What is prepared or became of it, for somebody who comes.  The lock is held."""
        match = self._table.match
        if listener.seat is not None and match and not match.over and self._plan(listener.seat):
            listener.send(self._message(listener.seat))

    def say(self, seat: int) -> None:
        """The seat hears what is prepared or became of it; nobody else does."""
        self._table.say(self._message(seat), to=lambda listener: listener.seat == seat)

    def _message(self, seat: int) -> Prepared:
        plan = self._plan(seat)
        if plan is None:
            return Prepared("none", [], None)
        return Prepared(plan.fate, self._steps(seat, plan.path), plan.refusal)

    def _steps(self, seat: int, path: Sequence[int]) -> list[Offer]:
        rules, rows = self._table.rules, tuple(path)
        return [offer(rules, choice(rules, seat, rows[: n + 1])) for n in range(len(rows))]

    def _named(self, seat: int, path: Sequence[int]) -> set[int]:
        return {place for step in self._steps(seat, path) for place in step.at}

    # As the game goes on.

    def go(self) -> None:
        """Look after what is prepared, if the game went on.  The lock is held."""
        table, match = self._table, self._table.match
        if match is None or match.over or table.gone or len(match.journal) == self._looked:
            return
        self._looked = len(match.journal)
        if self._ready():
            table.begin_work(self._look_after(self._looked))

    def _ready(self) -> list[tuple[int, Plan]]:
        plans = [(row.seat, self._plan(row.seat)) for row in self._table.seats]
        return [(seat, plan) for seat, plan in plans if plan and plan.fate == "ready"]

    async def _look_after(self, at: int) -> None:
        """Put aside what no longer holds, then choose for whoever is asked."""
        table = self._table
        async with table.lock:
            # If somebody was quicker, or the table is loaded again, it is looked after there.
            with contextlib.suppress(Wrong):
                match = table.playing(at)
                for seat, plan in self._ready():
                    now = self._revised(match, seat, plan)
                    if now != plan:
                        await self._keep(seat, now)
                for seat, plan in self._ready():
                    if match.seat == seat and match.question == plan.question and not table.bot_of(seat):
                        await self._choose(seat, plan)

    async def _choose(self, seat: int, plan: Plan) -> None:
        try:
            await self._table.choose(seat, plan.path)
        except Illegal as illegal:
            await self._keep(seat, _refused(plan, refused(illegal.refusal)))

    def _revised(self, match: Match, seat: int, plan: Plan) -> Plan:
        """The plan, with what became of it by what happened since."""
        if not self._is_changed(match, seat, plan):
            return plan
        question = match.question if match.seat == seat else match.next_question(seat)
        refusal = match.why_not_ahead(seat, *plan.path) if question == plan.question else None
        return _refused(plan, refused(refusal)) if refusal else msgspec.structs.replace(plan, fate="changed")

    def _is_changed(self, match: Match, seat: int, plan: Plan) -> bool:
        """Whether anything is no longer as it was seen when this was prepared."""
        seen = sum(len(entry.feed) for entry in standing(match.journal[: plan.at]))
        if any(isinstance(entry, Undone) and entry.length < seen for entry in match.journal[plan.at :]):
            return True
        stirred = match.stirred(seen)
        # Where everything lies anew, also what names no place was meant for another game.
        return bool(stirred & self._named(seat, plan.path)) or len(stirred) == len(match.rules.places)


def _from_memory() -> Wrong:
    return Wrong("from-memory", "Where all play from memory, what lies face down is not named ahead.", 409)


def _refused(plan: Plan, refusal: Refused) -> Plan:
    return msgspec.structs.replace(plan, fate="refused", refusal=refusal)


def _nameable(offers: Sequence[Offer], veiled: AbstractSet[int]) -> list[Offer]:
    """What names none of these places, to its end."""
    found = []
    for one in offers:
        then = _nameable(one.then, veiled)
        if veiled.isdisjoint(one.at) and (then or not one.then):
            found.append(msgspec.structs.replace(one, then=then))
    return found
