"""A position of Sultaniya."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ....core.events import Seat
from ....core.pile import Pile
from ....core.state import Pair, State, copied
from ..box.land import EMPTY, FLOORS, ROOF
from ..sight.events import TILES_AT
from .objectives import objective_points
from .reader import reader
from .scoring import guard_points, winners

if TYPE_CHECKING:
    from .tables import PalaceRules

NONE: Final = 255
"""No tile, no owner, no character yet."""
SEATING, DEAL, BEGIN, LOOK_THROUGH, END_TURN = -1, -2, -3, -4, -5
"""What runs by itself."""
NO_PILE: Final = len(FLOORS)
"""In place of a pile's floor: nothing was revealed yet."""
TWO_PILES: Final = Pair(NO_PILE + 1)
"""What belongs to TWICE: the two piles that were revealed from (SY-14)."""
SIDE_AND_SEAT: Final = Pair(8)
"""What belongs to BOARD (SY-1)."""
SEAT_AND_OBJECTIVE: Final = Pair(2)
"""What belongs to OBJECTIVE: who is dealt which of their two (SY-27); as one number its place in `objectives`."""


@copied
@dataclass(slots=True)
class Position(State):
    """A position of Sultaniya."""

    rules: PalaceRules
    palaces: list[bytes]
    """For each seat the piece in each slot, or EMPTY."""
    openings: list[int]
    """For each seat four numbers: where which shape fits on each floor; kept as the palaces grow."""
    displays: list[bytes]
    """The tiles before each pile, the oldest first."""
    piles: list[Pile]
    """One for each floor; the top tile of each is seen by all."""
    treasure: int
    sapphires: bytearray
    """Of each seat."""
    djinns: bytearray
    """Who has each djinn, or NONE."""
    characters: bytes
    """Of each seat, or NONE."""
    objectives: bytes
    """Two of each seat, or NONE."""
    undealt: bytes
    """The objectives that nobody was dealt."""
    starter: int
    """Who began."""
    round: int
    """A round is one turn of every seat from the starter on; alone it is a turn."""
    built: int
    """Whether anybody built a tile in this round (SY-19)."""
    idle: int
    """The rounds in a row in which nobody did."""
    finisher: int
    """Whose fifth roof stands (SY-18), or NONE."""
    choose: int
    """Option, SY-1."""
    open_objectives: int
    """Option, SY-26."""
    red_build_pays: int
    """Option, SY-15."""
    red_replaces: int
    """Option, SY-16; none in the first edition."""

    def returns(self) -> list[float]:
        """Winners share 1; alone it is a hundredth of the points (SY-24, SY-25)."""
        if not self.over:
            return [0.0] * self.players
        points = self.points()
        if self.players == 1:
            return [points[0] / 100]
        won = winners(points, self.sapphires)
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """What everybody can count: all but objectives that are still secret."""
        return self.points() if self.over or self.open_objectives else self.open_points()

    def open_points(self) -> list[int]:
        """Points by palaces and guards (SY-20, SY-21)."""
        if NONE in self.characters:
            return [0] * self.players
        read = reader(self.rules.components).read
        palaces = [read(palace, self.characters[seat]) for seat, palace in enumerate(self.palaces)]
        ranked = guard_points([palace.guards for palace in palaces])
        return [palace.points + ranked[seat] for seat, palace in enumerate(palaces)]

    def points(self) -> list[int]:
        """All points, objectives too (SY-20, SY-21, SY-22, SY-23)."""
        return [
            points + sum(self.objective_points(seat, i) for i in (0, 1))
            for seat, points in enumerate(self.open_points())
        ]

    def objective_points(self, seat: Seat, number: int) -> int:
        """What one of a seat's two objectives brings; nothing before it is dealt."""
        objective = self.objectives[2 * seat + number]
        if objective == NONE:
            return 0
        return objective_points(
            self.rules.components,
            objective,
            self.palaces[seat],
            djinns=self.djinns.count(seat),
            sapphires=self.sapphires[seat],
        )


def roofs(s: Position, seat: Seat) -> int:
    """How many roofs stand in a palace (SY-18)."""
    start, stop = s.rules.components.land.spans[ROOF]
    return stop - start - s.palaces[seat].count(EMPTY, start, stop)


def slot_place(s: Position, seat: Seat, slot: int) -> int:
    """The place of a slot in a palace."""
    components = s.rules.components
    return TILES_AT + components.tiles + components.land.size * seat + slot
