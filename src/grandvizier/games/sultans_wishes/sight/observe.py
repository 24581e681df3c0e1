"""What a seat sees as bytes, straight from a position, and what each byte means.

It reads a position only through what the seat knows: its own hand, score card, relics, gifts and free wares, the
cards of the stack that it has seen, and what is public.  Seats are counted from the one who looks.  The numbers are
those of `tensor.py`.
"""

from __future__ import annotations

from typing import Final

from ....core.events import Seat
from ....core.rules import Rules
from ....core.sight.observation import Layout, Sketch, is_one, one_hot, scaled
from ....core.state import State
from ..box.components import Wishes
from ..box.moods import mood_of
from ..box.terms import PLAYERS
from ..rules.position import NONE, PRIVATE, Position
from ..rules.scoring import task_hearts
from . import questions as ask

VERSION: Final = 1
_SEATS: Final = PLAYERS[-1]
_IN_HAND, _DISCARDED, _STACKED, _ATTACHED = 1, 2, 3, 4
"""Where a card is, as far as the seat knows; 0 anywhere else."""
_ON_SALE, _OWNED = 1, 2
"""Where a ware is: before its merchant; from _OWNED on with each seat; 0 anywhere else."""
_OPEN, _GUARDED = 1, 2
_COUNTS: Final = 9
"""Bytes of a seat that count something: points, gems, lamp, Aides, hand, wares, place of priority, relics, gifts."""
_TOWNS: Final = 3
"""As many stacks of gifts have a number."""


def _turned(players: int, me: int) -> bytes:
    """For each seat its number counted from `me`; NONE stays."""
    return bytes((seat - me) % players if seat < players else seat for seat in range(256))


_TURNED: Final = {(players, me): _turned(players, me) for players in PLAYERS for me in range(players)}


def observe(s: State, seat: Seat) -> bytes:
    """Cards, the Aides on them, wishes, wares, seats, tasks, tokens, then the plate, the question and the round."""
    assert isinstance(s, Position)
    components, players, asked = s.rules.components, s.players, s.seat
    me = seat if seat < players else 0
    turned = _TURNED[players, me]
    known = [card for card, seats in zip(s.stack, s.stack_known, strict=True) if s.turned or seats >> seat & 1]
    cards = bytearray(len(components.cards))
    if seat < players:
        for card in s.hands[seat]:
            cards[card] = _IN_HAND
    for card in s.discard:
        cards[card] = _DISCARDED
    for card in known:
        cards[card] = _STACKED
    wishes = _wishes(s, cards)
    orderlies = s.orderlies
    return b"".join(
        (
            cards, s.aides.translate(turned), wishes, _wares(s, seat, me),
            *(_seat(s, (me + turn) % players, seat) for turn in range(players)),
            _nobody(components) * (_SEATS - players),
            bytes([min(hearts, 255) for hearts in task_hearts(components, known, s.hearts)]),
            orderlies[me:], orderlies[:me], b"\xff" * (_SEATS - players),
            s.tokens if s.travelers else bytes(len(components.track.ahead)),
            bytes([len(pile) for pile in s.gift_piles]) if s.gift_piles else bytes(_TOWNS),
            bytes(
                (
                    turned[asked] if asked >= 0 else NONE, turned[s.first], s.plate, s.what, min(s.round, 255), s.cycle,
                    s.ended, s.over, players, s.travelers, len(s.deck) + (s.top != NONE),
                    s.top != NONE and s.top >= s.rules.first_guard, s.simple_left, s.finals_left, len(s.stack),
                    len(s.relic_pool) - sum(s.tokens),
                )
            ),
        )
    )  # fmt: skip


def _wishes(s: Position, cards: bytearray) -> bytearray:
    """Three bytes for each wish: whether it is open and guarded, how far it is, how much it asks.  Marks its cards."""
    components = s.rules.components
    less = mood_of(None if s.plate == NONE else s.plate).less
    wishes = bytearray(3 * len(components.wishes))
    for wish, under, guard in zip(s.open, s.under, s.guards, strict=True):
        one, have = components.wishes[wish], int(guard != NONE)
        for card in under:
            cards[card] = _ATTACHED
            have += 1 if one.final else components.cards[card].hearts
        if guard != NONE:
            cards[guard] = _ATTACHED
        wishes[3 * wish : 3 * wish + 3] = _OPEN | (guard != NONE and _GUARDED), have, max(0, one.need - less)
    return wishes


def _wares(s: Position, seat: Seat, me: int) -> bytearray:
    """Where each ware is, as far as this seat knows."""
    wares = bytearray(len(s.rules.components.wares))
    for ware in s.market:
        if ware != NONE:
            wares[ware] = _ON_SALE
    for owner, owned in enumerate(s.owned):
        mine = _OWNED + (owner - me) % s.players
        for ware in owned:
            if ware < PRIVATE or owner == seat or s.over:
                wares[ware & ~PRIVATE] = mine
    return wares


def _seat(s: Position, owner: Seat, seat: Seat) -> bytes:
    """What the seat knows of one who sits at the table."""
    components, is_known = s.rules.components, owner == seat or s.over
    travels = s.travelers
    relics = bytearray(len(components.relics))
    gifts = 0
    if travels and is_known:
        for token in s.relics[owner]:
            relics[token // components.relic_copies] += 1
        for gift in s.gifts[owner]:
            gifts |= 1 << gift
    return b"".join(
        (
            bytes(
                (
                    min(max(s.score[owner], 0), 255), s.gems[owner], s.lamps[owner], s.free[owner], len(s.hands[owner]),
                    len(s.owned[owner]), s.priority.find(owner) + 1, len(s.relics[owner]) if travels else 0,
                    len(s.gifts[owner]) if travels else 0,
                    s.markets[owner] if is_known else NONE, s.nodes[owner] if travels else NONE,
                )
            ),
            relics,
            gifts.to_bytes(_gift_bytes(components), "little"),
        )
    )  # fmt: skip


def _gift_bytes(components: Wishes) -> int:
    return (len(components.gifts) + 7) // 8


def _nobody(components: Wishes) -> bytes:
    """A seat at which nobody sits."""
    return bytes(_COUNTS) + bytes((NONE, NONE)) + bytes(len(components.relics) + _gift_bytes(components))


def layout(rules: Rules) -> Layout:
    """The bytes that `observe` writes, as the numbers of `tensor`."""
    components = rules.components
    assert isinstance(components, Wishes)
    sketch = Sketch()
    cards = sketch.field(len(components.cards))
    aides = sketch.field(2 * (len(components.cards) - len(components.guards)))
    wishes, wares = sketch.field(3 * len(components.wishes)), sketch.field(len(components.wares))
    seats = [
        (sketch.field(_COUNTS), sketch.byte(), sketch.byte(), sketch.field(len(components.relics)),
         sketch.field(_gift_bytes(components)))
        for _ in range(_SEATS)
    ]  # fmt: skip
    tasks, orderlies = sketch.field(len(components.tasks)), sketch.field(_SEATS)
    tokens, stacks = sketch.field(len(components.track.ahead)), sketch.field(_TOWNS)
    asked, first, plate, what = (sketch.byte() for _ in range(4))
    rest = [(sketch.byte(), scaled(by)) for by in (20, 10, 1, 1, _SEATS, 1, 58, 1, 16, 4, 30, 18)]
    players = rest[4][0]
    _on_the_table(sketch, cards, aides, wishes)
    for ware in wares:
        sketch.numbers(ware, one_hot(1 + _SEATS, first=_ON_SALE))
    for turn, (counts, market, node, relics, gifts) in enumerate(seats):
        sketch.number(players, is_one(*range(turn + 1, _SEATS + 1)))
        in_order = [*counts[:6], asked, first, *counts[6:]]
        tables = [scaled(by) for by in (100, 7, 1, 7, 3, 10)] + [is_one(turn)] * 2 + [scaled(by) for by in (4, 6, 4)]
        sketch.each(zip(in_order, tables, strict=True))
        sketch.numbers(market, one_hot(len(components.markets)))
        sketch.each((relic, scaled(components.relic_copies)) for relic in relics)
        sketch.bits(gifts, len(components.gifts))
        sketch.numbers(node, one_hot(len(components.track.ahead)))
    for number, task in enumerate(tasks):
        sketch.number(task, scaled(10))
        sketch.each((orderly, is_one(number)) for orderly in orderlies)
    sketch.each((token, is_one(1)) for token in tokens)
    sketch.numbers(plate, one_hot(len(components.plates)))
    sketch.numbers(what, one_hot(len(ask.QUESTIONS) + len(ask.QUESTIONS), first=1))
    sketch.each(rest)
    sketch.each((stack, scaled(7)) for stack in stacks)
    return sketch.done(VERSION)


def _on_the_table(sketch: Sketch, cards: range, aides: range, wishes: range) -> None:
    """Where each card is and whose Aides lie on it; each wish: open, how far it is, how much it asks, guarded."""
    for number, card in enumerate(cards):
        sketch.numbers(card, one_hot(4, first=_IN_HAND))
        lying = aides[2 * number : 2 * number + 2]
        for aide in lying:
            sketch.numbers(aide, one_hot(_SEATS))
        if not lying:  # the Guards, which are the last cards: no Aide ever lies on one
            sketch.numbers(card, [()] * (2 * _SEATS))
    for flags, have, need in zip(wishes[::3], wishes[1::3], wishes[2::3], strict=True):
        sketch.each(((flags, is_one(_OPEN, _OPEN | _GUARDED)), (have, scaled(8)), (need, scaled(8))))
        sketch.number(flags, is_one(_OPEN | _GUARDED))
