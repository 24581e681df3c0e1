"""Lets the bots of a table move: carries what their seat was told to a worker, and the path back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from ..bots import bot
from ..core.errors import Illegal
from ..match import Match
from .asking import asker, bot_request
from .bots import Path, Thought
from .errors import Wrong
from .worker import Request

if TYPE_CHECKING:
    from .table import Table


async def drive(table: Table) -> None:
    """Move as long as a bot is asked and somebody waits for it."""
    last, spent = None, 0.0
    while True:
        async with table.lock:
            seat, match = table.bot_asked(), table.match
            if seat is None or match is None:
                return
            # A bot's clock goes on until somebody else is asked.
            spent = spent if seat == last else 0.0
            at = len(match.journal)
            request = bot_request(match, seat, table.row.seed, bot=table.bot_of(seat), spent=spent)
        # A driver that is cancelled ends when its worker is left in order, which `gather` would not wait for.
        async with asyncio.TaskGroup() as together:
            thinking = together.create_task(table.means.workers.choose(request, asker(table.row)))
            together.create_task(asyncio.sleep(table.pause))
        thought = thinking.result()
        last, spent = seat, spent + (thought.seconds if thought else 0.0)
        try:
            await _play(table, seat, at, _paths(table, match, request, thought))
        except Wrong as wrong:
            if wrong.code != "stale":
                return


async def choose_in_place(table: Table, match: Match, at: int, request: Request) -> None:
    """Choose simply for somebody whose time is up."""
    await _play(table, request.seat, at, _paths(table, match, request, None), by="clock")


async def _play(table: Table, seat: int, at: int, paths: AsyncIterator[Path], by: str = "bot") -> None:
    """The first of these that is allowed."""
    async for path in paths:
        try:
            await table.play(seat, at, path, by=by)
        except Illegal:
            continue
        return


async def _paths(table: Table, match: Match, request: Request, thought: Thought | None) -> AsyncIterator[Path]:
    """What the bot chose; where it failed or cheated, what is simpler: greedy's choice, then any."""
    if thought:
        yield thought.path
    simpler = await table.means.workers.simpler(request, asker(table.row))
    if simpler:
        yield simpler.path
    choices = match.choices(request.seat)
    if choices:
        anybody = bot("random", match.rules, match.players, match.options, request.seat, seed=request.seed)
        yield anybody.choose(choices, None).path
