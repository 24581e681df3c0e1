"""A lesson: a real match that is played along a script, one idea a step.  The rules know nothing of it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache
from itertools import chain
from typing import Any, Final

from ..core.actions import Verb
from ..core.errors import BadSetup, Illegal
from ..core.events import Field, Row, Seat
from ..core.game import Game
from ..core.rules import Rules
from ..games import games
from .chance import Chance, Draw, seeded
from .choices import Choice, leaves
from .match import Match

LEARNER: Final = 0
"""The seat of the one who learns."""
THEN: Final = " > "
"""Stands between the steps of a path: `take tile.G05 > place ground.0.4 front`."""


class BadLesson(ValueError):
    """A script that cannot be played; names the step and what would be right."""


@dataclass(frozen=True, slots=True)
class Step:
    """One idea.  Its words are `lesson-<name>`; `*` in a pattern stands for anything."""

    name: str
    light: tuple[str, ...] = ()
    """The places it is about: `hand.0.*`."""
    do: tuple[str, ...] = ()
    """What the learner may choose, the best first; empty where there is only something to read."""
    then: tuple[str, ...] = ()
    """What is chosen afterwards without the learner, by whoever is asked."""


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson as its file tells it."""

    game: Game
    players: int
    seed: str
    deal: tuple[str, ...]
    """Draws that come before all others, the first first: `turn_up pet-dragon`."""
    steps: tuple[Step, ...]
    options: Mapping[str, object] = field(default_factory=dict)


@cache
def script(name: str) -> Script:
    """The lesson of this name, or an error that lists the names."""
    for game in games():
        if name in lessons(game):
            file = game.folder.joinpath(f"lesson{name.removeprefix(game.name)}.toml")
            return read(game, file.read_text("utf-8"))
    raise BadSetup(f"there is no lesson {name!r}; there is {', '.join(chain.from_iterable(map(lessons, games())))}")


def lessons(game: Game) -> list[str]:
    """The lessons of a game: `lesson.toml` is the first and has the game's name, `lesson-<more>.toml` come after it."""
    files = (file.name for file in game.folder.iterdir() if fnmatchcase(file.name, "lesson*.toml"))
    return sorted(game.name + file.removeprefix("lesson").removesuffix(".toml") for file in files)


def read(game: Game, text: str) -> Script:
    """A script from the text of its file."""
    data = tomllib.loads(text)
    steps = tuple(Step(**{key: _frozen(value) for key, value in step.items()}) for step in data.pop("steps"))
    return Script(game, steps=steps, **{key: _frozen(value) for key, value in data.items()})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


class Lesson:
    """A lesson that somebody takes.  Any step can be gone to: what is left out on the way is done for the learner."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.step = 0
        self._made: dict[int, tuple[int, ...]] = {}
        """What the learner chose, by step."""
        self.match = self._begin()

    def _begin(self) -> Match:
        chance = _stacked(self.script.deal, seeded(self.script.seed))
        script = self.script
        return Match(script.game, players=script.players, options=script.options, first=LEARNER, chance=chance)

    @property
    def now(self) -> Step:
        """The idea of the moment."""
        return self.script.steps[self.step]

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this."""
        return self.step == len(self.script.steps) - 1

    def places(self) -> list[int]:
        """The places that this step is about."""
        rules = self.match.rules
        return [
            number
            for number in range(len(rules.places))
            if any(fnmatchcase(place_text(rules, number), pattern) for pattern in self.now.light)
        ]

    def choices(self) -> list[Choice]:
        """What the learner may choose here."""
        return _matching(self.match, self.now.do)

    def accepts(self, *path: Row) -> bool:
        """Whether this is what the step is about."""
        return any(leaf.path == path for leaf in leaves(self.choices()))

    def play(self, *path: Row) -> bool:
        """Make the learner's choice and go on; whether it was one of this step.  Illegal if the rules forbid it."""
        if not self.accepts(*path):
            refusal = self.match.why_not(LEARNER, *path)
            if refusal:
                raise Illegal(refusal)
            return False
        self._go_on(path)
        return True

    def go(self, step: int) -> None:
        """Go to a step, or to the last one if there are fewer."""
        wanted = min(step, len(self.script.steps) - 1)
        if wanted < self.step:
            self.step, self.match = 0, self._begin()
        self._made = {made: path for made, path in self._made.items() if made < wanted}
        while self.step < wanted:
            self._go_on(self._made.get(self.step))

    def _go_on(self, path: tuple[Row, ...] | None) -> None:
        """Do what this step asks, then let the others do what the script says."""
        step = self.now
        if step.do:
            path = path or self._path(step.do[0])
            self.match.play(LEARNER, *path)
            self._made[self.step] = path
        for wanted in step.then:
            seat = self.match.seat
            if seat is None:
                raise BadLesson(f"{step.name}: the game is over before {wanted!r}")
            self.match.play(seat, *self._path(wanted), by="bot")
        self.step += 1

    def _path(self, wanted: str) -> tuple[int, ...]:
        """The first choice of whoever is asked that matches."""
        for leaf in leaves(_matching(self.match, (wanted,))):
            return leaf.path
        raise BadLesson(f"{self.now.name}: {wanted!r} cannot be chosen; {self._offered()} can")

    def _offered(self) -> str:
        match = self.match
        assert match.seat is not None
        return ", ".join(path_text(match.rules, leaf.path, match.seat) for leaf in leaves(match.choices(match.seat)))


# Choices and places by their names.


def place_text(rules: Rules, number: int) -> str:
    """A place as a script names it: `hand.0.2`; a card or tile that is a place by its id, `tile.G05`."""
    name, *indices = rules.places[number]
    ids = rules.names.get(str(name))
    return ".".join(map(str, [name, *([ids[int(indices[0])]] if ids and len(indices) == 1 else indices)]))


def row_text(rules: Rules, row: Row, seat: Seat) -> str:
    """A move as a script names it: `switch hand.0.2 centre.1`."""
    return _text(rules, rules.moves.verbs[row], rules.named_args(row, seat))


def path_text(rules: Rules, path: Sequence[Row], seat: Seat) -> str:
    """A choice of one or several steps as a script names it."""
    return THEN.join(row_text(rules, row, seat) for row in path)


def _text(rules: Rules, verb: Verb, args: Sequence[int]) -> str:
    # The arguments of some draws have no names.
    named = [_value(rules, field, arg) for (_, field), arg in zip(verb.fields, args, strict=False)]
    return " ".join([verb.name, *(named or map(str, args))])


def _value(rules: Rules, field: Field, value: int) -> str:
    if field.kind == "place":
        return place_text(rules, value)
    ids = rules.names.get(field.family)
    return ids[value] if ids else str(value)


def _matching(match: Match, patterns: Sequence[str]) -> list[Choice]:
    """The choices of whoever is asked that match one of these patterns."""
    if match.seat is None:
        return []
    return _narrowed(match.rules, match.seat, match.choices(match.seat), [wanted.split(THEN) for wanted in patterns])


def _narrowed(rules: Rules, seat: Seat, choices: Sequence[Choice], patterns: Sequence[Sequence[str]]) -> list[Choice]:
    found = []
    for choice in choices:
        text = row_text(rules, choice.path[-1], seat)
        rests = [rest for first, *rest in patterns if fnmatchcase(text, first)]
        if choice.then:
            then = _narrowed(rules, seat, choice.then, [rest for rest in rests if rest])
            if then:
                found.append(replace(choice, then=tuple(then)))
        elif [] in rests:
            found.append(choice)
    return found


def _stacked(deal: Sequence[str], then: Chance) -> Chance:
    """Draws as the deal has them, as far as they are possible; then from `then`."""
    order = {text: place for place, text in enumerate(deal)}

    def answer(draw: Draw) -> int:
        draws = draw.rules.draws
        texts = {_text(draw.rules, draws.verbs[row], draws.rows[row][1]): row for row in draw.rows}
        first = min(texts.keys() & order.keys(), key=order.__getitem__, default=None)
        return then(draw) if first is None else texts[first]

    return answer
