"""Positions of Caravan that agree with what a seat was told, drawn fairly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grandvizier.core.events import only
from grandvizier.core.game import NotebookData, Options
from grandvizier.core.pile import Pile
from grandvizier.core.rules import Rules
from grandvizier.core.state import NOBODY

from . import questions as ask
from .events import EMPTY, SLOTS
from .position import BEGIN, NEXT, REFILL, Camp
from .tables import CaravanRules, begin
from .view import View

if TYPE_CHECKING:
    from random import Random


class Belief(View):
    """A view that also follows who knows what, which backs were seen where, and what waits."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: int) -> None:
        assert isinstance(rules, CaravanRules)
        super().__init__(rules.components, players, options, seat)
        self.rules, self.options = rules, options
        self.start = self.active = 0
        self.wisher = self.whom = NOBODY
        self.shuffles = 0
        self.joined = self.begun = False
        self.known = [0] * SLOTS * players
        self.wagered = [False] * players
        self._new_deck(len(self.deck))

    def _new_deck(self, size: int) -> None:
        """Per position of the deck: who knows it, its back if public, whether it came from a hand."""
        self.bits, self.deck_backs, self.tame = [0] * size, [0] * size, [False] * size
        self.head = self.tail = 0

    def _drop(self, at: int) -> None:
        del self.bits[at], self.deck_backs[at], self.tame[at]

    def hear_asked(self, question: int, who: int) -> None:
        super().hear_asked(question, who)
        if not self.begun:
            self.start, self.begun = who, True
        if question == ask.TURN:
            self.active = who

    def hear_turned(self, who: int, to: int) -> None:
        super().hear_turned(who, to)
        self.whom = to

    def hear_wagered(self, who: int, number: int) -> None:
        super().hear_wagered(who, number)
        self.wagered[who] = True

    def hear_topped(self, back: int) -> None:
        super().hear_topped(back)
        if self.deck:
            if not self.head and len(self.deck) > self.tail:
                self.head = 1
            self.deck_backs[0] = back

    def hear_mixed(self, cards: int) -> None:
        super().hear_mixed(cards)
        self.shuffles += 1
        self._new_deck(cards)

    def hear_joined(self, cards: int) -> None:
        super().hear_joined(cards)
        self.joined = True
        self.shuffles += 1
        self._new_deck(cards)

    def _leaves(self) -> None:
        if not self.dug:
            self._drop(0)
            if self.head:
                self.head -= 1
            else:
                self.tail -= 1
        super()._leaves()

    def hear_dug(self, who: int, back: int) -> None:
        if self.tail:
            self.tail -= 1
        elif self.head == len(self.deck):
            self.head -= 1
        super().hear_dug(who, back)
        self._drop(-1)

    def hear_drew(self, who: int, place: int, back: int, card: int) -> None:
        super().hear_drew(who, place, back, card)
        self.known[place] = only(who)

    def hear_buried(self, who: int, place: int, card: int) -> None:
        self.bits.append(only(who))
        self.deck_backs.append(self.backs[place])
        self.tame.append(True)
        self.tail += 1
        super().hear_buried(who, place, card)

    def hear_scouted(self, who: int, depth: int, card: int) -> None:
        super().hear_scouted(who, depth, card)
        self.head = len(self.deck) - self.tail
        self.bits[depth] |= only(who)

    def hear_wished(self, who: int, of: int) -> None:
        super().hear_wished(who, of)
        self.wisher = who

    def hear_showed(self, who: int, to: int, place: int, card: int) -> None:
        super().hear_showed(who, to, place, card)
        self.known[place] |= only(to)

    def hear_gave(self, who: int, place: int, to: int, card: int) -> None:
        self.known[to] = self.known[place] | only(to // SLOTS)
        super().hear_gave(who, place, to, card)

    def _lost(self, place: int) -> int:
        self.known[place] = 0
        return super()._lost(place)

    # Imagining.

    def notebook(self) -> NotebookData:
        return {"known": {}, "lost": {}}

    def imagine(self, rng: Random) -> Camp:
        """A position drawn fairly from all that agree with what this seat was told."""
        cards = self.rules.components
        taken = {card for card in (*self.hands, *self.deck, *self.discard) if card != EMPTY}
        rest = [i for i in range(len(cards.ids)) if i not in taken and (self.joined or i not in cards.bandits)]

        def deal(back: int, *, tame: bool) -> int:
            fits = [i for i in rest if back in (0, cards.backs[i]) and not (tame and i in cards.bandits)]
            card = rng.choice(fits)
            rest.remove(card)
            return card

        hands, deck = self.hands[:], self.deck[:]
        for place, back in enumerate(self.backs):
            if back and hands[place] == EMPTY:
                hands[place] = deal(back, tame=True)
        drawn = [i for i in range(len(deck)) if i < self.head or i >= len(deck) - self.tail]
        # The tightest demands first, so that every agreeing deal stays equally likely.
        for i in sorted(drawn, key=lambda i: (not self.tame[i], not self.deck_backs[i])):
            if deck[i] == EMPTY:
                deck[i] = deal(self.deck_backs[i], tame=self.tame[i])
        s = begin(self.rules, self.players, self.options, self.start)
        cut = len(deck) - self.tail
        s.deck = Pile(
            bytes(sorted(rest)),
            bytes(reversed(deck[: self.head])),
            bytes(reversed(self.bits[: self.head])),
            bytes(deck[cut:]),
            bytes(self.bits[cut:]),
            self.shuffles,
        )
        s.discard = list(self.discard)
        s.hands[:], s.known[:], s.coins[:] = bytes(hands), bytes(self.known), bytes(self.coins)
        for who in range(self.players):
            if self.wagered[who]:
                s.wagers[who] = self.wager if who == self.seat else rng.randrange(3)
        s.turn = self.turn
        self._stack(s)
        return s

    def _stack(self, s: Camp) -> None:
        """What is asked, and what waits below it."""
        s.clear()
        if self.over or self.asked is None:
            return
        question, who = self.asked
        order = [(self.start + i) % self.players for i in range(self.players)]
        if question == ask.WAGER:
            s.push(ask.TURN, self.start)
            s.push(BEGIN, NOBODY)
            for what, seats in ((REFILL, order), (ask.WAGER, order[order.index(who) :])):
                for seat in reversed(seats):
                    s.push(what, seat)
        elif question in (ask.TURN, ask.WHOM, ask.WHAT):
            s.push(question, who, self.whom if question == ask.WHAT else 0)
        else:
            s.push(NEXT, self.active)
            s.push(REFILL, self.active)
            payer = self.wisher if question == ask.REVEAL else who
            for i in reversed(range((payer - self.active) % self.players + 1, self.players)):
                s.push(ask.TOLL, (self.active + i) % self.players)
            s.push(question, who, self.wisher if question == ask.REVEAL else 0)
