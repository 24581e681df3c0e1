"""What a seat may see, folded from nothing but what it was told.  Knows no position: it cannot leak.

`travelers/view.py` hears the rest.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.box.components import Components
from ....core.events import CORE_KINDS, HIDDEN, Kind, Place, Row, Seat
from ....core.game import Options
from ....core.sight.fold import Fold
from ..box.components import Wishes
from .events import CARDS_AT, DISCARD_AT, KINDS, MERCHANTS_AT, SPACES_AT, WISHES_AT
from .seen import Seen, SeenWish, plain
from .shape import CourtView


class BaseView(Fold):
    """The table as one seat sees it; it keeps what could be remembered (SW-47, SW-59)."""

    kinds: ClassVar[tuple[Kind, ...]] = CORE_KINDS + KINDS

    def __init__(self, components: Components, players: int, options: Options, seat: Seat) -> None:
        assert isinstance(components, Wishes)
        self.components = components
        travelers = int(options["travelers"])
        self.seen = Seen(
            seat=seat, players=players, travelers=bool(travelers), asked=None, over=False, first=None, round=0, cycle=0,
            plate=None, ended=False, deck=len(components.decks[travelers]), top=None, discard=[], hand=[],
            hands=[0] * players, stack=[], turned=False, open=[], simple_left=components.simple_placed[players],
            finals_left=components.finals_placed, market=[None] * len(components.merchants),
            stock=[len(stall) for stall in components.stalls], lowest=[[] for _ in components.merchants],
            owned=[[] for _ in range(players)], markets=[None] * players, gems=[0] * players, pool=components.gems,
            score=[0] * players, lamps=[False] * players, free=[components.aides] * players, orderlies=[None] * players,
            priority=[], nodes=[0] * players * travelers, tokens=list(components.track.marked * travelers),
            relics_left=(len(components.relics) * components.relic_copies - len(components.track.marked)) * travelers,
            relics=[[] for _ in range(players * travelers)],
            gift_stacks=[len(stack) for stack in components.gift_stacks] * travelers,
            gifts=[[] for _ in range(players * travelers)], looking=[], hearts=[0] * len(components.tasks) * travelers,
        )  # fmt: skip

    def plain(self) -> CourtView:
        """The view as plain data."""
        return plain(self.components, self.seen)

    def hear_asked(self, question: int, who: Seat) -> None:
        self.seen.asked = question, who

    def hear_chose(self, who: Seat, row: Row) -> None:
        """A choice is told again as what it did."""

    # Setup and rounds.

    def hear_starts(self, who: Seat) -> None:
        self.seen.first = who

    def hear_dealt(self, who: Seat, card: int) -> None:
        self.seen.deck -= 1
        self.receive(who, card)

    def hear_market(self, who: Seat, market: int) -> None:
        self.seen.markets[who] = None if market == HIDDEN else market

    def hear_round(self, number: int, who: Seat) -> None:
        self.seen.round, self.seen.first, self.seen.cycle = number, who, 0

    def hear_mood(self, _who: Seat, plate: int) -> None:
        self.seen.plate = plate
        self.seen.cycle += 1

    # Cards.

    def receive(self, who: Seat, card: int) -> None:
        """A card comes into a hand."""
        self.seen.hands[who] += 1
        if who == self.seen.seat:
            self.seen.hand.append(card)

    def lose(self, who: Seat, card: int) -> None:
        """A card leaves a hand."""
        self.seen.hands[who] -= 1
        if who == self.seen.seat:
            self.seen.hand.remove(card)

    def off_deck(self) -> None:
        """The top card leaves the deck."""
        self.seen.deck -= 1
        self.seen.top = None

    def hear_topped(self, back: int) -> None:
        self.seen.top = back

    def hear_shuffled(self, cards: int) -> None:
        self.seen.deck, self.seen.top = cards, None
        self.seen.discard.clear()

    def hear_drew(self, who: Seat, card: int) -> None:
        self.off_deck()
        self.receive(who, card)

    def hear_added(self, _who: Seat) -> None:
        self.off_deck()
        self.seen.stack.append((None, None))

    def hear_met(self, _who: Seat) -> None:
        self.off_deck()

    def hear_guarded(self, _who: Seat, card: int, at: Place) -> None:
        if at == DISCARD_AT:
            self.seen.discard.append(card)
        else:
            self.wish(at).guard = card

    def throw(self, who: Seat, card: int) -> None:
        """A card goes from a hand to the discard."""
        self.lose(who, card)
        self.seen.discard.append(card)

    def hear_used(self, who: Seat, card: int) -> None:
        self.throw(who, card)

    def hear_discarded(self, who: Seat, card: int) -> None:
        self.throw(who, card)

    def hear_took(self, who: Seat, card: int) -> None:
        self.seen.discard.remove(card)
        self.receive(who, card)

    def hear_stacked(self, who: Seat, card: int) -> None:
        self.lose(who, card)
        self.seen.stack.append((who, None if card == HIDDEN else card))

    def hear_spied(self, who: Seat) -> None:
        """What was seen follows, card by card."""

    def hear_saw(self, _who: Seat, depth: int, card: int) -> None:
        if card != HIDDEN:
            self.know(depth, card)

    def know(self, depth: int, card: int) -> None:
        """A card of the stack is known now."""
        self.seen.stack[depth] = self.seen.stack[depth][0], card

    def hear_declined(self, who: Seat) -> None:
        """Nothing changes."""

    # Wishes.

    def wish(self, place: Place) -> SeenWish:
        """The open wish at a place."""
        return next(one for one in self.seen.open if WISHES_AT + one.wish == place)

    def hear_opened(self, _who: Seat, wish: int) -> None:
        if self.components.wishes[wish].final:
            self.seen.finals_left -= 1
        else:
            self.seen.simple_left -= 1
        self.seen.open.append(SeenWish(wish))

    def hear_attached(self, who: Seat, card: int, wish: Place) -> None:
        self.lose(who, card)
        self.wish(wish).cards.append(card)

    def hear_aide(self, who: Seat, card: Place) -> None:
        self.seen.free[who] -= 1
        self.aides(card).append(who)

    def hear_recalled(self, who: Seat, card: Place) -> None:
        self.seen.free[who] += 1
        aides = self.aides(card)
        del aides[len(aides) - 1 - aides[::-1].index(who)]

    def aides(self, place: Place) -> list[int]:
        """The Aides on a card under a wish."""
        card = place - CARDS_AT
        return next(one.aides.setdefault(card, []) for one in self.seen.open if card in one.cards)

    def hear_fulfilled(self, wish: Place) -> None:
        if self.components.wishes[wish - WISHES_AT].final and self.seen.players > 1:
            self.seen.ended = True
        self.leave(wish)

    def hear_removed(self, _who: Seat, wish: Place) -> None:
        self.leave(wish)

    def leave(self, place: Place) -> None:
        """A wish leaves the game."""
        one = self.wish(place)
        self.seen.open.remove(one)
        self.seen.discard += one.cards + ([] if one.guard is None else [one.guard])
        for aides in one.aides.values():
            for who in aides:
                self.seen.free[who] += 1

    # Gems, points, the lamp, the market.

    def hear_gained(self, who: Seat, gems: int) -> None:
        self.seen.gems[who] += gems
        self.seen.pool -= gems

    def hear_scored(self, who: Seat, _source: int, points: int) -> None:
        self.seen.score[who] += points

    def hear_lit(self, who: Seat) -> None:
        self.seen.lamps[who] = True

    def hear_rubbed(self, who: Seat) -> None:
        self.seen.lamps[who] = False

    def hear_offered(self, merchant: Place, ware: int) -> None:
        at = merchant - MERCHANTS_AT
        if self.seen.stock[at]:
            self.seen.stock[at] -= 1
        else:
            self.seen.lowest[at].pop(0)
        self.seen.market[at] = ware

    def hear_bought(self, who: Seat, merchant: Place, price: int) -> None:
        at = merchant - MERCHANTS_AT
        self.hear_gained(who, -price)
        self.seen.owned[who].append(self.seen.market[at])
        self.seen.market[at] = None

    def hear_rotated(self, merchant: Place) -> None:
        at = merchant - MERCHANTS_AT
        ware = self.seen.market[at]
        assert ware is not None
        self.seen.lowest[at].append(ware)
        self.seen.market[at] = None

    # Extra tasks.

    def hear_orderly(self, who: Seat, space: Place) -> None:
        self.seen.orderlies[who] = space - SPACES_AT

    def hear_priority(self, who: Seat) -> None:
        self.seen.free[who] -= 1
        self.seen.priority.append(who)

    def hear_revealed(self, depth: int, card: int) -> None:
        self.know(depth, card)
        self.seen.turned = True

    def hear_ranked(self, rank: int, space: Place, hearts: int) -> None:
        """Points follow."""

    def hear_cleared(self, _number: int) -> None:
        seen = self.seen
        seen.discard += [card for _, card in seen.stack if card is not None]
        seen.stack.clear()
        seen.turned = False
        for who in seen.priority:
            seen.free[who] += 1
        seen.priority.clear()
        seen.orderlies = [None] * seen.players
        seen.hearts = [0] * len(seen.hearts)

    # The end.

    def hear_finale(self, _rounds: int) -> None:
        self.seen.owned = [[] for _ in self.seen.owned]

    def hear_showed_market(self, who: Seat, market: int) -> None:
        self.seen.markets[who] = market

    def hear_showed_ware(self, who: Seat, ware: int) -> None:
        self.seen.owned[who].append(ware)

    def hear_totalled(self, _who: Seat, _points: int) -> None:
        self.seen.over = True

    def hear_won(self, who: Seat) -> None:
        """Winners are counted from the totals."""

    def hear_verdict(self, who: Seat, verdict: int) -> None:
        """It is read off the points."""
