"""Lets the bots of a table move: carries what their seat was told to a worker, and the path back as an action."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from ...bots import LEVELS, Thinking, bot
from ...bots.search.thinker import SHARE
from ...core.errors import Illegal
from ...match import Match
from ..errors import RequestError
from ..protocol.from_page import Choose
from ..thinking.fair_queue import Asker
from ..thinking.pool import Path, Thought, WorkerPool
from ..thinking.requests import asker, bot_request
from ..thinking.worker import Request
from .features import choosing
from .state import TableState

LATE: Final = 0.15
"""The part of its time that a level may be late, with the way there and back, before that shows."""
Act: TypeAlias = Callable[..., Awaitable[Any]]
"""Does something with a table."""
Read: TypeAlias = Callable[..., Awaitable[Any]]
"""Looks at a table while nobody changes it."""


class Turn(NamedTuple):
    """Somebody who is asked, and is chosen for."""

    at: int
    request: Request
    asker: Asker
    by: str
    time: float | None = None
    """Seconds until it is told, whatever is found sooner."""
    simpler: str = "greedy"
    """Who chooses if nobody thought about it, or in vain."""


def pace(match: Match, name: str, *, is_first: bool) -> float | None:
    """Seconds that a level thinks at most, by whether its turn begins, which everybody sees.

    None for other bots, and where a level does not search.
    """
    how = LEVELS[name].how(match.rules, match.players, match.options) if name in LEVELS else None
    return how.seconds * SHARE * (1 if is_first else 1 - SHARE) if isinstance(how, Thinking) else None


def bot_asked(state: TableState) -> int | None:
    """The seat that is asked, if a bot plays there and is waited for: by who is connected, or by a person's clock."""
    seat = state.match.seat if state.match and not (state.gone or state.fault) else None
    is_timed = state.row.clock is not None and not all(state.bot_of(row.seat) for row in state.seats)
    return seat if seat is not None and state.bot_of(seat) and (state.windows or is_timed) else None


def bot_turn(state: TableState, last: int | None, spent: float) -> Turn | None:
    """The turn of a bot that is waited for; `last` has moved before and thought so many seconds by then."""
    seat = bot_asked(state)
    if seat is None:
        return None
    match, name = state.playing(), state.bot_of(seat)
    time = pace(match, name, is_first=seat != last)
    # A bot's clock goes on until somebody else is asked.
    spent = spent if seat == last else 0.0
    request = bot_request(match, seat, state.row.seed, bot=name, spent=spent, deadline=time)
    return Turn(len(match.journal), request, asker(state.row, state.network), "bot", time)


async def drive(act: Act, read: Read, workers: WorkerPool, pause: float) -> None:
    """Move as long as a bot is asked and somebody waits for it.

    A level that sees at once what to do, or has no choice, is told no sooner than one that thinks to the end of its
    time: how long it takes would tell what it holds.
    """
    last, spent = None, 0.0
    while True:
        turn: Turn | None = await read(bot_turn, last, spent)
        if turn is None:
            return
        # A driver that is cancelled ends when its worker is left in order, which `gather` would not wait for.
        async with asyncio.TaskGroup() as together:
            thinking = together.create_task(workers.choose(turn.request, turn.asker))
            together.create_task(asyncio.sleep(max(pause, (turn.time or 0.0) * (1 + LATE))))
        thought = thinking.result()
        last, spent = turn.request.seat, turn.request.spent + (thought.seconds if thought else 0.0)
        try:
            await play(act, read, workers, turn, thought)
        except RequestError as wrong:
            if wrong.code != "stale":
                return


async def play(act: Act, read: Read, workers: WorkerPool, turn: Turn, thought: Thought | None = None) -> None:
    """The first that is allowed of what was thought of, and of what is simpler."""
    async for path in _paths(read, workers, turn, thought):
        try:
            await act(partial(choosing.choose, by=turn.by), turn.request.seat, Choose(turn.at, list(path)))
        except Illegal:
            continue
        return


async def _paths(read: Read, workers: WorkerPool, turn: Turn, thought: Thought | None) -> AsyncIterator[Path]:
    """What the bot chose; where it failed or cheated, what is simpler, then any choice."""
    if thought:
        yield thought.path
    simpler = await workers.simpler(turn.request, turn.asker, turn.simpler)
    if simpler:
        yield simpler.path
    anything: Path | None = await read(_anything, turn.request)
    if anything:
        yield anything


def _anything(state: TableState, request: Request) -> Path | None:
    match = state.playing()
    choices = match.choices(request.seat)
    anybody = bot("random", match.rules, match.players, match.options, request.seat, seed=request.seed)
    return anybody.choose(choices, None).path if choices else None
