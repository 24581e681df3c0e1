"""The journal of a match: everything that was decided, in order.  It only ever grows; an undo is an entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar, cast

from ..core.errors import Refusal
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
T = TypeVar("T")
NO_UNDO: Final = {code: Refusal(code, "GV-5") for code in ("undo-nothing", "undo-other", "undo-face", "undo-chance")}
"""Why a choice cannot be taken back: everybody at a table is told so after every choice."""


def left_of(entries: Iterable[T], taken: Callable[[T], int | None]) -> list[T]:
    """What was not taken back; `taken` says how many an entry takes back, None if it is a choice itself."""
    left: list[T] = []
    for number, entry in enumerate(entries):
        back = taken(entry)
        if back is None:
            left.append(entry)
        elif 0 < back <= len(left):
            del left[-back:]
        else:
            raise ValueError(f"journal entry {number} takes back what nobody chose")
    return left


def _taken(entry: Entry) -> int | None:
    return None if isinstance(entry, Chosen) else entry.agreed or 1


def in_force(journal: Iterable[Entry]) -> list[Chosen]:
    """The choices that were not taken back."""
    return cast("list[Chosen]", left_of(journal, _taken))
