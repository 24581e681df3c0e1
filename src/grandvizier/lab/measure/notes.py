"""What is noted down while a game is played: only what its journal does not tell afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from ...core.events import Seat
from ...match import Choice, Match
from ...match.chance import Chance, Draw
from .inventory import Inventory
from .restriction import without


class Notes:
    """Goes along with one match, and hands every seat its choices."""

    def __init__(self, match: Match, box: Inventory, may_not: dict[Seat, frozenset[int]]) -> None:
        self._match = match
        self._named = box.moves
        self._may_not = may_not
        self._turn: Seat | None = None
        self.legal: list[int] = []
        """For each choice, between how many it was made."""
        self.asked: list[int] = []
        """For each choice, the number of its question."""
        self.offered: list[Counter[int]] = [Counter() for _ in range(match.players)]
        """For each seat how often it was offered each thing."""
        self.turns: list[tuple[int, Seat, list[int]]] = []
        """At the beginning of each turn: how many choices were made, whose turn it is, and the points so far."""

    def offer(self, seat: Seat, choices: Sequence[Choice]) -> Sequence[Choice]:
        """Note what a seat may choose, and hand it on, less what it may not use."""
        if seat in self._may_not:
            choices = without(choices, self._may_not[seat])
        if seat != self._turn:
            self._turn = seat
            self.turns.append((len(self.legal), seat, self._match.scores))
        things: set[int] = set()
        self.legal.append(self._count(choices, things))
        self.asked.append(self._match.state.what)
        self.offered[seat].update(things)
        return choices

    def _count(self, choices: Sequence[Choice], things: set[int]) -> int:
        """How many whole choices there are; the things that they name are added to those that were."""
        whole = 0
        named = self._named
        for choice in choices:
            if about := named[choice.path[-1]]:
                things.update(about)
            whole += self._count(choice.then, things) if choice.then else 1
        return whole


class Draws:
    """Answers chance as it is told, but for one draw where something else is wanted: there comes the next one."""

    def __init__(self, chance: Chance, instead_of: tuple[int, int] | None = None) -> None:
        self._chance = chance
        self._instead_of = instead_of
        self.ways: list[int] = []
        """For each draw how many were possible."""

    def __call__(self, draw: Draw) -> int:
        """The answer to the next question."""
        answer = self._chance(draw)
        self.ways.append(len(draw.rows))
        if self._instead_of == (len(self.ways) - 1, answer) and len(draw.rows) > 1:
            rows = [row for row in draw.rows if row != answer]
            return self._chance(Draw(draw.rules, draw.question, draw.pile, draw.shuffle, rows))
        return answer


def rng(seed: str, what: str, number: int) -> Random:
    """Dice for one purpose in one game."""
    return Random(f"{seed}|{what}|{number}")
