"""What a seat sees as bytes, straight from a position, and what each byte means.

It reads a position only through what the seat knows: a card where the seat has looked and followed it, and what is
public.  Seats and places are counted from the one who looks.  The numbers are those of `tensor.py`.
"""

from __future__ import annotations

from typing import Final

from ....core.events import Seat
from ....core.rules import Rules
from ....core.sight.observation import BITS, Layout, Sketch, is_one, one_hot, scaled
from ....core.state import State
from ..box.components import PLAYERS, Wishes
from ..rules.position import Position
from . import questions as ask
from .hands import SCALE, hands_of
from .promise import BYTES, promises

VERSION: Final = 2
"""The first did not say what hands promise."""
_SEATS: Final = PLAYERS[-1]
_CENTRE: Final = 3
_PLACES: Final = _CENTRE + 3 * _SEATS
_UNSEEN, _ABSENT = 254, 255
"""In place of a card: this seat does not know it; this place is not on the table."""
_BITS: Final = (*(1 << card for card in range(_UNSEEN)), 0)
"""Each card as a bit; 0 in place of one that is not known."""


def _turned(players: int, me: int) -> bytes:
    """For each set of seats, a bit each, the same set counted from `me`."""
    return bytes(sum((seats >> seat & 1) << (seat - me) % players for seat in range(players)) for seats in range(256))


_TURNED: Final = {(players, me): _turned(players, me) for players in PLAYERS for me in range(players)}


def observe(s: State, seat: Seat) -> bytes:
    """For each place the card, for each place who followed it, then the seats, the round, and what hands promise."""
    assert isinstance(s, Position)
    players, asked = s.players, s.seat
    me = seat if seat < players else 0
    bit = 1 << seat
    cards = bytes([card if known & bit else _UNSEEN for card, known in zip(s.cards, s.seen, strict=True)])
    seen = bytes(s.seen).translate(_TURNED[players, me])
    cut, out = _CENTRE + 3 * me, 3 * (_SEATS - players)
    markers = s.markers
    cards = cards[:_CENTRE] + cards[cut:] + cards[_CENTRE:cut]
    known = [_BITS[card] for card in cards]
    return b"".join(
        (
            cards, b"\xff" * out,
            seen[:_CENTRE], seen[cut:], seen[_CENTRE:cut], bytes(out),
            markers[me:], markers[:me], bytes(_SEATS - players),
            bytes(
                (
                    (s.starter - me) % players, (asked - me) % players if asked >= 0 else _ABSENT, s.what,
                    min(s.round, 255), players, s.over,
                )
            ),
            promises(hands_of(s.rules, players), known[1:], players),
        )
    )  # fmt: skip


def layout(rules: Rules) -> Layout:
    """The bytes that `observe` writes, as the numbers of `tensor`."""
    components = rules.components
    assert isinstance(components, Wishes)
    sketch = Sketch()
    cards, seen, markers = sketch.field(_PLACES), sketch.field(_PLACES), sketch.field(_SEATS)
    starter, asked, what, number, players, over = (sketch.byte() for _ in range(6))
    promised = sketch.field(BYTES)
    on_table = tuple(float(card != _ABSENT) for card in range(256))
    for card, followers in zip(cards, seen, strict=True):
        sketch.numbers(card, one_hot(len(components.ids)))
        sketch.numbers(followers, BITS[:_SEATS])
        sketch.number(card, on_table)
    sketch.each((marker, scaled(5)) for marker in markers)
    sketch.numbers(starter, one_hot(_SEATS))
    sketch.numbers(asked, one_hot(_SEATS))
    sketch.numbers(what, one_hot(len(ask.QUESTIONS), first=1))
    sketch.each(((number, scaled(50)), (players, scaled(_SEATS)), (over, is_one(1))))
    sketch.each((promise, scaled(SCALE)) for promise in promised)
    return sketch.done(VERSION)
