"""Bots by name: `random`, `greedy`, the levels of search, and a level with so many iterations, as `vizier:200`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from ..core.errors import BadSetup
from ..core.game import Options
from ..core.rules import Rules
from .bot import Bot, GreedyBot, RandomBot
from .search.levels import LEVELS
from .search.thinker import Thinker

Maker: TypeAlias = Callable[[Rules, int, Options, int, str], Bot]

_BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(Thinker, level=level) for name, level in LEVELS.items()},
}


def names() -> list[str]:
    """The bots there are."""
    return list(_BOTS)


def register(name: str, make: Maker) -> None:
    """Add a bot of one's own under a name."""
    _BOTS[name] = make


def bot(name: str, rules: Rules, players: int, options: Options, seat: int, *, seed: str) -> Bot:
    """A bot for one seat.  The same seed makes the same choices, unless the bot thinks by the clock."""
    return _maker(name)(rules, players, options, seat, seed)


def _maker(name: str) -> Maker:
    level, colon, iterations = name.partition(":")
    if colon and level in LEVELS:
        if not iterations.isdecimal() or int(iterations) < 1:
            raise BadSetup(f"a level thinks for so many iterations, as {level}:200, not {name!r}")
        return partial(Thinker, level=replace(LEVELS[level], iterations=int(iterations)))
    if name not in _BOTS:
        raise BadSetup(f"there is no bot {name!r}; there is {', '.join(_BOTS)}")
    return _BOTS[name]
