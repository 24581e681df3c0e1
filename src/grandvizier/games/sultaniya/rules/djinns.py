"""The four djinns: pay, take the figure, use the power (SY-14, SY-15, SY-16)."""

from __future__ import annotations

from typing import Final

from ....core.events import ALL, Seat, only
from ....core.state import CHANCE
from ..box.land import EMPTY
from ..box.terms import BUILD_TWICE, MOVE, REFRESH, SEARCH
from ..sight import questions as ask
from ..sight.events import (
    CALLED,
    DJINNS_AT,
    FETCHED,
    FOUND_NOTHING,
    LEFT_ALONE,
    LIFTED,
    MOVED,
    PILES_AT,
    RETURNED,
    SAW,
    SEARCHED,
    STOPPED,
    TILES_AT,
)
from .piles import lay, uncover
from .position import END_TURN, LOOK_THROUGH, NO_PILE, TWO_PILES, Position, slot_place

ASKS: Final = {
    REFRESH: (ask.REFRESH, 0),
    MOVE: (ask.MOVE, 0),
    BUILD_TWICE: (ask.TWICE, TWO_PILES.pack(NO_PILE, NO_PILE)),
    SEARCH: (ask.SEARCH, 0),
}
"""What each djinn asks first."""


def call(s: Position, seat: Seat, djinn: int) -> None:
    """Pay the price to the treasure and take the figure, from another palace too (SY-14)."""
    price = s.rules.components.prices[djinn]
    s.sapphires[seat] -= price
    s.treasure += price
    s.djinns[djinn] = seat
    what, arg = ASKS[djinn]
    s.goto(what, seat, arg)
    if s.feed is not None:
        s.tell(ALL, CALLED, seat, DJINNS_AT + djinn, price)


def stop(s: Position, seat: Seat) -> None:
    """A djinn's build may be left, and broken off (SY-14)."""
    s.goto(END_TURN, seat)
    if s.feed is not None:
        s.tell(ALL, STOPPED, seat)


# Refresh: a display goes under its pile, and up to three tiles come instead.


def refresh(s: Position, seat: Seat, floor: int) -> None:
    """The display goes under its pile, the oldest nearest the top; then one is revealed, and up to two more (SY-14)."""
    s.goto(ask.REFRESHED, seat, floor)
    display, s.displays[floor] = s.displays[floor], b""
    for tile in display:
        put_back(s, seat, tile)
    lay(s, seat, floor)


def put_back(s: Position, seat: Seat, tile: int) -> None:
    """A tile goes under its pile, seen by all; if the pile was empty, it is the visible top."""
    floor = s.rules.components.parts[tile].floor
    pile = s.piles[floor]
    s.piles[floor] = pile.put_under(tile, ALL)
    if s.feed is not None:
        s.tell(ALL, RETURNED, seat, TILES_AT + tile, PILES_AT + floor)
    if not len(pile):
        uncover(s, floor)


# Move: one tile of the palace, then a normal build.


def lift(s: Position, seat: Seat, tile: int) -> None:
    """Choose an own tile that is not printed (SY-14)."""
    s.goto(ask.SET_DOWN, seat, tile)
    if s.feed is not None:
        s.tell(ALL, LIFTED, seat, TILES_AT + tile, slot_place(s, seat, slot_of(s, seat, tile)))


def leave(s: Position, seat: Seat) -> None:
    """Or leave the tiles alone: whoever calls red can move one (SY-14, since edition 2)."""
    s.goto(ask.AFTER_MOVE, seat, NO_PILE)
    if s.feed is not None:
        s.tell(ALL, LEFT_ALONE, seat)


NOWHERE: Final = -1
"""In place of a slot: the tile does not stand in the palace; what `find` answers."""


def slot_of(s: Position, seat: Seat, tile: int) -> int:
    """Where a tile stands in a palace, or NOWHERE."""
    palace = s.palaces[seat]
    return max(palace.find(2 * tile), palace.find(2 * tile + 1))


def set_down(s: Position, seat: Seat, slot: int, way: int) -> None:
    """The tile goes to another slot of its floor, either way round (SY-16)."""
    tile = s.arg
    palace = bytearray(s.palaces[seat])
    palace[slot_of(s, seat, tile)] = EMPTY
    palace[slot] = 2 * tile + way
    rebuild(s, seat, palace)
    s.goto(ask.AFTER_MOVE, seat, NO_PILE)
    if s.feed is not None:
        s.tell(ALL, MOVED, seat, TILES_AT + tile, slot_place(s, seat, slot), way)


def put_under(s: Position, seat: Seat) -> None:
    """Or it goes under its pile (SY-14); where the palace does not stand without it, the gap is filled next (SY-16)."""
    tile = s.arg
    palace, slot = bytearray(s.palaces[seat]), slot_of(s, seat, tile)
    stands = s.rules.fitting.may_leave(palace, slot)
    palace[slot] = EMPTY
    rebuild(s, seat, palace)
    if stands:
        s.goto(ask.AFTER_MOVE, seat, NO_PILE)
    else:
        s.goto(ask.REPLACE, seat, slot)
    put_back(s, seat, tile)


def rebuild(s: Position, seat: Seat, palace: bytearray) -> None:
    """A palace stands otherwise now, and so do the openings of all its floors."""
    s.palaces[seat] = bytes(palace)
    s.openings[4 * seat : 4 * seat + 4] = s.rules.fitting.all_openings(palace)


def may_replace(s: Position, seat: Seat, slot: int) -> bool:
    """Whether a tile may give way to a displayed one: what may not be closed may not be opened (SY-16)."""
    return bool(s.red_replaces and fillings(s, seat, slot))


def fillings(s: Position, seat: Seat, slot: int) -> list[int]:
    """The displayed tiles that fit into a slot as if nothing stood there, one way round or the other."""
    fitting = s.rules.fitting
    display = s.displays[fitting.land.slots[slot].floor]
    if not display:
        return []
    here, wanted = fitting.gap(s.palaces[seat], slot), fitting.wanted
    return [tile for tile in display if here & wanted[tile]]


# Search: one pile, seen in order by the caller alone.


def search(s: Position, seat: Seat, floor: int) -> None:
    """Look through a whole pile; nobody else sees its order (SY-14, SY-17)."""
    s.goto(LOOK_THROUGH, seat, floor)
    if s.feed is not None:
        s.tell(ALL, SEARCHED, seat, PILES_AT + floor)
    if s.piles[floor].undrawn:
        s.push(ask.DEEPER, CHANCE, floor)


def look_through(s: Position, seat: Seat, floor: int) -> None:
    """If a tile of the pile fits, one must be placed; else nothing happens (SY-14)."""
    pile = s.piles[floor]
    s.piles[floor] = pile.look_through(only(seat))
    if s.feed is not None:
        for depth, tile in enumerate(pile.order()):
            s.tell(only(seat), SAW, seat, PILES_AT + floor, depth, tile)
    wanted, here = s.rules.fitting.wanted, s.openings[4 * seat + floor]
    if any(here & wanted[tile] for tile in pile.order()):
        s.push(ask.FETCH, seat, floor)
    else:
        s.push(END_TURN, seat)
        if s.feed is not None:
            s.tell(ALL, FOUND_NOTHING, seat, PILES_AT + floor)


def fetch(s: Position, seat: Seat, tile: int) -> None:
    """Take one tile out of the pile; the others keep their order (SY-14)."""
    floor = s.arg
    pile = s.piles[floor]
    was_top = pile.top == tile
    s.push(ask.PLACE, seat, tile)
    s.piles[floor] = pile.take_out(tile)
    if s.feed is not None:
        s.tell(ALL, FETCHED, seat, TILES_AT + tile, PILES_AT + floor)
    if was_top:
        uncover(s, floor)
