"""Caravan, a test game: small, and nastier to an engine than any game that is shipped.

Hidden hands, marked backs, a draw that is interrupted by a question to everybody, whose optional answer asks for
a wish, which asks somebody else to show a card: three interruptions deep.  Rulings C-1 to C-9 are the docstrings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grandvizier.core.actions import ActionTable, Condition, verb
from grandvizier.core.box.components import Components
from grandvizier.core.events import ALL, COUNT, OWN, SEAT, only
from grandvizier.core.game import Game, Options, ViewData
from grandvizier.core.pile import NO_CARD, Pile
from grandvizier.core.rules import Ask, PileOf, Rules, questions
from grandvizier.core.state import CHANCE, NOBODY, OVER, State, copied

from . import questions as ask
from .events import (
    BACKS,
    BURIED,
    CARD,
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
    Cards,
)
from .view import plain

MOST: Final = 4
HAND: Final = 2
BEGIN, REFILL, TOP_UP, NEXT, DIG, SEEN = -1, -2, -3, -4, -5, -6


@copied
@dataclass(slots=True)
class Camp(State):
    """A position of Caravan."""

    rules: CaravanRules
    deck: Pile
    discard: list[int]
    hands: bytearray
    """Three slots for each seat: a card, or EMPTY."""
    known: bytearray
    """For each slot, the seats that know its card."""
    coins: bytearray
    wagers: bytearray
    turn: int
    turns: int

    def scores(self) -> list[int]:
        return list(self.coins)

    def returns(self) -> list[float]:
        best = [seat for seat in range(self.players) if self.coins[seat] == max(self.coins)]
        return [1 / len(best) if self.over and seat in best else 0.0 for seat in range(self.players)]


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


def bandits_join(s: Camp, _: int, __: int) -> None:
    s.deck = s.deck.shuffle(s.rules.components.bandits)
    s.tell(ALL, JOINED, len(s.deck))
    top_up(s)


def slot(seat: int, i: int) -> int:
    return SLOTS * seat + i


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


# Questions and the table.


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


def view(s: State, seat: int) -> ViewData:
    """What a seat may see, taken straight from a position."""
    assert isinstance(s, Camp)
    deck = s.deck
    drawn = [*zip(reversed(deck.head), reversed(deck.head_known), strict=True)]
    drawn += [*((EMPTY, 0) for _ in deck.undrawn), *zip(deck.tail, deck.tail_known, strict=True)]
    return plain(
        seat=seat,
        players=s.players,
        asked=(s.what, s.seat) if s.seat >= 0 else None,
        over=s.over,
        hands=[card if known >> seat & 1 else EMPTY for card, known in zip(s.hands, s.known, strict=True)],
        backs=[0 if card == EMPTY else s.rules.components.backs[card] for card in s.hands],
        deck=[card if known >> seat & 1 else EMPTY for card, known in drawn],
        top=s.rules.components.backs[deck.top] if len(deck) else 0,
        discard=s.discard,
        wager=s.wagers[seat] if seat < s.players else EMPTY,
        coins=list(s.coins),
        turn=s.turn,
    )


def ahead(s: State, seat: int) -> Camp | None:
    """A wager still to come (C-1); after the deal, and while no turn of its own goes on, a turn (C-5)."""
    assert isinstance(s, Camp)
    t = s.copy()
    t.clear()
    if s.waits(ask.WAGER, seat):
        t.push(ask.WAGER, seat)
    elif s.waits(BEGIN, NOBODY) or s.waits(NEXT, seat):
        return None
    else:
        t.push(ask.TURN, seat)
    return t


def audit(s: State) -> list[str]:
    """Every card is in the deck, the discard or one hand."""
    assert isinstance(s, Camp)
    deck = [*s.deck.head, *s.deck.undrawn, *s.deck.tail]
    held = [card for card in s.hands if card != EMPTY]
    found = sorted([*deck, *s.discard, *held])
    whole = [i for i in range(len(s.rules.components.ids)) if i in found or i not in s.rules.components.bandits]
    return [] if found == whole else [f"{found} is not the whole deck"]


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
