"""What a network thinks of a position: how good each row is and what each seat may expect, in one call."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import tanh
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

import numpy as np

from ...core.events import Row, Seat
from ...core.game import Options
from ...core.mind import MARGIN, WIN, Assessment, Mind, final
from ...core.rules import Rules
from ...core.state import CHANCE, State
from ...nets.inputs import Inputs
from ...nets.network import Answer, Network

if TYPE_CHECKING:
    from numpy.typing import NDArray

KEPT: Final = 4096
"""So many questions are remembered: the tree comes back to a question that was judged, to weigh its rows."""


Question: TypeAlias = tuple[bytes, int, Seat, tuple[Row, ...]]
"""What whoever is asked sees, how many play, who is asked, and the rows."""


class Judgement:
    """A network as search's `Mind`; what it does not know of, the game's own mind says."""

    finalists: ClassVar[int] = 1
    together: ClassVar[int] = 8

    def __init__(self, rules: Rules, network: Network, options: Options) -> None:
        assert rules.game.observe is not None
        self._observe = rules.game.observe
        self._network = network
        self._inputs = _inputs(rules)
        self._agreement = self._inputs.agreement(options)
        self._rules = rules
        self._seen: OrderedDict[Question, Assessment] = OrderedDict()

    def _ask(self, asked: Sequence[tuple[State, Sequence[Row]]]) -> list[Assessment]:
        """What whoever is asked may make of these rows, and what everybody may expect: what is new, at once."""
        keys = [(self._observe(state, state.seat), state.players, state.seat, tuple(rows)) for state, rows in asked]
        new = list(dict.fromkeys(key for key in keys if key not in self._seen))
        found = dict(zip(new, self._answers(new), strict=True)) if new else {}
        assessed = [found.get(key) or self._seen[key] for key in keys]
        self._seen |= found
        while len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        return assessed

    def _answers(self, questions: Sequence[Question]) -> list[Assessment]:
        shown = [
            self._inputs.one(seen, self._agreement, players, seat, rows) for seen, players, seat, rows in questions
        ]
        if len(shown) == 1:
            ((numbers, mask),) = shown
            return [self._read(questions[0], mask, self._network.answer(numbers))]
        logits, shares, leads = self._network.answer(np.stack([numbers for numbers, _ in shown]))
        return [
            self._read(question, mask, Answer(logits[at], shares[at], leads[at]))
            for at, (question, (_, mask)) in enumerate(zip(questions, shown, strict=True))
        ]

    def _read(self, question: Question, mask: NDArray[np.bool_], answer: Answer) -> Assessment:
        """What the network says, by the table's rows and seats."""
        _, players, seat, rows = question
        logits, shares, leads = answer
        chances = np.where(mask, np.exp(logits - logits[mask].max()), 0)
        by_row = np.zeros(len(mask))
        by_row[self._inputs.turned(players, seat)] = chances / chances.sum()
        weights = dict(zip(rows, (by_row[list(rows)] + 1e-6).tolist(), strict=True))
        if players == 1:
            return Assessment([float(shares[0])], weights)
        sharing = shares[:players] / max(float(shares[:players].sum()), 1e-6)
        turns = [(at - seat) % players for at in range(players)]
        margins = [0.5 + 0.5 * tanh(float(leads[turn]) / MARGIN) for turn in turns]
        payoffs = [WIN * float(sharing[turn]) + (1 - WIN) * margin for turn, margin in zip(turns, margins, strict=True)]
        return Assessment(payoffs, weights)

    @cached_property
    def _own(self) -> Mind:
        """The game's own mind, for what a network does not know."""
        return self._rules.game.mind(self._rules)

    def at_once(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """How good each row looks at once, as the game's own mind sees it: weights above 0."""
        return self._own.weigh(state, rows)

    # As search's Mind.

    def weigh(self, state: State, rows: Sequence[Row]) -> Sequence[float]:
        """As the network likes each row."""
        ((_, weights),) = self._ask([(state, rows)])
        return [*weights.values()]

    def play_on(self, state: State, rng: Random) -> None:
        """To the next true decision: nothing is judged better than there."""
        while not state.over:
            rows = state.legal()
            if state.seat != CHANCE and len(rows) > 1:
                return
            state.step(rows[int(rng.random() * len(rows))])

    def judge(self, state: State) -> Sequence[float]:
        """The result, or what the network expects."""
        ((payoffs, _),) = self.assess([state])
        return payoffs

    def assess(self, states: Sequence[State]) -> Sequence[Assessment]:
        """Both of many positions, in one call."""
        going = iter(self._ask([(state, state.legal()) for state in states if not state.over]))
        return [Assessment(final(state), {}) if state.over else next(going) for state in states]

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
