"""A batch of the many games that take one step together: played one after another into arrays in one memory."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ..core.state import CHANCE, State
from ..nets.expansion import expander
from .setup import Setup

if TYPE_CHECKING:
    from numpy.typing import NDArray

GOLDEN: Final = 0.618034
"""Multiples of it, without their whole parts, lie evenly between 0 and 1."""


class Arrays:
    """What games write and read, all in one block of memory."""

    def __init__(self, settings: Sequence[Setup], games: int, memory: Any = None) -> None:
        setting, seats = settings[0], max(setting.players for setting in settings)
        moves = len(setting.rules.moves)
        packed = (moves + 7) // 8
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "orders": ((4,), np.int64),
            "actions": ((games,), np.int64),
            "rewards": ((games, seats), np.float32),
            "scores": ((games, seats), np.int32),
            "observations": ((games, setting.size), np.float32),
            "observed": ((games, expander(setting.rules).bytes), np.uint8),
            "packed": ((games, packed), np.uint8),
            "advised": ((games, moves), np.bool_),
            "seats": ((games,), np.int8),
            "ended": ((games,), np.bool_),
        }
        self.size = sum(_room(shape, kind) for shape, kind in shapes.values())
        memory = bytearray(self.size) if memory is None else memory
        at = 0
        for name, (shape, kind) in shapes.items():
            setattr(self, name, np.frombuffer(memory, kind, int(np.prod(shape)), at).reshape(shape))
            at += _room(shape, kind)

    orders: NDArray[np.int64]
    """What to do, the seed to begin with, how far ahead games begin at most, and how many of a thousand are advised."""
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]
    observations: NDArray[np.float32]
    observed: NDArray[np.uint8]
    packed: NDArray[np.uint8]
    """The moves that may be chosen, a bit each."""
    advised: NDArray[np.bool_]
    """The moves that look best to the game's own mind, where that is asked for."""
    seats: NDArray[np.int8]
    ended: NDArray[np.bool_]


def _room(shape: tuple[int, ...], kind: Any) -> int:
    """Bytes for an array, so that the next one begins where any number may."""
    return -(-int(np.prod(shape)) * int(np.dtype(kind).itemsize) // 64) * 64


class Games:
    """Some of the games, from `first` on, played one after another into the arrays."""

    def __init__(self, settings: Sequence[Setup], arrays: Arrays, numbers: range, *, expand: bool) -> None:
        rules = settings[0].rules
        assert rules.game.observe is not None
        self._openings = [settings[number % len(settings)].opening for number in numbers]
        self._arrays, self._numbers, self._expands = arrays, numbers, expand
        self._observe, self._expander = rules.game.observe, expander(rules)
        self._bits = [1 << row for row in range(len(rules.moves))]
        self._turns = [1000 * (number * GOLDEN % 1) for number in numbers]
        """From how many of a thousand on each is advised: any share of them is of every kind of table."""
        self._weigh = rules.game.mind(rules).weigh
        self._packed = [memoryview(arrays.packed[number]) for number in numbers]
        self._observed = [memoryview(arrays.observed[number]) for number in numbers]
        self._states: list[State] = []
        self._dice: list[Random] = []
        self._played = [0] * len(numbers)
        self._seed = 0

    def reset(self) -> None:
        """Begin every game with the seed that was ordered."""
        self._seed = int(self._arrays.orders[1])
        self._played = [0] * len(self._numbers)
        self._dice = [self._begin(number) for number in self._numbers]
        self._states = [opening.copy() for opening in self._openings]
        ahead = int(self._arrays.orders[2])
        for at in range(len(self._numbers)):
            self._go_on(at)
            self._run_ahead(at, int(self._dice[at].random() * ahead) if ahead else 0)
        self._pay_nobody()
        self._expand()

    def step(self) -> None:
        """Choose what was ordered in every game."""
        start, stop = self._numbers.start, self._numbers.stop
        if self._arrays.ended[start:stop].any():
            self._pay_nobody()
        for at, row in enumerate(self._arrays.actions[start:stop].tolist()):
            self._states[at].step(row)
            self._go_on(at)
        self._expand()

    def _pay_nobody(self) -> None:
        """No game has ended."""
        mine = slice(self._numbers.start, self._numbers.stop)
        for paid in (self._arrays.ended, self._arrays.rewards, self._arrays.scores):
            paid[mine] = 0

    def _run_ahead(self, at: int, decisions: int) -> None:
        """Choose at random so often."""
        for _ in range(decisions):
            state = self._states[at]
            state.step(self._dice[at].choice(state.legal()))
            self._go_on(at)

    def _begin(self, number: int) -> Random:
        return Random(f"{self._seed}|{number}|{self._played[number - self._numbers.start]}")

    def _go_on(self, at: int) -> None:
        """Answer chance and forced moves; pay and begin anew at the end; write what the seat that is asked sees."""
        state, random, arrays = self._states[at], self._dice[at].random, self._arrays
        number = self._numbers.start + at
        while True:
            if state.over:
                arrays.rewards[number, : state.players] = state.returns()
                arrays.scores[number, : state.players] = state.scores()
                arrays.ended[number] = True
                self._played[at] += 1
                self._dice[at] = self._begin(number)
                random = self._dice[at].random
                state = self._states[at] = self._openings[at].copy()
            rows = state.legal()
            if state.seat == CHANCE:
                state.step(rows[int(random() * len(rows))])
            elif len(rows) == 1:
                state.step(rows[0])
            else:
                break
        bits, mask = self._bits, 0
        for row in rows:
            mask |= bits[row]
        packed = self._packed[at]
        packed[:] = mask.to_bytes(len(packed), "little")
        self._observed[at][:] = self._observe(state, state.seat)
        arrays.seats[number] = state.seat
        if arrays.orders[3]:
            arrays.advised[number] = False
            if self._turns[at] < arrays.orders[3]:
                weights = np.array(self._weigh(state, rows))
                arrays.advised[number, rows] = weights == weights.max()

    def _expand(self) -> None:
        if not self._expands:
            return
        mine = slice(self._numbers.start, self._numbers.stop)
        self._expander.many(self._arrays.observed[mine], out=self._arrays.observations[mine])
