"""The pieces in the two boxes, as the rules read them: cards, wishes, plates, wares, markets, gifts and the track.

Whatever they name is a number: a task, an effect, a merchant, a town, another piece.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """A Task card, or a Guard."""

    id: str
    task: int
    """-1: a Guard."""
    hearts: int
    """0: a Guard."""
    effect: int
    """A number in EFFECTS; -1: a Guard."""
    travelers: bool


@dataclass(frozen=True, slots=True)
class Wish:
    """A Simple or a Final wish."""

    id: str
    final: bool
    kind: str
    """Simple: task.  Final: hearts, effect, tasks, different."""
    key: tuple[int, ...]
    """The task of a Simple wish; the hearts, the effect or the tasks of a Final one; nothing where tasks differ."""
    need: int
    """So many hearts under a Simple wish, so many cards under a Final one."""
    solo: bool
    travelers: bool


@dataclass(frozen=True, slots=True)
class Plate:
    """A Mood plate."""

    id: str
    adds: int
    """So many cards from the deck to the Extra stack: 0 or 1."""
    extra: int
    """The extra points."""
    travelers: bool


@dataclass(frozen=True, slots=True)
class Ware:
    """A Wares card."""

    id: str
    merchant: int
    kind: int
    period: int
    cost: int
    valuable: bool


@dataclass(frozen=True, slots=True)
class Market:
    """A Market Score card."""

    id: str
    merchants: tuple[int, int, int]
    """Points for a ware of each merchant."""
    favoured: tuple[int, ...]
    """Kinds of wares."""
    favoured_bonus: int
    valuable_bonus: int
    complete_day: int


@dataclass(frozen=True, slots=True)
class Gift:
    """A Gift card."""

    id: str
    town: int
    """A number in TOWNS: when it is settled."""
    effect: str
    """A word in GIFTS."""
    key: tuple[int, ...]
    """The merchant of ware and merchant, the period, the number of gems, the tasks; else nothing."""


@dataclass(frozen=True, slots=True)
class Track:
    """The Travelers' track: node 0 is Start, then come the Stops by their numbers, then the three towns."""

    stops: int
    ahead: tuple[tuple[int, ...], ...]
    """The nodes ahead of each; none of a town."""
    marked: tuple[int, ...]
    """The Stops with a relic at the start."""

    @property
    def towns(self) -> tuple[int, int, int]:
        """The nodes of the towns, in the order of TOWNS."""
        return self.stops + 1, self.stops + 2, self.stops + 3
