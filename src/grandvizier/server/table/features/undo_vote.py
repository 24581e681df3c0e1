"""Undo by consent: somebody asks, everybody else at the table agrees, and the match goes back.

It goes back to before the asker's last choice, whatever came after it.  Bots agree, and so does whoever sits at the
asker's own screen.  A bot that plays for somebody agrees in their place only if nothing was shown or drawn meanwhile.
Nobody unlearns what they were told, which is why all are asked; what chance answered since comes in the same order
again.  A wish lapses when a person, or the clock for one, chooses, and with the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.errors import Illegal
from ...errors import Wrong
from ...protocol.from_server import Trouble
from ...protocol.tables import UndoWish

if TYPE_CHECKING:
    from ..table import Table


class Consent:
    """The undo that somebody at one table asks for; one at a time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asker: int | None = None
        self._agreed: set[int] = set()

    # The lock is held.

    def wish(self) -> UndoWish | None:
        """What is asked for now."""
        if self._asker is None:
            return None
        return UndoWish(self._asker, sorted(self._agreed), sorted(self._missing(self._asker)))

    def lapse(self) -> bool:
        """Somebody chose: the wish is gone.  Say whether there was one."""
        had, self._asker = self._asker is not None, None
        self._agreed.clear()
        return had

    def _missing(self, asker: int) -> set[int]:
        people = {row.seat for row in self._table.seats if row.kind == "person" and not row.stand_in}
        return people - {asker} - self._table.beside(asker) - self._agreed

    def _check_absent(self, asker: int) -> None:
        """Raise if somebody cannot be asked because a bot plays for them, and something was shown or drawn since."""
        table = self._table
        away = {row.seat for row in table.seats if row.kind == "person" and row.stand_in}
        if away - {asker} - table.beside(asker) and table.playing().shown_since(asker):
            raise Wrong("undo-stand-in", "Something was shown or drawn, and a bot plays for somebody.", 409)

    # What people say.

    async def ask(self, seat: int) -> None:
        """Ask everybody; if there is nobody to be asked, it is done."""
        table = self._table
        async with table.lock:
            match = table.playing()
            table.check_hands(seat, by="person")
            table.check_undo(seat)
            if self._asker is not None:
                raise Wrong("undo-asked", "Somebody asks for an undo already.", 409)
            if refusal := match.why_not_undo_agreed(seat):
                raise Illegal(refusal)
            self._check_absent(seat)
            self._asker = seat
            await self._settle()

    async def answer(self, seat: int, *, agree: bool) -> None:
        """Agree, or decline; whoever asked takes the wish back."""
        table = self._table
        async with table.lock:
            table.playing()
            table.check_hands(seat, by="person")
            asker = self._asker
            if asker is None:
                raise Wrong("undo-gone", "Nobody asks for an undo any more.", 409)
            if agree:
                self._agreed.add(seat)
                await self._settle()
                return
            self.lapse()
            if seat != asker:
                table.say(Trouble("undo-declined", "Somebody would rather play on."), to=lambda one: one.seat == asker)
            table.tell_seats()

    async def _settle(self) -> None:
        """Go back if everybody agrees; in any case tell how far it is."""
        asker = self._asker
        assert asker is not None
        try:
            if not self._missing(asker):
                self.lapse()
                self._check_absent(asker)
                await self._table.go_back(asker, lambda match: match.undo_agreed(asker))
        finally:
            self._table.tell_seats()
