"""A bot that searches: it hears what its seat is told, imagines what it cannot see, and thinks by the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Final

from ...core.events import ASKED, Event
from ...core.game import Options
from ...core.mind import Mind
from ...core.rules import Rules
from ...match import Choice
from .evidence import LikelyWorlds
from .forgetting import remembered
from .tree import Found, Node, Worlds, search

SHARE: Final = 0.6
"""How much of what is left of a turn's time goes into the next choice of that turn."""
PACE: Final = 16
"""After how many iterations each it is looked at whether the rest could still change anything."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How well a bot thinks."""

    seconds: float
    """For each turn: from when its seat is asked until somebody else is.  Forced choices take none."""
    memory: int | None = None
    """How many of the faces that it glimpsed it remembers, the newest ones; None is all of them."""
    reads: bool = False
    """Whether it takes what rivals have done as evidence of what they hold."""
    iterations: int | None = None
    """For each choice, instead of seconds: then the same seed makes the same choices."""


class Thinker:
    """Searches before it chooses."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        options: Options,
        seat: int,
        seed: str,
        *,
        level: Thinking,
        mind: Mind | None = None,
    ) -> None:
        self._level = level
        self._rules = rules
        self._players, self._options, self._seat = players, options, seat
        self._rng = Random(f"search|{seed}|{seat}")
        self._mind = mind or rules.game.mind(rules)
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
        """The choice that stands best after a search, to its end."""
        forced = _only(choices)
        return forced or follow(choices, self.think(choices, deadline).root)

    def think(self, choices: Sequence[Choice], deadline: float | None) -> Found:
        """Search the question that is asked now, until the time is over or what is left of it cannot matter."""
        start = time.perf_counter()
        left = self._budget(start, deadline)

        def more(done: int, root: Node) -> bool:
            rest = left(done)
            return rest > 0 and (done % PACE > 0 or not settled(choices, root, rest))

        found = search(self._worlds(), self._mind, self._rng, self._players, more)
        self._spent += time.perf_counter() - start
        return found

    def _budget(self, start: float, deadline: float | None) -> Callable[[int], float]:
        """How many more iterations there may be after so many; by the clock, if they go on as fast as so far."""
        iterations = self._level.iterations
        if iterations is not None:
            return lambda done: iterations - done
        seconds = SHARE * max(0.0, self._level.seconds - self._spent)
        end = start + (seconds if deadline is None else min(seconds, deadline))

        def left(done: int) -> float:
            now = time.perf_counter()
            return done * (end - now) / (now - start)

        return left

    def _worlds(self) -> Worlds:
        """What it imagines, by all that follows from what it remembers."""
        game, memory = self._rules.game, self._level.memory
        belief = game.belief(self._rules, self._players, self._options, self._seat)
        for event in self._heard if memory is None else remembered(self._heard, game.kinds, self._seat, memory):
            belief.hear(event)
        return LikelyWorlds(belief, self._mind, self._seat) if self._level.reads else belief


def _only(choices: Sequence[Choice]) -> Choice | None:
    """The one choice there is, to its end; None if there is anything to choose."""
    choice = None
    while len(choices) == 1:
        (choice,) = choices
        if not choice.then:
            return choice
        choices = choice.then
    return None


def follow(choices: Sequence[Choice], question: Node | None) -> Choice:
    """Down the rows that stand best, to the end of a choice."""
    *_, (choice, _) = _way(choices, question)
    return choice


def settled(choices: Sequence[Choice], question: Node, left: float) -> bool:
    """Whether so many more iterations cannot lead to another choice: nothing could catch up with what is ahead."""
    return all(lead > left for _, lead in _way(choices, question))


def _way(choices: Sequence[Choice], question: Node | None) -> Iterator[tuple[Choice, float]]:
    """Each step of the choice that stands best, and how many tries it is ahead of the next; in a race none."""
    while choices:
        choice, lead = choices[0], inf
        if len(choices) > 1:
            rows = question.rows if question else {}
            found = [(rows[each.path[-1]], each) for each in choices if each.path[-1] in rows]
            found.sort(key=lambda pair: pair[0].standing)
            lead = 0
            if found:
                tried, choice = found[-1]
                question = tried.after
                if not tried.rounds:
                    lead = tried.visits - (found[-2][0].visits if found[1:] else 0)
        yield choice, lead
        choices = choice.then
