"""A trajectory of play: the position, and what each seat was told on the way.

Nobody listens while a game runs: that keeps steps and copies as quick as the position itself.  What the seats were
told is worked out from the history when somebody asks, and from then on only caught up with.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from ..core.events import Event, Told, heard, only
from ..core.game import Belief, View
from ..core.save import save
from ..core.state import State
from .setup import Setup

FoldT = TypeVar("FoldT", View, Belief)


class Trajectory:
    """Where play started, where it stands, and what was told before it started."""

    __slots__ = ("_recall", "setting", "start", "state", "told")

    def __init__(self, setting: Setup, start: State | None = None, told: tuple[Told, ...] | None = None) -> None:
        self.setting = setting
        self.start = start
        """None for the setting's own opening."""
        self.told = setting.told if told is None else told
        self.state = (start or setting.opening).copy()
        self._recall: Recall | None = None

    def recall(self, history: Sequence[int]) -> Recall:
        """What the seats were told, given all rows that were played and drawn since the start."""
        if self._recall is None:
            self._recall = Recall(self.setting, (self.start or self.setting.opening).copy(), list(self.told))
        self._recall.catch_up(history)
        return self._recall

    def imagined(self, history: Sequence[int], seat: int, rng: Random) -> Trajectory:
        """A trajectory that goes on from a position drawn from all that agree with what a seat was told."""
        recall = self.recall(history)
        told = tuple((only(seat), event) for event in recall.stream(seat))
        return Trajectory(self.setting, recall.belief(seat).imagine(rng), told)

    def __str__(self) -> str:
        return json.dumps(save(self.state), separators=(",", ":"))

    def __deepcopy__(self, _memo: object) -> Trajectory:
        twin = Trajectory.__new__(Trajectory)
        twin.setting = self.setting
        twin.start = self.start
        twin.told = self.told
        twin.state = self.state.copy()
        twin._recall = self._recall and self._recall.copy()  # noqa: SLF001 - a trajectory of our own making
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _trajectory, (self.setting, self.start, self.told, self.state)


def _trajectory(setting: Setup, start: State | None, told: tuple[Told, ...], state: State) -> Trajectory:
    """A trajectory that was kept."""
    trajectory = Trajectory(setting, start, told)
    trajectory.state = state
    return trajectory


class Recall:
    """A position that follows a history and listens."""

    def __init__(self, setting: Setup, state: State, feed: list[Told]) -> None:
        self._setting = setting
        self._state = state
        self._state.feed = self._feed = feed
        self._done = 0
        self._texts: dict[int, tuple[int, str]] = {}
        self._views: dict[int, tuple[int, View]] = {}
        self._beliefs: dict[int, tuple[int, Belief]] = {}

    def copy(self) -> Recall:
        """The same again; views and beliefs are folded anew when asked for."""
        twin = Recall(self._setting, self._state.copy(), self._feed[:])
        twin._done = self._done
        twin._texts = self._texts.copy()
        return twin

    def catch_up(self, history: Sequence[int]) -> None:
        """Take the rows that are new."""
        for row in history[self._done :]:
            self._state.step(row)
        self._done = len(history)

    def stream(self, seat: int, start: int = 0) -> list[Event]:
        """What a seat was told, from this event on."""
        return heard(self._feed[start:], seat, self._setting.rules.game.kinds)

    def text(self, seat: int) -> str:
        """What a seat was told, in a line: `seat 0; starts 2; dealt 1 2; asked 4 2; chose 2 -1`."""
        kinds = self._setting.rules.game.kinds
        length, text = self._texts.get(seat, (0, f"seat {seat}"))
        for kind, *fields in self.stream(seat, length):
            text += f"; {' '.join([kinds[kind].name, *map(str, fields)])}"
        self._texts[seat] = len(self._feed), text
        return text

    def view(self, seat: int) -> View:
        """What a seat sees, folded from what it was told."""
        return self._fold(self._views, self._setting.view, seat)

    def belief(self, seat: int) -> Belief:
        """What a seat could work out from what it was told."""
        return self._fold(self._beliefs, self._setting.belief, seat)

    def _fold(self, folds: dict[int, tuple[int, FoldT]], begin: Callable[[int], FoldT], seat: int) -> FoldT:
        length, fold = folds.get(seat) or (0, begin(seat))
        for event in self.stream(seat, length):
            fold.hear(event)
        folds[seat] = len(self._feed), fold
        return fold
