"""The rulings of Sultaniya: their catalogue, and for each rule the conditions it must meet, read literally.

Nothing here is fast.  `legal` is; that both agree is tested in every sampled position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....core.actions import Condition
from ....core.events import Seat
from ....core.rulings import catalogue
from ..box.terms import DISPLAY, MOVE, REFRESH, SEARCH
from ..sight import questions as ask
from .clashes import CLASHES, Clash, clash, closes, empty_slots, fills, first_clash, fits, has_footing, may_leave
from .djinns import NOWHERE, slot_of
from .position import NO_PILE, TWO_PILES

if TYPE_CHECKING:
    from .position import Position

RULINGS: Final = catalogue(
    "SY",
    {
        "setup": "27SDRSSS 1SSRR 28SR",
        "palace": "2RS 3SFSD 4S 5S 6SR 7SRRD 8SSD",
        "turn": "9SS 10SFR 11DD 12SR 13SR 17DDD",
        "djinns": "14SSSSSSRRR 15SD 16RRRR",
        "end": "18SD 19RRR 20SS 21SSDR 22SSRD 23SS 24SR",
        "variants": "25SDR 26S",
    },
)


def _displayed(s: Position) -> list[int]:
    return [tile for display in s.displays for tile in display]


def _in_game(s: Position, tile: int) -> bool:
    return any(tile in pile for pile in s.rules.components.piles[s.players])


def _in_pile(s: Position, floor: int, tile: int) -> bool:
    pile = s.piles[floor]
    return tile in pile.head or tile in pile.tail


def _revealed(s: Position) -> tuple[int, ...]:
    """The piles that were revealed from in this turn, as far as the question says."""
    if s.what in (ask.BUILD, ask.REFRESHED):
        return (s.arg,)
    if s.what == ask.AFTER_MOVE:
        return () if s.arg == NO_PILE else (s.arg,)
    return tuple(floor for floor in TWO_PILES.unpack(s.arg) if floor != NO_PILE) if s.what == ask.TWICE else ()


def _asks(*questions: int) -> Callable[..., bool]:
    return lambda s, *_: s.what in questions


def _unless(*questions: int) -> Callable[..., bool]:
    return lambda s, *_: s.what not in questions


def _due(s: Position) -> int | None:
    """The gap that must be filled before anything else, if there is one (SY-16)."""
    if s.what == ask.REPLACE:
        return s.arg
    return s.below[2] if s.what == ask.PLACE and s.below and s.below[0] == ask.REPLACE else None


def _gives_way(s: Position, seat: Seat, tile: int) -> bool:
    """Whether the palace stands without a tile, or with another in its place if that is agreed on (SY-16)."""
    return not may_leave(s, seat, tile) or (bool(s.red_replaces) and closes(s, seat, tile))


SEATED_FIRST: Final = Condition("SY-1", "character-first", _unless(ask.CHARACTER))
PLACE_FIRST: Final = Condition("SY-10", "place-first", _unless(ask.PLACE))
SET_DOWN_FIRST: Final = Condition("SY-14", "set-down-first", _unless(ask.SET_DOWN))
PILE_FIRST: Final = Condition("SY-14", "pile-first", _unless(ask.REFRESH, ask.SEARCH))
MOVE_FIRST: Final = Condition("SY-14", "move-first", lambda s, *_: s.what != ask.MOVE or s.edition >= 2)
MOVE_OR_LEAVE: Final = Condition("SY-14", "move-or-leave", lambda s, *_: s.what != ask.MOVE or s.edition < 2)
GAP_FIRST: Final = Condition("SY-16", "gap-first", _unless(ask.REPLACE))
FETCH_FIRST: Final = Condition("SY-14", "fetch-first", _unless(ask.FETCH))
HANDS_FREE: Final = (SEATED_FIRST, PLACE_FIRST, SET_DOWN_FIRST, PILE_FIRST)
MOVED: Final = (MOVE_FIRST, MOVE_OR_LEAVE, GAP_FIRST)
"""The red djinn's move is done with."""

CHOOSE: Final = (
    Condition("SY-27", "seated-already", _asks(ask.CHARACTER)),
    Condition("SY-1", "character-taken", lambda s, _seat, character: character not in s.characters),
    Condition(
        "SY-1", "other-side",
        lambda s, _seat, character: s.rules.components.characters[character].back not in s.characters,
    ),
)  # fmt: skip

REVEAL: Final = (
    *HANDS_FREE,
    *MOVED,
    FETCH_FIRST,
    Condition("SY-14", "no-reveal-after-take", _unless(ask.AGAIN)),
    Condition(
        "SY-10", "one-pile",
        lambda s, _seat, floor: s.what not in (ask.BUILD, ask.AFTER_MOVE) or not _revealed(s) or floor in _revealed(s),
    ),
    Condition("SY-14", "same-pile", lambda s, _seat, floor: s.what != ask.REFRESHED or floor in _revealed(s)),
    Condition(
        "SY-14", "two-piles",
        lambda s, _seat, floor: (
            s.what != ask.TWICE or s.edition >= 2 or len(_revealed(s)) < 2 or floor == _revealed(s)[1]
        ),
    ),
    Condition(
        "SY-14", "these-two-piles",
        lambda s, _seat, floor: s.what != ask.TWICE or len(_revealed(s)) < 2 or floor in _revealed(s),
    ),
    Condition("SY-9", "display-full", lambda s, _seat, floor: len(s.displays[floor]) < DISPLAY),
    Condition("SY-10", "pile-empty", lambda s, _seat, floor: len(s.piles[floor]) > 0),
)  # fmt: skip


def _only_seen(s: Position, tile: int) -> bool:
    """Whether a tile is the visible top of a pile, and nothing else may be taken from there (SY-9)."""
    return s.what not in (ask.FETCH, ask.MOVE) and any(pile.top == tile for pile in s.piles)


def _may_reveal(s: Position, seat: Seat, tile: int) -> bool:
    """Whether this tile, on top of its pile, may be laid out now."""
    floor = s.rules.components.parts[tile].floor
    return all(reason.holds(s, seat, floor) for reason in REVEAL)


def _or_moved(holds: Callable[[Position, int, int], bool]) -> Callable[..., bool]:
    """Where a tile is there to be moved, or to fill a gap, it need not fit as if it came from outside."""
    return lambda s, seat, tile: s.what in (ask.MOVE, ask.REPLACE) or holds(s, seat, tile)


TAKE: Final = (
    *HANDS_FREE,
    Condition("SY-27", "not-in-game", lambda s, _seat, tile: _in_game(s, tile)),
    Condition("SY-14", "own-tile", lambda s, seat, tile: s.what != ask.MOVE or slot_of(s, seat, tile) != NOWHERE),
    Condition(
        "SY-16", "cannot-move",
        lambda s, seat, tile: (
            s.what != ask.MOVE or bool(s.red_replaces)
            or not may_leave(s, seat, tile) or fits(s, seat, tile, moving=True)
        ),
    ),
    Condition(
        "SY-16", "cannot-give-way",
        lambda s, seat, tile: (
            s.what != ask.MOVE or _gives_way(s, seat, tile) or fits(s, seat, tile, moving=True)
        ),
    ),
    Condition("SY-14", "not-in-pile", lambda s, _seat, tile: s.what != ask.FETCH or _in_pile(s, s.arg, tile)),
    Condition("SY-9", "top-tile-only", lambda s, seat, tile: not _only_seen(s, tile) or _may_reveal(s, seat, tile)),
    Condition("SY-9", "top-tile", lambda s, _seat, tile: not _only_seen(s, tile)),
    Condition(
        "SY-10", "not-displayed", lambda s, _seat, tile: s.what in (ask.FETCH, ask.MOVE) or tile in _displayed(s)
    ),
    Condition("SY-16", "gap-unfilled", lambda s, seat, tile: s.what != ask.REPLACE or fills(s, seat, tile, s.arg)),
    Condition("SY-4", "row-full", _or_moved(lambda *a: bool(empty_slots(*a))), whole=True),
    Condition("SY-5", "nothing-beneath", _or_moved(has_footing), whole=True),
    Condition("SY-7", "fits-nowhere", _or_moved(fits), first_clash, whole=True),
)  # fmt: skip


def _clash(code: str, ruling: str) -> Condition:
    def read(s: Position, seat: Seat, slot: int, way: int) -> Clash:
        return clash(s, seat, s.arg, slot, way, moving=s.what == ask.SET_DOWN)

    return Condition(ruling, code, lambda *a: read(*a)[0] != code, lambda *a: read(*a)[1])


PLACE: Final = (
    SEATED_FIRST,
    Condition("SY-10", "take-first", _asks(ask.PLACE, ask.SET_DOWN)),
    Condition("SY-16", "gap-elsewhere", lambda s, _seat, slot, _way: _due(s) in (None, slot)),
    *(_clash(code, ruling) for code, ruling in CLASHES.items()),
)

PASS: Final = (
    *HANDS_FREE,
    *MOVED,
    FETCH_FIRST,
    Condition("SY-14", "no-pass", _asks(ask.TURN, ask.BUILD)),
    Condition(
        "SY-11",
        "must-take",
        lambda s, seat: s.what != ask.BUILD or not any(fits(s, seat, tile) for tile in _displayed(s)),
    ),
)

CALL: Final = (
    *HANDS_FREE,
    GAP_FIRST,
    Condition("SY-14", "one-djinn", _unless(ask.REFRESHED, ask.MOVE, ask.AFTER_MOVE, ask.TWICE, ask.AGAIN, ask.FETCH)),
    Condition("SY-14", "first-decision", _asks(ask.TURN)),
    Condition(
        "SY-14", "too-dear",
        lambda s, seat, djinn: s.sapphires[seat] >= s.rules.components.prices[djinn],
        lambda s, seat, djinn: {"price": s.rules.components.prices[djinn], "sapphires": s.sapphires[seat]},
    ),
    Condition(
        "SY-14", "no-tiles-left",
        lambda s, _seat, djinn: djinn != REFRESH or any(len(s.piles[f]) or s.displays[f] for f in range(4)),
    ),
    Condition(
        "SY-14", "nothing-built",
        lambda s, seat, djinn: (
            djinn != MOVE or s.edition >= 2 or any(p >> 1 < s.rules.components.tiles for p in s.palaces[seat])
        ),
    ),
    Condition("SY-14", "piles-empty", lambda s, _seat, djinn: djinn != SEARCH or any(len(pile) for pile in s.piles)),
)  # fmt: skip

REFRESH_REASONS: Final = (
    SEATED_FIRST,
    Condition("SY-14", "call-refresh", _asks(ask.REFRESH)),
    Condition("SY-14", "nothing-there", lambda s, _seat, floor: len(s.piles[floor]) > 0 or len(s.displays[floor]) > 0),
)

SEARCH_REASONS: Final = (
    SEATED_FIRST,
    Condition("SY-14", "call-search", _asks(ask.SEARCH)),
    Condition("SY-14", "pile-empty", lambda s, _seat, floor: len(s.piles[floor]) > 0),
)

PUT_UNDER: Final = (
    SEATED_FIRST,
    Condition("SY-14", "moved-already", _unless(ask.AFTER_MOVE)),
    Condition("SY-14", "lift-first", _asks(ask.SET_DOWN)),
    Condition("SY-6", "hole", lambda s, seat: bool(s.red_replaces) or may_leave(s, seat, s.arg) != "hole"),
    Condition(
        "SY-16", "left-hanging", lambda s, seat: bool(s.red_replaces) or may_leave(s, seat, s.arg) != "left-hanging"
    ),
    Condition("SY-16", "no-filling", lambda s, seat: _gives_way(s, seat, s.arg)),
)

LEAVE: Final = (*HANDS_FREE, Condition("SY-14", "nothing-to-leave", _asks(ask.MOVE)))

STOP: Final = (
    *HANDS_FREE,
    *MOVED,
    FETCH_FIRST,
    Condition("SY-10", "nothing-to-stop", _asks(ask.REFRESHED, ask.AFTER_MOVE, ask.TWICE, ask.AGAIN)),
)
