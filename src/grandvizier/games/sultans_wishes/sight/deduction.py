"""What a seat could work out from all it was told: a view that follows what waits, who knows what, and seen cards.

A card that was seen in a rival's hand is followed when that rival plays face down: each of their cards is as likely as
any other.  Nothing else that a rival does is taken as evidence of what they hold.
"""

from __future__ import annotations

from typing import Final

from ....core.events import ALL, HIDDEN, Place, Row, Seat, only
from ....core.game import Options
from ....core.rules import Rules
from ..box.terms import AIDE
from ..rules.position import BOUGHT_ONE, ON_TRACK, RUBBED_LAMP
from ..rules.tables import SultanRules
from ..travelers.view import View
from . import questions as ask
from .events import MERCHANTS_AT, WISHES_AT
from .hidden import SEEN, STACK, Hidden
from .tracker import Tracker

ANY_CARD: Final = -1
"""In place of a card: whichever its owner chooses."""
NO_WISH: Final = -1
"""In place of a wish: none is checked."""

OFFERED_AT, UNDER_AT = 50, 100
"""Places of the tracker of gifts: one that is kept is 10 x seat + town."""


class Deduction(View):
    """A seat's view with all that follows from it."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: Seat) -> None:
        assert isinstance(rules, SultanRules)
        super().__init__(rules.components, players, options, seat)
        self.rules = rules
        self.options = options
        self.hidden = Hidden(players)
        self.presents = Tracker()
        self.tails: list[list[tuple[int, int]]] = [[] for _ in self.seen.gift_stacks]
        """For each town the gifts put under its stack: where the tracker has them, and who knows them."""
        self.unders = UNDER_AT
        self.row = 0
        """The seat's own last choice."""
        self.opened: list[int] = []
        self.last: dict[int, int] = {}
        """Who played the last card on each wish."""
        self.shown_plates: list[int] = []
        self.seers: list[int] = []
        """For each card of the stack who knows it."""
        self.secret_stalls: list[list[int]] = [[] for _ in range(players)]
        """The merchants of the wares that each seat got unseen, in order."""
        self.private: set[int] = set()
        """The seat's own wares that nobody else saw."""
        self.turn = self.used = self.owed = self.discarded = 0
        self.rubbed = self.turns = self.asked_all = False
        self.busy: tuple[int, int] = (ON_TRACK, NO_WISH)
        """What an Aide is wanted for: a card, the track or ANY_CARD; and the wish that is checked then, or NO_WISH."""

    # What waits.

    def hear_asked(self, question: int, who: Seat) -> None:
        before = self.seen.asked
        super().hear_asked(question, who)
        if question == ask.TURN:
            if not self.rubbed:
                self.turn, self.used = who, 0
            self.rubbed, self.turns = False, True
        elif not self.turns and question != ask.BUSY:
            self.asked_all = self.asked_all or question in {ask for ask, _ in self.rules.mood_asks.values()}
            if question == ask.LOVELY and before != (question, who):
                self.owed = 0

    def hear_chose(self, who: Seat, row: Row) -> None:
        super().hear_chose(who, row)
        if row != HIDDEN:
            self.row = row

    def hear_mood(self, who: Seat, plate: int) -> None:
        super().hear_mood(who, plate)
        self.turns = False
        self.asked_all = not self.components.plates[plate].adds
        self.shown_plates.append(plate)
        self.owed = 0

    def hear_round(self, number: int, who: Seat) -> None:
        super().hear_round(number, who)
        self.shown_plates.clear()

    def hear_added(self, who: Seat) -> None:
        super().hear_added(who)
        self.hidden.drawn(STACK)
        self.asked_all = True
        self.seers.append(0)

    def hear_rubbed(self, who: Seat) -> None:
        super().hear_rubbed(who)
        self.rubbed = True
        self.used |= RUBBED_LAMP

    def hear_bought(self, who: Seat, merchant: Place, price: int) -> None:
        super().hear_bought(who, merchant, price)
        if self.seen.asked is not None and self.seen.asked[0] == ask.OPTIONS:
            self.used |= BOUGHT_ONE

    def hear_orderly(self, who: Seat, space: Place) -> None:
        super().hear_orderly(who, space)
        self.busy = (ON_TRACK, NO_WISH)

    # Public piles.

    def hear_shuffled(self, cards: int) -> None:
        self.hidden.shuffle(self.seen.discard)
        super().hear_shuffled(cards)

    def hear_dealt(self, who: Seat, card: int) -> None:
        self.draws(who, card)
        super().hear_dealt(who, card)

    def hear_opened(self, who: Seat, wish: int) -> None:
        super().hear_opened(who, wish)
        self.opened.append(wish)
        self.last.pop(wish, None)

    def hear_drew(self, who: Seat, card: int) -> None:
        self.draws(who, card)
        super().hear_drew(who, card)
        self.owed -= 1

    def draws(self, who: Seat, card: int) -> None:
        """Somebody draws the top card of the deck."""
        if who == self.seen.seat:
            self.hidden.mine(card, self.unknown())
        else:
            self.hidden.drawn(who)

    def hear_spied(self, who: Seat) -> None:
        super().hear_spied(who)
        self.seers = [bits | only(who) for bits in self.seers]

    def hear_cleared(self, number: int) -> None:
        super().hear_cleared(number)
        self.seers.clear()
        self.hidden.clear()

    # Cards seen in rivals' hands.

    def unknown(self) -> list[int]:
        """The Task cards that this seat has not seen where they are now."""
        seen, c = self.seen, self.components
        out: set[int | None] = {*c.guards, *seen.hand, *seen.discard, *self.hidden.tracked()}
        out.update(card for _, card in seen.stack)
        out.update(card for one in seen.open for card in one.cards)
        return [card for card in c.decks[int(seen.travelers)] if card not in out]

    def guards_out(self) -> list[int]:
        """The Guards that lie open."""
        seen = self.seen
        posted = [one.guard for one in seen.open if one.guard is not None]
        return posted + [card for card in seen.discard if card in self.components.guards]

    def played(self, who: Seat, card: int) -> None:
        """A rival shows a card of the hand."""
        if who != self.seen.seat:
            self.hidden.shown(who, card, self.unknown())

    def hear_used(self, who: Seat, card: int) -> None:
        self.played(who, card)
        super().hear_used(who, card)
        self.discarded = card
        if self.components.cards[card].effect == AIDE:
            self.busy = (ANY_CARD, NO_WISH)

    def hear_discarded(self, who: Seat, card: int) -> None:
        self.played(who, card)
        self.throw(who, card)
        self.owed += 1

    def hear_attached(self, who: Seat, card: int, wish: Place) -> None:
        self.played(who, card)
        super().hear_attached(who, card, wish)
        self.last[wish - WISHES_AT] = who
        self.busy = (card, wish - WISHES_AT)

    def hear_took(self, who: Seat, card: int) -> None:
        super().hear_took(who, card)
        if who != self.seen.seat:
            self.hidden.put(who, card)

    def hear_stacked(self, who: Seat, card: int) -> None:
        if who == self.seen.seat:
            self.hidden.put(STACK, SEEN)
        else:
            self.hidden.chosen(who, STACK)
        super().hear_stacked(who, card)
        self.seers.append(only(who))

    def know(self, depth: int, card: int) -> None:
        if self.seen.stack[depth][1] is None:
            self.hidden.turned(depth, card, self.unknown())
        super().know(depth, card)

    def hear_handed(self, who: Seat, to: Seat, card: int) -> None:
        me = self.seen.seat
        if who != me != to:
            self.hidden.chosen(who, to)
        elif to == me:
            self.played(who, card)
        super().hear_handed(who, to, card)
        if who == me:
            self.hidden.put(to, card)

    # Wares, gifts.

    def hear_free_ware(self, who: Seat, merchant: Place, ware: int) -> None:
        super().hear_free_ware(who, merchant, ware)
        if ware == HIDDEN:
            self.secret_stalls[who].append(merchant - MERCHANTS_AT)
        else:
            self.private.add(ware)

    def hear_drew_gift(self, who: Seat, town: Place, gift: int) -> None:
        at = self.town(town)
        undrawn = self.seen.gift_stacks[at] - len(self.tails[at])
        super().hear_drew_gift(who, town, gift)
        if undrawn:
            return
        place, _ = self.tails[at].pop(0)
        if who == self.seen.seat:
            self.presents.found(gift, place, 1)
        else:
            self.presents.move(place, OFFERED_AT + who)

    def below(self, town: int, seers: int) -> int:
        """A gift goes under its stack; where the tracker has it from now on."""
        self.unders += 1
        self.tails[town].append((self.unders, seers & 0xFF))
        return self.unders

    def hear_put_under(self, who: Seat, town: Place, gift: int) -> None:
        super().hear_put_under(who, town, gift)
        place = self.below(self.town(town), only(who))
        if who == self.seen.seat:
            self.presents.track(gift, place)
        else:
            self.presents.choose(OFFERED_AT + who, 2, place)

    def hear_kept(self, who: Seat, town: Place, gift: int) -> None:
        super().hear_kept(who, town, gift)
        if who != self.seen.seat:
            self.presents.move(OFFERED_AT + who, 10 * who + self.town(town))

    def hear_gave(self, who: Seat, gift: int) -> None:
        town = self.components.gifts[gift].town
        if who != self.seen.seat:
            held = [kept for kept, _ in self.seen.gifts[who]].count(town)
            self.presents.found(gift, 10 * who + town if town else OFFERED_AT + who, held if town else 1)
        super().hear_gave(who, gift)
        self.presents.track(gift, self.below(town, ALL))
