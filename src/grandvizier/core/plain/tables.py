"""The tables of a small game, made from what it declares: verbs, questions, and how many places each name has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from ..actions import ActionTable, AnyState, Args, Condition, Rule, Verb
from ..box.components import Components
from ..errors import BadSetup
from ..events import OWN, Field, Place, Seat
from ..rules import Ask, Continuation, PileOf, Question, Rules
from .box import Box, listed, no_family

if TYPE_CHECKING:
    from ..game import Game
    from ..state import State

EMPTY: Final = 255
"""Nothing lies there."""
UNSEEN: Final = 254
"""Something lies there, and the seat does not see what."""
Block = Verb | tuple[Verb, Iterable[Args]]
"""A verb, with the arguments of its rows where these do not follow from its fields."""


class Tables(Rules):
    """The tables of one game with one set of components, in one edition."""

    numbers: Mapping[tuple[str | int, ...], Place]
    """Every place by its name."""
    families: tuple[str, ...]
    """By place, the family of what lies there."""

    def __init__(
        self,
        game: Game,
        components: Components,
        edition: int,
        *,
        moves: Sequence[Block],
        asks: Mapping[int, Ask | tuple[Ask, PileOf]],
        draws: Sequence[Block] = (),
        continuations: Mapping[int, Continuation] | None = None,
        each: Mapping[str, int] | None = None,
        places: Mapping[str, int] | None = None,
        completing: Sequence[int] = (),
        names: Mapping[str, tuple[str, ...]] | None = None,
        of: Mapping[str, str] | None = None,
    ) -> None:
        """`each` says how many places of a name every seat has, `places` how many lie in the middle.

        What lies there is of the first family of the components, unless `of` names another for the place's name.
        A question is called what its function is called.  A verb without reasons is refused when it is not offered.
        """
        if not game.own_kinds or game.own_kinds[0].name != "ended":
            raise BadSetup("the events of a plain game are declared with Events(): events.add(kind(...)), events.all()")
        _numbered("asks", asks, 1)
        _numbered("continuations", continuations or {}, -1)
        self._last = len(asks), -len(continuations or {})
        most = game.seats[-1]
        seated = _seated(each or {}, most)
        middle = _in_the_middle(places or {})
        own = tuple(tuple(i for i, (_, seat, *_) in enumerate(seated) if seat == who) for who in range(most))
        families = {name: components.ids(name) for name in components.entries} if isinstance(components, Box) else {}
        self._families = tuple(families)
        self._sizes = {**{name: len(ids) for name, ids in families.items()}, **(places or {})}
        self._sizes |= {name: size * most for name, size in (each or {}).items()}
        self._most, self._own_size = most, len(own[0])
        super().__init__(
            game,
            components,
            edition,
            moves=ActionTable(*(self._rows(block, reasoned=True) for block in moves)),
            draws=ActionTable(*(self._rows(block, reasoned=False) for block in draws)),
            questions={number: _question(how, number in completing) for number, how in asks.items()},
            continuations=continuations or {},
            places=(*seated, *middle),
            seated=frozenset(each or ()),
            own=own,
            names={**families, **(names or {})},
        )
        usual = next(iter(families), "")
        self.families = tuple((of or {}).get(str(name), usual) for name, *_ in self.places)
        self.numbers = {place: number for number, place in enumerate(self.places)}
        self._spots = {
            (name, seat): tuple(
                number
                for number, place in enumerate(self.places)
                if place[0] == name and (seat is None or place[1] == seat)
            )
            for name in {**(each or {}), **(places or {})}
            for seat in (None, *range(most if name in (each or {}) else 0))
        }

    def spots(self, name: str, seat: Seat | None = None) -> tuple[Place, ...]:
        """The places of this name, those before a seat if one is given."""
        try:
            return self._spots[name, seat]
        except KeyError:
            raise LookupError(self.no_place((name,) if seat is None else (name, seat))) from None

    def no_place(self, name: tuple[object, ...]) -> str:
        """What to say of a place that is none."""
        alike = [place for place in self.places if place[0] == name[0]]
        known = [*alike[:1], *alike[-1:]] or [(family,) for family in dict.fromkeys(place[0] for place in self.places)]
        some = " to ".join(" ".join(map(str, place)) for place in known) if alike else listed(str(n) for (n,) in known)
        return f"there is no place {' '.join(map(str, name))}; what is there: {some}"

    def known(self, what: int) -> None:
        """Refuse to ask what has no function."""
        last_ask, last_continuation = self._last
        if not last_continuation <= what <= last_ask or what == 0:
            where = "asks" if what >= 0 else "continuations"
            raise LookupError(f"{what} is asked, and {where} has no {what}: it goes as far as {self._last[what < 0]}")

    def _rows(self, block: Block, *, reasoned: bool) -> tuple[Verb, Iterable[Args]]:
        verb, arguments = block if isinstance(block, tuple) else (block, None)
        if reasoned and not verb.reasons:
            verb = Verb(verb.rule, verb.fields, (_among(verb),))
        if arguments is None:
            arguments = product(*(range(self._span(verb, name, field)) for name, field in verb.fields))
        return verb, arguments

    def _span(self, verb: Verb, name: str, field: Field) -> int:
        """How many values a field of a verb may have."""
        if field.kind == "seat":
            return self._most
        if field == OWN:
            return self._own_size
        if field.family in self._sizes:
            return self._sizes[field.family]
        if field.kind == "face":
            raise BadSetup(f"{verb.name}: {no_family(field.family, self._families)}")
        raise BadSetup(f"{verb.name}: which values {name} has does not follow from anything; hand over (verb, rows)")


def _numbered(which: str, numbers: Iterable[int], first: int) -> None:
    """Questions are numbered from 1 up, and what goes on by itself from -1 down, without a gap."""
    listed = sorted(numbers, key=abs)
    if listed != [first * number for number in range(1, len(listed) + 1)]:
        way = "1, 2, 3 and so on" if first > 0 else "-1, -2, -3 and so on"
        raise BadSetup(f"{which} are numbered {way}, not {', '.join(map(str, listed))}")


def _seated(each: Mapping[str, int], most: int) -> list[tuple[str | int, ...]]:
    """The places before the seats: one after the other, a seat's own together."""
    return [
        (name, seat, *([i] if size > 1 else []))
        for seat in range(most)
        for name, size in each.items()
        for i in range(size)
    ]


def _in_the_middle(places: Mapping[str, int]) -> list[tuple[str | int, ...]]:
    """The places that nobody has before them."""
    return [(name, *([i] if size > 1 else [])) for name, size in places.items() for i in range(size)]


def _question(how: Ask | tuple[Ask, PileOf], completes: bool) -> Question:  # noqa: FBT001 - one row of a table
    ask, pile = how if isinstance(how, tuple) else (how, None)
    return Question(str(ask.__name__), ask, pile, completes)


def from_pile(field: str, rule: Rule) -> tuple[Ask, PileOf]:
    """A question to chance: the next card of the pile in this field of the position, which goes to this rule."""

    def ask(state: AnyState, _seat: int, _arg: int) -> list[int]:
        return [state.rules.draws.number(rule, card) for card in getattr(state, field).undrawn]

    ask.__name__ = f"{field}_{rule.__name__}"
    return ask, lambda state, _arg: (field, getattr(state, field).shuffles)


def from_dice(field: str, rule: Rule) -> tuple[Ask, PileOf]:
    """A question to chance: any row of this rule, anew each time; the field of the position counts the throws."""

    def ask(state: State, _seat: int, _arg: int) -> tuple[int, ...]:
        return state.rules.draws.where(rule)

    ask.__name__ = f"{field}_{rule.__name__}"
    return ask, lambda state, _arg: (field, getattr(state, field))


NOT_NOW: Final = "not-now"
"""Why something may not be chosen where a game gives no reasons of its own."""


def _among(verb: Verb) -> Condition:
    """A move may be chosen if it is among the choices."""

    def holds(state: AnyState, _seat: int, *args: int) -> bool:
        return state.rules.moves.number(verb.rule, *args) in state.legal()

    return Condition("GV-1", NOT_NOW, holds)


def tables_of(rules: Rules) -> Tables:
    """These tables, if a view can be made of them."""
    if not isinstance(rules, Tables):
        raise BadSetup(f"{rules.game.name} needs a view of its own, or tables made with grandvizier.kit.Tables")
    return rules
