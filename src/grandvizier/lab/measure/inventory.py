"""What in a game's box has a name, and which rows and events speak of it.  Knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...core.errors import BadSetup
from ...core.events import OWN, Event, Field, Kind, Seat
from ...core.rules import Rules
from ...core.state import State

NOTHING: Final = -1
REMEMBERED: Final = 50_000
"""So many events are remembered."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A component: all copies of one are the same thing."""

    family: str
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class About:
    """What an event tells of things, and of points."""

    things: tuple[int, ...]
    holder: Seat
    """Who has them then: before whom they lie, else whose doing it is; NOTHING if nobody."""
    looker: Seat
    """Who only looked at them; NOTHING if it was no mere look."""
    points: tuple[Seat, str, int] | None
    """Whose points, what for, and how many."""


class Inventory:
    """The things of a box, numbered, and where they are named."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.things: list[Thing] = []
        self._numbers: dict[tuple[str, int], int] = {}
        numbers: dict[tuple[str, str], int] = {}
        for family, faces in rules.components.faces.items():
            for face, id_ in enumerate(rules.names.get(family, ())):
                if (family, id_) not in numbers:
                    numbers[family, id_] = len(self.things)
                    self.things.append(Thing(family, id_, faces[face]["en"]))
                self._numbers[family, face] = numbers[family, id_]
        self.moves = [
            self._of(rules.named_args(row, None), (field for _, field in verb.fields))
            for row, verb in enumerate(rules.moves.verbs)
        ]
        """By row of the moves, the things that it names."""
        self.draws = [
            self._of(args, (field for _, field in verb.fields))
            for (_, args), verb in zip(rules.draws.rows, rules.draws.verbs, strict=True)
        ]
        """The same of the draws."""
        self._read: dict[Event, About] = {}

    def read(self, event: Event) -> About:
        """What an event is about; games tell the same events over and over."""
        about = self._read.get(event)
        if about is None:
            if len(self._read) >= REMEMBERED:
                self._read.clear()
            about = self._read[event] = self._about(event)
        return about

    def _about(self, event: Event) -> About:
        kind = self.rules.game.kinds[event[0]]
        fields = [(at, field) for at, (_, field) in enumerate(kind.fields, start=1)]
        things = tuple(thing for at, field in fields if (thing := self._thing(field, event[at])) != NOTHING)
        who = next((event[at] for at, field in fields if field.kind == "seat"), NOTHING)
        places = [self.rules.places[event[at]] for at in kind.places]
        before = (int(place[1]) for place in places if place[0] in self.rules.seated)
        # A mere look gives nobody anything.
        holder = next(before, NOTHING if kind.glimpse else who)
        return About(things, holder, who if kind.glimpse else NOTHING, self._points(kind, event))

    def _points(self, kind: Kind, event: Event) -> tuple[Seat, str, int] | None:
        """Whose points an event tells, and what for; one that names nothing they are for is a sum."""
        values = dict(zip((name for name, _ in kind.fields), event[1:], strict=False))
        source = next(((name, field) for name, field in kind.fields if field.family), None)
        if "points" not in values or source is None or kind.fields[0][1].kind != "seat":
            return None
        name, field = source
        word = self.rules.names[field.family][values[name]] if field.kind == "count" else field.family
        return event[1], word, values["points"]

    def lying_before(self, state: State, seat: Seat) -> set[int]:
        """The things that lie before a seat."""
        places = self.rules.places
        return {
            self._numbers[lying.family, lying.face]
            for lying in self.rules.game.view_of(state, seat)["table"]
            if lying.face is not None
            and (lying.family, lying.face) in self._numbers
            and places[lying.place][0] in self.rules.seated
            and places[lying.place][1] == seat
        }

    def find(self, text: str) -> int:
        """The thing of this id or English name, perhaps with its family: `character:ali-baba`."""
        family, colon, rest = text.partition(":")
        wanted = _plain(rest if colon else text)
        found = [
            number
            for number, thing in enumerate(self.things)
            if wanted in (_plain(thing.id), _plain(thing.name)) and (not colon or family == thing.family)
        ]
        if len(found) == 1:
            return found[0]
        game = self.rules.game.name
        if not found:
            families = ", ".join(dict.fromkeys(thing.family for thing in self.things))
            raise BadSetup(f"{game} has no component {text!r}; give its id or its English name ({families})")
        which = ", ".join(f"{self.things[number].family}:{self.things[number].id}" for number in found)
        raise BadSetup(f"{text!r} may be several components of {game}; say which: {which}")

    def _of(self, args: Sequence[int], fields: Iterable[Field]) -> tuple[int, ...]:
        found = [self._thing(field, arg) for arg, field in zip(args, fields, strict=False) if field != OWN]
        return tuple(thing for thing in found if thing != NOTHING)

    def _thing(self, field: Field, value: int) -> int:
        if field.kind == "place":
            name, *where = self.rules.places[value]
            return self._numbers.get((str(name), int(where[0])), NOTHING) if len(where) == 1 else NOTHING
        return self._numbers.get((field.family, value), NOTHING) if field.family else NOTHING


def _plain(text: str) -> str:
    return "-".join(text.casefold().replace("’", "'").split())


@lru_cache(maxsize=16)
def inventory(rules: Rules) -> Inventory:
    """Made once for these rules."""
    return Inventory(rules)
