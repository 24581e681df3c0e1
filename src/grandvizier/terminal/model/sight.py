"""What is to be drawn: the table as somebody sees or remembers it, folded from what they were told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from ...core.events import Event
from ...core.game import Belief, ViewData
from ...match import Match
from ...words import Words

Memory: TypeAlias = Literal["notebook", "faithful"]
How: TypeAlias = Literal["open", "noted", "closed"]
"""A face lies open before the eyes, is only known from the notebook, or is not seen."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the table with what lies there."""

    place: int
    family: str
    face: int | None
    how: How


@dataclass(frozen=True, slots=True)
class Sight:
    """The whole table as it is to be drawn."""

    view: ViewData
    spots: tuple[Spot, ...]
    lost: tuple[tuple[tuple[str, int], tuple[int, ...]], ...] = ()
    """Cards that were seen and lost from sight, as family and face, with the places where each may be."""

    @property
    def asked(self) -> int | None:
        """Who is asked."""
        return self.view["asked"]["seat"] if self.view["asked"] else None

    def fact(self, name: str) -> object:
        """A number of the view that its game names among its facts."""
        return {**self.view}[name]


@dataclass(frozen=True, slots=True)
class Lights:
    """What stands out on the table just now."""

    roles: Mapping[int, str] = field(default_factory=dict)
    """The places that may be chosen or were picked, with what choosing them does."""
    keys: Mapping[int, str] = field(default_factory=dict)
    """The key that picks each place."""
    picked: frozenset[int] = frozenset()
    cursor: int | None = None
    touched: frozenset[int] = frozenset()
    """The places that the last event was about."""
    ahead: frozenset[int] = frozenset()
    """The places that would complete the choice under the cursor."""


DARK: Final = Lights()


@dataclass(frozen=True, slots=True)
class Scene:
    """A table to be drawn, and for whom."""

    sight: Sight
    words: Words
    lights: Lights = DARK
    players: tuple[str, ...] = ()
    """Who plays each seat, to stand after its name."""


def seen(view: ViewData, noted: Mapping[int, int] | None = None, now: ViewData | None = None) -> tuple[Spot, ...]:
    """The places of a view; what is not also seen `now` is only remembered."""
    before = {place: face for place, _, face in (now or view)["table"]}
    spots = []
    for place, family, face in view["table"]:
        known = (noted or {}).get(place, face)
        how: How = "closed" if known is None else "open" if before.get(place) == known else "noted"
        spots.append(Spot(place, family, known, how))
    return tuple(spots)


def folded(match: Match, seat: int | None, events: Iterable[Event], *, faithful: bool = False) -> Sight:
    """The table after these events, as this seat (None: an onlooker) follows them."""
    make = match.game.faithful_view if faithful else match.game.view
    view = make(match.rules.components, match.players, match.options, match.players if seat is None else seat)
    for event in events:
        view.hear(event)
    plain = view.plain()
    return Sight(plain, seen(plain))


class Recollection:
    """What one person at the table sees and, at a table with a notebook, could remember (3W-22)."""

    def __init__(self, match: Match, seat: int, memory: Memory) -> None:
        self.match = match
        self.seat = seat
        self.memory = memory
        self._begin()

    def _begin(self) -> None:
        match = self.match
        self.heard: list[Event] = []
        self._lay: dict[int, frozenset[tuple[int, str, int | None]]] = {}
        """Where on the table the faces of an event lay when it was told."""
        self._past = 0
        """What was looked at in so many events stays closed, though the choice that closed it was taken back."""
        self._now = match.game.faithful_view(match.rules.components, match.players, match.options, self.seat)
        self._belief: Belief | None = None
        if self.memory == "notebook":
            self._belief = match.game.belief(match.rules, match.players, match.options, self.seat)

    def catch_up(self) -> None:
        """Hear what is new; if something was taken back, start over."""
        stream = self.match.told(self.seat)
        taken_back = stream[: len(self.heard)] != self.heard
        if taken_back:
            self._begin()
        for number, event in enumerate(stream[len(self.heard) :], len(self.heard)):
            self._now.hear(event)
            if self._belief:
                self._belief.hear(event)
            kind = self.match.game.kinds[event[0]]
            if kind.faces and kind.places:
                self._lay[number] = kind.spots(event) & self._table()
        self.heard = stream
        if taken_back:
            self._now.close()
            self._past = len(stream)

    def sight(self) -> Sight:
        """The table as it is now."""
        now = self._now.plain()
        if not self._belief:
            return Sight(now, seen(now))
        view = self.match.view(self.seat)
        notebook = self._belief.notebook()
        spots = seen(view, notebook["known"], now)
        families = {spot.place: spot.family for spot in spots}
        lost = tuple(((families[places[0]], face), tuple(places)) for face, places in notebook["lost"].items())
        return Sight(view, spots, lost)

    def sees(self, number: int) -> bool:
        """Whether the faces of this event are still before the eyes, if it was told since the last choice."""
        return number >= self._past and self._lay.get(number, frozenset()) <= self._table()

    def _table(self) -> frozenset[tuple[int, str, int | None]]:
        return frozenset(self._now.plain()["table"])
