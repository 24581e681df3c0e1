"""A plain judgement for 3 Wishes: gather a good hand, look at what you do not know, declare when you lead."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from ....core.events import Place, Row, Seat
from ....core.game import Options
from ....core.rules import Rules
from ..rules.scoring import OUTRIGHT, judge
from ..rules.tables import WishRules
from ..rules.turns import declare, look, peek, shuffle, switch
from ..sight.belief import Belief

UNKNOWN: Final = -1
SURE_WIN: Final = 30
"""What winning outright counts for among points."""
SWITCHED: Final = -0.25
"""What a switch costs that changes nothing."""


class Appraiser(Belief):
    """Values each choice in points it hopes to gain."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        super().__init__(rules, players, options, seat)
        self._ready = False
        self.unseen: tuple[int, ...] = ()
        self.hopes: dict[tuple[int, ...], float] = {}
        """By the known cards of a hand, its mean points: it hangs on what is unseen alone."""
        self.hands: list[tuple[int, ...]] = []
        self.now = [0.0] * players
        self.gains: list[dict[tuple[int, int], float]] = [{} for _ in range(players)]
        """For each seat what it would be worth to me that a card lay at one of its places."""

    def hear(self, event: tuple[int, ...]) -> None:
        """Take in one event."""
        super().hear(event)
        self._ready = False

    def _consider(self) -> None:
        """Gather what the next choices are judged by."""
        known: dict[int, int] = self.notebook()["known"]
        self.known = [known.get(place, UNKNOWN) for place in range(len(self.cards))]
        unseen = tuple(card for card in self.deck if card not in known.values())
        if unseen != self.unseen:
            self.unseen = unseen
            self.hopes.clear()
            self.hands = []
        hands = [tuple(self.known[3 * seat + 3 : 3 * seat + 6]) for seat in range(self.players)]
        for seat, hand in enumerate(hands):
            if not self.hands or hand != self.hands[seat]:
                self.gains[seat] = {}
                self.now[seat] = self._hope(hand)
        self.hands = hands
        self._ready = True

    def appraise(self, path: tuple[Row, ...]) -> float:
        """How good this choice looks; comparable among the choices of one question."""
        if not self._ready:
            self._consider()
        rule, args = self.rules.moves.rows[path[-1]]
        if rule is switch:
            return self._switch(*args)
        if rule is declare:
            return SURE_WIN if self._win_chance() > max(0.2, 0.7 - 0.02 * self.round) else -1
        if rule is shuffle:
            return -1
        assert rule in (peek, look)
        return self._peek(args[0])

    def _peek(self, place: Place) -> float:
        """Own cards first, then the others."""
        if self.known[place] != UNKNOWN:
            return -0.5
        return 1.5 if place // 3 == self.seat + 1 else 0.75

    def _switch(self, a: Place, b: Place) -> float:
        """What my hand gains, and half of what a rival's loses."""
        known = self.known
        if a // 3 == b // 3 or known[a] == known[b]:
            return SWITCHED
        return self._gain(a, known[b]) + self._gain(b, known[a]) + SWITCHED

    def _gain(self, place: Place, card: int) -> float:
        """What it is worth to me that this card comes to lie at this place; switches ask the same over and over."""
        seat, at = place // 3 - 1, place % 3
        if seat < 0:
            return 0.0
        gain = self.gains[seat].get((at, card))
        if gain is None:
            hand = self.hands[seat]
            change = self._hope((*hand[:at], card, *hand[at + 1 :])) - self.now[seat]
            gain = self.gains[seat][at, card] = change if seat == self.seat else -change / 2
        return gain

    def _hope(self, cards: tuple[int, ...]) -> float:
        """The mean points of a hand over what its unknown cards may be."""
        key = tuple(sorted(cards))
        hope = self.hopes.get(key)
        if hope is None:
            points = self._completions(key)
            hope = self.hopes[key] = sum(points) / len(points)
        return hope

    def _completions(self, cards: tuple[int, ...]) -> list[int]:
        """The points of every hand that these cards may turn out to be; 0 loses."""
        worth = _worth(self.rules)
        known = tuple(card for card in cards if card != UNKNOWN)
        missing = len(cards) - len(known)
        return [worth[known + rest] for rest in combinations(self.unseen, missing)] or [0]

    def _win_chance(self) -> float:
        """The chance that no rival's hand beats mine, which I know."""
        mine = self.now[self.seat]
        if UNKNOWN in self.hands[self.seat] or not mine:
            return 0.0
        chance = 1.0
        for rival in set(range(self.players)) - {self.seat}:
            points = self._completions(self.hands[rival])
            chance *= sum(p <= mine for p in points) / len(points)
        return chance


def _worth(rules: WishRules) -> dict[tuple[int, ...], int]:
    """The points of every three cards in any order, worked out once."""
    if not rules.worth:
        components = rules.components
        for hand in combinations(range(len(components.ids)), 3):
            verdict, points = judge(components, hand)
            for cards in permutations(hand):
                rules.worth[cards] = SURE_WIN if verdict == OUTRIGHT else points
    return rules.worth
