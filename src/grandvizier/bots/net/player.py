"""Bots that play by a network: at a glance, or by a search in which it judges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from ...core.game import Belief, Options
from ...core.rules import Rules
from ...core.state import State
from ...match import Choice
from ...nets.network import Network
from ..bot import Bot, Following
from ..search.forgetting import remembered
from ..search.thinker import Thinker, Thinking
from .glance import Glance
from .judgement import Judgement


def net_bot(
    rules: Rules, players: int, options: Options, seat: int, seed: str, *, network: Network, how: Glance | Thinking
) -> Bot:
    """One for a table that its network was trained for."""
    judgement = Judgement(rules, network, options)
    if isinstance(how, Thinking):
        return Thinker(rules, players, options, seat, seed, level=how, mind=judgement)
    return Glancing(rules, players, options, seat, seed, judgement=judgement, glance=how)


class Glancing(Following[Belief]):
    """Looks once and chooses.

    A seat observes the same in every position that it may imagine, so it imagines one and asks the network about that.
    """

    def __init__(
        self, rules: Rules, players: int, options: Options, seat: int, seed: str,
        *, judgement: Judgement, glance: Glance,
    ) -> None:  # fmt: skip
        super().__init__(partial(rules.game.belief, rules, players, options, seat))
        self._kinds, self._seat = rules.game.kinds, seat
        self._judgement, self._glance = judgement, glance
        self._rng = Random(f"net|{seed}|{seat}")

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """The choice that it likes best of those it sees; what completes it is chosen the same way."""
        del deadline
        world: State | None = None
        while True:
            choice = choices[0]
            if len(choices) > 1:
                world = world or self._imagined()
                rows = [choice.path[-1] for choice in choices]
                judged = self._judgement.weigh(world, rows)
                choice = choices[self._glance.choose(judged, partial(self._judgement.at_once, world, rows))]
            if not choice.then:
                return choice
            world = world or self._imagined()
            world.step(choice.path[-1])
            choices = choice.then

    def _imagined(self) -> State:
        """A position that agrees with all that it remembers."""
        belief, faces = self._witness, self._glance.memory
        if faces is not None:
            belief = self._begin()
            for event in remembered(self.heard, self._kinds, self._seat, faces):
                belief.hear(event)
        return belief.imagine(self._rng)
