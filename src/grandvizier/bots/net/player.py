"""A bot that does what its network likes best, at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from ...core.game import Belief, Options
from ...core.rules import Rules
from ...core.state import State
from ...match import Choice
from ...nets.network import Network
from ..bot import Following
from .judgement import Judgement


class NetBot(Following[Belief]):
    """Looks once and chooses.

    A seat observes the same in every position that it may imagine, so it imagines one and asks the network about that.
    """

    def __init__(
        self, rules: Rules, players: int, options: Options, seat: int, seed: str, *, network: Network, name: str
    ) -> None:
        network.check(name, rules, players, options)
        super().__init__(partial(rules.game.belief, rules, players, options, seat))
        self._judgement = Judgement(rules, network, options)
        self._rng = Random(f"net|{seed}|{seat}")

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """The choice that the network likes best; what completes it is chosen the same way."""
        del deadline
        world: State | None = None
        while True:
            at = 0
            if len(choices) > 1:
                world = world or self._witness.imagine(self._rng)
                weights = self._judgement.assess(world, [choice.path[-1] for choice in choices]).weights
                at = weights.index(max(weights))
            choice = choices[at]
            if not choice.then:
                return choice
            world = world or self._witness.imagine(self._rng)
            world.step(choice.path[-1])
            choices = choice.then
