"""The bots that play here, by their names."""

from __future__ import annotations

from typing import Final

from ..bots import LEVELS, Thinking, names
from ..core.game import Options
from ..core.rules import Rules
from .errors import RequestError

FRIENDLY: Final = "aide"
"""The bot that sits down where none is named."""


def offered_bots() -> list[str]:
    """The bots that people are offered: the levels, then those of whoever runs the server; whims are for tests."""
    return [*LEVELS, *(name for name in names() if name not in LEVELS and name != "random")]


def at_once(rules: Rules, players: int, options: Options) -> str:
    """Who chooses at such a table for somebody whose time is up: the friendly bot, or greedy where it would search."""
    return "greedy" if isinstance(LEVELS[FRIENDLY].how(rules, players, options), Thinking) else FRIENDLY


def known_bot(bot: str) -> str:
    """A bot that may be seated, or an error that says which may."""
    if bot not in names():
        raise RequestError("no-such-bot", f"There is no bot {bot!r}; there is {', '.join(names())}.", 422)
    return bot
