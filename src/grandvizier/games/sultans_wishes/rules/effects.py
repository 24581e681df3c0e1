"""Use an effect: discard a card and do at once what its symbol says (SW-53, SW-54)."""

from __future__ import annotations

from ....core.events import ALL, Seat, only
from ....core.pile import ONE, without
from ....core.state import CHANCE
from ..sight import questions as ask
from ..sight.events import DECLINED, DISCARDED, SAW, SPIED, TOOK, USED
from .extra_tasks import lay_down
from .position import Position
from .rewards import earn
from .wishes import need_aide


def use_effect(s: Position, seat: Seat, card: int) -> None:
    """The card goes to the discard first; an effect that can do nothing may not be chosen (SW-53)."""
    s.pop()
    s.hands[seat] = without(s.hands[seat], card)
    s.discard.append(card)
    if s.feed is not None:
        s.tell(ALL, USED, seat, card)
    s.rules.effects[s.rules.effect[card]](s, seat, card)


def throw(s: Position, seat: Seat, card: int) -> None:
    """A card from the hand goes to the discard, seen by all (SW-58)."""
    s.hands[seat] = without(s.hands[seat], card)
    s.discard.append(card)
    if s.feed is not None:
        s.tell(ALL, DISCARDED, seat, card)


def aide(s: Position, seat: Seat, _: int) -> None:
    """AIDE: one of your Aides on any attached Task card with fewer than two; no gem (SW-14, SW-53)."""
    s.push(ask.AIDE, seat)


def aide_there(s: Position, seat: Seat, card: int) -> None:
    """The card is chosen before an Aide is taken off another (SW-56)."""
    s.pop()
    need_aide(s, seat, card)


def spy(s: Position, seat: Seat, _: int) -> None:
    """SPY: look at the whole Extra Task stack in its order, then you may add a card to it (SW-55)."""
    mine = only(seat)
    for depth in range(len(s.stack)):
        s.stack_known[depth] |= mine
    if s.feed is not None:
        s.tell(ALL, SPIED, seat)
        for depth, card in enumerate(s.stack):
            s.tell(only(seat), SAW, seat, depth, card)
    if s.hands[seat] and s.rules.components.numbers["spy_adds"]:
        s.push(ask.SPY, seat)


def spy_adds(s: Position, seat: Seat, card: int) -> None:
    """The spy adds a card, face down (SW-55)."""
    s.pop()
    lay_down(s, seat, card)


def declined(s: Position, seat: Seat) -> None:
    """What may be done can be left (SW-57)."""
    s.pop()
    if s.feed is not None:
        s.tell(ALL, DECLINED, seat)


def gems(s: Position, seat: Seat, _: int) -> None:
    """GEMS: take gems (SW-53)."""
    earn(s, seat, s.rules.components.numbers["gems_effect"])


def bargain(s: Position, seat: Seat, _: int) -> None:
    """BARGAIN: buy one revealed ware for less, beside the optional purchase (SW-53)."""
    s.push(ask.BARGAIN, seat)


def herald(s: Position, seat: Seat, _: int) -> None:
    """HERALD: a face-down Simple wish is turned up, and you take gems (SW-31, SW-53)."""
    earn(s, seat, s.rules.components.numbers["herald_gems"])
    s.push(ask.SIMPLE, CHANCE, seat)


def renew(s: Position, seat: Seat, card: int) -> None:
    """RENEW: discard any number of your other cards, then take one from the discard (SW-54)."""
    if s.hands[seat]:
        s.push(ask.RENEW, seat, card)
    else:
        renewed(s, seat, card)


def renew_throw(s: Position, seat: Seat, card: int) -> None:
    """One more card is thrown away (SW-54)."""
    throw(s, seat, card)
    if not s.hands[seat]:
        renew_enough(s, seat)


def renew_enough(s: Position, seat: Seat) -> None:
    """No more are thrown away (SW-54)."""
    used = s.arg
    s.pop()
    renewed(s, seat, used)


def renewed(s: Position, seat: Seat, used: int) -> None:
    """One must be taken, if there is any besides the card just used; never a Guard (SW-54)."""
    if any(card != used and card < s.rules.first_guard for card in s.discard):
        s.push(ask.TAKE, seat, used)


def renew_take(s: Position, seat: Seat, card: int) -> None:
    """The card taken is public (SW-54)."""
    s.pop()
    s.discard.remove(card)
    s.hands[seat] += ONE[card]
    if s.feed is not None:
        s.tell(ALL, TOOK, seat, card)
