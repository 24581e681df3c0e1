"""Who went away from a running game, and which bots the others propose to play for them."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import TypeVar

from ..protocol.tables import Proposal

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Absences:
    """The absences of one table."""

    grace: float
    """Seconds after which somebody who is away counts as gone."""
    away: Mapping[int, float]
    """Since when; a seat that nobody came to yet is away from the beginning."""
    proposals: Mapping[int, Proposal] = field(default_factory=dict)

    def came(self, seat: int) -> Absences:
        """Somebody is here, and needs no bot."""
        return replace(self, away=_without(self.away, {seat}), proposals=_without(self.proposals, {seat}))

    def went(self, seat: int, now: float) -> Absences:
        """The last connection of a seat is gone; it may come again in a moment."""
        return replace(self, away={seat: now, **self.away})

    def left(self, seat: int) -> Absences:
        """Somebody said that they leave."""
        return replace(self, away={**self.away, seat: -math.inf})

    def has_left(self, seat: int, now: float) -> bool:
        """Whether they were away long enough, or said so."""
        return seat in self.away and self._wait(seat, now) <= 0

    def wait(self, seats: Collection[int], now: float) -> float | None:
        """Seconds until the next of these counts as gone."""
        waits = (self._wait(seat, now) for seat in self.away.keys() & seats)
        return min((wait for wait in waits if wait > 0), default=None)

    def _wait(self, seat: int, now: float) -> float:
        return self.away[seat] + self.grace - now

    def propose(self, seat: int, bot: str, voter: int) -> Absences:
        """Agree with the bot that is proposed, or propose another."""
        before = self.proposals.get(seat)
        agreed = set(before.agreed) if before and before.bot == bot else set()
        return replace(self, proposals={**self.proposals, seat: Proposal(bot, sorted(agreed | {voter}))})

    def agreed(self, voters: AbstractSet[int]) -> dict[int, str]:
        """The bots that all of these agree on, by seat."""
        return {
            seat: proposal.bot
            for seat, proposal in self.proposals.items()
            if voters and voters <= {*proposal.agreed, seat}
        }

    def settled(self, seats: Collection[int]) -> Absences:
        """What was agreed on for these seats is proposed no longer."""
        return replace(self, proposals=_without(self.proposals, seats))


def _without(by_seat: Mapping[int, T], seats: Collection[int]) -> dict[int, T]:
    return {seat: value for seat, value in by_seat.items() if seat not in seats}
