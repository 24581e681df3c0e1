"""What a network thinks of a position: how good each row is and what each seat may expect, in one call."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from math import tanh
from random import Random
from typing import ClassVar, Final, NamedTuple

import numpy as np

from ...core.events import Row, Seat
from ...core.game import Options
from ...core.mind import MARGIN, WIN, final
from ...core.rules import Rules
from ...core.state import CHANCE, State
from ...nets.inputs import Inputs
from ...nets.network import Network

KEPT: Final = 4096
"""So many questions are remembered: the tree comes back to a question that was judged, to weigh its rows."""


class Assessment(NamedTuple):
    """Both at once."""

    weights: list[float]
    """For each row, above 0, together 1."""
    payoffs: list[float]
    """For each seat, as `Mind.judge` has them."""


class Judgement:
    """A network as search's `Mind`; what it does not know of, the game's own mind says."""

    finalists: ClassVar[int] = 1

    def __init__(self, rules: Rules, network: Network, options: Options) -> None:
        assert rules.game.observe is not None
        self._observe = rules.game.observe
        self._network = network
        self._inputs = _inputs(rules)
        self._agreement = self._inputs.agreement(options)
        self._own = rules.game.mind(rules)
        self._seen: OrderedDict[tuple[bytes, Seat, tuple[Row, ...]], Assessment] = OrderedDict()

    def assess(self, state: State, rows: Sequence[Row]) -> Assessment:
        """What whoever is asked may make of these rows, and what everybody may expect."""
        observed, seat = self._observe(state, state.seat), state.seat
        key = observed, seat, tuple(rows)
        found = self._seen.get(key)
        if found is None:
            if len(self._seen) >= KEPT:
                self._seen.popitem(last=False)
            found = self._seen[key] = self._answer(observed, state.players, seat, rows)
        return found

    def _answer(self, observed: bytes, players: int, seat: Seat, rows: Sequence[Row]) -> Assessment:
        numbers, mask = self._inputs.one(observed, self._agreement, players, seat, rows)
        logits, shares, leads = self._network.answer(numbers)
        chances = np.where(mask, np.exp(logits - logits[mask].max()), 0)
        by_row = np.zeros(len(mask))
        by_row[self._inputs.turned(players, seat)] = chances / chances.sum()
        weights = (by_row[list(rows)] + 1e-6).tolist()
        if players == 1:
            return Assessment(weights, [float(shares[0])])
        sharing = shares[:players] / max(float(shares[:players].sum()), 1e-6)
        turns = [(at - seat) % players for at in range(players)]
        margins = [0.5 + 0.5 * tanh(float(leads[turn]) / MARGIN) for turn in turns]
        payoffs = [WIN * float(sharing[turn]) + (1 - WIN) * margin for turn, margin in zip(turns, margins, strict=True)]
        return Assessment(weights, payoffs)

    # As search's Mind.

    def weigh(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """As the network likes each row."""
        return self.assess(state, rows).weights

    def play_on(self, state: State, rng: Random) -> None:
        """To the next true decision: nothing is judged better than there."""
        while not state.over:
            rows = state.legal()
            if state.seat != CHANCE and len(rows) > 1:
                return
            state.step(rows[int(rng.random() * len(rows))])

    def judge(self, state: State) -> Sequence[float]:
        """The result, or what the network expects."""
        return final(state) if state.over else self.assess(state, state.legal()).payoffs

    def likelihood(self, state: State, seat: Seat) -> float:
        """By the game's own mind."""
        return self._own.likelihood(state, seat)

    def outlook(self, state: State, seat: Seat) -> Mapping[str, float]:
        """By the game's own mind: a network does not know where its points come from."""
        return self._own.outlook(state, seat)


_INPUTS: Final[dict[tuple[str, str, int], Inputs]] = {}


def _inputs(rules: Rules) -> Inputs:
    """For these rules, made once."""
    key = rules.game.name, rules.components.fingerprint, rules.edition
    if key not in _INPUTS:
        _INPUTS[key] = Inputs(rules)
    return _INPUTS[key]
