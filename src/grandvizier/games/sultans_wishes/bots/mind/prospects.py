"""What a seat may expect to have in the end, in points by source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .....core.events import Seat
from .....core.mind import add_up
from ...rules.position import Position, public
from ...travelers.scoring import gift_points, relic_points
from .instinct import Instinct

SOURCES: Final = ("wishes", "extra", "gems", "wares", "hand", "lamp", "relics", "gifts")
"""Beside the points on the track."""
LINES: Final[Mapping[str, str]] = {
    "gems": "gems",
    "wares": "wares",
    "days": "wares",
    "gift": "gifts",
    "relics": "relics",
}
"""Where the lines of the last count belong."""
SHARES: Final[Mapping[str, float]] = {
    "wishes": 0.95, "waiting": 1.6, "extra": 0.75, "gem": 1.05, "rich": 0.45, "wares": 0.96, "days": 0.83,
    "use": 0.33, "heart": 0.4, "lamp": 2.4, "square": 1.8, "relics": 1.0, "gift": 1.5,
}  # fmt: skip
"""What things turn out to be worth at the end of a cycle: fitted to the results of many games."""
BEGUN: Final = (0.0, 0.9, 2.3)
"""By how many parts of the next complete day there are."""


class Prospects:
    """Adds up what a position promises."""

    def __init__(self, instinct: Instinct) -> None:
        self._rules = instinct.rules
        self._worth = instinct.worth

    def points(self, s: Position, seat: Seat) -> float:
        """All together."""
        return add_up(self.sources(s, seat).values())

    def sources(self, s: Position, seat: Seat) -> dict[str, float]:
        """Points by source, at the end those that were counted."""
        if s.over:
            return self._counted(s, seat)
        worth = self._worth
        turns, looks = worth.promises.turns(s), worth.promises.open(s, seat)
        wishes = 0.0
        for _, final, missing, mine, *_ in looks:
            if mine:
                wishes += (mine + SHARES["waiting"]) * worth.promises.chance(missing, final, turns)
        extra = worth.places.hope(s, seat, worth.places.pays(*worth.places.all(s))) if s.cycle else 0.0
        gems, score = s.gems[seat], s.score[seat]
        rich = max(0, gems - self._rules.gem_cap + 2)
        days, parts = worth.trade.days(s, seat)
        hearts = sum([self._rules.hearts[card] for card in s.hands[seat]])
        use = add_up([worth.best(s, seat, looks, card, turns) for card in s.hands[seat]])
        found = {
            "points": float(score),
            "wishes": SHARES["wishes"] * wishes,
            "extra": SHARES["extra"] * extra,
            "gems": SHARES["gem"] * (gems - rich) + SHARES["rich"] * rich,
            "wares": SHARES["wares"] * worth.trade.printed(s, seat) + SHARES["days"] * days + BEGUN[parts],
            "hand": SHARES["use"] * use + SHARES["heart"] * hearts,
            "lamp": SHARES["lamp"] * s.lamps[seat]
            + SHARES["square"] * sum([square > score for square in self._rules.components.lamps]),
        }
        if s.travelers:
            c, wares = self._rules.components, public(s.owned[seat])
            found["relics"] = SHARES["relics"] * relic_points(c, s.relics[seat])
            found["gifts"] = add_up(
                [SHARES["gift"] + gift_points(c, gift, wares, min(4, gems)) for gift in s.gifts[seat]]
            )
        return found

    def _counted(self, s: Position, seat: Seat) -> dict[str, float]:
        found = dict.fromkeys(LINES.values(), 0.0)
        for lines in self._rules.tallies[s.travelers]:
            for source, points in lines(s, seat):
                found[LINES[source]] += points
        return found | {"points": s.score[seat] - add_up(found.values())}
