"""A game as the rest of the project sees it: its seats, options, events, and where to find its parts."""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from .box.chart import Chart, no_charts
from .box.components import Components
from .errors import BadSetup, UnknownEdition
from .events import CORE_KINDS, Event, Field, Kind
from .mind import Mind
from .rules import Rules
from .rulings import Ruling
from .state import State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from random import Random

Options: TypeAlias = Mapping[str, bool | int | str]
ViewData: TypeAlias = dict[str, Any]
"""A view as plain data, ready for JSON.

Every game's view has `seat`, `players`, `asked` (question and seat, or None), `over` and `table`: for each place
in play what lies there, as `[place, family, face]`, the face None where it is not seen.
"""


class View(Protocol):
    """What a seat may see, folded from nothing but what it was told."""

    def hear(self, event: Event) -> None: ...
    def plain(self) -> ViewData: ...


class FaithfulView(View, Protocol):
    """The same at a table where memory is part of the game (3W-22).

    When its seat next chooses, for an onlooker when anybody does, what was shown in passing is closed.
    """

    def close(self) -> None:
        """Turn down what this seat only looked at; what it holds is always its own to see."""


class Belief(Protocol):
    """All that a seat could work out from what it was told."""

    def hear(self, event: Event) -> None: ...
    def imagine(self, rng: Random) -> State: ...
    def notebook(self) -> ViewData: ...


class Appraiser(Protocol):
    """A seat's plain judgement of its next choice, from what it was told."""

    def hear(self, event: Event) -> None: ...
    def appraise(self, path: tuple[int, ...]) -> float: ...


def nobody_knows(_state: State, _seat: int) -> None:
    """A game of which nobody can say what it asks next."""


def nowhere(_event: Event) -> tuple[int, ...]:
    """An event names all the places where it changes something."""
    return ()


@dataclass(frozen=True, slots=True)
class Option:
    """Something the table agrees on before play."""

    name: str
    default: bool | int | str
    ruling: str
    allowed: tuple[bool, bool] | range | tuple[str, ...] = (False, True)
    since: int = 1
    """The first edition of the rules that has it."""
    quick: bool | int | str | None = None
    """What a game against bots takes that somebody begins at one click, if that is not the default."""
    earlier: tuple[tuple[int, bool | int | str], ...] = ()
    """What was the default up to an edition, the oldest first: `((1, "deal"),)`."""

    def default_in(self, edition: int) -> bool | int | str:
        """What an edition plays by unless the table agrees on something else."""
        return next((value for last, value in self.earlier if edition <= last), self.default)

    def check(self, value: object) -> bool | int | str:
        """The value, or an error that says what would be right."""
        for right in self.allowed:
            if type(right) is type(value) and right == value:
                return right
        raise BadSetup(f"option {self.name} is {self.kind}, not {value!r} ({self.ruling})")

    def read(self, text: str) -> bool | int | str:
        """The value somebody typed."""
        by_text = {str(value).lower(): value for value in self.allowed}
        return self.check(by_text.get(text.lower(), text))

    @property
    def kind(self) -> str:
        """What may stand here, in words."""
        if isinstance(self.allowed, range):
            return f"a whole number from {self.allowed[0]} to {self.allowed[-1]}"
        return "one of " + ", ".join(str(value).lower() for value in self.allowed)


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """The parts of one game.  Games are compared by identity and pickled by the name of their package."""

    name: str
    package: str
    editions: range
    """Of the rules, all that can be played here: a new one whenever a game once played could run otherwise."""
    seats: range
    options: tuple[Option, ...]
    rulings: tuple[Ruling, ...]
    own_kinds: tuple[Kind, ...]
    facts: tuple[tuple[str, Field], ...]
    """The public numbers of a view worth a line on the screen; a list holds one for each seat."""
    load: Callable[[str, bool], Components]
    """Components from the text of a file, and whether it is the shipped one."""
    build: Callable[[Game, Components, int], Rules]
    """The tables for these components in this edition."""
    begin: Callable[[Rules, int, Options, int | None], State]
    view: Callable[[Components, int, Options, int], View]
    faithful_view: Callable[[Components, int, Options, int], FaithfulView]
    view_of: Callable[[State, int], ViewData]
    """The same view taken straight from a position; must agree with the fold where a seat is asked and at the end."""
    belief: Callable[[Rules, int, Options, int], Belief]
    appraiser: Callable[[Rules, int, Options, int], Appraiser]
    mind: Callable[[Rules], Mind]
    """The judgement by which search thinks, made once for these rules."""
    tensor: Callable[[Rules, ViewData], Any]
    """A view as a flat array of floats for learners; its layout is that of the edition."""
    audit: Callable[[State], list[str]]
    """What is not in exactly one place; empty in every position that can arise."""
    longest: Callable[[int, Options], int]
    """No single game has more decisions than this; a chain that nobody ever wins has no end in the rules."""
    outlook: tuple[str, ...] = ()
    """What a seat's prospects are made of beside its points, as its mind names them."""
    quiet: str = ""
    """The ruling by which nobody talks about what lies on the table, unless the table agrees on it; none if all may."""
    ahead: Callable[[State, int], State | None] = nobody_knows
    """A copy of the position in which a seat that is not asked is asked its next question, as if nothing happened until
    then: what it may choose there it may prepare.  None if nobody can say what it is asked next."""
    book: tuple[str, ...] = ()
    """The sections of its rules in our words: `book/<language>.ftl` holds `book-<section>`, a rule a line."""
    charts: Callable[[Rules], Iterable[Chart]] = no_charts
    """What is printed on its cards and boards, as tables in those sections."""
    changed_places: Callable[[Event], Collection[int]] = nowhere
    """The places where an event leaves something else than was there, beyond those it names."""
    kinds: tuple[Kind, ...] = field(init=False)
    _rules: dict[tuple[str, int], Rules] = field(init=False, default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", CORE_KINDS + self.own_kinds)

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return game_in, (self.package,)

    @property
    def edition(self) -> int:
        """The newest edition: what new tables play by."""
        return self.editions[-1]

    def known_edition(self, edition: object) -> int:
        """The edition that was asked for, the newest for None; or an error that names it and those that are known."""
        if edition is None:
            return self.edition
        if type(edition) is int and edition in self.editions:
            return edition
        known = " and ".join(map(str, self.editions))
        are = f"editions {known} are" if len(self.editions) > 1 else f"edition {known} is"
        advice = ": update Grand Vizier" if type(edition) is int and edition > self.edition else ""
        raise UnknownEdition(f"edition {edition!r:.20} of {self.name} is not known here; {are}{advice}")

    def options_in(self, edition: int) -> tuple[Option, ...]:
        """The options that an edition has, with its defaults."""
        return tuple(
            replace(option, default=option.default_in(edition)) for option in self.options if option.since <= edition
        )

    def quick_options(self, edition: int | None = None) -> Options:
        """What a game against bots at one click agrees on, where that is not the default."""
        known = self.options_in(self.known_edition(edition))
        return {option.name: option.quick for option in known if option.quick is not None}

    @property
    def folder(self) -> Traversable:
        """Where its components and words lie."""
        return files(self.package)

    @property
    def shipped_text(self) -> str:
        """The components file that comes with the game."""
        return self.folder.joinpath("components.toml").read_text("utf-8")

    def rules(self, source: str | None = None, edition: int | None = None) -> Rules:
        """The tables for this text of components, None is the shipped file, in an edition, None is the newest.

        They are made once.
        """
        edition = self.known_edition(edition)
        if source is not None and source == self.shipped_text:
            source = None
        key = "" if source is None else hashlib.sha256(source.encode()).hexdigest(), edition
        if key not in self._rules:
            text = self.shipped_text if source is None else source
            self._rules[key] = self.build(self, self.load(text, source is None), edition)
        return self._rules[key]

    def settle_options(
        self, players: object, options: Mapping[str, object] | None, first: object, edition: int | None = None
    ) -> Options:
        """All options with their values, or an error that names what is wrong and what would be right."""
        if type(players) is not int or players not in self.seats:
            span = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadSetup(f"{self.name} is for {span} players, not {players!r}")
        if first is not None and (type(first) is not int or not 0 <= first < players):
            raise BadSetup(f"the first player is a seat from 0 to {players - 1}, or None to draw one, not {first!r}")
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup(f"options are names with values, not {options!r}")
        given = dict(options or {})
        edition = self.known_edition(edition)
        known = {option.name: option for option in self.options_in(edition)}
        for name in given.keys() - known.keys():
            since = next((option.since for option in self.options if option.name == name), None)
            later = f" before edition {since}" if since else ""
            raise BadSetup(f"{self.name} has no option {name!r}{later}; it has {', '.join(known)}")
        return {name: known[name].check(given.get(name, known[name].default)) for name in known}


def game_in(package: str) -> Game:
    """The game that lives in this package."""
    game = importlib.import_module(package).GAME
    assert isinstance(game, Game)
    return game
