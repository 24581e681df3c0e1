"""The games, by name."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import BadComponents, BadSetup
from ..core.game import Game
from ..core.rules import Rules
from .sultaniya import GAME as SULTANIYA
from .sultans_wishes import GAME as SULTANS_WISHES
from .three_wishes import GAME as THREE_WISHES

_GAMES: dict[str, Game] = {game.name: game for game in (THREE_WISHES, SULTANIYA, SULTANS_WISHES)}


def games() -> list[Game]:
    """Every game that can be played here."""
    return list(_GAMES.values())


def find(name: object) -> Game:
    """The game of this name, or an error that lists the names."""
    if isinstance(name, str) and name in _GAMES:
        return _GAMES[name]
    message = f"there is no game {name!r}; there is {', '.join(_GAMES)}"
    raise BadSetup(message)


def register(game: Game) -> None:
    """Add a game of one's own under its name."""
    _GAMES[game.name] = game


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
