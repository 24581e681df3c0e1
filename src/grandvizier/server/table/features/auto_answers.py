"""Standing answers: what a seat answers without being asked again, so that a question to everybody takes no days.

Only a question that is put to a seat in somebody else's turn has one, and only an answer that names nothing further,
such as to pass.  It is given while the question is asked, played whenever the same question comes and the rules allow
it, and taken back at any moment.  Nobody else is told of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ....core.errors import Illegal
from ....match.journal import Undone
from ...errors import Wrong
from ...protocol.from_server import Standing, StandingAnswer

if TYPE_CHECKING:
    from ..listeners import Listener
    from ..table import Table


class StandingAnswers:
    """The standing answers of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tried = 0
        """The length of the journal when one was last tried."""

    async def give(self, seat: int, at: int, row: int) -> None:
        """Answer now, and whenever this question comes again."""
        table = self._table
        async with table.lock:
            match = table.playing(at)
            table.check_hands(seat, by="person")
            if refusal := match.why_not(seat, row):
                raise Illegal(refusal)
            offered = next((choice for choice in match.choices(seat) if choice.path == (row,)), None)
            if not match.in_passing or offered is None or offered.args or offered.then:
                raise Wrong("no-standing", "Only what is asked in passing and names nothing is answered for good.", 409)
            await self._keep(seat, table.seats[seat].standing | {match.question: row})
            table.wake()

    async def drop(self, seat: int, question: str) -> None:
        """Be asked this again."""
        async with self._table.lock:
            left = {asked: row for asked, row in self._table.seats[seat].standing.items() if asked != question}
            await self._keep(seat, left)

    async def _keep(self, seat: int, answers: dict[str, int]) -> None:
        table = self._table
        await table.keep_seat(replace(table.seats[seat], standing=answers))
        table.say(self._message(seat), to=lambda listener: listener.seat == seat)

    def tell(self, listener: Listener) -> None:
        """What stands, for somebody who comes.  The lock is held."""
        if listener.seat is not None and self._table.seats[listener.seat].standing:
            listener.send(self._message(listener.seat))

    def _message(self, seat: int) -> Standing:
        return Standing([StandingAnswer(*answer) for answer in self._table.seats[seat].standing.items()])

    def go(self) -> None:
        """Answer for whoever is asked, if they said how.  The lock is held."""
        table, match = self._table, self._table.match
        if match is None or match.seat is None or table.gone or table.bot_of(match.seat):
            return
        last = match.journal[-1]
        if isinstance(last, Undone) and last.seat == match.seat:
            # They took an answer back to give another.
            return
        row, at = table.seats[match.seat].standing.get(match.question), len(match.journal)
        if row is not None and at != self._tried and match.in_passing:
            self._tried = at
            table.begin_work(self._answer(match.seat, at, row))

    async def _answer(self, seat: int, at: int, row: int) -> None:
        try:
            await self._table.play(seat, at, (row,))
        except (Illegal, Wrong):
            # The rules do not allow it now, or somebody was quicker: the person is asked.
            return
