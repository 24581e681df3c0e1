"""What a seat may see, folded from nothing but what it was told.  Knows no position: it cannot leak."""

from __future__ import annotations

from ....core.box.components import Components
from ....core.events import CORE_KINDS, HIDDEN, Place, Row, Seat
from ....core.game import Options
from ....core.sight.fold import Fold
from ..box.components import Palaces
from ..box.land import EMPTY
from ..box.terms import POWERS
from .events import DJINNS_AT, KINDS, PILES_AT, TILES_AT
from .seen import Seen, plain
from .shape import PalaceView


class View(Fold):
    """The table as one seat sees it; it keeps knowing the order of a pile that it looked through (SY-17)."""

    kinds = CORE_KINDS + KINDS

    def __init__(self, components: Components, players: int, _options: Options, seat: Seat) -> None:
        assert isinstance(components, Palaces)
        self.components = components
        self.built = False
        """Whether anybody built a tile in this round (SY-19)."""
        self.seen = Seen(
            seat=seat,
            players=players,
            asked=None,
            over=False,
            starter=None,
            round=0,
            idle=0,
            finisher=None,
            characters=[None] * players,
            palaces=[bytearray([EMPTY]) * components.land.size for _ in range(players)],
            displays=[[] for _ in range(4)],
            piles=[[None] * len(tiles) for tiles in components.piles[players]],
            held=None,
            treasure=components.sapphires,
            sapphires=[0] * players,
            djinns=[None] * len(POWERS),
            objectives=[[] for _ in range(players)],
        )

    def plain(self) -> PalaceView:
        """The view as plain data."""
        return plain(self.components, self.seen)

    # What each kind of event changes.

    def hear_asked(self, question: int, who: Seat) -> None:
        self.seen.asked = question, who

    def hear_chose(self, who: Seat, _row: Row) -> None:
        """Choices are public in this game; each is told again as what it did."""

    def hear_topped(self, pile: Place, tile: int) -> None:
        self.seen.piles[pile - PILES_AT][0] = tile

    def hear_starts(self, who: Seat) -> None:
        self.seen.starter = who

    def hear_seated(self, who: Seat, character: int, sapphires: int) -> None:
        seen, one = self.seen, self.components.characters[character]
        seen.characters[who] = character
        for part, slot in zip(one.printed, one.slots, strict=True):
            seen.palaces[who][slot] = 2 * part
        self._pay(who, sapphires)

    def hear_dealt(self, who: Seat, objective: int) -> None:
        self.seen.objectives[who].append(None if objective == HIDDEN else objective)

    def hear_round(self, number: int) -> None:
        if number > 1:
            self._count_round()
        self.seen.round = number

    def hear_revealed(self, _who: Seat, pile: Place, tile: Place) -> None:
        self.seen.piles[pile - PILES_AT].pop(0)
        self.seen.displays[pile - PILES_AT].append(tile - TILES_AT)

    def hear_took(self, _who: Seat, tile: Place) -> None:
        tile -= TILES_AT
        self.seen.displays[self.components.parts[tile].floor].remove(tile)
        self.seen.held = tile

    def hear_built(self, who: Seat, tile: Place, slot: Place, way: int, sapphires: int) -> None:
        self._stand(tile, slot, way)
        self._pay(who, sapphires)
        self.built = True

    def hear_passed(self, who: Seat, sapphires: int) -> None:
        self._pay(who, sapphires)

    def hear_called(self, who: Seat, djinn: Place, price: int) -> None:
        self.seen.djinns[djinn - DJINNS_AT] = who
        self._pay(who, -price)

    def hear_returned(self, _who: Seat, tile: Place, pile: Place) -> None:
        tile, floor = tile - TILES_AT, pile - PILES_AT
        if tile == self.seen.held:
            self._leave(tile)
        else:
            self.seen.displays[floor].remove(tile)
        self.seen.piles[floor].append(tile)

    def hear_lifted(self, _who: Seat, tile: Place, _slot: Place) -> None:
        self.seen.held = tile - TILES_AT

    def hear_moved(self, _who: Seat, tile: Place, slot: Place, way: int) -> None:
        self._leave(tile - TILES_AT)
        self._stand(tile, slot, way)

    def hear_searched(self, _who: Seat, _pile: Place) -> None:
        """What was seen follows, tile by tile."""

    def hear_saw(self, _who: Seat, pile: Place, depth: int, tile: int) -> None:
        if tile != HIDDEN:
            self.seen.piles[pile - PILES_AT][depth] = tile

    def hear_fetched(self, _who: Seat, tile: Place, pile: Place) -> None:
        order = self.seen.piles[pile - PILES_AT]
        tile -= TILES_AT
        # A tile whose depth this seat does not know lay somewhere in the one stretch it has not seen.
        del order[order.index(tile) if tile in order else order.index(None)]
        self.seen.held = tile

    def hear_found_nothing(self, _who: Seat, _pile: Place) -> None:
        """Nothing changes."""

    def hear_stopped(self, _who: Seat) -> None:
        """Nothing changes."""

    def hear_left_alone(self, _who: Seat) -> None:
        """Nothing changes."""

    def hear_fifth_roof(self, who: Seat) -> None:
        self.seen.finisher = who

    def hear_stalled(self, _rounds: int) -> None:
        self._count_round()

    def hear_timed_out(self, _rounds: int) -> None:
        self._count_round()

    def hear_scored(self, _who: Seat, _source: int, _number: int, _points: int) -> None:
        """Points are counted from the palaces."""

    def hear_showed(self, who: Seat, objective: int, _points: int) -> None:
        seen = self.seen
        if None in seen.objectives[who]:
            seen.objectives[who][seen.objectives[who].index(None)] = objective

    def hear_totalled(self, _who: Seat, _points: int) -> None:
        self.seen.over = True

    def hear_won(self, _who: Seat) -> None:
        """Winners are counted from the totals."""

    def _count_round(self) -> None:
        """A round is over."""
        self.seen.idle = 0 if self.built else self.seen.idle + 1
        self.built = False

    def _pay(self, who: Seat, sapphires: int) -> None:
        self.seen.sapphires[who] += sapphires
        self.seen.treasure -= sapphires

    def _stand(self, tile: int, place: Place, way: int) -> None:
        """The tile in hand stands in a slot now."""
        size = self.components.land.size
        seat, slot = divmod(place - TILES_AT - self.components.tiles, size)
        self.seen.palaces[seat][slot] = 2 * (tile - TILES_AT) + way
        self.seen.held = None

    def _leave(self, tile: int) -> None:
        """The tile leaves the slot where it stood."""
        for palace in self.seen.palaces:
            for way in (0, 1):
                if 2 * tile + way in palace:
                    palace[palace.index(2 * tile + way)] = EMPTY
        self.seen.held = None


class FaithfulView(View):
    """The same at a `faithful` table: after a look through a pile, the seat sees only the top again."""

    def hear_chose(self, who: Seat, row: Row) -> None:
        super().hear_chose(who, row)
        if self.seen.seat in (who, self.seen.players):
            self.close()

    def hear_returned(self, who: Seat, tile: Place, pile: Place) -> None:
        super().hear_returned(who, tile, pile)
        order = self.seen.piles[pile - PILES_AT]
        if len(order) > 1:
            order[-1] = None

    def close(self) -> None:
        """Only the top of each pile is seen."""
        for order in self.seen.piles:
            order[1:] = [None] * len(order[1:])
