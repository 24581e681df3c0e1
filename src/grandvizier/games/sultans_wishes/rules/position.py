"""A position of The Sultan's Wishes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ....core.pile import Pile
from ....core.state import State, copied
from .scoring import winners

if TYPE_CHECKING:
    from .tables import SultanRules

NONE: Final = 255
"""No card, no seat, no space."""
PRIVATE: Final = 64
"""Added to a ware that its owner alone has seen (TR-10)."""
ON_TRACK: Final = 63
"""In place of a card: the Aide goes to the Priority track."""
(
    SET_UP, DEALT_OUT, START_ROUND, PLATE_EFFECT, ADD_CARD, NEXT_MOOD, ROTATE, CHECK_WISHES, BEGIN_TURNS, NEXT_TURN,
    AFTER_ACTION, REFILL, DRAW_MORE, SETTLE_GUARD, FINISH_FULFIL, REPLENISH, TURN_UP_STACK, RANK, CLEAR, NEXT_ROUND,
) = range(-1, -21, -1)  # fmt: skip
"""What runs by itself."""
SHOW_GIFT, GIFT_PASS, GIFTS_OF, NEW_TOKENS = range(-21, -25, -1)
"""With the Travelers."""
BOUGHT_ONE, RUBBED_LAMP = 1, 2
"""The optional actions of a turn that were used (SW-42)."""


@copied
@dataclass(slots=True)
class Position(State):
    """A position of The Sultan's Wishes."""

    rules: SultanRules
    hands: list[bytes]
    deck: bytearray
    """The cards beneath the top of the draw deck, in rising number: which lies where is decided by nobody yet."""
    top: int
    """The top card of the draw deck: everybody sees its back, nobody its face (SW-28)."""
    shuffles: int
    discard: bytearray
    stack: bytearray
    """The Extra Task stack, the oldest first."""
    stack_by: bytes
    """Who added each card, or NONE for a plate (SW-55)."""
    stack_known: bytearray
    """The seats that know each card."""
    turned: int
    """Whether the stack lies face up (SW-61)."""
    open: bytes
    """The open wishes, the longest open first."""
    under: list[bytes]
    """The Task cards under each of them."""
    guards: bytes
    """The Guard at each of them, or NONE."""
    last: bytes
    """Who played the last Task card on each of them (SW-17)."""
    aides: bytearray
    """Two for each Task card: whose Aide lies there, or NONE."""
    free: bytearray
    """The Aides before each seat."""
    simple: bytes
    """The Simple wishes that may still lie face down."""
    simple_left: int
    """How many do."""
    finals: bytes
    finals_left: int
    plates: bytes
    """The plates that may still come up in this round."""
    plate: int
    cycle: int
    """How many plates were revealed in this round."""
    market: bytes
    """The ware before each merchant, or NONE."""
    stock: list[bytes]
    """For each merchant the undrawn wares."""
    lowest: list[bytes]
    """For each the wares that were put under them, the lowest last."""
    owned: list[bytes]
    """The wares of each seat; PRIVATE is added to those that nobody else saw."""
    markets: bytes
    """The Market Score card of each seat, or NONE."""
    gems: bytearray
    pool: int
    score: list[int]
    """On the score track; in the end all points."""
    lamps: bytes
    """Whether each Magic Lamp is active."""
    orderlies: bytes
    """The space of each Orderly, or NONE."""
    priority: bytes
    """The seats on the Priority track, the first place first."""
    first: int
    """Who has the first player marker."""
    round: int
    ended: int
    """Whether a Final wish was fulfilled (SW-49)."""
    travelers: int
    """Option, TR-1."""
    nodes: bytes
    """Where each Traveler stands; from here on all is empty without the Travelers."""
    tokens: bytes
    """Whether a relic token lies on each node (TR-7)."""
    relic_pool: bytes
    """The tokens that nobody has seen, on the track or beside it."""
    relics: list[bytes]
    """Those of each seat."""
    gift_piles: list[Pile]
    """One for each town."""
    gifts: list[bytes]
    """Those that each seat keeps."""
    hearts: bytes
    """The hearts that gifts added to each task in this round (TR-5)."""

    def returns(self) -> list[float]:
        """Winners share 1; alone it is a hundredth of the points (SW-52)."""
        if not self.over:
            return [0.0] * self.players
        if self.players == 1:
            return [self.score[0] / 100]
        won = winners(self.rules.components, self.score, [public(wares) for wares in self.owned])
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """The score track; in the end all points."""
        return self.score[:]


def public(wares: bytes) -> list[int]:
    """The numbers of wares, whoever has seen them."""
    return [ware & ~PRIVATE for ware in wares]
