"""The Sultan's wishes: attaching cards, Aides, busy Aides, fulfilment, new wishes."""

from __future__ import annotations

from ....core.events import ALL, Seat
from ....core.pile import ONE, dropped, replaced, without
from ....core.state import CHANCE
from ..sight import questions as ask
from ..sight.events import AIDE, ATTACHED, CARDS_AT, FULFILLED, OPENED, PRIORITY, RECALLED, WISHES_AT
from .position import CHECK_WISHES, FINISH_FULFIL, NONE, ON_TRACK, REPLENISH, Position
from .rewards import earn, score

# Attaching.


def matches(s: Position, card: int) -> list[int]:
    """The open wishes that a card suits, by their place among the open ones (SW-19, SW-20)."""
    suits, task = s.rules.suits[card], s.rules.tasks
    found = []
    for i, wish in enumerate(s.open):
        if suits >> wish & 1 and (
            wish not in s.rules.different or all(task[other] != task[card] for other in s.under[i])
        ):
            found.append(i)
    return found


def fulfil(s: Position, seat: Seat, card: int) -> None:
    """Fulfil a wish: a card from the hand, an Aide on it, a gem (SW-4); if it suits several, choose which (SW-20)."""
    found = matches(s, card)
    if len(found) > 1:
        s.goto(ask.UNDER, seat, card)
    else:
        s.pop()
        attach(s, seat, card, found[0])


def under(s: Position, seat: Seat, wish: int) -> None:
    """Name an open wish: for a card (SW-20), for a Guard (SW-24), or the one that the sad Sultan drops (SW-30)."""
    s.rules.unders[s.what](s, seat, s.open.index(wish))


def under_wish(s: Position, seat: Seat, at: int) -> None:
    """The card goes under this wish (SW-20)."""
    card = s.arg
    s.pop()
    attach(s, seat, card, at)


def attach(s: Position, seat: Seat, card: int, at: int) -> None:
    """Order of a Fulfil: card, Aide, gem, check, score, replace the wish (SW-4)."""
    s.hands[seat] = without(s.hands[seat], card)
    s.under[at] += ONE[card]
    s.last = replaced(s.last, at, seat)
    wish = s.open[at]
    if s.feed is not None:
        s.tell(ALL, ATTACHED, seat, card, WISHES_AT + wish)
    if s.free[seat]:
        need_aide(s, seat, card)
        finish_fulfil(s, seat, wish)
    else:
        s.push(FINISH_FULFIL, seat, wish)
        need_aide(s, seat, card)


def finish_fulfil(s: Position, seat: Seat, wish: int) -> None:
    """The Sultan pays a gem, two when he is kind (SW-35); then the wish is checked (SW-4)."""
    earn(s, seat, s.rules.pay[s.plate])
    check(s, s.open.index(wish), seat)


# Aides.


def need_aide(s: Position, seat: Seat, target: int) -> None:
    """An Aide goes to a card or to the Priority track; if all are busy, one comes off a Task card (SW-13, SW-14)."""
    if s.free[seat]:
        s.free[seat] -= 1
        put_aide(s, seat, target)
    else:
        s.push(ask.BUSY, seat, target)


def take_off(s: Position, seat: Seat, card: int) -> None:
    """The Aide comes off another Task card of the player's choice; that card stays and counts (SW-13, SW-56)."""
    target = s.arg
    s.pop()
    at = 2 * card
    if s.aides[at + 1] != seat:
        s.aides[at] = s.aides[at + 1]
    s.aides[at + 1] = NONE
    if s.feed is not None:
        s.tell(ALL, RECALLED, seat, CARDS_AT + card)
    put_aide(s, seat, target)


def put_aide(s: Position, seat: Seat, target: int) -> None:
    """At most two Aides lie on a card, of all colours together (SW-15)."""
    if target == ON_TRACK:
        s.priority += ONE[seat]
        if s.feed is not None:
            s.tell(ALL, PRIORITY, seat)
        return
    at = 2 * target
    s.aides[at if s.aides[at] == NONE else at + 1] = seat
    if s.feed is not None:
        s.tell(ALL, AIDE, seat, CARDS_AT + target)


# Fulfilment.


def reached(s: Position, at: int) -> int:
    """How far an open wish is: hearts of a Simple one, cards of a Final one; a Guard counts one (SW-12, SW-26)."""
    have = int(s.guards[at] != NONE)
    if s.open[at] < s.rules.first_final:
        return have + sum(s.under[at].translate(s.rules.hearts))
    return have + len(s.under[at])


def satisfied(s: Position, at: int) -> bool:
    """Hearts reach the number of a Simple wish, cards that of a Final one (SW-12, SW-29)."""
    return reached(s, at) >= s.rules.need[s.open[at]] - s.rules.less[s.plate]


def check(s: Position, at: int, seat: Seat) -> None:
    """Fulfilment is checked at once after any change (SW-4); who played the last card turns up the next (SW-17)."""
    if satisfied(s, at):
        complete(s, at, seat if s.last[at] == NONE else s.last[at])


def check_wishes(s: Position, _: int, __: int) -> None:
    """A hungry Sultan: any wish now satisfied is fulfilled at once, the longest open first (SW-29)."""
    for at in range(len(s.open)):
        if satisfied(s, at):
            s.push(CHECK_WISHES, s.first)
            complete(s, at, s.first)
            return


def complete(s: Position, at: int, seat: Seat) -> None:
    """Each Aide scores its card's hearts, and each scoring player the extra points once (SW-10).

    A Guard brings them a gem (SW-26).  There is nothing without an Aide (SW-11), nor beyond the cards' hearts (SW-12).
    """
    rules, aides, wish = s.rules, s.aides, s.open[at]
    points = [0] * s.players
    if s.feed is not None:
        s.tell(ALL, FULFILLED, WISHES_AT + wish)
    for card in s.under[at]:
        for owner in aides[2 * card : 2 * card + 2]:
            if owner != NONE:
                points[owner] += rules.hearts[card]
    guarded = s.guards[at] != NONE
    for who, hearts in enumerate(points):
        if hearts:
            score(s, who, "wish", hearts + rules.extra[s.plate])
            if guarded:
                earn(s, who, 1)
    leave(s, at)
    final = wish >= rules.first_final
    if final and s.players > 1:
        s.ended = 1
    s.push(REPLENISH, seat, int(final))


def leave(s: Position, at: int) -> None:
    """A wish leaves the game: its cards and its Guard to the discard, its Aides home (SW-27)."""
    aides = s.aides
    for card in s.under[at]:
        for slot in (2 * card, 2 * card + 1):
            if aides[slot] != NONE:
                s.free[aides[slot]] += 1
                aides[slot] = NONE
    s.discard += s.under[at]
    if s.guards[at] != NONE:
        s.discard.append(s.guards[at])
    del s.under[at]
    s.open, s.guards, s.last = dropped(s.open, at), dropped(s.guards, at), dropped(s.last, at)


# New wishes.


def replenish(s: Position, seat: Seat, owed: int) -> None:
    """After a Final wish one Final is turned up; below the minimum another wish, Simple ones first (SW-16, SW-18).

    With none left play goes on without (SW-64).
    """
    if owed and s.finals_left:
        final = True
    elif len(s.open) >= s.rules.minimum[s.players] or not s.simple_left + s.finals_left:
        return
    else:
        final = not s.simple_left
    s.push(REPLENISH, seat)
    s.push(ask.FINAL if final else ask.SIMPLE, CHANCE, seat)


def turn_wish(s: Position, _: int, wish: int) -> None:
    """The next face-down wish is turned up; never a decision (SW-17)."""
    seat = s.arg
    s.pop()
    if wish < s.rules.first_final:
        s.simple = without(s.simple, wish)
        s.simple_left -= 1
    else:
        s.finals = without(s.finals, wish)
        s.finals_left -= 1
    s.open += ONE[wish]
    s.under.append(b"")
    s.guards += ONE[NONE]
    s.last += ONE[NONE]
    if s.feed is not None:
        s.tell(ALL, OPENED, seat, wish)
