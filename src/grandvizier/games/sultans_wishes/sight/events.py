"""What happens in The Sultan's Wishes, as everybody hears it.

What lies open is a place: a card under a wish, a wish, a merchant's stand.  Whatever comes out of a hidden order or a
hidden hand is a face.  The kinds that come with the Travelers stand in `travelers/events.py`.
"""

from __future__ import annotations

from typing import Final

from ....core.events import CORE_KINDS, COUNT, PLACE, SEAT, Kind, face, glimpse, kind, named
from ....core.numbered import Numbered
from ..box.terms import BASE_CARDS, BASE_FINALS, MERCHANTS, SIMPLE_WISHES, STATED, TRAVELERS_CARDS, TRAVELERS_FINALS

CARD: Final = face("card")
WISH: Final = face("wish")
WARE: Final = face("ware")
SOURCES: Final = ("wish", "extra", "gems", "wares", "days", "gift", "relics")
"""What points come from."""
VERDICTS: Final = ("effort", "favourite", "surprise", "flawless")
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
KINDS: Final = _kinds.all()

_questions: Numbered[str] = Numbered(1)
"""What may be asked, and what it is called."""
TOP: Final = _questions.add("top")
DEAL: Final = _questions.add("deal")
STARTER: Final = _questions.add("starter")
SIMPLE: Final = _questions.add("simple")
FINAL: Final = _questions.add("final")
PLATE: Final = _questions.add("plate")
WARE_DRAW: Final = _questions.add("ware")
SCORE_CARD: Final = _questions.add("score_card")
TURN: Final = _questions.add("turn")
UNDER: Final = _questions.add("under")
AIDE_WHERE: Final = _questions.add("aide")
BUSY: Final = _questions.add("busy")
SPY_ADD: Final = _questions.add("spy")
BARGAIN_BUY: Final = _questions.add("bargain")
RENEW_THROW: Final = _questions.add("renew")
RENEW_TAKE: Final = _questions.add("take")
OPTIONS: Final = _questions.add("options")
GUARD: Final = _questions.add("guard")
LOVELY_THROW: Final = _questions.add("lovely")
MEAN_THROW: Final = _questions.add("mean")
SAD_WISH: Final = _questions.add("sad")
QUESTIONS: Final = _questions.all()
