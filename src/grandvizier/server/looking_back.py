"""Finished games are weighed in the background, one after the other, by a process that no bot waits for."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec

from ..analysis import Estimate, Weighed, passages, points, split, turning_points
from .bots import Workers
from .errors import Wrong
from .messages import Estimated, ReviewAnalysis, ReviewPoint, ReviewSplit, TurningPoint
from .review import Review
from .store import NotStored, ReviewRow, Store
from .worker import ReviewRequest

SPAN: Final = 2.0
"""Seconds of work that are asked for at a time."""
WAITING: Final = 16
"""So many games may wait to be weighed."""


class LookingBack:
    """Weighs games, and keeps what was found."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, review: Review) -> None:
        """Weigh a game, unless that was done or goes on; alone there is nobody to win against."""
        match = review.match
        going = review.weighing is not None and not review.weighing.done()
        done = review.gave_up or len(review.weighed) == len(review.past)
        if match is None or match.players == 1 or going or done:
            return
        if len(self._tasks) >= WAITING:
            raise Wrong("busy", "Many games are being looked at: come back in a while.", 503)
        review.weighing = asyncio.create_task(self._weigh(review))
        self._tasks.add(review.weighing)
        review.weighing.add_done_callback(self._tasks.discard)

    async def _weigh(self, review: Review) -> None:
        record = review.going().record()
        async with self._turn, self._workers.looking_back() as ask:
            while len(review.weighed) < len(review.past):
                request = ReviewRequest(record=record, start=len(review.weighed), seconds=SPAN)
                found = await ask(request)
                if found is None:
                    review.gave_up = True
                    return
                # It counts as found once it is kept, and after a restart nothing of it is sought again.
                weighed = [*review.weighed, *found]
                await self._keep(review.id, weighed)
                review.weighed = weighed

    async def _keep(self, review: str, weighed: list[Weighed]) -> None:
        row = await self._store.review(review) or ReviewRow(id=review, guest="", created=time.time())
        with suppress(NotStored):
            await self._store.keep_review(replace(row, weighed=msgspec.json.encode(weighed).decode()))

    async def rest(self) -> None:
        """Weigh nothing any more; what is not finished goes on another time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def analysis(review: Review) -> ReviewAnalysis:
    """What is known of a game by now: the points after each turn at once, the rest as far as it was weighed."""
    done, match = list(review.weighed), review.match
    if match is None:
        return ReviewAnalysis(0, 0, gave_up=False, points=[], turning=[], split=[])
    passed = list(passages(match))
    weighed = points(passed, done)
    chances = {point.at: [_estimated(chance) for chance in point.chances] for point in weighed}
    believed = {
        passage.start: _estimated(one.believed) for passage, one in zip(passed, done, strict=False) if one.believed
    }
    is_whole = len(done) == len(passed)
    return ReviewAnalysis(
        done=len(done),
        all=0 if match.players == 1 else len(passed),
        gave_up=review.gave_up,
        points=[
            ReviewPoint(
                at=passage.end,
                by=_seat(passage.entry.seat),
                scores=passage.after.scores(),
                chances=chances.get(passage.end),
                asked=None if passage.after.over else _seat(passage.after.seat),
                believed=believed.get(passage.end),
            )
            for passage in passed
            if passage.turn
        ],
        turning=[
            TurningPoint(turn.at, turn.seat, turn.before, turn.after, _seat(turn.by), turn.cause)
            for turn in turning_points(weighed)
        ],
        split=[
            ReviewSplit(_estimated(one.luck), _estimated(one.knowledge), _estimated(one.decisions))
            for one in (split((one.effects for one in done), match.players) if is_whole else [])
        ],
    )


def _estimated(number: Estimate) -> Estimated:
    return Estimated(number.value, number.error)


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None
