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
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np

from ..nets.expansion import expander
from .batch import Arrays, Games
from .setup import Setup, setup

if TYPE_CHECKING:
    from multiprocessing.synchronize import Semaphore
    from types import TracebackType

    from numpy.typing import NDArray

    Step = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], Mapping[str, NDArray[Any]]]

_CONTEXT: Final = multiprocessing.get_context("spawn")
_LATER: Final = 5.0
"""Seconds after which a worker that does not answer is looked at."""
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
