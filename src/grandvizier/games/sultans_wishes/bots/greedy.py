"""A plain judgement of the next choice, in the points it promises; `evaluation.py` says what things are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from ....core.events import HIDDEN, Row, Seat
from ....core.game import Options
from ....core.rules import Rules
from ..box.moods import mood_of
from ..box.terms import AIDE, BARGAIN, GEMS, GIFT_POINTS, HERALD, RELIC, RENEW, SPY
from ..rules.effects import use_effect
from ..rules.extra_tasks import extra_task, orderly
from ..rules.market import buy
from ..rules.scoring import task_hearts
from ..rules.tables import SultanRules
from ..rules.turns import done, lamp, pick
from ..rules.wishes import fulfil, under
from ..sight import questions as ask
from ..sight.seen import SeenWish
from ..travelers.gifts import give_gift, heart
from ..travelers.scoring import gift_points
from ..travelers.track import keep, look_on, travel
from ..travelers.view import View
from .evaluation import WEIGHTS, aide_value, attach_value, chance, due, gem_value, place_value, turns_left, ware_value

BEST: Final = 100.0
"""Always."""
KEEP: Final = 1.1
"""A hand card that is less use than this is changed."""
ROAD: Final = 0.4
"""What a step of the Traveler is worth by itself."""
TOWN: Final = 2.2
"""What the step into a town is worth."""


class Appraiser(View):
    """Values each choice in points it hopes to gain."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        assert isinstance(rules, SultanRules)
        super().__init__(rules.components, players, options, seat)
        self.rules = rules
        self.row = 0
        self._bests: dict[int, float] = {}
        """By card what it brings at best, as things stand;"""
        self._places: dict[int, float] = {}
        """by extra task what an Orderly there may expect;"""
        self._hearts: list[int] = []
        """and the hearts at every extra task, as far as they are known."""

    def hear(self, event: tuple[int, ...]) -> None:
        """Take in one event."""
        super().hear(event)
        self._bests.clear()
        self._places.clear()
        self._hearts = []

    def hear_chose(self, who: Seat, row: Row) -> None:
        super().hear_chose(who, row)
        if row != HIDDEN:
            self.row = row

    def appraise(self, path: tuple[Row, ...]) -> float:
        """How good this choice looks; comparable among the choices of one question."""
        rule, args = self.rules.moves.rows[path[-1]]
        if rule is under:
            return self._under(path, *args)
        return self._judges[rule](self, *args)

    # Wishes.

    def _open(self, wish: int) -> SeenWish:
        return next(one for one in self.seen.open if one.wish == wish)

    def _suits(self, one: SeenWish, card: int) -> bool:
        rules = self.rules
        if not rules.suits[card] >> one.wish & 1:
            return False
        return one.wish not in rules.different or all(rules.tasks[c] != rules.tasks[card] for c in one.cards)

    def _best(self, card: int) -> float:
        """The most that a card brings under a wish that is open now."""
        best = self._bests.get(card)
        if best is None:
            wishes = [one for one in self.seen.open if self._suits(one, card)]
            values = [attach_value(self.components, self.seen, one, card) for one in wishes]
            best = self._bests[card] = max(values, default=0.0)
        return best

    def _pay(self) -> float:
        return gem_value(self.components, self.seen.gems[self.seen.seat], mood_of(self.seen.plate).pays)

    def _fulfil(self, card: int) -> float:
        return self._best(card) + self._pay()

    def _under(self, path: tuple[Row, ...], wish: int) -> float:
        one, question = self._open(wish), self.seen.asked[0] if self.seen.asked else 0
        mine = due(self.components, one, self.seen.seat)
        rivals = sum(due(self.components, one, seat) for seat in range(self.seen.players)) - mine
        if question == ask.GUARD:
            return mine - rivals / 2
        if question == ask.SAD:
            return rivals / 2 - mine
        row = path[-2] if len(path) > 1 else self.row
        return attach_value(self.components, self.seen, one, self.rules.moves.rows[row][1][0])

    def _use(self, card: int) -> float:
        """What a hand card is good for, sooner or later."""
        return max(self._best(card), 0.25 * self.components.cards[card].hearts)

    # Extra tasks.

    def _known(self) -> list[int]:
        if not self._hearts:
            cards = [card for _, card in self.seen.stack if card is not None]
            self._hearts = task_hearts(self.components, cards, self.seen.hearts)
        return self._hearts

    def _place(self, space: int) -> float:
        """What an Orderly may expect at an extra task, as far as is known."""
        if space not in self._places:
            self._places[space] = place_value(self.components, self.seen, self._known(), space)
        return self._places[space]

    def _cycles(self) -> int:
        return self.components.cycles[self.seen.players] - self.seen.cycle

    def _extra_task(self, card: int) -> float:
        seen, one = self.seen, self.components.cards[card]
        space = seen.orderlies[seen.seat]
        more = list(self._known())
        more[one.task] += one.hearts
        if space is None:
            value = 0.2 * one.hearts if self._cycles() > 1 else 0.0
        else:
            value = place_value(self.components, seen, more, space) - self._place(space)
        cost = 0.0 if seen.asked and seen.asked[0] == ask.CONFUSED else 0.3
        return value - 0.5 * self._best(card) - cost

    def _orderly(self, space: int) -> float:
        seen, promise = self.seen, list(self._known())
        for card in seen.hand:
            one = self.components.cards[card]
            if one.task == space and self._cycles() > 1:
                promise[space] += one.hearts if self._best(card) < 2.0 else 0
        value = place_value(self.components, seen, promise, space)
        mine = seen.orderlies[seen.seat]
        if mine is None:
            return value - (0.3 if seen.free[seen.seat] else 2.0)
        return value - self._place(mine) - 0.3

    def _heart(self, task: int) -> float:
        known, mine = list(self._known()), self.seen.orderlies[self.seen.seat]
        if mine is None:
            return 0.0
        known[task] += 1
        return place_value(self.components, self.seen, known, mine)

    # Effects.

    def _effect(self, card: int) -> float:
        seen, me, c = self.seen, self.seen.seat, self.components
        effect = c.cards[card].effect
        value = 0.3
        if effect == AIDE:
            spots = [
                aide_value(c, seen, one, other)
                for one in seen.open
                for other in one.cards
                if len(one.aides.get(other, [])) < 2
            ]
            value = max(spots, default=0.0) - (0.0 if seen.free[me] else 2.0)
        elif effect == GEMS:
            value = gem_value(c, seen.gems[me], c.numbers["gems_effect"])
        elif effect == BARGAIN:
            off = c.numbers["bargain"]
            value = max((self._purchase(m, off) for m in range(3)), default=0.0)
        elif effect == HERALD:
            value = gem_value(c, seen.gems[me], c.numbers["herald_gems"]) + 0.4
        elif effect == RENEW:
            value = 0.9 + 0.4 * sum(self._use(other) < KEEP for other in seen.hand if other != card)
        elif effect == SPY:
            value = 0.4 + (0.6 if seen.orderlies[me] is not None else 0.0)
        elif seen.nodes:
            value = 2.2 + WEIGHTS["relic"] * len(
                {token // c.relic_copies for token in seen.relics[me] if token is not None}
            )
        return value - 0.4 * self._best(card)

    def _pick(self, card: int) -> float:
        seen, question = self.seen, self.seen.asked[0] if self.seen.asked else 0
        c = self.components
        if question in (ask.AIDE, ask.BUSY):
            one = next((one for one in seen.open if card in one.cards), None)
            assert one is not None
            if question == ask.AIDE:
                return aide_value(c, seen, one, card)
            return -c.cards[card].hearts * chance(c, seen, one)
        if question == ask.TAKE:
            return self._use(card)
        value = KEEP - self._use(card)
        return value if question != ask.FRIENDLY else value - 0.2 * c.cards[card].hearts

    # The market.

    def _purchase(self, merchant: int, off: int) -> float:
        """What a ware brings beyond what its price is worth."""
        seen = self.seen
        ware = seen.market[merchant]
        if ware is None:
            return 0.0
        price = max(0, self.components.wares[ware].cost - off)
        have = seen.gems[seen.seat]
        if price > have:
            return 0.0
        turns = turns_left(self.components, seen)
        last = turns is not None and turns <= 2 * seen.players
        value = ware_value(self.components, seen, ware)
        return value - (price / 2 if last else gem_value(self.components, have - price, price))

    def _buy(self, merchant: int) -> float:
        seen = self.seen
        bargain = seen.asked is not None and seen.asked[0] == ask.BARGAIN
        off = self.components.numbers["bargain"] if bargain else self.rules.discount[seen.plate or 0]
        return self._purchase(merchant, off) + 0.1

    # Travelers.

    def _travel(self, step: int) -> float:
        seen, node = self.seen, step + 1
        if node > self.components.track.stops:
            return TOWN
        effects = [self.components.cards[card].effect for card in seen.hand]
        return ROAD + (0.2 + 1.8 * (RELIC in effects) if node in seen.tokens else 0.0)

    def _look_on(self) -> float:
        return 0.8

    def _gift(self, gift: int) -> float:
        seen, one = self.seen, self.components.gifts[gift]
        me = seen.seat
        if one.effect == "double":
            return GIFT_POINTS[one.effect] * self.components.plates[seen.plate or 0].extra
        if one.effect == "gems":
            return gem_value(self.components, seen.gems[me], one.key[0])
        if one.effect == "ware":
            return 3.5
        wares = [ware for ware in seen.owned[me] if ware is not None]
        return 1.5 + gift_points(self.components, gift, wares, min(4, seen.gems[me]))

    _judges: ClassVar[dict[object, Callable[..., float]]] = {
        fulfil: _fulfil, extra_task: _extra_task, use_effect: _effect, orderly: _orderly, buy: _buy,
        lamp: lambda _: BEST, done: lambda _: 0.0, pick: _pick, travel: _travel, look_on: _look_on, keep: _gift,
        give_gift: lambda *_: 1.0, heart: _heart,
    }  # fmt: skip
