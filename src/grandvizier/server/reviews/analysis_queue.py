"""Finished games are weighed in the background, a span of time each in turn, by a process that no bot waits for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from ...analysis import Estimate, Ply, Weighed, is_mistake, plies, points, split, turning_points
from ...match import Match
from ...match.choices import choice
from ..errors import RequestError
from ..offload import offload
from ..protocol.encode import Encoded
from ..protocol.reviews import (
    Estimated,
    ReviewAnalysis,
    ReviewMistake,
    ReviewPoint,
    ReviewSplit,
    ReviewStep,
    TurningPoint,
)
from ..store import NotStored, ReviewRow, Store
from ..thinking.pool import Look, WorkerPool
from ..thinking.worker import ReviewRequest
from .review import Review

SPAN: Final = 2.0
"""Seconds of work that are asked for at a time."""
WAITING: Final = 16
"""So many games may wait to be weighed."""
LEFT: Final = 15.0
"""Seconds after which somebody who asks no more is taken to have left; a page asks every few seconds."""


@dataclass(slots=True)
class _Weighing:
    review: Review
    guest: str
    network: str
    asked: float
    """When somebody last wanted to know."""


class AnalysisQueue:
    """Weighs games, one for each guest and each address at a time, and keeps what was found."""

    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self._store = store
        self._workers = workers
        self._going: dict[str, _Weighing] = {}
        """What is weighed, by the review's name: the next one first."""
        self._task: asyncio.Task[None] | None = None

    def goes_on(self, review: str) -> bool:
        """Whether a game is being weighed or waits for that."""
        return review in self._going

    def begin(self, review: Review, guest: str, network: str) -> None:
        """Weigh a game, unless that was done or goes on; alone there is nobody to win against."""
        match = review.match
        done = review.gave_up or len(review.weighed) == review.weighable
        if match is None or match.players == 1 or done:
            return
        now = time.monotonic()
        if review.id in self._going:
            self._going[review.id].asked = now
        else:
            self._make_room(guest, network, now)
            self._going[review.id] = _Weighing(review, guest, network, now)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._weigh_all())

    def _make_room(self, guest: str, network: str, now: float) -> None:
        """Raise if somebody's turn is not yet; a game that nobody asks for any more makes room, and goes on later."""
        theirs = [one for one in self._going.values() if guest == one.guest or network == one.network]
        in_the_way = theirs or (list(self._going.values()) if len(self._going) >= WAITING else [])
        left = [one for one in in_the_way if now - one.asked > LEFT]
        if theirs and len(left) < len(theirs):
            raise RequestError(
                "weighing-another", "Another game is being weighed for you: this one comes after it.", 503
            )
        if in_the_way and not left:
            raise RequestError("busy", "Many games are being looked at: come back in a while.", 503)
        for one in left:
            del self._going[one.review.id]

    async def _weigh_all(self) -> None:
        async with self._workers.looking_back() as ask:
            while self._going:
                one = next(iter(self._going.values()))
                goes_on = await self._weigh(one.review, ask)
                # Whoever was weighed comes last now; unless it had to make room meanwhile.
                if self._going.pop(one.review.id, None) and goes_on:
                    self._going[one.review.id] = one

    async def _weigh(self, review: Review, ask: Look) -> bool:
        """Weigh some more of a game; say whether there is more to weigh."""
        start = len(review.weighed)
        request = ReviewRequest(record=review.going().record(), start=start, end=review.weighable, seconds=SPAN)
        found = await ask(request)
        if not found:
            review.gave_up = True
            return False
        # It counts as found once it is kept, and after a restart nothing of it is sought again.
        weighed = [*review.weighed, *found]
        await self._keep(review.id, weighed)
        review.weighed = weighed
        return len(weighed) < review.weighable

    async def _keep(self, review: str, weighed: list[Weighed]) -> None:
        row = await self._store.review(review) or ReviewRow(id=review, guest="", created=time.time())
        with suppress(NotStored):
            await self._store.keep_review(replace(row, weighed=msgspec.json.encode(weighed).decode()))

    async def rest(self) -> None:
        """Weigh nothing any more; what is not finished goes on another time."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def told(review: Review) -> Encoded:
    """The same, as it is sent: made once for all who ask, until there is more."""
    async with review.telling:
        tag = f'"{len(review.weighed)}{"-gave-up" if review.gave_up else ""}"'
        if review.told is None or review.told.tag != tag:
            review.told = Encoded(tag, msgspec.json.encode(await offload(analysis, review)))
        return review.told


def analysis(review: Review) -> ReviewAnalysis:
    """What is known of a game by now: the points after each turn at once, the rest as far as it was weighed."""
    done, match = list(review.weighed), review.match
    if match is None:
        return ReviewAnalysis(0, 0, 0, gave_up=False, points=[], turning=[], mistakes=[], split=[])
    passed = list(plies(match))
    weighed = points(passed, done)
    chances = {point.at: [_estimated(chance) for chance in point.chances] for point in weighed}
    believed = {
        passage.start: _estimated(one.believed) for passage, one in zip(passed, done, strict=False) if one.believed
    }
    is_whole = len(done) == len(passed)
    return ReviewAnalysis(
        done=len(done),
        all=0 if match.players == 1 else review.weighable,
        beyond=0 if match.players == 1 else len(passed) - review.weighable,
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
            TurningPoint(turn.at, turn.seat, turn.since, turn.before, turn.after, _seat(turn.by), turn.cause)
            for turn in turning_points(weighed)
        ],
        mistakes=_mistakes(match, passed, done),
        split=[
            ReviewSplit(_estimated(one.luck), _estimated(one.knowledge), _estimated(one.decisions))
            for one in (split((one.effects for one in done), match.players) if is_whole else [])
        ],
    )


def _mistakes(match: Match, passed: Sequence[Ply], weighed: Sequence[Weighed]) -> list[ReviewMistake]:
    """The choices that cost something, the dearest first."""
    found = [
        ReviewMistake(
            at=ply.start,
            seat=ply.entry.seat,
            made=_steps(match, ply.entry.seat, ply.entry.path),
            better=_steps(match, ply.entry.seat, one.better),
            cost=Estimated(-one.effects.decision.value, one.effects.decision.error),
        )
        for ply, one in zip(passed, weighed, strict=False)
        if one.better and is_mistake(one.effects.decision)
    ]
    return sorted(found, key=lambda mistake: -mistake.cost.value)


def _steps(match: Match, seat: int, path: Sequence[int]) -> list[ReviewStep]:
    rows = tuple(path)
    steps = [choice(match.rules, seat, rows[: n + 1]) for n in range(len(rows))]
    return [ReviewStep(step.do, list(step.args)) for step in steps]


def _estimated(number: Estimate) -> Estimated:
    return Estimated(number.value, number.error)


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None
