"""What each choice gains at a glance, in points: fast, and from nothing but what whoever is asked knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from .....core.events import Row, Seat
from ...box import terms as b
from ...rules.effects import use_effect
from ...rules.extra_tasks import extra_task, orderly
from ...rules.market import buy
from ...rules.position import NONE, Position
from ...rules.tables import SultanRules
from ...rules.turns import lamp
from ...rules.wishes import fulfil
from ...sight import questions as ask
from ...travelers.track import travel
from .glance import JudgedPosition
from .weights import WEIGHTS
from .worth import Worth

Gains: TypeAlias = list[float]
Ask: TypeAlias = Callable[[Position, int, Sequence[int]], Gains]
ORDERLY, EXTRA_TASK, FULFIL, EFFECT, TRAVEL, BUY, LAMP, OTHER = range(8)
SORTS: Final[Mapping[object, int]] = {
    orderly: ORDERLY, extra_task: EXTRA_TASK, fulfil: FULFIL, use_effect: EFFECT, travel: TRAVEL, buy: BUY, lamp: LAMP,
}  # fmt: skip
"""What a row is about."""
IDLE: Final = 2.0
"""A card in the hand that brings less than this under a wish may go to an extra task."""


class Instinct:
    """The questions of the base game."""

    def __init__(self, rules: SultanRules, weights: Mapping[str, float] = WEIGHTS) -> None:
        self.rules = rules
        self.weights = weights
        self.worth = Worth(rules, weights)
        self.promises, self.places, self.trade = self.worth.promises, self.worth.places, self.worth.trade
        self.sorts = bytes(SORTS.get(rule, OTHER) for rule, _ in rules.moves.rows)
        self.args = bytes(args[0] if args else 0 for _, args in rules.moves.rows)
        self.asks: dict[int, Ask] = {
            ask.TURN: self.turn, ask.UNDER: self._under, ask.AIDE: self._aide_where, ask.BUSY: self._busy,
            ask.SPY: self.stack_or_not, ask.BARGAIN: self._buy, ask.RENEW: self.throw,
            ask.TAKE: self._take, ask.OPTIONS: self._options, ask.GUARD: self._guard, ask.LOVELY: self.throw,
            ask.MEAN: self.throw, ask.SAD: self._sad,
        }  # fmt: skip
        self._effects: dict[int, Callable[[JudgedPosition, int], float]] = {
            b.AIDE: self._aide, b.SPY: self._spy, b.GEMS: self._gems, b.BARGAIN: self._bargain,
            b.HERALD: self._herald, b.RENEW: self._renew, b.RELIC: self._relic,
        }  # fmt: skip

    def gains(self, s: Position, rows: Sequence[Row]) -> Gains:
        """What each row gains for whoever is asked."""
        return self.asks[s.what](s, s.seat, rows)

    # A turn.

    def turn(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        """The mandatory actions."""
        w, sorts, args, glance = self.weights, self.sorts, self.args, JudgedPosition(self.worth, s, seat)
        bests, effect = glance.bests, self.rules.effect
        pay = self.trade.gems(s.gems[seat], self.rules.pay[s.plate], glance.turns)
        busy = 0.0 if s.free[seat] else w["busy"]
        begins = s.orderlies[seat] == NONE
        moved = w["place"] * glance.hope + (w["orderly_cost"] + busy if begins else w["move_cost"])
        found = []
        for row in rows:
            sort, arg = sorts[row], args[row]
            if sort == ORDERLY:
                gain = self._orderly(glance, arg) - moved
            elif sort == EXTRA_TASK:
                gain = self.stacking(glance, arg) - w["stacked"] * bests[arg] - w["stack_cost"]
            elif sort == FULFIL:
                gain = bests[arg] + pay - busy
            elif sort == EFFECT:
                gain = self._effects[effect[arg]](glance, arg) - w["spent"] * bests[arg] - w["effect_cost"]
            else:
                gain = self.travel(s, seat, arg)
            found.append(gain)
        return found

    def _orderly(self, glance: JudgedPosition, space: int) -> float:
        """What the Orderly may expect of a space, with the cards in the hand that may follow."""
        rules, s, value = self.rules, glance.state, glance.pays[space]
        if s.cycle < self.rules.components.cycles[s.players]:
            idle = [card for card, best in glance.bests.items() if best < IDLE and rules.tasks[card] == space]
            if idle:
                promise = glance.known[:]
                promise[space] += sum([rules.hearts[card] for card in idle])
                value += self.weights["in_hand"] * (self.places.pays(promise, glance.unknown)[space] - value)
        return self.weights["place"] * value

    def stacking(self, glance: JudgedPosition, card: int) -> float:
        """What a card on the stack does for the seat's Orderly."""
        more = glance.known[:]
        more[self.rules.tasks[card]] += self.rules.hearts[card]
        hope = self.places.hope(glance.state, glance.seat, self.places.pays(more, glance.unknown))
        return self.weights["place"] * (hope - glance.hope)

    # Effects.

    def _aide(self, glance: JudgedPosition, _: int) -> float:
        most = max(self.worth.aides(glance.state, glance.open, glance.turns).values(), default=0.0)
        return most if glance.state.free[glance.seat] else most - self.weights["busy"]

    def _spy(self, glance: JudgedPosition, _: int) -> float:
        placed = glance.state.orderlies[glance.seat] != NONE
        return self.weights["spy"] + (self.weights["spy_placed"] if placed else 0.0)

    def _gems(self, glance: JudgedPosition, _: int) -> float:
        more = self.rules.components.numbers["gems_effect"]
        return self.trade.gems(glance.state.gems[glance.seat], more, glance.turns)

    def _bargain(self, glance: JudgedPosition, _: int) -> float:
        s, off = glance.state, self.rules.bargain
        return max([self.trade.purchase(s, glance.seat, stall, off, glance.turns) for stall in range(len(s.market))])

    def _herald(self, glance: JudgedPosition, _: int) -> float:
        more = self.rules.components.numbers["herald_gems"]
        return self.trade.gems(glance.state.gems[glance.seat], more, glance.turns) + self.weights["herald"]

    def _renew(self, glance: JudgedPosition, card: int) -> float:
        poor = [other for other, best in glance.bests.items() if best < self.weights["keep"] and other != card]
        return self.weights["renew"] + self.weights["renew_each"] * len(poor)

    def _relic(self, glance: JudgedPosition, _: int) -> float:
        copies = self.rules.components.relic_copies
        kinds = {token // copies for token in glance.state.relics[glance.seat]}
        return self.weights["relic"] + self.weights["relics"] * len(kinds)

    def travel(self, s: Position, seat: Seat, step: int) -> float:
        """What a step of the Traveler brings."""
        node, w = step + 1, self.weights
        if node > self.rules.components.track.stops:
            return w["town"]
        useful = s.tokens[node] and b.RELIC in [self.rules.effect[card] for card in s.hands[seat]]
        return w["stop"] + (w["token"] if useful else 0.0)

    # What a turn asks further.

    def _under(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        turns, looks = self.promises.turns(s), {one[0]: one for one in self.promises.open(s, seat)}
        return [self.worth.attach(s, seat, looks[self.args[row]], s.arg, turns) for row in rows]

    def _aide_where(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        found = self.worth.aides(s, self.promises.open(s, seat), self.promises.turns(s))
        return [found[self.args[row]] for row in rows]

    def _busy(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        lost = self.worth.losses(s, self.promises.open(s, seat), self.promises.turns(s))
        return [-lost[self.args[row]] for row in rows]

    def stack_or_not(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        """Add a card to the stack, or none."""
        glance, spent = JudgedPosition(self.worth, s, seat), self.weights["stacked"]
        done, args = self.rules.done_row, self.args
        return [
            0.0 if row == done else self.stacking(glance, args[row]) - spent * glance.bests[args[row]] for row in rows
        ]

    def throw(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        """Throw a card away for an unknown one, or no more."""
        uses = self.worth.uses(s, seat, s.hands[seat], self.promises.turns(s))
        keep, done = self.weights["keep"], self.rules.done_row
        return [0.0 if row == done else keep - uses[self.args[row]] for row in rows]

    def _take(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        return [*self.worth.uses(s, seat, [self.args[row] for row in rows], self.promises.turns(s)).values()]

    def _buy(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        turns, off = self.promises.turns(s), self.rules.bargain
        return [self.trade.purchase(s, seat, self.args[row], off, turns) for row in rows]

    def _options(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        """Buy, use the lamp, or be done."""
        turns, off, found = self.promises.turns(s), self.rules.discount[s.plate], []
        for row in rows:
            gain = 0.0
            if self.sorts[row] == BUY:
                gain = self.trade.purchase(s, seat, self.args[row], off, turns)
            elif self.sorts[row] == LAMP:
                gain = max(self.turn(s, seat, self.rules.asks[ask.TURN](s, seat, 0))) - self.weights["lamp"]
            found.append(gain)
        return found

    # What a Guard or a plate asks.

    def _guard(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        due = {wish: mine - rivals / 2 for wish, _, _, mine, rivals, _ in self.promises.open(s, seat)}
        return [due[self.args[row]] for row in rows]

    def _sad(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        return [-gain for gain in self._guard(s, seat, rows)]
