"""Where each byte of an observation stands, and what of it hangs on the components and the seats alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ....core.events import Seat
from ....core.sight.observation import Sketch
from ..box.components import Wishes
from ..box.moods import mood_of
from ..box.pieces import Wish
from ..box.terms import PLAYERS
from ..rules.position import NONE

SEATS: Final = PLAYERS[-1]
COUNTS: Final = 9
"""Bytes of a seat that count something: points, gems, lamp, Aides, hand, wares, place of priority, relics, gifts."""
REST: Final = {
    "round": 20, "cycle": 10, "ended": 1, "over": 1, "players": SEATS, "travelers": 1, "deck": 58, "guard_on_top": 1,
    "simple_left": 16, "finals_left": 4, "stack": 30, "relics_left": 18,
}  # fmt: skip
"""Bytes that count something of the whole table, the last of all, and what each is divided by for a learner."""
OWNED: Final = 2
"""Where a ware is: from this on with each seat."""
_TOWNS: Final = 3
"""As many stacks of gifts have a number."""
_WISH: Final = 3
"""Bytes of a wish: whether it is open and guarded, how far it is, how much it asks."""


class SeatBytes(NamedTuple):
    """The bytes of a seat."""

    counts: range
    market: int
    node: int
    relics: range
    gifts: range


class Fields:
    """The bytes in their order."""

    def __init__(self, components: Wishes, sketch: Sketch) -> None:
        c, field, byte = components, sketch.field, sketch.byte
        self.cards, self.aides = field(len(c.cards)), field(2 * (len(c.cards) - len(c.guards)))
        self.wishes, self.wares = field(_WISH * len(c.wishes)), field(len(c.wares))
        self.seats = [
            SeatBytes(field(COUNTS), byte(), byte(), field(len(c.relics)), field((len(c.gifts) + 7) // 8))
            for _ in range(SEATS)
        ]
        self.tasks, self.orderlies = field(len(c.tasks)), field(SEATS)
        self.tokens, self.stacks = field(len(c.track.ahead)), field(_TOWNS)
        self.asked, self.first, self.plate, self.what = byte(), byte(), byte(), byte()
        rest = field(len(REST))
        self.rest, self.size = dict(zip(REST, rest, strict=True)), rest.stop


@dataclass(frozen=True, slots=True)
class Chair:
    """What hangs on the number of players and on who looks: seats are counted from there."""

    blank: bytearray
    """An observation of nothing."""
    turned: bytes
    """For each seat its number; NONE stays."""
    seats: tuple[tuple[Seat, int, int], ...]
    """Each seat at the table, where its bytes begin, and where its Orderly stands."""
    owners: tuple[tuple[Seat, int], ...]
    """Each seat, and the number of the wares that it owns."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """What hangs on the components.  The cards come first: the number of a card is the place of its byte."""

    chairs: dict[tuple[int, Seat], Chair]
    """By the players and the seat that looks."""
    wishes: tuple[tuple[int, bytes], ...]
    """Where the bytes of each wish begin, and how far each card brings it."""
    needs: tuple[bytes, ...]
    """For each plate, and for none, how much each wish asks."""
    aides: slice
    wares: int
    """Where these begin."""
    market: int
    """How far it stands behind the first byte of a seat; so do the next three."""
    node: int
    relics: int
    gifts: int
    tasks: slice
    hearts: tuple[tuple[int, int], ...]
    """For each Task card the byte of its task, and its hearts."""
    tokens: slice
    stacks: int
    rest: int
    left: int


_found: Final[dict[str, Addresses]] = {}
"""By the fingerprint of the components."""


def addresses_of(components: Wishes) -> Addresses:
    """The addresses for these components."""
    found = _found.get(components.fingerprint)
    if found is None:
        found = _found[components.fingerprint] = _addresses(components)
    return found


def _addresses(components: Wishes) -> Addresses:
    sketch = Sketch()
    fields = Fields(components, sketch)
    one = fields.seats[0]
    first = one.counts.start
    asks = {less: bytes(max(0, wish.need - less) for wish in components.wishes) for less in _lessened()}
    return Addresses(
        chairs={(players, me): _chair(fields, players, me) for players in PLAYERS for me in range(players)},
        wishes=tuple(
            (at, _worth(components, wish)) for at, wish in zip(fields.wishes[::_WISH], components.wishes, strict=True)
        ),
        needs=tuple(asks[mood_of(plate).less] for plate in range(NONE + 1)),
        aides=_slice(fields.aides),
        wares=fields.wares.start,
        market=one.market - first,
        node=one.node - first,
        relics=one.relics.start - first,
        gifts=one.gifts.start - first,
        tasks=_slice(fields.tasks),
        hearts=tuple((fields.tasks[card.task], card.hearts) for card in components.cards if card.task >= 0),
        tokens=_slice(fields.tokens),
        stacks=fields.stacks.start,
        rest=fields.asked,
        left=fields.rest["relics_left"],
    )


def _slice(field: range) -> slice:
    return slice(field.start, field.stop)


def _lessened() -> set[int]:
    """All that plates take off what wishes ask."""
    return {mood_of(plate).less for plate in range(NONE + 1)}


def _worth(components: Wishes, wish: Wish) -> bytes:
    """A Final wish counts cards, a Simple one hearts."""
    return bytes(1 if wish.final else card.hearts for card in components.cards)


def _chair(fields: Fields, players: int, me: Seat) -> Chair:
    blank = bytearray(fields.size)
    for seated in fields.seats:
        blank[seated.market] = blank[seated.node] = NONE
    for orderly in fields.orderlies:
        blank[orderly] = NONE
    owners = [(me + turn) % players for turn in range(players)]
    return Chair(
        blank=blank,
        turned=bytes(owners.index(seat) if seat < players else seat for seat in range(NONE + 1)),
        seats=tuple(
            (owner, seated.counts.start, orderly)
            for owner, seated, orderly in zip(owners, fields.seats, fields.orderlies, strict=False)
        ),
        owners=tuple((owner, OWNED + turn) for turn, owner in enumerate(owners)),
    )
