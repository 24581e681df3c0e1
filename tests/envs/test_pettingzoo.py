from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import grandvizier as gv
from grandvizier.core.save import save
from grandvizier.envs.pettingzoo import SeatsEnv, env
from grandvizier.envs.setup import Setup

from .cases import GAMES, Case, each_case, each_plain_case, worlds


def make(case: Case) -> SeatsEnv:
    return env(case.game.name, case.players, **case.options)


def play(table: SeatsEnv, seed: int, steps: int = 10**6) -> list[Any]:
    """Play at random from where the environment stands; what was seen and done."""
    rng = random.Random(seed)
    seen: list[Any] = []
    while table.agents and steps:
        agent = table.agent_selection
        observation, reward, terminated, _, _ = table.last()
        rows = observation["action_mask"].nonzero()[0].tolist()
        action = None if terminated else rng.choice(rows)
        seen.append((agent, observation["observation"].tobytes(), rows, reward, terminated, action))
        table.step(action)
        steps -= 1
    return seen


# PettingZoo's own suites.


# An observation with a mask is a dict, there is nothing to draw, and those who are not asked may do nothing.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render:UserWarning")
@each_case
def test_api(case: Case) -> None:
    api_test(make(case), num_cycles=10**5)


@each_case
def test_seeds(case: Case) -> None:
    seed_test(lambda: make(case), num_cycles=200)


# What an agent gets.


@each_case
def test_the_mask_shows_what_is_legal_to_the_one_who_is_asked(case: Case) -> None:
    table = make(case)
    table.reset(seed=1)
    rng = random.Random(1)
    for _ in range(150):
        if table.terminations[table.agent_selection]:
            break
        state = table._state
        for seat, agent in enumerate(table.possible_agents):
            mask = table.observe(agent)["action_mask"]
            legal = set(state.legal()) if seat == state.seat else set()
            assert set(mask.nonzero()[0].tolist()) == legal
            assert table.agent_selection == f"seat_{state.seat}"
        table.step(rng.choice(state.legal()))


@each_case
def test_an_observation_holds_nothing_that_its_seat_does_not_know(case: Case) -> None:
    table = make(case)
    table.reset(seed=0)
    different = 0
    # Where little is hidden, as from somebody alone, not every game has worlds that differ.
    seeds = iter(range(2, 20))
    while not different:
        for state, seat, world in worlds(case, next(seeds)):
            seen = []
            for position in (state, world):
                table._state = position
                seen.append(table.observe(f"seat_{seat}"))
            assert seen[0]["observation"].tobytes() == seen[1]["observation"].tobytes()
            assert seen[0]["action_mask"].tobytes() == seen[1]["action_mask"].tobytes()
            different += save(state) != save(world)


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(setting: Setup, state: Any, seat: int) -> Any:
        return np.array([*setting.tensor(setting.rules.game.view_of(state, seat)), sum(state.undrawn)], np.float32)

    monkeypatch.setattr(Setup, "observe", leaking)
    with pytest.raises(AssertionError):
        test_an_observation_holds_nothing_that_its_seat_does_not_know(Case(gv.rules("three-wishes").game, 3))


@each_plain_case
def test_observations_are_finite_and_of_one_shape(case: Case) -> None:
    table = make(case)
    table.reset(seed=3)
    for agent in table.agent_iter():
        observation, _, terminated, _, _ = table.last()
        assert observation["observation"].dtype == np.float32
        assert observation["observation"].shape == table.observation_space(agent)["observation"].shape
        assert np.isfinite(observation["observation"]).all()
        table.step(None if terminated else table.action_space(agent).sample(observation["action_mask"]))


@each_case
def test_the_returns_are_paid_at_the_end(case: Case) -> None:
    table = make(case)
    table.reset(seed=4)
    seen = play(table, seed=4)
    assert table._state.over
    last = seen[-case.players :]
    assert all(reward == 0 and not terminated for _, _, _, reward, terminated, _ in seen[: -case.players])
    assert {agent: reward for agent, _, _, reward, _, _ in last} == {
        f"seat_{seat}": share for seat, share in enumerate(table._state.returns())
    }
    assert all(rows == [] and terminated for _, _, rows, _, terminated, _ in last)
    assert table.agents == []


# Chance.


@each_plain_case
def test_a_seed_brings_the_same_game_again(case: Case) -> None:
    tables = [make(case), make(case)]
    games = []
    for table in tables:
        table.reset(seed=5)
        first = play(table, seed=5)
        table.reset()
        games.append((first, play(table, seed=5)))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1], "without a seed chance goes on, it does not start over"
    tables[0].reset(seed=np.int64(5))  # type: ignore[arg-type]
    assert play(tables[0], seed=5) == games[0][0]
    tables[0].reset(seed=6)
    assert play(tables[0], seed=5) != games[0][0]


def test_nobody_else_is_asked_for_random_numbers() -> None:
    before = random.getstate(), repr(np.random.get_state())  # noqa: NPY002 - the one that nobody may touch
    table = env("three-wishes")
    table.reset(seed=1)
    play(table, seed=1)
    assert before == (random.getstate(), repr(np.random.get_state()))  # noqa: NPY002


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301 - our own
def test_a_copy_goes_on_by_itself_in_the_same_way(twin_of: Any) -> None:
    table = env("three-wishes", players=4)
    table.reset(seed=8)
    play(table, seed=8, steps=30)
    twin = twin_of(table)
    assert play(twin, seed=9) == play(table, seed=9)


# What is refused.


def test_an_action_that_is_not_allowed_raises_and_changes_nothing() -> None:
    table = env("three-wishes")
    table.reset(seed=7)
    rules = table._setting.rules
    before = save(table._state)
    for action in set(range(len(rules.moves))) - set(table._state.legal()):
        with pytest.raises(gv.Illegal, match=r"\w.*\(3W-\d+\)$"):
            table.step(action)
    for nonsense in (-1, len(rules.moves), None, 1.5, "peek"):
        with pytest.raises(ValueError, match=r"\(GV-3\)$"):
            table.step(nonsense)
    assert save(table._state) == before
    assert play(table, seed=1)[-1][4]


def test_an_action_may_be_any_whole_number() -> None:
    for kind in (int, np.int16, np.int64, np.array):
        table = env("three-wishes")
        table.reset(seed=7)
        table.step(kind(table._state.legal()[0]))


def test_stepping_without_a_game_is_refused() -> None:
    table = env("three-wishes")
    with pytest.raises(ValueError, match="reset the environment first"):
        table.step(0)
    table.reset(seed=1)
    play(table, seed=1)
    with pytest.raises(ValueError, match="reset the environment first"):
        table.step(None)


def test_a_wrong_set_up_is_refused_with_what_would_be_right(tmp_path: Path) -> None:
    with pytest.raises(gv.BadSetup, match="there is no game 'chess'; there is three-wishes"):
        env("chess")
    with pytest.raises(gv.BadSetup, match="three-wishes is for 3 to 5 players, not 7"):
        env("three-wishes", players=7)
    with pytest.raises(gv.BadSetup, match="three-wishes has no option 'speed'; it has own_switch"):
        env("three-wishes", speed=3)
    with pytest.raises(gv.BadSetup, match="option games is one of single, chain, not 'double'"):
        env("three-wishes", games="double")
    with pytest.raises(gv.BadComponents, match="cannot read the components file"):
        env("three-wishes", components=tmp_path / "none.toml")


# The frame around it.


@each_plain_case
def test_it_is_named_after_the_game_and_the_version_of_its_rules(case: Case) -> None:
    assert str(make(case)) == f"{case.game.name.replace('-', '_')}_v{case.game.edition}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_is_for_as_few_players_as_possible_unless_told(game: Any) -> None:
    assert env(game.name).max_num_agents == game.seats[0]


def test_corrected_components_are_used(tmp_path: Path) -> None:
    file = tmp_path / "corrected.toml"
    shipped = gv.rules("three-wishes")
    file.write_text(shipped.game.shipped_text.replace("value = 1", "value = 2"), "utf-8")
    corrected = env("three-wishes", components=file)._setting.rules
    assert corrected.components.fingerprint != shipped.components.fingerprint
    assert corrected is gv.rules("three-wishes", file)


def test_the_usual_wrappers_fit_around_it() -> None:
    table = OrderEnforcingWrapper(env("three-wishes"))
    with pytest.raises(AttributeError, match="before reset"):
        _ = table.agents
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, _, terminated, _, _ = table.last()
        table.step(None if terminated else table.action_space(agent).sample(observation["action_mask"]))
    assert table.agents == []
