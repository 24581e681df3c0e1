"""What a seat knows afterwards about what it did not see at the time: a card that is played was in the hand before.

It follows from how events are declared (`effects.py`): what comes to lie somewhere unseen, and is shown later, was that
face all the time; and whatever is known to be elsewhere meanwhile it was not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING

from ..events import HIDDEN, Event
from .effects import effects

if TYPE_CHECKING:
    from ..game import Game


@dataclass(slots=True, eq=False)
class Lies:
    """Something that lay at places from one event to another."""

    since: int
    until: float = inf
    face: int | None = None


@dataclass(slots=True)
class Hindsight:
    """What the events of a stream turn out to have told."""

    was: dict[int, int] = field(default_factory=dict)
    """By event, the face that it did not tell and that is known by now."""
    was_not: dict[int, frozenset[int]] = field(default_factory=dict)
    """By event whose face is still not known, those that it cannot have been."""

    def agrees(self, number: int, face: int) -> bool:
        """Whether the face of this event may have been this one."""
        return self.was.get(number, face) == face and face not in self.was_not.get(number, ())


def hindsight(game: Game, stream: Sequence[Event]) -> Hindsight:
    """All that follows from a stream about its own hidden faces."""
    every: list[tuple[Lies, bool]] = []
    at: dict[int, Lies] = {}
    for number, event in enumerate(stream):
        effect = effects(game)[event[0]]
        face = HIDDEN if effect.face is None else event[effect.face]
        off, to = effect.place(event)
        thing = at.pop(off, None) if off is not None else None
        if thing and to is None:
            thing.until = number
        if to is not None:
            if thing is None:
                thing = Lies(number)
                every.append((thing, face == HIDDEN and off is None))
            at[to] = thing
        if effect.at is not None:
            thing = at.get(event[effect.at])
        if thing and face != HIDDEN:
            thing.face = face
    found = Hindsight()
    for thing, hidden in every:
        if hidden and thing.face is not None:
            found.was[thing.since] = thing.face
        elif hidden:
            found.was_not[thing.since] = frozenset(
                other.face for other, _ in every if other.face is not None and _apart(thing, other)
            )
    return found


def _apart(thing: Lies, other: Lies) -> bool:
    """Whether two things were on the table at the same time, so that they cannot be the same."""
    return other is not thing and other.since <= thing.until and thing.since <= other.until
