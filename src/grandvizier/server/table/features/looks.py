"""What a faithful table forgets: whoever has looked says so, and it is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..listeners import Audience
from ..screens import Faithful

if TYPE_CHECKING:
    from ..table import Table


class Looks:
    """The looks of one table."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self._table = table
        self._audience = audience

    async def show(self, seat: int, events: int) -> None:
        """A screen of this seat has shown the faces in the first so many events."""
        await self._table.to_the_end(self._note(seat, events))

    async def close(self, seat: int) -> None:
        """The seat has looked long enough."""
        await self._table.to_the_end(self._note(seat, None))

    async def _note(self, seat: int, events: int | None) -> None:
        table = self._table
        async with table.lock:
            match = table.playing()
            seen = self._audience.screen(match, seat)
            if not isinstance(seen, Faithful):
                return
            before = seen.events(0)
            kept = seen.close() if events is None else seen.show(events)
            if kept is None:
                return
            await table.keep_seat(replace(table.seats[seat], at=kept.at, shown=kept.shown, closed=kept.closed))
            if seen.events(0) != before:
                for listener in self._audience.of(seat):
                    listener.forget_updates()
                    self._audience.update(match, listener)
