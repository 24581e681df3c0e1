"""What a seat sees, whether folded or taken from a position, and the one shape in which it is handed out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ....core.events import Seat
from ....core.game import Lying, lying
from ....core.sight.fold import as_asked
from ....core.sight.memory import Memory
from ..box.components import Wishes
from ..box.moods import mood_of
from ..rules.scoring import (
    day_points,
    gem_points,
    may_join,
    task_hearts,
    valuables,
    verdict,
    ware_points,
    winners,
)
from . import questions as ask
from .events import CARDS_AT, DECK_AT, DISCARD_AT, MERCHANTS_AT, PLATE_AT, SPACES_AT, STACK_AT, VERDICTS, WISHES_AT
from .shape import Asks, CourtView, Kept, OpenWish, Promised, Stacked


@dataclass(slots=True)
class SeenWish:
    """An open wish with all that lies there."""

    wish: int
    cards: list[int] = field(default_factory=list)
    aides: dict[int, list[int]] = field(default_factory=dict)
    """Whose Aides lie on each card."""
    guard: int | None = None


@dataclass(slots=True)
class Seen:
    """The table as one seat sees it."""

    seat: Seat
    players: int
    travelers: bool
    asked: tuple[int, int] | None
    over: bool
    first: int | None
    round: int
    cycle: int
    plate: int | None
    ended: bool
    deck: int
    """How many cards."""
    top: int | None
    """The back of the top card."""
    discard: list[int]
    hand: list[int]
    """The seat's own."""
    hands: list[int]
    """How many cards each has."""
    stack: list[tuple[int | None, int | None]]
    """Who added each card, None for a plate, and which it is, None where this seat does not know."""
    turned: bool
    open: list[SeenWish]
    simple_left: int
    finals_left: int
    market: list[int | None]
    stock: list[int]
    """How many wares of each merchant nobody has seen."""
    lowest: list[list[int]]
    """The wares that all saw go under each merchant's stack, the lowest last."""
    owned: list[list[int | None]]
    markets: list[int | None]
    gems: list[int]
    pool: int
    score: list[int]
    lamps: list[bool]
    free: list[int]
    orderlies: list[int | None]
    priority: list[int]
    nodes: list[int]
    tokens: list[int]
    """The Stops with a token."""
    relics_left: int
    """The tokens beside the track."""
    relics: list[list[int | None]]
    gift_stacks: list[int]
    gifts: list[list[tuple[int, int | None]]]
    """The town of each gift that a seat keeps, and which it is."""
    looking: list[int | None]
    """The gifts that whoever is asked has drawn."""
    hearts: list[int]
    memory: Memory = field(default_factory=Memory, compare=False)
    """What a view was last made of."""


def plain(components: Wishes, seen: Seen) -> CourtView:
    """A view as plain data, with every number that this seat can count."""
    mine = seen.markets[seen.seat] if seen.seat < seen.players else None
    made, hand, market = seen.memory.made, tuple(sorted(seen.hand)), tuple(seen.market)
    prices = made("prices", _prices, components, market, _off(components, seen))
    purse = seen.gems[seen.seat] if seen.seat < seen.players else components.numbers["gem_cap"]
    return {
        "seat": seen.seat,
        "players": seen.players,
        "asked": as_asked(None if seen.over else seen.asked, ask.QUESTIONS),
        "over": seen.over,
        "table": _table(components, seen),
        "travelers": seen.travelers,
        "first": seen.first,
        "round": seen.round,
        "rounds": components.solo_rounds if seen.players == 1 else None,
        "cycle": seen.cycle,
        "cycles": components.cycles[seen.players],
        "plate": seen.plate,
        "extra": 0 if seen.plate is None else components.plates[seen.plate].extra,
        "ended": seen.ended,
        "deck": seen.deck,
        "top": seen.top,
        "discard": list(seen.discard),
        "hand": list(hand),
        "hands": list(seen.hands),
        "stack": [Stacked(by, card) for by, card in seen.stack],
        "turned": seen.turned,
        "wishes": [
            made(("wish", number), _wish, components, hand, seen.plate, _there(one))
            for number, one in enumerate(seen.open)
        ],
        "simple_left": seen.simple_left,
        "finals_left": seen.finals_left,
        "market": list(seen.market),
        "prices": prices,
        "short": [max(0, (price or 0) - purse) for price in prices],
        "worth": made("worth", _worth, components, mine, market),
        "stock": [
            number + len(lowest) + (ware is not None)
            for number, lowest, ware in zip(seen.stock, seen.lowest, seen.market, strict=True)
        ],
        "lowest": [list(wares) for wares in seen.lowest],
        "wares": [list(wares) for wares in seen.owned],
        "markets": list(seen.markets),
        "gems": list(seen.gems),
        "pool": seen.pool,
        "points": list(seen.score),
        "promised": _promised(components, seen),
        "lamps": list(seen.lamps),
        "aides": list(seen.free),
        "orderlies": list(seen.orderlies),
        "priority": list(seen.priority),
        "known_hearts": task_hearts(components, [card for _, card in seen.stack if card is not None], seen.hearts),
        "nodes": list(seen.nodes),
        "tokens": sorted(seen.tokens),
        "relics_left": seen.relics_left,
        "relics": [list(tokens) for tokens in seen.relics],
        "gift_stacks": list(seen.gift_stacks),
        "gifts": [_kept(gifts) for gifts in seen.gifts],
        "looking": list(seen.looking),
        "added_hearts": list(seen.hearts),
        "winners": _winners(components, seen),
        "tie": _tie(components, seen),
        "verdict": VERDICTS[verdict(components, seen.score[0])] if seen.over and seen.players == 1 else None,
    }


def have(components: Wishes, wish: int, cards: Sequence[int], guard: int | None) -> int:
    """How far a wish is: hearts for a Simple one, cards for a Final one, a Guard counts one (SW-12, SW-26)."""
    guards = int(guard is not None)
    if components.wishes[wish].final:
        return len(cards) + guards
    return sum([components.cards[card].hearts for card in cards]) + guards


def need(components: Wishes, plate: int | None, wish: int) -> int:
    """How much a wish asks now (SW-29)."""
    return components.wishes[wish].need - mood_of(plate).less


class _There(NamedTuple):
    """What lies at an open wish."""

    wish: int
    cards: tuple[int, ...]
    aides: tuple[tuple[int, ...], ...]
    """On each card."""
    guard: int | None


def _there(one: SeenWish) -> _There:
    cards = tuple(one.cards)
    return _There(one.wish, cards, tuple([tuple(one.aides.get(card, ())) for card in cards]), one.guard)


def _wish(components: Wishes, hand: Sequence[int], plate: int | None, there: _There) -> OpenWish:
    wish, cards, aides, guard = there
    return {
        "wish": wish,
        "final": components.wishes[wish].final,
        "asks": _asks(components, wish),
        "suiting": [card for card in hand if may_join(components, card, wish, cards)],
        "need": need(components, plate, wish),
        "have": have(components, wish, cards, guard),
        "cards": [{"card": card, "aides": list(on)} for card, on in zip(cards, aides, strict=True)],
        "guard": guard,
    }


def _asks(components: Wishes, wish: int) -> Asks:
    """What is printed on a wish."""
    simple, finals = components.data["simple"], components.data["finals"]
    if wish < len(simple):
        return {"kind": "task", "key": [simple[wish]["task"]]}
    final = finals[wish - len(simple)]
    return {"kind": final["kind"], "key": list(final["key"])}


def _off(components: Wishes, seen: Seen) -> int:
    """What a purchase costs less now: the optional one (SW-40), or that of a bargain while one is asked."""
    is_bargain = seen.asked is not None and seen.asked[0] == ask.BARGAIN and not seen.over
    return components.numbers["bargain"] if is_bargain else mood_of(seen.plate).off


def _prices(components: Wishes, market: Sequence[int | None], off: int) -> list[int | None]:
    return [None if ware is None else max(0, components.wares[ware].cost - off) for ware in market]


def _worth(components: Wishes, mine: int | None, market: Sequence[int | None]) -> list[int | None]:
    """What each ware would bring this seat."""
    return [None if ware is None or mine is None else ware_points(components, mine, ware) for ware in market]


def _promised(components: Wishes, seen: Seen) -> Promised | None:
    """What gems and wares would bring this seat at the end."""
    market = seen.markets[seen.seat] if seen.seat < seen.players else None
    if market is None:
        return None
    wares = [ware for ware in seen.owned[seen.seat] if ware is not None]
    gems = gem_points(components, seen.gems[seen.seat])
    goods = sum(ware_points(components, market, ware) for ware in wares)
    days = day_points(components, market, wares)
    return {"gems": gems, "wares": goods, "days": days, "total": seen.score[seen.seat] + gems + goods + days}


def _kept(gifts: list[tuple[int, int | None]]) -> list[Kept]:
    """Face down only towns can be told apart (TR-9): by town, so that the order says nothing of which was used."""
    return [Kept(town, gift) for town, gift in sorted(gifts, key=lambda gift: gift[0] if gift[1] is None else 0)]


def _winners(components: Wishes, seen: Seen) -> list[int]:
    if not seen.over or seen.players == 1:
        return []
    return winners(components, seen.score, [[ware for ware in owned if ware is not None] for owned in seen.owned])


def _tie(components: Wishes, seen: Seen) -> list[int] | None:
    """The Valuable wares of each seat, where they decide."""
    if not seen.over or seen.players == 1 or seen.score.count(max(seen.score)) == 1:
        return None
    return [valuables(components, [ware for ware in owned if ware is not None]) for owned in seen.owned]


def _table(components: Wishes, seen: Seen) -> list[Lying]:
    """For each place in play what lies there."""
    rows = [lying(CARDS_AT + card, "card", card) for card in sorted(seen.hand)]
    for one in seen.open:
        rows.append(lying(WISHES_AT + one.wish, "wish", one.wish))
        rows += [lying(CARDS_AT + card, "card", card) for card in one.cards]
        if one.guard is not None:
            rows.append(lying(CARDS_AT + one.guard, "card", one.guard))
    rows += [
        lying(MERCHANTS_AT + merchant, "ware", ware) for merchant, ware in enumerate(seen.market) if ware is not None
    ]
    if seen.deck:
        rows.append(lying(DECK_AT, "back", seen.top))
    if seen.discard:
        rows.append(lying(DISCARD_AT, "card", seen.discard[-1]))
    if seen.stack:
        rows.append(lying(STACK_AT, "card", seen.stack[-1][1]))
    if seen.plate is not None:
        rows.append(lying(PLATE_AT, "plate", seen.plate))
    stops_at = SPACES_AT + len(components.tasks)
    return rows + [lying(stops_at + node - 1, "relic", None) for node in sorted(seen.tokens)]
