"""The track: the Traveler moves from Stop to Stop, collects relics, visits a town (TR-1, TR-2, TR-8, TR-12)."""

from __future__ import annotations

from typing import Final

from ....core.events import ALL, Seat, only
from ....core.pile import NO_CARD, ONE, replaced, without
from ....core.state import CHANCE, Pair
from ..rules.position import SHOW_GIFT, Position
from ..rules.rewards import spend
from ..sight import questions as ask
from ..sight.events import DREW_GIFT, HOME, KEPT, LOOKED_ON, PUT_UNDER, RELIC_TAKEN, TOKEN, TRAVELLED
from .gifts import at_once

LOOK_PRICE: Final = 1
"""For a second gift (TR-2)."""
TWO_GIFTS: Final = Pair(32)
"""What belongs to KEEP_ONE: the gift drawn first, and the one drawn after it (TR-2)."""
FIRST_AND_TOWN: Final = Pair(4)
"""What belongs to SHOW_GIFT: one more than the gift drawn first, 0 if there was none; and the town."""


def travel(s: Position, seat: Seat, step: int) -> None:
    """Move the Traveler: one Stop ahead, or into a town that lies next to its own (TR-1)."""
    node = step + 1
    s.pop()
    s.nodes = replaced(s.nodes, seat, node)
    if s.feed is not None:
        s.tell(ALL, TRAVELLED, seat, s.rules.stops_at + step)
    town = node - s.rules.components.track.towns[0]
    if town >= 0:
        draw_gift(s, seat, town)


def draw_gift(s: Position, seat: Seat, town: int, before: int = 0) -> None:
    """Draw the top gift of the town's stack; without one the Traveler just goes home (TR-2, TR-8)."""
    pile = s.gift_piles[town]
    if not len(pile):
        go_home(s, seat)
        return
    s.push(SHOW_GIFT, seat, FIRST_AND_TOWN.pack(before, town))
    if pile.top == NO_CARD:
        s.push(ask.GIFT_DRAW, CHANCE, town)


def turn_gift(s: Position, _: int, gift: int) -> None:
    """Chance says which gift lies on top."""
    town = s.arg
    s.pop()
    s.gift_piles[town] = s.gift_piles[town].draw_next(gift)


def show_gift(s: Position, seat: Seat, arg: int) -> None:
    """Its drawer alone sees it, and only then decides whether to pay for a look at the next (TR-2)."""
    before, town = FIRST_AND_TOWN.unpack(arg)
    gift, s.gift_piles[town] = s.gift_piles[town].take_top()
    if s.feed is not None:
        s.tell(only(seat), DREW_GIFT, seat, s.rules.towns_at + town, gift)
    if before:
        s.push(ask.KEEP_ONE, seat, TWO_GIFTS.pack(before - 1, gift))
    elif len(s.gift_piles[town]) and s.gems[seat] >= LOOK_PRICE:
        s.push(ask.GIFT, seat, gift)
    else:
        keep_it(s, seat, gift)


def look_on(s: Position, seat: Seat) -> None:
    """Pay one gem and look at the next gift too, once (TR-2)."""
    gift = s.arg
    s.pop()
    spend(s, seat, LOOK_PRICE)
    if s.feed is not None:
        s.tell(ALL, LOOKED_ON, seat)
    draw_gift(s, seat, s.rules.components.gifts[gift].town, gift + 1)


def keep(s: Position, seat: Seat, gift: int) -> None:
    """Keep one gift; the other goes under the stack, unseen by the others (TR-2)."""
    if s.what == ask.KEEP_ONE:
        other = sum(TWO_GIFTS.unpack(s.arg)) - gift
        town = s.rules.components.gifts[gift].town
        s.gift_piles[town] = s.gift_piles[town].put_under(other, only(seat))
        if s.feed is not None:
            s.tell(only(seat), PUT_UNDER, seat, s.rules.towns_at + town, other)
    s.pop()
    keep_it(s, seat, gift)


def keep_it(s: Position, seat: Seat, gift: int) -> None:
    """Immediate gifts are settled now, the others are kept face down (TR-3, TR-9)."""
    town = s.rules.components.gifts[gift].town
    go_home(s, seat)
    if town:
        s.gifts[seat] += ONE[gift]
        if s.feed is not None:
            s.tell(only(seat), KEPT, seat, s.rules.towns_at + town, gift)
    else:
        at_once(s, seat, gift)


def go_home(s: Position, seat: Seat) -> None:
    """After the town the Traveler returns to Start (TR-1)."""
    s.nodes = replaced(s.nodes, seat, 0)
    if s.feed is not None:
        s.tell(ALL, HOME, seat)


# Relics.


def relic(s: Position, seat: Seat, _: int) -> None:
    """RELIC: take the token on your Traveler's Stop (TR-1, SW-53)."""
    s.push(ask.RELIC_DRAW, CHANCE, seat)


def turn_relic(s: Position, _: int, token: int) -> None:
    """The collector looks at it and keeps it face down; taken tokens never return (TR-7, TR-11)."""
    seat = s.arg
    s.pop()
    node = s.nodes[seat]
    s.relic_pool = without(s.relic_pool, token)
    s.relics[seat] += ONE[token]
    s.tokens = replaced(s.tokens, node, 0)
    if s.feed is not None:
        s.tell(only(seat), RELIC_TAKEN, seat, s.rules.stops_at + node - 1, token)


def new_tokens(s: Position, _: int, __: int) -> None:
    """One from the pool for each Stop with neither token nor Traveler, in rising number (TR-12)."""
    left = len(s.relic_pool) - sum(s.tokens)
    for node in range(1, s.rules.components.track.stops + 1):
        if left and not s.tokens[node] and node not in s.nodes:
            s.tokens = replaced(s.tokens, node, 1)
            left -= 1
            s.tell(ALL, TOKEN, s.rules.stops_at + node - 1)
