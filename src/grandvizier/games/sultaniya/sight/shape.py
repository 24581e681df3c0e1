"""The shape of a view, as it is handed out; the page's types are written from here (`scripts/page_types.py`)."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, TypedDict, get_args

from ....core.game import ViewData
from .events import Source

Way: TypeAlias = Literal[0, 1]
"""Which way round a part stands: its front, or its mirror image."""
WAYS_ROUND: Final[tuple[Way, ...]] = get_args(Way)


class Piece(NamedTuple):
    """A part that stands in a palace."""

    part: int
    way: Way


class Line(TypedDict):
    """What a seat's points come from."""

    source: Source | Literal["objective"]
    objective: int | None
    """Which objective, where it is one that this seat has seen."""
    number: int | None
    """How many of it, where it is no objective."""
    each: int | None
    """What one of it brings, where the seat's board says so (SY-20)."""
    points: int | None
    """None for an objective that is still secret."""
    slots: list[int]
    """At the end, the slots whose parts are counted for it."""


class PalaceView(ViewData):
    """The table of Sultaniya as a seat sees it."""

    starter: int | None
    round: int
    idle: int
    """The rounds in a row in which nobody built (SY-19)."""
    stall_left: int | None
    """How many more of them end the game; None alone, where they do not."""
    rounds_left: int
    """The rounds after this one."""
    turns: int | None
    """All turns of a game alone (SY-25); None together."""
    finisher: int | None
    """Who built a fifth roof (SY-18)."""
    characters: list[int | None]
    backs: list[int]
    """The characters on the other sides of the boards that were taken (SY-1)."""
    palaces: list[list[Piece | None]]
    """For each seat what stands in each slot."""
    displays: list[list[int]]
    """The tiles that lie open before each pile."""
    display: int
    """The most tiles before a pile (SY-9)."""
    piles: list[list[int | None]]
    """The tiles of each pile from the top down; None where this seat does not know which."""
    rest: list[list[int]]
    """The tiles of each pile in no order: everybody can tell them from all that lies open (SY-17)."""
    held: int | None
    """The tile that whoever is asked is about to place."""
    treasure: int
    sapphires: list[int]
    djinns: list[int | None]
    """Who called each of them."""
    at_work: int | None
    """The djinn whose power is being used (SY-14)."""
    objectives: list[list[int | None]]
    """Those of each seat, once dealt; None where this seat has not seen which."""
    guards: list[int]
    roofs: list[int]
    roofs_to_end: int
    """So many roofs in one palace end the game (SY-18)."""
    score: list[list[Line]]
    points: list[int]
    winners: list[int]
    verdict: int | None
    """How good a palace built alone is in the end, from 0 on; our own measure (SY-25). None before, and together."""
