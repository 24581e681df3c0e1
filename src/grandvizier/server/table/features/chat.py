"""What people say at a table.  Plain words in one line, kept, and read by those they are meant for.

Those who sit there talk to each other, and onlookers may listen.  Onlookers talk only where the table agreed on it, and
those who play do not hear them, so that nobody is helped.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final
from unicodedata import category, normalize

from ...errors import Wrong
from ...protocol.from_page import Say
from ...protocol.from_server import Chat, ChatLine
from ...store import LineRow, NotStored
from ...store.talk import keep_line, last_lines
from ..listeners import Listener

if TYPE_CHECKING:
    from ..table import Table

SHOWN: Final = 100
"""So many lines are sent to somebody who comes."""
PILED: Final = 3
"""No language has more marks on one letter."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name in which there is nothing to see."""
MOST: Final = 3_000
"""So many lines are kept of a table."""


class Talk:
    """What is said at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lines: list[LineRow] | None = None

    async def tell(self, listener: Listener) -> None:
        """What was said lately, for somebody who comes.  The lock is held."""
        listener.send(Chat([_line(row) for row in await self._last() if _hears(listener, row)]))

    async def say(self, seat: int | None, wish: Say) -> None:
        """Say something; it is kept before anybody hears it."""
        table = self._table
        async with table.lock:
            self._check(seat, wish)
            lines = await self._last()
            number = lines[-1].n + 1 if lines else 0
            if number >= MOST:
                raise Wrong("chat-full", "Too much was said at this table.", 409)
            row = LineRow(
                n=number,
                room="onlookers" if seat is None else "table",
                seat=seat,
                name=plain(wish.name or "") if seat is None else "",
                phrase=wish.phrase or "",
                text=plain(wish.text),
                said=time.time(),
            )
            try:
                await keep_line(table.means.store, table.row.id, row)
            except NotStored as error:
                raise Wrong("not-said", "This could not be stored: say it again.", 503) from error
            self._lines = [*lines, row][-SHOWN:]
            table.say(Chat([_line(row)]), to=lambda listener: _hears(listener, row))

    def _check(self, seat: int | None, wish: Say) -> None:
        table = self._table
        if seat is None and not table.row.onlookers_talk:
            raise Wrong("not-seated", "You are watching: this is for those who have a seat.")
        text = plain(wish.text)
        if bool(text) == bool(wish.phrase):
            raise Wrong("bad-line", "Say a set phrase, or something in your own words.", 422)
        is_running = table.match is not None and not table.match.over
        if text and seat is not None and table.row.talk == "phrases" and is_running:
            raise Wrong("phrases-only", "While the game runs, only set phrases are said at this table.", 409)

    async def _last(self) -> list[LineRow]:
        if self._lines is None:
            self._lines = await last_lines(self._table.means.store, self._table.row.id, SHOWN)
        return self._lines


def plain(text: str) -> str:
    """What can be printed of it, in one line, with no letter that towers over its neighbours."""
    marks, seen = 0, []
    for sign in normalize("NFC", text):
        marks = marks + 1 if category(sign) in {"Mn", "Me"} else 0
        if marks <= PILED:
            seen.append(sign if sign.isprintable() and sign not in BLANK else " ")
    return " ".join("".join(seen).split())


def _hears(listener: Listener, row: LineRow) -> bool:
    return row.room == "table" or (listener.seat is None and not listener.beside)


def _line(row: LineRow) -> ChatLine:
    return ChatLine(row.n, row.room, row.seat, row.name, row.phrase, row.text, row.said)
