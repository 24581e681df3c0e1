"""What the Travelers brought is shown and counted at the end (SW-50)."""

from __future__ import annotations

from ....core.events import ALL, Seat
from ..box.terms import END_OF_GAME
from ..rules.position import Position, public
from ..sight.events import SHOWED_GIFT, SHOWED_RELIC
from .scoring import gift_points, relic_points


def show_all(s: Position, seat: Seat) -> None:
    """Kept gifts and relics are shown (TR-9, TR-11)."""
    for gift in s.gifts[seat]:
        s.tell(ALL, SHOWED_GIFT, seat, gift)
    for token in s.relics[seat]:
        s.tell(ALL, SHOWED_RELIC, seat, token)


def lines(s: Position, seat: Seat) -> list[tuple[str, int]]:
    """After gems and wares come the end-of-game gifts and the relics (SW-50)."""
    components, wares = s.rules.components, public(s.owned[seat])
    points = sum(
        gift_points(components, gift, wares, s.gems[seat])
        for gift in s.gifts[seat]
        if components.gifts[gift].town == END_OF_GAME
    )
    return [("gift", points), ("relics", relic_points(components, s.relics[seat]))]
