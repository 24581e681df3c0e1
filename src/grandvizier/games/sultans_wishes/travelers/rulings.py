"""The conditions of the Travelers' verbs, read literally."""

from __future__ import annotations

from typing import Final

from ....core.actions import Condition
from ....core.events import Seat
from ..box.terms import RELIC
from ..rules.position import NONE, Position
from ..sight import questions as ask
from .track import TWO_GIFTS


def _node(s: Position, seat: Seat) -> int:
    return s.nodes[seat]


def _changes(s: Position, seat: Seat, gift: int) -> bool:
    """Whether an end-of-round gift would change anything (TR-5)."""
    components = s.rules.components
    one = components.gifts[gift]
    if one.effect == "orderly":
        return s.orderlies[seat] != NONE
    if one.effect == "priority":
        return seat in s.priority and s.priority[0] != seat
    return one.effect == "heart" or any(components.cards[card].task in one.key for card in s.stack)


USE_EFFECT: Final = (
    Condition(
        "SW-53",
        "useless-relic",
        lambda s, seat, card: s.rules.components.cards[card].effect != RELIC or bool(s.tokens[_node(s, seat)]),
    ),
)
TRAVEL: Final = (
    Condition("TR-1", "no-travelers", lambda s, *_: bool(s.travelers)),
    Condition("TR-1", "not-ahead", lambda s, seat, step: step + 1 in s.rules.components.track.ahead[_node(s, seat)]),
)
KEEP: Final = (
    Condition(
        "TR-2", "not-drawn",
        lambda s, _seat, gift: gift in ((s.arg,) if s.what == ask.GIFT else TWO_GIFTS.unpack(s.arg)),
    ),
)  # fmt: skip
GIVE_GIFT: Final = (
    Condition("TR-4", "not-your-gift", lambda s, seat, gift: gift in s.gifts[seat]),
    Condition("TR-5", "changes-nothing", _changes),
)
