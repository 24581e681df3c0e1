"""The rulings of 3 Wishes: their catalogue, and for each rule the conditions it must meet, read literally.

Nothing here is fast.  `legal` is; that both agree is tested in every sampled position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.actions import Condition
from ....core.events import Place, Seat
from ....core.rulings import catalogue
from ..sight import questions as ask
from .turns import DECLARE_FROM_ROUND

if TYPE_CHECKING:
    from .position import Position

RULINGS: Final = catalogue(
    "3W",
    {
        "setup": "1DSF 2SSR 3RS",
        "turn": "4SFS 5SD 6SSS 7S 8SS 9S",
        "end": "10SS 11D 12SS 13SS 14R 15R 21SD",
        "chain": "16SS 17D 18D 20DD",
        "talking": "19SR",
        "memory": "22RR",
    },
)


def _on_table(s: Position, *places: int) -> bool:
    return all(1 <= place < 3 * s.players + 3 for place in places)


def _own(seat: Seat, place: Place) -> bool:
    return 3 * seat + 3 <= place < 3 * seat + 6


TURN: Final = (
    Condition("3W-2", "look-first", lambda s, _seat, *_: s.what != ask.FIRST_LOOK),
    Condition("3W-7", "look-again", lambda s, _seat, *_: s.what != ask.LOOK_AGAIN),
)

PEEK: Final = (*TURN, Condition("3W-2", "off-table", lambda s, _seat, place: _on_table(s, place)))

SWITCH: Final = (
    *TURN,
    Condition("3W-2", "off-table", lambda s, _seat, a, b: _on_table(s, a, b)),
    Condition("3W-6", "own-switch", lambda s, seat, a, b: not s.own_switch or _own(seat, a) or _own(seat, b)),
)

DECLARE: Final = (
    *TURN,
    Condition("3W-8", "too-early", lambda s, _seat: s.round >= DECLARE_FROM_ROUND, lambda s, _seat: {"round": s.round}),
    Condition("3W-8", "only-action", lambda s, _seat: s.what == ask.FIRST_ACTION),
)

LOOK: Final = (
    Condition("3W-5", "peek-instead", lambda s, _seat, _place: s.what in (ask.FIRST_LOOK, ask.LOOK_AGAIN)),
    Condition("3W-2", "own-cards", lambda s, seat, place: s.what != ask.FIRST_LOOK or _own(seat, place)),
    Condition("3W-7", "own-cards", lambda _s, seat, place: _own(seat, place)),
)
