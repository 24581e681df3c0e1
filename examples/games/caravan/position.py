"""A position of Caravan."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from grandvizier.core.pile import Pile
from grandvizier.core.state import State, copied

from .events import SLOTS

if TYPE_CHECKING:
    from .tables import CaravanRules

MOST: Final = 4
HAND: Final = 2
BEGIN, REFILL, TOP_UP, NEXT, DIG, SEEN = -1, -2, -3, -4, -5, -6


@copied
@dataclass(slots=True)
class Camp(State):
    """A position of Caravan."""

    rules: CaravanRules
    deck: Pile
    discard: list[int]
    hands: bytearray
    """Three slots for each seat: a card, or EMPTY."""
    known: bytearray
    """For each slot, the seats that know its card."""
    coins: bytearray
    wagers: bytearray
    turn: int
    turns: int

    def scores(self) -> list[int]:
        return list(self.coins)

    def returns(self) -> list[float]:
        best = [seat for seat in range(self.players) if self.coins[seat] == max(self.coins)]
        return [1 / len(best) if self.over and seat in best else 0.0 for seat in range(self.players)]


def slot(seat: int, i: int) -> int:
    return SLOTS * seat + i
