"""Events: what leaves a rule, declared once with typed fields, and to whom its faces are told.

Every seat hears every event, so all streams have the same length.  What may differ from seat to seat is a
Face: it is filled for the seats of the event's audience and empty for all others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from .numbered import Numbered

Seat: TypeAlias = int
"""Who sits at the table, from 0 up; below that are CHANCE and NOBODY."""

Row: TypeAlias = int
"""A row of a game's moves or of its draws."""

Place: TypeAlias = int
"""A place of a game, as its `Rules.places` list them."""

Audience: TypeAlias = int
"""A bit for each seat."""

ALL: Final[Audience] = -1
"""The audience that is everyone, onlookers included: every bit is set."""

HIDDEN: Final = -1
"""What stands in a Face field for those who may not see it."""

Event: TypeAlias = tuple[int, ...]
"""The number of its kind, then its fields."""

Told: TypeAlias = tuple[Audience, Event]
"""An event with its audience: a bit for each seat that sees its faces."""


def only(seat: Seat) -> Audience:
    """The audience that is one seat."""
    return 1 << seat


@dataclass(frozen=True, slots=True)
class Field:
    """What a number in an event or in a row's arguments stands for."""

    kind: str
    """`seat`, `place`, `count` or `face`."""
    family: str = ""
    """Which faces (`wish`, `row`), named counts (`verdict`) or places (`pile`, `own`); empty for plain numbers."""


SEAT: Final = Field("seat")
PLACE: Final = Field("place")
OWN: Final = Field("place", "own")
"""In a row's arguments: a place before whoever chooses, counted from that seat's first."""
COUNT: Final = Field("count")


def face(family: str) -> Field:
    """A field that may be secret: a card, a tile, a choice."""
    return Field("face", family)


def at(name: str) -> Field:
    """In a row's arguments: one of the places of this name, counted from the first."""
    return Field("place", name)


def named(family: str) -> Field:
    """A public number that stands for a word."""
    return Field("count", family)


@dataclass(frozen=True, slots=True)
class Kind:
    """The declaration of one kind of event."""

    name: str
    fields: tuple[tuple[str, Field], ...]
    faces: tuple[int, ...]
    """Where in the event its faces stand, counting the kind itself as 0."""
    places: tuple[int, ...]
    """Where its places stand."""
    glimpse: bool = False
    """Whether it shows a face in passing and moves nothing: whoever forgets it has only lost a memory."""

    def blank(self, event: Event) -> Event:
        """The event as those hear it who may not see its faces."""
        return tuple(HIDDEN if i in self.faces else value for i, value in enumerate(event))

    def spots(self, event: Event) -> frozenset[tuple[Place, str, int]]:
        """Its faces at its places, each as a view's table would list it."""
        families = [(self.fields[i - 1][1].family, event[i]) for i in self.faces]
        return frozenset((event[i], family, face) for i in self.places for family, face in families)


def kind(name: str, **fields: Field) -> Kind:
    """Declare a kind of event: `kind("looked", who=SEAT, place=PLACE, card=face("wish"))`."""
    where = {
        sort: tuple(i for i, field in enumerate(fields.values(), start=1) if field.kind == sort)
        for sort in ("face", "place")
    }
    return Kind(name, tuple(fields.items()), where["face"], where["place"])


def glimpse(name: str, **fields: Field) -> Kind:
    """Declare a kind of event that is nothing but a look at a face."""
    return replace(kind(name, **fields), glimpse=True)


_kinds: Numbered[Kind] = Numbered()
ASKED: Final = _kinds.add(kind("asked", question=named("question"), who=SEAT))
CHOSE: Final = _kinds.add(kind("chose", who=SEAT, row=face("row")))
CORE_KINDS: Final = _kinds.all()
"""What the core itself tells: who is asked what, and to a seat its own choices."""


@dataclass(frozen=True, slots=True)
class Brings:
    """What a choice would change, told before it is made, as far as the seat that makes it may know."""

    points: int
    """How many points more the seat counts for itself; fewer if below 0."""
    gains: tuple[Event, ...] = ()
    """All that is worth a word, what weighs most first.  A gain is declared and encoded like an event, among the
    game's `gains`; nobody but this seat is told it."""


def heard(feed: Iterable[Told], seat: Seat, kinds: tuple[Kind, ...]) -> list[Event]:
    """The stream of one seat; an onlooker is a seat that nobody ever addresses."""
    return [
        event if audience >> seat & 1 or not kinds[event[0]].faces else kinds[event[0]].blank(event)
        for audience, event in feed
    ]
