"""A pile of cards or tiles, lazily ordered: a face has a position only once somebody may have seen it.

From the top down a pile is: its head (drawn, in order), the undrawn (a set, in no order), its tail (drawn, in
order).  Each drawn card carries a bit for every seat that knows it lies there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from .events import Audience

NO_CARD: Final = -1
"""No card: the pile is empty, or what lies there has not been drawn yet."""


@dataclass(slots=True)
class Pile:
    """One pile.  A card is a number below 256; each physical copy has its own."""

    undrawn: bytearray
    """The cards in the middle, in rising number: which of them lies where is decided by nobody yet."""
    head: bytearray = field(default_factory=bytearray)
    """The drawn cards on top, the topmost last."""
    head_known: bytearray = field(default_factory=bytearray)
    """For each card of the head, the seats that know it."""
    tail: bytearray = field(default_factory=bytearray)
    """The drawn cards at the bottom, the lowest last."""
    tail_known: bytearray = field(default_factory=bytearray)
    """For each card of the tail, the seats that know it."""
    shuffles: int = 0
    """How often the pile was shuffled: names the permutation that answers the next draws."""

    def copy(self) -> Pile:
        """A pile that shares nothing with this one."""
        other = Pile.__new__(Pile)
        other.undrawn = self.undrawn[:]
        other.head = self.head[:]
        other.head_known = self.head_known[:]
        other.tail = self.tail[:]
        other.tail_known = self.tail_known[:]
        other.shuffles = self.shuffles
        return other

    def __len__(self) -> int:
        return len(self.head) + len(self.undrawn) + len(self.tail)

    @property
    def top(self) -> int:
        """The top card, or NO_CARD if it must be drawn first."""
        if self.head:
            return self.head[-1]
        return self.tail[0] if self.tail and not self.undrawn else NO_CARD

    @property
    def bottom(self) -> int:
        """The lowest card, or NO_CARD if it must be drawn first."""
        if self.tail:
            return self.tail[-1]
        return self.head[0] if self.head and not self.undrawn else NO_CARD

    def draw_next(self, card: int) -> None:
        """Chance says which card lies right beneath the head.  Nobody knows it yet."""
        self.undrawn.remove(card)
        self.head.insert(0, card)
        self.head_known.insert(0, 0)

    def draw_last(self, card: int) -> None:
        """Chance says which card lies right above the tail.  Nobody knows it yet."""
        self.undrawn.remove(card)
        self.tail.insert(0, card)
        self.tail_known.insert(0, 0)

    def show_top(self, audience: Audience) -> None:
        """The top card, drawn already, becomes known to these seats."""
        if self.head:
            self.head_known[-1] |= audience & 0xFF
        else:
            assert not self.undrawn
            self.tail_known[0] |= audience & 0xFF

    def look_through(self, audience: Audience) -> None:
        """The whole pile, drawn to the last card, becomes known to these seats, in order."""
        for known in (self.head_known, self.tail_known):
            for i in range(len(known)):
                known[i] |= audience & 0xFF

    def take_top(self) -> int:
        """Take the top card, drawn already."""
        if self.head:
            self.head_known.pop()
            return self.head.pop()
        assert not self.undrawn
        self.tail_known.pop(0)
        return self.tail.pop(0)

    def take_bottom(self) -> int:
        """Take the lowest card, drawn already."""
        assert self.bottom != NO_CARD
        if self.tail:
            self.tail_known.pop()
            return self.tail.pop()
        self.head_known.pop(0)
        return self.head.pop(0)

    def take_out(self, card: int) -> None:
        """Take a drawn card from wherever it lies; the others keep their order."""
        for cards, known in ((self.head, self.head_known), (self.tail, self.tail_known)):
            at = cards.find(card)
            if at >= 0:
                del cards[at], known[at]
                return
        raise AssertionError(card)

    def order(self) -> bytes:
        """The whole pile from the top down, drawn to the last card."""
        assert not self.undrawn
        return bytes(self.head[::-1] + self.tail)

    def put_under(self, card: int, audience: Audience) -> None:
        """Lay a card under the pile; these seats know that it is the lowest."""
        self.tail.append(card)
        self.tail_known.append(audience & 0xFF)

    def shuffle(self, added: Iterable[int] = ()) -> None:
        """Mix the whole pile, with these cards added: nobody knows any position any more."""
        self.undrawn = bytearray(sorted([*self.undrawn, *self.head, *self.tail, *added]))
        for drawn in (self.head, self.head_known, self.tail, self.tail_known):
            drawn.clear()
        self.shuffles += 1
