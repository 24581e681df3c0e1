"""What gems and wares are worth to a seat (SW-37, SW-51)."""

from __future__ import annotations

from collections.abc import Mapping

from .....core.events import Seat
from ...rules.position import PRIVATE, Position
from ...rules.scoring import ware_points
from ...rules.tables import SultanRules


class Trade:
    """Tables over gems, wares and Market Score cards."""

    def __init__(self, rules: SultanRules, weights: Mapping[str, float]) -> None:
        c = rules.components
        self._cost = rules.cost
        self._soon = weights["soon"]
        self._last_gem = weights["last_gem"]
        self._sums = [0.0]
        """What so many gems are worth together."""
        self._cap = c.gem_cap
        for gem in range(self._cap):
            self._sums.append(self._sums[-1] + weights["gem" if gem < self._cap - 2 else "rich"])
        self._begun = (0.0, weights["begun"], weights["half"])
        self._points = [
            [ware_points(c, market, ware) for ware in range(len(c.wares))] for market in range(len(c.markets))
        ]
        self._period = bytes(ware.period for ware in c.wares)
        self._day = [market.complete_day for market in c.markets]

    def gems(self, have: int, more: int, turns: int) -> float:
        """What more gems are worth to whoever has some; those beyond the cap nothing, in the end each the same."""
        most = min(self._cap, have + more)
        return self._last_gem * (most - have) if turns <= self._soon else self._sums[most] - self._sums[have]

    def printed(self, s: Position, seat: Seat) -> int:
        """The points of a seat's wares one by one."""
        points = self._points[s.markets[seat]]
        return sum([points[ware & ~PRIVATE] for ware in s.owned[seat]])

    def days(self, s: Position, seat: Seat, *more: int) -> tuple[int, int]:
        """The points of a seat's complete days, and how many parts of the next one there are."""
        counts, period = [0, 0, 0], self._period
        for ware in s.owned[seat]:
            counts[period[ware & ~PRIVATE]] += 1
        for ware in more:
            counts[period[ware]] += 1
        whole = min(counts)
        return self._day[s.markets[seat]] * whole, sum([count > whole for count in counts])

    def purchase(self, s: Position, seat: Seat, merchant: int, off: int, turns: int) -> float:
        """What the ware before a merchant brings, beyond what its price is worth."""
        ware, have = s.market[merchant], s.gems[seat]
        price = max(0, self._cost[ware] - off)
        if price > have:
            return 0.0
        before, parts = self.days(s, seat)
        after, more = self.days(s, seat, ware)
        value: float = self._points[s.markets[seat]][ware] + after - before
        if turns > self._soon:
            value += self._begun[more] - self._begun[parts]
        return value - self.gems(have - price, price, turns)
