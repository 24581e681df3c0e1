"""What a seat sees as bytes, straight from a position, and what each byte means.

It reads a position only through what the seat knows: its own hand, score card, relics, gifts and free wares, the
cards of the stack that it has seen, and what is public.  Seats are counted from the one who looks.  The numbers are
those of `tensor.py`.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from ....core.events import Seat
from ....core.rules import Rules
from ....core.sight.observation import Layout, Sketch, is_one, one_hot, scaled
from ....core.state import NOBODY, State
from ..box.components import Wishes
from ..rules.position import NONE, PRIVATE, Position
from . import questions as ask
from .addresses import COUNTS, OWNED, REST, SEATS, Addresses, Chair, Fields, addresses_of

VERSION: Final = 1
_IN_HAND, _DISCARDED, _STACKED, _ATTACHED = 1, 2, 3, 4
"""Where a card is, as far as the seat knows; 0 anywhere else."""
_ON_SALE: Final = OWNED - 1
"""Where a ware is: before its merchant; from OWNED on with each seat; 0 anywhere else."""
_OPEN, _GUARDED = 1, 2
_MOST: Final = 255
"""What is more counts as this."""
_TRAVELED: Final = 2
"""The last counts of a seat are those of relics and gifts."""
_COUNTED: Final = Struct(f"{COUNTS - _TRAVELED}B").pack_into
_OF_THE_TABLE: Final = Struct(f"{4 + len(REST) - 1}B").pack_into


def observe(s: State, seat: Seat) -> bytes:
    """Cards, the Aides on them, wishes, wares, seats, tasks, tokens, then the plate, the question and the round."""
    assert isinstance(s, Position)
    players, where = s.players, addresses_of(s.rules.components)
    me = seat if seat < players else 0
    chair = where.chairs[players, me]
    seen = chair.blank[:]
    if seat < players:
        for card in s.hands[seat]:
            seen[card] = _IN_HAND
    for card in s.discard:
        seen[card] = _DISCARDED
    seen[where.aides] = s.aides.translate(chair.turned)
    if s.travelers:
        _travelers(s, seen, where, chair, seat)
    if s.stack:
        _stack(s, seen, where, seat)
    _wishes(s, seen, where)
    _wares(s, seen, where, chair, seat)
    _seats(s, seen, where, chair, seat)
    _table(s, seen, where, chair)
    return bytes(seen)


def _stack(s: Position, seen: bytearray, where: Addresses, seat: Seat) -> None:
    """The cards of the stack that the seat knows, and their hearts, added to those of gifts."""
    turned, hearts = s.turned, where.hearts
    for card, seats in zip(s.stack, s.stack_known, strict=True):
        if turned or seats >> seat & 1:
            seen[card] = _STACKED
            task, more = hearts[card]
            seen[task] = min(seen[task] + more, _MOST)


def _wishes(s: Position, seen: bytearray, where: Addresses) -> None:
    """Of each open wish whether it is guarded, how far it is, how much it asks; and the cards that lie there."""
    wishes, needs = where.wishes, where.needs[s.plate]
    for wish, under, guard in zip(s.open, s.under, s.guards, strict=True):
        at, worth = wishes[wish]
        have = 0
        for card in under:
            seen[card] = _ATTACHED
            have += worth[card]
        if guard == NONE:
            seen[at] = _OPEN
        else:
            seen[at] = _OPEN | _GUARDED
            seen[guard] = _ATTACHED
            have += 1
        seen[at + 1] = have
        seen[at + 2] = needs[wish]


def _wares(s: Position, seen: bytearray, where: Addresses, chair: Chair, seat: Seat) -> None:
    """Where each ware is, as far as this seat knows."""
    first, over = where.wares, s.seat == NOBODY
    for ware in s.market:
        if ware != NONE:
            seen[first + ware] = _ON_SALE
    for owner, mine in chair.owners:
        for ware in s.owned[owner]:
            if ware < PRIVATE:
                seen[first + ware] = mine
            elif owner == seat or over:
                seen[first + ware - PRIVATE] = mine


def _seats(s: Position, seen: bytearray, where: Addresses, chair: Chair, seat: Seat) -> None:
    """What the seat knows of those who sit at the table."""
    scores, gems, lamps, free, hands, owned, over = s.score, s.gems, s.lamps, s.free, s.hands, s.owned, s.seat == NOBODY
    orderlies, place = s.orderlies, s.priority.find
    for owner, at, orderly in chair.seats:
        score = scores[owner]
        if not 0 <= score <= _MOST:
            score = min(max(score, 0), _MOST)
        _COUNTED(
            seen, at, score, gems[owner], lamps[owner], free[owner], len(hands[owner]), len(owned[owner]),
            place(owner) + 1,
        )  # fmt: skip
        seen[orderly] = orderlies[owner]
        if owner == seat or over:
            seen[at + where.market] = s.markets[owner]


def _travelers(s: Position, seen: bytearray, where: Addresses, chair: Chair, seat: Seat) -> None:
    """What comes with the Travelers: hearts, tokens and gifts, and what the seat knows of those that each seat has."""
    seen[where.tasks] = s.hearts
    seen[where.tokens] = s.tokens
    for stack, pile in enumerate(s.gift_piles, where.stacks):
        seen[stack] = len(pile)
    seen[where.left] = len(s.relic_pool) - sum(s.tokens)
    copies, over = s.rules.components.relic_copies, s.seat == NOBODY
    for owner, at, _ in chair.seats:
        relics, gifts = s.relics[owner], s.gifts[owner]
        seen[at + COUNTS - _TRAVELED] = len(relics)
        seen[at + COUNTS - 1] = len(gifts)
        seen[at + where.node] = s.nodes[owner]
        if owner == seat or over:
            for token in relics:
                seen[at + where.relics + token // copies] += 1
            for gift in gifts:
                seen[at + where.gifts + (gift >> 3)] |= 1 << (gift & 7)


def _table(s: Position, seen: bytearray, where: Addresses, chair: Chair) -> None:
    """The question, the plate, and all that counts, in the order of `REST`, but for the relics."""
    asked, top, turned = s.seat, s.top, chair.turned
    _OF_THE_TABLE(
        seen, where.rest,
        turned[asked] if asked >= 0 else NONE, turned[s.first], s.plate, s.what, min(s.round, _MOST), s.cycle,
        s.ended, asked == NOBODY, s.players, s.travelers, len(s.deck) + (top != NONE),
        top != NONE and top >= s.rules.first_guard, s.simple_left, s.finals_left, len(s.stack),
    )  # fmt: skip


def layout(rules: Rules) -> Layout:
    """The bytes that `observe` writes, as the numbers of `tensor`."""
    components = rules.components
    assert isinstance(components, Wishes)
    sketch = Sketch()
    seen = Fields(components, sketch)
    asked, first = seen.asked, seen.first
    players = seen.rest["players"]
    _on_the_table(sketch, seen.cards, seen.aides, seen.wishes)
    for ware in seen.wares:
        sketch.numbers(ware, one_hot(1 + SEATS, first=_ON_SALE))
    for turn, (counts, market, node, relics, gifts) in enumerate(seen.seats):
        sketch.number(players, is_one(*range(turn + 1, SEATS + 1)))
        in_order = [*counts[:6], asked, first, *counts[6:]]
        tables = [scaled(by) for by in (100, 7, 1, 7, 3, 10)] + [is_one(turn)] * 2 + [scaled(by) for by in (4, 6, 4)]
        sketch.each(zip(in_order, tables, strict=True))
        sketch.numbers(market, one_hot(len(components.markets)))
        sketch.each((relic, scaled(components.relic_copies)) for relic in relics)
        sketch.bits(gifts, len(components.gifts))
        sketch.numbers(node, one_hot(len(components.track.ahead)))
    for number, task in enumerate(seen.tasks):
        sketch.number(task, scaled(10))
        sketch.each((orderly, is_one(number)) for orderly in seen.orderlies)
    sketch.each((token, is_one(1)) for token in seen.tokens)
    sketch.numbers(seen.plate, one_hot(len(components.plates)))
    sketch.numbers(seen.what, one_hot(len(ask.QUESTIONS) + len(ask.QUESTIONS), first=1))
    sketch.each((byte, scaled(REST[name])) for name, byte in seen.rest.items())
    sketch.each((stack, scaled(7)) for stack in seen.stacks)
    return sketch.done(VERSION)


def _on_the_table(sketch: Sketch, cards: range, aides: range, wishes: range) -> None:
    """Where each card is and whose Aides lie on it; each wish: open, how far it is, how much it asks, guarded."""
    for number, card in enumerate(cards):
        sketch.numbers(card, one_hot(4, first=_IN_HAND))
        lying = aides[2 * number : 2 * number + 2]
        for aide in lying:
            sketch.numbers(aide, one_hot(SEATS))
        if not lying:  # the Guards, which are the last cards: no Aide ever lies on one
            sketch.numbers(card, [()] * (2 * SEATS))
    for flags, have, need in zip(wishes[::3], wishes[1::3], wishes[2::3], strict=True):
        sketch.each(((flags, is_one(_OPEN, _OPEN | _GUARDED)), (have, scaled(8)), (need, scaled(8))))
        sketch.number(flags, is_one(_OPEN | _GUARDED))
