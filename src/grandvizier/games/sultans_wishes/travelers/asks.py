"""What may be chosen at the Travelers' questions: the fast reading of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.events import Row, Seat
from ....core.rules import Ask, PileOf, Question, questions
from ..box.terms import END_OF_ROUND, MERCHANTS, TOWNS
from ..rules.asks import ask_hand, ask_ware
from ..rules.position import Position
from ..sight import questions as ask
from .gifts import SEAT_AND_MERCHANT, usable
from .track import TWO_GIFTS


def can_relic(s: Position, seat: Seat) -> bool:
    """The Traveler stands on a Stop with a token (SW-53)."""
    return bool(s.travelers and s.tokens[s.nodes[seat]])


def ask_gift_draw(s: Position, _: Seat, town: int) -> Sequence[Row]:
    """Any gift of the stack that was not drawn yet."""
    return s.gift_piles[town].undrawn.translate(s.rules.gift_draws)


def ask_relic(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any token that nobody has seen."""
    return s.relic_pool.translate(s.rules.relic_draws)


def spaces(s: Position) -> list[int]:
    """The rows of the spaces without an Orderly."""
    return s.rules.free_spaces[s.orderlies]


def ask_distracted(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any free space, or none."""
    return [s.rules.done_row, *spaces(s)]


def ask_move_orderly(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any free space."""
    return spaces(s)


def ask_confused(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Any card in the hand, or none."""
    rows = s.rules.extra_rows
    return [s.rules.done_row, *[rows[card] for card in s.hands[seat]]]


def ask_gift(s: Position, _: Seat, gift: int) -> Sequence[Row]:
    """Keep it, or pay for a look at the next."""
    return (s.rules.keep_rows[gift], s.rules.look_on_row)


def ask_bottom(s: Position, seat: Seat, arg: int) -> Sequence[Row]:
    """Any ware of the merchant that was not drawn yet."""
    return ask_ware(s, seat, SEAT_AND_MERCHANT.unpack(arg)[1])


def ask_keep_one(s: Position, _: Seat, both: int) -> Sequence[Row]:
    """One of the two."""
    return [s.rules.keep_rows[gift] for gift in TWO_GIFTS.unpack(both)]


def ask_round_gifts(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Any end-of-round gift that changes something, or no more."""
    rows, gifts = s.rules.give_rows, s.rules.components.gifts
    return [
        s.rules.done_row,
        *[rows[gift] for gift in s.gifts[seat] if gifts[gift].town == END_OF_ROUND and usable(s, seat, gift)],
    ]


def ask_heart(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any task."""
    return s.rules.heart_rows


def more_questions() -> dict[int, Question]:
    """All that may be asked beside that with the Travelers."""
    asks: dict[int, Ask | tuple[Ask, PileOf]] = {
        ask.GIFT_DRAW: (ask_gift_draw, lambda _s, town: (f"gifts {TOWNS[town]}", 0)),
        ask.RELIC_DRAW: (ask_relic, lambda _s, _: ("relics", 0)),
        ask.BOTTOM: (ask_bottom, lambda _s, arg: (f"bottom {MERCHANTS[SEAT_AND_MERCHANT.unpack(arg)[1]]}", 0)),
        ask.DISTRACTED: ask_distracted,
        ask.CONFUSED: ask_confused,
        ask.FRIENDLY: ask_hand,
        ask.GIFT: ask_gift,
        ask.KEEP_ONE: ask_keep_one,
        ask.ROUND_GIFTS: ask_round_gifts,
        ask.MOVE_ORDERLY: ask_move_orderly,
        ask.HEART_WHERE: ask_heart,
    }
    return questions(ask.QUESTIONS, asks)
