"""What happens in Sultaniya, as everybody hears it.

What lies open is a place, tiles too: a tile is named wherever it lies.  Only a tile that comes up from the hidden
order of a pile and an objective are faces.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from ....core.events import CORE_KINDS, COUNT, PLACE, SEAT, Kind, face, glimpse, kind, named
from ....core.numbered import Numbered
from ..box.land import FLOORS
from ..box.terms import POWERS

TILE: Final = face("tile")
OBJECTIVE: Final = face("objective")
Source: TypeAlias = Literal["window", "tower", "cupola", "garden", "gate", "minaret", "bonus", "guard"]
"""What points come from, besides objectives."""
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
WAYS: Final = ("front", "back")

PILES_AT: Final = 0
DJINNS_AT: Final = PILES_AT + len(FLOORS)
TILES_AT: Final = DJINNS_AT + len(POWERS)
"""Where the places of each sort begin; the slots of the palaces come after the tiles."""

_kinds: Numbered[Kind] = Numbered(len(CORE_KINDS))
TOPPED: Final = _kinds.add(kind("topped", pile=PLACE, tile=TILE))
STARTS: Final = _kinds.add(kind("starts", who=SEAT))
SEATED: Final = _kinds.add(kind("seated", who=SEAT, character=named("character"), sapphires=COUNT))
DEALT: Final = _kinds.add(kind("dealt", who=SEAT, objective=OBJECTIVE))
ROUND: Final = _kinds.add(kind("round", number=COUNT))
REVEALED: Final = _kinds.add(kind("revealed", who=SEAT, pile=PLACE, tile=PLACE))
TOOK: Final = _kinds.add(kind("took", who=SEAT, tile=PLACE))
BUILT: Final = _kinds.add(kind("built", who=SEAT, tile=PLACE, slot=PLACE, way=named("way"), sapphires=COUNT))
PASSED: Final = _kinds.add(kind("passed", who=SEAT, sapphires=COUNT))
CALLED: Final = _kinds.add(kind("called", who=SEAT, djinn=PLACE, price=COUNT))
RETURNED: Final = _kinds.add(kind("returned", who=SEAT, tile=PLACE, pile=PLACE))
LIFTED: Final = _kinds.add(kind("lifted", who=SEAT, tile=PLACE, slot=PLACE))
MOVED: Final = _kinds.add(kind("moved", who=SEAT, tile=PLACE, slot=PLACE, way=named("way")))
SEARCHED: Final = _kinds.add(kind("searched", who=SEAT, pile=PLACE))
SAW: Final = _kinds.add(glimpse("saw", who=SEAT, pile=PLACE, depth=COUNT, tile=TILE))
FETCHED: Final = _kinds.add(kind("fetched", who=SEAT, tile=PLACE, pile=PLACE))
FOUND_NOTHING: Final = _kinds.add(kind("found_nothing", who=SEAT, pile=PLACE))
STOPPED: Final = _kinds.add(kind("stopped", who=SEAT))
FIFTH_ROOF: Final = _kinds.add(kind("fifth_roof", who=SEAT))
STALLED: Final = _kinds.add(kind("stalled", rounds=COUNT))
TIMED_OUT: Final = _kinds.add(kind("timed_out", rounds=COUNT))
SCORED: Final = _kinds.add(kind("scored", who=SEAT, source=named("source"), number=COUNT, points=COUNT))
SHOWED: Final = _kinds.add(kind("showed", who=SEAT, objective=OBJECTIVE, points=COUNT))
TOTALLED: Final = _kinds.add(kind("totalled", who=SEAT, points=COUNT))
WON: Final = _kinds.add(kind("won", who=SEAT))
LEFT_ALONE: Final = _kinds.add(kind("left_alone", who=SEAT))
KINDS: Final = _kinds.all()
