"""What a seat makes of a position by what it has looked at and followed since, and nothing else.

Everything is weighed as a part of the win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....core.events import Seat
from ..rules.position import UNDRAWN, Position
from ..sight.hands import Hands

SPITE: Final = 0.5
"""How much a rival's loss counts beside an own gain."""
EFFORT: Final = 0.02
"""What an action should bring at least."""
OWN_LOOK: Final = 0.12
OTHER_LOOK: Final = 0.06
"""What it is worth to learn a card of the own hand, or another one."""
HIDING: Final = 0.08
"""What it is worth to mix the best hand, for each card of it that rivals have seen."""
WHIM: Final = 0.05
"""How far a judgement made in passing may be off."""


class Knowledge:
    """The cards that a seat knows, as bits; 0 where it does not know any."""

    __slots__ = ("_hands", "_held", "_known", "_mine", "_own", "_watched")

    def __init__(self, s: Position, hands: Hands, seat: Seat) -> None:
        bit = 1 << seat
        known = [1 << card if seen & bit else 0 for card, seen in zip(s.cards, s.seen, strict=True)]
        self._hands = hands
        self._known = known
        self._held = [known[i] | known[i + 1] | known[i + 2] for i in range(0, len(known), 3)]
        """By hand; the centre comes first."""
        self._mine = seat + 1
        self._own = self._watched = 0
        for place in range(3 * self._mine, 3 * self._mine + 3):
            card, seen = s.cards[place], s.seen[place]
            # A card that was drawn and that nobody can point at any more has been mixed: who mixed it knows of it.
            if seen & bit or (not seen and card != UNDRAWN):
                self._own |= 1 << card
            if seen & ~bit:
                self._watched += 1

    def hope(self) -> float:
        """What the own hand promises by the cards of it that are known."""
        return self._hands.blind[self._own]

    def missed(self) -> float:
        """The most that the own hand could gain by a switch, as far as its owner knows; 0 if nothing."""
        known, mine, hopes = self._known, self._mine, self._hands.blind
        own, first = self._held[mine], 3 * mine
        others = {*known[1:first], *known[first + 3 :]}
        after = [hopes[own & ~x | y] for x in known[first : first + 3] for y in others]
        return max(0.0, max(after) - hopes[own])

    def chance(self) -> float:
        """How likely no rival holds a better hand; 0 unless the own one is known to score."""
        rank = self._hands.rank.get(self._own)
        if not rank:
            return 0.0
        unseen = self._hands.deck & ~(sum(self._known) | self._own)
        chance = 1.0
        for hand in range(1, len(self._held)):
            if hand != self._mine:
                chance *= self._hands.beaten(unseen, self._held[hand], rank)
        return chance

    def hiding(self) -> float:
        """What a shuffle is worth: a good hand is in danger as far as rivals have seen it."""
        return HIDING * self._watched * self._hands.rank.get(self._own, 0.0) - EFFORT

    def looks(self, places: Sequence[int]) -> list[float]:
        """What it is worth to look at each of these places."""
        own = OWN_LOOK if self._own.bit_count() < 3 else -EFFORT
        return [-EFFORT if self._known[place] else own if place // 3 == self._mine else OTHER_LOOK for place in places]

    def switches(self, pairs: Sequence[tuple[int, ...]]) -> list[float]:
        """What each of these switches is worth: what the own hand gains, and some of what rivals lose."""
        known, held, mine, hope = self._known, self._held, self._mine, self._hands.hope
        unseen = self._hands.deck & ~sum(known)
        hopes = [0.0, *(hope(unseen, cards) for cards in held[1:])]
        values = []
        for a, b in pairs:
            x, y, i, j = known[a], known[b], a // 3, b // 3
            value = -EFFORT
            if x != y and i != j:
                if i:
                    change = hope(unseen, held[i] & ~x | y) - hopes[i]
                    value += change if i == mine else -SPITE * change
                if j:
                    change = hope(unseen, held[j] & ~y | x) - hopes[j]
                    value += change if j == mine else -SPITE * change
            values.append(value)
        return values

    def in_passing(self, random: Callable[[], float]) -> tuple[int, ...]:
        """What looks best at a glance: a place to look at, two to switch, or none: a shuffle."""
        known, held, mine, hopes = self._known, self._held, self._mine, self._hands.blind
        own, first = held[mine], 3 * mine
        curious = self._own.bit_count() < 3
        now = hopes[own] + EFFORT
        best = self.hiding() + WHIM * random()
        found: tuple[int, ...] = ()
        others = [(j, known[j], j // 3) for j in (*range(1, first), *range(first + 3, len(known)))]
        for i in range(first, first + 3):
            x = known[i]
            if not x and curious and (value := OWN_LOOK + WHIM * random()) > best:
                best, found = value, (i,)
            rest = own & ~x
            for j, y, hand in others:
                if x == y:
                    continue
                value = hopes[rest | y] - now
                if hand:
                    cards = held[hand]
                    value += SPITE * (hopes[cards] - hopes[cards & ~y | x])
                if value > best - WHIM and (value := value + WHIM * random()) > best:
                    best, found = value, (i, j) if i < j else (j, i)
        if best < OTHER_LOOK + WHIM:
            unknown = [j for j, y, _ in others if not y]
            if unknown and OTHER_LOOK + WHIM * random() > best:
                return (unknown[int(random() * len(unknown))],)
        return found
