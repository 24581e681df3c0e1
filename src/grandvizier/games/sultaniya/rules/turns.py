"""Sultaniya, in the order of its rulebook: set-up, the turn, the end.  The djinns have a file of their own."""

from __future__ import annotations

from typing import Final

from ....core.events import ALL, Seat, only
from ....core.pile import replaced, without
from ....core.state import CHANCE
from ..box.terms import ROOFS_TO_END, SOLO_TURNS
from ..sight import questions as ask
from ..sight.events import (
    BUILT,
    DEALT,
    FIFTH_ROOF,
    PASSED,
    ROUND,
    SCORED,
    SEATED,
    SHOWED,
    SOURCES,
    STALLED,
    STARTS,
    TILES_AT,
    TIMED_OUT,
    TOOK,
    TOTALLED,
    WON,
)
from .djinns import fetch, lift, set_down
from .piles import lay
from .position import END_TURN, NO_PILE, NONE, SEAT_AND_OBJECTIVE, SIDE_AND_SEAT, TWO_PILES, Position, roofs, slot_place
from .scoring import guard_points, guards, lines, winners

PASS_SAPPHIRES: Final = 2
"""SY-13."""

# Setup.


def starter(s: Position, _: int, seat: Seat) -> None:
    """The first player is drawn, or chosen by hand (SY-27)."""
    s.starter = seat
    s.pop()
    s.tell(ALL, STARTS, seat)


def seating(s: Position, _: int, __: int) -> None:
    """Everybody gets a character: of one side, at random, or by choice in turn order (SY-1)."""
    if s.choose:
        for turn in reversed(range(s.players)):
            s.push(ask.CHARACTER, (s.starter + turn) % s.players)
    else:
        s.push(ask.SIDE, CHANCE)


def side(s: Position, _: int, number: int) -> None:
    """One side of the boards is dealt (SY-1)."""
    s.pop()
    for turn in reversed(range(s.players)):
        s.push(ask.BOARD, CHANCE, SIDE_AND_SEAT.pack(number, (s.starter + turn) % s.players))


def board(s: Position, _: int, character: int) -> None:
    """A board is dealt (SY-1)."""
    _side, seat = SIDE_AND_SEAT.unpack(s.arg)
    s.pop()
    sit(s, seat, character)


def choose(s: Position, seat: Seat, character: int) -> None:
    """Choose a character, but not the other side of a board that is taken (SY-1)."""
    s.pop()
    sit(s, seat, character)


def sit(s: Position, seat: Seat, character: int) -> None:
    """Three parts are printed on the board (SY-3); some characters take sapphires from the treasure (SY-27)."""
    one = s.rules.components.characters[character]
    s.characters = replaced(s.characters, seat, character)
    s.palaces[seat], s.openings[4 * seat : 4 * seat + 4] = s.rules.printed[character]
    s.treasure -= one.sapphires
    s.sapphires[seat] = one.sapphires
    s.tell(ALL, SEATED, seat, character, one.sapphires)


def deal(s: Position, _: int, __: int) -> None:
    """Two objectives for each player, the rest back unseen (SY-27)."""
    for turn in reversed(range(s.players)):
        for which in (1, 0):
            s.push(ask.OBJECTIVE, CHANCE, SEAT_AND_OBJECTIVE.pack((s.starter + turn) % s.players, which))


def objective(s: Position, _: int, number: int) -> None:
    """An objective is seen by its owner only, or by all in the variant for the experienced (SY-26, SY-27)."""
    seat, _ = SEAT_AND_OBJECTIVE.unpack(s.arg)
    s.objectives = replaced(s.objectives, s.arg, number)
    s.undealt = without(s.undealt, number)
    s.pop()
    s.tell(ALL if s.open_objectives else only(seat), DEALT, seat, number)


def begin(s: Position, _: int, __: int) -> None:
    """The first player begins (SY-27)."""
    s.round = 1
    s.tell(ALL, ROUND, 1)
    s.push(ask.TURN, s.starter)


# The turn: build, call a djinn, or pass.


def reveal(s: Position, seat: Seat, floor: int) -> None:
    """Lay the top tile of one pile into its display, one a decision (SY-10)."""
    if s.what == ask.TURN:
        s.goto(ask.BUILD, seat, floor)
    elif s.what == ask.AFTER_MOVE:
        s.arg = floor
    elif s.what == ask.TWICE:
        s.arg = second_pile(s.arg, floor)
    lay(s, seat, floor)


def second_pile(revealed: int, floor: int) -> int:
    """Green reveals of one pile, then of a different one: both as one number (SY-14)."""
    one, two = TWO_PILES.unpack(revealed)
    if one == NO_PILE:
        return TWO_PILES.pack(floor, two)
    return revealed if floor == one else TWO_PILES.pack(one, floor)


def take(s: Position, seat: Seat, tile: int) -> None:
    """Take a tile: a displayed one (SY-10), with a djinn's help one of the searched pile, or one's own to move it."""
    if s.what == ask.FETCH:
        fetch(s, seat, tile)
    elif s.what == ask.MOVE:
        lift(s, seat, tile)
    else:
        s.push(ask.PLACE, seat, tile)
        floor = s.rules.fitting.floor[tile]
        s.displays[floor] = without(s.displays[floor], tile)
        if s.feed is not None:
            s.tell(ALL, TOOK, seat, TILES_AT + tile)


def place(s: Position, seat: Seat, slot: int, way: int) -> None:
    """Place the tile in hand: a slot, a way round (SY-10); its sapphires come from the treasure (SY-12).

    What a djinn builds brings none; the normal build after a move does, unless the table agreed otherwise (SY-15).
    """
    if s.what == ask.SET_DOWN:
        set_down(s, seat, slot, way)
        return
    tile = s.arg
    s.pop()
    grow(s, seat, slot, 2 * tile + way)
    s.built = 1
    paid = 0
    if s.what in (ask.TURN, ask.BUILD) or (s.what in (ask.AFTER_MOVE, ask.REPLACE) and s.red_build_pays):
        paid = collect(s, seat, s.rules.pays[tile])
    if s.what == ask.TWICE:
        s.goto(ask.AGAIN, seat)
    else:
        s.goto(END_TURN, seat)
    if s.feed is not None:
        s.tell(ALL, BUILT, seat, TILES_AT + tile, slot_place(s, seat, slot), way, paid)


def grow(s: Position, seat: Seat, slot: int, piece: int) -> None:
    """A piece stands, and what may stand around it follows."""
    palace = s.palaces[seat] = replaced(s.palaces[seat], slot, piece)
    s.rules.fitting.grow(s.openings, 4 * seat, palace, slot)


def collect(s: Position, seat: Seat, sapphires: int) -> int:
    """Take sapphires from the treasure, or what is left (SY-12, SY-13)."""
    paid = min(sapphires, s.treasure)
    s.treasure -= paid
    s.sapphires[seat] += paid
    return paid


def pass_turn(s: Position, seat: Seat) -> None:
    """Pass and take two sapphires (SY-13)."""
    s.goto(END_TURN, seat)
    paid = collect(s, seat, PASS_SAPPHIRES)
    if s.feed is not None:
        s.tell(ALL, PASSED, seat, paid)


# The end.


def end_turn(s: Position, seat: Seat, _: int) -> None:
    """A fifth roof standing now gives every other player one more turn (SY-18); else the turn goes clockwise."""
    if s.finisher == NONE and roofs(s, seat) >= ROOFS_TO_END:
        s.finisher = seat
        s.tell(ALL, FIFTH_ROOF, seat)
    after = (seat + 1) % s.players
    if after == s.finisher or (after == s.starter and round_ends(s)):
        score(s)
    else:
        s.push(ask.TURN, after)


def round_ends(s: Position) -> bool:
    """The game ends when nobody builds for rounds, or after too many (SY-19); alone after 20 turns (SY-25).

    Since edition 2 neither takes a last turn away: once a fifth roof stands, SY-18 goes first.
    """
    components = s.rules.components
    s.idle = 0 if s.built else s.idle + 1
    s.built = 0
    if s.finisher == NONE or s.edition < 2:
        limit = SOLO_TURNS if s.players == 1 else components.round_limit
        if s.players > 1 and s.idle == components.stall_rounds:
            s.tell(ALL, STALLED, s.idle)
            return True
        if s.round == limit:
            s.tell(ALL, TIMED_OUT, s.round)
            return True
    s.round += 1
    s.tell(ALL, ROUND, s.round)
    return False


def score(s: Position) -> None:
    """Objectives are shown and all points counted (SY-20, SY-21, SY-22, SY-23, SY-24)."""
    if s.feed is None:
        return
    components = s.rules.components
    count = guards(components, s.palaces)
    ranked = guard_points(count)
    points = s.points()
    for seat, palace in enumerate(s.palaces):
        for source, number, worth in lines(components, palace, s.characters[seat]):
            s.tell(ALL, SCORED, seat, source, number, worth)
        if s.players > 1:
            s.tell(ALL, SCORED, seat, SOURCES.index("guard"), count[seat], ranked[seat])
        for i in (0, 1):
            s.tell(ALL, SHOWED, seat, s.objectives[2 * seat + i], s.objective_points(seat, i))
        s.tell(ALL, TOTALLED, seat, points[seat])
    for seat in winners(points, s.sapphires) if s.players > 1 else []:
        s.tell(ALL, WON, seat)
