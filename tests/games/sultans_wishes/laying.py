"""Laying a table by hand: cards, wishes, gems and tokens are moved to where a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Self

from grandvizier.core.pile import without
from grandvizier.games.sultans_wishes import GAME
from grandvizier.games.sultans_wishes.rules.position import Position
from tests.games.sultans_wishes.words import (
    CARDS,
    GIFTS,
    GUARDS,
    MERCHANTS,
    NOBODYS,
    NODES,
    NOTHING,
    PLATES,
    RELICS,
    SIMPLE,
    WARES,
    WISHES,
)


class Layer:
    """Somebody has the turn; nobody is told what is laid, so only `look` shows it."""

    players: int
    queues: dict[str, list[str]]
    _named: set[str]

    @property
    def state(self) -> Position:
        """The position."""
        raise NotImplementedError

    def lay(
        self,
        *,
        wishes: Mapping[str, str] | None = None,
        hands: Mapping[int, str] | None = None,
        stack: str = "",
        discard: str = "",
        gems: Sequence[int] = (),
        points: Sequence[int] = (),
        lamps: Sequence[int] = (),
        owned: Sequence[str] = (),
        plate: str = "",
        simple_left: int | None = None,
        finals_left: int | None = None,
        nodes: str = "",
        kept: Sequence[str] = (),
        collected: Sequence[str] = (),
    ) -> Self:
        """Put these where they belong; `wishes` and `hands` replace what was there, all else comes on top."""
        s = self.state
        self._named |= {word.split(":")[0] for word in " ".join([*(wishes or {}).values(), stack, discard]).split()}
        self._named |= {*" ".join((hands or {}).values()).split()}
        if wishes is not None:
            self._open(wishes)
        for seat, hand in (hands or {}).items():
            old = [card for card in s.hands[seat] if CARDS[card] not in hand.split()]
            s.hands[seat] = bytes(self._fetch(card, seat) for card in hand.split())
            s.deck[:] = bytes(sorted([*s.deck, *old]))
        for word in stack.split():
            card, _, by = word.partition(":")
            s.stack.append(self._fetch(card))
            s.stack_by += bytes([int(by) if by else NOBODYS])
            s.stack_known.append(1 << int(by) if by else 0)
        s.discard += bytes([self._fetch(card) for card in discard.split()])
        if gems:
            s.gems[:], s.pool = bytes(gems), 28 - sum(gems)
        s.score[:] = points or s.score
        s.lamps = bytes(lamps) or s.lamps
        for seat, wares in enumerate(owned):
            for ware in wares.split():
                merchant = MERCHANTS.index(ware.split("-")[0])
                s.stock[merchant] = without(s.stock[merchant], WARES.index(ware))
                s.owned[seat] += bytes((WARES.index(ware),))
        if plate:
            s.plate = PLATES.index(plate)
        s.simple_left = s.simple_left if simple_left is None else simple_left
        s.finals_left = s.finals_left if finals_left is None else finals_left
        self._lay_travelers(nodes, kept, collected)
        return self._audited()

    def _audited(self) -> Self:
        assert GAME.audit(self.state) == []
        return self

    def _lay_travelers(self, nodes: str, kept: Sequence[str], collected: Sequence[str]) -> None:
        s = self.state
        if nodes:
            s.nodes = bytes(NODES.index(node) for node in nodes.split())
        for seat, gifts in enumerate(kept):
            for gift in gifts.split():
                number = GIFTS.index(gift)
                town = next(town for town, pile in enumerate(s.gift_piles) if number in pile.undrawn)
                pile = s.gift_piles[town]
                s.gift_piles[town] = replace(pile, undrawn=without(pile.undrawn, number))
                s.gifts[seat] += bytes((number,))
        for seat, relics in enumerate(collected):
            for relic in relics.split():
                token = next(token for token in s.relic_pool if RELICS[token] == relic)
                s.relic_pool = without(s.relic_pool, token)
                s.relics[seat] += bytes((token,))

    def _open(self, wishes: Mapping[str, str]) -> None:
        s = self.state
        closed = {*s.simple, *s.finals, *s.open} - {WISHES.index(name) for name in wishes}
        s.simple = bytes(wish for wish in sorted(closed) if WISHES[wish] in SIMPLE)
        s.finals = bytes(wish for wish in sorted(closed) if WISHES[wish] not in SIMPLE)
        old = [card for cards in s.under for card in cards] + [guard for guard in s.guards if guard != NOTHING]
        s.deck[:] = bytes(sorted([*s.deck, *old]))
        s.aides[:] = bytes([NOBODYS]) * len(s.aides)
        s.free[:] = bytes(7 - s.priority.count(seat) for seat in range(self.players))
        s.under.clear()
        s.open = s.guards = s.last = b""
        for name, words in wishes.items():
            wish = WISHES.index(name)
            cards, last, guard = bytearray(), NOBODYS, NOTHING
            for word in words.split():
                card, _, aides = word.partition(":")
                number = self._fetch(card)
                if card in GUARDS:
                    guard = number
                    continue
                cards.append(number)
                for i, seat in enumerate(aides):
                    s.aides[2 * number + i] = last = int(seat)
                    s.free[int(seat)] -= 1
                last = 0 if last == NOBODYS else last
            s.open += bytes([wish])
            s.under.append(bytes(cards))
            s.guards += bytes([guard])
            s.last += bytes([last])

    def _fetch(self, name: str, to: int | None = None) -> int:
        """Take a card from wherever it lies; a hand or the top of the deck gets another instead."""
        s, card = self.state, CARDS.index(name)
        if to is not None and card in s.hands[to]:
            return card
        for seat, hand in enumerate(s.hands):
            if card in hand and seat != to:
                s.hands[seat] = without(hand, card) + bytes((self._spare(),))
                return card
        if s.top == card:
            s.top = self._spare()
            return card
        next(pile for pile in (s.deck, s.discard) if card in pile).remove(card)
        return card

    def _spare(self) -> int:
        """A Task card of the deck that no test has named."""
        deck = self.state.deck
        card = next(card for card in reversed(deck) if CARDS[card] not in {*self._named, *GUARDS})
        deck.remove(card)
        return card

    def coming(self, deck: str) -> Self:
        """Lay these on top of the draw deck, the topmost first."""
        s, names = self.state, deck.split()
        self._named |= {*names}
        numbers = [self._fetch(name) for name in names]
        s.deck[:] = bytes(sorted([*s.deck, s.top, *numbers[1:]]))
        s.top, self.queues["top"] = numbers[0], names[1:]
        return self._audited()

    def thin(self, deck: str, *, rest: str = "discard") -> Self:
        """Leave only these in the draw deck, from the top down; all else goes to the discard, or to the stack."""
        s, names = self.state, deck.split()
        self._named |= {*names}
        numbers = [self._fetch(name) for name in names]
        others = bytes([*s.deck, *[s.top] * (s.top != NOTHING)])
        s.top, s.deck = (numbers or [NOTHING])[0], bytearray(sorted(numbers[1:]))
        self.queues["top"] = names[1:]
        guards = bytes(card for card in others if CARDS[card] in GUARDS)
        if rest == "discard":
            s.discard += others
        else:
            s.stack += bytes(card for card in others if card not in guards)
            s.discard += guards
            s.stack_by = bytes([NOBODYS]) * len(s.stack)
            s.stack_known[:] = bytes(len(s.stack))
        return self._audited()
