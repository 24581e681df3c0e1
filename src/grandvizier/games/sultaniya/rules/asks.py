"""What may be chosen at each question: the fast reading of the rules.  `rulings.py` is the literal one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.events import Row, Seat
from ....core.rules import Ask, PileOf, Question, questions
from ....core.state import NOBODY
from ..box.land import EMPTY, FLOORS
from ..box.terms import BUILD_TWICE, DISPLAY, MOVE, REFRESH, SEARCH
from ..sight import questions as ask
from .djinns import fillings, may_replace, slot_of
from .position import NO_PILE, SIDE_AND_SEAT, TWO_PILES, Position

COMPLETING: Final = (ask.PLACE, ask.REFRESH, ask.MOVE, ask.SET_DOWN, ask.SEARCH)
"""The questions that only complete a choice: which pile, where, which way round."""


# What chance is asked.  The draw of a tile has its number.


def ask_tile(s: Position, _: Seat, floor: int) -> Sequence[Row]:
    """Any tile of the pile that nobody has seen there."""
    return s.piles[floor].undrawn


def ask_starter(s: Position, _: Seat, first: int) -> Sequence[Row]:
    """Any seat, or the one that was chosen."""
    seats = s.rules.starters[s.players]
    return seats if first == NOBODY else seats[first : first + 1]


def ask_side(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """One of the two sides."""
    return s.rules.sides


def ask_board(s: Position, _: Seat, arg: int) -> Sequence[Row]:
    """A board of that side that nobody has."""
    components, (side, _seat) = s.rules.components, SIDE_AND_SEAT.unpack(arg)
    return [
        row
        for row, (character, one) in zip(s.rules.boards, enumerate(components.characters), strict=True)
        if one.side == side and character not in s.characters
    ]


def ask_objective(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """One that nobody has."""
    return [s.rules.objective_rows[number] for number in s.undealt]


# What players are asked.


def ask_character(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Neither one that is taken nor its back (SY-1)."""
    return [
        row
        for row, (character, one) in zip(s.rules.chooses, enumerate(s.rules.components.characters), strict=True)
        if character not in s.characters and one.back not in s.characters
    ]


def takes(s: Position, seat: Seat, rows: list[Row]) -> int:
    """Add the displayed tiles that fit somewhere; say how many."""
    rules, at, before = s.rules, 4 * seat, len(rows)
    wanted, first, openings = rules.fitting.wanted, rules.first_take, s.openings
    for display in s.displays:
        if display:
            here = openings[at]
            for tile in display:
                if here & wanted[tile]:
                    rows.append(first + tile)  # noqa: PERF401 - for so few a comprehension costs more
        at += 1
    return len(rows) - before


def may_reveal(s: Position, floor: int) -> bool:
    """While the display has fewer than three and the pile is not empty (SY-10)."""
    pile = s.piles[floor]
    return len(s.displays[floor]) < DISPLAY and bool(pile.head or pile.tail or pile.undrawn)


def ask_turn(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Reveal, take, call a djinn, or pass."""
    rules, displays = s.rules, s.displays
    rows = [rules.pass_row]
    takes(s, seat, rows)
    left = False
    for floor, pile in enumerate(s.piles):
        if pile.head or pile.tail or pile.undrawn:
            left = True
            if len(displays[floor]) < DISPLAY:
                rows.append(rules.reveals[floor])
    rows += calls(s, seat, left=left)
    return rows


def calls(s: Position, seat: Seat, *, left: bool) -> Sequence[Row]:
    """The djinns that can be paid and find something to do (SY-14), given whether any pile has a tile left."""
    rules = s.rules
    paid = rules.affordable[s.sapphires[seat]]
    moves = rules.edition >= 2 or s.palaces[seat].count(EMPTY) < rules.unbuilt
    if left and moves:
        return paid
    serves = {REFRESH: left or any(s.displays), MOVE: moves, BUILD_TWICE: True, SEARCH: left}
    return [row for row in paid if serves[rules.moves.rows[row][1][0]]]


def ask_build(s: Position, seat: Seat, floor: int) -> Sequence[Row]:
    """Reveal on, or take; pass only if nothing fits (SY-11)."""
    rules = s.rules
    rows: list[int] = []
    if not takes(s, seat, rows):
        rows.append(rules.pass_row)
    if may_reveal(s, floor):
        rows.append(rules.reveals[floor])
    return rows


def ask_refreshed(s: Position, seat: Seat, floor: int) -> Sequence[Row]:
    """Reveal on of the same pile, take, or leave it."""
    rows = [s.rules.stop_row]
    takes(s, seat, rows)
    if may_reveal(s, floor):
        rows.append(s.rules.reveals[floor])
    return rows


def ask_after_move(s: Position, seat: Seat, revealed: int) -> Sequence[Row]:
    """A normal build, or none."""
    rows = [s.rules.stop_row]
    takes(s, seat, rows)
    piles = range(4) if revealed == NO_PILE else (revealed,)
    rows += [s.rules.reveals[floor] for floor in piles if may_reveal(s, floor)]
    return rows


def ask_twice(s: Position, seat: Seat, revealed: int) -> Sequence[Row]:
    """Reveal of two piles, in any order since edition 2, before that one after the other (SY-14); take; or leave it."""
    rows = [s.rules.stop_row]
    takes(s, seat, rows)
    first, second = TWO_PILES.unpack(revealed)
    piles = range(4) if second == NO_PILE else (first, second) if s.rules.edition >= 2 else (second,)
    rows += [s.rules.reveals[floor] for floor in piles if may_reveal(s, floor)]
    return rows


def ask_again(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Take a second tile, or leave it."""
    rows = [s.rules.stop_row]
    takes(s, seat, rows)
    return rows


def ask_refresh(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any pile that has a tile, in it or before it."""
    return [s.rules.refreshes[floor] for floor in range(4) if len(s.piles[floor]) or s.displays[floor]]


def ask_search(s: Position, _: Seat, __: int) -> Sequence[Row]:
    """Any pile that is not empty."""
    return [s.rules.searches[floor] for floor in range(4) if len(s.piles[floor])]


def ask_fetch(s: Position, seat: Seat, floor: int) -> Sequence[Row]:
    """Any tile of the pile that fits."""
    wanted, here, first = s.rules.fitting.wanted, s.openings[4 * seat + floor], s.rules.first_take
    return [first + tile for tile in s.piles[floor].order() if here & wanted[tile]]


def ask_move(s: Position, seat: Seat, _: int) -> Sequence[Row]:
    """Any own tile that can go elsewhere, under its pile, or give way to another; since edition 2 also none (SY-14)."""
    rules, palace = s.rules, s.palaces[seat]
    tiles, fitting = rules.components.tiles, rules.fitting
    rows = [
        rules.first_take + (piece >> 1)
        for slot, piece in enumerate(palace)
        if piece >> 1 < tiles and (fitting.may_go(palace, slot) or may_replace(s, seat, slot))
    ]
    return [*rows, *rules.leaves]


def ask_replace(s: Position, seat: Seat, slot: int) -> Sequence[Row]:
    """A displayed tile that fits the gap, and nothing else (SY-16)."""
    return [s.rules.first_take + tile for tile in fillings(s, seat, slot)]


def ask_place(s: Position, seat: Seat, tile: int) -> Sequence[Row]:
    """Every slot where the tile in hand fits, each way round; if it replaces another, that one's (SY-16)."""
    floor = s.rules.fitting.floor[tile]
    below = s.below
    if below is not None and below[0] == ask.REPLACE:
        return s.rules.placings(tile, floor, s.rules.fitting.gap(s.palaces[seat], below[2]))
    return s.rules.placings(tile, floor, s.openings[4 * seat + floor])


def ask_set_down(s: Position, seat: Seat, tile: int) -> Sequence[Row]:
    """Another slot of its floor, or under its pile."""
    rules, palace = s.rules, s.palaces[seat]
    slot = slot_of(s, seat, tile)
    rows = rules.placings(tile, rules.fitting.floor[tile], rules.fitting.destinations(palace, slot))
    under = rules.fitting.may_leave(palace, slot) or may_replace(s, seat, slot)
    return [rules.under_row, *rows] if under else rows


def questions_in(edition: int) -> dict[int, Question]:
    """All that may be asked in an edition."""
    asks: dict[int, Ask | tuple[Ask, PileOf]] = {
        ask.TOP: (ask_tile, lambda _s, floor: (FLOORS[floor], 0)),
        ask.DEEPER: (ask_tile, lambda _s, floor: (FLOORS[floor], 0)),
        ask.STARTER: (ask_starter, lambda _s, _: ("starter", 0)),
        ask.SIDE: (ask_side, lambda _s, _: ("side", 0)),
        ask.BOARD: (ask_board, lambda _s, _: ("boards", 0)),
        ask.OBJECTIVE: (ask_objective, lambda _s, _: ("objectives", 0)),
        ask.CHARACTER: ask_character,
        ask.TURN: ask_turn,
        ask.BUILD: ask_build,
        ask.PLACE: ask_place,
        ask.REFRESH: ask_refresh,
        ask.REFRESHED: ask_refreshed,
        ask.MOVE: ask_move,
        ask.SET_DOWN: ask_set_down,
        ask.AFTER_MOVE: ask_after_move,
        ask.TWICE: ask_twice,
        ask.AGAIN: ask_again,
        ask.SEARCH: ask_search,
        ask.FETCH: ask_fetch,
        ask.REPLACE: ask_replace,
    }
    if edition < 2:
        del asks[ask.REPLACE]
    return questions(ask.QUESTIONS, asks, COMPLETING)
