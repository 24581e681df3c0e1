"""A game that writes no tensor and no observation is there for learners all the same."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from grandvizier.envs import openspiel, pettingzoo
from grandvizier.envs.setup import setup
from grandvizier.envs.trajectory import Trajectory
from grandvizier.games import bring
from tests.games.registered import as_before

__all__ = ["as_before"]


@pytest.fixture(autouse=True)
def _known(as_before: None) -> None:
    bring("./examples/games/orchard")


def test_pettingzoo_plays_it_to_the_end() -> None:
    env = pettingzoo.env("orchard", players=2)
    env.reset(seed=3)
    rng, steps = Random(3), 0
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        assert seen["observation"].shape == env.observation_space(agent)["observation"].shape
        env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        steps += not ended
    assert steps == 16


def test_openspiel_plays_it_and_knows_what_each_seat_was_told() -> None:
    state = openspiel.load("orchard", players=2).new_initial_state()
    rng = Random(4)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 1
    assert state.information_state_string(0).endswith("; ended")


def test_what_is_told_before_anybody_is_asked_is_not_lost() -> None:
    """A game may tell something before anything is drawn."""
    chosen = setup("orchard", 2, {})
    recall = Trajectory(chosen).recall([])
    assert tuple(recall.stream(0)) == tuple(event for _, event in chosen.told)
