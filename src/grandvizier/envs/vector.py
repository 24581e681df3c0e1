"""Many games at once, for learners who want them fast: bytes in shared memory, no message a step.

>>> from grandvizier.envs import vector
>>> with vector.make("three-wishes", players=3, num_envs=8) as games:
...     games.reset(seed=7)
...     for _ in range(100):
...         games.step(games.masks.argmax(axis=1))
...     games.observations.shape
(8, 505)

Chance and forced moves are answered inside, so that every step is a true decision of the seat in `seats`.  A game that
ends is paid in `rewards`, a share for each seat, and begins anew in the same step.  Game number `i` plays the same
whatever the number of workers: its chance hangs on the seed, on `i` and on how many games it has played.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np

from ..core.state import CHANCE, State
from ..nets.expansion import expander
from .setup import Setup, setup

if TYPE_CHECKING:
    from multiprocessing.synchronize import Semaphore
    from types import TracebackType

    from numpy.typing import NDArray

    Step = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], Mapping[str, NDArray[Any]]]

_CONTEXT: Final = multiprocessing.get_context("spawn")
_LATER: Final = 5.0
"""Seconds after which a worker that does not answer is looked at."""
GOLDEN: Final = 0.618034
"""Multiples of it, without their whole parts, lie evenly between 0 and 1."""
_STEP, _RESET, _STOP = 0, 1, 2
"""What workers are told to do."""


class Lost(RuntimeError):
    """A worker is no more; so are its games."""


def make(
    game: str,
    players: int | None = None,
    *,
    num_envs: int = 64,
    workers: int = 0,
    components: str | Path | None = None,
    edition: int | None = None,
    **options: bool | int | str,
) -> VectorEnv:
    """So many games by their name; by default for as few players as it allows, in this process.

    With workers the games are shared among so many processes.  Whatever else is given by name is an option of the game.
    """
    return VectorEnv([setup(game, players, options, components, edition)], num_envs, workers)


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


class VectorEnv:
    """Many games that take one step together.

    `observations`, `masks`, `seats`, `rewards` and `ended` hold what the last step left; each is the same array all the
    time but `masks`, so copy what you keep.  `observed` are the same observations as bytes, `expander` says how they
    become numbers: whoever learns on a GPU carries a tenth of the memory there, looks them up itself, and spares the
    games that work (`expand=False`).  `scores` are the points with which the games that ended came to their rewards.
    After `advise(share)` every step also says in `advised`, in that share of the games, which moves look best at a
    glance (`Mind.weigh`).

    Games may be set up differently, for other numbers of players or by other options: game `i` plays by
    `settings[i % len(settings)]`.  What one table has no seat for is 0.
    """

    def __init__(self, settings: Sequence[Setup], num_envs: int, workers: int = 0, *, expand: bool = True) -> None:
        setting = settings[0]
        if any(other.rules is not setting.rules for other in settings):
            raise ValueError("games that take one step together are played by the same rules")
        if setting.rules.game.observe is None:
            raise ValueError(f"{setting.rules.game.name} has no `observe`: play it through PettingZoo or OpenSpiel")
        if num_envs < 1 or workers < 0 or workers > num_envs:
            raise ValueError(f"at least one game, and not more workers than games; not {num_envs} and {workers}")
        self.settings: Final = tuple(settings)
        self.setting: Final = setting
        """The first of them; where all games are alike the only one."""
        self.num_envs: Final = num_envs
        self.moves: Final = len(setting.rules.moves)
        self.expander: Final = expander(setting.rules)
        self._every = np.arange(num_envs)
        self._workers: list[_Worker] = []
        self._here: Games | None = None
        self._is_begun = False
        if workers == 0:
            self._arrays = Arrays(settings, num_envs)
            self._here = Games(settings, self._arrays, range(num_envs), expand=expand)
        else:
            memory = _CONTEXT.RawArray("B", Arrays(settings, num_envs).size)
            self._arrays = Arrays(settings, num_envs, memory)
            cuts = [number * num_envs // workers for number in range(workers + 1)]
            begin = partial(_Worker, self.settings, num_envs, memory, expand)
            self._workers = [begin(range(*cut)) for cut in pairwise(cuts)]
        self.observations: Final = self._arrays.observations
        self.observed: Final = self._arrays.observed
        self.seats: Final = self._arrays.seats
        self.rewards: Final = self._arrays.rewards
        self.scores: Final = self._arrays.scores
        self.ended: Final = self._arrays.ended
        self.advised: Final = self._arrays.advised
        self.masks: NDArray[np.bool_] = np.zeros((num_envs, self.moves), np.bool_)

    def reset(self, seed: int, *, ahead: int = 0) -> NDArray[np.float32]:
        """Begin every game; the same seed brings the same games.

        With `ahead` each begins after fewer than so many random choices: then not all are at the same stage at once.
        """
        self._arrays.orders[1:3] = seed, ahead
        self._order(_RESET)
        self._done()
        self._is_begun = True
        return self.observations

    def advise(self, share: float) -> None:
        """In which share of the games its own mind looks at the moves from now on, which takes its time."""
        self._arrays.orders[3] = round(1000 * share)

    def step(self, actions: NDArray[Any]) -> Step:
        """Choose a row in every game: observations, rewards, which games ended; masks and seats are in the last."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Choose a row in every game, and go on while workers play: `step_wait` comes next."""
        if not self._is_begun:
            raise ValueError("there are no games to go on with: reset the environment first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions are {self.num_envs} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        self._check(chosen)
        self._arrays.actions[:] = chosen
        self._order(_STEP)

    def step_wait(self) -> Step:
        """Until every game has taken its step; the same as `step`."""
        self._done()
        return self.observations, self.rewards, self.ended, {"masks": self.masks, "seats": self.seats}

    def _check(self, chosen: NDArray[Any]) -> None:
        """Nothing is played unless everything may be."""
        inside = (chosen >= 0) & (chosen < self.moves)
        allowed = inside & self.masks[self._every, np.where(inside, chosen, 0)]
        if not allowed.all():
            first = int(np.argmin(allowed))
            may = np.flatnonzero(self.masks[first]).tolist()
            raise ValueError(f"row {int(chosen[first])} may not be chosen in game {first}; these may: {may}")

    def _order(self, order: int) -> None:
        if self._here is not None:
            self._here.reset() if order == _RESET else self._here.step()
        else:
            if not self._workers:
                raise ValueError("the games are closed")
            self._arrays.orders[0] = order
            for worker in self._workers:
                worker.go.release()

    def _done(self) -> None:
        for worker in self._workers:
            worker.wait()
        self.masks = np.unpackbits(self._arrays.packed, axis=1, count=self.moves, bitorder="little").view(np.bool_)

    def close(self) -> None:
        """Let the workers go.  The arrays stay as the last step left them."""
        self._arrays.orders[0] = _STOP
        for worker in self._workers:
            worker.stop()
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        with suppress(Exception):
            self.close()


class _Worker:
    """A process with a share of the games."""

    def __init__(
        self,
        settings: Sequence[Setup],
        games: int,
        memory: Any,
        expand: bool,  # noqa: FBT001
        share: range,
    ) -> None:
        self.go, self._done, self._share = _CONTEXT.Semaphore(0), _CONTEXT.Semaphore(0), share
        self._process = _CONTEXT.Process(
            target=_work, args=(settings, games, memory, expand, share, self.go, self._done), daemon=True
        )
        self._process.start()

    def wait(self) -> None:
        """Until its games have taken their step."""
        while not self._done.acquire(timeout=_LATER):
            if not self._process.is_alive():
                games = f"{self._share.start} to {self._share.stop - 1}"
                raise Lost(
                    f"the process that played games {games} has ended ({self._process.exitcode}); make them anew"
                )

    def stop(self) -> None:
        """End it."""
        self.go.release()
        self._process.join(_LATER)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def _work(  # noqa: PLR0917 - what a process is started with
    settings: Sequence[Setup],
    games: int,
    memory: Any,
    expand: bool,  # noqa: FBT001
    share: range,
    go: Semaphore,
    done: Semaphore,
) -> None:
    """Play until told to stop, or until whoever started this is no more."""
    parent = multiprocessing.parent_process()
    arrays = Arrays(settings, games, memory)
    playing = Games(settings, arrays, share, expand=expand)
    while True:
        while not go.acquire(timeout=_LATER):
            if parent is not None and not parent.is_alive():
                return
        order = int(arrays.orders[0])
        if order == _STOP:
            return
        playing.reset() if order == _RESET else playing.step()
        done.release()
