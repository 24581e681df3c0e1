"""What happens in The Sultan's Wishes, as everybody hears it.

What lies open is a place: a card under a wish, a wish, a merchant's stand.  Whatever comes out of a hidden order or a
hidden hand is a face.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from ....core.events import CORE_KINDS, COUNT, PLACE, SEAT, Kind, face, glimpse, kind, named
from ....core.numbered import Numbered
from ..box.terms import BASE_CARDS, BASE_FINALS, MERCHANTS, SIMPLE_WISHES, STATED, TRAVELERS_CARDS, TRAVELERS_FINALS

CARD: Final = face("card")
WISH: Final = face("wish")
WARE: Final = face("ware")
GIFT: Final = face("gift")
RELIC: Final = face("relic")
SOURCES: Final = ("wish", "extra", "gems", "wares", "days", "gift", "relics")
"""What points come from."""
Verdict: TypeAlias = Literal["effort", "favourite", "surprise", "flawless"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
"""What the Sultan says to whoever played alone (SW-52)."""

CARDS_AT: Final = 0
WISHES_AT: Final = CARDS_AT + BASE_CARDS + TRAVELERS_CARDS + STATED["guards"]
MERCHANTS_AT: Final = WISHES_AT + SIMPLE_WISHES + BASE_FINALS + TRAVELERS_FINALS
DECK_AT: Final = MERCHANTS_AT + len(MERCHANTS)
DISCARD_AT: Final = DECK_AT + 1
STACK_AT: Final = DISCARD_AT + 1
PLATE_AT: Final = STACK_AT + 1
SPACES_AT: Final = PLATE_AT + 1
"""Where the places of each sort begin; the Stops and towns of the Travelers come after the spaces of the chart."""

_kinds: Numbered[Kind] = Numbered(len(CORE_KINDS))
STARTS: Final = _kinds.add(kind("starts", who=SEAT))
DEALT: Final = _kinds.add(kind("dealt", who=SEAT, card=CARD))
MARKET: Final = _kinds.add(kind("market", who=SEAT, market=face("market")))
OFFERED: Final = _kinds.add(kind("offered", merchant=PLACE, ware=WARE))
TOPPED: Final = _kinds.add(kind("topped", back=face("back")))
SHUFFLED: Final = _kinds.add(kind("shuffled", cards=COUNT))
OPENED: Final = _kinds.add(kind("opened", who=SEAT, wish=WISH))
ROUND: Final = _kinds.add(kind("round", number=COUNT, who=SEAT))
MOOD: Final = _kinds.add(kind("mood", who=SEAT, plate=face("plate")))
ADDED: Final = _kinds.add(kind("added", who=SEAT))
DREW: Final = _kinds.add(kind("drew", who=SEAT, card=CARD))
MET: Final = _kinds.add(kind("met", who=SEAT))
GUARDED: Final = _kinds.add(kind("guarded", who=SEAT, card=CARD, at=PLACE))
ATTACHED: Final = _kinds.add(kind("attached", who=SEAT, card=CARD, wish=PLACE))
AIDE: Final = _kinds.add(kind("aide", who=SEAT, card=PLACE))
RECALLED: Final = _kinds.add(kind("recalled", who=SEAT, card=PLACE))
GAINED: Final = _kinds.add(kind("gained", who=SEAT, gems=COUNT))
FULFILLED: Final = _kinds.add(kind("fulfilled", wish=PLACE))
SCORED: Final = _kinds.add(kind("scored", who=SEAT, source=named("source"), points=COUNT))
LIT: Final = _kinds.add(kind("lit", who=SEAT))
STACKED: Final = _kinds.add(kind("stacked", who=SEAT, card=CARD))
USED: Final = _kinds.add(kind("used", who=SEAT, card=CARD))
SPIED: Final = _kinds.add(kind("spied", who=SEAT))
SAW: Final = _kinds.add(glimpse("saw", who=SEAT, depth=COUNT, card=CARD))
DISCARDED: Final = _kinds.add(kind("discarded", who=SEAT, card=CARD))
TOOK: Final = _kinds.add(kind("took", who=SEAT, card=CARD))
ORDERLY: Final = _kinds.add(kind("orderly", who=SEAT, space=PLACE))
PRIORITY: Final = _kinds.add(kind("priority", who=SEAT))
BOUGHT: Final = _kinds.add(kind("bought", who=SEAT, merchant=PLACE, price=COUNT))
RUBBED: Final = _kinds.add(kind("rubbed", who=SEAT))
DECLINED: Final = _kinds.add(kind("declined", who=SEAT))
REMOVED: Final = _kinds.add(kind("removed", who=SEAT, wish=PLACE))
ROTATED: Final = _kinds.add(kind("rotated", merchant=PLACE))
REVEALED: Final = _kinds.add(kind("revealed", depth=COUNT, card=CARD))
RANKED: Final = _kinds.add(kind("ranked", rank=COUNT, space=PLACE, hearts=COUNT))
CLEARED: Final = _kinds.add(kind("cleared", number=COUNT))
FINALE: Final = _kinds.add(kind("finale", rounds=COUNT))
SHOWED_MARKET: Final = _kinds.add(kind("showed_market", who=SEAT, market=face("market")))
SHOWED_WARE: Final = _kinds.add(kind("showed_ware", who=SEAT, ware=WARE))
TOTALLED: Final = _kinds.add(kind("totalled", who=SEAT, points=COUNT))
WON: Final = _kinds.add(kind("won", who=SEAT))
VERDICT: Final = _kinds.add(kind("verdict", who=SEAT, verdict=named("verdict")))
# With the Travelers.
TRAVELLED: Final = _kinds.add(kind("travelled", who=SEAT, to=PLACE))
DREW_GIFT: Final = _kinds.add(kind("drew_gift", who=SEAT, town=PLACE, gift=GIFT))
LOOKED_ON: Final = _kinds.add(kind("looked_on", who=SEAT))
PUT_UNDER: Final = _kinds.add(kind("put_under", who=SEAT, town=PLACE, gift=GIFT))
KEPT: Final = _kinds.add(kind("kept", who=SEAT, town=PLACE, gift=GIFT))
GAVE: Final = _kinds.add(kind("gave", who=SEAT, gift=GIFT))
HOME: Final = _kinds.add(kind("home", who=SEAT))
FREE_WARE: Final = _kinds.add(kind("free_ware", who=SEAT, merchant=PLACE, ware=WARE))
OPEN_WARE: Final = _kinds.add(kind("open_ware", who=SEAT, merchant=PLACE))
RELIC_TAKEN: Final = _kinds.add(kind("relic", who=SEAT, stop=PLACE, relic=RELIC))
TOKEN: Final = _kinds.add(kind("token", stop=PLACE))
HEART: Final = _kinds.add(kind("heart", who=SEAT, space=PLACE))
AHEAD: Final = _kinds.add(kind("ahead", who=SEAT))
HANDED: Final = _kinds.add(kind("handed", who=SEAT, to=SEAT, card=CARD))
SHOWED_GIFT: Final = _kinds.add(kind("showed_gift", who=SEAT, gift=GIFT))
SHOWED_RELIC: Final = _kinds.add(kind("showed_relic", who=SEAT, relic=RELIC))
KINDS: Final = _kinds.all()
