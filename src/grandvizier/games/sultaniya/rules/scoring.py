"""What a palace is worth: functions of plain data, used by the rules and by every view."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from ..box.components import Palaces
from ..box.land import EMPTY, FIRST, GROUND
from ..box.terms import BONUS, GUARD, SAPPHIRE, SYMBOLS, WORTH
from ..sight.events import SOURCES

GUARD_POINTS: Final = (9, 6, 3, 0)
"""By place in the count of guards (SY-21)."""

Piece = int
"""A part and the way round it stands, as in `palace.py`."""
Line = tuple[int, int, int]
"""A source by its number in SOURCES, how many there are of it, and the points they bring."""


def bearing(components: Palaces, palace: Sequence[Piece], symbol: int) -> int:
    """How many there are of a symbol, printed parts included."""
    stands, (left, right) = bytes(palace), components.bearing[symbol]
    return sum(stands.translate(left)) + sum(stands.translate(right))


def complete(components: Palaces, palace: Sequence[Piece], what: str) -> int:
    """Gates or minarets: two halves that meet with a cap over their seam, or a roof that is one (SY-8)."""
    floor = GROUND if what == "gate" else FIRST
    parts, slots = components.parts, components.land.slots
    found = sum(bytes(palace).translate(components.whole[what]))
    start, stop = components.land.spans[floor + 1]
    for slot in range(start, stop):
        cap = palace[slot]
        left, right = slots[slot].below_left, slots[slot].below_right
        if cap == EMPTY or parts[cap >> 1].bottom != 1 or max(left, right) == components.land.size:
            continue
        # Edges match by SY-7, so a cap over two pieces stands on two halves that meet.
        found += palace[left] != EMPTY and palace[right] != EMPTY
    return found


def bonus(components: Palaces, palace: Sequence[Piece]) -> int:
    """The points printed on roofs (SY-20)."""
    return sum(bytes(palace).translate(components.printed))


def guard_points(guards: Sequence[int]) -> list[int]:
    """9, 6, 3 and 0 by number of guards; who ties takes the lowest place they fill together (SY-21)."""
    if len(guards) == 1:
        return [0]
    ranked = sorted(guards)
    return [GUARD_POINTS[len(ranked) - 1 - bisect_left(ranked, mine)] for mine in guards]


def lines(components: Palaces, palace: Sequence[Piece], character: int) -> list[Line]:
    """What a palace brings by itself, source by source (SY-20)."""
    board = components.characters[character]
    one, three = SYMBOLS[board.one], SYMBOLS[board.three]
    ones, threes = bearing(components, palace, board.one), bearing(components, palace, board.three)
    whole = complete(components, palace, board.six)
    printed = bonus(components, palace)
    return [
        (SOURCES.index(one), ones, WORTH["one"] * ones),
        (SOURCES.index(three), threes, WORTH["three"] * threes),
        (SOURCES.index(board.six), whole, WORTH["six"] * whole),
        (SOURCES.index("bonus"), printed, printed),
    ]


def by_itself(components: Palaces, part: int, character: int) -> int:
    """What one part brings a character wherever it stands, its place in a gate or a minaret left out (SY-20)."""
    board, one = components.characters[character], components.parts[part]
    count = one.left + one.right
    points = WORTH["one"] * count.count(board.one) + WORTH["three"] * count.count(board.three)
    return points + BONUS.get(one.special, 0) + WORTH["six"] * (one.special == board.six)


def guards(components: Palaces, palaces: Sequence[Sequence[Piece]]) -> list[int]:
    """How many guards stand in each palace."""
    return [bearing(components, palace, GUARD) for palace in palaces]


def pays(components: Palaces, tile: int) -> int:
    """The sapphires that building this tile brings (SY-12)."""
    part = components.parts[tile]
    return part.left.count(SAPPHIRE) + part.right.count(SAPPHIRE)


def winners(points: Sequence[int], sapphires: Sequence[int]) -> list[int]:
    """Most points, then most sapphires, then shared (SY-24)."""
    best = max(zip(points, sapphires, strict=True))
    return [seat for seat, mine in enumerate(zip(points, sapphires, strict=True)) if mine == best]
