"""The rulings of Sultaniya: their catalogue, and for each rule the conditions it must meet, read literally.

Nothing here is fast.  `legal` is; that both agree is tested in every sampled position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.game import Ruling
from ...core.table import Reason
from .box import MOVE, REFRESH, SEARCH
from .clashes import CLASHES, Clash, clash, fits, may_leave
from .djinns import NO_PILE, slot_of
from .events import (
    AFTER_MOVE,
    AGAIN,
    BUILD,
    CHARACTER,
    FETCH,
    MOVE_TILE,
    PLACE_TILE,
    REFRESH_PILE,
    REFRESHED,
    SEARCH_PILE,
    SET_DOWN,
    TURN,
    TWICE,
)
from .position import DISPLAY

if TYPE_CHECKING:
    from .position import Position

RULINGS: Final = tuple(
    Ruling(f"SY-{number}", tuple(marks.split()), heading)
    for heading, rulings in {
        "setup": ((27, "STATED DERIVED RECONSTRUCTED"), (1, "RECONSTRUCTED STATED"), (28, "STATED DERIVED")),
        "palace": (
            (2, "STATED DERIVED"), (3, "FOUND"), (4, "STATED"), (5, "STATED"), (6, "STATED RECONSTRUCTED"),
            (7, "STATED RECONSTRUCTED"), (8, "STATED DERIVED"),
        ),
        "turn": (
            (9, "STATED"), (10, "STATED FOUND RECONSTRUCTED"), (11, "DERIVED"), (12, "STATED RECONSTRUCTED"),
            (13, "STATED RECONSTRUCTED"), (17, "DERIVED"),
        ),
        "djinns": ((14, "STATED RECONSTRUCTED"), (15, "STATED DERIVED"), (16, "RECONSTRUCTED")),
        "end": (
            (18, "STATED DERIVED"), (19, "RECONSTRUCTED"), (20, "STATED"), (21, "STATED DERIVED RECONSTRUCTED"),
            (22, "STATED RECONSTRUCTED DERIVED"), (23, "STATED"), (24, "STATED RECONSTRUCTED"),
        ),
        "variants": ((25, "STATED RECONSTRUCTED"), (26, "STATED")),
    }.items()
    for number, marks in rulings
)  # fmt: skip


def _displayed(s: Position) -> list[int]:
    return [tile for display in s.displays for tile in display]


def _in_game(s: Position, tile: int) -> bool:
    return any(tile in pile for pile in s.rules.components.piles[s.players])


def _in_pile(s: Position, floor: int, tile: int) -> bool:
    pile = s.piles[floor]
    return tile in pile.head or tile in pile.tail


def _revealed(s: Position) -> tuple[int, ...]:
    """The piles that were revealed from in this turn, as far as the question says."""
    if s.what in (BUILD, REFRESHED):
        return (s.arg,)
    if s.what == AFTER_MOVE:
        return () if s.arg == NO_PILE else (s.arg,)
    return tuple(floor for floor in divmod(s.arg, 5) if floor != NO_PILE) if s.what == TWICE else ()


def _asks(*questions: int) -> Callable[..., bool]:
    return lambda s, *_: s.what in questions


def _unless(*questions: int) -> Callable[..., bool]:
    return lambda s, *_: s.what not in questions


SEATED_FIRST: Final = Reason("SY-1", "character-first", _unless(CHARACTER))
PLACE_FIRST: Final = Reason("SY-10", "place-first", _unless(PLACE_TILE))
SET_DOWN_FIRST: Final = Reason("SY-14", "set-down-first", _unless(SET_DOWN))
PILE_FIRST: Final = Reason("SY-14", "pile-first", _unless(REFRESH_PILE, SEARCH_PILE))
MOVE_FIRST: Final = Reason("SY-14", "move-first", _unless(MOVE_TILE))
FETCH_FIRST: Final = Reason("SY-14", "fetch-first", _unless(FETCH))
HANDS_FREE: Final = (SEATED_FIRST, PLACE_FIRST, SET_DOWN_FIRST, PILE_FIRST)

CHOOSE: Final = (
    Reason("SY-27", "seated-already", _asks(CHARACTER)),
    Reason("SY-1", "character-taken", lambda s, _seat, character: character not in s.characters),
    Reason(
        "SY-1", "other-side",
        lambda s, _seat, character: s.rules.components.characters[character].back not in s.characters,
    ),
)  # fmt: skip

REVEAL: Final = (
    *HANDS_FREE,
    MOVE_FIRST,
    FETCH_FIRST,
    Reason("SY-14", "no-reveal-after-take", _unless(AGAIN)),
    Reason(
        "SY-10", "one-pile",
        lambda s, _seat, floor: s.what not in (BUILD, AFTER_MOVE) or not _revealed(s) or floor in _revealed(s),
    ),
    Reason("SY-14", "same-pile", lambda s, _seat, floor: s.what != REFRESHED or floor in _revealed(s)),
    Reason(
        "SY-14", "two-piles",
        lambda s, _seat, floor: s.what != TWICE or len(_revealed(s)) < 2 or floor == _revealed(s)[1],
    ),
    Reason("SY-9", "display-full", lambda s, _seat, floor: len(s.displays[floor]) < DISPLAY),
    Reason("SY-10", "pile-empty", lambda s, _seat, floor: len(s.piles[floor]) > 0),
)  # fmt: skip

TAKE: Final = (
    *HANDS_FREE,
    Reason("SY-27", "not-in-game", lambda s, _seat, tile: _in_game(s, tile)),
    Reason("SY-14", "own-tile", lambda s, seat, tile: s.what != MOVE_TILE or slot_of(s, seat, tile) >= 0),
    Reason(
        "SY-16", "cannot-move",
        lambda s, seat, tile: s.what != MOVE_TILE or not may_leave(s, seat, tile) or fits(s, seat, tile, moving=True),
    ),
    Reason("SY-14", "not-in-pile", lambda s, _seat, tile: s.what != FETCH or _in_pile(s, s.arg, tile)),
    Reason(
        "SY-9", "top-tile",
        lambda s, _seat, tile: s.what in (FETCH, MOVE_TILE) or all(pile.top != tile for pile in s.piles),
    ),
    Reason("SY-10", "not-displayed", lambda s, _seat, tile: s.what in (FETCH, MOVE_TILE) or tile in _displayed(s)),
    Reason("SY-7", "fits-nowhere", lambda s, seat, tile: s.what == MOVE_TILE or fits(s, seat, tile)),
)  # fmt: skip


def _clash(code: str, ruling: str) -> Reason:
    def read(s: Position, seat: int, slot: int, way: int) -> Clash:
        return clash(s, seat, s.arg, slot, way, moving=s.what == SET_DOWN)

    return Reason(ruling, code, lambda *a: read(*a)[0] != code, lambda *a: read(*a)[1])


PLACE: Final = (
    SEATED_FIRST,
    Reason("SY-10", "take-first", _asks(PLACE_TILE, SET_DOWN)),
    *(_clash(code, ruling) for code, ruling in CLASHES.items()),
)

PASS: Final = (
    *HANDS_FREE,
    Reason("SY-14", "no-pass", _asks(TURN, BUILD)),
    Reason(
        "SY-11", "must-take", lambda s, seat: s.what != BUILD or not any(fits(s, seat, tile) for tile in _displayed(s))
    ),
)

CALL: Final = (
    *HANDS_FREE,
    Reason("SY-14", "first-decision", _asks(TURN)),
    Reason(
        "SY-14", "too-dear",
        lambda s, seat, djinn: s.sapphires[seat] >= s.rules.components.prices[djinn],
        lambda s, seat, djinn: {"price": s.rules.components.prices[djinn], "sapphires": s.sapphires[seat]},
    ),
    Reason(
        "SY-14", "no-tiles-left",
        lambda s, _seat, djinn: djinn != REFRESH or any(len(s.piles[f]) or s.displays[f] for f in range(4)),
    ),
    Reason(
        "SY-14", "nothing-built",
        lambda s, seat, djinn: djinn != MOVE or any(p >> 1 < s.rules.components.tiles for p in s.palaces[seat]),
    ),
    Reason("SY-14", "piles-empty", lambda s, _seat, djinn: djinn != SEARCH or any(len(pile) for pile in s.piles)),
)  # fmt: skip

REFRESH_REASONS: Final = (
    SEATED_FIRST,
    Reason("SY-14", "call-refresh", _asks(REFRESH_PILE)),
    Reason("SY-14", "nothing-there", lambda s, _seat, floor: len(s.piles[floor]) > 0 or len(s.displays[floor]) > 0),
)

SEARCH_REASONS: Final = (
    SEATED_FIRST,
    Reason("SY-14", "call-search", _asks(SEARCH_PILE)),
    Reason("SY-14", "pile-empty", lambda s, _seat, floor: len(s.piles[floor]) > 0),
)

PUT_UNDER: Final = (
    SEATED_FIRST,
    Reason("SY-14", "lift-first", _asks(SET_DOWN)),
    Reason("SY-6", "hole", lambda s, seat: may_leave(s, seat, s.arg) != "hole"),
    Reason("SY-16", "left-hanging", lambda s, seat: may_leave(s, seat, s.arg) != "left-hanging"),
)

STOP: Final = (
    *HANDS_FREE,
    MOVE_FIRST,
    FETCH_FIRST,
    Reason("SY-10", "nothing-to-stop", _asks(REFRESHED, AFTER_MOVE, TWICE, AGAIN)),
)
