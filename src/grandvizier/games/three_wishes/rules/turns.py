"""3 Wishes, in the order of its rulebook."""

from __future__ import annotations

from typing import Final

from ....core.events import ALL, Place, Seat, only
from ....core.state import CHANCE, NOBODY
from ..sight import questions as ask
from ..sight.events import (
    DEALT,
    DECLARED,
    EVERYBODY,
    GRAND_MASTER,
    JUDGED,
    LOOKED,
    MARKED,
    NOBODY_WON,
    ROUND,
    SHOWN,
    SHUFFLED,
    STARTS,
    SWITCHED,
    TIMED_OUT,
    WON,
)
from .position import DEAL_OUT, NEXT_TURN, SAW, SCORE, SHOW, UNDRAWN, Position, hand
from .scoring import judge, markers_won, winner

DECLARE_FROM_ROUND: Final = 4
"""3W-8."""
MARKERS_TO_WIN: Final = 5
"""3W-16."""


# Setup.


def starter(s: Position, _: int, seat: Seat) -> None:
    """The starting player is drawn, or chosen by hand (3W-3)."""
    s.starter = seat
    s.pop()
    s.tell(ALL, STARTS, seat)


def deal_out(s: Position, _: int, __: int) -> None:
    """One card is removed unseen, two lie in the centre, three before each player (3W-1, 3W-2)."""
    s.cards[:] = bytes([UNDRAWN]) * len(s.cards)
    s.seen[:] = bytes(len(s.seen))
    s.undrawn[:] = bytes(s.rules.components.decks[s.players])
    s.round = 1
    s.declarer = NOBODY
    s.tell(ALL, DEALT, s.game + 1, s.starter)
    s.push(ask.FIRST_ACTION, s.starter)
    for turn in reversed(range(s.players)):
        s.push(ask.FIRST_LOOK, (s.starter + turn) % s.players)


def look(s: Position, seat: Seat, place: Place) -> None:
    """Look at one of your own three, at the start (3W-2) and after a shuffle (3W-7)."""
    s.pop()
    see(s, seat, place)


def see(s: Position, seat: Seat, place: Place) -> None:
    """Chance says what lies there, then the looker is told."""
    s.push(SAW, seat, place)
    s.push(ask.FACE, CHANCE, place)


def turn_up(s: Position, _: int, card: int) -> None:
    """The card that lies there is drawn, unless somebody saw it before (3W-2)."""
    place = s.arg
    if s.cards[place] == UNDRAWN:
        s.cards[place] = card
        s.undrawn.remove(card)
    s.pop()


def saw(s: Position, seat: Seat, place: Place) -> None:
    """That it was looked at is public, its face is not (3W-5)."""
    s.seen[place] |= 1 << seat
    if s.feed is not None:
        s.tell(only(seat), LOOKED, seat, place, s.cards[place])


# Sequence of play: two actions a turn, the same one twice is allowed (3W-4).


def spend(s: Position, seat: Seat) -> None:
    """An action is taken: the second follows the first, the next player the second."""
    if s.what == ask.FIRST_ACTION:
        s.goto(ask.SECOND_ACTION, seat)
    else:
        s.goto(NEXT_TURN, seat)


def next_turn(s: Position, seat: Seat, _: int) -> None:
    """A round is one turn of every player (3W-9); after the last one allowed all hands are shown (3W-15)."""
    after = (seat + 1) % s.players
    if after == s.starter:
        if s.round == s.round_limit:
            s.tell(ALL, TIMED_OUT, s.starter)
            end(s, s.starter)
            return
        s.round += 1
        s.tell(ALL, ROUND, s.round)
    s.push(ask.FIRST_ACTION, after)


def peek(s: Position, seat: Seat, place: Place) -> None:
    """Look at one card before any player or in the centre (3W-5)."""
    spend(s, seat)
    see(s, seat, place)


def switch(s: Position, seat: Seat, a: int, b: int) -> None:
    """Any two cards on the table exchange places, faces unseen (3W-6)."""
    spend(s, seat)
    cards, seen = s.cards, s.seen
    cards[a], cards[b] = cards[b], cards[a]
    seen[a], seen[b] = seen[b], seen[a]
    if s.feed is not None:
        s.tell(ALL, SWITCHED, seat, a, b)


def shuffle(s: Position, seat: Seat) -> None:
    """Your three cards are mixed so that nobody knows which is where; then you look at one (3W-7)."""
    spend(s, seat)
    s.mixes += 1
    s.seen[hand(seat)] = bytes(3)
    if s.feed is not None:
        s.tell(ALL, SHUFFLED, seat)
    s.push(ask.LOOK_AGAIN, seat)
    s.push(ask.ORDER, CHANCE, seat)


def mix(s: Position, _: int, a: int, b: int, c: int) -> None:
    """The order that the mixing leaves (3W-7)."""
    first = 3 * s.arg + 3
    cards = s.cards
    cards[first : first + 3] = bytes((cards[first + a], cards[first + b], cards[first + c]))
    s.pop()


def declare(s: Position, seat: Seat) -> None:
    """Declare End Game: from the fourth round on, as the only action of a turn (3W-8)."""
    s.tell(ALL, DECLARED, seat)
    s.pop()
    end(s, seat)


# End of the game.


def end(s: Position, declarer: int) -> None:
    """All hands are shown at once; the removed card and the centre are not (3W-8, 3W-21)."""
    s.declarer = declarer
    s.push(SCORE, NOBODY)
    for place in reversed(range(3, 3 * s.players + 3)):
        s.push(SHOW, NOBODY, place)
        s.push(ask.FACE, CHANCE, place)


def show(s: Position, _: int, place: Place) -> None:
    """A card of a hand is turned face up for everybody (3W-21)."""
    s.seen[place] = EVERYBODY
    s.tell(ALL, SHOWN, place, s.cards[place])


def score(s: Position, _: int, __: int) -> None:
    """Every hand is judged (3W-10, 3W-11, 3W-12); the best one wins, or nobody does (3W-13, 3W-14)."""
    judged = [judge(s.rules.components, s.cards[hand(seat)]) for seat in range(s.players)]
    for seat, (verdict, points) in enumerate(judged):
        s.tell(ALL, JUDGED, seat, verdict, points)
    before = s.winner
    best = winner(judged, s.declarer)
    s.winner = NOBODY if best is None else best
    s.game += 1
    s.shown = s.cards[3:]
    if best is None:
        s.tell(ALL, NOBODY_WON)
    else:
        s.tell(ALL, WON, best)
    if s.chain:
        go_on(s, before)


# Playing multiple games.


def go_on(s: Position, before: int) -> None:
    """Markers to the winner (3W-16), as many as it takes (3W-18); a game that nobody wins ends the streak (3W-17).

    Without a grand master the next game is dealt (3W-3, 3W-20).
    """
    if s.winner != NOBODY:
        gained = markers_won(streak=s.winner == before)
        s.markers[s.winner] += gained
        s.tell(ALL, MARKED, s.winner, gained, s.markers[s.winner])
        if s.markers[s.winner] >= MARKERS_TO_WIN:
            s.tell(ALL, GRAND_MASTER, s.winner)
            return
    s.starter = (s.starter + 1) % s.players
    s.push(DEAL_OUT, NOBODY)
