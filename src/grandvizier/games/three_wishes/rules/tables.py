"""The tables of 3 Wishes: what may be asked, every row, and a position as each seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from ....core.components import Components
from ....core.events import PLACE, SEAT, Event
from ....core.game import Game, Options, Plain
from ....core.rules import Question, Rules
from ....core.state import CHANCE, NOBODY, OVER, State
from ....core.table import Table, verb
from ..box.components import PLAYERS, Wishes
from ..sight.events import DEALT, FIRST_ACTION, FIRST_LOOK, QUESTIONS, SHUFFLED, STARTER, WISH
from ..sight.view import plain
from . import rulings as why
from .scoring import VERDICTS, judge
from .turns import (
    DEAL_OUT,
    DECLARE_FROM_ROUND,
    UNDRAWN,
    Position,
    deal_out,
    declare,
    hand,
    look,
    mix,
    next_turn,
    peek,
    saw,
    score,
    show,
    shuffle,
    starter,
    switch,
    turn_up,
)

MOST: Final = PLAYERS[-1]
PLACES: Final = 3 + 3 * MOST


def begin(rules: Rules, players: int, options: Options, first: int | None) -> Position:
    """The table before anything is drawn."""
    assert isinstance(rules, WishRules)
    places = 3 * players + 3
    s = Position(
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


# The questions.


def ask_starter(s: Position, _: int, first: int) -> Sequence[int]:
    """Any seat, or the one that was chosen."""
    seats = s.rules.starters[s.players]
    return seats if first == NOBODY else seats[first : first + 1]


def ask_face(s: Position, _: int, place: int) -> Sequence[int]:
    """The card that was seen there; if nobody saw it, any that nobody saw.  A card's draw has its number."""
    card = s.cards[place]
    return bytes(s.undrawn) if card == UNDRAWN else bytes((card,))


def ask_order(s: Position, _: int, __: int) -> Sequence[int]:
    """Any order of three."""
    return s.rules.orders


def ask_look(s: Position, seat: int, _: int) -> Sequence[int]:
    """One of your own three."""
    return s.rules.looks[seat]


def ask_first_action(s: Position, seat: int, _: int) -> Sequence[int]:
    """Peek, Switch, Shuffle, and from the fourth round on Declare."""
    rules = s.rules
    return (rules.openings if s.round >= DECLARE_FROM_ROUND else rules.actions)[s.players, s.own_switch, seat]


def ask_second_action(s: Position, seat: int, _: int) -> Sequence[int]:
    """Peek, Switch or Shuffle."""
    return s.rules.actions[s.players, s.own_switch, seat]


# Every row.


class WishRules(Rules):
    """The tables of 3 Wishes."""

    components: Wishes

    def __init__(self, game: Game, components: Components, edition: int) -> None:
        assert isinstance(components, Wishes)
        table = range(1, PLACES)
        super().__init__(
            game,
            components,
            edition,
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


# What comes next.


def ahead(s: State, seat: int) -> Position:
    """The look that everybody begins with (3W-2), if it is still to come; else the first action of a turn (3W-4)."""
    assert isinstance(s, Position)
    t = s.copy()
    t.clear()
    if s.waits(FIRST_LOOK, seat):
        t.push(FIRST_LOOK, seat)
        return t
    # Whoever sits before the one whose turn it is comes in the next round (3W-9).
    is_begun = not s.waits(FIRST_ACTION, s.starter)
    t.round += is_begun and (seat - s.starter) % s.players < (s.seat - s.starter) % s.players
    t.push(FIRST_ACTION, seat)
    return t


def unsettles(event: Event) -> range:
    """A shuffled hand (3W-7), and everything when the next game of a chain is dealt (3W-20)."""
    kind, *fields = event
    if kind == SHUFFLED:
        return range(PLACES)[hand(fields[0])]
    return range(PLACES if kind == DEALT else 0)


# A position from outside.


def view(s: State, seat: int) -> Plain:
    """What a seat may see, taken straight from a position; must agree with the fold in `view.py`."""
    assert isinstance(s, Position)
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
    assert isinstance(s, Position)
    if s.what == STARTER:
        return []
    drawn = [card for card in s.cards if card != UNDRAWN]
    wrong = []
    if sorted([*drawn, *s.undrawn]) != list(s.rules.components.decks[s.players]):
        wrong.append(f"cards {sorted(drawn)} and undrawn {sorted(s.undrawn)} are not the deck")
    if s.cards[0] != UNDRAWN or s.seen[0]:
        wrong.append("the removed card was seen")
    return wrong
