"""The shape of a view, as it is handed out; the page's types are written from here (`scripts/page_types.py`)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypedDict

from ....core.game import ViewData
from .events import Verdict


class Stacked(NamedTuple):
    """A card of the Extra Task stack."""

    by: int | None
    """Who added it; None for a plate."""
    card: int | None
    """None where this seat does not know which it is."""


class Kept(NamedTuple):
    """A gift that a seat keeps."""

    town: int
    gift: int | None
    """None where this seat does not know which it is."""


class Attached(TypedDict):
    """A card under a wish, and whose Aides lie on it."""

    card: int
    aides: list[int]


class Asks(TypedDict):
    """What a wish asks of its cards, as it is printed."""

    kind: Literal["task", "hearts", "effect", "tasks", "different"]
    key: list[str | int]
    """The task of a Simple wish; the hearts, the effect or the tasks of a Final one; nothing where tasks differ."""


class OpenWish(TypedDict):
    """An open wish with all that lies there."""

    wish: int
    final: bool
    asks: Asks
    suiting: list[int]
    """The cards of this seat's hand that may lie there (SW-19)."""
    need: int
    """How much it asks now: hearts of a Simple wish, cards of a Final one."""
    have: int
    cards: list[Attached]
    guard: int | None


class Promised(TypedDict):
    """What a seat's gems and wares would bring at the end."""

    gems: int
    wares: int
    days: int
    total: int
    """With the points that this seat has."""


class CourtView(ViewData):
    """The table of The Sultan's Wishes as a seat sees it; with the Travelers, what is theirs is not empty."""

    travelers: bool
    first: int | None
    round: int
    rounds: int | None
    """All rounds of a game alone (SW-52); None together."""
    cycle: int
    """Which plate of the round it is, from 1 on."""
    cycles: int
    """The plates of a round (SW-1)."""
    plate: int | None
    extra: int
    """The extra points of the plate."""
    ended: bool
    """Whether a Final wish was fulfilled: the game ends with this round."""
    deck: int
    """How many cards."""
    top: int | None
    """The back of the top card."""
    discard: list[int]
    hand: list[int]
    """The seat's own."""
    hands: list[int]
    """How many cards each has."""
    stack: list[Stacked]
    turned: bool
    """Whether the stack lies open."""
    wishes: list[OpenWish]
    simple_left: int
    finals_left: int
    market: list[int | None]
    """The ware before each merchant."""
    prices: list[int | None]
    """What each of them costs whoever may buy now."""
    short: list[int]
    """How many gems this seat lacks for each of them."""
    worth: list[int | None]
    """What each of them would bring this seat at the end."""
    stock: list[int]
    """How many wares each merchant has."""
    lowest: list[list[int]]
    """The wares that all saw go under each merchant's stack, the lowest last."""
    wares: list[list[int | None]]
    """Those of each seat; None where this seat has not seen which."""
    markets: list[int | None]
    """The Market Score card of each seat."""
    gems: list[int]
    pool: int
    points: list[int]
    promised: Promised | None
    lamps: list[bool]
    aides: list[int]
    """How many free Aides each has."""
    orderlies: list[int | None]
    """On which space of the chart each Orderly stands."""
    priority: list[int]
    """Whose Aides lie on the Priority track, the first first."""
    known_hearts: list[int]
    """The hearts of each extra task, as far as this seat knows."""
    nodes: list[int]
    """Where on the track each Traveler is."""
    tokens: list[int]
    """The Stops with a relic."""
    relics_left: int
    """The relics beside the track."""
    relics: list[list[int | None]]
    gift_stacks: list[int]
    gifts: list[list[Kept]]
    looking: list[int | None]
    """The gifts that whoever is asked has drawn."""
    added_hearts: list[int]
    """The hearts that gifts have added to each extra task."""
    winners: list[int]
    tie: list[int] | None
    """At the end, where the best are level: what decides then, the Valuable wares of each seat."""
    verdict: Verdict | None
