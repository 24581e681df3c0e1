"""What may be chosen when in Caravan, and how it begins."""

from __future__ import annotations

from collections.abc import Sequence

from grandvizier.core.actions import ActionTable, Condition, verb
from grandvizier.core.box.components import Components
from grandvizier.core.events import COUNT, OWN, SEAT
from grandvizier.core.game import Game, Options
from grandvizier.core.pile import Pile
from grandvizier.core.rules import Ask, PileOf, Rules, questions
from grandvizier.core.state import CHANCE, NOBODY, OVER

from . import questions as ask
from .events import BACKS, CARD, EMPTY, SLOTS, Cards
from .position import BEGIN, DIG, MOST, NEXT, REFILL, SEEN, TOP_UP, Camp, slot
from .rules import (
    bandits_join,
    bury,
    decline,
    dig,
    draw,
    dug,
    give,
    hand_over,
    name,
    next_turn,
    pay,
    refill,
    rest,
    reveal,
    scout,
    seen,
    sell,
    show_back,
    to,
    wager,
)


def begin(rules: Rules, players: int, options: Options, first: int | None) -> Camp:
    """C-1: everybody wagers in secret; then two cards each are dealt, and the bandits are shuffled in."""
    assert isinstance(rules, CaravanRules)
    goods = [card for card in range(len(rules.components.ids)) if card not in rules.components.bandits]
    s = Camp(
        rules, players, OVER, NOBODY, 0, None, None,
        Pile(bytes(goods)), [], bytearray([EMPTY]) * SLOTS * players, bytearray(SLOTS * players),
        bytearray(players), bytearray([EMPTY]) * players, 0, int(options["turns"]),
    )  # fmt: skip
    start = first or 0
    s.push(ask.TURN, start)
    s.push(BEGIN, NOBODY)
    for seat in reversed(range(players)):
        s.push(REFILL, (start + seat) % players)
    for seat in reversed(range(players)):
        s.push(ask.WAGER, (start + seat) % players)
    s.push(TOP_UP, NOBODY)
    s.push(ask.TOP, CHANCE)
    return s


def ask_undrawn(s: Camp, _: int, __: int) -> Sequence[int]:
    return s.deck.undrawn


def ask_wager(s: Camp, _: int, __: int) -> Sequence[int]:
    return s.rules.moves.where(wager)


def _full(s: Camp, seat: int, i: int) -> bool:
    return s.hands[slot(seat, i)] != EMPTY


def _room(s: Camp, whom: int) -> bool:
    return whom < s.players and EMPTY in s.hands[slot(whom, 0) : slot(whom, SLOTS)]


def ask_turn(s: Camp, seat: int, _: int) -> Sequence[int]:
    moves = s.rules.moves
    slots = [i for i in range(SLOTS) if _full(s, seat, i)]
    rows = [moves.number(rule, i) for rule in (sell, bury) for i in slots]
    if len(s.deck):
        rows += [moves.number(dig, i) for i in slots] + [moves.number(scout)]
    if s.discard:
        rows.append(moves.number(rest))
    if slots and any(_room(s, whom) for whom in range(s.players) if whom != seat):
        rows.append(moves.number(give))
    return rows


def ask_whom(s: Camp, seat: int, _: int) -> Sequence[int]:
    return s.rules.moves.where(to, lambda whom: whom != seat and _room(s, whom))


def ask_what(s: Camp, seat: int, _: int) -> Sequence[int]:
    return s.rules.moves.where(hand_over, lambda i: _full(s, seat, i))


def ask_toll(s: Camp, seat: int, _: int) -> Sequence[int]:
    return s.rules.moves.where(pay, lambda i: _full(s, seat, i)) + s.rules.moves.where(decline)


def ask_wish(s: Camp, seat: int, _: int) -> Sequence[int]:
    return s.rules.moves.where(name, lambda whom: whom != seat and whom < s.players)


def ask_reveal(s: Camp, seat: int, _: int) -> Sequence[int]:
    return s.rules.moves.where(reveal, lambda i: _full(s, seat, i))


def _asked(what: int, ruling: str) -> Condition:
    return Condition(ruling, f"not-{ask.QUESTIONS[what - 1]}", lambda s, _seat, *_: s.what == what)


_FULL = Condition("C-5", "empty-slot", _full)
_OTHER = Condition("C-9", "yourself", lambda _s, seat, whom: whom != seat)
_THERE = Condition("C-9", "absent", lambda s, _seat, whom: whom < s.players)


class CaravanRules(Rules):
    """The tables of Caravan."""

    components: Cards

    def __init__(self, game: Game, components: Components, edition: int) -> None:
        assert isinstance(components, Cards)
        turn, slots, seats = _asked(ask.TURN, "C-5"), [(i,) for i in range(SLOTS)], [(i,) for i in range(MOST)]
        deck = Condition("C-2", "no-deck", lambda s, _seat, *_: len(s.deck) > 0)
        discard = Condition("C-3", "no-discard", lambda s, _seat: bool(s.discard))
        has_card = Condition("C-8", "nothing", lambda s, seat: any(_full(s, seat, i) for i in range(SLOTS)))
        taker = Condition("C-8", "no-room", lambda s, seat: any(_room(s, w) for w in range(s.players) if w != seat))
        room = Condition("C-8", "no-room", lambda s, _seat, whom: _room(s, whom))
        undrawn: tuple[Ask, PileOf] = (ask_undrawn, lambda s, _: ("deck", s.deck.shuffles))
        asks: dict[int, Ask | tuple[Ask, PileOf]] = {
            ask.TOP: undrawn, ask.BOTTOM: undrawn, ask.THROUGH: undrawn,
            ask.WAGER: ask_wager, ask.TURN: ask_turn, ask.WHOM: ask_whom, ask.WHAT: ask_what,
            ask.TOLL: ask_toll, ask.WISH: ask_wish, ask.REVEAL: ask_reveal,
        }  # fmt: skip
        super().__init__(
            game,
            components,
            edition,
            moves=ActionTable(
                (verb(wager, _asked(ask.WAGER, "C-1"), number=COUNT), [(n,) for n in range(3)]),
                (verb(sell, turn, _FULL, slot=OWN), slots),
                (verb(bury, turn, _FULL, slot=OWN), slots),
                (verb(scout, turn, deck), [()]),
                (verb(dig, turn, deck, _FULL, slot=OWN), slots),
                (verb(rest, turn, discard), [()]),
                (verb(give, turn, has_card, taker), [()]),
                (verb(to, _asked(ask.WHOM, "C-8"), _OTHER, _THERE, room, whom=SEAT), seats),
                (verb(hand_over, _asked(ask.WHAT, "C-8"), _FULL, slot=OWN), slots),
                (verb(pay, _asked(ask.TOLL, "C-4"), _FULL, slot=OWN), slots),
                (verb(decline, _asked(ask.TOLL, "C-4")), [()]),
                (verb(name, _asked(ask.WISH, "C-9"), _OTHER, _THERE, whom=SEAT), seats),
                (verb(reveal, _asked(ask.REVEAL, "C-9"), _FULL, slot=OWN), slots),
            ),
            draws=ActionTable((verb(draw, card=CARD), [(card,) for card in range(len(components.ids))])),
            questions=questions(ask.QUESTIONS, asks, completing=(ask.WHOM, ask.WHAT)),
            continuations={
                BEGIN: bandits_join,
                REFILL: refill,
                TOP_UP: show_back,
                NEXT: next_turn,
                DIG: dug,
                SEEN: seen,
            },
            places=tuple(("hand", seat, i) for seat in range(MOST) for i in range(SLOTS)),
            seated=frozenset({"hand"}),
            own=tuple(tuple(slot(seat, i) for i in range(SLOTS)) for seat in range(MOST)),
            names={"card": components.ids, "back": BACKS, "wager": ("0", "1", "2"), "peril": ("goods", "bandit")},
        )
