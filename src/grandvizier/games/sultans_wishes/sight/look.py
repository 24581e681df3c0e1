"""A position from outside: as a seat sees it, what it is asked next, and whether everything is where it belongs."""

from __future__ import annotations

from ....core.events import Seat
from ....core.state import State
from ..rules.position import BEGIN_TURNS, NEXT_TURN, NONE, PRIVATE, SETTLE_GUARD, SHOW_GIFT, Position, public
from ..rules.turns import begin_turn
from ..travelers.track import FIRST_AND_TOWN, TWO_GIFTS
from . import questions as ask
from .seen import Seen, SeenWish, plain
from .shape import CourtView


def view(s: State, seat: Seat) -> CourtView:
    """What a seat may see, taken straight from a position; must agree with the folds."""
    assert isinstance(s, Position)
    return plain(s.rules.components, seen(s, seat))


def seen(s: Position, seat: Seat) -> Seen:
    """The table as a seat sees it."""
    c, shown = s.rules.components, s.over
    stops = range(1, c.track.stops + 1)
    return Seen(
        seat=seat, players=s.players, travelers=bool(s.travelers), asked=(s.what, s.seat) if s.seat >= 0 else None,
        over=s.over, first=s.first, round=s.round, cycle=s.cycle, plate=_or_none(s.plate), ended=bool(s.ended),
        deck=len(s.deck) + (s.top != NONE), top=None if s.top == NONE else int(s.top >= s.rules.first_guard),
        discard=list(s.discard), hand=list(s.hands[seat]) if seat < s.players else [],
        hands=[len(hand) for hand in s.hands],
        stack=[
            (_or_none(by), card if s.turned or known >> seat & 1 else None)
            for card, by, known in zip(s.stack, s.stack_by, s.stack_known, strict=True)
        ],
        turned=bool(s.turned and s.stack),
        open=[
            SeenWish(wish, list(cards), {card: _aides(s, card) for card in cards}, _or_none(guard))
            for wish, cards, guard in zip(s.open, s.under, s.guards, strict=True)
        ],
        simple_left=s.simple_left, finals_left=s.finals_left, market=[_or_none(ware) for ware in s.market],
        stock=[len(wares) for wares in s.stock], lowest=[list(wares) for wares in s.lowest],
        owned=[
            [ware & ~PRIVATE if ware < PRIVATE or owner == seat or shown else None for ware in wares]
            for owner, wares in enumerate(s.owned)
        ],
        markets=[_or_none(market) if owner == seat or shown else None for owner, market in enumerate(s.markets)],
        gems=list(s.gems), pool=s.pool, score=list(s.score), lamps=[bool(lamp) for lamp in s.lamps],
        free=list(s.free), orderlies=[_or_none(space) for space in s.orderlies], priority=list(s.priority),
        nodes=list(s.nodes), tokens=[node for node in stops if s.travelers and s.tokens[node]],
        relics_left=len(s.relic_pool) - sum(s.tokens),
        relics=[[token if owner == seat or shown else None for token in mine] for owner, mine in enumerate(s.relics)],
        gift_stacks=[len(pile) for pile in s.gift_piles],
        gifts=[
            [(c.gifts[gift].town, gift if owner == seat or shown else None) for gift in mine]
            for owner, mine in enumerate(s.gifts)
        ],
        looking=[gift if s.seat == seat else None for gift in looking(s)],
        hearts=list(s.hearts),
    )  # fmt: skip


def looking(s: Position) -> list[int]:
    """The gifts that whoever is asked has drawn."""
    if s.what == ask.GIFT:
        return [s.arg]
    return list(TWO_GIFTS.unpack(s.arg)) if s.what == ask.KEEP_ONE else []


def _or_none(value: int) -> int | None:
    return None if value == NONE else value


def _aides(s: Position, card: int) -> list[int]:
    return [who for who in s.aides[2 * card : 2 * card + 2] if who != NONE]


def ahead(s: State, seat: Seat) -> Position | None:
    """Its turn, if that comes before the next plate (SW-1): what may be done then hangs on the plate's mood."""
    assert isinstance(s, Position)
    earlier = [(s.first + turn) % s.players for turn in range((seat - s.first) % s.players)]
    if not s.waits(BEGIN_TURNS, s.first) and not any(s.waits(NEXT_TURN, other) for other in earlier):
        return None
    t = s.copy()
    t.clear()
    begin_turn(t, seat, 0)
    return t


def audit(s: State) -> list[str]:
    """Every card, gem, Aide, wish, ware, gift and token is in exactly one place."""
    assert isinstance(s, Position)
    frames = [(s.what, s.arg)]
    below = s.below
    while below is not None:
        frames.append((below[0], below[2]))
        below = below[3]
    wrong = _audit_cards(s, frames) + _audit_aides(s) + _audit_market(s)
    if len({len(s.open), len(s.under), len(s.guards), len(s.last)}) > 1:
        wrong.append("open wishes are not in step")
    if len({len(s.stack), len(s.stack_by), len(s.stack_known)}) > 1:
        wrong.append("the stack is not in step")
    if s.simple_left > len(s.simple) or s.finals_left > len(s.finals):
        wrong.append("more wishes are left than there are")
    return wrong + (_audit_travelers(s, frames) if s.travelers else [])


def _audit_cards(s: Position, frames: list[tuple[int, int]]) -> list[str]:
    c = s.rules.components
    wrong = []
    cards = [*s.deck, *s.discard, *s.stack, *(guard for guard in s.guards if guard != NONE)]
    for pile in (*s.hands, *s.under):
        cards += pile
    cards += [arg for what, arg in frames if what in (ask.GUARD, SETTLE_GUARD)]
    if s.top != NONE:
        cards.append(s.top)
    cards.sort()
    if cards != sorted([card for card in c.decks[s.travelers] if s.shuffles or card not in c.guards]):
        wrong.append(f"cards {cards} are not the whole deck")
    if any(guard in pile for pile in (*s.hands, *s.under, s.stack) for guard in c.guards):
        wrong.append("a Guard is where no Guard goes")
    return wrong


def _audit_aides(s: Position) -> list[str]:
    wrong = []
    lying = [who for cards in s.under for card in cards for who in s.aides[2 * card : 2 * card + 2] if who != NONE]
    for seat in range(s.players):
        out = lying.count(seat)
        if s.free[seat] + out + s.priority.count(seat) != s.rules.components.aides:
            wrong.append(f"seat {seat} has {s.free[seat]} Aides, {out} on cards")
    if len(lying) + s.aides.count(NONE) != len(s.aides):
        wrong.append("an Aide lies on a card that is under no wish")
    if any(first == NONE != second for first, second in zip(s.aides[::2], s.aides[1::2], strict=True)):
        wrong.append("the second Aide of a card lies without a first")
    return wrong


def _audit_market(s: Position) -> list[str]:
    wrong = []
    c = s.rules.components
    if s.pool + sum(s.gems) != c.gems or s.pool < 0 or max(s.gems) > c.gem_cap:
        wrong.append(f"pool {s.pool} and {list(s.gems)} are not {c.gems} gems")
    wares = [ware for ware in s.market if ware != NONE]
    for pile in (*s.stock, *s.lowest):
        wares += pile
    for owned in s.owned:
        wares += public(owned)
    wares.sort()
    if wares != list(range(len(s.rules.components.wares))):
        wrong.append(f"wares {wares} are not all")
    return wrong


def _audit_travelers(s: Position, frames: list[tuple[int, int]]) -> list[str]:
    c = s.rules.components
    wrong = []
    gifts = [gift for pile in s.gift_piles for gift in (*pile.head, *pile.undrawn, *pile.tail)]
    for kept in s.gifts:
        gifts += kept
    for what, arg in frames:
        if what == ask.GIFT:
            gifts.append(arg)
        if what == ask.KEEP_ONE:
            gifts += TWO_GIFTS.unpack(arg)
        if what == SHOW_GIFT and (before := FIRST_AND_TOWN.unpack(arg)[0]):
            gifts.append(before - 1)
    gifts.sort()
    if gifts != list(range(len(c.gifts))):
        wrong.append(f"gifts {gifts} are not all")
    tokens = sorted([*s.relic_pool, *(token for mine in s.relics for token in mine)])
    if tokens != list(range(len(c.relics) * c.relic_copies)) or sum(s.tokens) > len(s.relic_pool):
        wrong.append(f"relics {tokens} are not all")
    return wrong
