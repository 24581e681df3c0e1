"""Lets the bots of a table move: carries what their seat was told to a worker, and the path back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from ...bots import LEVELS, bot
from ...bots.thinker import SHARE
from ...core.errors import Illegal
from ...match import Match
from ..errors import Wrong
from ..thinking.pool import Path, Thought
from ..thinking.requests import asker, bot_request
from ..thinking.worker import Request

if TYPE_CHECKING:
    from .table import Table


LATE: Final = 0.15
"""The part of its time that a level may be late, with the way there and back, before that shows."""


def pace(name: str, *, is_first: bool) -> float | None:
    """Seconds that a level thinks at most, by whether its turn begins, which everybody sees; None for other bots."""
    level = LEVELS.get(name)
    return level.seconds * SHARE * (1 if is_first else 1 - SHARE) if level else None


async def drive(table: Table) -> None:
    """Move as long as a bot is asked and somebody waits for it.

    A level that sees at once what to do, or has no choice, is told no sooner than one that thinks to the end of its
    time: how long it takes would tell what it holds.
    """
    last, spent = None, 0.0
    while True:
        async with table.lock:
            seat, match = table.bot_asked(), table.match
            if seat is None or match is None:
                return
            # A bot's clock goes on until somebody else is asked.
            spent = spent if seat == last else 0.0
            at = len(match.journal)
            name = table.bot_of(seat)
            time = pace(name, is_first=seat != last)
            request = bot_request(match, seat, table.row.seed, bot=name, spent=spent, deadline=time)
        # A driver that is cancelled ends when its worker is left in order, which `gather` would not wait for.
        async with asyncio.TaskGroup() as together:
            thinking = together.create_task(table.means.workers.choose(request, asker(table.row)))
            together.create_task(asyncio.sleep(max(table.pause, (time or 0.0) * (1 + LATE))))
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
