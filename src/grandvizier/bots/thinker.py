"""A bot that searches: it hears what its seat is told, imagines what it cannot see, and thinks by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ..core.events import ASKED, Event
from ..core.game import Belief, Options
from ..core.rules import Rules
from ..match import Choice
from .memory import remembered
from .search import Found, Question, search

SHARE: Final = 0.6
"""How much of what is left of a turn's time goes into the next choice of that turn."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks."""

    seconds: float
    """For each turn: from when its seat is asked until somebody else is.  Forced choices take none."""
    memory: int | None
    """How many of the faces that it glimpsed it remembers, the newest ones; None is all of them."""
    iterations: int | None = None
    """For each choice, instead of seconds: then the same seed makes the same choices."""


class Thinker:
    """Searches before it chooses."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: int, seed: str, *, level: Level) -> None:
        self._level = level
        self._rules = rules
        self._players, self._options, self._seat = players, options, seat
        self._rng = Random(f"search|{seed}|{seat}")
        self._mind = rules.game.mind(rules)
        self._heard: list[Event] = []
        self._spent = 0.0

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what the seat was told; somebody else's turn makes the clock new, alone every question does."""
        self._heard.extend(events)
        alone = self._players == 1
        if any(event[0] == ASKED and (alone or event[2] != self._seat) for event in events):
            self._spent = 0.0

    def rewind(self, length: int) -> None:
        """Forget everything after the first events."""
        del self._heard[length:]

    def resume(self, spent: float) -> None:
        """Go on in a turn in which it has thought so many seconds already."""
        self._spent = spent

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """The choice that was worth trying most often, to its end."""
        forced = _only(choices)
        return forced or follow(choices, self.think(deadline).root)

    def think(self, deadline: float | None) -> Found:
        """Search the question that is asked now."""
        start = time.perf_counter()
        found = search(self._belief(), self._mind, self._rng, self._players, self._budget(start, deadline))
        self._spent += time.perf_counter() - start
        return found

    def _budget(self, start: float, deadline: float | None) -> Callable[[int], bool]:
        iterations = self._level.iterations
        if iterations is not None:
            return lambda done: done < iterations
        seconds = SHARE * max(0.0, self._level.seconds - self._spent)
        end = start + (seconds if deadline is None else min(seconds, deadline))
        return lambda _: time.perf_counter() < end

    def _belief(self) -> Belief:
        """All that follows from what it remembers."""
        game, memory = self._rules.game, self._level.memory
        belief = game.belief(self._rules, self._players, self._options, self._seat)
        for event in self._heard if memory is None else remembered(self._heard, game.kinds, self._seat, memory):
            belief.hear(event)
        return belief


def _only(choices: Sequence[Choice]) -> Choice | None:
    """The one choice there is, to its end; None if there is anything to choose."""
    choice = None
    while len(choices) == 1:
        (choice,) = choices
        if not choice.then:
            return choice
        choices = choice.then
    return None


def follow(choices: Sequence[Choice], question: Question | None) -> Choice:
    """Down the rows that were tried most often, to the end of a choice."""
    while True:
        choice = choices[0]
        if len(choices) > 1:
            rows = question.rows if question else {}
            found = [(rows[each.path[-1]], each) for each in choices if each.path[-1] in rows]
            if found:
                tried, choice = max(found, key=lambda pair: (pair[0].visits, pair[0].hope, -pair[0].row))
                question = tried.after
        if not choice.then:
            return choice
        choices = choice.then
