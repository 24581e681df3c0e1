"""The rulings of The Sultan's Wishes: their catalogue, and for each rule the conditions it must meet, read literally.

Nothing here is fast.  `legal` is; that both agree is tested in every sampled position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ....core.actions import Condition
from ....core.rulings import catalogue
from ..box.components import Wishes
from ..box.moods import mood_of
from ..box.terms import AIDE, BARGAIN, GEMS, HERALD, RENEW, SPY
from ..sight.events import (
    AIDE_WHERE,
    BARGAIN_BUY,
    BUSY,
    GUARD,
    LOVELY_THROW,
    MEAN_THROW,
    OPTIONS,
    QUESTIONS,
    RENEW_TAKE,
    RENEW_THROW,
    SAD_WISH,
    SPY_ADD,
    TURN,
    UNDER,
)
from .position import BOUGHT_ONE, NONE, RUBBED_LAMP, Position

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
)

# What is asked decides what may be chosen.

ASKED_BY: Final = {
    TURN: "SW-42", UNDER: "SW-20", AIDE_WHERE: "SW-53", BUSY: "SW-56", SPY_ADD: "SW-55", BARGAIN_BUY: "SW-53",
    RENEW_THROW: "SW-54", RENEW_TAKE: "SW-54", OPTIONS: "SW-42", GUARD: "SW-24", LOVELY_THROW: "SW-33",
    MEAN_THROW: "SW-32", SAD_WISH: "SW-30",
}  # fmt: skip
"""The ruling behind each question."""


def answers(asked: Mapping[int, str], names: Mapping[int, str], *questions: int) -> tuple[Condition, ...]:
    """A verb answers these questions; at any other the refusal says what is asked."""

    def other(question: int) -> Callable[..., bool]:
        return lambda s, *_: s.what != question

    return tuple(
        Condition(ruling, f"now-{names[question]}", other(question), _may if question == OPTIONS else None)
        for question, ruling in asked.items()
        if question not in questions
    )


def at_base(*questions: int) -> tuple[Condition, ...]:
    """A verb answers these questions of the base game."""
    return answers(ASKED_BY, dict(enumerate(QUESTIONS, start=1)), *questions)


# Literal readings.


def suits(components: Wishes, card: int, wish: object) -> bool:
    """Whether a card matches what a wish asks of a single card (SW-19)."""
    one = components.cards[card]
    kind, key = wish.kind, wish.key  # type: ignore[attr-defined]
    if kind in ("task", "tasks"):
        return one.task in key
    if kind == "hearts":
        return one.hearts in key
    return kind == "different" or one.effect in key


def may_lie_under(s: Position, card: int, wish: int) -> bool:
    """Whether a card suits an open wish with what lies there (SW-19)."""
    components = s.rules.components
    one = components.wishes[wish]
    if not suits(components, card, one):
        return False
    return not _task_there(s, card, wish)


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
    if s.what == BARGAIN_BUY:
        return s.rules.components.numbers["bargain"]
    return int(s.rules.components.plates[s.plate].id == "restless")


def _price(s: Position, merchant: int) -> int:
    return max(0, s.rules.components.wares[s.market[merchant]].cost - _off(s))


def _affordable(s: Position, seat: int, merchant: int) -> bool:
    """Whether a merchant has a ware that this seat can pay now (SW-60)."""
    return s.market[merchant] != NONE and _price(s, merchant) <= s.gems[seat]


def _may(s: Position, seat: int, *_: int) -> dict[str, int | str]:
    """Which optional actions are left in this turn (SW-42)."""
    buy = not s.arg & BOUGHT_ONE and any(_affordable(s, seat, merchant) for merchant in range(len(s.market)))
    lamp = bool(s.lamps[seat]) and not s.arg & RUBBED_LAMP
    return {"buy": "yes" if buy else "no", "lamp": "yes" if lamp else "no"}


def _bears(s: Position, card: int, effect: int) -> bool:
    return s.rules.components.cards[card].effect == effect


def _cheap(s: Position, seat: int) -> bool:
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
    Condition("SW-42", "bought-already", lambda s, *_: s.what != OPTIONS or not s.arg & BOUGHT_ONE),
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
    Condition("SW-19", "not-open", lambda s, _seat, wish: s.what != UNDER or wish in s.open),
    Condition("SW-24", "not-open", lambda s, _seat, wish: s.what != GUARD or wish in s.open),
    Condition("SW-30", "not-open", lambda s, _seat, wish: wish in s.open),
    Condition("SW-19", "task-there", lambda s, _seat, wish: s.what != UNDER or not _task_there(s, s.arg, wish)),
    Condition("SW-19", "does-not-suit", lambda s, _seat, wish: s.what != UNDER or may_lie_under(s, s.arg, wish)),
    Condition("SW-24", "guarded", lambda s, _seat, wish: s.what != GUARD or not has_guard(s, wish)),
    Condition("SW-24", "guard-elsewhere", lambda s, _seat, wish: s.what != GUARD or _guard_next(s, wish)),
    Condition("SW-30", "sad-final", lambda s, _seat, wish: s.what != SAD_WISH or not _is_final(s, wish)),
    Condition("SW-30", "sad-elsewhere", lambda s, _seat, wish: s.what != SAD_WISH or _lowest_simple(s, wish)),
)
_FROM_TABLE: Final = (AIDE_WHERE, BUSY, RENEW_TAKE)
PICK: Final = (
    *(
        Condition(
            ASKED_BY[question], "not-in-hand", lambda s, seat, card, q=question: s.what != q or card in s.hands[seat]
        )
        for question in (SPY_ADD, RENEW_THROW, LOVELY_THROW, MEAN_THROW)
    ),
    Condition("SW-39", "not-in-hand", lambda s, seat, card: s.what in _FROM_TABLE or card in s.hands[seat]),
    Condition("SW-53", "not-attached", lambda s, _seat, card: s.what != AIDE_WHERE or card in attached(s)),
    Condition("SW-13", "not-attached", lambda s, _seat, card: s.what != BUSY or card in attached(s)),
    Condition("SW-15", "card-full", lambda s, _seat, card: s.what != AIDE_WHERE or has_room(s, card)),
    Condition("SW-56", "same-card", lambda s, _seat, card: s.what != BUSY or card != s.arg),
    Condition("SW-13", "no-own-aide", lambda s, seat, card: s.what != BUSY or seat in aides_on(s, card)),
    Condition("SW-54", "not-discarded", lambda s, _seat, card: s.what != RENEW_TAKE or card in s.discard),
    Condition("SW-54", "just-used", lambda s, _seat, card: s.what != RENEW_TAKE or card != s.arg),
)
