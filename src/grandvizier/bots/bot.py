"""The one interface of all bots, and the two simplest of them.

A bot never holds a match or a position.  It hears its seat's events, is told to rewind when a choice was taken
back, and is handed the choices it may make.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Generic, Protocol, TypeVar

from ..core.events import Event
from ..core.game import Appraiser, Options
from ..core.rules import Rules
from ..match import Choice


class Bot(Protocol):
    """Somebody who plays from what a seat is told."""

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what the seat was just told."""

    def rewind(self, length: int) -> None:
        """Forget everything after the first `length` events: they were taken back."""

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """Make a choice by the deadline (in seconds from now; None for any time)."""


class Remembering:
    """Keeps all that its seat was told."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what the seat was told."""
        self.heard.extend(events)

    def rewind(self, length: int) -> None:
        """Forget what was taken back."""
        del self.heard[length:]


class Witness(Protocol):
    """A view, a belief or an appraiser: it hears what a seat is told, and cannot forget."""

    def hear(self, event: Event) -> None:
        """Take in one event."""


W = TypeVar("W", bound=Witness)


class Following(Remembering, Generic[W]):
    """Keeps a witness of all that its seat was told."""

    def __init__(self, begin: Callable[[], W]) -> None:
        super().__init__()
        self._begin = begin
        self._witness = begin()

    def hear(self, events: Sequence[Event]) -> None:
        """Let the witness hear what the seat was told."""
        super().hear(events)
        for event in events:
            self._witness.hear(event)

    def rewind(self, length: int) -> None:
        """Let a new witness hear the first events again."""
        super().rewind(length)
        self._witness = self._begin()
        for event in self.heard:
            self._witness.hear(event)


class RandomBot:
    """Chooses anything that is allowed, each choice as likely as any other."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: int, seed: str) -> None:
        del rules, players, options
        self._rng = Random(f"random|{seed}|{seat}")

    def hear(self, events: Sequence[Event]) -> None:
        """Nothing it hears changes what it does."""

    def rewind(self, length: int) -> None:
        """Nothing to forget."""

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """Any choice, to its end."""
        del deadline
        choice = self._rng.choice(choices)
        while choice.then:
            choice = self._rng.choice(choice.then)
        return choice


class GreedyBot(Following[Appraiser]):
    """Takes what looks best right now, by the game's own plain judgement of each choice."""

    def __init__(self, rules: Rules, players: int, options: Options, seat: int, seed: str) -> None:
        super().__init__(partial(rules.game.appraiser, rules, players, options, seat))
        self._rng = Random(f"greedy|{seed}|{seat}")

    def choose(self, choices: Sequence[Choice], deadline: float | None) -> Choice:
        """The choice that looks best; among equals any.  What completes it is chosen the same way."""
        del deadline
        while True:
            values = [self._witness.appraise(choice.path) for choice in choices]
            best = max(values)
            choice = choices[self._rng.choice([i for i, value in enumerate(values) if value == best])]
            if not choice.then:
                return choice
            choices = choice.then
