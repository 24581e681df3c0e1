"""Lets the bots of a table move: carries what their seat was told to a worker, and the path back."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

from ..bots import bot
from ..core.errors import Illegal
from ..match import Match
from .errors import Wrong
from .worker import Request, branch

if TYPE_CHECKING:
    from .table import Table


async def drive(table: Table) -> None:
    """Move as long as a bot is asked.  Where its worker fails, a random choice is made instead."""
    while True:
        async with table.lock:
            seat, match = table.bot_asked(), table.match
            if seat is None or match is None:
                return
            at, request = len(match.journal), _request(table, match, seat)
        await asyncio.sleep(table.means.pause)
        path = await table.means.workers.choose(request)
        try:
            try:
                await table.play(seat, at, path or _random(match, request), by="bot")
            except Illegal:
                await table.play(seat, at, _random(match, request), by="bot")
        except Wrong as wrong:
            if wrong.code != "stale":
                return


def _request(table: Table, match: Match, seat: int) -> Request:
    """All that the bot gets; its dice are not the deck's, and the seed cannot be worked out from them."""
    number = len(match.journal)
    return Request(
        bot=table.seats[seat].bot,
        package=match.game.package,
        components=match.rules.components.source,
        players=match.players,
        options=dict(match.options),
        seat=seat,
        seed=hashlib.sha256(f"{table.row.seed}|bots|{number}".encode()).hexdigest(),
        stream=match.told(seat),
        choices=[branch(choice) for choice in match.choices(seat)],
    )


def _random(match: Match, request: Request) -> tuple[int, ...]:
    player = bot("random", match.rules, match.players, match.options, request.seat, seed=request.seed)
    choices = match.choices(request.seat)
    return player.choose(choices, None).path if choices else ()
