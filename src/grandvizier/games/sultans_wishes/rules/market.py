"""The market: three merchants, each with a stack and the top ware turned up (SW-36, SW-40, SW-60)."""

from __future__ import annotations

from ....core.events import ALL, Seat
from ....core.pile import replaced, without
from ....core.state import CHANCE
from ..sight import questions as ask
from ..sight.events import BOUGHT, MERCHANTS_AT, OFFERED, ROTATED
from .position import AFTER_ACTION, BOUGHT_ONE, NONE, ROTATE, Position
from .rewards import spend


def price(s: Position, merchant: int, off: int) -> int:
    """What the ware before a merchant costs, less what is taken off, never below 0 (SW-40, SW-53)."""
    return max(0, s.rules.cost[s.market[merchant]] - off)


def discount(s: Position) -> int:
    """What is taken off now: by BARGAIN, or by the plate from the optional purchase alone (SW-40)."""
    return s.rules.discount[s.plate] if s.what == ask.OPTIONS else s.rules.components.numbers["bargain"]


def affordable(s: Position, seat: Seat, off: int) -> bool:
    """Whether any revealed ware can be paid."""
    return s.rules.cheapest[s.market] <= s.gems[seat] + off


def buy(s: Position, seat: Seat, merchant: int) -> None:
    """Acquire a Wares card; the next of that stack is turned up at once (SW-42, SW-60)."""
    paid = price(s, merchant, discount(s))
    if s.what == ask.OPTIONS:
        s.goto(AFTER_ACTION, seat, s.arg | BOUGHT_ONE)
    else:
        s.pop()
    spend(s, seat, paid)
    s.owned[seat] += s.market[merchant : merchant + 1]
    if s.feed is not None:
        s.tell(ALL, BOUGHT, seat, MERCHANTS_AT + merchant, paid)
    restock(s, merchant)


def restock(s: Position, merchant: int) -> None:
    """The top ware of a stack is turned up; an empty stack sells nothing (SW-36, SW-60)."""
    s.market = replaced(s.market, merchant, NONE)
    if s.stock[merchant]:
        s.push(ask.WARE, CHANCE, merchant)
    elif s.lowest[merchant]:
        ware, s.lowest[merchant] = s.lowest[merchant][0], s.lowest[merchant][1:]
        offer(s, merchant, ware)


def turn_ware(s: Position, seat: Seat, ware: int) -> None:
    """Chance says which ware comes up, or which lies at the bottom."""
    s.rules.ware_answers[s.what](s, seat, ware)


def come_up(s: Position, _: int, ware: int) -> None:
    """The next ware of a stack comes up (SW-60)."""
    merchant = s.arg
    s.pop()
    s.stock[merchant] = without(s.stock[merchant], ware)
    offer(s, merchant, ware)


def offer(s: Position, merchant: int, ware: int) -> None:
    """Everybody sees the ware before a merchant."""
    s.market = replaced(s.market, merchant, ware)
    if s.feed is not None:
        s.tell(ALL, OFFERED, MERCHANTS_AT + merchant, ware)


def rotate(s: Position, _: int, merchant: int) -> None:
    """The revealed ware goes under its stack and the next is turned up, merchant by merchant (SW-36)."""
    if merchant < 2:
        s.push(ROTATE, s.first, merchant + 1)
    if s.market[merchant] != NONE:
        s.lowest[merchant] += s.market[merchant : merchant + 1]
        if s.feed is not None:
            s.tell(ALL, ROTATED, MERCHANTS_AT + merchant)
        restock(s, merchant)
