"""The Mood plates and the market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .....core.box.components import Entry, Limits
from ..moods import MOODS, PLATES
from ..terms import MERCHANTS, PERIODS, WARES
from .demands import ids, known

_EXTRA: Final = (0, 2, 3)
"""Extra points that the examples show."""


def check_plates(limits: Limits, plates: Sequence[Entry]) -> None:
    """All plates, with the extra points of the examples."""
    found = ids(plates)
    for plate in PLATES:
        limits.demand(f"plate {plate}", "it is missing", holds=plate in found)
    base = {mood.word for mood in MOODS if not mood.travelers}
    for extra in _EXTRA:
        showing = [plate["id"] for plate in plates if plate["extra"] == extra]
        limits.demand("plates", f"at least one has {extra} extra points", holds=bool(showing))
        limits.advise(
            "plates of the base game",
            f"the rulebook shows one with {extra} extra points",
            holds=not base.isdisjoint(showing),
        )


def check_wares(limits: Limits, data: Entry) -> None:
    """The market: wares and Market Score cards."""
    wares, kinds = data["wares"], ids(data["kinds"])
    for merchant in MERCHANTS:
        found = [ware for ware in wares if ware["merchant"] == merchant]
        limits.demand(f"wares of {merchant}", f"exactly {WARES}, not {len(found)}", holds=len(found) == WARES)
        for period in PERIODS:
            count = sum(ware["period"] == period for ware in found)
            limits.advise(f"wares of {merchant}", f"usually 5 of the {period}, not {count}", holds=count == 5)
    for period in PERIODS:
        limits.demand("wares", f"at least one of the {period}", holds=any(ware["period"] == period for ware in wares))
    limits.demand(
        "wares",
        "at least one of the centre costs 4 gems",
        holds=any(ware["merchant"] == "centre" and ware["cost"] == 4 for ware in wares),
    )
    for ware in wares:
        known(limits, f"ware {ware['id']}", ware["kind"], kinds, "kind")
    limits.advise("wares", "none is valuable", holds=any(ware["valuable"] for ware in wares))
    for market in data["markets"]:
        for kind in market["favoured"]:
            known(limits, f"market {market['id']}", kind, kinds, "kind")
    limits.demand(
        "markets",
        "at least one gives 5 points for a complete day, as the rulebook shows",
        holds=any(market["complete_day"] == 5 for market in data["markets"]),
    )
