"""Who went away from a running game, and which bots the others propose to play for them."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from collections.abc import Set as AbstractSet

from ...protocol.tables import Proposal


class Absences:
    """The absences of one table.  A seat that nobody came to yet is away from the beginning."""

    def __init__(self, seats: int, grace: float) -> None:
        self._grace = grace
        self._away = dict.fromkeys(range(seats), time.monotonic())
        self._proposals: dict[int, Proposal] = {}

    def came(self, seat: int) -> None:
        """Somebody is here, and needs no bot."""
        self._away.pop(seat, None)
        self._proposals.pop(seat, None)

    def went(self, seat: int) -> None:
        """The last connection of a seat is gone; it may come again in a moment."""
        self._away.setdefault(seat, time.monotonic())

    def left(self, seat: int) -> None:
        """Somebody said that they leave."""
        self._away[seat] = -math.inf

    def has_left(self, seat: int) -> bool:
        """Whether they were away long enough, or said so."""
        return seat in self._away and self._wait(seat) <= 0

    def wait(self, seats: Collection[int]) -> float | None:
        """Seconds until the next of these counts as gone."""
        return min((wait for wait in map(self._wait, self._away.keys() & seats) if wait > 0), default=None)

    def _wait(self, seat: int) -> float:
        return self._away[seat] + self._grace - time.monotonic()

    def proposal(self, seat: int) -> Proposal | None:
        """The bot that is proposed for a seat."""
        return self._proposals.get(seat)

    def propose(self, seat: int, bot: str, voter: int) -> None:
        """Agree with the bot that is proposed, or propose another."""
        before = self._proposals.get(seat)
        agreed = set(before.agreed) if before and before.bot == bot else set()
        self._proposals[seat] = Proposal(bot, sorted(agreed | {voter}))

    def agreed(self, voters: AbstractSet[int]) -> dict[int, str]:
        """The bots that all of these agree on, by seat; what is agreed on is proposed no longer."""
        found = {
            seat: proposal.bot
            for seat, proposal in self._proposals.items()
            if voters and voters <= {*proposal.agreed, seat}
        }
        for seat in found:
            del self._proposals[seat]
        return found
