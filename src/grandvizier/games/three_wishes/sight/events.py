"""What happens in 3 Wishes, as everybody hears it; only the face of a card may be a secret."""

from __future__ import annotations

from typing import Final

from ....core.events import CORE_KINDS, COUNT, PLACE, SEAT, face, glimpse, kind, named

EVERYBODY: Final = 0xFF
"""The bits of all seats in `seen`, onlookers included."""
WISH: Final = face("wish")

KINDS: Final = (
    kind("starts", who=SEAT),
    kind("dealt", game=COUNT, who=SEAT),
    glimpse("looked", who=SEAT, place=PLACE, card=WISH),
    kind("switched", who=SEAT, a=PLACE, b=PLACE),
    kind("shuffled", who=SEAT),
    kind("round", number=COUNT),
    kind("declared", who=SEAT),
    kind("timed_out", who=SEAT),
    kind("shown", place=PLACE, card=WISH),
    kind("judged", who=SEAT, verdict=named("verdict"), points=COUNT),
    kind("won", who=SEAT),
    kind("nobody_won"),
    kind("marked", who=SEAT, gained=COUNT, total=COUNT),
    kind("grand_master", who=SEAT),
)
(
    STARTS, DEALT, LOOKED, SWITCHED, SHUFFLED, ROUND, DECLARED, TIMED_OUT,
    SHOWN, JUDGED, WON, NOBODY_WON, MARKED, GRAND_MASTER,
) = range(len(CORE_KINDS), len(CORE_KINDS) + len(KINDS))  # fmt: skip

QUESTIONS: Final = ("starter", "face", "order", "first_look", "first_action", "second_action", "look_again")
STARTER, FACE, ORDER, FIRST_LOOK, FIRST_ACTION, SECOND_ACTION, LOOK_AGAIN = range(1, 8)
"""What may be asked; 0 is the core's OVER."""
