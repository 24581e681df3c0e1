"""A fold: something rebuilt, event by event, from nothing but what a seat was told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ..events import Event, Kind, Seat

if TYPE_CHECKING:
    from ..game import Asked


class Fold:
    """Hears each kind of event in the method named after it: `hear_looked(who, place, card)`."""

    kinds: ClassVar[tuple[Kind, ...]]
    """The kinds of events of the game, the core's first."""
    _methods: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._methods = tuple(f"hear_{kind.name}" for kind in cls.kinds)

    def hear(self, event: Event) -> None:
        """Take in one event."""
        getattr(self, self._methods[event[0]])(*event[1:])


def as_asked(asked: tuple[int, Seat] | None, questions: Sequence[str]) -> Asked | None:
    """What is asked of whom, as a view says it."""
    return None if asked is None else {"question": questions[asked[0] - 1], "seat": asked[1]}
