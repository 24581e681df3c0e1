"""How good each choice looks to a seat of an imagined position: what its prospect gains by it, in points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final

from ....core.events import Row, Seat
from ..box.land import EMPTY
from ..box.terms import BUILD_TWICE, REFRESH, SEARCH
from ..rules.djinns import call, fillings, leave, put_under, refresh, search, slot_of, stop
from ..rules.objectives import DJINN_POINTS
from ..rules.position import Position
from ..rules.turns import PASS_SAPPHIRES, pass_turn, place, reveal, take
from ..sight import questions as ask
from .palace_cache import PalaceCache
from .prospect import RICH, Prospect, Shared

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
POORER: Final = 3
"""A tile that brings so many points less by itself is worth another look where it could be replaced."""
TRIED: Final = 3
"""So many tiles of a pile, the best by themselves, are looked at closely before it is searched."""


class Rating(Prospect):
    """The prospect of the seat that is asked, and what each row does to it."""

    def __init__(self, cache: PalaceCache, s: Position, seat: Seat, shared: Shared) -> None:
        super().__init__(cache, s, seat, shared)
        self._bests: dict[int, float] = {}

    def rate(self, rows: Sequence[Row]) -> list[float]:
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
        if self.s.what == ask.MOVE:
            return max(self.put_under(tile), self._swap(slot_of(self.s, self.seat, tile)))
        return self._filled(tile, self.s.arg) if self.s.what == ask.REPLACE else self._best(tile)

    def _best(self, tile: int) -> float:
        """The most that a tile brings anywhere."""
        found = self._bests.get(tile)
        if found is None:
            built = self.cache.built(self.palace, tile)
            have = self._paid(tile, self.s.what)
            promises = [self.worth(palace, one, have) for palace, one in built.values()]
            found = self._bests[tile] = max(promises) - self.now if promises else NOTHING
        return found

    def _paid(self, tile: int, what: int) -> int:
        """The sapphires to have after building this tile at such a question (SY-12, SY-15)."""
        pays = what in (ask.TURN, ask.BUILD) or (
            what in (ask.MOVE, ask.AFTER_MOVE, ask.REPLACE) and self.s.red_build_pays
        )
        return self.have + self.s.rules.pays[tile] if pays else self.have

    def place(self, slot: int, way: int) -> float:
        """The palace with the tile in hand there."""
        tile = self.s.arg
        palace = bytearray(self.palace)
        have = self.have
        if self.s.what == ask.SET_DOWN:
            palace[slot_of(self.s, self.seat, tile)] = EMPTY
        else:
            assert self.s.below is not None
            have = self._paid(tile, self.s.below[0])
        palace[slot] = 2 * tile + way
        return self._gain(bytes(palace), have)

    def put_under(self, tile: int | None = None) -> float:
        """The palace without a tile, or without that in hand; if it does not stand so, with the best in its place."""
        palace = bytearray(self.palace)
        slot = slot_of(self.s, self.seat, self.s.arg if tile is None else tile)
        if self.s.red_replaces and not self.s.rules.fitting.may_leave(palace, slot):
            return self._swap(slot)
        palace[slot] = EMPTY
        return self._gain(bytes(palace), self.have)

    def _swap(self, slot: int) -> float:
        """What the best displayed tile brings in the place of another (SY-16)."""
        if not self.s.red_replaces:
            return NOTHING
        return max((self._filled(tile, slot) for tile in fillings(self.s, self.seat, slot)), default=NOTHING)

    def _filled(self, tile: int, slot: int) -> float:
        """What a tile brings in this slot, whatever stands there now."""
        fitting, palace = self.s.rules.fitting, self.palace
        rows = self.s.rules.placings(tile, fitting.floor[tile], fitting.gap(palace, slot))
        have = self._paid(tile, self.s.what)
        ways = (self.s.rules.moves.rows[row][1][1] for row in rows)
        return max(self._gain(b"%b%c%b" % (palace[:slot], 2 * tile + way, palace[slot + 1 :]), have) for way in ways)

    @cached_property
    def _swaps(self) -> float:
        """The most that red could bring by putting a displayed tile in the place of a plainly poorer one (SY-16)."""
        s, worth = self.s, self.cache.worth(self.palace)
        if not s.red_replaces or not any(s.displays):
            return NOTHING
        best = [max((worth[2 * tile] for tile in display), default=0) for display in s.displays]
        tiles, floors = s.rules.components.tiles, s.rules.fitting.floor
        poor = (
            slot
            for slot, piece in enumerate(self.palace)
            if piece >> 1 < tiles and worth[piece] + POORER <= best[floors[piece >> 1]]
        )
        return max(map(self._swap, poor), default=NOTHING)

    def leave(self) -> float:
        """The palace as it is, and a normal build."""
        return max([0.0, *self._displayed[:1]])

    def _gain(self, palace: bytes, sapphires: int) -> float:
        return self.worth(palace, self.cache.read(palace), sapphires) - self.now

    # What else there is to do.

    def pass_turn(self) -> float:
        """Sapphires for a turn."""
        return self._pays(min(PASS_SAPPHIRES, self.s.treasure)) - LOST

    def stop(self) -> float:
        """Nothing more; a turn without a build is lost."""
        return 0.0 if self.s.what == ask.AGAIN else -LOST

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
        pile, fits = self.s.piles[floor], self.shared.palaces[self.seat].fits
        worth = self.cache.worth(self.palace)
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
        stuck = not self.shared.palaces[self.seat].fits & self.shared.around
        return RESCUE if stuck else max(-RESCUE, self._swaps + price)


_RATES: Final[Mapping[object, Callable[..., float]]] = {
    take: Rating.take,
    place: Rating.place,
    put_under: Rating.put_under,
    leave: Rating.leave,
    reveal: Rating.reveal,
    pass_turn: Rating.pass_turn,
    stop: Rating.stop,
    call: Rating.call,
    refresh: Rating.top,
    search: Rating.search,
}
"""By the rule of a row."""


def rate_characters(s: Position, rows: Sequence[Row]) -> list[float]:
    """Sapphires at the start are the plainest advantage."""
    components, moves = s.rules.components, s.rules.moves
    return [float(components.characters[moves.rows[row][1][0]].sapphires) for row in rows]
