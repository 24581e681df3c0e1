"""What is fixed about the games, as it is sent: made once, beside the loop, and kept."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from ...core.game import Game
from ...core.rules import Rules
from ...games import games
from ..offload import offload
from ..protocol.encode import Encoded
from ..protocol.game_sheet import game_info, library_sheet, sheet
from ..protocol.games import GameList

KEPT: Final = 32
"""So many sheets of tables are kept: each game has one in each edition, and one for each corrected box."""


async def all_games() -> Encoded:
    """The list of the games that can be played here."""
    return await offload(_games, tuple(game.rules() for game in games()))


async def table_sheet(rules: Rules) -> Encoded:
    """What the numbers of a table mean that plays by these rules."""
    return await offload(_sheet, rules)


async def shipped_sheet(game: Game) -> Encoded:
    """The same of a game as it is shipped, with its charts."""
    return await offload(_library, game.rules())


# On a thread beside the loop.


@lru_cache(maxsize=1)
def _games(all_rules: tuple[Rules, ...]) -> Encoded:
    return _encoded(GameList([game_info(rules) for rules in all_rules]))


@lru_cache(maxsize=KEPT)
def _sheet(rules: Rules) -> Encoded:
    return _encoded(sheet(rules))


@lru_cache(maxsize=KEPT)
def _library(rules: Rules) -> Encoded:
    return _encoded(library_sheet(rules))


def _encoded(told: Any) -> Encoded:
    body = msgspec.json.encode(told)
    return Encoded(f'"{sha256(body).hexdigest()[:16]}"', body)
