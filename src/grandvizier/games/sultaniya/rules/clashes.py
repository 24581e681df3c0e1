"""Why a tile may not stand somewhere: SY-4, SY-5, SY-6, SY-7 and SY-16 read literally, without `palace.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from ....core.events import Seat
from ..box.land import EMPTY, FLOORS, GROUND
from .djinns import slot_of
from .position import slot_place

if TYPE_CHECKING:
    from .position import Position

CLASHES: Final = {
    "other-floor": "SY-4",
    "same-slot": "SY-16",
    "slot-taken": "SY-4",
    "no-foundation": "SY-5",
    "hole": "SY-6",
    "left-hanging": "SY-16",
    "clash-left": "SY-7",
    "clash-right": "SY-7",
    "clash-beneath": "SY-7",
    "clash-above-left": "SY-7",
    "clash-above-right": "SY-7",
}
"""What may forbid it and the ruling that says so, in the order in which it is asked."""

Clash = tuple[str, Mapping[str, int | str]]
"""What forbids a tile in a slot, and the facts for its sentence."""
FINE: Final[Clash] = ("", {})


def clash(
    s: Position, seat: Seat, tile: int, slot: int, way: int, *, moving: bool = False, gap: int | None = None
) -> Clash:
    """What forbids a tile in a slot, this way round; FINE if it fits (SY-4, SY-5, SY-6, SY-7).

    A tile that moves, and one that stands in the gap, are gone by then.
    """
    if moving and slot == slot_of(s, seat, tile):
        return "same-slot", {}
    palace = list(s.palaces[seat])
    if moving:
        palace[slot_of(s, seat, tile)] = EMPTY
    if gap is not None:
        palace[gap] = EMPTY
    for found in _stands_wrong(s, palace, tile, slot):
        return found
    palace[slot] = 2 * tile + way
    for found in _hangs_or_breaks(s, palace, slot):
        return found
    for code, mine, other, theirs in (*_beside(s, palace, slot), *_beneath(s, palace, slot), *_above(s, palace, slot)):
        return code, {"mine": mine, "theirs": theirs, "place": slot_place(s, seat, other)}
    return FINE


def _stands_wrong(s: Position, palace: list[int], tile: int, slot: int) -> Iterator[Clash]:
    """A tile goes to an empty slot of its own floor (SY-4)."""
    floor = s.rules.components.parts[tile].floor
    if s.rules.components.land.slots[slot].floor != floor:
        yield "other-floor", {"floor": FLOORS[floor]}
    elif palace[slot] != EMPTY:
        yield "slot-taken", {}


def _hangs_or_breaks(s: Position, palace: list[int], slot: int) -> Iterator[Clash]:
    """It needs a foundation (SY-5) and leaves no hole (SY-6); a moved tile leaves nothing hanging (SY-16)."""
    if not _supported(s, palace, slot):
        yield "no-foundation", {}
    if not _unbroken(s, palace, s.rules.components.land.slots[slot].floor):
        yield "hole", {}
    if not all(_supported(s, palace, other) for other, piece in enumerate(palace) if piece != EMPTY):
        yield "left-hanging", {}


_Meeting = tuple[str, str, int, str]
"""A code, one's own edge or bottom, the neighbour's slot, and what that shows."""


def _beside(s: Position, palace: list[int], slot: int) -> Iterator[_Meeting]:
    """Side edges match with both side neighbours (SY-7)."""
    here = s.rules.components.land.slots[slot]
    left, right = _edges(s, palace[slot])
    for code, mine, beside, side in (("clash-left", left, here.left, 1), ("clash-right", right, here.right, 0)):
        if _stands(palace, beside) and mine != _edges(s, palace[beside])[side]:
            yield code, mine, beside, _edges(s, palace[beside])[side]


def _beneath(s: Position, palace: list[int], slot: int) -> Iterator[_Meeting]:
    """The bottom matches the seam beneath; one neighbour's edge alone fixes it (SY-7)."""
    here = s.rules.components.land.slots[slot]
    for beneath, side in ((here.below_left, 1), (here.below_right, 0)):
        if _stands(palace, beneath):
            mine, theirs = _bottom(s, palace[slot]), _edges(s, palace[beneath])[side]
            if mine != _asked(s, here.floor, theirs):
                yield "clash-beneath", mine, beneath, theirs


def _above(s: Position, palace: list[int], slot: int) -> Iterator[_Meeting]:
    """And so the seams match the bottoms above (SY-7)."""
    here = s.rules.components.land.slots[slot]
    left, right = _edges(s, palace[slot])
    for code, mine, over in (
        ("clash-above-left", left, here.above_left),
        ("clash-above-right", right, here.above_right),
    ):
        if _stands(palace, over) and _asked(s, here.floor + 1, mine) != _bottom(s, palace[over]):
            yield code, mine, over, _bottom(s, palace[over])


def _stands(palace: list[int], slot: int) -> bool:
    return slot < len(palace) and palace[slot] != EMPTY


def _edges(s: Position, piece: int) -> tuple[str, str]:
    """The words on the left and the right edge of a piece as it stands."""
    part = s.rules.components.parts[piece >> 1]
    first, second = (s.rules.components.edges[part.floor][edge] for edge in part.edges)
    return (second, first) if piece & 1 else (first, second)


def _bottom(s: Position, piece: int) -> str:
    """The word on the bottom of a piece."""
    part = s.rules.components.parts[piece >> 1]
    return s.rules.components.bottoms[part.floor][part.bottom]


def _asked(s: Position, floor: int, edge: str) -> str:
    """The bottom that a seam of this edge, one floor beneath, asks for (SY-7)."""
    components = s.rules.components
    return components.bottoms[floor][components.edges[floor - 1].index(edge)]


def _supported(s: Position, palace: list[int], slot: int) -> bool:
    """On the ground it stands on the board; higher, at least one of the two slots beneath is filled (SY-5)."""
    here = s.rules.components.land.slots[slot]
    return here.floor == GROUND or _stands(palace, here.below_left) or _stands(palace, here.below_right)


def _unbroken(s: Position, palace: list[int], floor: int) -> bool:
    """Every row stays one unbroken run of tiles (SY-6)."""
    start, stop = s.rules.components.land.spans[floor]
    filled = [slot for slot in range(start, stop) if palace[slot] != EMPTY]
    return not filled or filled[-1] - filled[0] + 1 == len(filled)


def fits(s: Position, seat: Seat, tile: int, *, moving: bool = False) -> bool:
    """Whether a tile fits anywhere in a palace, one way round or the other."""
    return any(
        clash(s, seat, tile, slot, way, moving=moving) == FINE
        for slot in range(s.rules.components.land.size)
        for way in (0, 1)
    )


def empty_slots(s: Position, seat: Seat, tile: int) -> list[int]:
    """The slots of a tile's floor where nothing stands yet (SY-4)."""
    start, stop = s.rules.components.land.spans[s.rules.components.parts[tile].floor]
    return [slot for slot in range(start, stop) if s.palaces[seat][slot] == EMPTY]


def has_footing(s: Position, seat: Seat, tile: int) -> bool:
    """Whether a tile could stand anywhere on its floor, whatever its pictures (SY-5, SY-6)."""
    for slot in empty_slots(s, seat, tile):
        palace = list(s.palaces[seat])
        palace[slot] = 2 * tile
        if not any(_hangs_or_breaks(s, palace, slot)):
            return True
    return False


def first_clash(s: Position, seat: Seat, tile: int) -> Mapping[str, int | str]:
    """What a tile that fits nowhere would meet first, from the left, as it lies (SY-7)."""
    for slot in empty_slots(s, seat, tile):
        for way in (0, 1):
            code, facts = clash(s, seat, tile, slot, way, moving=False)
            if code.startswith("clash-"):
                return {"clash": code, **facts}
    return {}


def fills(s: Position, seat: Seat, tile: int, gap: int) -> bool:
    """Whether a tile fits into a gap, one way round or the other (SY-16)."""
    return any(clash(s, seat, tile, gap, way, gap=gap) == FINE for way in (0, 1))


def closes(s: Position, seat: Seat, tile: int) -> bool:
    """Whether a displayed tile could be built at once where this one stands (SY-16)."""
    gap = slot_of(s, seat, tile)
    return any(fills(s, seat, other, gap) for display in s.displays for other in display)


def may_leave(s: Position, seat: Seat, tile: int) -> str:
    """Why the palace does not stand without a tile; empty if it does (SY-16)."""
    palace = list(s.palaces[seat])
    palace[slot_of(s, seat, tile)] = EMPTY
    if not _unbroken(s, palace, s.rules.components.parts[tile].floor):
        return "hole"
    if not all(_supported(s, palace, other) for other, piece in enumerate(palace) if piece != EMPTY):
        return "left-hanging"
    return ""
