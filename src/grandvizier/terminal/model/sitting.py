"""One person at a match with bots: who sits where, whose turn it is, and what may be kept."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from ...bots import Driver, bot
from ...bots.advice import Advice, advise
from ...core.errors import BadSetup
from ...match import Match
from .sight import Memory, Recollection

T = TypeVar("T")
HINT_SECONDS: Final = 1.5
"""How long a hint is thought about."""


def aside(think: Callable[[], T]) -> asyncio.Future[T]:
    """Think in a thread that nobody waits for in the end: whoever leaves while a bot thinks has left."""
    thought: Future[T] = Future()
    thought.set_running_or_notify_cancel()

    def work() -> None:
        try:
            thought.set_result(think())
        except BaseException as error:  # noqa: BLE001 - whoever waits for it is told
            thought.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    return asyncio.wrap_future(thought)


class Sitting:
    """A match as the terminal plays it."""

    def __init__(self, match: Match, *, seat: int, bots: Sequence[str], memory: Memory) -> None:
        if not 0 <= seat < match.players:
            raise BadSetup(f"your seat is one from 0 to {match.players - 1}, not {seat}")
        self.match = match
        self.seat = seat
        self.bots = list(bots)
        self.memory = memory
        others = [other for other in range(match.players) if other != seat]
        named = {other: self.bots[i % len(self.bots)] for i, other in enumerate(others)}
        self.players = tuple(named.get(who, "") for who in range(match.players))
        """Which bot sits in each seat; nobody's name in the person's own."""
        seed = str(match.seed)
        self.driver = Driver(
            match,
            {who: bot(name, match.rules, match.players, match.options, who, seed=seed) for who, name in named.items()},
        )
        self.mind = Recollection(match, seat, memory)
        self.mind.catch_up()

    @property
    def mine(self) -> bool:
        """Whether the person is asked."""
        return self.match.seat == self.seat

    @property
    def bot_asked(self) -> bool:
        """Whether a bot is asked."""
        return self.match.seat in self.driver.bots

    def play(self, *path: int) -> int:
        """Make the person's choice; give back how many events were told before it."""
        heard = len(self.mind.heard)
        self.match.play(self.seat, *path)
        self.mind.catch_up()
        return heard

    def undo(self) -> None:
        """Take the person's last choice back."""
        self.match.undo(self.seat)
        self.mind.catch_up()

    async def bot_plays(self) -> int | None:
        """Let the bot that is asked think and choose; give back how many events were told before its choice.

        None if its choice no longer counted: somebody took something back while it was thinking.
        """
        match, seat = self.match, self.match.seat
        if seat is None or seat not in self.driver.bots:
            return None
        heard = len(self.mind.heard)
        self.driver.catch_up()
        length = len(match.journal)
        choice = await aside(partial(self.driver.bots[seat].choose, match.choices(seat), None))
        if len(match.journal) != length:
            return None
        match.play(seat, *choice.path, by="bot")
        self.mind.catch_up()
        return heard

    async def hint(self) -> Advice | None:
        """What a good player would choose in the person's seat; None if the game went on meanwhile."""
        match, length = self.match, len(self.match.journal)
        end = time.perf_counter() + HINT_SECONDS
        advice = await aside(
            partial(
                advise,
                match.rules,
                match.players,
                match.options,
                self.seat,
                stream=match.told(self.seat),
                choices=match.choices(self.seat),
                seed=f"{match.seed}|{length}",
                more=lambda _: time.perf_counter() < end,
            )
        )
        return advice if len(match.journal) == length else None

    def places(self, path: Sequence[int]) -> frozenset[int]:
        """The places that a choice of the person's names."""
        rules = self.match.rules
        return frozenset(
            value
            for row in path
            for value, (_, field) in zip(rules.named_args(row, self.seat), rules.moves.verbs[row].fields, strict=True)
            if field.kind == "place"
        )

    def again(self, seed: str | None = None) -> Sitting:
        """A new match with the same settings."""
        old = self.match
        match = Match(old.rules, players=old.players, options=old.options, first=old.first, seed=seed)
        return Sitting(match, seat=self.seat, bots=self.bots, memory=self.memory)

    def save(self, folder: Path) -> Path:
        """Write the record into a folder under a name of its own."""
        day = datetime.now().astimezone().date().isoformat()
        number = 1
        path = folder / f"{self.match.game.name}-{day}.json"
        while path.exists():
            number += 1
            path = folder / f"{self.match.game.name}-{day}-{number}.json"
        path.write_text(json.dumps(self.match.record(), indent=1) + "\n", "utf-8")
        return path
