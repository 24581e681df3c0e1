"""The Sultan's Wishes in the order of its rulebook: set-up, rounds, turns, the end.  The rest has its files."""

from __future__ import annotations

from ....core.events import ALL, Seat, only
from ....core.pile import replaced, without
from ....core.state import CHANCE, NOBODY
from ..sight import questions as ask
from ..sight.events import (
    FINALE,
    MARKET,
    MOOD,
    ROUND,
    RUBBED,
    SCORED,
    SHOWED_MARKET,
    SHOWED_WARE,
    SOURCES,
    STARTS,
    TOTALLED,
    VERDICT,
    WON,
)
from .extra_tasks import add_card
from .market import affordable
from .moods import plate_effect
from .position import (
    AFTER_ACTION,
    BEGIN_TURNS,
    BOUGHT_ONE,
    DEALT_OUT,
    NEXT_TURN,
    PLATE_EFFECT,
    REFILL,
    RUBBED_LAMP,
    START_ROUND,
    Position,
    public,
)
from .scoring import day_points, gem_points, verdict, ware_points, winners

# Setup.


def starter(s: Position, _: int, seat: Seat) -> None:
    """The first player is drawn, or chosen by hand (SW-62)."""
    s.first = seat
    s.pop()
    s.tell(ALL, STARTS, seat)


def set_up(s: Position, _: int, __: int) -> None:
    """Market Score cards, hands, the deck with its Guards, the market, then everybody turns up a wish (SW-22)."""
    order = [(s.first + turn) % s.players for turn in range(s.players)]
    s.push(START_ROUND, NOBODY)
    for turn in reversed(range(s.rules.minimum[s.players])):
        s.push(ask.SIMPLE, CHANCE, order[turn % s.players])
    for merchant in (2, 1, 0):
        s.push(ask.WARE, CHANCE, merchant)
    s.push(DEALT_OUT, NOBODY)
    for seat in reversed(order):
        for _card in range(s.rules.hand):
            s.push(ask.DEAL, CHANCE, seat)
    for seat in reversed(order):
        s.push(ask.SCORE_CARD, CHANCE, seat)


def score_card(s: Position, _: int, market: int) -> None:
    """A Market Score card is its owner's secret; those left over go back unseen (SW-58, SW-62)."""
    seat = s.arg
    s.pop()
    s.markets = replaced(s.markets, seat, market)
    s.tell(only(seat), MARKET, seat, market)


# Rounds.


def start_round(s: Position, _: int, __: int) -> None:
    """All plates are shuffled, and five taken, ten alone (SW-1, SW-61)."""
    s.round += 1
    s.plates = bytes(s.rules.components.moods[s.travelers])
    s.cycle = 0
    s.tell(ALL, ROUND, s.round, s.first)
    next_cycle(s)


def next_cycle(s: Position) -> None:
    """The first player reveals a plate for the cycle; without any left the round ends (SW-1, SW-61)."""
    if s.cycle < s.rules.components.cycles[s.players]:
        s.push(ask.PLATE, CHANCE)
        return
    for step in s.rules.round_steps[s.travelers]:
        s.push(step, NOBODY)


def mood(s: Position, _: int, plate: int) -> None:
    """A plate adds its card, does its effect, then its extra points stand (SW-2)."""
    s.goto(BEGIN_TURNS, s.first)
    s.plates = without(s.plates, plate)
    s.plate = plate
    s.cycle += 1
    if s.feed is not None:
        s.tell(ALL, MOOD, s.first, plate)
    if s.rules.adds[plate]:
        s.push(PLATE_EFFECT, s.first)
        add_card(s, s.first, 0)
    else:
        plate_effect(s, s.first, 0)


# Turns.


def begin_turn(s: Position, seat: Seat, _: int) -> None:
    """A turn: one mandatory action, up to two optional ones, then the refill (SW-3)."""
    beneath = (s.what, s.seat, s.arg, s.below)
    s.below = (AFTER_ACTION, seat, 0, (REFILL, seat, 0, (NEXT_TURN, seat, 0, beneath)))
    s.goto(ask.TURN, seat)


def after_action(s: Position, seat: Seat, used: int) -> None:
    """Each optional action at most once a turn, in either order, after the mandatory one (SW-42)."""
    if (s.lamps[seat] and not used & RUBBED_LAMP) or (
        not used & BOUGHT_ONE and affordable(s, seat, s.rules.discount[s.plate])
    ):
        s.push(ask.OPTIONS, seat, used)


def lamp(s: Position, seat: Seat) -> None:
    """Use the active Magic Lamp: one more mandatory action now (SW-43)."""
    s.lamps = replaced(s.lamps, seat, 0)
    s.goto(AFTER_ACTION, seat, s.arg | RUBBED_LAMP)
    s.push(ask.TURN, seat)
    if s.feed is not None:
        s.tell(ALL, RUBBED, seat)


def done(s: Position, seat: Seat) -> None:
    """Nothing more, or not at all: what may be done can be left (SW-42, SW-57)."""
    s.rules.dones[s.what](s, seat)


def enough(s: Position, _: int) -> None:
    """No more optional actions (SW-42)."""
    s.pop()


def pick(s: Position, seat: Seat, card: int) -> None:
    """Choose a Task card for whatever is asked (SW-13, SW-32, SW-33, SW-53, SW-54)."""
    s.rules.picks[s.what](s, seat, card)


def next_turn(s: Position, seat: Seat, _: int) -> None:
    """The turn goes clockwise; after everybody's the next plate is revealed (SW-1, SW-62)."""
    after = (seat + 1) % s.players
    if after == s.first:
        next_cycle(s)
    else:
        begin_turn(s, after, 0)


# The end.


def next_round(s: Position, _: int, __: int) -> None:
    """A Final wish ends the game with its round, alone the third round, in any case the limit (SW-9, SW-49, SW-61)."""
    last = s.rules.components.solo_rounds if s.players == 1 else s.rules.components.round_limit
    if s.ended or s.round >= last:
        finale(s)
    else:
        s.first = (s.first + 1) % s.players
        start_round(s, NOBODY, 0)


def base_lines(s: Position, seat: Seat) -> list[tuple[str, int]]:
    """Gems, wares one by one, complete days (SW-50, SW-51)."""
    wares, market = public(s.owned[seat]), s.markets[seat]
    components = s.rules.components
    return [
        ("gems", gem_points(components, s.gems[seat])),
        ("wares", sum(ware_points(components, market, ware) for ware in wares)),
        ("days", day_points(components, market, wares)),
    ]


def finale(s: Position) -> None:
    """Everything is shown and counted; most points win, then most Valuable wares (SW-50).

    Unfinished wishes score nothing (SW-21).  Alone the Sultan gives his verdict (SW-52).
    """
    s.tell(ALL, FINALE, s.round)
    for seat in range(s.players):
        s.tell(ALL, SHOWED_MARKET, seat, s.markets[seat])
        for ware in public(s.owned[seat]):
            s.tell(ALL, SHOWED_WARE, seat, ware)
        for show in s.rules.showings[s.travelers]:
            show(s, seat)
        for lines in s.rules.tallies[s.travelers]:
            for source, points in lines(s, seat):
                s.score[seat] += points
                s.tell(ALL, SCORED, seat, SOURCES.index(source), points)
        s.tell(ALL, TOTALLED, seat, s.score[seat])
    if s.players == 1:
        s.tell(ALL, VERDICT, 0, verdict(s.rules.components, s.score[0]))
        return
    for seat in winners(s.rules.components, s.score, [public(wares) for wares in s.owned]):
        s.tell(ALL, WON, seat)
