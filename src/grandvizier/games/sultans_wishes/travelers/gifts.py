"""Gifts: the immediate ones, and those for the end of a round (TR-3, TR-4, TR-5, TR-9, TR-10)."""

from __future__ import annotations

from typing import Final

from ....core.events import ALL, Seat, only
from ....core.pile import ONE, replaced, without
from ....core.state import CHANCE, NOBODY, Pair
from ..box.terms import END_OF_ROUND, GIFT_POINTS
from ..rules.effects import declined
from ..rules.position import GIFT_PASS, GIFTS_OF, NONE, PRIVATE, Position
from ..rules.rewards import earn, score
from ..sight import questions as ask
from ..sight.events import AHEAD, FREE_WARE, GAVE, HEART, MERCHANTS_AT, OPEN_WARE, SPACES_AT

SEAT_AND_MERCHANT: Final = Pair(4)
"""What belongs to BOTTOM (TR-10)."""


def show(s: Position, seat: Seat, gift: int) -> None:
    """A gift is shown when it is applied, and then goes under its stack (TR-9)."""
    town = s.rules.components.gifts[gift].town
    s.gift_piles[town] = s.gift_piles[town].put_under(gift, ALL)
    if s.feed is not None:
        s.tell(ALL, GAVE, seat, gift)


# At once.


def at_once(s: Position, seat: Seat, gift: int) -> None:
    """Twice the plate's extra points, a free ware, or gems, settled now (TR-3)."""
    show(s, seat, gift)
    one = s.rules.components.gifts[gift]
    if one.effect == "double":
        score(s, seat, "gift", GIFT_POINTS[one.effect] * s.rules.extra[s.plate])
    elif one.effect == "gems":
        earn(s, seat, one.key[0])
    else:
        free_ware(s, seat, one.key[0])


def free_ware(s: Position, seat: Seat, merchant: int) -> None:
    """The bottom ware, unseen by the others unless all saw it go there; the face-up one if it is the last (TR-10)."""
    stock, lowest = s.stock[merchant], s.lowest[merchant]
    if stock and not lowest:
        s.push(ask.BOTTOM, CHANCE, SEAT_AND_MERCHANT.pack(seat, merchant))
    elif lowest:
        s.lowest[merchant] = lowest[:-1]
        open_ware(s, seat, merchant, lowest[-1])
    elif s.market[merchant] != NONE:
        ware = s.market[merchant]
        s.market = replaced(s.market, merchant, NONE)
        open_ware(s, seat, merchant, ware)


def open_ware(s: Position, seat: Seat, merchant: int, ware: int) -> None:
    """Everybody knows this ware (TR-10)."""
    s.owned[seat] += ONE[ware]
    if s.feed is not None:
        s.tell(ALL, OPEN_WARE, seat, MERCHANTS_AT + merchant)


def bottom_ware(s: Position, _: int, ware: int) -> None:
    """Chance says which ware lies at the bottom; it costs nothing and uses no optional action (TR-10)."""
    seat, merchant = SEAT_AND_MERCHANT.unpack(s.arg)
    s.pop()
    s.stock[merchant] = without(s.stock[merchant], ware)
    s.owned[seat] += ONE[ware + PRIVATE]
    if s.feed is not None:
        s.tell(only(seat), FREE_WARE, seat, MERCHANTS_AT + merchant, ware)


# At the end of a round.


def gift_pass(s: Position, seat: Seat, number: int) -> None:
    """One pass from the first player clockwise, after the stack is turned up and before the ranking (TR-4)."""
    seat = s.first if seat == NOBODY else seat
    if number + 1 < s.players:
        s.push(GIFT_PASS, (seat + 1) % s.players, number + 1)
    s.push(GIFTS_OF, seat)


def gifts_of(s: Position, seat: Seat, _: int) -> None:
    """Each holder of an end-of-round gift is asked: any number of them, one after another (TR-4)."""
    towns = [s.rules.components.gifts[gift].town for gift in s.gifts[seat]]
    if END_OF_ROUND in towns:
        s.push(ask.ROUND_GIFTS, seat)


def usable(s: Position, seat: Seat, gift: int) -> bool:
    """A gift that would change nothing cannot be used and is kept (TR-5)."""
    effect = s.rules.components.gifts[gift].effect
    if effect == "orderly":
        return s.orderlies[seat] != NONE
    if effect == "priority":
        return s.priority.find(seat) > 0
    return effect == "heart" or shown_tasks(s, gift) > 0


def shown_tasks(s: Position, gift: int) -> int:
    """The revealed extra tasks that a gift names; an added heart is no card (TR-5)."""
    tasks = s.rules.components.gifts[gift].key
    return sum([s.rules.tasks[card] in tasks for card in s.stack])


def give_gift(s: Position, seat: Seat, gift: int) -> None:
    """Show an end-of-round gift and settle it (TR-4, TR-5)."""
    s.pop()
    s.gifts[seat] = without(s.gifts[seat], gift)
    show(s, seat, gift)
    s.push(GIFTS_OF, seat)
    effect = s.rules.components.gifts[gift].effect
    if effect == "orderly":
        s.push(ask.MOVE_ORDERLY, seat)
    elif effect == "heart":
        s.push(ask.HEART_WHERE, seat)
    elif effect == "priority":
        s.priority = ONE[seat] + without(s.priority, seat)
        if s.feed is not None:
            s.tell(ALL, AHEAD, seat)
    else:
        score(s, seat, "gift", GIFT_POINTS[effect] * shown_tasks(s, gift))


def heart(s: Position, seat: Seat, task: int) -> None:
    """Add a heart to any task, also one without cards: it then has one and is ranked (TR-5)."""
    s.pop()
    s.hearts = replaced(s.hearts, task, s.hearts[task] + 1)
    if s.feed is not None:
        s.tell(ALL, HEART, seat, SPACES_AT + task)


def no_more_gifts(s: Position, seat: Seat) -> None:
    """Gifts may be kept for a later round (TR-4)."""
    declined(s, seat)
