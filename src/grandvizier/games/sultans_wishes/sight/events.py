"""What happens in The Sultan's Wishes, as everybody hears it.

What lies open is a place: a card under a wish, a wish, a merchant's stand.  Whatever comes out of a hidden order or a
hidden hand is a face.  The kinds that come with the Travelers stand in `travelers/events.py`.
"""

from __future__ import annotations

from typing import Final

from ....core.events import CORE_KINDS, COUNT, PLACE, SEAT, face, glimpse, kind, named

CARD: Final = face("card")
WISH: Final = face("wish")
WARE: Final = face("ware")
SOURCES: Final = ("wish", "extra", "gems", "wares", "days", "gift", "relics")
"""What points come from."""
VERDICTS: Final = ("effort", "favourite", "surprise", "flawless")
"""What the Sultan says to whoever played alone (SW-52)."""

CARDS_AT, WISHES_AT, MERCHANTS_AT, DECK_AT, DISCARD_AT, STACK_AT, PLATE_AT, SPACES_AT = 0, 58, 89, 92, 93, 94, 95, 96
"""Where the places of each sort begin; the Stops and towns of the Travelers come after the spaces of the chart."""

KINDS: Final = (
    kind("starts", who=SEAT),
    kind("dealt", who=SEAT, card=CARD),
    kind("market", who=SEAT, market=face("market")),
    kind("offered", merchant=PLACE, ware=WARE),
    kind("topped", back=face("back")),
    kind("shuffled", cards=COUNT),
    kind("opened", who=SEAT, wish=WISH),
    kind("round", number=COUNT, who=SEAT),
    kind("mood", who=SEAT, plate=face("plate")),
    kind("added", who=SEAT),
    kind("drew", who=SEAT, card=CARD),
    kind("met", who=SEAT),
    kind("guarded", who=SEAT, card=CARD, at=PLACE),
    kind("attached", who=SEAT, card=CARD, wish=PLACE),
    kind("aide", who=SEAT, card=PLACE),
    kind("recalled", who=SEAT, card=PLACE),
    kind("gained", who=SEAT, gems=COUNT),
    kind("fulfilled", wish=PLACE),
    kind("scored", who=SEAT, source=named("source"), points=COUNT),
    kind("lit", who=SEAT),
    kind("stacked", who=SEAT, card=CARD),
    kind("used", who=SEAT, card=CARD),
    kind("spied", who=SEAT),
    glimpse("saw", who=SEAT, depth=COUNT, card=CARD),
    kind("discarded", who=SEAT, card=CARD),
    kind("took", who=SEAT, card=CARD),
    kind("orderly", who=SEAT, space=PLACE),
    kind("priority", who=SEAT),
    kind("bought", who=SEAT, merchant=PLACE, price=COUNT),
    kind("rubbed", who=SEAT),
    kind("declined", who=SEAT),
    kind("removed", who=SEAT, wish=PLACE),
    kind("rotated", merchant=PLACE),
    kind("revealed", depth=COUNT, card=CARD),
    kind("ranked", rank=COUNT, space=PLACE, hearts=COUNT),
    kind("cleared", number=COUNT),
    kind("finale", rounds=COUNT),
    kind("showed_market", who=SEAT, market=face("market")),
    kind("showed_ware", who=SEAT, ware=WARE),
    kind("totalled", who=SEAT, points=COUNT),
    kind("won", who=SEAT),
    kind("verdict", who=SEAT, verdict=named("verdict")),
)
(
    STARTS, DEALT, MARKET, OFFERED, TOPPED, SHUFFLED, OPENED, ROUND, MOOD, ADDED, DREW, MET, GUARDED, ATTACHED, AIDE,
    RECALLED, GAINED, FULFILLED, SCORED, LIT, STACKED, USED, SPIED, SAW, DISCARDED, TOOK, ORDERLY, PRIORITY, BOUGHT,
    RUBBED, DECLINED, REMOVED, ROTATED, REVEALED, RANKED, CLEARED, FINALE, SHOWED_MARKET, SHOWED_WARE, TOTALLED, WON,
    VERDICT,
) = range(len(CORE_KINDS), len(CORE_KINDS) + len(KINDS))  # fmt: skip

QUESTIONS: Final = (
    "top", "deal", "starter", "simple", "final", "plate", "ware", "score_card",
    "turn", "under", "aide", "busy", "spy", "bargain", "renew", "take", "options", "guard", "lovely", "mean", "sad",
)  # fmt: skip
(
    TOP, DEAL, STARTER, SIMPLE, FINAL, PLATE, WARE_DRAW, SCORE_CARD,
    TURN, UNDER, AIDE_WHERE, BUSY, SPY_ADD, BARGAIN_BUY, RENEW_THROW, RENEW_TAKE, OPTIONS, GUARD, LOVELY_THROW,
    MEAN_THROW, SAD_WISH,
) = range(1, len(QUESTIONS) + 1)  # fmt: skip
"""What may be asked; 0 is the core's OVER."""
