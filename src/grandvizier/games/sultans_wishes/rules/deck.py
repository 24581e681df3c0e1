"""The draw deck: drawing one card at a time, and the Guards that turn up."""

from __future__ import annotations

from ....core.events import ALL, Seat, only
from ....core.pile import ONE, replaced
from ....core.state import CHANCE
from ..sight import questions as ask
from ..sight.events import DEALT, DISCARD_AT, DREW, GUARDED, MET, SHUFFLED, TOPPED, WISHES_AT
from .position import DRAW_MORE, NONE, REFILL, SETTLE_GUARD, Position
from .wishes import check


def turn_up(s: Position, _: int, card: int) -> None:
    """Chance says which card is dealt, or which lies on top now: everybody sees the back of that one (SW-23, SW-28)."""
    s.deck.remove(card)
    if s.what == ask.TOP:
        s.pop()
        s.top = card
        if s.feed is not None:
            s.tell(ALL, TOPPED, int(card >= s.rules.first_guard))
        return
    assert s.what == ask.DEAL
    seat = s.arg
    s.pop()
    receive(s, seat, card, DEALT)


def dealt_out(s: Position, _: int, __: int) -> None:
    """The Guards are shuffled into what is left: the same chances as dealing past them (SW-23)."""
    s.deck += bytes(s.rules.components.guards)
    s.shuffles = 1
    s.push(ask.TOP, CHANCE)


def uncover(s: Position) -> None:
    """The next card is on top; the moment the last one has left, the discard pile becomes the deck (SW-6)."""
    if s.deck:
        s.push(ask.TOP, CHANCE)
    elif s.discard:
        shuffle(s)


def shuffle(s: Position) -> None:
    """The discard pile is shuffled, with all that is left of the deck: they are the new deck (SW-6, SW-41)."""
    if s.top != NONE:
        s.deck.append(s.top)
        s.top = NONE
    s.deck = bytearray(sorted(s.deck + s.discard))
    s.discard = bytearray()
    s.shuffles += 1
    s.push(ask.TOP, CHANCE)
    if s.feed is not None:
        s.tell(ALL, SHUFFLED, len(s.deck))


def can_draw(s: Position) -> bool:
    """Whether a Task card is left, or a Guard with somewhere to go; where the Guards are is public (SW-25)."""
    left = len(s.deck) + (s.top != NONE) + len(s.discard)
    guards = len(s.rules.components.guards) - len(s.guards) + s.guards.count(NONE)
    return left > guards or (left > 0 and bool(guard_targets(s)))


def draw(s: Position, seat: Seat, again: int, arg: int) -> int:
    """Draw one card; a Guard is settled completely first, and then `again` goes on (SW-8, SW-63).

    NONE if something came between, or if nothing is left to draw (SW-6, SW-25).
    """
    card = s.top
    if card < s.rules.first_guard:
        s.top = NONE
        return card
    if not can_draw(s):
        return NONE
    s.push(again, seat, arg)
    if card == NONE:
        shuffle(s)
    else:
        s.top = NONE
        s.push(SETTLE_GUARD, seat, card)
        if s.feed is not None:
            s.tell(ALL, MET, seat)
        uncover(s)
    return NONE


def refill(s: Position, seat: Seat, _: int) -> None:
    """At the end of a turn the hand is refilled to three, never thrown down to it (SW-3, SW-5)."""
    missing = s.rules.hand - len(s.hands[seat])
    if missing > 0 and take(s, seat, REFILL, 0):
        if missing > 1:
            s.push(REFILL, seat)
        uncover(s)


def draw_more(s: Position, seat: Seat, number: int) -> None:
    """Draw as many as were discarded (SW-33)."""
    if take(s, seat, DRAW_MORE, number):
        if number > 1:
            s.push(DRAW_MORE, seat, number - 1)
        uncover(s)


def take(s: Position, seat: Seat, again: int, arg: int) -> bool:
    """Draw one card to the hand, if nothing comes between."""
    card = s.top
    if card >= s.rules.first_guard:
        draw(s, seat, again, arg)
        return False
    s.top = NONE
    receive(s, seat, card, DREW)
    return True


def receive(s: Position, seat: Seat, card: int, kind: int) -> None:
    """A card comes to a hand, seen by its owner alone (SW-58)."""
    s.hands[seat] += ONE[card]
    if s.feed is not None:
        s.tell(only(seat), kind, seat, card)


# The Guards.


def settle_guard(s: Position, seat: Seat, guard: int) -> None:
    """A Guard goes to a wish; if several tie, the drawer chooses (SW-24); if there is none, it is discarded (SW-25)."""
    targets = guard_targets(s)
    if len(targets) > 1:
        s.push(ask.GUARD, seat, guard)
    else:
        post(s, seat, guard, targets[0] if targets else -1)


def guard_targets(s: Position) -> list[int]:
    """An open wish without Task cards and without a Guard; else the lowest hearts without a Guard (SW-24)."""
    free = [i for i, guard in enumerate(s.guards) if guard == NONE]
    bare = [i for i in free if not s.under[i]]
    if bare or not free:
        return bare
    hearts = s.rules.hearts
    totals = {i: sum(s.under[i].translate(hearts)) for i in free}
    lowest = min(totals.values())
    return [i for i in free if totals[i] == lowest]


def guard_there(s: Position, seat: Seat, at: int) -> None:
    """The drawer has chosen where the Guard goes (SW-24)."""
    guard = s.arg
    s.pop()
    post(s, seat, guard, at)


def post(s: Position, seat: Seat, guard: int, at: int) -> None:
    """The Guard counts as one heart or as one card, and may complete the wish at once (SW-26)."""
    if at < 0:
        s.discard.append(guard)
    else:
        s.guards = replaced(s.guards, at, guard)
    if s.feed is not None:
        s.tell(ALL, GUARDED, seat, guard, DISCARD_AT if at < 0 else WISHES_AT + s.open[at])
    if at >= 0:
        check(s, at, seat)
