"""A fold: something rebuilt, event by event, from nothing but what a seat was told."""

from __future__ import annotations

from typing import ClassVar

from .events import Event, Kind


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
