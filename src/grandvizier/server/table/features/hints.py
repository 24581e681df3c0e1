"""Hints: what a good player would choose in a person's seat, from what that seat was told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ....bots.advice import Advice
from ....core.errors import Illegal
from ....match import Match
from ...errors import Wrong
from ...protocol.from_server import Advised, Reason, Trouble
from ...thinking.fair_queue import Busy
from ...thinking.requests import asker, hint_request
from ...thinking.worker import HintRequest
from ..listeners import Listener

if TYPE_CHECKING:
    from ..table import Table


class Hints:
    """The hints of one table: one at a time for each seat, and nobody else waits for them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._wanted: dict[int, asyncio.Task[None]] = {}

    async def ask(self, listener: Listener, seat: int, at: int) -> None:
        """Begin to look for a hint; or raise what speaks against it."""
        table = self._table
        async with table.lock:
            match = table.playing(at)
            table.check_hands(seat, by="person")
            if not table.row.hints:
                raise Wrong("no-hints", "There are no hints at this table.", 409)
            if match.seat != seat and (refusal := match.why_not(seat, 0)):
                raise Illegal(refusal)
            if seat in self._wanted and not self._wanted[seat].done():
                raise Wrong("hint-waits", "A hint is on its way.", 429)
            request = hint_request(match, seat, table.row.seed)
            self._wanted[seat] = asyncio.create_task(self._find(listener, match, at, request))

    async def _find(self, listener: Listener, match: Match, at: int, request: HintRequest) -> None:
        try:
            advice = await self._table.means.workers.advise(request, asker(self._table.row))
        except Busy:
            listener.send(Trouble("hint-busy", "Many bots are thinking just now: ask again in a moment."))
            return
        if advice is None:
            listener.send(Trouble("hint-failed", "No hint was found in time."))
        elif len(match.journal) == at:
            listener.send(advised(at, advice))

    async def rest(self) -> None:
        """Look for none any more."""
        for task in self._wanted.values():
            task.cancel()
        await asyncio.gather(*self._wanted.values(), return_exceptions=True)


def advised(at: int, advice: Advice) -> Advised:
    """Advice as the page is told it."""
    return Advised(
        at=at,
        path=list(advice.path),
        chance=advice.chance,
        other=None if advice.other is None else list(advice.other),
        other_chance=advice.other_chance,
        gains=[Reason(reason.source, reason.points) for reason in advice.gains],
        risks=[Reason(reason.source, reason.points) for reason in advice.risks],
    )
