"""Bots by name: `random`, `greedy`, and the levels.

`vizier:200` is a level with so many iterations for each choice where it would search by the clock.  `search:vizier` is
the level as it plays without a network, at every table; `search:vizier:200` is both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeAlias

from ..core.errors import BadSetup
from ..core.game import Options
from ..core.rules import Rules
from .bot import Bot, GreedyBot, RandomBot
from .levels import LEVELS, player
from .net.shipped import why_search
from .search.thinker import Thinker

Maker: TypeAlias = Callable[[Rules, int, Options, int, str], Bot]

SEARCH: Final = "search"
"""Before a level's name: without a network."""
_BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(player, level=level) for name, level in LEVELS.items()},
}


def names() -> list[str]:
    """The bots there are."""
    return list(_BOTS)


def is_known(name: str) -> bool:
    """Whether it names one of these, or is meant to."""
    return name in _BOTS or name.partition(":")[0] in (SEARCH, *_BOTS)


def register(name: str, make: Maker) -> None:
    """Add a bot of one's own under a name."""
    _BOTS[name] = make


def bot(name: str, rules: Rules, players: int, options: Options, seat: int, *, seed: str) -> Bot:
    """A bot for one seat.  The same seed makes the same choices, unless the bot thinks by the clock."""
    return maker(name)(rules, players, options, seat, seed)


def counted(name: str, iterations: int) -> str:
    """The same bot by a name under which it counts iterations, if it would think by the clock."""
    return f"{name}:{iterations}" if _split(name)[1] in LEVELS and not _split(name)[2] else name


def search_note(bots: Iterable[str], rules: Rules, players: int, options: Options) -> str:
    """A sentence if levels among these bots search at such a table, though a network comes with the game."""
    levels = [name for name in dict.fromkeys(bots) if _split(name)[1] in LEVELS and not _split(name)[0]]
    why = why_search(rules, players, options) if rules.game.network else ""
    return f"{', '.join(levels)}: by search, because {why}" if levels and why else ""


def maker(name: str) -> Maker:
    """What makes such a bot, or an error that says which there are."""
    if name in _BOTS:
        return _BOTS[name]
    by_search, level_name, count = _split(name)
    if level_name not in LEVELS:
        raise BadSetup(f"there is no bot {name!r}; there is {', '.join(_BOTS)}, and {SEARCH}: before a level")
    level = LEVELS[level_name]
    if count:
        if not count[1:].isdecimal() or int(count[1:]) < 1:
            raise BadSetup(f"a level thinks for so many iterations, as {level_name}:200, not {name!r}")
        level = level.counted(int(count[1:]))
    return partial(Thinker, level=level.search) if by_search else partial(player, level=level)


def _split(name: str) -> tuple[bool, str, str]:
    """Whether a level searches in any case, which one, and `:200` or nothing."""
    known, colon, rest = name.partition(":")
    if known == SEARCH:
        return True, *_split(rest)[1:]
    return False, known, colon + rest
