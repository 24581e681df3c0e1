"""A game as the rest of the project sees it: its seats, options, events, and where to find its parts."""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NotRequired, Protocol, TypeAlias, TypedDict

from .box.chart import Chart, no_charts
from .box.components import Components, is_fingerprint
from .errors import BadSetup, UnknownEdition
from .events import CORE_KINDS, Brings, Event, Field, Kind, Place, Row, Seat
from .mind import Mind, PlainMind
from .parts import HasParts, Otherwise, part
from .rules import Rules
from .rulings import Ruling
from .sight.observation import Layout
from .state import State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from random import Random

Options: TypeAlias = Mapping[str, bool | int | str]


class Asked(TypedDict):
    """What is asked, and of whom."""

    question: str
    seat: int


class Lying(NamedTuple):
    """What lies at a place in play."""

    place: int
    family: str
    face: int | None
    """None where it is not seen."""


lying: Final = lru_cache(maxsize=4096)(Lying)
"""The same, made once for all who see it."""


class ViewData(TypedDict):
    """What every game's view has, as plain data, ready for JSON; a game's own is in `sight/shape.py`."""

    seat: int
    """Who looks; an onlooker is counted after the last player."""
    players: int
    asked: Asked | None
    over: bool
    table: list[Lying]


class NotebookData(TypedDict):
    """What could have been remembered of the faces that were seen."""

    known: dict[int, int]
    """Place to face: where it certainly lies."""
    lost: dict[int, list[int]]
    """Face to places: where one that was seen and lost may lie."""
    hands: NotRequired[dict[int, int]]
    """Face to seat: which is certainly in somebody's hand, where hands are hidden."""


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


class Belief(View, Protocol):
    """A seat's view, with all that it could work out from what it was told."""

    def imagine(self, rng: Random) -> State: ...
    def notebook(self) -> NotebookData: ...


class Appraiser(Protocol):
    """A seat's plain judgement of its next choice, from what it was told."""

    def hear(self, event: Event) -> None: ...
    def appraise(self, path: tuple[Row, ...]) -> float: ...


def usual_length(_players: int, _options: Options) -> int:
    """A game that nobody has bounded: few are half as long."""
    return 2000


def nobody_knows(_state: State, _seat: Seat) -> None:
    """A game of which nobody can say what it asks next."""


def nobody_can_say(_state: State, paths: Sequence[Sequence[Row]]) -> list[Brings | None]:
    """A game that does not tell what its choices bring."""
    return [None for _ in paths]


def nowhere(_event: Event) -> tuple[Place, ...]:
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


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Game(HasParts):
    """The parts of one game.  Games are compared by identity and pickled by the name of their package.

    A part that a game does not name is found in its package, in the room where every game has it.
    """

    name: str
    package: str
    seats: range
    editions: range = range(1, 2)
    """Of the rules, all that can be played here: a new one whenever a game once played could run otherwise."""
    options: tuple[Option, ...] = ()
    facts: tuple[tuple[str, Field], ...] = ()
    """The public numbers of a view worth a line on the screen; a list holds one for each seat."""
    quiet: str = ""
    """The ruling by which nobody talks about what lies on the table, unless the table agrees on it; none if all may."""
    endings: tuple[str, ...] = ()
    """The kinds of event that say why a game ends, for whoever counts how games end."""
    sayings: tuple[str, ...] = part("box.terms:SAYINGS", ())
    """The keys of further sentences among its words, that terminal and page say of it alike."""
    longest: Callable[[int, Options], int] = usual_length
    """No single game has more decisions than this; a chain that nobody ever wins has no end in the rules."""

    load: Callable[[str, bool], Components] = part("box.components:load", Otherwise("box:load_for"))
    """Components from the text of a file, and whether it is the shipped one."""
    book: tuple[str, ...] = part("box.charts:BOOK", ())
    """The sections of its rules in our words: `book/<language>.ftl` holds `book-<section>`, a rule a line."""
    charts: Callable[[Rules], Iterable[Chart]] = part("box.charts:charts", no_charts)
    """What is printed on its cards and boards, as tables in those sections."""

    rulings: tuple[Ruling, ...] = part("rules.rulings:RULINGS", ())
    build: Callable[[Game, Components, int], Rules] = part("rules.tables:build")
    """The tables for these components in this edition."""
    begin: Callable[[Rules, int, Options, Seat | None], State] = part("rules.tables:lay_out")

    own_kinds: tuple[Kind, ...] = part("sight.events:KINDS")
    view: Callable[[Components, int, Options, Seat], View] = part("sight.view:View", Otherwise("view:view_for"))
    faithful_view: Callable[[Components, int, Options, Seat], FaithfulView] = part(
        "sight.view:FaithfulView", Otherwise("view:faithful_view_for")
    )
    view_of: Callable[[State, Seat], ViewData] = part("sight.look:view", Otherwise("look:view_of_for"))
    """The same view taken straight from a position; must agree with the fold where a seat is asked and at the end."""
    audit: Callable[[State], list[str]] = part("sight.look:audit", Otherwise("look:audit_for"))
    """What is not in exactly one place; empty in every position that can arise."""
    ahead: Callable[[State, Seat], State | None] = part("sight.look:ahead", nobody_knows)
    """A copy of the position in which a seat that is not asked is asked its next question, as if nothing happened until
    then: what it may choose there it may prepare.  None if nobody can say what it is asked next."""
    changed_places: Callable[[Event], Collection[Place]] = part("sight.look:changed_places", nowhere)
    """The places where an event leaves something else than was there, beyond those it names."""
    showdown: int | None = part("sight.events:SHOWDOWN", None)
    """The kind of event that shows the hands, where these decide whether the match is over: after it nothing is taken
    back.  None where everybody can tell beforehand which choice is the last."""
    belief: Callable[[Rules, int, Options, Seat], Belief] = part("sight.belief:Belief", Otherwise("belief:belief_for"))
    gains: tuple[Kind, ...] = part("sight.brings:GAINS", ())
    """What a choice may bring, declared like events; the sentence of each is `gain-<kind>`."""
    brings: Callable[[State, Sequence[Sequence[Row]]], list[Brings | None]] = part(
        "sight.brings:brings", nobody_can_say
    )
    """What each of these legal choices of the seat that is asked changes, as far as that seat may know; None if nobody
    can say."""
    observe: Callable[[State, Seat], bytes] | None = part("sight.observe:observe", Otherwise("look:observe_for"))
    """What a seat sees where a seat is asked, and at the end, as bytes straight from the position; none: only views."""
    layout: Callable[[Rules], Layout] | None = part("sight.observe:layout", Otherwise("look:layout_for"))
    """How those bytes become the numbers of `tensor`, value for value; made once for these rules."""

    tensor: Callable[[Rules, ViewData], Any] = part("tensor:tensor", Otherwise("look:tensor_for"))
    """A view as a flat array of floats for learners; its layout is the edition's."""

    appraiser: Callable[[Rules, int, Options, Seat], Appraiser] = part(
        "bots.greedy:Appraiser", Otherwise("appraiser:appraiser_for")
    )
    mind: Callable[[Rules], Mind] = part("bots.mind:Mind", PlainMind)
    """The judgement by which search thinks, made once for these rules."""
    outlook: tuple[str, ...] = part("bots.mind:Mind.sources", ())
    """What a seat's prospects are made of beside its points, as its mind names them."""

    _rules: dict[tuple[str, int], Rules] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.leave_to_be_found()

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """All that may be told, what the core tells first."""
        return CORE_KINDS + self.own_kinds

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
        """The components file that comes with the game; empty for one that needs none."""
        file = self.folder.joinpath("components.toml")
        return file.read_text("utf-8") if file.is_file() else ""

    @property
    def network(self) -> Traversable | None:
        """The network that comes with it, for its bots; None for a game that has none."""
        file = self.folder.joinpath("bots", "network.npz")
        return file if file.is_file() else None

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

    def rules_of_then(self, source: str | None, edition: int | None, fingerprint: object) -> Rules:
        """The tables by which something was played that names its components: another box may have been shipped then.

        Boxes that were shipped before are kept; for any other the caller will find that the fingerprints differ.
        """
        if source is None and fingerprint != self.rules(None, edition).components.fingerprint:
            source = self._shipped_before(fingerprint)
        return self.rules(source, edition)

    def _shipped_before(self, fingerprint: object) -> str | None:
        if not isinstance(fingerprint, str) or not is_fingerprint(fingerprint):
            return None
        file = self.folder.joinpath("box", "earlier", f"{fingerprint}.toml")
        return file.read_text("utf-8") if file.is_file() else None

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
