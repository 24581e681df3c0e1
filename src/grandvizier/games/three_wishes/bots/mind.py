"""How search thinks about 3 Wishes: everybody gathers a good hand, and declares when they believe to lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from ....core.events import Row, Seat
from ....core.mind import PlainMind, draw, expected, final
from ....core.rules import Rules
from ....core.state import NOBODY, State
from ..rules.position import Position
from ..rules.scoring import markers_won
from ..rules.tables import WishRules
from ..rules.turns import DECLARE_FROM_ROUND, declare, peek, shuffle, switch
from ..sight import questions as ask
from ..sight.hands import hands_of
from .knowledge import Knowledge
from .outlook import SOURCES, outlook

if TYPE_CHECKING:
    from random import Random

WARMTH: Final = 0.08
"""A row that promises so much less of the win than another looks about a third as promising."""
HOPELESS: Final = exp(-4)
"""No row looks less promising than this beside the best one."""
BOLD, BOLDER, BOLDEST = 0.55, 0.02, 0.2
"""The chance to lead that is good enough to declare, by how much it falls each round, and how far."""
GATHERED, MISSED = 3.0, 1.5
"""How telling hope for a rival's hand is, and what it could still gain; fitted to games of `vizier` and `greedy`."""
CHAIN_SPREAD: Final = 2.0
"""By how many victory markers a chain of games may still turn."""


class Mind(PlainMind):
    """Weighs hands by how likely nobody has a better one, and plays games to their end."""

    sources = SOURCES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, WishRules)
        moves = rules.moves
        self._rules = rules
        self._plans = {
            setting: (
                [moves.rows[row][1][0] for row in rows if moves.rows[row][0] is peek],
                [moves.rows[row][1] for row in rows if moves.rows[row][0] is switch],
            )
            for setting, rows in rules.actions.items()
        }
        """The places to look at and the pairs to switch, in the order of the rows; a shuffle comes after them."""
        self._actions = {args: row for row, (rule, args) in enumerate(moves.rows) if rule in (peek, switch, shuffle)}
        self._declare = moves.number(declare)

    def weigh(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """By what a row promises to whoever is asked, as far as they know."""
        assert isinstance(state, Position)
        if state.what not in (ask.FIRST_ACTION, ask.SECOND_ACTION):
            return [1.0] * len(rows)
        knowledge = Knowledge(state, hands_of(self._rules, state.players), state.seat)
        places, pairs = self._plans[state.players, state.own_switch, state.seat]
        values = [*knowledge.looks(places), *knowledge.switches(pairs), knowledge.hiding()]
        if len(rows) > len(values):
            values.append(knowledge.chance() - boldness(state.round))
        most = max(values)
        return [max(exp((value - most) / WARMTH), HOPELESS) for value in values]

    def play_on(self, state: State, rng: Random) -> None:
        """As everybody would by what they know, to the end of the game."""
        assert isinstance(state, Position)
        hands, game = hands_of(self._rules, state.players), state.game
        while state.seat != NOBODY and state.game == game:
            if state.seat < 0:
                draw(state, rng)
                continue
            if state.what not in (ask.FIRST_ACTION, ask.SECOND_ACTION):
                rows = state.legal()
                state.step(rows[int(rng.random() * len(rows))])
                continue
            knowledge = Knowledge(state, hands, state.seat)
            if (
                state.what == ask.FIRST_ACTION
                and state.round >= DECLARE_FROM_ROUND
                and knowledge.chance() > boldness(state.round)
            ):
                state.step(self._declare)
            else:
                state.step(self._actions[knowledge.in_passing(rng.random)])

    def judge(self, state: State) -> Sequence[float]:
        """The result; between the games of a chain by the markers, as if anybody might win the next game."""
        assert isinstance(state, Position)
        if state.over:
            return final(state)
        gains = [markers_won(streak=seat == state.winner) / state.players for seat in range(state.players)]
        return expected([had + gain for had, gain in zip(state.markers, gains, strict=True)], CHAIN_SPREAD)

    def likelihood(self, state: State, seat: Seat) -> float:
        """Rivals have gathered good hands, and have taken what they knew to be better."""
        assert isinstance(state, Position)
        hands, log = hands_of(self._rules, state.players), 0.0
        for rival in range(state.players):
            if rival != seat:
                knowledge = Knowledge(state, hands, rival)
                log += GATHERED * knowledge.hope() - MISSED * knowledge.missed()
        return log

    def outlook(self, state: State, seat: Seat) -> Mapping[str, float]:
        """What a hand's points come from."""
        assert isinstance(state, Position)
        return outlook(state, seat)


def boldness(turn: int) -> float:
    """The chance of leading that is good enough to declare in this round."""
    return max(BOLDEST, BOLD - BOLDER * turn)
