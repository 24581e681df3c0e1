"""A bot that may fail: whatever goes wrong costs it the turn, which greedy plays, and nothing else."""

from __future__ import annotations

import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from functools import partial
from types import FrameType
from typing import Any, Final

from ...core.events import Event
from ...core.game import Options
from ...core.rules import Rules
from ...match import Choice
from ..bot import Bot, GreedyBot
from ..registry import Maker, bot

START_LIMIT: Final = 10.0
"""Seconds a bot has to get ready."""
TRACE: Final = 3000
"""So many characters at the end of a traceback are kept."""
IN_A_ROW: Final = 3
"""After so many forfeits in a row a bot is not asked again in this game."""


class NoChoice(Exception):
    """A bot did not make a choice; the sentence says why."""


class Failed(Exception):
    """A bot did not make a choice where nobody is to play for it: which seat, why, and where in its code."""

    def __init__(self, seat: int, why: str, trace: str) -> None:
        super().__init__(seat, why, trace)
        self.seat, self.why, self.trace = seat, why, trace


class _TimeUp(BaseException):
    """Breaks into a bot that thinks too long; no `except Exception` of the bot's own holds it up."""


def allowance(deadline: float) -> float:
    """How long is waited for a bot: it may be a little late, since no machine keeps the time exactly."""
    return 1.5 * deadline + 0.5


def forced(choices: Sequence[Choice]) -> Choice | None:
    """The only choice there is, to its end; None where there are several."""
    while len(choices) == 1:
        if not choices[0].then:
            return choices[0]
        choices = choices[0].then
    return None


def offered(choices: Sequence[Choice], path: Sequence[int]) -> Choice:
    """The choice with this path, or a NoChoice that says it is not there."""
    now, found = choices, None
    for length in range(1, len(path) + 1):
        found = next((choice for choice in now if choice.path == tuple(path[:length])), None)
        now = found.then if found else ()
    if found is None:
        raise NoChoice(f"it chose {list(path)!r:.80}, which is not offered")
    return found


class Guarded:
    """Holds a bot, starts it anew after a failure, and keeps count of its turns."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: int, seed: str, *, make: Maker) -> None:
        self._make = partial(make, rules, players, options, seat, seed)
        self._greedy = partial(GreedyBot, rules, players, options, seat, seed)
        self._seat = seat
        self._heard: list[Event] = []
        self._bot: Bot | None = None
        self._told = 0
        """How many events the bot was told that still stand."""
        self._taken_back = False
        self._in_a_row = 0
        self.decisions = 0
        """How often it had a choice."""
        self.seconds = 0.0
        """How long it thought about them."""
        self.forfeits: list[str] = []
        """Why it lost each turn that greedy played."""
        self.traces: dict[str, str] = {}
        """By reason, where in its code it first went wrong."""
        self.strict = False
        """Whether a failure ends the game instead."""

    def hear(self, events: Sequence[Event]) -> None:
        """Keep what the seat was told until the bot is asked."""
        self._heard.extend(events)

    def rewind(self, length: int) -> None:
        """Forget everything after the first `length` events."""
        del self._heard[length:]
        if self._told > length:
            self._told, self._taken_back = length, True

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """The bot's choice, or greedy's if the bot makes none; where there is no choice nobody is asked."""
        only = forced(choices)
        if only:
            return only
        self.decisions += 1
        try:
            with redirect_stdout(sys.stderr):
                choice = offered(choices, self._ask(choices, deadline))
        except _TimeUp:
            return self._forfeit("it took too long", choices)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's bot does
            own = not isinstance(error, NoChoice)
            return self._forfeit(_told(error) if own else str(error), choices, _trace(error) if own else "")
        self._in_a_row = 0
        return choice

    def close(self) -> None:
        """Let the bot go."""
        end = getattr(self._bot, "close", None)
        self._bot = None
        if end:
            with suppress(Exception):  # nobody listens to its last words
                end()

    def _ask(self, choices: Sequence[Choice], deadline: float | None) -> Sequence[int]:
        if self._in_a_row >= IN_A_ROW:
            raise NoChoice(f"it failed {IN_A_ROW} turns in a row")
        with _limited(START_LIMIT):
            player = self._ready()
        limit = None if deadline is None else allowance(deadline)
        started = time.perf_counter()
        try:
            with _limited(limit):
                answer = player.choose(list(choices), deadline)
        finally:
            spent = time.perf_counter() - started
            self.seconds += spent
        if limit is not None and spent > limit:
            raise NoChoice("it took too long")
        path = getattr(answer, "path", None)
        if not isinstance(path, tuple | list):
            raise NoChoice(f"it answered {answer!r:.80}, not one of the choices")
        return path

    def _ready(self) -> Bot:
        """The bot, with everything told that it has not heard."""
        if self._bot is None:
            self._told, self._taken_back = 0, False
            self._bot = self._make()
        if self._taken_back:
            self._bot.rewind(self._told)
            self._taken_back = False
        self._bot.hear(self._heard[self._told :])
        self._told = len(self._heard)
        return self._bot

    def _forfeit(self, why: str, choices: Sequence[Choice], trace: str = "") -> Choice:
        if self.strict:
            raise Failed(self._seat, why, trace)
        self.forfeits.append(why)
        if trace:
            self.traces.setdefault(why, trace)
        self._in_a_row += 1
        self.close()
        greedy = self._greedy()
        greedy.hear(self._heard)
        return greedy.choose(choices, None)


def guarded(name: str, rules: Rules, players: int, options: Options, seat: int, *, seed: str) -> Guarded:
    """The bot of this name, guarded."""
    made = bot(name, rules, players, options, seat, seed=seed)
    if isinstance(made, Guarded):
        return made

    def make(rules: Rules, players: int, options: Options, seat: int, seed: str) -> Bot:
        return bot(name, rules, players, options, seat, seed=seed)

    return Guarded(rules, players, options, seat, seed, make=make)


def _trace(error: BaseException) -> str:
    """Where it went wrong, from the bot's own code on."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename != __file__]
    text = "".join(traceback.format_list(own)) + "".join(traceback.format_exception_only(error))
    return text[-TRACE:]


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


@contextmanager
def _limited(seconds: float | None) -> Iterator[None]:
    """Break into what runs too long, where the system can: on the main thread, with a timer."""
    timed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds is None or not timed:
        yield
        return
    handler = signal.signal(signal.SIGALRM, _ring)
    before = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *before)
        signal.signal(signal.SIGALRM, handler)


def _ring(_signal: int, _frame: FrameType | None) -> Any:
    raise _TimeUp
