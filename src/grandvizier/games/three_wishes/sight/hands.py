"""What a hand promises to somebody who has seen some of the cards.

Cards are bits of a whole number: `held` are the cards of a hand that somebody knows, `unseen` all that they do not
know to lie anywhere.  A hand with fewer than three known cards may turn out to be any that the unseen ones complete.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from ....core.mind import add_up
from ..rules.scoring import MISSING_TYPE, OUTRIGHT, TIME_TRAVEL, judge
from ..rules.tables import WishRules

SCALE: Final = 250
"""What is certain, as a byte."""
MOST: Final = 200_000
"""So many answers are remembered."""


def hands_of(rules: WishRules, players: int) -> Hands:
    """The hands of these rules with so many players, made once."""
    key = rules.components.fingerprint, players
    if key not in _HANDS:
        _HANDS[key] = Hands(rules, players)
    return _HANDS[key]


class Hands:
    """The hands of one number of players; what was worked out once is looked up after."""

    def __init__(self, rules: WishRules, players: int) -> None:
        components = rules.components
        cards = components.decks[players]
        judged = {bits(hand): judge(components, hand) for hand in combinations(cards, 3)}
        scoring = {
            hand: (verdict == OUTRIGHT, points)
            for hand, (verdict, points) in judged.items()
            if verdict not in (TIME_TRAVEL, MISSING_TYPE)
        }
        order = sorted(scoring.values())
        self.deck = bits(cards)
        self.rank: dict[int, float] = dict.fromkeys(judged, 0.0) | {
            hand: (bisect(order, strength) / len(order)) ** ((players - 1) / 2) for hand, strength in scoring.items()
        }
        """Of every three cards, from 0 for those that lose to 1: about how likely nobody holds better ones."""
        self.blind = {
            held: _mean(self._ranks(self.deck & ~held, held))
            for known in range(4)
            for held in map(bits, combinations(cards, known))
        }
        """The hope for every hand if nothing else is known."""
        self.promised = {held: round(SCALE * hope) for held, hope in self.blind.items()}
        """The same as a byte."""
        self._hopes: dict[tuple[int, int], float] = {}
        self._beaten: dict[tuple[int, int, float], float] = {}

    def hope(self, unseen: int, held: int) -> float:
        """The mean rank of what a hand may turn out to be."""
        found = self._hopes.get((unseen, held))
        if found is None:
            if len(self._hopes) > MOST:
                self._hopes.clear()
            found = self._hopes[unseen, held] = _mean(self._ranks(unseen, held))
        return found

    def beaten(self, unseen: int, held: int, rank: float) -> float:
        """How likely a hand is no better than this rank."""
        found = self._beaten.get((unseen, held, rank))
        if found is None:
            if len(self._beaten) > MOST:
                self._beaten.clear()
            found = _mean([one <= rank for one in self._ranks(unseen, held)])
            self._beaten[unseen, held, rank] = found
        return found

    def _ranks(self, unseen: int, held: int) -> list[float]:
        """The ranks of all that a hand may turn out to be."""
        cards = [1 << card for card in range(unseen.bit_length()) if unseen >> card & 1]
        return [self.rank[held | sum(rest)] for rest in combinations(cards, 3 - held.bit_count())]


def bits(cards: Iterable[int]) -> int:
    """Cards as a whole number."""
    return sum(1 << card for card in cards)


def _mean(values: list[float]) -> float:
    return add_up(values) / len(values)


_HANDS: Final[dict[tuple[str, int], Hands]] = {}
