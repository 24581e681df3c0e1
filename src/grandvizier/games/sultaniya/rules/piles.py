"""The four piles and the displays before them (SY-9)."""

from __future__ import annotations

from ....core.events import ALL, Seat
from ....core.pile import ONE
from ....core.state import CHANCE
from ..sight import questions as ask
from ..sight.events import PILES_AT, REVEALED, TILES_AT, TOPPED
from .position import Position


def uncover(s: Position, floor: int) -> None:
    """The top tile of a pile is visible to all; one that nobody has seen is drawn first (SY-9)."""
    pile = s.piles[floor]
    if pile.undrawn and not pile.head:
        s.push(ask.TOP, CHANCE, floor)
    elif pile.head or pile.tail:
        s.piles[floor] = pile.show_top(ALL)
        show(s, floor)


def show(s: Position, floor: int) -> None:
    """Everybody sees the top tile."""
    if s.feed is not None:
        s.tell(ALL, TOPPED, PILES_AT + floor, s.piles[floor].top)


def turn_up(s: Position, _: int, tile: int) -> None:
    """Chance says which tile lies there: on top for all to see, or deeper for whoever looks through the pile."""
    floor = s.arg
    if s.what == ask.TOP:
        s.piles[floor] = s.piles[floor].draw_next(tile, ALL)
        s.pop()
        show(s, floor)
        return
    pile = s.piles[floor] = s.piles[floor].draw_next(tile)
    if not pile.undrawn:
        s.pop()


def lay(s: Position, seat: Seat, floor: int) -> None:
    """The visible top tile goes to the display, and the next becomes visible (SY-10)."""
    tile, s.piles[floor] = s.piles[floor].take_top()
    s.displays[floor] += ONE[tile]
    if s.feed is not None:
        s.tell(ALL, REVEALED, seat, PILES_AT + floor, TILES_AT + tile)
    uncover(s, floor)
