"""A match as a row of plies: the position before each choice, before the draws that answered it, and after them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..core.state import State
from ..match import Match
from ..match.journal import Chosen, in_force


@dataclass(frozen=True, slots=True)
class Ply:
    """One choice that stands; the first one is the opening, which nobody chose."""

    number: int
    entry: Chosen
    start: int
    """So many events were told before it."""
    end: int
    """So many were told when it was done."""
    before: State
    drawing: State
    """The choice is made, and chance has not answered it yet."""
    after: State
    turn: bool
    """Whether somebody else is asked after it than chose, or the game is over: a turn has ended."""


def plies(match: Match) -> Iterator[Ply]:
    """All of them, in order; the positions are the authority's and must not be changed."""
    state = match.rules.opening(match.players, match.options, match.first)
    state.feed = None
    end = 0
    for number, entry in enumerate(in_force(match.journal)):
        before = state.copy()
        for row in entry.path:
            state.step(row)
        drawing = state.copy()
        for row in entry.draws:
            state.step(row)
        start, end = end, end + len(entry.feed)
        yield Ply(number, entry, start, end, before, drawing, state.copy(), state.over or state.seat != entry.seat)
