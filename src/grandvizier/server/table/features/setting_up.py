"""Setting a table up: what somebody wishes for becomes its row and its seats."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from ....core.game import Options
from ....core.rules import Rules
from ...bot_names import FRIENDLY, known_bot
from ...errors import RequestError
from ...protocol.base import Memory
from ...protocol.tables import NewTable, SeatPlan
from ...store import SeatRow, TableRow
from .clock import kept_clock
from .seating import tidy


def seats(new: NewTable) -> list[SeatRow]:
    """Who sits where when the table is set up."""
    found = [_seat(number, plan, tidy(new.name)) for number, plan in enumerate(new.seats)]
    if sum(plan.kind == "me" for plan in new.seats) > 1:
        raise RequestError("bad-seats", "One seat at most is yours.", 422)
    return found


def row(new: NewTable, seats: Sequence[SeatRow], rules: Rules, options: Options, *, name: str, guest: str) -> TableRow:
    """All that is agreed on."""
    memory = new.memory or _memory(seats)
    return TableRow(
        id=name,
        game=rules.game.name,
        players=len(seats),
        options=dict(options),
        components=rules.components.source,
        fingerprint=rules.components.fingerprint,
        rules=rules.edition,
        memory=memory,
        seed=secrets.token_hex(16),
        guest=guest,
        created=time.time(),
        hints=_hints(memory, seats, wanted=new.hints),
        pause=new.pause,
        listed=new.listed,
        clock=kept_clock(new.clock),
        talk=new.talk or ("phrases" if rules.game.quiet else "open"),
        onlookers_talk=new.onlookers_talk,
        counted=new.counted,
    )


def _seat(number: int, plan: SeatPlan, name: str) -> SeatRow:
    if plan.kind == "bot":
        return SeatRow(seat=number, kind="bot", bot=known_bot(plan.bot or FRIENDLY))
    if plan.kind == "open":
        return SeatRow(seat=number, kind="open")
    if plan.kind == "here":
        if plan.name is None:
            raise RequestError("bad-name", "Whoever plays at your screen has a name too.", 422)
        name = tidy(plan.name)
    return SeatRow(seat=number, kind="person", name=name, key=secrets.token_hex(8))


def _memory(seats: Sequence[SeatRow]) -> Memory:
    """Among people all play from memory; alone and with bots the screen keeps notes."""
    is_among_people = len(seats) > 1 and all(seat.kind != "bot" for seat in seats)
    return "faithful" if is_among_people else "notebook"


def _hints(memory: Memory, seats: Sequence[SeatRow], *, wanted: bool | None) -> bool:
    """Whether there are hints: as wanted, else where one person plays with a notebook."""
    if memory == "faithful":
        if wanted:
            raise RequestError("bad-setup", "A hint remembers for you: there are none where all play from memory.", 422)
        return False
    return sum(seat.kind != "bot" for seat in seats) == 1 if wanted is None else wanted
