"""The games, by name: those that come along, those that are installed, and those that the environment names.

Each is loaded when somebody asks for it.  One that cannot be played is named in a sentence and put aside.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Final

from ..core.errors import BadComponents, BadSetup, UnknownGame
from ..core.game import Game
from ..core.rules import Rules

SHIPPED: Final = ("three_wishes", "sultaniya", "sultans_wishes")
"""The folders here, in the order in which they are offered."""
GROUP: Final = "grandvizier.games"
"""The entry points of installed packages: `letters = "palace_letters"`, a game's name and where its GAME is."""
VARIABLE: Final = "GRANDVIZIER_GAMES"
"""Modules and folders by commas."""
LONGEST: Final = 300
"""Characters of an error that are told of a game."""

_GAMES: dict[str, Game] = {}
"""Those that were registered by hand."""
_YOU: Final = "you"
_brought: list[_Source] = []
"""Those that whoever runs a command has named by their place."""


class _Unfit(Exception):
    """Why a game cannot be played here."""


@dataclass(slots=True, eq=False)
class _Source:
    """Where a game comes from."""

    place: str
    """A module, or a folder."""
    whence: str
    """Who named it, as a sentence says it."""
    name: str | None = None
    """The game's name, if it is known before it is loaded."""
    game: Game | None = None
    fault: str | None = None
    """Why it was put aside."""

    def load(self) -> Game | None:
        """The game; None if it cannot be played, which is said once."""
        if self.game is None and self.fault is None:
            try:
                self.game = _fitting(self)
                self.name = self.game.name
            except _Unfit as why:
                self.refuse(str(why))
        return self.game

    def refuse(self, why: str) -> None:
        """Put it aside, and say so; whoever is just naming it is told by an error."""
        self.game = None
        self.fault = f"the game {self.name or self.place!r}, named by {self.whence}, is put aside: {why}"
        if self.whence != _YOU or self in _brought:
            logging.getLogger(__name__).warning("%s", self.fault)


def games() -> list[Game]:
    """Every game that can be played here."""
    found = {game.name: game for source in _sources() if (game := source.load())}
    return list((found | _GAMES).values())


def names() -> list[str]:
    """What can be asked for, without loading any of it; a game is called by its place while its name is not known."""
    return list(dict.fromkeys([source.name or source.place for source in _sources() if not source.fault] + [*_GAMES]))


def put_aside() -> list[str]:
    """A sentence for each game that was named and cannot be played."""
    games()
    return [source.fault for source in _sources() if source.fault]


def from_outside() -> list[Game]:
    """Those that do not come along, and that nobody here has tested."""
    return [game for source in _sources() if source not in _shipped() and (game := source.load())]


def set_aside(game: Game, why: str) -> None:
    """Put a game aside that whoever loaded it cannot use after all."""
    next(source for source in _sources() if source.game is game).refuse(why)


def find(name: object) -> Game:
    """The game of this name, or an error that lists the names."""
    if isinstance(name, str) and name in _GAMES:
        return _GAMES[name]
    for source in _sources():
        if source.name in (name, None) and (game := source.load()) and game.name == name:
            return game
    fault = next((source.fault for source in _sources() if source.fault and source.name == name), None)
    raise UnknownGame(fault or f"there is no game {name!r}; there is {', '.join(game.name for game in games())}")


def register(game: Game) -> None:
    """Add a game of one's own under its name."""
    _GAMES[game.name] = game


def bring(place: str) -> Game:
    """The game in a folder or module that whoever runs a command names: it is code, and runs."""
    source = next((known for known in _sources() if known.place == place), None)
    if source is None:
        source = _Source(place, _YOU)
        source.load()
        _brought.append(source)
    game = source.load()
    if game is None:
        raise BadSetup(source.fault)
    return game


def make_importable() -> None:
    """Let the folders that the environment names be found by their packages' names, by which processes ask for them."""
    for source in _in_environment(os.environ.get(VARIABLE, "")):
        with suppress(_Unfit):
            _module(source.place.partition(":")[0])


def rules(name: str, components: str | Path | None = None, edition: int | None = None) -> Rules:
    """The tables of a game: the door for search.  `components` is the path of a corrected file."""
    return find(name).rules(read_components(components), edition)


def read_components(path: str | Path | None) -> str | None:
    """The text of a components file, or an error that names the file."""
    if path is None:
        return None
    try:
        return Path(path).read_text("utf-8-sig")
    except (OSError, ValueError) as error:
        message = f"cannot read the components file {str(path)!r}: {error}"
        raise BadComponents(message) from None


# Where games come from.


def _sources() -> Iterator[_Source]:
    """The sources in the order in which they are offered; whoever finds a game early asks no further."""
    yield from _shipped()
    yield from _installed()
    yield from _in_environment(os.environ.get(VARIABLE, ""))
    yield from _brought


@cache
def _shipped() -> tuple[_Source, ...]:
    return tuple(_Source(f"{__name__}.{folder}", "Grand Vizier", folder.replace("_", "-")) for folder in SHIPPED)


@cache
def _installed() -> tuple[_Source, ...]:
    # Slow to load, and not needed for the games that come along.
    metadata = importlib.import_module("importlib.metadata")
    found = sorted(metadata.entry_points(group=GROUP), key=lambda entry: entry.name)
    return tuple(
        _Source(entry.value, f"the package {entry.dist.name}" if entry.dist else "an installed package", entry.name)
        for entry in found
    )


@cache
def _in_environment(text: str) -> tuple[_Source, ...]:
    return tuple(_Source(place.strip(), VARIABLE) for place in text.split(",") if place.strip())


# Whether they can be played.


def _fitting(source: _Source) -> Game:
    """The game of a source, or the reason why it cannot be played."""
    module, _, attribute = source.place.partition(":")
    try:
        made = getattr(importlib.import_module(_module(module)), attribute or "GAME", None)
    except _Unfit:
        raise
    except (Exception, SystemExit) as error:
        raise _Unfit(f"it cannot be imported ({_told(error)})") from error
    if not isinstance(made, Game):
        raise _Unfit(f"{source.place} has no {attribute or 'GAME'} that is a Game")
    if source not in _shipped():
        _look_over(made)
    if source.name not in (made.name, None):
        raise _Unfit(f"it calls itself {made.name!r}")
    if any(other.name == made.name for other in _before(source)):
        raise _Unfit(f"there is already a game called {made.name!r}")
    if source not in _shipped():
        _try_out(made)
    return made


def _before(source: _Source) -> Iterator[_Source]:
    for other in _sources():
        if other is source:
            return
        yield other


def _look_over(game: Game) -> None:
    """Find all its parts, which are otherwise found when they are first wanted."""
    try:
        misfit = next(_misfits(game), None)
    except (Exception, SystemExit) as error:
        raise _Unfit(f"a part of it cannot be had ({_told(error)})") from error
    if misfit:
        part, wanted = misfit
        raise _Unfit(f"its {part} is not {wanted}")


def _misfits(game: Game) -> Iterator[tuple[str, str]]:
    """The parts of a game that are not what they are declared to be."""
    kinds = {"str": (str, "text"), "range": (range, "a range"), "tuple": (tuple, "a tuple")}
    # A tensor may want numpy, which only learners have.
    for part in (part for part in fields(Game) if part.name != "tensor"):
        value, declared = getattr(game, part.name), str(part.type)
        if value is None and declared.endswith("| None"):
            continue
        if declared.startswith("Callable"):
            if not callable(value):
                yield part.name, "a function"
        elif declared.partition("[")[0] in kinds:
            kind, wanted = kinds[declared.partition("[")[0]]
            if not isinstance(value, kind):
                yield part.name, wanted
    facts: object = game.facts
    if isinstance(facts, tuple) and any(not isinstance(fact, tuple) or len(fact) != 2 for fact in facts):
        yield "facts", 'a tuple of pairs, a name and what it counts: (("points", COUNT),)'
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", str(game.name)):
        yield "name", "made of small letters, digits and single hyphens"
    if game.editions == range(0) or game.seats == range(0) or game.seats[0] < 1:
        yield "range of seats or editions", "one that holds a number from 1 on"


def _try_out(game: Game) -> None:
    """Make its tables: what is wrong with its components or its rules is known before anybody sits down."""
    if getattr(importlib.import_module(game.package), "GAME", None) is not game:
        raise _Unfit(f"{game.package} does not hold it as GAME, and other processes look for it there")
    try:
        game.rules()
    except Exception as error:
        raise _Unfit(f"its tables cannot be made ({_told(error)})") from error


def _module(place: str) -> str:
    """The name of the module at a place; a folder is made importable."""
    if not is_folder(place):
        return place
    folder = _package_folder(Path(place).resolve())
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    spec = importlib.util.find_spec(folder.name)
    if spec is None or spec.origin is None or Path(spec.origin).parent != folder:
        raise _Unfit(f"Python finds another module called {folder.name!r}: give the folder another name")
    return folder.name


def is_folder(place: str) -> bool:
    """Whether a place is a folder rather than the name of a module or game."""
    return os.sep in place or "/" in place or place in (".", "..")


def _package_folder(folder: Path) -> Path:
    """The folder itself if it is a package, else the one package in it or in its `src`."""
    if not folder.is_dir():
        raise _Unfit(f"there is no folder {folder}")
    if (folder / "__init__.py").is_file():
        return folder
    found = [init.parent for pattern in ("*/__init__.py", "src/*/__init__.py") for init in folder.glob(pattern)]
    found = [package for package in found if package.name != "tests"]
    if len(found) != 1:
        raise _Unfit(f"{'no' if not found else 'more than one'} Python package lies in {folder}")
    return found[0]


def _told(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(":")[:LONGEST]
