"""What happens in Sultaniya, as everybody hears it.

What lies open is a place, tiles too: a tile is named wherever it lies.  Only a tile that comes up from the hidden
order of a pile and an objective are faces.
"""

from __future__ import annotations

from typing import Final

from ....core.events import CORE_KINDS, COUNT, PLACE, SEAT, face, glimpse, kind, named

TILE: Final = face("tile")
OBJECTIVE: Final = face("objective")
SOURCES: Final = ("window", "tower", "cupola", "garden", "gate", "minaret", "bonus", "guard")
"""What points come from, besides objectives."""
WAYS: Final = ("front", "back")

PILES_AT, DJINNS_AT, TILES_AT = 0, 4, 8
"""Where the places of each sort begin; the slots of the palaces come after the tiles."""

KINDS: Final = (
    kind("topped", pile=PLACE, tile=TILE),
    kind("starts", who=SEAT),
    kind("seated", who=SEAT, character=named("character"), sapphires=COUNT),
    kind("dealt", who=SEAT, objective=OBJECTIVE),
    kind("round", number=COUNT),
    kind("revealed", who=SEAT, pile=PLACE, tile=PLACE),
    kind("took", who=SEAT, tile=PLACE),
    kind("built", who=SEAT, tile=PLACE, slot=PLACE, way=named("way"), sapphires=COUNT),
    kind("passed", who=SEAT, sapphires=COUNT),
    kind("called", who=SEAT, djinn=PLACE, price=COUNT),
    kind("returned", who=SEAT, tile=PLACE, pile=PLACE),
    kind("lifted", who=SEAT, tile=PLACE, slot=PLACE),
    kind("moved", who=SEAT, tile=PLACE, slot=PLACE, way=named("way")),
    kind("searched", who=SEAT, pile=PLACE),
    glimpse("saw", who=SEAT, pile=PLACE, depth=COUNT, tile=TILE),
    kind("fetched", who=SEAT, tile=PLACE, pile=PLACE),
    kind("found_nothing", who=SEAT, pile=PLACE),
    kind("stopped", who=SEAT),
    kind("fifth_roof", who=SEAT),
    kind("stalled", rounds=COUNT),
    kind("timed_out", rounds=COUNT),
    kind("scored", who=SEAT, source=named("source"), number=COUNT, points=COUNT),
    kind("showed", who=SEAT, objective=OBJECTIVE, points=COUNT),
    kind("totalled", who=SEAT, points=COUNT),
    kind("won", who=SEAT),
    kind("left_alone", who=SEAT),
)
(
    TOPPED, STARTS, SEATED, DEALT, ROUND, REVEALED, TOOK, BUILT, PASSED, CALLED, RETURNED, LIFTED, MOVED, SEARCHED,
    SAW, FETCHED, FOUND_NOTHING, STOPPED, FIFTH_ROOF, STALLED, TIMED_OUT, SCORED, SHOWED, TOTALLED, WON,
    LEFT_ALONE,
) = range(len(CORE_KINDS), len(CORE_KINDS) + len(KINDS))  # fmt: skip

QUESTIONS: Final = (
    "top", "deeper", "starter", "side", "board", "objective",
    "character", "turn", "build", "place",
    "refresh", "refreshed", "move", "set_down", "after_move", "twice", "again", "search", "fetch",
    "replace",
)  # fmt: skip
(
    TOP, DEEPER, STARTER, SIDE, BOARD, OBJECTIVE_DRAW,
    CHARACTER, TURN, BUILD, PLACE_TILE,
    REFRESH_PILE, REFRESHED, MOVE_TILE, SET_DOWN, AFTER_MOVE, TWICE, AGAIN, SEARCH_PILE, FETCH,
    REPLACE,
) = range(1, len(QUESTIONS) + 1)  # fmt: skip
"""What may be asked; 0 is the core's OVER."""
