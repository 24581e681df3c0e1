"""What a seat of Caravan may see and work out, folded from what it was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grandvizier.core.box.components import Components
from grandvizier.core.events import CORE_KINDS, HIDDEN
from grandvizier.core.game import Lying, Options, ViewData
from grandvizier.core.sight.fold import Fold, as_asked

from . import questions as ask
from .events import BACKS, EMPTY, KINDS, SLOTS, Cards

if TYPE_CHECKING:
    from collections.abc import Sequence


class CaravanView(ViewData):
    """The camp as a seat sees it."""

    backs: list[str]
    deck: list[int | None]
    top: str
    discard: list[int]
    wager: int | None
    coins: list[int]
    turn: int


class View(Fold):
    """Hands, backs, the deck from the top down, as one seat sees them."""

    kinds = CORE_KINDS + KINDS

    def __init__(self, components: Components, players: int, options: Options, seat: int) -> None:
        assert isinstance(components, Cards)
        self.components, self.players, self.seat, self.turns = components, players, seat, int(options["turns"])
        self.asked: tuple[int, int] | None = None
        self.over = False
        self.hands, self.backs = [EMPTY] * SLOTS * players, [0] * SLOTS * players
        goods = len(components.ids) - len(components.bandits)
        self.deck = [EMPTY] * goods
        self.top, self.wager, self.turn = 0, EMPTY, 0
        self.discard: list[int] = []
        self.coins = [0] * players
        self.asked_turn = False
        self.dug = False

    def plain(self) -> CaravanView:
        return plain(
            seat=self.seat,
            players=self.players,
            asked=None if self.over else self.asked,
            over=self.over,
            hands=self.hands,
            backs=self.backs,
            deck=self.deck,
            top=self.top,
            discard=self.discard,
            wager=self.wager,
            coins=self.coins,
            turn=self.turn,
        )

    def hear_asked(self, question: int, who: int) -> None:
        if ask.QUESTIONS[question - 1] == "turn":
            self.turn += self.asked_turn
            self.asked_turn = True
        self.asked = question, who

    def hear_chose(self, _who: int, _row: int) -> None:
        pass

    def hear_wagered(self, _who: int, number: int) -> None:
        if number != HIDDEN:
            self.wager = number

    def hear_topped(self, back: int) -> None:
        self.top = back

    def hear_mixed(self, cards: int) -> None:
        self.discard.clear()
        self.deck = [EMPTY] * cards

    hear_joined = hear_mixed

    def hear_drew(self, _who: int, place: int, back: int, card: int) -> None:
        self._leaves()
        self.hands[place], self.backs[place] = EMPTY if card == HIDDEN else card, back

    def _leaves(self) -> None:
        """A card drawn or raided came off the top, unless it was dug up."""
        if self.dug:
            self.dug = False
        else:
            self.deck.pop(0)

    def hear_dug(self, _who: int, _back: int) -> None:
        self.deck.pop()
        self.dug = True

    def hear_raided(self, _who: int, card: int) -> None:
        self._leaves()
        self.discard.append(card)

    def _lost(self, place: int) -> int:
        card = self.hands[place]
        self.hands[place], self.backs[place] = EMPTY, 0
        return card

    def hear_sold(self, who: int, place: int, card: int) -> None:
        self._lost(place)
        self.discard.append(card)
        self.coins[who] += self.components.worth[card]

    def hear_buried(self, _who: int, place: int, card: int) -> None:
        self._lost(place)
        self.deck.append(EMPTY if card == HIDDEN else card)

    def hear_scouted(self, _who: int, depth: int, card: int) -> None:
        if card != HIDDEN:
            self.deck[depth] = card

    def hear_threw(self, _who: int, place: int, card: int) -> None:
        self._lost(place)
        self.discard.append(card)

    hear_paid = hear_threw

    def hear_met(self, _who: int, _peril: int) -> None:
        pass

    def hear_turned(self, _who: int, _to: int) -> None:
        pass

    def hear_declined(self, _who: int) -> None:
        pass

    def hear_wished(self, _who: int, _of: int) -> None:
        pass

    def hear_showed(self, _who: int, _to: int, place: int, card: int) -> None:
        if card != HIDDEN:
            self.hands[place] = card

    def hear_gave(self, _who: int, place: int, to: int, card: int) -> None:
        back, known = self.backs[place], self._lost(place)
        self.hands[to], self.backs[to] = known if card == HIDDEN else card, back

    def hear_counted(self, who: int, _wager: int, coins: int) -> None:
        self.coins[who] = coins

    def hear_ended(self) -> None:
        self.turn += 1
        self.over = True


class FaithfulView(View):
    """The same where memory is part of the game: the seat sees its own hand and wager, and what it just looked at."""

    def hear_chose(self, who: int, row: int) -> None:
        super().hear_chose(who, row)
        if self.seat in (who, self.players):
            self.close()

    def close(self) -> None:
        """The deck and the hands of others."""
        own = range(self.seat * SLOTS, (self.seat + 1) * SLOTS)
        self.deck = [EMPTY] * len(self.deck)
        self.hands = [card if place in own else EMPTY for place, card in enumerate(self.hands)]


def plain(
    *,
    seat: int,
    players: int,
    asked: tuple[int, int] | None,
    over: bool,
    hands: Sequence[int],
    backs: list[int],
    deck: Sequence[int],
    top: int,
    discard: list[int],
    wager: int,
    coins: list[int],
    turn: int,
) -> CaravanView:
    """The one shape of a view."""
    return {
        "seat": seat,
        "players": players,
        "asked": as_asked(asked, ask.QUESTIONS),
        "over": over,
        "table": [
            Lying(place, "card", None if card == EMPTY else card)
            for place, (card, back) in enumerate(zip(hands, backs, strict=True))
            if back
        ],
        "backs": [BACKS[back] for back in backs],
        "deck": [None if card == EMPTY else card for card in deck],
        "top": BACKS[top],
        "discard": list(discard),
        "wager": None if wager == EMPTY else wager,
        "coins": list(coins),
        "turn": turn,
    }
