"""How search thinks about 3 Wishes: everybody gathers a good hand, and declares when they believe to lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from ...core.mind import draw, expected, final
from ...core.rules import Rules
from ...core.state import NOBODY, State
from .events import FIRST_ACTION, SECOND_ACTION
from .hands import Hands
from .outlook import outlook
from .rules import DECLARE_FROM_ROUND, UNDRAWN, Position, declare, peek, shuffle, switch
from .scoring import markers_won
from .sight import Sight
from .table import WishRules

if TYPE_CHECKING:
    from random import Random

WARMTH: Final = 0.08
"""A row that promises so much less of the win than another looks about a third as promising."""
HOPELESS: Final = exp(-4)
"""No row looks less promising than this beside the best one."""
AHEAD: Final = 2
"""How many rounds are played on at most."""
BOLD, BOLDER, BOLDEST = 0.55, 0.02, 0.2
"""The chance to lead that is good enough to declare, by how much it falls each round, and how far."""
KEEN: Final = 3.0
"""How much likelier the best hand wins in the end than one that loses: e to this."""
OWN_KNOWLEDGE: Final = 0.3
"""How much of a hand's worth is what its owner knows of it."""
CHAIN_SPREAD: Final = 2.0
"""By how many victory markers a chain of games may still turn."""


class Mind:
    """Judges hands by how likely nobody has a better one."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, WishRules)
        moves = rules.moves
        self._rules = rules
        self._by_players: dict[int, Hands] = {}
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

    def weigh(self, state: State, rows: Sequence[int]) -> Sequence[float]:
        """By what a row promises to whoever is asked, as far as they know."""
        assert isinstance(state, Position)
        if state.what not in (FIRST_ACTION, SECOND_ACTION):
            return [1.0] * len(rows)
        sight = Sight(state, self._hands(state.players))
        places, pairs = self._plans[state.players, state.own_switch, state.seat]
        values = [*sight.looks(places), *sight.switches(pairs), sight.hiding()]
        if len(rows) > len(values):
            values.append(sight.chance() - boldness(state.round))
        most = max(values)
        return [max(exp((value - most) / WARMTH), HOPELESS) for value in values]

    def play_on(self, state: State, rng: Random) -> None:
        """As everybody would by what they know, until somebody declares or AHEAD rounds are over."""
        assert isinstance(state, Position)
        hands, game, turns = self._hands(state.players), state.game, AHEAD * state.players
        while state.seat != NOBODY and state.game == game:
            if state.seat < 0:
                draw(state, rng)
                continue
            if state.what not in (FIRST_ACTION, SECOND_ACTION):
                rows = state.legal()
                state.step(rows[int(rng.random() * len(rows))])
                continue
            sight = Sight(state, hands)
            if state.what == FIRST_ACTION:
                if state.round >= DECLARE_FROM_ROUND and sight.chance() > boldness(state.round):
                    state.step(self._declare)
                    continue
                if not turns:
                    break
                turns -= 1
            state.step(self._actions[sight.in_passing(rng.random)])

    def judge(self, state: State) -> Sequence[float]:
        """The result; before the end, by the hands as they lie and as far as their owners know them."""
        assert isinstance(state, Position)
        if state.over:
            return final(state)
        hopes = self._hands(state.players).blind
        keen = [
            exp(KEEN * ((1 - OWN_KNOWLEDGE) * hopes[real] + OWN_KNOWLEDGE * hopes[known]))
            for real, known in _hands_of(state)
        ]
        whole = sum(keen)
        shares = [one / whole for one in keen]
        if not state.chain:
            return shares
        gains = [markers_won(streak=seat == state.winner) * share for seat, share in enumerate(shares)]
        return expected([had + gain for had, gain in zip(state.markers, gains, strict=True)], CHAIN_SPREAD)

    def outlook(self, state: State, seat: int) -> Mapping[str, float]:
        """What a hand's points come from."""
        assert isinstance(state, Position)
        return outlook(state, seat)

    def _hands(self, players: int) -> Hands:
        if players not in self._by_players:
            self._by_players[players] = Hands(self._rules, players)
        return self._by_players[players]


def boldness(turn: int) -> float:
    """The chance of leading that is good enough to declare in this round."""
    return max(BOLDEST, BOLD - BOLDER * turn)


def _hands_of(s: Position) -> list[tuple[int, int]]:
    """Every hand as it lies, and as its owner knows it."""
    hands = []
    for seat in range(s.players):
        real = known = 0
        for place in range(3 * seat + 3, 3 * seat + 6):
            card = s.cards[place]
            if card != UNDRAWN:
                real |= 1 << card
                if s.seen[place] >> seat & 1 or not s.seen[place]:
                    known |= 1 << card
        hands.append((real, known))
    return hands
