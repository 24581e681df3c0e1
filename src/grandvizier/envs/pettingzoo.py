"""Every game as a PettingZoo environment: agents choose in turn, chance is answered inside.

>>> from grandvizier.envs import pettingzoo
>>> env = pettingzoo.env("three-wishes", players=4, own_switch=True)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from __future__ import annotations

from dataclasses import replace
from operator import index
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.errors import Illegal
from ..core.state import CHANCE
from ..words import Words
from .setup import Setup, setup

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    message = f'learning through PettingZoo needs packages of its own: pip install "grandvizier[pettingzoo]" ({error})'
    raise ImportError(message) from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..core.state import State


def env(
    game: str,
    players: int | None = None,
    *,
    components: str | Path | None = None,
    edition: int | None = None,
    **options: bool | int | str,
) -> SeatsEnv:
    """An environment for a game by its name; by default for as few players as it allows.

    `components` is the path of a corrected file, `edition` that of the rules, the newest if none is given.  Whatever
    else is given by name is an option of the game.
    """
    return SeatsEnv(setup(game, players, options, components, edition))


class SeatsEnv(AECEnv):
    """One agent for each seat, from `seat_0` on, clockwise.  An action is the number of a move's row."""

    render_mode = None

    def __init__(self, setting: Setup) -> None:
        super().__init__()
        game, moves = setting.rules.game, len(setting.rules.moves)
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{setting.rules.edition}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self._setting = setting
        self._state: State = setting.opening
        self._rng: Random | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (setting.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game.  With a seed chance starts over; without one it goes on from where it was."""
        del options  # the game's options are given when the environment is made
        if seed is not None or self._rng is None:
            self._rng = Random(None if seed is None else index(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._state = self._setting.opening.copy()
        self._go_on()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What the agent's seat sees, and which actions it may choose now: none unless it is asked."""
        state, seat = self._state, self._seats[agent]
        mask = bytearray(len(self._setting.rules.moves))
        if state.seat == seat:
            for row in state.legal():
                mask[row] = 1
        return {"observation": self._setting.observe(state, seat), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: Any) -> None:
        """Choose for the agent that is asked; an action that is not allowed raises and changes nothing."""
        if not self.agents:
            message = "there is no game to go on with: reset the environment first"
            raise ValueError(message)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._state.step(self._checked(self._seats[agent], action))
        self._go_on()

    def _checked(self, seat: int, action: Any) -> int:
        """The action as a row that may be chosen, or the refusal in a sentence."""
        try:
            row = index(action)
        except TypeError:
            row = None
        state = self._state
        if row is None or row not in state.legal():
            refusal = state.why_not(seat, row)
            assert refusal is not None, "legal and why_not must agree"
            raise Illegal(replace(refusal, sentence=Words(state.rules, "en").refusal(refusal)))
        return row

    def _go_on(self) -> None:
        """Answer chance until a seat is asked or all is over."""
        state, rng = self._state, self._rng
        assert rng is not None
        while state.seat == CHANCE:
            rows = state.legal()
            state.step(rows[int(rng.random() * len(rows))])
        if not state.over:
            self.agent_selection = self.possible_agents[state.seat]
            return
        # Nothing is paid before the end, so this is all that was ever paid.
        self.rewards = dict(zip(self.agents, state.returns(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
