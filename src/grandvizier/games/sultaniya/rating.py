"""How good each choice looks to a seat of an imagined position: what its prospect gains by it, in points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final

from .box import BUILD_TWICE, REFRESH, SEARCH
from .djinns import call, put_under, refresh, search, slot_of, stop
from .events import AFTER_MOVE, AGAIN, BUILD, MOVE_TILE, SET_DOWN, TURN
from .objectives import DJINN_POINTS
from .palace import EMPTY
from .position import Position
from .prospect import RICH, Prospect, Shared
from .rules import PASS_SAPPHIRES, pass_turn, place, reveal, take
from .standing import Standings

NOTHING: Final = -50.0
"""Not to be had."""
COST: Final = 0.3
"""A tile in the display beats one that must be uncovered first."""
SEEK: Final = 0.9
"""To uncover a tile only for the hope of a better one costs more."""
LOST: Final = 1.0
"""What a turn without a build costs."""
PRICE: Final = 2.0
"""How many times its worth a sapphire paid to a djinn must bring."""
RESCUE: Final = 6.0
"""What moving a tile is worth where nothing fits any more; elsewhere it costs as much."""
TRIED: Final = 3
"""So many tiles of a pile, the best by themselves, are looked at closely before it is searched."""


class Rating(Prospect):
    """The prospect of the seat that is asked, and what each row does to it."""

    def __init__(self, standings: Standings, s: Position, seat: int, shared: Shared) -> None:
        super().__init__(standings, s, seat, shared)
        self._bests: dict[int, float] = {}

    def rate(self, rows: Sequence[int]) -> list[float]:
        """What each row gains; comparable among the rows of one question."""
        moves = self.s.rules.moves.rows
        found = []
        for row in rows:
            rule, args = moves[row]
            found.append(_RATES[rule](self, *args))
        return found

    # What a build brings.

    def take(self, tile: int) -> float:
        """A tile for what it brings; one of the own palace for what its giving way brings."""
        return self.put_under(tile) if self.s.what == MOVE_TILE else self._best(tile)

    def _best(self, tile: int) -> float:
        """The most that a tile brings anywhere."""
        found = self._bests.get(tile)
        if found is None:
            built = self.standings.built(self.palace, tile)
            have = self._paid(tile, self.s.what)
            promises = [self.worth(palace, one, have) for palace, one in built.values()]
            found = self._bests[tile] = max(promises) - self.now if promises else NOTHING
        return found

    def _paid(self, tile: int, what: int) -> int:
        """The sapphires to have after building this tile at such a question (SY-12, SY-15)."""
        pays = what in (TURN, BUILD) or (what == AFTER_MOVE and self.s.red_build_pays)
        return self.have + self.s.rules.pays[tile] if pays else self.have

    def place(self, slot: int, way: int) -> float:
        """The palace with the tile in hand there."""
        tile = self.s.arg
        palace = bytearray(self.palace)
        have = self.have
        if self.s.what == SET_DOWN:
            palace[slot_of(self.s, self.seat, tile)] = EMPTY
        else:
            assert self.s.below is not None
            have = self._paid(tile, self.s.below[0])
        palace[slot] = 2 * tile + way
        return self._gain(bytes(palace), have)

    def put_under(self, tile: int | None = None) -> float:
        """The palace without a tile, or without the one in hand."""
        palace = bytearray(self.palace)
        palace[slot_of(self.s, self.seat, self.s.arg if tile is None else tile)] = EMPTY
        return self._gain(bytes(palace), self.have)

    def _gain(self, palace: bytes, sapphires: int) -> float:
        return self.worth(palace, self.standings.read(palace), sapphires) - self.now

    # What else there is to do.

    def pass_turn(self) -> float:
        """Sapphires for a turn."""
        return self._pays(min(PASS_SAPPHIRES, self.s.treasure)) - LOST

    def stop(self) -> float:
        """Nothing more; a turn without a build is lost."""
        return 0.0 if self.s.what == AGAIN else -LOST

    def _pays(self, sapphires: int) -> float:
        """What so many sapphires more, or less, are worth."""
        useful = min(RICH, self.have + sapphires) - min(RICH, self.have)
        return self.weights.sapphires * useful + self.weights.objectives * self.for_pairs * sapphires / 2

    @cached_property
    def _displayed(self) -> list[float]:
        """What the displayed tiles bring, the best first."""
        return sorted([self._best(tile) for display in self.s.displays for tile in display], reverse=True)

    def reveal(self, floor: int) -> float:
        """Then the top tile can be had, or what is displayed already, or perhaps a better one."""
        return max(self.top(floor) - COST, max(self._displayed, default=NOTHING) - SEEK, -LOST)

    def top(self, floor: int) -> float:
        """What the visible top tile of a pile brings."""
        pile = self.s.piles[floor]
        return self._best(pile.top) if len(pile) else NOTHING

    def search(self, floor: int) -> float:
        """The best that is in the pile."""
        pile, fits = self.s.piles[floor], self.shared.standings[self.seat].fits
        worth = self.standings.worth(self.palace)
        there = [tile for part in (pile.undrawn, pile.head, pile.tail) for tile in part if fits >> tile & 1]
        there.sort(key=lambda tile: (-worth[2 * tile], tile))
        return max(map(self._best, there[:TRIED]), default=NOTHING)

    def call(self, djinn: int) -> float:
        """A djinn is worth what it brings, less its price."""
        price = PRICE * self._pays(-self.s.rules.components.prices[djinn])
        if self.for_djinns and self.s.djinns[djinn] != self.seat:
            price += DJINN_POINTS * self.weights.objectives
        if djinn == BUILD_TWICE:
            best, second = [*self._displayed, NOTHING, NOTHING][:2]
            return best + max(0.0, second) + price
        if djinn == SEARCH:
            return max(map(self.search, range(4))) - COST + price
        if djinn == REFRESH:
            return max(map(self.top, range(4))) - COST + price
        return -RESCUE if self.shared.standings[self.seat].fits & self.shared.around else RESCUE


_RATES: Final[Mapping[object, Callable[..., float]]] = {
    take: Rating.take,
    place: Rating.place,
    put_under: Rating.put_under,
    reveal: Rating.reveal,
    pass_turn: Rating.pass_turn,
    stop: Rating.stop,
    call: Rating.call,
    refresh: Rating.top,
    search: Rating.search,
}
"""By the rule of a row."""


def rate_characters(s: Position, rows: Sequence[int]) -> list[float]:
    """Sapphires at the start are the plainest advantage."""
    components, moves = s.rules.components, s.rules.moves
    return [float(components.characters[moves.rows[row][1][0]].sapphires) for row in rows]
