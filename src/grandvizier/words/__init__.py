"""Every sentence a person reads, from the Fluent catalogues that browser and terminal share.

A catalogue is `words/<language>.ftl` of a game, on top of this package's own, which holds what all games share.  What a
game does not say in a language it says in English, and what it does not say at all is made of its ids.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ..core.box.components import LANGUAGES, Name
from ..core.errors import BadSetup, Refusal
from ..core.events import CHOSE, COUNT, HIDDEN, Event, Field
from ..core.game import Game
from ..core.rules import Rules
from ..core.state import NOBODY
from ..games import from_outside, set_aside
from .made import made_words, needed

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["LANGUAGES", "Words", "catalogue", "game_words", "needed", "own_messages", "put_unreadable_aside", "spoken"]

ONLOOKER: Final = -1
COUNTS: Final = {"pt": "pt-PT"}
"""Where a language counts in several ways, the one that our sentences count in: nought is many, as in "0 corações"."""


@lru_cache(maxsize=32)
def catalogue(game: Game | None, language: str) -> FluentBundle:
    """The messages of a game with those of all games, in one language."""
    if language not in LANGUAGES:
        message = f"there is no language {language!r}; there is {', '.join(LANGUAGES)}"
        raise BadSetup(message)
    bundle = FluentBundle([COUNTS.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource(files(__package__ or __name__).joinpath(f"{language}.ftl").read_text("utf-8")))
    # What is said first stands: nothing overrides it.
    for text in game_words(game, language) if game else ():
        bundle.add_resource(_resource(text))
    return bundle


def spoken(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return [language for language in LANGUAGES if _file(game, language).is_file()]


@lru_cache(maxsize=64)
def game_words(game: Game, language: str) -> tuple[str, ...]:
    """A game's own words for a language, what holds first: its own, its English, and what is made of its ids.

    A file that cannot be read is an error that names the line.
    """
    texts: list[str] = []
    missing = needed(game.rules())
    for known in dict.fromkeys((language, LANGUAGES[0])):
        if (missing or not texts) and _file(game, known).is_file():
            texts.append(_text(game, known))
            missing -= _messages(f"words/{known}.ftl of {game.name}", texts[-1])
    return (*texts, made_words(game.rules(), missing)) if missing else tuple(texts)


def own_messages(game: Game, language: str) -> set[str]:
    """The messages that a game says itself in a language; a file that cannot be read is an error with its line."""
    if not _file(game, language).is_file():
        return set()
    return _messages(f"words/{language}.ftl of {game.name}", _text(game, language))


def put_unreadable_aside() -> None:
    """Put games aside whose words cannot be read, before anybody sits down; those that come along are tested."""
    for game in from_outside():
        try:
            for language in spoken(game):
                own_messages(game, language)
        except BadSetup as why:
            set_aside(game, str(why))


def _text(game: Game, language: str) -> str:
    try:
        return _file(game, language).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadSetup(f"words/{language}.ftl of {game.name} cannot be read: {error}") from None


def _file(game: Game, language: str) -> Traversable:
    return game.folder.joinpath("words", f"{language}.ftl")


_resource: Final = lru_cache(maxsize=64)(FluentResource)


def _messages(file: str, text: str) -> set[str]:
    """The messages of a catalogue."""
    said = set()
    for entry in _resource(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BadSetup(f"{file} cannot be read from line {line} on")
        if isinstance(entry, ast.Message):
            said.add(entry.id.name)
    return said


class Words:
    """What is said at one table, in one language, to one seat."""

    def __init__(self, rules: Rules, language: str, *, seat: int = ONLOOKER, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.language = language
        self.seat = seat
        self._names = names
        self._bundle = catalogue(rules.game, language)
        box = {f"box_{key}": _in(language, value) for key, value in rules.components.box().items()}
        self._table = box | {"players": len(names)}

    def say(self, message: str, **facts: Any) -> str:
        """A message of the catalogue; an error in the catalogue is an error."""
        found = self._bundle.get_message(message)
        if found.value is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(found.value, self._table | facts)
        if errors:
            wrong = "; ".join(map(str, errors))
            raise ValueError(f"{message} cannot be said in {self.language}: {wrong}")
        return str(text)

    # The nouns.

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self._names[seat] if seat < len(self._names) else self.say("seat", number=seat + 1)

    def place(self, number: int, actor: int = NOBODY) -> str:
        """What a place is called, from where this seat sits; the actor's own places are "theirs"."""
        name, *indices = self.rules.places[number]
        facts: dict[str, Any] = {f"n{i}": index for i, index in enumerate(indices)}
        facts |= {f"nth{i}": index + 1 for i, index in enumerate(indices) if isinstance(index, int)}
        if name in self.rules.seated:
            facts |= self._who("who", int(indices[0]))
            facts["own"] = "yes" if indices[0] == actor != self.seat else "no"
        if indices and name in self.rules.components.faces:
            # A place named after a family of faces is that card or tile itself, wherever it lies.
            facts["name"] = self.face(str(name), int(indices[0]))
        return self.say(f"place-{name}", **facts)

    def face(self, family: str, number: int) -> str:
        """What a card or tile is called."""
        return self.rules.components.name(family, number, self.language)

    def named(self, family: str, number: int) -> str:
        """The word behind a named count: from the components if they name it, else from the catalogue."""
        if family in self.rules.components.faces:
            return self.face(family, number)
        return self.say(f"{family}-{self.rules.names[family][number]}")

    def _who(self, name: str, seat: int) -> dict[str, str]:
        """A player, and whether it is the one who reads."""
        return {name: self.name(seat), f"{name}_me": "yes" if seat == self.seat else "no"}

    def _facts(self, fields: Sequence[tuple[str, Field]], values: Sequence[int]) -> dict[str, Any]:
        facts: dict[str, Any] = {}
        actor = next((value for (_, field), value in zip(fields, values, strict=True) if field.kind == "seat"), NOBODY)
        for (name, field), value in zip(fields, values, strict=True):
            if field.kind == "seat":
                facts |= self._who(name, value)
            elif field.kind == "place":
                facts[name] = self.place(value, actor)
            elif field.kind == "face":
                facts[f"{name}_hidden"] = "yes" if value == HIDDEN else "no"
                facts[name] = "" if value == HIDDEN else self.face(field.family, value)
                facts[f"{name}_id"] = "" if value == HIDDEN else self.rules.names[field.family][value]
            elif field.family:
                facts[name] = self.named(field.family, value)
                facts[f"{name}_id"] = self.rules.names[field.family][value]
            else:
                facts[name] = value
        return facts

    # The sentences.

    def event(self, event: Event) -> str:
        """What happened, as this seat heard it; empty for one's own choice, which is told again as what it did."""
        if event[0] == CHOSE:
            return ""
        kind = self.rules.game.kinds[event[0]]
        sentence = self.say(f"event-{kind.name}", **self._facts(kind.fields, event[1:]))
        return sentence[:1].upper() + sentence[1:]

    def gain(self, gain: Event) -> str:
        """What a choice brings, without a full stop: several of them make a sentence.

        A plain number is told without its sign; `<name>_way` says whether it is `more`, `less` or `none`.
        """
        kind = self.rules.game.gains[gain[0]]
        facts = self._facts(kind.fields, gain[1:])
        for (name, field), value in zip(kind.fields, gain[1:], strict=True):
            if field == COUNT:
                facts |= {name: abs(value), f"{name}_way": "more" if value > 0 else "less" if value else "none"}
        return self.say(f"gain-{kind.name}", **facts)

    def row(self, row: int, actor: int | None = None) -> str:
        """What a move does, as a button says it; the actor is the one who reads unless told otherwise."""
        verb, seat = self.rules.moves.verbs[row], self.seat if actor is None else actor
        return self.say(f"do-{verb.name}", **self._facts(verb.fields, self.rules.named_args(row, max(seat, 0))))

    def path(self, path: Sequence[int]) -> str:
        """What a choice of one or several steps does, in one sentence."""
        steps = [self.row(row) for row in path]
        return "; ".join(f"{step[:1].lower()}{step[1:]}" if at else step for at, step in enumerate(steps))

    def outlook(self, source: str) -> str:
        """What points come from; a game that has no word for it speaks of points."""
        message = f"outlook-{source}"
        return self.say(message if self._bundle.has_message(message) else "outlook-points")

    def verb(self, name: str) -> str:
        """A verb by itself."""
        return self.say(f"verb-{name}")

    def question(self, name: str) -> str:
        """What is asked."""
        return self.say(f"question-{name}")

    def refusal(self, refusal: Refusal) -> str:
        """Why not."""
        facts: dict[str, Any] = dict(refusal.facts)
        seat = facts.pop("seat", None)
        if isinstance(seat, int):
            facts |= self._who("who", seat)
        place = facts.get("place")
        if isinstance(place, int):
            facts["place"] = self.place(place)
        return self.say(f"no-{refusal.code}", **facts)

    def ruling(self, ruling: str) -> str:
        """A ruling in full."""
        return " ".join(self.sentences(ruling))

    def sentences(self, ruling: str) -> list[str]:
        """The sentences of a ruling: each has its own mark."""
        return self.say(f"ruling-{ruling}").split("\n")


def _in(language: str, value: int | Name) -> int | str:
    """Something from the box as this language says it."""
    return value if isinstance(value, int) else value.get(language, value["en"])
