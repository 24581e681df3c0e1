"""What may be chosen at each question: the fast reading of the rules.  `rulings.py` is the literal one."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.events import Row, Seat
from ....core.rules import Ask, PileOf, Question, questions
from ....core.state import NOBODY
from ..box.terms import AIDE, BARGAIN, GEMS, HERALD, MERCHANTS, RENEW, SPY
from ..sight import questions as ask
from .deck import guard_targets
from .market import affordable
from .moods import saddest
from .position import BOUGHT_ONE, NONE, RUBBED_LAMP, Position
from .wishes import matches

# What chance is asked.  The draw of a card has its number.


def ask_card(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any card beneath the top of the deck."""
    return bytes(s.deck)


def ask_starter(s: Position, _: Seat, first: int) -> Sequence[Row]:
    """Any seat, or the one that was chosen."""
    seats = s.rules.starters[s.players]
    return seats if first == NOBODY else seats[first : first + 1]


def ask_simple(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any Simple wish that was not turned up yet."""
    return s.simple.translate(s.rules.wish_draws)


def ask_final(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any Final wish that was not turned up yet."""
    return s.finals.translate(s.rules.wish_draws)


def ask_plate(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any plate that was not revealed in this round."""
    return s.plates.translate(s.rules.plate_draws)


def ask_ware(s: Position, _: Seat, merchant: int) -> Sequence[Row]:
    """Any ware of the merchant that was not drawn yet."""
    return s.stock[merchant].translate(s.rules.ware_draws)


def ask_score_card(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """A Market Score card that nobody has."""
    rules = s.rules
    return bytes(range(len(rules.components.markets))).translate(rules.score_draws, s.markets)


# Which effects can do something (SW-53).


def can_aide(s: Position, _: int) -> bool:
    """A Task card with fewer than two Aides lies under an open wish; the second place is filled last."""
    aides = s.aides
    for cards in s.under:
        for card in cards:
            if aides[2 * card + 1] == NONE:
                return True
    return False


def can_spy(s: Position, seat: Seat) -> bool:
    """The stack has a card, or another card is in the hand."""
    return len(s.stack) > 0 or len(s.hands[seat]) > 1


def can_gems(s: Position, seat: Seat) -> bool:
    """Fewer than seven gems."""
    return s.gems[seat] < s.rules.gem_cap


def can_bargain(s: Position, seat: Seat) -> bool:
    """A revealed ware can be paid at the reduced price."""
    return affordable(s, seat, s.rules.bargain)


def can_herald(s: Position, _: int) -> bool:
    """A Simple wish is face down."""
    return s.simple_left > 0


def can_renew(s: Position, seat: Seat) -> bool:
    """Another card is in the hand, or a Task card in the discard."""
    if len(s.hands[seat]) > 1:
        return True
    guard = s.rules.first_guard
    return any(card < guard for card in s.discard)


CAN = {
    AIDE: can_aide,
    SPY: can_spy,
    GEMS: can_gems,
    BARGAIN: can_bargain,
    HERALD: can_herald,
    RENEW: can_renew,
}

# What players are asked.


def ask_turn(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """One of the mandatory actions (SW-1); the Orderly can always move, also with an empty hand (SW-7)."""
    rules, hand = s.rules, s.hands[seat]
    rows = rules.free_spaces[s.orderlies][:]
    if hand:
        extra, plate = rules.extra_rows, s.plate
        for card in hand:
            rows.append(extra[card])
        if rules.may_fulfil[plate]:
            fulfils(s, hand, rows)
        if rules.may_use[plate]:
            can = rules.can
            for card in hand:
                if can[card](s, seat):
                    rows.append(rules.effect_rows[card])
    if s.travelers:
        rows += rules.travel_rows[s.nodes[seat]]
    return rows


def fulfils(s: Position, hand: bytes, rows: list[Row]) -> None:
    """Add the cards that suit an open wish (SW-19, SW-20)."""
    rules, bits = s.rules, 0
    for wish in s.open:
        bits |= rules.bit[wish]
    suits, different = rules.suits, bits & rules.different_bits
    for card in hand:
        if suits[card] & bits and not (different and not matches(s, card)):
            rows.append(rules.fulfil_rows[card])  # noqa: PERF401 - for so few a comprehension costs more


def ask_under(s: Position, _: Seat, card: int) -> Sequence[Row]:
    """Any open wish that the card suits."""
    return [s.rules.under_rows[s.open[at]] for at in matches(s, card)]


def ask_aide(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any attached card with fewer than two Aides."""
    aides, rows = s.aides, s.rules.pick_rows
    return [rows[card] for cards in s.under for card in cards if aides[2 * card + 1] == NONE]


def ask_busy(s: Position, seat: Seat, target: int) -> Sequence[Row]:
    """Any other Task card with an own Aide."""
    aides, rows = s.aides, s.rules.pick_rows
    return [
        rows[card]
        for cards in s.under
        for card in cards
        if card != target and (aides[2 * card] == seat or aides[2 * card + 1] == seat)
    ]


def ask_hand(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Any card in the hand."""
    rows = s.rules.pick_rows
    return [rows[card] for card in s.hands[seat]]


def ask_hand_or_done(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Any card in the hand, or no more."""
    rows = s.rules.pick_rows
    return [s.rules.done_row, *[rows[card] for card in s.hands[seat]]]


def ask_bargain(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Any ware that can be paid at the reduced price."""
    return buys(s, seat, s.rules.bargain)


def buys(s: Position, seat: Seat, off: int) -> list[int]:
    """The rows that buy what can be paid."""
    have, cost, rows = s.gems[seat] + off, s.rules.cost, s.rules.buy_rows
    return [rows[merchant] for merchant, ware in enumerate(s.market) if cost[ware] <= have]


def ask_take(s: Position, _: Seat, used: int) -> Sequence[Row]:
    """Any Task card of the discard but the one just used."""
    rows, guard = s.rules.pick_rows, s.rules.first_guard
    return [rows[card] for card in s.discard if card != used and card < guard]


def ask_options(s: Position, seat: Seat, used: int) -> Sequence[Row]:
    """Buy, use the lamp, or be done."""
    rows = [s.rules.done_row]
    if not used & BOUGHT_ONE:
        rows += buys(s, seat, s.rules.discount[s.plate])
    if not used & RUBBED_LAMP and s.lamps[seat]:
        rows.append(s.rules.lamp_row)
    return rows


def ask_guard(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any wish among those that tie for the Guard."""
    return [s.rules.under_rows[s.open[at]] for at in guard_targets(s)]


def ask_sad(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any Simple wish among those that tie for the lowest hearts."""
    return [s.rules.under_rows[s.open[at]] for at in saddest(s)]


def base_questions() -> dict[int, Question]:
    """All that may be asked without the Travelers."""
    asks: dict[int, Ask | tuple[Ask, PileOf]] = {
        ask.TOP: (ask_card, lambda s, _: ("deck", s.shuffles)),
        ask.DEAL: (ask_card, lambda s, _: ("deck", s.shuffles)),
        ask.STARTER: (ask_starter, lambda _s, _: ("starter", 0)),
        ask.SIMPLE: (ask_simple, lambda _s, _: ("simple", 0)),
        ask.FINAL: (ask_final, lambda _s, _: ("final", 0)),
        ask.PLATE: (ask_plate, lambda s, _: ("plates", s.round)),
        ask.WARE: (ask_ware, lambda _s, merchant: (MERCHANTS[merchant], 0)),
        ask.SCORE_CARD: (ask_score_card, lambda _s, _: ("score cards", 0)),
        ask.TURN: ask_turn,
        ask.UNDER: ask_under,
        ask.AIDE: ask_aide,
        ask.BUSY: ask_busy,
        ask.SPY: ask_hand_or_done,
        ask.BARGAIN: ask_bargain,
        ask.RENEW: ask_hand_or_done,
        ask.TAKE: ask_take,
        ask.OPTIONS: ask_options,
        ask.GUARD: ask_guard,
        ask.LOVELY: ask_hand_or_done,
        ask.MEAN: ask_hand,
        ask.SAD: ask_sad,
    }
    return questions(ask.QUESTIONS, asks, completing=(ask.UNDER, ask.BUSY))
