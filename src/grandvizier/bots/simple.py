"""A bot to begin with: it tries every choice in a few worlds that fit what its seat was told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from ..core.events import Row
from ..core.game import Options
from ..core.mind import draw
from ..core.rules import Rules
from ..core.state import State
from ..match import Choice
from ..match.choices import leaves
from .bot import Remembering


class SimpleBot(Remembering):
    """Takes the choice whose `worth` is highest on the mean; a bot of one's own says what a position is worth."""

    worlds: ClassVar[int] = 4
    """In so many imagined worlds each choice is tried."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: int, seed: str) -> None:
        super().__init__()
        self.rules, self.players, self.options, self.seat = rules, players, options, seat
        self.rng = Random(f"{type(self).__name__}|{seed}|{seat}")
        self.mind = rules.game.mind(rules)

    def worth(self, state: State) -> float:
        """What a position is worth to this seat: its lead in points, unless a bot knows better."""
        scores = state.scores()
        return scores[self.seat] - max((score for who, score in enumerate(scores) if who != self.seat), default=0)

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """The best of all choices, each to its end."""
        del deadline
        belief = self.rules.game.belief(self.rules, self.players, self.options, self.seat)
        for event in self.heard:
            belief.hear(event)
        worlds = [belief.imagine(self.rng) for _ in range(self.worlds)]
        return max(leaves(choices), key=lambda choice: sum(self._tried(world, choice.path) for world in worlds))

    def _tried(self, world: State, path: Sequence[Row]) -> float:
        after = world.after(path)
        draw(after, self.rng)
        return self.worth(after)
