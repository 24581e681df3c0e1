"""Extra tasks: the stack, the Orderlies, the Priority track, and what they pay."""

from __future__ import annotations

from ....core.events import ALL, Seat, only
from ....core.pile import ONE, replaced, without
from ..sight.events import ADDED, CLEARED, ORDERLY, RANKED, REVEALED, SPACES_AT, STACKED
from .deck import draw, uncover
from .position import ADD_CARD, NONE, ON_TRACK, Position
from .rewards import earn, score
from .scoring import NO_ORDERLY, ranking, task_hearts
from .wishes import need_aide


def extra_task(s: Position, seat: Seat, card: int) -> None:
    """Perform an extra task: a card from the hand, face down on the stack (SW-47).

    CONFUSED asks for it beside the action of a turn: nothing follows (SW-38).
    """
    s.pop()
    lay_down(s, seat, card)


def lay_down(s: Position, seat: Seat, card: int) -> None:
    """The stack keeps its order, and it is public who added a card; only they know which (SW-55)."""
    s.hands[seat] = without(s.hands[seat], card)
    s.stack.append(card)
    s.stack_by += ONE[seat]
    s.stack_known.append(1 << seat)
    if s.feed is not None:
        s.tell(only(seat), STACKED, seat, card)


def add_card(s: Position, seat: Seat, _: int) -> None:
    """A plate adds the next Task card of the deck to the stack, unseen; the first player draws it (SW-8)."""
    card = draw(s, seat, ADD_CARD, 0)
    if card != NONE:
        s.stack.append(card)
        s.stack_by += ONE[NONE]
        s.stack_known.append(0)
        if s.feed is not None:
            s.tell(ALL, ADDED, seat)
        uncover(s)


def orderly(s: Position, seat: Seat, space: int) -> None:
    """Move the Orderly to a free space; the first time in a round an Aide takes a Priority place for good (SW-45).

    DISTRACTED asks for it beside the action of a turn: nothing follows (SW-38).
    """
    s.pop()
    begins = s.orderlies[seat] == NONE
    s.orderlies = replaced(s.orderlies, seat, space)
    if s.feed is not None:
        s.tell(ALL, ORDERLY, seat, SPACES_AT + space)
    if begins:
        need_aide(s, seat, ON_TRACK)


# The end of the round.


def turn_up_stack(s: Position, _: int, __: int) -> None:
    """First the stack is turned up (SW-61)."""
    s.turned = 1
    if s.feed is not None:
        for depth, card in enumerate(s.stack):
            s.tell(ALL, REVEALED, depth, card)


def rank(s: Position, _: int, __: int) -> None:
    """Tasks with hearts take the places; the first three pay whoever has an Orderly there (SW-44, SW-46, SW-48)."""
    hearts = task_hearts(s.rules.components, s.stack, s.hearts)
    places = ranking(hearts, s.orderlies, s.priority)
    for place, ((task, owner), (points, gems)) in enumerate(zip(places, s.rules.components.places, strict=False)):
        if s.feed is not None:
            s.tell(ALL, RANKED, place + 1, SPACES_AT + task, hearts[task])
        if owner != NO_ORDERLY:
            score(s, owner, "extra", points)
            earn(s, owner, gems)


def clear(s: Position, _: int, __: int) -> None:
    """The stack goes to the discard, Orderlies and Priority Aides go home (SW-61)."""
    s.discard += s.stack
    s.stack.clear()
    s.stack_by = b""
    s.stack_known.clear()
    s.turned = 0
    for seat in s.priority:
        s.free[seat] += 1
    s.priority = b""
    s.orderlies = ONE[NONE] * s.players
    s.hearts = bytes(len(s.hearts))
    s.tell(ALL, CLEARED, s.round)
