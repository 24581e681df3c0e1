"""What the Sultan's Mood plates do when they are revealed, a function each; what lasts stands in `box/moods.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ....core.events import ALL, Seat
from ....core.state import CHANCE
from ..box.moods import DEMANDING, HAPPY, HUNGRY, LOVELY, MEAN, SAD, UNCERTAIN
from ..sight import questions as ask
from ..sight.events import DECLINED, REMOVED, WISHES_AT
from .effects import throw
from .position import CHECK_WISHES, DRAW_MORE, NEXT_MOOD, REPLENISH, ROTATE, Position
from .rewards import earn
from .wishes import leave

AtOnce: TypeAlias = Callable[[Position], None]


def plate_effect(s: Position, _: int, __: int) -> None:
    """After its card the plate does its effect (SW-2); some only last for the cycle."""
    if s.plate in s.rules.moods:
        s.rules.moods[s.plate](s)


def each(s: Position) -> None:
    """Everybody is asked in order, from the first player on, before any turn (SW-32, SW-33, SW-57)."""
    s.push(NEXT_MOOD, s.first)


def next_mood(s: Position, seat: Seat, number: int) -> None:
    """The next in order; without hand cards there is nothing to give (SW-57)."""
    if number + 1 < s.players:
        s.push(NEXT_MOOD, (seat + 1) % s.players, number + 1)
    question, needs_card = s.rules.mood_asks[s.plate]
    if s.hands[seat] or not needs_card:
        s.push(question, seat)


def lovely_throw(s: Position, seat: Seat, card: int) -> None:
    """LOVELY: discard any number, then draw as many, player by player (SW-33)."""
    throw(s, seat, card)
    s.arg += 1
    if not s.hands[seat]:
        s.goto(DRAW_MORE, seat, s.arg)


def lovely_enough(s: Position, seat: Seat) -> None:
    """No more are discarded; it may be none (SW-57)."""
    if s.arg:
        s.goto(DRAW_MORE, seat, s.arg)
    else:
        s.pop()
        if s.feed is not None:
            s.tell(ALL, DECLINED, seat)


def mean_throw(s: Position, seat: Seat, card: int) -> None:
    """MEAN: everybody discards one card of their choice (SW-32)."""
    s.pop()
    throw(s, seat, card)


def demanding(s: Position) -> None:
    """DEMANDING: one Simple wish is turned up, if there is any (SW-31)."""
    if s.simple_left:
        s.push(ask.SIMPLE, CHANCE, s.first)


def hungry(s: Position) -> None:
    """HUNGRY: one heart or one card less is enough, from now on (SW-29)."""
    s.push(CHECK_WISHES, s.first)


def happy(s: Position) -> None:
    """HAPPY: everybody takes a gem (SW-37)."""
    for seat in range(s.players):
        earn(s, seat, 1)


def uncertain(s: Position) -> None:
    """UNCERTAIN: every revealed ware goes under its stack (SW-36)."""
    s.push(ROTATE, s.first)


def sad(s: Position) -> None:
    """SAD: the Simple wish with the lowest hearts is dropped; on a tie the first player chooses (SW-30)."""
    lowest = saddest(s)
    if len(lowest) > 1:
        s.push(ask.SAD, s.first)
    elif lowest:
        drop(s, s.first, lowest[0])


def saddest(s: Position) -> list[int]:
    """The open Simple wishes with the lowest printed hearts of Task cards (SW-30)."""
    hearts, final = s.rules.hearts, s.rules.first_final
    totals = {at: sum(s.under[at].translate(hearts)) for at, wish in enumerate(s.open) if wish < final}
    lowest = min(totals.values(), default=0)
    return [at for at, total in totals.items() if total == lowest]


def sad_wish(s: Position, seat: Seat, at: int) -> None:
    """The first player has chosen (SW-30)."""
    s.pop()
    drop(s, seat, at)


def drop(s: Position, seat: Seat, at: int) -> None:
    """No points, no gems; the wish leaves the game and the minimum is restored (SW-30)."""
    if s.feed is not None:
        s.tell(ALL, REMOVED, seat, WISHES_AT + s.open[at])
    leave(s, at)
    s.push(REPLENISH, seat)


AT_ONCE: Final[Mapping[int, AtOnce]] = {
    LOVELY: each,
    DEMANDING: demanding,
    HUNGRY: hungry,
    HAPPY: happy,
    UNCERTAIN: uncertain,
    MEAN: each,
    SAD: sad,
}
"""What a plate does when it is revealed; what lasts stands in `box/moods.py`."""
ASKS: Final = {LOVELY: (ask.LOVELY, True), MEAN: (ask.MEAN, True)}
"""What a plate asks of everybody, and whether that needs a hand card."""
