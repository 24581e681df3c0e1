"""The rules of Caravan, a test game: small, and nastier to an engine than any game that is shipped.

Hidden hands, marked backs, a draw that is interrupted by a question to everybody, whose optional answer asks for
a wish, which asks somebody else to show a card: three interruptions deep.  Rulings C-1 to C-9 are the docstrings.
"""

from __future__ import annotations

from grandvizier.core.events import ALL, only
from grandvizier.core.pile import NO_CARD
from grandvizier.core.state import CHANCE, NOBODY

from . import questions as ask
from .events import (
    BURIED,
    COUNTED,
    DECLINED,
    DREW,
    DUG,
    EMPTY,
    ENDED,
    GAVE,
    JOINED,
    MET,
    MIXED,
    PAID,
    RAIDED,
    SCOUTED,
    SHOWED,
    SLOTS,
    SOLD,
    THREW,
    TOPPED,
    TURNED,
    WAGERED,
    WISHED,
)
from .position import DIG, HAND, NEXT, REFILL, SEEN, TOP_UP, Camp, slot


def bandits_join(s: Camp, _: int, __: int) -> None:
    s.deck = s.deck.shuffle(s.rules.components.bandits)
    s.tell(ALL, JOINED, len(s.deck))
    top_up(s)


# The deck: its top card is drawn as soon as it is on top; everybody sees its back (C-2).


def top_up(s: Camp) -> None:
    s.push(TOP_UP, NOBODY)
    if len(s.deck) and s.deck.top == NO_CARD:
        s.push(ask.TOP, CHANCE)


def draw(s: Camp, _: int, card: int) -> None:
    """Chance says which card lies on top, at the bottom, or next when looking through."""
    if s.what == ask.BOTTOM:
        s.deck = s.deck.draw_last(card)
    else:
        s.deck = s.deck.draw_next(card)
    s.pop()


def show_back(s: Camp, _: int, __: int) -> None:
    s.tell(ALL, TOPPED, s.rules.components.backs[s.deck.top] if len(s.deck) else 0)


def refill(s: Camp, seat: int, _: int) -> None:
    """C-3: fill up to two cards, one at a time; a bandit interrupts; an empty deck is made from the discard."""
    mine = s.hands[slot(seat, 0) : slot(seat, SLOTS)]
    if sum(card != EMPTY for card in mine) >= HAND:
        return
    if not len(s.deck):
        if s.discard:
            s.push(REFILL, seat)
            reshuffle(s)
        return
    s.push(REFILL, seat)
    card, s.deck = s.deck.take_top()
    receive(s, seat, slot(seat, mine.index(EMPTY)), card)
    top_up(s)


def receive(s: Camp, seat: int, place: int, card: int) -> None:
    """C-4: a bandit goes to the discard, and everybody in order may pay; any other card goes to the hand."""
    bandit = card in s.rules.components.bandits
    s.tell(ALL, MET, seat, int(bandit))
    if bandit:
        s.discard.append(card)
        s.tell(ALL, RAIDED, seat, card)
        for i in reversed(range(s.players)):
            s.push(ask.TOLL, (seat + i) % s.players)
        return
    s.hands[place], s.known[place] = card, only(seat)
    s.tell(only(seat), DREW, seat, place, s.rules.components.backs[card], card)


def reshuffle(s: Camp) -> None:
    s.deck = s.deck.shuffle(s.discard)
    s.discard.clear()
    s.tell(ALL, MIXED, len(s.deck))
    top_up(s)


def lose(s: Camp, place: int) -> int:
    card = s.hands[place]
    s.hands[place], s.known[place] = EMPTY, 0
    return card


# A turn (C-5): one of these, then refill.


def end_turn(s: Camp, seat: int) -> None:
    s.goto(NEXT, seat)
    s.push(REFILL, seat)


def next_turn(s: Camp, seat: int, _: int) -> None:
    s.turn += 1
    if s.turn == s.turns * s.players:
        for who in range(s.players):
            s.coins[who] += 3 * (s.wagers[who] == s.coins[who] % 3)
            s.tell(ALL, COUNTED, who, s.wagers[who], s.coins[who])
        s.tell(ALL, ENDED)
    else:
        s.push(ask.TURN, (seat + 1) % s.players)


def wager(s: Camp, seat: int, number: int) -> None:
    """C-1: a secret choice, worth three coins if the coins at the end leave it as remainder."""
    s.wagers[seat] = number
    s.pop()
    s.tell(only(seat), WAGERED, seat, number)


def sell(s: Camp, seat: int, i: int) -> None:
    """Show a card and take its worth."""
    place = slot(seat, i)
    card = lose(s, place)
    s.discard.append(card)
    s.coins[seat] += s.rules.components.worth[card]
    s.tell(ALL, SOLD, seat, place, card)
    end_turn(s, seat)


def bury(s: Camp, seat: int, i: int) -> None:
    """Put a card under the deck, unseen."""
    place = slot(seat, i)
    card = lose(s, place)
    s.deck = s.deck.put_under(card, only(seat))
    s.tell(only(seat), BURIED, seat, place, card)
    end_turn(s, seat)
    top_up(s)


def scout(s: Camp, seat: int) -> None:
    """Look through the whole deck (C-6)."""
    end_turn(s, seat)
    s.push(SEEN, seat)
    for _ in s.deck.undrawn:
        s.push(ask.THROUGH, CHANCE)


def seen(s: Camp, seat: int, _: int) -> None:
    s.deck = s.deck.look_through(only(seat))
    for depth, card in enumerate([*reversed(s.deck.head), *s.deck.tail]):
        s.tell(only(seat), SCOUTED, seat, depth, card)


def dig(s: Camp, seat: int, i: int) -> None:
    """Throw a card away and take the lowest one of the deck in its place (C-7)."""
    place = slot(seat, i)
    card = lose(s, place)
    s.discard.append(card)
    s.tell(ALL, THREW, seat, place, card)
    end_turn(s, seat)
    s.push(DIG, seat, place)
    if s.deck.bottom == NO_CARD:
        s.push(ask.BOTTOM, CHANCE)


def dug(s: Camp, seat: int, place: int) -> None:
    card, s.deck = s.deck.take_bottom()
    s.tell(ALL, DUG, seat, s.rules.components.backs[card])
    receive(s, seat, place, card)
    top_up(s)


def rest(s: Camp, seat: int) -> None:
    """Shuffle the discard into the deck."""
    end_turn(s, seat)
    reshuffle(s)


def give(s: Camp, seat: int) -> None:
    """C-8: give a card to somebody with an empty slot: first whom, then what."""
    s.goto(ask.WHOM, seat)


def to(s: Camp, seat: int, whom: int) -> None:
    s.tell(ALL, TURNED, seat, whom)
    s.goto(ask.WHAT, seat, whom)


def hand_over(s: Camp, seat: int, i: int) -> None:
    whom, place = s.arg, slot(seat, i)
    goal = s.hands.index(EMPTY, slot(whom, 0))
    known = s.known[place]
    s.hands[goal] = lose(s, place)
    s.known[goal] = known | only(whom)
    s.tell(only(seat) | only(whom), GAVE, seat, place, goal, s.hands[goal])
    end_turn(s, seat)


# Interruptions.


def pay(s: Camp, seat: int, i: int) -> None:
    """C-4: pay the bandits with a card; a lamp grants a wish (C-9)."""
    place = slot(seat, i)
    card = lose(s, place)
    s.discard.append(card)
    s.tell(ALL, PAID, seat, place, card)
    s.pop()
    if card in s.rules.components.lamps:
        s.push(ask.WISH, seat)


def decline(s: Camp, seat: int) -> None:
    s.tell(ALL, DECLINED, seat)
    s.pop()


def name(s: Camp, seat: int, whom: int) -> None:
    """C-9: name somebody else, who shows you a card of their choice, if they have one."""
    s.tell(ALL, WISHED, seat, whom)
    if s.hands[slot(whom, 0) : slot(whom, SLOTS)] == bytes([EMPTY]) * SLOTS:
        s.pop()
    else:
        s.goto(ask.REVEAL, whom, seat)


def reveal(s: Camp, seat: int, i: int) -> None:
    place, wisher = slot(seat, i), s.arg
    s.known[place] |= only(wisher)
    s.tell(only(seat) | only(wisher), SHOWED, seat, wisher, place, s.hands[place])
    s.pop()
