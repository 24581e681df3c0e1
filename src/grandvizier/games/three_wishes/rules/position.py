"""A position of 3 Wishes.

A place is a number, in the order the cards are dealt: 0 is the card removed unseen, 1 and 2 are the centre, then
come three for each seat.  A card is its number in the components.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ....core.events import Seat
from ....core.state import State, copied
from .scoring import judge

if TYPE_CHECKING:
    from .tables import WishRules

UNDRAWN: Final = 255
"""Lies where nobody has looked: which card it is has not been drawn."""
DEAL_OUT, NEXT_TURN, SAW, SHOW, SCORE = -1, -2, -3, -4, -5


@copied
@dataclass(slots=True)
class Position(State):
    """A position of 3 Wishes."""

    rules: WishRules
    cards: bytearray
    """The card at each place, or UNDRAWN."""
    undrawn: bytearray
    """The cards of the deck that nobody has seen yet."""
    seen: bytearray
    """For each place a bit for every seat that has looked at its card and followed it since.  Public."""
    round: int
    """3W-9."""
    starter: int
    """Who began this game."""
    declarer: int
    """Who declared its end; NOBODY until then."""
    winner: int
    """Who won the last finished game; NOBODY if nobody did, or none is finished."""
    game: int
    """How many games of the chain are finished."""
    shown: bytearray
    """The hands of the last finished game, seat by seat; empty until then."""
    mixes: int
    """How many hands were shuffled in this match."""
    markers: bytearray
    """Victory markers of each seat (3W-16)."""
    own_switch: int
    """Option, 3W-6."""
    round_limit: int
    """Option, 3W-15."""
    chain: int
    """Option, 3W-20."""

    def insight(self) -> bytes:
        """The faces that whoever is asked has looked at and followed since."""
        bit = 1 << self.seat
        return bytes([card if seen & bit else UNDRAWN for card, seen in zip(self.cards, self.seen, strict=True)])

    def returns(self) -> list[float]:
        """The winner's 1, or nothing for anybody (3W-14)."""
        return [1.0 if self.over and seat == self.winner else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """Victory markers in a chain; in a single game the points of each hand, once all is shown."""
        if self.chain:
            return list(self.markers)
        if not self.over:
            return [0] * self.players
        return [judge(self.rules.components, self.cards[hand(seat)])[1] for seat in range(self.players)]


def hand(seat: Seat) -> slice:
    """The three places before a seat."""
    return slice(3 * seat + 3, 3 * seat + 6)
