"""What cards and Aides are worth to a seat under the open wishes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .....core.events import Seat
from ...rules.position import NONE, Position
from ...rules.scoring import lights
from ...rules.tables import SultanRules
from .places import Places
from .promises import Open, Promises
from .trade import Trade


class Worth:
    """Wishes, extra tasks and trade put together."""

    def __init__(self, rules: SultanRules, weights: Mapping[str, float]) -> None:
        self.rules = rules
        self.weights = weights
        self.promises = Promises(rules, weights)
        self.places = Places(rules, weights)
        self.trade = Trade(rules, weights)
        self._extra, self._rival, self._lit = weights["extra"], weights["rival"], weights["lit"]

    def attach(self, s: Position, seat: Seat, one: Open, card: int, turns: int) -> float:
        """What a card with an Aide brings under a wish: its hearts, and more hope for what waits there already."""
        _, final, missing, mine, rivals, guarded = one
        chance, hearts = self.promises.chance, self.rules.hearts[card]
        left = missing - (1 if final else hearts)
        before, after = chance(missing, final, turns), chance(left, final, turns)
        if left > 0:
            value = (mine + hearts + self._extra) * after
        else:
            points = mine + hearts + self.rules.extra[s.plate]
            value = float(points)
            if not s.lamps[seat] and lights(self.rules.components, s.score[seat], s.score[seat] + points):
                value += self._lit
            if guarded:
                value += self.trade.gems(s.gems[seat], 1, turns)
        if mine:
            value -= (mine + self._extra) * before
        return value - self._rival * rivals * (after - before)

    def best(self, s: Position, seat: Seat, looks: Sequence[Open], card: int, turns: int) -> float:
        """The most that a card brings under a wish that is open now."""
        suits, most = self.rules.suits[card], 0.0
        for at, one in enumerate(looks):
            wish = one[0]
            if suits >> wish & 1 and (wish not in self.rules.different or self._new(s, at, card)):
                most = max(most, self.attach(s, seat, one, card, turns))
        return most

    def _new(self, s: Position, at: int, card: int) -> bool:
        """Whether no card of that task lies under a wish (SW-19)."""
        tasks = self.rules.tasks
        return tasks[card] not in [tasks[other] for other in s.under[at]]

    def uses(self, s: Position, seat: Seat, cards: Iterable[int], turns: int) -> dict[int, float]:
        """What cards are good for, sooner or later."""
        looks, hearts, least = self.promises.open(s, seat), self.rules.hearts, self.weights["use"]
        return {card: max(self.best(s, seat, looks, card, turns), least * hearts[card]) for card in cards}

    def aides(self, s: Position, looks: Sequence[Open], turns: int) -> dict[int, float]:
        """What one more Aide brings on each card that has room."""
        found = {}
        for at, (_, final, missing, mine, *_) in enumerate(looks):
            sure = self.promises.chance(missing, final, turns)
            extra = 0.0 if mine else self._extra
            for card in s.under[at]:
                if s.aides[2 * card + 1] == NONE:
                    found[card] = (self.rules.hearts[card] + extra) * sure
        return found

    def losses(self, s: Position, looks: Sequence[Open], turns: int) -> dict[int, float]:
        """What is lost when an own Aide comes off a card."""
        found = {}
        for at, (_, final, missing, mine, *_) in enumerate(looks):
            sure = self.promises.chance(missing, final, turns)
            for card in s.under[at]:
                hearts = self.rules.hearts[card]
                found[card] = (hearts + (self._extra if mine == hearts else 0.0)) * sure
        return found
