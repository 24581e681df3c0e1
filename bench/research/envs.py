"""Steps a second with observation and mask: this project's environments beside others, alternating in one run.

    python bench/research/envs.py --seconds 2 --rounds 3
    python bench/research/envs.py --vector --workers 2

Everybody chooses at random among what is allowed.  A step is one choice whose observation and mask were taken.  Rates
are by processor time, that of child processes included: they hold on a busy machine, and are what one core does alone.
`--vector` measures many games at once beside Gymnasium's AsyncVectorEnv, by the clock too.  An environment whose
package is not installed is named and left out (`pip install "pettingzoo[classic]" rlcard` brings those of others).
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np

import grandvizier as gv
from grandvizier.core.state import CHANCE
from grandvizier.envs import pettingzoo, vector
from grandvizier.envs.setup import Setup

OURS = {"three-wishes": 4, "sultaniya": 2, "sultans-wishes": 2}
"""The games, and how many players are measured."""
Loop = Callable[[float], tuple[int, float]]
"""Plays for so many seconds of processor time; how many steps, and how many seconds it was."""


def aec(make: Callable[[], Any]) -> Loop:
    """A PettingZoo environment."""
    env, rng = make(), Random(1)
    env.reset(seed=1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(50):
                if not env.agents:
                    env.reset()
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                rows = mask.nonzero()[0]
                env.step(int(rows[int(rng.random() * len(rows))]))
                steps += 1
        return steps, spent

    return play


def spiel(name: str) -> Loop:
    """An OpenSpiel game, observed by its own tensor."""
    import pyspiel  # noqa: PLC0415 - an extra

    game, rng = pyspiel.load_game(name), Random(1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start, state = 0, time.process_time(), game.new_initial_state()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(50):
                if state.is_terminal():
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    rows = [row for row, _ in state.chance_outcomes()]
                    state.apply_action(rows[int(rng.random() * len(rows))])
                else:
                    state.observation_tensor(state.current_player())
                    mask = np.array(state.legal_actions_mask())
                    rows = mask.nonzero()[0]
                    state.apply_action(int(rows[int(rng.random() * len(rows))]))
                    steps += 1
        return steps, spent

    return play


def rlcard_uno() -> Loop:
    """RLCard's uno; its state has observation and legal actions."""
    import rlcard  # noqa: PLC0415 - not ours to require

    env, rng = rlcard.make("uno", config={"seed": 1}), Random(1)

    def play(seconds: float) -> tuple[int, float]:
        steps, start = 0, time.process_time()
        state, _ = env.reset()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(50):
                if env.is_over():
                    state, _ = env.reset()
                rows = list(state["legal_actions"])
                state, _ = env.step(rows[int(rng.random() * len(rows))])
                steps += 1
        return steps, spent

    return play


def _hanabi() -> Any:
    from pettingzoo.classic import hanabi_v5  # noqa: PLC0415 - not ours to require

    return hanabi_v5.env(players=2)


def environments() -> Iterator[tuple[str, Callable[[], Loop]]]:
    """Everybody who is measured one by one, by name."""
    for name, players in OURS.items():
        yield f"ours, PettingZoo: {name}", lambda name=name, players=players: aec(lambda: pettingzoo.env(name, players))
    yield "PettingZoo hanabi_v5", lambda: aec(_hanabi)
    yield "RLCard uno", rlcard_uno
    yield "OpenSpiel hanabi", lambda: spiel("hanabi(players=2)")
    yield "OpenSpiel gin_rummy", lambda: spiel("gin_rummy")


def one_by_one(seconds: float, rounds: int) -> dict[str, Any]:
    """The median rate of each, in rounds that alternate."""
    loops, missing = {}, {}
    for name, make in environments():
        try:
            loops[name] = make()
        except Exception as error:  # noqa: BLE001 - whatever is not there is named
            missing[name] = f"{type(error).__name__}: {error}".splitlines()[0][:100]
    rates: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(rounds):
        for name, loop in loops.items():
            steps, spent = loop(seconds)
            rates[name].append(steps / spent)
    return {"steps_per_cpu_s": {name: round(median(found)) for name, found in rates.items()}, "left_out": missing}


# Many games at once.


class OneGame:
    """A game as a Gymnasium environment in which one agent plays all seats, for AsyncVectorEnv."""

    def __new__(cls, name: str, players: int) -> Any:
        """Made here, so that Gymnasium is needed only for this."""
        import gymnasium  # noqa: PLC0415 - an extra

        setting = Setup(gv.rules(name), players, {})
        moves = len(setting.rules.moves)

        class Env(gymnasium.Env[Any, Any]):
            observation_space = gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-np.inf, np.inf, (setting.size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            action_space = gymnasium.spaces.Discrete(moves)

            def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
                del options
                self.rng, self.state = Random(seed), setting.opening.copy()
                return self._look(self._go_on()), {}

            def step(self, action: Any) -> Any:
                self.state.step(int(action))
                rows = self._go_on()
                reward = float(sum(self.state.returns())) if self.state.over else 0.0
                return self._look(rows), reward, self.state.over, False, {}

            def _go_on(self) -> list[int]:
                state = self.state
                while not state.over:
                    rows = list(state.legal())
                    if state.seat != CHANCE and len(rows) > 1:
                        return rows
                    state.step(rows[int(self.rng.random() * len(rows))])
                return []

            def _look(self, rows: list[int]) -> Any:
                mask = np.zeros(moves, np.int8)
                mask[rows] = 1
                return {"observation": setting.observe(self.state, max(self.state.seat, 0)), "action_mask": mask}

        return Env()


@contextmanager
def measured(found: dict[str, float], steps: list[int]) -> Iterator[None]:
    """Steps a second, by the clock and by the processor time of this process and its children."""
    clock, cpu = time.perf_counter(), _cpu()
    yield
    found["steps_per_s"] = round(steps[0] / (time.perf_counter() - clock))
    found["steps_per_cpu_s"] = round(steps[0] / (_cpu() - cpu))


def _cpu() -> float:
    """Seconds of processor time of this process and of those it started."""
    spent, mine = time.process_time(), str(os.getpid())
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text("ascii", errors="replace").rsplit(") ", 1)[1].split()
        except OSError:
            continue
        if fields[1] == mine:
            spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def ours_at_once(name: str, games: int, workers: int, seconds: float) -> dict[str, float]:
    """Our vector environment."""
    found: dict[str, float] = {}
    steps, rng = [0], np.random.default_rng(1)
    with vector.make(name, OURS[name], num_envs=games, workers=workers) as env:
        env.reset(seed=1)
        with measured(found, steps):
            start = time.perf_counter()
            while time.perf_counter() - start < seconds:
                env.step((rng.random(env.masks.shape, np.float32) * env.masks).argmax(axis=1))
                steps[0] += games
    return found


def theirs_at_once(name: str, games: int, seconds: float) -> dict[str, float]:
    """The same game in Gymnasium's AsyncVectorEnv, a process a game."""
    from gymnasium.vector import AsyncVectorEnv  # noqa: PLC0415 - an extra

    found: dict[str, float] = {}
    steps, rng = [0], np.random.default_rng(1)
    env = AsyncVectorEnv([lambda: OneGame(name, OURS[name])] * games)
    seen, _ = env.reset(seed=1)
    with measured(found, steps):
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            mask = seen["action_mask"]
            seen, *_ = env.step((rng.random(mask.shape, np.float32) * mask).argmax(axis=1))
            steps[0] += games
    env.close()
    return found


def at_once(workers: int, seconds: float) -> dict[str, Any]:
    """Each game: ours with so many workers and 64 games a worker, theirs with a game a worker."""
    return {
        name: {
            "vector": ours_at_once(name, 64 * max(workers, 1), workers, seconds),
            "AsyncVectorEnv": theirs_at_once(name, max(workers, 1), seconds),
        }
        for name in OURS
    }


def main() -> None:
    """Measure what was asked for, and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each environment and round (default: 2)")
    parser.add_argument("--rounds", type=int, default=3, help="(default: 3)")
    parser.add_argument("--vector", action="store_true", help="many games at once instead")
    parser.add_argument("--workers", type=int, default=2, help="processes, with --vector (default: 2)")
    asked = parser.parse_args()
    print(
        json.dumps(
            at_once(asked.workers, asked.seconds) if asked.vector else one_by_one(asked.seconds, asked.rounds), indent=1
        )
    )


if __name__ == "__main__":
    main()
