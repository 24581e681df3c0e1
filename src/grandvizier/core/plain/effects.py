"""What an event does, read from its declaration: telling is doing.

A place called `to` is where the face of the event comes to lie, `off` is where it lay and lies no more, and at `at` it
is seen and stays.  A field that is called like one of the game's facts says its new value: for the seat that the event
names first, or for the whole table if it names none.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ..errors import BadSetup
from ..events import CORE_KINDS, Kind
from ..numbered import Numbered

if TYPE_CHECKING:
    from ..events import Event, Field
    from ..game import Game

ENDED: Final = len(CORE_KINDS)
"""The first of a game's events, which a plain position tells by itself."""


class Events(Numbered[Kind]):
    """The events of a game: `DREW = events.add(kind("drew", who=SEAT, to=PLACE, card=CARD))`."""

    def __init__(self) -> None:
        super().__init__(ENDED)
        self.add(Kind("ended", (), (), ()))


@dataclass(frozen=True, slots=True)
class Effect:
    """Where in an event stand the face, the places, the seat and the facts; None where it has none."""

    length: int
    """How many numbers the event has, its kind among them."""
    face: int | None
    at: int | None
    to: int | None
    off: int | None
    facts: tuple[tuple[str, int, int | None], ...]
    """Each with the place of its value, and that of the seat whose it is."""
    glimpse: bool

    def place(self, event: Event) -> tuple[int | None, int | None]:
        """Where the face lay, and where it lies now."""
        return (None if self.off is None else event[self.off]), (None if self.to is None else event[self.to])


def _effect(kind: Kind, facts: frozenset[str]) -> Effect:
    where = {name: number for number, (name, _) in enumerate(kind.fields, start=1)}
    seat = next((n for n, (_, field) in enumerate(kind.fields, start=1) if field.kind == "seat"), None)
    places: dict[str, Field] = {name: field for name, field in kind.fields if field.kind == "place"}
    spots = {name: where[name] for name in ("at", "to", "off") if name in places}
    if not kind.faces and "off" not in spots and spots:
        raise BadSetup(f"the event {kind.name} names a place, but no face that lies there")
    return Effect(
        1 + len(kind.fields),
        kind.faces[0] if kind.faces else None,
        spots.get("at"),
        spots.get("to"),
        spots.get("off"),
        tuple((name, where[name], seat) for name in where if name in facts),
        kind.glimpse,
    )


def told(kind: Kind) -> str:
    """What an event of a kind is told with, for whoever told it otherwise."""
    return f"{kind.name} is told with {', '.join(name for name, _ in kind.fields) or 'nothing'}"


@lru_cache(maxsize=64)
def effects(game: Game) -> tuple[Effect, ...]:
    """What each kind of event does, by its number."""
    facts = frozenset(name for name, _ in game.facts)
    return tuple(_effect(kind, facts) for kind in game.kinds)


@lru_cache(maxsize=64)
def counters(game: Game) -> dict[str, bool]:
    """The facts, and whether each seat has one: wherever an event that tells it names a seat."""
    told = {name: seat is not None for effect in effects(game) for name, _, seat in effect.facts}
    return {name: told.get(name, False) for name, _ in game.facts}


@lru_cache(maxsize=256)
def slots(game: Game, players: int) -> dict[str, tuple[int, int]]:
    """Where each fact stands in a row of numbers: its first, and how many there are."""
    found, start = {}, 0
    for name, each in counters(game).items():
        found[name] = start, players if each else 1
        start += players if each else 1
    return found


@lru_cache(maxsize=256)
def length(game: Game, players: int) -> int:
    """How many numbers all facts have."""
    return sum(size for _, size in slots(game, players).values())
