"""The rulings of the Travelers, and the conditions of their verbs, read literally."""

from __future__ import annotations

from typing import Final

from ....core.actions import Condition
from ....core.rulings import catalogue
from ..box.terms import RELIC
from ..rules.position import NONE, Position
from ..rules.rulings import answers
from ..sight.events import QUESTIONS as BASE_QUESTIONS
from .events import (
    CONFUSED_TASK,
    DISTRACTED_MOVE,
    FRIENDLY_GIVE,
    GIFT_CHOICE,
    HEART_WHERE,
    KEEP_ONE,
    MOVE_ORDERLY,
    QUESTIONS,
    ROUND_GIFTS,
)
from .track import TWO_GIFTS

RULINGS: Final = catalogue("TR", {"travelers": "1SS 2SSD 3S 4SR 5RRRR 6R 7S 8R 9RS 10SD 11SS 12S"})

ASKED_BY: Final = {
    DISTRACTED_MOVE: "SW-38", CONFUSED_TASK: "SW-38", FRIENDLY_GIVE: "SW-39", GIFT_CHOICE: "TR-2", KEEP_ONE: "TR-2",
    ROUND_GIFTS: "TR-4", MOVE_ORDERLY: "TR-5", HEART_WHERE: "TR-5",
}  # fmt: skip
"""The ruling behind each question."""


def at_travelers(*questions: int) -> tuple[Condition, ...]:
    """A verb answers these questions of the Travelers."""
    return answers(ASKED_BY, dict(enumerate(QUESTIONS, start=len(BASE_QUESTIONS) + 1)), *questions)


def _node(s: Position, seat: int) -> int:
    return s.nodes[seat]


def _changes(s: Position, seat: int, gift: int) -> bool:
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
        lambda s, _seat, gift: gift in ((s.arg,) if s.what == GIFT_CHOICE else TWO_GIFTS.unpack(s.arg)),
    ),
)  # fmt: skip
GIVE_GIFT: Final = (
    Condition("TR-4", "not-your-gift", lambda s, seat, gift: gift in s.gifts[seat]),
    Condition("TR-5", "changes-nothing", _changes),
)
