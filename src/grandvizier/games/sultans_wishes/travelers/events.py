"""What happens with the Travelers, and what is asked then."""

from __future__ import annotations

from typing import Final

from ....core.events import CORE_KINDS, PLACE, SEAT, Kind, face, kind
from ....core.numbered import Numbered
from ..sight import events as base

GIFT: Final = face("gift")
RELIC: Final = face("relic")
TOWNS_AFTER_STOPS: Final = 3
"""The places of the towns come right after those of the Stops."""

_kinds: Numbered[Kind] = Numbered(len(CORE_KINDS) + len(base.KINDS))
TRAVELLED: Final = _kinds.add(kind("travelled", who=SEAT, to=PLACE))
DREW_GIFT: Final = _kinds.add(kind("drew_gift", who=SEAT, town=PLACE, gift=GIFT))
LOOKED_ON: Final = _kinds.add(kind("looked_on", who=SEAT))
PUT_UNDER: Final = _kinds.add(kind("put_under", who=SEAT, town=PLACE, gift=GIFT))
KEPT: Final = _kinds.add(kind("kept", who=SEAT, town=PLACE, gift=GIFT))
GAVE: Final = _kinds.add(kind("gave", who=SEAT, gift=GIFT))
HOME: Final = _kinds.add(kind("home", who=SEAT))
FREE_WARE: Final = _kinds.add(kind("free_ware", who=SEAT, merchant=PLACE, ware=base.WARE))
OPEN_WARE: Final = _kinds.add(kind("open_ware", who=SEAT, merchant=PLACE))
RELIC_TAKEN: Final = _kinds.add(kind("relic", who=SEAT, stop=PLACE, relic=RELIC))
TOKEN: Final = _kinds.add(kind("token", stop=PLACE))
HEART: Final = _kinds.add(kind("heart", who=SEAT, space=PLACE))
AHEAD: Final = _kinds.add(kind("ahead", who=SEAT))
HANDED: Final = _kinds.add(kind("handed", who=SEAT, to=SEAT, card=base.CARD))
SHOWED_GIFT: Final = _kinds.add(kind("showed_gift", who=SEAT, gift=GIFT))
SHOWED_RELIC: Final = _kinds.add(kind("showed_relic", who=SEAT, relic=RELIC))
KINDS: Final = _kinds.all()

_questions: Numbered[str] = Numbered(len(base.QUESTIONS) + 1)
"""What may be asked, and what it is called."""
GIFT_DRAW: Final = _questions.add("gift_draw")
RELIC_DRAW: Final = _questions.add("relic_draw")
BOTTOM: Final = _questions.add("bottom")
DISTRACTED_MOVE: Final = _questions.add("distracted")
CONFUSED_TASK: Final = _questions.add("confused")
FRIENDLY_GIVE: Final = _questions.add("friendly")
GIFT_CHOICE: Final = _questions.add("gift")
KEEP_ONE: Final = _questions.add("keep_one")
ROUND_GIFTS: Final = _questions.add("round_gifts")
MOVE_ORDERLY: Final = _questions.add("move_orderly")
HEART_WHERE: Final = _questions.add("heart_where")
QUESTIONS: Final = _questions.all()
SHOW_GIFT, GIFT_PASS, GIFTS_OF, NEW_TOKENS = range(-21, -25, -1)
"""What runs by itself."""
