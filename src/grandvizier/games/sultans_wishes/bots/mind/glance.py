"""All that a seat takes in before it acts."""

from __future__ import annotations

from .....core.events import Seat
from ...rules.position import Position
from .worth import Worth


class JudgedPosition:
    """A position as a seat sees it at its turn, judged once for all its actions."""

    __slots__ = ("bests", "hope", "known", "open", "pays", "seat", "state", "turns", "unknown")

    def __init__(self, worth: Worth, s: Position, seat: Seat) -> None:
        self.state = s
        self.seat = seat
        self.turns = worth.promises.turns(s)
        self.open = worth.promises.open(s, seat)
        self.bests = {card: worth.best(s, seat, self.open, card, self.turns) for card in s.hands[seat]}
        """The most that each card of the hand brings under a wish."""
        self.known, self.unknown = worth.places.known(s, seat)
        self.pays = worth.places.pays(self.known, self.unknown)
        """What an Orderly may expect on each space."""
        self.hope = worth.places.hope(s, seat, self.pays)
        """What the seat's own Orderly may expect."""
