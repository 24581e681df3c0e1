"""The tables of Sultaniya: what may be asked, and every row."""

from __future__ import annotations

from typing import Final

from ....core.actions import ActionTable, verb
from ....core.box.components import Components
from ....core.events import OWN, SEAT, at, named
from ....core.game import Game, Options
from ....core.pile import Pile
from ....core.rules import Rules
from ....core.state import CHANCE, NOBODY, OVER
from ..box.components import Character, Palaces
from ..box.land import EMPTY, FLOORS
from ..box.terms import PLAYERS, POWERS
from ..sight import questions as ask
from ..sight.events import OBJECTIVE, SOURCES, TILE, TILES_AT, WAYS
from . import rulings as why
from .asks import questions_in
from .djinns import call, leave, look_through, put_under, refresh, search, stop
from .palace import Fitting
from .piles import turn_up
from .position import BEGIN, DEAL, END_TURN, LOOK_THROUGH, NONE, SEATING, Position
from .scoring import pays
from .turns import (
    begin,
    board,
    choose,
    deal,
    end_turn,
    objective,
    pass_turn,
    place,
    reveal,
    seating,
    side,
    starter,
    take,
)

MOST: Final = PLAYERS[-1]


def lay_out(rules: Rules, players: int, options: Options, first: int | None) -> Position:
    """The table before anything is drawn (SY-27)."""
    assert isinstance(rules, PalaceRules)
    components = rules.components
    s = Position(
        rules, players, OVER, NOBODY, 0, None, None,
        palaces=[bytes([EMPTY]) * components.land.size] * players, openings=[0] * 4 * players,
        displays=[b""] * len(FLOORS), piles=[Pile(bytes(tiles)) for tiles in components.piles[players]],
        treasure=components.sapphires, sapphires=bytearray(players), djinns=bytearray([NONE]) * len(POWERS),
        characters=bytes([NONE]) * players, objectives=bytes([NONE]) * 2 * players,
        undealt=bytes(range(len(components.objectives))),
        starter=0, round=0, built=0, idle=0, finisher=NONE,
        choose=int(options["characters"] == "choose"), open_objectives=int(options["open_objectives"]),
        red_build_pays=int(options["red_build_pays"]), red_replaces=int(options.get("red_replaces", False)),
    )  # fmt: skip
    s.push(BEGIN, NOBODY)
    s.push(DEAL, NOBODY)
    s.push(SEATING, NOBODY)
    s.push(ask.STARTER, CHANCE, NOBODY if first is None else first)
    for floor in reversed(range(4)):
        if components.piles[players][floor]:
            s.push(ask.TOP, CHANCE, floor)
    return s


# Every row.


class PalaceRules(Rules):
    """The tables of Sultaniya."""

    components: Palaces

    def __init__(self, game: Game, components: Components, edition: int) -> None:
        assert isinstance(components, Palaces)
        land, tiles = components.land, range(components.tiles)
        piles = [(floor,) for floor in range(4)]
        self.fitting = Fitting(components)
        self.pays = bytes(pays(components, tile) for tile in tiles)
        """The sapphires on each tile."""
        self.printed = tuple(self._printed(one) for one in components.characters)
        """For each character the palace with the parts that are printed on its board, and its openings (SY-3)."""
        self.unbuilt = land.size - 3
        """The slots that are empty before anything is built."""
        super().__init__(
            game,
            components,
            edition,
            moves=ActionTable(
                (verb(pass_turn, *why.PASS), [()]),
                (verb(stop, *why.STOP), [()]),
                (verb(put_under, *why.PUT_UNDER), [()]),
                (verb(reveal, *why.REVEAL, pile=at("pile")), piles),
                (verb(refresh, *why.REFRESH_REASONS, pile=at("pile")), piles),
                (verb(search, *why.SEARCH_REASONS, pile=at("pile")), piles),
                (verb(call, *why.CALL, djinn=at("djinn")), ((djinn,) for djinn in range(len(POWERS)))),
                (
                    verb(choose, *why.CHOOSE, character=named("character")),
                    ((i,) for i in range(len(components.characters))),
                ),
                (verb(take, *why.TAKE, tile=at("tile")), ((tile,) for tile in tiles)),
                (
                    verb(place, *why.PLACE, slot=OWN, way=named("way")),
                    ((slot, way) for slot in range(land.size) for way in (0, 1)),
                ),
                # Since edition 2: red is a "can" (SY-14).
                (verb(leave, *why.LEAVE), [()] if edition >= 2 else []),
            ),
            draws=ActionTable(
                (verb(turn_up, tile=TILE), ((tile,) for tile in tiles)),
                (verb(objective, objective=OBJECTIVE), ((i,) for i in range(len(components.objectives)))),
                (verb(board, character=named("character")), ((i,) for i in range(len(components.characters)))),
                (verb(side), ((i,) for i in (0, 1))),
                (verb(starter, who=SEAT), ((seat,) for seat in range(MOST))),
            ),
            questions=questions_in(edition),
            continuations={
                SEATING: seating,
                DEAL: deal,
                BEGIN: begin,
                LOOK_THROUGH: look_through,
                END_TURN: end_turn,
            },
            places=(
                *(("pile", floor) for floor in range(4)),
                *(("djinn", djinn) for djinn in range(len(POWERS))),
                *(("tile", tile) for tile in tiles),
                *((FLOORS[slot.floor], seat, slot.index + 1) for seat in range(MOST) for slot in land.slots),
            ),
            own=tuple(
                tuple(range(TILES_AT + len(tiles) + land.size * seat, TILES_AT + len(tiles) + land.size * (seat + 1)))
                for seat in range(MOST)
            ),
            seated=frozenset(FLOORS),
            in_parts=(take, call),
            names={
                "tile": tuple(part.id for part in components.parts),
                "objective": tuple(entry["id"] for entry in components.data["objectives"]),
                "character": tuple(one.id for one in components.characters),
                "djinn": components.djinn_ids,
                "source": SOURCES,
                "way": WAYS,
            },
        )
        self.first_take = self.moves.number(take, 0)
        self.pass_row, self.stop_row = self.moves.number(pass_turn), self.moves.number(stop)
        self.under_row = self.moves.number(put_under)
        self.reveals, self.refreshes = self.moves.where(reveal), self.moves.where(refresh)
        self.searches = self.moves.where(search)
        self.affordable = tuple(
            tuple(self.moves.number(call, djinn) for djinn, price in enumerate(components.prices) if price <= have)
            for have in range(components.sapphires + 1)
        )
        """For each number of sapphires the rows that call a djinn it can pay."""
        self.unseen = frozenset(self.reveals + self.refreshes + self.searches)
        """What shows something that nobody has seen yet."""
        self.leaves = self.moves.where(leave)
        """What to choose instead of a tile to move; nothing in the first edition."""
        self.chooses = self.moves.where(choose)
        self.starters = {n: self.draws.where(starter, lambda seat, n=n: seat < n) for n in PLAYERS}
        self.sides, self.boards = self.draws.where(side), self.draws.where(board)
        self.objective_rows = self.draws.where(objective)
        self._placings = tuple(self._place_rows(start, stop) for start, stop in land.spans)

    def _printed(self, one: Character) -> tuple[bytes, list[int]]:
        palace = bytearray([EMPTY]) * self.fitting.land.size
        for part, slot in zip(one.printed, one.slots, strict=True):
            palace[slot] = 2 * part
        return bytes(palace), self.fitting.all_openings(palace)

    def _place_rows(self, start: int, stop: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """For each way round and each set of slots of a floor, the rows that place a tile there."""
        number = self.moves.number
        return tuple(
            tuple(
                tuple(number(place, slot, way) for slot in range(start, stop) if bits >> slot - start & 1)
                for bits in range(1 << stop - start)
            )
            for way in (0, 1)
        )

    def placings(self, tile: int, floor: int, openings: int) -> tuple[int, ...]:
        """The rows that place this tile, given the openings of its floor."""
        front, back = self._placings[floor]
        shapes = self.fitting.shapes
        return front[openings >> 8 * shapes[2 * tile] & 0xFF] + back[openings >> 8 * shapes[2 * tile + 1] & 0xFF]


build: Final = PalaceRules
"""As the game finds it."""
