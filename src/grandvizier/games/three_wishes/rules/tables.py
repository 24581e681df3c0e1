"""The tables of 3 Wishes: what may be asked, and every row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from ....core.actions import ActionTable, verb
from ....core.box.components import Components
from ....core.events import PLACE, SEAT, Place, Row, Seat
from ....core.game import Game, Options
from ....core.pile import ONE
from ....core.rules import Rules, questions
from ....core.state import CHANCE, NOBODY, OVER
from ..box.components import PLAYERS, Wishes
from ..sight import questions as ask
from ..sight.events import WISH
from . import rulings as why
from .position import DEAL_OUT, NEXT_TURN, SAW, SCORE, SHOW, UNDRAWN, Position
from .scoring import VERDICTS
from .turns import (
    DECLARE_FROM_ROUND,
    deal_out,
    declare,
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


def lay_out(rules: Rules, players: int, options: Options, first: int | None) -> Position:
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
    s.push(ask.STARTER, CHANCE, NOBODY if first is None else first)
    return s


# The questions.


def ask_starter(s: Position, _: Seat, first: int) -> Sequence[Row]:
    """Any seat, or the one that was chosen."""
    seats = s.rules.starters[s.players]
    return seats if first == NOBODY else seats[first : first + 1]


def ask_face(s: Position, _: Seat, place: Place) -> Sequence[Row]:
    """The card that was seen there; if nobody saw it, any that nobody saw.  A card's draw has its number."""
    card = s.cards[place]
    return bytes(s.undrawn) if card == UNDRAWN else ONE[card]


def ask_order(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any order of three."""
    return s.rules.orders


def ask_look(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """One of your own three."""
    return s.rules.looks[seat]


def ask_first_action(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Peek, Switch, Shuffle, and from the fourth round on Declare."""
    rules = s.rules
    return (rules.openings if s.round >= DECLARE_FROM_ROUND else rules.actions)[s.players, s.own_switch, seat]


def ask_second_action(s: Position, seat: Seat, _: int) -> Sequence[Row]:
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
            moves=ActionTable(
                (verb(peek, *why.PEEK, place=PLACE), ((place,) for place in table)),
                (verb(switch, *why.SWITCH, a=PLACE, b=PLACE), combinations(table, 2)),
                (verb(shuffle, *why.TURN), [()]),
                (verb(look, *why.LOOK, place=PLACE), ((place,) for place in table[2:])),
                (verb(declare, *why.DECLARE), [()]),
            ),
            draws=ActionTable(
                (verb(turn_up, card=WISH), ((card,) for card in range(len(components.ids)))),
                (verb(mix), permutations(range(3))),
                (verb(starter, who=SEAT), ((seat,) for seat in range(MOST))),
            ),
            questions=questions(
                ask.QUESTIONS,
                {
                    ask.STARTER: (ask_starter, lambda _s, _: ("starter", 0)),
                    ask.FACE: (ask_face, lambda s, _: ("deck", s.game)),
                    ask.ORDER: (ask_order, lambda s, _: ("hand", s.mixes)),
                    ask.FIRST_LOOK: ask_look,
                    ask.FIRST_ACTION: ask_first_action,
                    ask.SECOND_ACTION: ask_second_action,
                    ask.LOOK_AGAIN: ask_look,
                },
            ),
            continuations={DEAL_OUT: deal_out, NEXT_TURN: next_turn, SAW: saw, SHOW: show, SCORE: score},
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

    def _actions(self, players: int, own: int, seat: Seat) -> tuple[int, ...]:
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


build: Final = WishRules
"""As the game finds it."""
