"""The rulings of The Sultan's Wishes: their catalogue, and for each rule the conditions it must meet, read literally.

Nothing here is fast.  `legal` is; that both agree is tested in every sampled position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core.actions import Condition
from ....core.events import Seat
from ....core.rulings import catalogue
from ..box.moods import mood_of
from ..box.terms import AIDE, BARGAIN, GEMS, HERALD, RENEW, SPY
from ..sight import questions as ask
from .position import BOUGHT_ONE, NONE, RUBBED_LAMP, Position
from .scoring import may_join

RULINGS: Final = catalogue(
    "SW",
    {
        "flow": "1SSS 2SD 3S 4DD 5S 6SR 7D 8SD 9R 57RR 61SD 62RRR 63DD",
        "wishes": "10SDD 11D 12S 13SSR 14D 15SR 16SSD 17DS 18R 19SRR 20R 21R 22S 56R 64D",
        "effects": "53SRRRRRSR 54R 55RR",
        "guards": "23SR 24SR 25R 26SS 27SS 28S",
        "plates": "29SD 30SR 31SR 32S 33S 34SDD 35SSR 36SR 37SD 38SD 39SR 40SR 41S",
        "options": "42SR 43SRS 60SSR",
        "extra": "44SSSR 45SRS 46SR 47R 48D",
        "secrets": "58SRR 59SR",
        "end": "49S 50SS 51RR 52SDS",
    },
) + catalogue("TR", {"travelers": "1SS 2SSD 3S 4SR 5RRRR 6R 7S 8R 9RS 10SD 11SS 12S"})

# What is asked decides what may be chosen.

ASKED_BY: Final = {
    ask.TURN: "SW-42", ask.UNDER: "SW-20", ask.AIDE: "SW-53", ask.BUSY: "SW-56", ask.SPY: "SW-55", ask.BARGAIN: "SW-53",
    ask.RENEW: "SW-54", ask.TAKE: "SW-54", ask.OPTIONS: "SW-42", ask.GUARD: "SW-24", ask.LOVELY: "SW-33",
    ask.MEAN: "SW-32", ask.SAD: "SW-30", ask.DISTRACTED: "SW-38", ask.CONFUSED: "SW-38", ask.FRIENDLY: "SW-39",
    ask.GIFT: "TR-2", ask.KEEP_ONE: "TR-2", ask.ROUND_GIFTS: "TR-4", ask.MOVE_ORDERLY: "TR-5", ask.HEART_WHERE: "TR-5",
}  # fmt: skip
"""The ruling behind each question."""


def answers(*questions: int) -> tuple[Condition, ...]:
    """A verb answers these questions; at any other the refusal says what is asked."""

    def other(question: int) -> Callable[..., bool]:
        return lambda s, *_: s.what != question

    return tuple(
        Condition(
            ruling, f"now-{ask.QUESTIONS[question - 1]}", other(question), _may if question == ask.OPTIONS else None
        )
        for question, ruling in ASKED_BY.items()
        if question not in questions
    )


# Literal readings.


def may_lie_under(s: Position, card: int, wish: int) -> bool:
    """Whether a card suits an open wish with what lies there (SW-19)."""
    return may_join(s.rules.components, card, wish, s.under[s.open.index(wish)])


def _task_there(s: Position, card: int, wish: int) -> bool:
    """Whether an open wish wants different tasks and that of this card lies there already (SW-19)."""
    components = s.rules.components
    there = {components.cards[other].task for other in s.under[s.open.index(wish)]}
    return components.wishes[wish].kind == "different" and components.cards[card].task in there


def printed(s: Position, wish: int) -> int:
    """The printed hearts of the Task cards under an open wish."""
    return sum(s.rules.components.cards[card].hearts for card in s.under[s.open.index(wish)])


def attached(s: Position) -> list[int]:
    """All Task cards under open wishes."""
    return [card for cards in s.under for card in cards]


def aides_on(s: Position, card: int) -> list[int]:
    """Whose Aides lie on a card."""
    return [seat for seat in s.aides[2 * card : 2 * card + 2] if seat != NONE]


def has_room(s: Position, card: int) -> bool:
    """Whether another Aide may lie on a card (SW-15)."""
    return len(aides_on(s, card)) < s.rules.components.aides_a_card


def has_guard(s: Position, wish: int) -> bool:
    """Whether a Guard stands at an open wish."""
    return s.guards[s.open.index(wish)] != NONE


def _guard_next(s: Position, wish: int) -> bool:
    """Whether no unguarded wish comes before this one for a Guard (SW-24)."""
    others = [other for other in s.open if not has_guard(s, other)]
    bare = [other for other in others if not s.under[s.open.index(other)]]
    return wish in bare if bare else printed(s, wish) == min(printed(s, other) for other in others)


def _is_final(s: Position, wish: int) -> bool:
    return s.rules.components.wishes[wish].final


def _lowest_simple(s: Position, wish: int) -> bool:
    return printed(s, wish) == min(printed(s, other) for other in s.open if not _is_final(s, other))


def _off(s: Position) -> int:
    """What is taken off a price now."""
    if s.what == ask.BARGAIN:
        return s.rules.components.numbers["bargain"]
    return int(s.rules.components.plates[s.plate].id == "restless")


def _price(s: Position, merchant: int) -> int:
    return max(0, s.rules.components.wares[s.market[merchant]].cost - _off(s))


def _affordable(s: Position, seat: Seat, merchant: int) -> bool:
    """Whether a merchant has a ware that this seat can pay now (SW-60)."""
    return s.market[merchant] != NONE and _price(s, merchant) <= s.gems[seat]


def _may(s: Position, seat: Seat, *_: int) -> dict[str, int | str]:
    """Which optional actions are left in this turn (SW-42)."""
    buy = not s.arg & BOUGHT_ONE and any(_affordable(s, seat, merchant) for merchant in range(len(s.market)))
    lamp = bool(s.lamps[seat]) and not s.arg & RUBBED_LAMP
    return {"buy": "yes" if buy else "no", "lamp": "yes" if lamp else "no"}


def _bears(s: Position, card: int, effect: int) -> bool:
    return s.rules.components.cards[card].effect == effect


def _cheap(s: Position, seat: Seat) -> bool:
    off = s.rules.components.numbers["bargain"]
    costs = [s.rules.components.wares[ware].cost for ware in s.market if ware != NONE]
    return any(max(0, cost - off) <= s.gems[seat] for cost in costs)


def _useless(effect: int, name: str, can: Callable[[Position, int, int], bool]) -> Condition:
    """An effect that can do nothing may not be chosen (SW-53)."""
    return Condition(
        "SW-53", f"useless-{name}", lambda s, seat, card: not _bears(s, card, effect) or can(s, seat, card)
    )


def _task_cards(s: Position, cards: bytearray) -> list[int]:
    return [card for card in cards if card not in s.rules.components.guards]


# What each verb must meet, once its question is asked.

IN_HAND: Final = Condition("SW-1", "not-in-hand", lambda s, seat, card: card in s.hands[seat])

FULFIL: Final = (
    IN_HAND,
    Condition("SW-34", "nauseate", lambda s, *_: mood_of(s.plate).fulfils),
    Condition(
        "SW-19", "task-there",
        lambda s, _seat, card: any(may_lie_under(s, card, w) for w in s.open)
        or not any(_task_there(s, card, w) for w in s.open),
    ),
    Condition("SW-19", "no-match", lambda s, _seat, card: any(may_lie_under(s, card, wish) for wish in s.open)),
)  # fmt: skip
EXTRA_TASK: Final = (IN_HAND,)
USE_EFFECT: Final = (
    IN_HAND,
    Condition("SW-34", "afraid", lambda s, *_: mood_of(s.plate).effects),
    _useless(AIDE, "aide", lambda s, _seat, _card: any(has_room(s, card) for card in attached(s))),
    _useless(SPY, "spy", lambda s, seat, _: len(s.stack) > 0 or len(s.hands[seat]) > 1),
    _useless(GEMS, "gems", lambda s, seat, _: s.gems[seat] < s.rules.components.gem_cap),
    _useless(BARGAIN, "bargain", lambda s, seat, _: _cheap(s, seat)),
    _useless(HERALD, "herald", lambda s, *_: s.simple_left > 0),
    _useless(RENEW, "renew", lambda s, seat, _: len(s.hands[seat]) > 1 or bool(_task_cards(s, s.discard))),
)
ORDERLY: Final = (
    Condition("SW-45", "same-space", lambda s, seat, space: s.orderlies[seat] != space),
    Condition("SW-45", "space-taken", lambda s, _seat, space: space not in s.orderlies),
)
BUY: Final = (
    Condition("SW-42", "bought-already", lambda s, *_: s.what != ask.OPTIONS or not s.arg & BOUGHT_ONE),
    Condition("SW-60", "sold-out", lambda s, _seat, merchant: s.market[merchant] != NONE),
    Condition(
        "SW-60",
        "too-dear",
        _affordable,
        lambda s, seat, merchant: {"price": _price(s, merchant), "gems": s.gems[seat]},
    ),
)
LAMP: Final = (
    Condition("SW-42", "rubbed-already", lambda s, *_: not s.arg & RUBBED_LAMP),
    Condition("SW-43", "lamp-dark", lambda s, seat: bool(s.lamps[seat])),
)
NAME_WISH: Final = (
    Condition("SW-19", "not-open", lambda s, _seat, wish: s.what != ask.UNDER or wish in s.open),
    Condition("SW-24", "not-open", lambda s, _seat, wish: s.what != ask.GUARD or wish in s.open),
    Condition("SW-30", "not-open", lambda s, _seat, wish: wish in s.open),
    Condition("SW-19", "task-there", lambda s, _seat, wish: s.what != ask.UNDER or not _task_there(s, s.arg, wish)),
    Condition("SW-19", "does-not-suit", lambda s, _seat, wish: s.what != ask.UNDER or may_lie_under(s, s.arg, wish)),
    Condition("SW-24", "guarded", lambda s, _seat, wish: s.what != ask.GUARD or not has_guard(s, wish)),
    Condition("SW-24", "guard-elsewhere", lambda s, _seat, wish: s.what != ask.GUARD or _guard_next(s, wish)),
    Condition("SW-30", "sad-final", lambda s, _seat, wish: s.what != ask.SAD or not _is_final(s, wish)),
    Condition("SW-30", "sad-elsewhere", lambda s, _seat, wish: s.what != ask.SAD or _lowest_simple(s, wish)),
)
_FROM_TABLE: Final = (ask.AIDE, ask.BUSY, ask.TAKE)
PICK: Final = (
    *(
        Condition(
            ASKED_BY[question], "not-in-hand", lambda s, seat, card, q=question: s.what != q or card in s.hands[seat]
        )
        for question in (ask.SPY, ask.RENEW, ask.LOVELY, ask.MEAN)
    ),
    Condition("SW-39", "not-in-hand", lambda s, seat, card: s.what in _FROM_TABLE or card in s.hands[seat]),
    Condition("SW-53", "not-attached", lambda s, _seat, card: s.what != ask.AIDE or card in attached(s)),
    Condition("SW-13", "not-attached", lambda s, _seat, card: s.what != ask.BUSY or card in attached(s)),
    Condition("SW-15", "card-full", lambda s, _seat, card: s.what != ask.AIDE or has_room(s, card)),
    Condition("SW-56", "same-card", lambda s, _seat, card: s.what != ask.BUSY or card != s.arg),
    Condition("SW-13", "no-own-aide", lambda s, seat, card: s.what != ask.BUSY or seat in aides_on(s, card)),
    Condition("SW-54", "not-discarded", lambda s, _seat, card: s.what != ask.TAKE or card in s.discard),
    Condition("SW-54", "just-used", lambda s, _seat, card: s.what != ask.TAKE or card != s.arg),
)
