"""A position: what lies on the table, who is asked what, and what waits beneath that question.

Control flow is data.  A *question* waits for its seat; a *continuation* runs as soon as nothing lies on top of
it.  Both are frames: `(what, seat, arg, below)`, small integers in an immutable linked list.  The topmost frame
lies open in the position's own fields.  Questions have numbers from 0 up, continuations from -1 down.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import Field, dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias, TypeVar

from .errors import Refusal
from .events import ALL, ASKED, CHOSE, Audience, Row, Seat, Told, only

if TYPE_CHECKING:
    from .rules import Rules

CHANCE: Final = -1
"""The seat that draws."""
NOBODY: Final = -2
"""The seat that is asked once all is over."""
OVER: Final = 0
"""The question at the bottom of every stack: nothing may be chosen any more."""

Frame: TypeAlias = "tuple[int, int, int, Frame | None]"
"""What, seat, arg, below."""


class Pair:
    """Two small numbers in the one `arg` of a frame, the second below a bound; declared beside its question."""

    __slots__ = ("_bound",)

    def __init__(self, bound: int) -> None:
        self._bound = bound

    def pack(self, first: int, second: int) -> int:
        """Both as one number."""
        return self._bound * first + second

    def unpack(self, arg: int) -> tuple[int, int]:
        """The two."""
        return divmod(arg, self._bound)


@dataclass(slots=True)
class State:
    """The part of a position that all games share.  Only a rule changes it; search copies it first."""

    rules: Rules = field(compare=False)
    """The tables, shared by all positions of this game with these components."""
    players: int
    """How many sit at the table."""
    what: int
    """The question asked now."""
    seat: int
    """Who is asked: a seat, CHANCE or NOBODY."""
    arg: int
    """What belongs to the question."""
    below: Frame | None
    """What waits."""
    feed: list[Told] | None = field(compare=False)
    """What the rules told, with its audience; None where nobody listens (search)."""

    def copy(self) -> Self:
        """A position that shares nothing that changes; `copied` writes it for each game."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Each seat's share of the win; all 0 while the game runs and if nobody won."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points so far, as far as they are open."""
        raise NotImplementedError

    def insight(self) -> Hashable:
        """What whoever is asked has come to know and others have not: search tells questions apart by it."""
        return None

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.seat == NOBODY

    @property
    def edition(self) -> int:
        """The edition of the rules it is played by; a rule that changed asks for it."""
        return self.rules.edition

    # Frames.

    def push(self, what: int, seat: Seat, arg: int = 0) -> None:
        """Interrupt: this comes first, then what was asked before."""
        self.below = (self.what, self.seat, self.arg, self.below)
        self.what = what
        self.seat = seat
        self.arg = arg

    def pop(self) -> None:
        """Done: go on with what waits below."""
        assert self.below is not None
        self.what, self.seat, self.arg, self.below = self.below

    def goto(self, what: int, seat: Seat, arg: int = 0) -> None:
        """Done, and this comes instead."""
        self.what = what
        self.seat = seat
        self.arg = arg

    def clear(self) -> None:
        """Nothing is asked any more, and nothing waits."""
        self.what = OVER
        self.seat = NOBODY
        self.arg = 0
        self.below = None

    def waits(self, what: int, seat: Seat) -> bool:
        """Whether this waits beneath the question."""
        below = self.below
        while below is not None:
            if below[:2] == (what, seat):
                return True
            below = below[3]
        return False

    def settle(self) -> None:
        """Run what waits until somebody is asked, and tell who and what."""
        continuations = self.rules.continuations
        while self.what < 0:
            what, seat, arg = self.what, self.seat, self.arg
            # As `pop`, written out: nothing runs more often.
            self.what, self.seat, self.arg, self.below = self.below  # type: ignore[misc]
            continuations[what](self, seat, arg)
        if self.feed is not None and self.seat >= 0:
            self.tell(ALL, ASKED, self.what, self.seat)

    # The door out.

    def tell(self, audience: Audience, kind: int, *fields: int) -> None:
        """Tell everybody that this happened, and these seats its faces.  The audience is never implied."""
        if self.feed is not None:
            self.feed.append((audience, (kind, *fields)))

    # The door in, for search.  Everybody else goes through `Match.play`.

    def legal(self) -> Sequence[Row]:
        """The rows that may be chosen now: moves if a seat is asked, draws if chance is."""
        return self.rules.asks[self.what](self, self.seat, self.arg)

    def step(self, row: Row) -> None:
        """Apply a row known to be legal."""
        seat = self.seat
        if seat == CHANCE:
            rule, args = self.rules.draws.rows[row]
        else:
            rule, args = self.rules.moves.rows[row]
            if self.feed is not None:
                self.tell(only(seat), CHOSE, seat, row)
        if len(args) == 1:  # As below, and far quicker: most rules have one argument.
            rule(self, seat, args[0])
        else:
            rule(self, seat, *args)
        if self.what < 0 or self.feed is not None:
            self.settle()

    def after(self, path: Sequence[Row]) -> Self:
        """The position as a legal choice leaves it: what chance has yet to answer is not answered in it."""
        then = self.copy()
        for row in path:
            then.step(row)
        return then

    def why_not(self, seat: object, row: object) -> Refusal | None:
        """Why this seat may not choose this row now, read literally from the rules; None if it may."""
        if self.over:
            return Refusal("over", "GV-2")
        if type(seat) is not int or not 0 <= seat < self.players:
            return Refusal("no-such-seat", "GV-1", {"last": self.players - 1})
        if seat != self.seat:
            return Refusal("not-asked", "GV-1", {"seat": self.seat})
        if type(row) is not int or not 0 <= row < len(self.rules.moves):
            return Refusal("no-such-row", "GV-3", {"rows": len(self.rules.moves)})
        args = self.rules.moves.rows[row][1]
        for reason in self.rules.moves.verbs[row].reasons:
            if not reason.holds(self, seat, *args):
                facts = reason.facts(self, seat, *args) if reason.facts else {}
                return Refusal(reason.code, reason.ruling, facts)
        return None


_HOW: Final = {
    "int": "self.{0}",
    "Frame | None": "self.{0}",
    "bytes": "self.{0}",
    "Pile": "self.{0}",
    "bytearray": "self.{0}[:]",
    "list[int]": "self.{0}[:]",
    "list[bytes]": "self.{0}[:]",
    "list[Pile]": "self.{0}[:]",
    "list[Told] | None": "None",
}
"""By its annotation, how a field is copied: what cannot change is shared, and nobody listens to a copy.

So what changes with every choice is a bytearray or a list of bytes, and what rarely changes is bytes.
"""
S = TypeVar("S", bound=State)


def sort_of(declared: Field[Any]) -> str:
    """What a field of a position is annotated with, whether its module keeps annotations as text or not."""
    sort = declared.type
    return sort.__name__ if isinstance(sort, type) else str(sort)


def copied(position: type[S]) -> type[S]:
    """Give a position its `copy`, a line for each field that it declares, so that none can be forgotten.

    Search copies more often than anything else: this is the code that one would write out by hand.
    """
    lines = []
    for declared in fields(position):
        name, sort = declared.name, sort_of(declared)
        if name != "rules" and sort not in _HOW:
            raise TypeError(f"{position.__name__}.{name} is a {sort}; what can be copied is {', '.join(_HOW)}")
        lines.append(f" other.{name} = " + ("self.rules" if name == "rules" else _HOW[sort].format(name)))
    code = "\n".join(["def copy(self):", " other = new(position)", *lines, " return other"])
    names: dict[str, Any] = {"new": object.__new__, "position": position}
    exec(code, names)  # noqa: S102 - made of nothing but the names of fields
    position.copy = names["copy"]  # type: ignore[method-assign]
    return position
