"""Orchard: a game of dice and pencils.

In each of eight rounds two dice are thrown for all.  Everybody in turn writes one of them, or the sum of both, into a
free box of a row of eight, or crosses a box out.  Numbers rise from left to right.  Each number written is a point, and
three in a row without a gap are two points more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from grandvizier.kit import (
    ALL,
    CHANCE,
    COUNT,
    NOBODY,
    OWN,
    PLACE,
    SEAT,
    Components,
    Events,
    Game,
    Options,
    Position,
    Rules,
    Tables,
    copied,
    face,
    from_dice,
    kind,
    named,
    verb,
)  # fmt: skip

if TYPE_CHECKING:
    from collections.abc import Sequence

BOXES, ROUNDS, CROSS = 8, 8, 0
NUMBER = face("number")
PIP = named("pip")
PIPS = tuple(str(pips) for pips in range(1, 7))

events = Events()
ROLLED = events.add(kind("rolled", first=PIP, second=PIP, round=COUNT))
WROTE = events.add(kind("wrote", who=SEAT, to=PLACE, number=NUMBER, points=COUNT))

WRITE, ROLL = 1, 2
ROUND = -1


@copied
@dataclass(slots=True)
class Orchard(Position):
    """The rows lie at places; the dice are numbers."""

    first: int
    second: int
    throws: int


def begin(rules: Rules, players: int, options: Options, first: int | None) -> Orchard:
    """Nobody has written anything; the first player writes first in every round."""
    del options
    s = Orchard.new(rules, players, first=0, second=0, throws=0)
    s.push(ROUND, NOBODY, first or 0)
    return s


def go_round(s: Orchard, _: int, first: int) -> None:
    """Throw, then let everybody write; eight times."""
    if s.throws == ROUNDS:
        return
    s.push(ROUND, NOBODY, first)
    for i in reversed(range(s.players)):
        s.push(WRITE, (first + i) % s.players)
    s.push(ROLL, CHANCE)


def roll(s: Orchard, _: int, first: int, second: int) -> None:
    """Both dice lie open."""
    s.first, s.second, s.throws = first + 1, second + 1, s.throws + 1
    s.pop()
    s.happen(ALL, ROLLED, first, second, s.throws)


def put(s: Orchard, seat: int, box: int, number: int) -> None:
    """Write a number into a box, or cross it out with nought."""
    place = s.rules.own[seat][box]
    row = [0 if written == 255 else written for written in s.lies[s.rules.own[seat][0] : s.rules.own[seat][0] + BOXES]]
    row[box] = number
    s.pop()
    s.happen(ALL, WROTE, seat, place, number, points(row))


def points(row: Sequence[int]) -> int:
    """A point for each number, and two more for each three in a row without a gap."""
    runs = sum(a > 0 and a + 1 == b and b + 1 == c for a, b, c in zip(row, row[1:], row[2:], strict=False))
    return sum(number > CROSS for number in row) + 2 * runs


def fits(s: Orchard, seat: int, box: int, number: int) -> bool:
    """Whether a number may be written there: numbers rise from left to right."""
    row = s.lies[s.rules.own[seat][0] : s.rules.own[seat][0] + BOXES]
    before = [written for written in row[:box] if written not in (255, CROSS)]
    after = [written for written in row[box + 1 :] if written not in (255, CROSS)]
    return row[box] == 255 and (number == CROSS or max(before, default=0) < number < min(after, default=13))


def write(s: Orchard, seat: int, _: int) -> Sequence[int]:
    """One of the dice, both together, or a cross."""
    numbers = {s.first, s.second, s.first + s.second, CROSS}
    return [
        s.rules.moves.number(put, box, number)
        for box in range(BOXES)
        for number in sorted(numbers)
        if fits(s, seat, box, number)
    ]


def build(game: Game, components: Components, edition: int) -> Rules:
    """The tables of Orchard."""
    boxes = [(box, number) for box in range(BOXES) for number in range(13)]
    throws = [(first, second) for first in range(6) for second in range(6)]
    return Tables(
        game,
        components,
        edition,
        moves=[(verb(put, box=OWN, number=NUMBER), boxes)],
        draws=[(verb(roll, first=PIP, second=PIP), throws)],
        asks={WRITE: write, ROLL: from_dice("throws", roll)},
        continuations={ROUND: go_round},
        each={"box": BOXES},
        names={"pip": PIPS},
    )


GAME = Game(
    name="orchard",
    package=__name__,
    seats=range(1, 5),
    own_kinds=events.all(),
    facts=(("points", COUNT), ("round", COUNT)),
    build=build,
    begin=begin,
    # Numbers are written, not laid: there are as many of each as one likes.
    audit=lambda _: [],
)
