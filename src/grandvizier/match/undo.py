"""What may be taken back: by whoever chose it, or only if everybody agrees (GV-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from ..core.errors import Refusal
from ..core.events import Row, Seat
from ..core.game import Game
from ..core.state import CHANCE, NOBODY, State
from .choices import tells_face
from .journal import NO_UNDO, Chosen

WayBack: TypeAlias = Literal["undo", "agreed", "none"]
"""By an undo, only if everybody agrees, or not at all."""


def refusal(game: Game, left: Sequence[Chosen], seat: object) -> Refusal | None:
    """Why a seat may not take its last choice back, of those that stand; None if it may."""
    last = left[-1]
    code = (
        "undo-nothing"
        if len(left) == 1
        else "undo-other"
        if type(seat) is not int or last.seat != seat
        else "undo-face"
        if tells_face(game, last.feed)
        else "undo-chance"
        if last.draws
        else None
    )
    return NO_UNDO[code] if code else None


def refusal_if_agreed(left: Sequence[Chosen], seat: object) -> Refusal | None:
    """Why a seat may not take its last choice back even if everybody agrees; None if it may."""
    has_chosen = type(seat) is int and any(entry.seat == seat for entry in left[1:])
    return None if has_chosen else NO_UNDO["undo-nothing"]


def last_choice(left: Sequence[Chosen], seat: Seat) -> int:
    """Where among these stands the last one of a seat."""
    return max(number for number, entry in enumerate(left) if entry.seat == seat)


def has_shown(game: Game, entries: Sequence[Chosen]) -> bool:
    """Whether anybody was told a face, or anything was drawn, in these."""
    return any(entry.draws or tells_face(game, entry.feed) for entry in entries)


def way_back(game: Game, now: State, seat: Seat, path: Sequence[Row]) -> WayBack:
    """How a choice could be taken back once it is made.

    What chance would really answer is not asked: nobody is to learn from this what nobody may know.
    """
    state = now.copy()
    feed = state.feed = []
    for row in path:
        state.step(row)
    draws = state.seat == CHANCE
    while state.seat == CHANCE:
        state.step(state.legal()[0])
    if state.seat == NOBODY or any(event[0] == game.showdown for _, event in feed):
        return "none"
    return "agreed" if draws or state.seat != seat or tells_face(game, feed) else "undo"
