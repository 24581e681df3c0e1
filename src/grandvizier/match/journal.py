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
    """The last choice that still stood was taken back; by consent of all, more of them."""

    seat: int
    length: int
    """How many events every stream has left."""
    agreed: int = 0
    """So many choices were taken back because everybody agreed; 0 is the last one, by the rule (GV-5)."""


Entry: TypeAlias = Chosen | Undone


def standing(journal: list[Entry]) -> list[Chosen]:
    """The choices that were not taken back."""
    left: list[Chosen] = []
    for entry in journal:
        if isinstance(entry, Chosen):
            left.append(entry)
        else:
            del left[-(entry.agreed or 1) :]
    return left
