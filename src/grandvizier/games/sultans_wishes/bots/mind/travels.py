"""What the choices gain that come with the Travelers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .....core.events import Row, Seat
from .....core.mind import add_up
from ...box.terms import GIFT_POINTS, IMMEDIATE
from ...rules.position import Position, public
from ...rules.tables import SultanRules
from ...sight import questions as ask
from ...travelers.gifts import shown_tasks
from ...travelers.scoring import gift_points
from .instinct import Gains, Instinct
from .weights import WEIGHTS


class WiderInstinct(Instinct):
    """The questions of the base game and of the Travelers."""

    def __init__(self, rules: SultanRules, weights: Mapping[str, float] = WEIGHTS) -> None:
        super().__init__(rules, weights)
        self.asks |= {
            ask.DISTRACTED: self._move_or_not, ask.CONFUSED: self.stack_or_not, ask.FRIENDLY: self._hand_on,
            ask.GIFT: self._look_or_keep, ask.KEEP_ONE: self._keep_one, ask.ROUND_GIFTS: self._give_or_not,
            ask.MOVE_ORDERLY: self._move_or_not, ask.HEART_WHERE: self._heart,
        }  # fmt: skip

    # What a plate asks.

    def _move_or_not(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        pays = self.places.pays(*self.places.known(s, seat))
        hope, done = self.places.hope(s, seat, pays), self.rules.done_row
        return [0.0 if row == done else pays[self.args[row]] - hope for row in rows]

    def _hand_on(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        hearts, handed = self.rules.hearts, self.weights["handed"]
        return [
            gain - handed * hearts[self.args[row]] for row, gain in zip(rows, self.throw(s, seat, rows), strict=True)
        ]

    # Gifts.

    def gift(self, s: Position, seat: Seat, gift: int) -> float:
        """What a gift is worth."""
        one, turns = self.rules.components.gifts[gift], self.promises.turns(s)
        if one.effect == "double":
            return GIFT_POINTS[one.effect] * self.rules.extra[s.plate]
        if one.effect == "gems":
            return self.trade.gems(s.gems[seat], one.key[0], turns)
        if one.town == IMMEDIATE:
            return self.weights["ware"]
        return self.weights["gift"] + gift_points(
            self.rules.components, gift, public(s.owned[seat]), min(4, s.gems[seat])
        )

    def _keep_one(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        return [self.gift(s, seat, self.args[row]) for row in rows]

    def _look_or_keep(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        """Keep the gift, or the better one of this and any other of the town, for a gem."""
        gift = s.arg
        have, town = self.gift(s, seat, gift), self.rules.components.gifts[gift].town
        others = [self.gift(s, seat, other) for other in self.rules.components.gift_stacks[town] if other != gift]
        price = self.trade.gems(s.gems[seat] - 1, 1, self.promises.turns(s))
        look = add_up(max(have, other) for other in others) / len(others) - price
        return [look if row == self.rules.look_on_row else have for row in rows]

    def _give_or_not(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        """Use a gift at the end of this round, or keep it for another if there is one."""
        kept = 0.0 if s.ended else self.weights["kept_gift"]
        return [0.0 if row == self.rules.done_row else self._given(s, seat, self.args[row]) - kept for row in rows]

    def _given(self, s: Position, seat: Seat, gift: int) -> float:
        hearts, unknown = self.places.all(s)
        pays = self.places.pays(hearts, unknown)
        now, effect = self.places.hope(s, seat, pays), self.rules.components.gifts[gift].effect
        if effect == "orderly":
            return max(pay for task, pay in enumerate(pays) if task not in s.orderlies) - now
        if effect == "heart":
            return max(self._with_heart(s, seat, task) for task in range(len(hearts))) - now
        return 1.0 if effect == "priority" else float(shown_tasks(s, gift))

    def _with_heart(self, s: Position, seat: Seat, task: int) -> float:
        hearts, unknown = self.places.all(s)
        hearts[task] += 1
        return self.places.hope(s, seat, self.places.pays(hearts, unknown))

    def _heart(self, s: Position, seat: Seat, rows: Sequence[Row]) -> Gains:
        return [self._with_heart(s, seat, self.args[row]) for row in rows]
