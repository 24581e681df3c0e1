"""A pile of cards or tiles, lazily ordered: a face has a position only once somebody may have seen it.

From the top down a pile is: its head (drawn, in order), the undrawn (a set, in no order), its tail (drawn, in
order).  Each drawn card carries a bit for every seat that knows it lies there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from .events import Audience

NO_CARD: Final = -1
"""No card: the pile is empty, or what lies there has not been drawn yet."""


ONE: Final = tuple(bytes((number,)) for number in range(256))
"""Each number as bytes, made once: to make one anew takes longer than to put it where it belongs."""

# Bytes never change, so that copies of a position share them: what they are once something is changed.


def without(numbers: bytes, number: int) -> bytes:
    """The others in their order, once this number is gone; it must be there, and once."""
    if number not in numbers:
        raise ValueError(f"{number} not found")
    return numbers.replace(ONE[number], b"")


def dropped(numbers: bytes, at: int) -> bytes:
    """The others in their order, without the one that stands there."""
    return numbers[:at] + numbers[at + 1 :]


def replaced(numbers: bytes, at: int, number: int) -> bytes:
    """The same with this number there."""
    return numbers[:at] + ONE[number] + numbers[at + 1 :]


@dataclass(slots=True)
class Pile:
    """One pile.  A card is a number below 256; each physical copy has its own.

    A pile never changes, so that copies of a position share it: whatever is done to one gives the pile as it is then.
    """

    undrawn: Final[bytes]
    """The cards in the middle, in rising number: which of them lies where is decided by nobody yet."""
    head: Final[bytes] = b""
    """The drawn cards on top, the topmost last."""
    head_known: Final[bytes] = b""
    """For each card of the head, the seats that know it."""
    tail: Final[bytes] = b""
    """The drawn cards at the bottom, the lowest last."""
    tail_known: Final[bytes] = b""
    """For each card of the tail, the seats that know it."""
    shuffles: Final[int] = 0
    """How often the pile was shuffled: names the permutation that answers the next draws."""

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

    def deal(self, card: int) -> Pile:
        """Chance says which card of those in no order leaves the pile."""
        return replace(self, undrawn=without(self.undrawn, card))

    def draw_next(self, card: int, audience: Audience = 0) -> Pile:
        """Chance says which card lies right beneath the head, and these seats see it."""
        return Pile(
            without(self.undrawn, card),
            ONE[card] + self.head, ONE[audience & 0xFF] + self.head_known,
            self.tail, self.tail_known, self.shuffles,
        )  # fmt: skip

    def draw_last(self, card: int) -> Pile:
        """Chance says which card lies right above the tail.  Nobody knows it yet."""
        return Pile(
            without(self.undrawn, card),
            self.head, self.head_known,
            ONE[card] + self.tail, b"\0" + self.tail_known, self.shuffles,
        )  # fmt: skip

    def show_top(self, audience: Audience) -> Pile:
        """The top card, drawn already, becomes known to these seats."""
        if self.head:
            known = self.head_known[:-1] + ONE[self.head_known[-1] | audience & 0xFF]
            return self._with_head(self.head, known)
        assert not self.undrawn
        return self._with_tail(self.tail, ONE[self.tail_known[0] | audience & 0xFF] + self.tail_known[1:])

    def look_through(self, audience: Audience) -> Pile:
        """The whole pile, drawn to the last card, becomes known to these seats, in order."""
        head, tail = (bytes([one | audience & 0xFF for one in known]) for known in (self.head_known, self.tail_known))
        return Pile(self.undrawn, self.head, head, self.tail, tail, self.shuffles)

    def take_top(self) -> tuple[int, Pile]:
        """The top card, drawn already, and the pile without it."""
        head, known = self.head, self.head_known
        if head:
            return head[-1], Pile(self.undrawn, head[:-1], known[:-1], self.tail, self.tail_known, self.shuffles)
        assert not self.undrawn
        return self.tail[0], self._with_tail(self.tail[1:], self.tail_known[1:])

    def take_bottom(self) -> tuple[int, Pile]:
        """The lowest card, drawn already, and the pile without it."""
        assert self.bottom != NO_CARD
        if self.tail:
            return self.tail[-1], self._with_tail(self.tail[:-1], self.tail_known[:-1])
        return self.head[0], self._with_head(self.head[1:], self.head_known[1:])

    def take_out(self, card: int) -> Pile:
        """Take a drawn card from wherever it lies; the others keep their order."""
        at = self.head.find(card)
        if at >= 0:
            return self._with_head(dropped(self.head, at), dropped(self.head_known, at))
        at = self.tail.index(card)
        return self._with_tail(dropped(self.tail, at), dropped(self.tail_known, at))

    def order(self) -> bytes:
        """The whole pile from the top down, drawn to the last card."""
        assert not self.undrawn
        return self.head[::-1] + self.tail

    def put_under(self, card: int, audience: Audience) -> Pile:
        """Lay a card under the pile; these seats know that it is the lowest."""
        return self._with_tail(self.tail + ONE[card], self.tail_known + ONE[audience & 0xFF])

    def shuffle(self, added: Iterable[int] = ()) -> Pile:
        """Mix the whole pile, with these cards added: nobody knows any position any more."""
        return Pile(bytes(sorted([*self.undrawn, *self.head, *self.tail, *added])), shuffles=self.shuffles + 1)

    def _with_head(self, head: bytes, known: bytes) -> Pile:
        return Pile(self.undrawn, head, known, self.tail, self.tail_known, self.shuffles)

    def _with_tail(self, tail: bytes, known: bytes) -> Pile:
        return Pile(self.undrawn, self.head, self.head_known, tail, known, self.shuffles)
