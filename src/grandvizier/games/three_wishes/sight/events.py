"""What happens in 3 Wishes, as everybody hears it; only the face of a card may be a secret."""

from __future__ import annotations

from typing import Final

from ....core.events import CORE_KINDS, COUNT, PLACE, SEAT, Kind, face, glimpse, kind, named
from ....core.numbered import Numbered

EVERYBODY: Final = 0xFF
"""The bits of all seats in `seen`, onlookers included."""
WISH: Final = face("wish")

_kinds: Numbered[Kind] = Numbered(len(CORE_KINDS))
STARTS: Final = _kinds.add(kind("starts", who=SEAT))
DEALT: Final = _kinds.add(kind("dealt", game=COUNT, who=SEAT))
LOOKED: Final = _kinds.add(glimpse("looked", who=SEAT, place=PLACE, card=WISH))
SWITCHED: Final = _kinds.add(kind("switched", who=SEAT, a=PLACE, b=PLACE))
SHUFFLED: Final = _kinds.add(kind("shuffled", who=SEAT))
ROUND: Final = _kinds.add(kind("round", number=COUNT))
DECLARED: Final = _kinds.add(kind("declared", who=SEAT))
TIMED_OUT: Final = _kinds.add(kind("timed_out", who=SEAT))
SHOWN: Final = _kinds.add(kind("shown", place=PLACE, card=WISH))
JUDGED: Final = _kinds.add(kind("judged", who=SEAT, verdict=named("verdict"), points=COUNT))
WON: Final = _kinds.add(kind("won", who=SEAT))
NOBODY_WON: Final = _kinds.add(kind("nobody_won"))
MARKED: Final = _kinds.add(kind("marked", who=SEAT, gained=COUNT, total=COUNT))
GRAND_MASTER: Final = _kinds.add(kind("grand_master", who=SEAT))
KINDS: Final = _kinds.all()
SHOWDOWN: Final = SHOWN
"""Whether a chain is over depends on hands that nobody knows before they are shown."""
