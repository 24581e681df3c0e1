"""A plain judgement for 3 Wishes: gather a good hand, look at what you do not know, declare when you lead."""

from __future__ import annotations

from itertools import combinations
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


class Appraiser(Belief):
    """Values each choice in points it hopes to gain."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        super().__init__(rules, players, options, seat)
        self._ready = False

    def hear(self, event: tuple[int, ...]) -> None:
        """Take in one event."""
        super().hear(event)
        self._ready = False

    def _consider(self) -> None:
        """Gather what the next choices are judged by."""
        known: dict[int, int] = self.notebook()["known"]
        self.known = [known.get(place, UNKNOWN) for place in range(len(self.cards))]
        self.unseen = tuple(card for card in self.deck if card not in known.values())
        self.hopes: dict[tuple[int, ...], float] = {}
        self.mine = self._hope(self._hand(self.seat))
        self._ready = True

    def _hand(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self.known[3 * seat + 3 : 3 * seat + 6])

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

    def _switch(self, a: int, b: int) -> float:
        """What my hand gains, and half of what a rival's loses."""
        before = self.known
        after = before[:]
        after[a], after[b] = after[b], after[a]
        gain = 0.0
        for seat in {a // 3 - 1, b // 3 - 1} - {-1}:
            mine = slice(3 * seat + 3, 3 * seat + 6)
            change = self._hope(tuple(after[mine])) - self._hope(tuple(before[mine]))
            gain += change if seat == self.seat else -change / 2
        return gain - 0.25

    def _hope(self, cards: tuple[int, ...]) -> float:
        """The mean points of a hand over what its unknown cards may be."""
        key = tuple(sorted(cards))
        if key not in self.hopes:
            points = self._completions(key)
            self.hopes[key] = sum(points) / len(points)
        return self.hopes[key]

    def _completions(self, cards: tuple[int, ...]) -> list[int]:
        """The points of every hand that these cards may turn out to be; 0 loses."""
        worth = _worth(self.rules)
        known = tuple(card for card in cards if card != UNKNOWN)
        missing = len(cards) - len(known)
        return [worth[tuple(sorted(known + rest))] for rest in combinations(self.unseen, missing)] or [0]

    def _win_chance(self) -> float:
        """The chance that no rival's hand beats mine, which I know."""
        mine = self._hand(self.seat)
        if UNKNOWN in mine or not self.mine:
            return 0.0
        chance = 1.0
        for rival in set(range(self.players)) - {self.seat}:
            points = self._completions(self._hand(rival))
            chance *= sum(p <= self.mine for p in points) / len(points)
        return chance


def _worth(rules: WishRules) -> dict[tuple[int, ...], int]:
    """The points of every three cards, worked out once."""
    if not rules.worth:
        components = rules.components
        for hand in combinations(range(len(components.ids)), 3):
            verdict, points = judge(components, hand)
            rules.worth[hand] = SURE_WIN if verdict == OUTRIGHT else points
    return rules.worth
