"""What an Orderly may expect of each extra task (SW-44, SW-46)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erf, sqrt
from typing import Final, TypeAlias

from .....core.events import Seat
from .....core.mind import add_up
from ...rules.position import NONE, Position
from ...rules.scoring import task_hearts
from ...rules.tables import SultanRules

GEM: Final = 0.8
"""What the first place's gem adds to its points."""
VARIANCE: Final = 1.2
"""How much a card that is not known adds to the variance of a difference between two tasks."""
ADDED, ADDED_UNSEEN = 0.75, 1.2
"""How many cards a cycle adds to the stack, for whoever knows all and for a seat that sees only its own."""
LEANING: Final = 1
"""The hearts that a rival's card is taken to add where the rival's Orderly is."""
MOST: Final = 12
"""More cards than this that are not known tell no more."""
REMEMBERED: Final = 200_000

Hearts: TypeAlias = tuple[list[int], int]
"""The hearts of each task as far as they are known, and how many cards are not, or are to come."""


class Places:
    """The extra tasks; what was worked out once is remembered."""

    def __init__(self, rules: SultanRules, weights: Mapping[str, float]) -> None:
        self._rules = rules
        self._wait = weights["wait"]
        self._pay = [points + GEM * gems for points, gems in rules.components.places]
        self._cycles = rules.components.cycles
        self._found: dict[tuple[tuple[int, ...], int], list[float]] = {}

    def known(self, s: Position, seat: Seat) -> Hearts:
        """The hearts that a seat knows of; a rival's card is likely for where the rival's Orderly is."""
        if s.turned:
            return self.all(s)
        rules, mine, unknown = self._rules, 1 << seat, 0
        hearts = list(s.hearts) or [0] * len(rules.components.tasks)
        for card, seers, by in zip(s.stack, s.stack_known, s.stack_by, strict=True):
            if seers & mine:
                hearts[rules.tasks[card]] += rules.hearts[card]
            else:
                unknown += 1
                if by != NONE and s.orderlies[by] != NONE:
                    hearts[s.orderlies[by]] += LEANING
        return hearts, self._rounded(unknown + ADDED_UNSEEN * (self._cycles[s.players] - s.cycle))

    def all(self, s: Position) -> Hearts:
        """The hearts of the whole stack."""
        later = 0.0 if s.turned else ADDED * (self._cycles[s.players] - s.cycle)
        return task_hearts(self._rules.components, s.stack, s.hearts), self._rounded(later)

    @staticmethod
    def _rounded(cards: float) -> int:
        return min(MOST, int(cards + 0.5))

    def pays(self, hearts: Sequence[int], unknown: int) -> list[float]:
        """What an Orderly on each task may expect to be paid."""
        key = (tuple(hearts), unknown)
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            found = self._found[key] = [self._expected(hearts, task, unknown) for task in range(len(hearts))]
        return found

    def _expected(self, hearts: Sequence[int], task: int, unknown: int) -> float:
        """The pay of each place, by how likely so many other tasks end with more hearts."""
        first, second, third = 1.0, 0.0, 0.0
        deviation = sqrt(2 * (VARIANCE * unknown + 0.02))
        for other, there in enumerate(hearts):
            if other != task:
                more = 0.5 + 0.5 * erf((there - hearts[task] - 0.5) / deviation)
                less = 1 - more
                first, second, third = first * less, second * less + first * more, third * less + second * more
        pay = add_up(share * points for share, points in zip((first, second, third), self._pay, strict=True))
        return pay if hearts[task] else pay * (1 - (1 - 1 / len(hearts)) ** unknown)

    def hope(self, s: Position, seat: Seat, pays: Sequence[float]) -> float:
        """What a seat's Orderly may expect; one that is not on the chart yet has part of the best place."""
        space = s.orderlies[seat]
        if space != NONE:
            return pays[space]
        if s.cycle >= self._cycles[s.players]:
            return 0.0
        return self._wait * max([pay for task, pay in enumerate(pays) if task not in s.orderlies])
