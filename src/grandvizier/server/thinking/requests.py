"""What a worker is asked: made from what a seat was told and may choose, and from nothing else of a match."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from ...match import Match
from ..store import TableRow
from .fair_queue import Asker
from .worker import HintRequest, Request, branch

HINT_SECONDS: Final = 1.5
"""How long a hint is thought about."""


def asker(row: TableRow, network: str) -> Asker:
    """On whose account a table asks."""
    return Asker(row.guest, row.id, network)


def bot_request(
    match: Match, seat: int, seed: str, *, bot: str, spent: float = 0.0, deadline: float | None = None
) -> Request:
    """Have a bot choose for a seat; it has thought so many seconds in this turn already, and may think so many now."""
    return Request(**_seen(match, seat, f"{seed}|bots"), bot=bot, spent=spent, deadline=deadline)


def hint_request(match: Match, seat: int, seed: str) -> HintRequest:
    """Have a hint found for a seat."""
    return HintRequest(**_seen(match, seat, f"{seed}|hints"), seconds=HINT_SECONDS)


def _seen(match: Match, seat: int, dice: str) -> dict[str, Any]:
    """All that a seat knows; its dice are not the deck's, and the table's seed cannot be worked out from them."""
    number = len(match.journal)
    return {
        "package": match.game.package,
        "components": match.rules.components.source,
        "edition": match.rules.edition,
        "players": match.players,
        "options": dict(match.options),
        "seat": seat,
        "seed": hashlib.sha256(f"{dice}|{number}".encode()).hexdigest(),
        "stream": match.told(seat),
        "choices": [branch(choice) for choice in match.choices(seat)],
    }
