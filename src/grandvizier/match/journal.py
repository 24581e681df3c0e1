"""The journal of a match: everything that was decided, in order.  It only ever grows; an undo is an entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..core.events import Told


@dataclass(frozen=True, slots=True)
class Chosen:
    """A choice, the draws that answered it, and all it told."""

    seat: int
    """Who chose; NOBODY for the draws before the first question."""
    path: tuple[int, ...]
    draws: tuple[int, ...]
    by: str
    """Who acted for the seat: `person`, `bot` or `clock`."""
    feed: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """The last choice that still stood was taken back."""

    seat: int
    length: int
    """How many events every stream has left."""


Entry: TypeAlias = Chosen | Undone


def standing(journal: list[Entry]) -> list[Chosen]:
    """The choices that were not taken back."""
    left: list[Chosen] = []
    for entry in journal:
        if isinstance(entry, Chosen):
            left.append(entry)
        else:
            left.pop()
    return left
