"""A position for games that need nothing special: what lies where, who knows it, and what is counted."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

from ..events import ALL, Audience, Place, Seat
from ..pile import Pile
from ..rules import Rules
from ..state import NOBODY, OVER, State, copied
from .box import contents, listed, no_family
from .effects import ENDED, effects, length, slots, told
from .tables import EMPTY, Tables, tables_of

EVERYBODY: Final = 0xFF


@copied
@dataclass(slots=True)
class Position(State):
    """What lies at each place, with a bit for each seat that knows it, and the numbers that are counted.

    A game adds fields of its own, and is told with `happen`: what is told is what happens.
    """

    rules: Tables = field(compare=False)
    lies: bytearray
    """By place the face that lies there, or EMPTY."""
    known: bytearray
    """By place the seats that know it."""
    counts: list[int]
    """The facts of the game, in their order; those that each seat has stand for one seat after the other."""

    @classmethod
    def new(cls, rules: Rules, players: int, **own: Any) -> Self:
        """An empty table, at which nobody is asked yet; the fields that a game adds are given by name.

        What happens from here on, also while the table is laid, is told to everybody.
        """
        if "copy" not in cls.__dict__:
            raise TypeError(f"{cls.__name__} has no copy of its own: write @copied above it")
        missing = {field.name for field in fields(cls)} - {field.name for field in fields(Position)} - own.keys()
        if missing:
            raise TypeError(f"{cls.__name__} also has {', '.join(sorted(missing))}: hand over what they begin with")
        size = len(rules.places)
        return cls(
            tables_of(rules), players, OVER, NOBODY, 0, None, [],
            bytearray([EMPTY]) * size, bytearray(size), [0] * length(rules.game, players), **own,
        )  # fmt: skip

    def push(self, what: int, seat: Seat, arg: int = 0) -> None:
        """Interrupt: this comes first, then what was asked before."""
        self.rules.known(what)
        State.push(self, what, seat, arg)

    def goto(self, what: int, seat: Seat, arg: int = 0) -> None:
        """Done, and this comes instead."""
        self.rules.known(what)
        State.goto(self, what, seat, arg)

    def happen(self, audience: Audience, kind: int, *values: int) -> None:
        """Let this happen on the table, and tell everybody; its face is told to these seats."""
        effect = effects(self.rules.game)[kind]
        event = (kind, *values)
        if len(event) != effect.length:
            raise TypeError(f"{told(self.rules.game.kinds[kind])}, not {len(values)} values")
        off, to = effect.place(event)
        seen = audience & EVERYBODY
        if off is not None:
            seen |= self.known[off]
            if effect.face is None and to is not None:
                self.lies[to] = self.lies[off]
            self.lies[off], self.known[off] = EMPTY, 0
        if to is not None:
            if effect.face is not None:
                self.lies[to] = event[effect.face]
            self.known[to] = seen
        if effect.at is not None and effect.face is not None:
            place = event[effect.at]
            self.lies[place] = event[effect.face]
            self.known[place] |= seen
        for name, value, seat in effect.facts:
            start, size = slots(self.rules.game, self.players)[name]
            self.counts[start + (event[seat] if seat is not None and size > 1 else 0)] = event[value]
        self.tell(audience, kind, *values)

    def settle(self) -> None:
        """Run what waits; tell everybody when it is over."""
        State.settle(self)
        if self.over and self.feed is not None:
            self.tell(ALL, ENDED)

    # What a rule asks.

    def place(self, *name: str | int) -> Place:
        """The number of a place: `s.place("hand", seat, 2)`."""
        try:
            return self.rules.numbers[name]
        except KeyError:
            raise LookupError(self.rules.no_place(name)) from None

    def full(self, name: str, seat: Seat | None = None) -> list[Place]:
        """The places of this name where something lies, those before a seat if one is given."""
        return [place for place in self.rules.spots(name, seat) if self.lies[place] != EMPTY]

    def free(self, name: str, seat: Seat | None = None) -> list[Place]:
        """The places of this name where nothing lies."""
        return [place for place in self.rules.spots(name, seat) if self.lies[place] == EMPTY]

    def entry(self, family: str, face: int) -> dict[str, Any]:
        """What the components file says about a face."""
        entries = contents(self.rules.components).entries
        if family not in entries:
            raise LookupError(no_family(family, entries))
        return entries[family][face]

    def count(self, fact: str, seat: Seat = 0) -> int:
        """A fact as it stands, a seat's own where each has one."""
        known = slots(self.rules.game, self.players)
        if fact not in known:
            raise LookupError(f"there is no fact {fact!r} among the facts of {self.rules.game.name}: {listed(known)}")
        start, size = known[fact]
        return self.counts[start + (seat if size > 1 else 0)]

    # What the rest of the project asks.

    def scores(self) -> list[int]:
        """The points, where the game has a fact of that name."""
        start, size = slots(self.rules.game, self.players).get("points", (0, 0))
        return self.counts[start : start + size] if size == self.players else [0] * self.players

    def returns(self) -> list[float]:
        """The most points win, and who has as many shares the win; alone the points are the result."""
        scores = self.scores()
        if self.players == 1:
            return [float(scores[0])] if self.over else [0.0]
        best = scores.count(max(scores))
        return [1 / best if self.over and score == max(scores) else 0.0 for score in scores]

    def insight(self) -> Hashable:
        """The faces that whoever is asked knows and not everybody does."""
        seat = self.seat
        return bytes(
            face if known >> seat & 1 and known != EVERYBODY else EMPTY
            for face, known in zip(self.lies, self.known, strict=True)
        )

    def piles(self) -> dict[str, Pile]:
        """The piles among its fields, by name."""
        found = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in found.items() if isinstance(value, Pile)}
