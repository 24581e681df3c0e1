"""What happens with the Travelers, and what is asked then."""

from __future__ import annotations

from typing import Final

from ....core.events import CORE_KINDS, PLACE, SEAT, face, kind
from ..sight import events as base

GIFT: Final = face("gift")
RELIC: Final = face("relic")
TOWNS_AFTER_STOPS: Final = 3
"""The places of the towns come right after those of the Stops."""

KINDS: Final = (
    kind("travelled", who=SEAT, to=PLACE),
    kind("drew_gift", who=SEAT, town=PLACE, gift=GIFT),
    kind("looked_on", who=SEAT),
    kind("put_under", who=SEAT, town=PLACE, gift=GIFT),
    kind("kept", who=SEAT, town=PLACE, gift=GIFT),
    kind("gave", who=SEAT, gift=GIFT),
    kind("home", who=SEAT),
    kind("free_ware", who=SEAT, merchant=PLACE, ware=base.WARE),
    kind("open_ware", who=SEAT, merchant=PLACE),
    kind("relic", who=SEAT, stop=PLACE, relic=RELIC),
    kind("token", stop=PLACE),
    kind("heart", who=SEAT, space=PLACE),
    kind("ahead", who=SEAT),
    kind("handed", who=SEAT, to=SEAT, card=base.CARD),
    kind("showed_gift", who=SEAT, gift=GIFT),
    kind("showed_relic", who=SEAT, relic=RELIC),
)
(
    TRAVELLED, DREW_GIFT, LOOKED_ON, PUT_UNDER, KEPT, GAVE, HOME, FREE_WARE, OPEN_WARE, RELIC_TAKEN, TOKEN, HEART,
    AHEAD, HANDED, SHOWED_GIFT, SHOWED_RELIC,
) = range(len(CORE_KINDS) + len(base.KINDS), len(CORE_KINDS) + len(base.KINDS) + len(KINDS))  # fmt: skip

QUESTIONS: Final = (
    "gift_draw", "relic_draw", "bottom",
    "distracted", "confused", "friendly", "gift", "keep_one", "round_gifts", "move_orderly", "heart_where",
)  # fmt: skip
(
    GIFT_DRAW, RELIC_DRAW, BOTTOM,
    DISTRACTED_MOVE, CONFUSED_TASK, FRIENDLY_GIVE, GIFT_CHOICE, KEEP_ONE, ROUND_GIFTS, MOVE_ORDERLY, HEART_WHERE,
) = range(len(base.QUESTIONS) + 1, len(base.QUESTIONS) + 1 + len(QUESTIONS))  # fmt: skip
SHOW_GIFT, GIFT_PASS, GIFTS_OF, NEW_TOKENS = range(-21, -25, -1)
"""What runs by itself."""
