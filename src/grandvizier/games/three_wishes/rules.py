"""3 Wishes, in the order of its rulebook.

A place is a number, in the order the cards are dealt: 0 is the card removed unseen, 1 and 2 are the centre, then
come three for each seat.  A card is its number in the components.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from ...core.components import Components
from ...core.events import ALL, PLACE, SEAT, only
from ...core.game import Game, Options, Plain
from ...core.rules import Question, Rules
from ...core.state import CHANCE, NOBODY, OVER, State
from ...core.table import Table, verb
from . import rulings as why
from .components import PLAYERS, Wishes
from .events import (
    DEALT,
    DECLARED,
    EVERYBODY,
    FACE,
    FIRST_ACTION,
    FIRST_LOOK,
    GRAND_MASTER,
    JUDGED,
    LOOK_AGAIN,
    LOOKED,
    MARKED,
    NOBODY_WON,
    ORDER,
    QUESTIONS,
    ROUND,
    SECOND_ACTION,
    SHOWN,
    SHUFFLED,
    STARTER,
    STARTS,
    SWITCHED,
    TIMED_OUT,
    WISH,
    WON,
)
from .scoring import VERDICTS, judge, markers_won, winner
from .view import plain

UNDRAWN: Final = 255
"""Lies where nobody has looked: which card it is has not been drawn."""
DECLARE_FROM_ROUND: Final = 4
"""3W-8."""
MARKERS_TO_WIN: Final = 5
"""3W-16."""
MOST: Final = PLAYERS[-1]
PLACES: Final = 3 + 3 * MOST

DEAL_OUT, NEXT_TURN, SAW, SHOW, SCORE = -1, -2, -3, -4, -5


@dataclass(slots=True)
class Table3W(State):
    """A position of 3 Wishes."""

    rules: WishRules
    cards: bytearray
    """The card at each place, or UNDRAWN."""
    undrawn: bytearray
    """The cards of the deck that nobody has seen yet."""
    seen: bytearray
    """For each place a bit for every seat that has looked at its card and followed it since.  Public."""
    round: int
    """3W-9."""
    starter: int
    """Who began this game."""
    declarer: int
    """Who declared its end; NOBODY until then."""
    winner: int
    """Who won the last finished game; NOBODY if nobody did, or none is finished."""
    game: int
    """How many games of the chain are finished."""
    shown: bytearray
    """The hands of the last finished game, seat by seat; empty until then."""
    mixes: int
    """How many hands were shuffled in this match."""
    markers: bytearray
    """Victory markers of each seat (3W-16)."""
    own_switch: int
    """Option, 3W-6."""
    round_limit: int
    """Option, 3W-15."""
    chain: int
    """Option, 3W-20."""

    def copy(self) -> Table3W:
        """A position that shares nothing that changes."""
        t = Table3W.__new__(Table3W)
        t.rules = self.rules
        t.players = self.players
        t.what = self.what
        t.seat = self.seat
        t.arg = self.arg
        t.below = self.below
        t.feed = None
        t.cards = self.cards[:]
        t.undrawn = self.undrawn[:]
        t.seen = self.seen[:]
        t.round = self.round
        t.starter = self.starter
        t.declarer = self.declarer
        t.winner = self.winner
        t.game = self.game
        t.shown = self.shown[:]
        t.mixes = self.mixes
        t.markers = self.markers[:]
        t.own_switch = self.own_switch
        t.round_limit = self.round_limit
        t.chain = self.chain
        return t

    def returns(self) -> list[float]:
        """The winner's 1, or nothing for anybody (3W-14)."""
        return [1.0 if self.over and seat == self.winner else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """Victory markers in a chain; in a single game the points of each hand, once all is shown."""
        if self.chain:
            return list(self.markers)
        if not self.over:
            return [0] * self.players
        return [judge(self.rules.components, self.cards[hand(seat)])[1] for seat in range(self.players)]


def hand(seat: int) -> slice:
    """The three places before a seat."""
    return slice(3 * seat + 3, 3 * seat + 6)


# Setup.


def begin(rules: Rules, players: int, options: Options, first: int | None) -> Table3W:
    """The table before anything is drawn."""
    assert isinstance(rules, WishRules)
    places = 3 * players + 3
    s = Table3W(
        rules, players, OVER, NOBODY, 0, None, None,
        cards=bytearray([UNDRAWN]) * places, undrawn=bytearray(), seen=bytearray(places),
        round=1, starter=0, declarer=NOBODY, winner=NOBODY,
        game=0, shown=bytearray(), mixes=0, markers=bytearray(players),
        own_switch=int(options["own_switch"]), round_limit=int(options["round_limit"]),
        chain=int(options["games"] == "chain"),
    )  # fmt: skip
    s.push(DEAL_OUT, NOBODY)
    s.push(STARTER, CHANCE, NOBODY if first is None else first)
    return s


def starter(s: Table3W, _: int, seat: int) -> None:
    """The starting player is drawn, or chosen by hand (3W-3)."""
    s.starter = seat
    s.pop()
    s.tell(ALL, STARTS, seat)


def deal_out(s: Table3W, _: int, __: int) -> None:
    """One card is removed unseen, two lie in the centre, three before each player (3W-1, 3W-2)."""
    s.cards[:] = bytes([UNDRAWN]) * len(s.cards)
    s.seen[:] = bytes(len(s.seen))
    s.undrawn[:] = bytes(s.rules.components.decks[s.players])
    s.round = 1
    s.declarer = NOBODY
    s.tell(ALL, DEALT, s.game + 1, s.starter)
    s.push(FIRST_ACTION, s.starter)
    for turn in reversed(range(s.players)):
        s.push(FIRST_LOOK, (s.starter + turn) % s.players)


def look(s: Table3W, seat: int, place: int) -> None:
    """Look at one of your own three, at the start (3W-2) and after a shuffle (3W-7)."""
    s.pop()
    see(s, seat, place)


def see(s: Table3W, seat: int, place: int) -> None:
    """Chance says what lies there, then the looker is told."""
    s.push(SAW, seat, place)
    s.push(FACE, CHANCE, place)


def turn_up(s: Table3W, _: int, card: int) -> None:
    """The card that lies there is drawn, unless somebody saw it before (3W-2)."""
    place = s.arg
    if s.cards[place] == UNDRAWN:
        s.cards[place] = card
        s.undrawn.remove(card)
    s.pop()


def saw(s: Table3W, seat: int, place: int) -> None:
    """That it was looked at is public, its face is not (3W-5)."""
    s.seen[place] |= 1 << seat
    s.tell(only(seat), LOOKED, seat, place, s.cards[place])


# Sequence of play: two actions a turn, the same one twice is allowed (3W-4).


def spend(s: Table3W, seat: int) -> None:
    """An action is taken: the second follows the first, the next player the second."""
    if s.what == FIRST_ACTION:
        s.goto(SECOND_ACTION, seat)
    else:
        s.goto(NEXT_TURN, seat)


def next_turn(s: Table3W, seat: int, _: int) -> None:
    """A round is one turn of every player (3W-9); after the last one allowed all hands are shown (3W-15)."""
    after = (seat + 1) % s.players
    if after == s.starter:
        if s.round == s.round_limit:
            s.tell(ALL, TIMED_OUT, s.starter)
            end(s, s.starter)
            return
        s.round += 1
        s.tell(ALL, ROUND, s.round)
    s.push(FIRST_ACTION, after)


def peek(s: Table3W, seat: int, place: int) -> None:
    """Look at one card before any player or in the centre (3W-5)."""
    spend(s, seat)
    see(s, seat, place)


def switch(s: Table3W, seat: int, a: int, b: int) -> None:
    """Any two cards on the table exchange places, faces unseen (3W-6)."""
    spend(s, seat)
    cards, seen = s.cards, s.seen
    cards[a], cards[b] = cards[b], cards[a]
    seen[a], seen[b] = seen[b], seen[a]
    s.tell(ALL, SWITCHED, seat, a, b)


def shuffle(s: Table3W, seat: int) -> None:
    """Your three cards are mixed so that nobody knows which is where; then you look at one (3W-7)."""
    spend(s, seat)
    s.mixes += 1
    s.seen[hand(seat)] = bytes(3)
    s.tell(ALL, SHUFFLED, seat)
    s.push(LOOK_AGAIN, seat)
    s.push(ORDER, CHANCE, seat)


def mix(s: Table3W, _: int, a: int, b: int, c: int) -> None:
    """The order that the mixing leaves (3W-7)."""
    first = 3 * s.arg + 3
    cards = s.cards
    cards[first : first + 3] = bytes((cards[first + a], cards[first + b], cards[first + c]))
    s.pop()


def declare(s: Table3W, seat: int) -> None:
    """Declare End Game: from the fourth round on, as the only action of a turn (3W-8)."""
    s.tell(ALL, DECLARED, seat)
    s.pop()
    end(s, seat)


# End of the game.


def end(s: Table3W, declarer: int) -> None:
    """All hands are shown at once; the removed card and the centre are not (3W-8, 3W-21)."""
    s.declarer = declarer
    s.push(SCORE, NOBODY)
    for place in reversed(range(3, 3 * s.players + 3)):
        s.push(SHOW, NOBODY, place)
        s.push(FACE, CHANCE, place)


def show(s: Table3W, _: int, place: int) -> None:
    """A card of a hand is turned face up for everybody (3W-21)."""
    s.seen[place] = EVERYBODY
    s.tell(ALL, SHOWN, place, s.cards[place])


def score(s: Table3W, _: int, __: int) -> None:
    """Every hand is judged (3W-10 to 3W-12); the best one wins, or nobody does (3W-13, 3W-14)."""
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


def go_on(s: Table3W, before: int) -> None:
    """Markers to the winner (3W-16 to 3W-18); without a grand master the next game is dealt (3W-3, 3W-20)."""
    if s.winner != NOBODY:
        gained = markers_won(streak=s.winner == before)
        s.markers[s.winner] += gained
        s.tell(ALL, MARKED, s.winner, gained, s.markers[s.winner])
        if s.markers[s.winner] >= MARKERS_TO_WIN:
            s.tell(ALL, GRAND_MASTER, s.winner)
            return
    s.starter = (s.starter + 1) % s.players
    s.push(DEAL_OUT, NOBODY)


# The questions, and the table of every action.


def ask_starter(s: Table3W, _: int, first: int) -> Sequence[int]:
    """Any seat, or the one that was chosen."""
    seats = s.rules.starters[s.players]
    return seats if first == NOBODY else seats[first : first + 1]


def ask_face(s: Table3W, _: int, place: int) -> Sequence[int]:
    """The card that was seen there; if nobody saw it, any that nobody saw.  A card's draw has its number."""
    card = s.cards[place]
    return bytes(s.undrawn) if card == UNDRAWN else bytes((card,))


def ask_order(s: Table3W, _: int, __: int) -> Sequence[int]:
    """Any order of three."""
    return s.rules.orders


def ask_look(s: Table3W, seat: int, _: int) -> Sequence[int]:
    """One of your own three."""
    return s.rules.looks[seat]


def ask_first_action(s: Table3W, seat: int, _: int) -> Sequence[int]:
    """Peek, Switch, Shuffle, and from the fourth round on Declare."""
    rules = s.rules
    return (rules.openings if s.round >= DECLARE_FROM_ROUND else rules.actions)[s.players, s.own_switch, seat]


def ask_second_action(s: Table3W, seat: int, _: int) -> Sequence[int]:
    """Peek, Switch or Shuffle."""
    return s.rules.actions[s.players, s.own_switch, seat]


class WishRules(Rules):
    """The tables of 3 Wishes."""

    components: Wishes

    def __init__(self, game: Game, components: Components) -> None:
        assert isinstance(components, Wishes)
        table = range(1, PLACES)
        super().__init__(
            game,
            components,
            moves=Table(
                (verb(peek, *why.PEEK, place=PLACE), ((place,) for place in table)),
                (verb(switch, *why.SWITCH, a=PLACE, b=PLACE), combinations(table, 2)),
                (verb(shuffle, *why.TURN), [()]),
                (verb(look, *why.LOOK, place=PLACE), ((place,) for place in table[2:])),
                (verb(declare, *why.DECLARE), [()]),
            ),
            draws=Table(
                (verb(turn_up, card=WISH), ((card,) for card in range(len(components.ids)))),
                (verb(mix), permutations(range(3))),
                (verb(starter, who=SEAT), ((seat,) for seat in range(MOST))),
            ),
            questions=tuple(
                Question(name, ask, pile)
                for name, ask, pile in zip(
                    QUESTIONS,
                    (ask_starter, ask_face, ask_order, ask_look, ask_first_action, ask_second_action, ask_look),
                    (
                        lambda _s, _: ("starter", 0),
                        lambda s, _: ("deck", s.game),
                        lambda s, _: ("hand", s.mixes),
                        *[None] * 4,
                    ),
                    strict=True,
                )
            ),
            continuations=(deal_out, next_turn, saw, show, score),
            places=(
                ("removed", 0),
                *(("centre", i) for i in range(2)),
                *(("hand", seat, i) for seat in range(MOST) for i in range(3)),
            ),
            seated=frozenset({"hand"}),
            names={"wish": components.ids, "verdict": VERDICTS},
        )
        self.starters = {n: self.draws.where(starter, lambda seat, n=n: seat < n) for n in PLAYERS}
        self.orders = self.draws.where(mix)
        self.looks = tuple(
            self.moves.where(look, lambda place, seat=seat: place // 3 == seat + 1) for seat in range(MOST)
        )
        self.worth: dict[tuple[int, ...], int] = {}
        """The points of every three cards; filled by whoever judges hands by the thousand."""
        settings = [(n, own, seat) for n in PLAYERS for own in (0, 1) for seat in range(n)]
        self.actions = {setting: self._actions(*setting) for setting in settings}
        self.openings = {setting: (*self.actions[setting], *self.moves.where(declare)) for setting in settings}

    def _actions(self, players: int, own: int, seat: int) -> tuple[int, ...]:
        """Peek, Switch and Shuffle; with `own_switch` one of the two cards is the seat's own (3W-6)."""
        places = 3 * players + 3

        def may_switch(a: int, b: int) -> bool:
            return b < places and (not own or seat + 1 in (a // 3, b // 3))

        moves = self.moves
        return (
            *moves.where(peek, lambda place: place < places),
            *moves.where(switch, may_switch),
            *moves.where(shuffle),
        )


def view(s: State, seat: int) -> Plain:
    """What a seat may see, taken straight from a position; must agree with the fold in `view.py`."""
    assert isinstance(s, Table3W)
    return plain(
        seat=seat,
        players=s.players,
        asked=(s.what, s.seat) if s.seat >= 0 else None,
        starter=s.starter,
        game=s.game + (not s.over),
        round=s.round,
        declarer=None if s.declarer == NOBODY else s.declarer,
        cards=[card if known >> seat & 1 else None for card, known in zip(s.cards, s.seen, strict=True)],
        seen=list(s.seen),
        markers=list(s.markers),
        shown=list(s.shown),
        judged=[judge(s.rules.components, s.shown[i : i + 3]) for i in range(0, len(s.shown), 3)],
        winner=None if s.winner == NOBODY else s.winner,
        over=s.over,
    )


def audit(s: State) -> list[str]:
    """Every card of the deck lies in exactly one place or is undrawn."""
    assert isinstance(s, Table3W)
    if s.what == STARTER:
        return []
    drawn = [card for card in s.cards if card != UNDRAWN]
    wrong = []
    if sorted([*drawn, *s.undrawn]) != list(s.rules.components.decks[s.players]):
        wrong.append(f"cards {sorted(drawn)} and undrawn {sorted(s.undrawn)} are not the deck")
    if s.cards[0] != UNDRAWN or s.seen[0]:
        wrong.append("the removed card was seen")
    return wrong
