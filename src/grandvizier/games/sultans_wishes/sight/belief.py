"""Positions that agree with all that a seat was told, drawn fairly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ....core.events import Place, Seat
from ....core.game import NotebookData
from ....core.pile import Pile, without
from ....core.state import NOBODY
from ..box.terms import BACKS
from ..rules.position import (
    ADD_CARD,
    AFTER_ACTION,
    BEGIN_TURNS,
    CLEAR,
    DRAW_MORE,
    FINISH_FULFIL,
    GIFT_PASS,
    GIFTS_OF,
    NEW_TOKENS,
    NEXT_MOOD,
    NEXT_ROUND,
    NEXT_TURN,
    NONE,
    ON_TRACK,
    PLATE_EFFECT,
    PRIVATE,
    RANK,
    REFILL,
    Position,
)
from ..rules.tables import lay_out
from ..rules.wishes import matches
from ..travelers.track import TWO_GIFTS
from . import questions as ask
from .deduction import ANY_CARD, NO_WISH, OFFERED_AT, Deduction
from .hidden import STACK

if TYPE_CHECKING:
    from random import Random

OF_GIFTS: Final = (ask.ROUND_GIFTS, ask.MOVE_ORDERLY, ask.HEART_WHERE)
"""What is asked while gifts are given at the end of a round (TR-4)."""
TRIES = 300
"""How often a deal is tried that must hold a certain card, before one is made to."""


def number(value: int | None) -> int:
    """As positions write what is not there."""
    return NONE if value is None else value


class Belief(Deduction):
    """What a seat believes."""

    def notebook(self) -> NotebookData:
        """All that could be noted beside the view: rivals' cards that are sure."""
        worlds = list(self.hidden.worlds)
        sure = {
            card: seat
            for card in sorted(self.hidden.tracked())
            for seat in range(self.seen.players)
            if all(card in world[seat] for world in worlds)
        }
        return {"known": {}, "lost": {}, "hands": sure}

    def imagine(self, rng: Random) -> Position:
        """A position drawn fairly from all that agree with what this seat was told."""
        for _ in range(TRIES):
            s = self._imagined(rng)
            if s.what != ask.UNDER or s.seat == self.seen.seat:
                return s
            fitting = [card for card in s.hands[s.seat] if len(matches(s, card)) > 1]
            if fitting:
                s.arg = rng.choice(fitting)
                return s
        return self._forced(s, rng)

    def _forced(self, s: Position, rng: Random) -> Position:
        """Put a card into the asked rival's hand that suits several wishes."""
        known = self.hidden.tracked()
        loose = [card for card in s.hands[s.seat] if card not in known]
        fitting = [card for card in s.deck if card < s.rules.first_guard and len(matches(s, card)) > 1]
        if loose and fitting:
            out, card = rng.choice(loose), rng.choice(fitting)
            s.hands[s.seat] = without(s.hands[s.seat], out) + bytes((card,))
            s.deck.remove(card)
            s.deck[:] = bytes(sorted([*s.deck, out]))
            s.arg = card
        return s

    def _imagined(self, rng: Random) -> Position:
        seen = self.seen
        s = lay_out(self.rules, seen.players, self.options, None)
        s.discard[:] = bytes(seen.discard)
        s.open = bytes(one.wish for one in seen.open)
        s.under = [bytes(one.cards) for one in seen.open]
        s.guards = bytes(number(one.guard) for one in seen.open)
        s.last = bytes(self.last.get(one.wish, NONE) for one in seen.open)
        for one in seen.open:
            for card, aides in one.aides.items():
                s.aides[2 * card : 2 * card + len(aides)] = bytes(aides)
        s.free[:] = bytes(seen.free)
        s.simple = bytes(wish for wish in s.simple if wish not in self.opened)
        s.finals = bytes(wish for wish in s.finals if wish not in self.opened)
        s.simple_left, s.finals_left = seen.simple_left, seen.finals_left
        s.plates = bytes(p for p in s.rules.components.moods[s.travelers] if p not in self.shown_plates)
        s.plate, s.cycle, s.round, s.ended = number(seen.plate), seen.cycle, seen.round, int(seen.ended)
        s.first = 0 if seen.first is None else seen.first
        s.gems[:], s.pool, s.score = bytes(seen.gems), seen.pool, list(seen.score)
        s.lamps = bytes(map(int, seen.lamps))
        s.orderlies = bytes(map(number, seen.orderlies))
        s.priority = bytes(seen.priority)
        s.shuffles = self.hidden.shuffles
        guard = self._cards(s, rng)
        self._market(s, rng)
        looking = self._travels(s, rng) if s.travelers else []
        self._stack(s, rng, guard, looking)
        return s

    # What is hidden.

    def _cards(self, s: Position, rng: Random) -> int:
        """Hands, the stack and the deck; and the Guard that somebody is about to post."""
        seen, c = self.seen, self.components
        world, loose = self.hidden.sample(rng.random()), self.unknown()
        guards = [card for card in c.guards if card not in self.guards_out()]
        rng.shuffle(guards)
        tokens = sorted({item for part in world for item in part if item < 0}, reverse=True)
        # The oldest first: each takes any of the cards that are old enough, so every deal is equally likely.
        dealt = {
            item: [self._drawn(loose, ~item, rng) for _ in range(sum(part.count(item) for part in world))]
            for item in tokens
        }
        for seat in range(s.players):
            items = seen.hand if seat == seen.seat else world[seat]
            s.hands[seat] = bytes(dealt[item].pop() if item < 0 else item for item in items)
        s.stack[:] = bytes(
            dealt[item].pop() if item < 0 else item if card is None else card
            for (_, card), item in zip(seen.stack, world[STACK], strict=True)
        )
        s.stack_by = bytes(number(by) for by, _ in seen.stack)
        s.stack_known[:] = bytes(self.seers)
        s.turned = int(seen.turned or bool(seen.asked and seen.asked[0] in OF_GIFTS))
        guard = guards.pop() if seen.asked and seen.asked[0] == ask.GUARD else NONE
        s.top = (
            NONE
            if seen.top is None
            else guards.pop()
            if BACKS[seen.top] == "guard"
            else self._drawn(loose, s.shuffles, rng)
        )
        s.deck[:] = bytes(sorted([*loose, *guards]))
        return guard

    def _drawn(self, loose: list[int], shuffles: int, rng: Random) -> int:
        """Take any card that may have been drawn after so many shuffles."""
        ages = self.hidden.ages
        card = rng.choice([card for card in loose if ages.get(card, 0) <= shuffles])
        loose.remove(card)
        return card

    def _market(self, s: Position, rng: Random) -> None:
        """Market Score cards, and wares that only their owners saw."""
        seen, c = self.seen, self.components
        cards = [card for card in range(len(c.markets)) if card not in seen.markets]
        rng.shuffle(cards)
        s.markets = bytes(cards.pop() if card is None else card for card in seen.markets)
        s.market = bytes(map(number, seen.market))
        out: set[int | None] = {ware for pile in (seen.market, *seen.owned) for ware in pile}
        out.update(ware for pile in seen.lowest for ware in pile)
        loose = [[ware for ware in stall if ware not in out] for stall in c.stalls]
        for unseen in loose:
            rng.shuffle(unseen)
        for seat, wares in enumerate(seen.owned):
            stalls = iter(self.secret_stalls[seat])
            s.owned[seat] = bytes(
                PRIVATE + loose[next(stalls)].pop() if ware is None else ware + PRIVATE * (ware in self.private)
                for ware in wares
            )
        s.stock = [bytes(sorted(wares)) for wares in loose]
        s.lowest = [*map(bytes, seen.lowest)]

    def _travels(self, s: Position, rng: Random) -> list[int]:
        """Relics and gifts; those that whoever is asked has drawn are handed back."""
        seen, c = self.seen, self.components
        s.nodes = bytes(seen.nodes)
        s.tokens = bytes(node in seen.tokens for node in range(len(s.tokens)))
        s.hearts = bytes(seen.hearts)
        mine = {token for tokens in seen.relics for token in tokens}
        tokens = [token for token in s.relic_pool if token not in mine]
        rng.shuffle(tokens)
        s.relics = [bytes(tokens.pop() if one is None else one for one in owned) for owned in seen.relics]
        s.relic_pool = bytes(sorted(tokens))
        known = self.presents.sample(rng.random())
        out = {*known, *seen.looking, *(gift for kept in seen.gifts for _, gift in kept)}
        loose = [[gift for gift in stack if gift not in out] for stack in c.gift_stacks]
        for gifts in loose:
            rng.shuffle(gifts)

        def at(place: Place, town: int) -> int:
            for gift, where in known.items():
                if where == place:
                    del known[gift]
                    return gift
            return loose[town].pop()

        for seat, kept in enumerate(seen.gifts):
            s.gifts[seat] = bytes(at(10 * seat + town, town) if gift is None else gift for town, gift in kept)
        looking = [at(OFFERED_AT + self.turn, self._visited()) if gift is None else gift for gift in seen.looking]
        if None in seen.looking:
            rng.shuffle(looking)
        tails = [[at(place, town) for place, _ in tail] for town, tail in enumerate(self.tails)]
        s.gift_piles = [
            Pile(
                bytes(sorted(loose[town])), b"", b"",
                bytes(tail), bytes(seers for _, seers in self.tails[town]),
            )
            for town, tail in enumerate(tails)
        ]  # fmt: skip
        return looking

    def _visited(self) -> int:
        """The town where the Traveler of whoever has the turn is."""
        return self.seen.nodes[self.turn] - self.components.track.towns[0]

    # What waits.

    def _stack(self, s: Position, rng: Random, guard: int, looking: Sequence[int]) -> None:
        """What is asked, and what waits below it."""
        s.clear()
        if self.seen.over or self.seen.asked is None:
            return
        question, who = self.seen.asked
        if question in OF_GIFTS:
            for step in (NEXT_ROUND, NEW_TOKENS, CLEAR, RANK):
                s.push(step, NOBODY)
            self._others(s, GIFT_PASS, who)
            if question != ask.ROUND_GIFTS:
                s.push(GIFTS_OF, who)
        elif self.turns:
            self._in_turn(s, question, who)
        else:
            self._before_turns(s, question, who)
        s.push(question, who, self._arg(s, rng, question, guard, looking))

    def _in_turn(self, s: Position, question: int, who: Seat) -> None:
        """What waits in a turn."""
        s.push(NEXT_TURN, self.turn)
        s.push(REFILL, self.turn)
        if question not in (ask.OPTIONS, ask.GUARD):
            s.push(AFTER_ACTION, self.turn, self.used)
        if question == ask.BUSY and self.busy[1] != NO_WISH:
            s.push(FINISH_FULFIL, who, self.busy[1])

    def _before_turns(self, s: Position, question: int, who: Seat) -> None:
        """What waits while a plate is settled."""
        s.push(BEGIN_TURNS, s.first)
        if question == ask.GUARD and not self.asked_all:
            s.push(PLATE_EFFECT, s.first)
            s.push(ADD_CARD, s.first)
        elif question != ask.SAD:
            self._others(s, NEXT_MOOD, who)
            if question == ask.GUARD:
                s.push(DRAW_MORE, who, self.owed)

    def _others(self, s: Position, what: int, who: Seat) -> None:
        """Those who are still to be asked, in order from the first player."""
        turn = (who - s.first) % s.players + 1
        if turn < s.players:
            s.push(what, (who + 1) % s.players, turn)

    def _arg(self, s: Position, rng: Random, question: int, guard: int, looking: Sequence[int]) -> int:
        """What belongs to a question."""
        if question == ask.GUARD:
            return guard
        if question == ask.GIFT:
            return looking[0]
        if question == ask.KEEP_ONE:
            return TWO_GIFTS.pack(looking[0], looking[1])
        if question == ask.UNDER:
            return self.rules.moves.rows[self.row][1][0] if self._mine() else 0
        if question == ask.BUSY:
            return self._target(s, rng)
        plain = {ask.RENEW: self.discarded, ask.TAKE: self.discarded, ask.LOVELY: self.owed, ask.OPTIONS: self.used}
        return plain.get(question, 0)

    def _mine(self) -> bool:
        return self.seen.asked is not None and self.seen.asked[1] == self.seen.seat

    def _target(self, s: Position, rng: Random) -> int:
        """Where the Aide goes that is about to come off a card."""
        if self.busy[0] != ANY_CARD:
            return self.busy[0]
        if self.turn == self.seen.seat:
            return self.rules.moves.rows[self.row][1][0]
        rows = self.rules.asks[ask.AIDE](s, self.turn, 0)
        target = self.rules.moves.rows[rng.choice(rows)][1][0]
        assert target != ON_TRACK
        return target
