"""Many games at once: the same games as one by one, whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from grandvizier.envs import vector
from grandvizier.envs.setup import Setup

GAMES = [(game.name, players) for game in gv.games() for players in game.seats]
each_game = pytest.mark.parametrize("name, players", GAMES)


def chosen(games: vector.VectorEnv, rng: np.random.Generator) -> Any:
    """Any row that may be chosen, in every game."""
    return (rng.random(games.masks.shape) * games.masks).argmax(axis=1)


def played(games: vector.VectorEnv, steps: int, seed: int = 7) -> Iterator[tuple[Any, ...]]:
    """What every step leaves."""
    rng = np.random.default_rng(1)
    games.reset(seed)
    for _ in range(steps):
        actions = chosen(games, rng)
        before = games.seats.copy()
        games.step(actions)
        yield (
            actions, before, games.seats.copy(), games.observations.copy(), games.masks.copy(), games.rewards.copy(),
            games.ended.copy(),
        )  # fmt: skip


@each_game
def test_a_game_among_many_is_a_game_of_its_own(name: str, players: int) -> None:
    """One game played beside the others by the rules alone: seats, masks, observations and results agree."""
    games = vector.make(name, players, num_envs=3)
    setting, number, ends = games.setting, 1, 0
    state, dice = setting.opening.copy(), Random("7|1|0")

    def go_on() -> list[int]:
        while True:
            rows = list(state.legal())
            if state.over or (state.seat != gv.CHANCE and len(rows) > 1):
                return rows
            state.step(rows[int(dice.random() * len(rows))] if state.seat == gv.CHANCE else rows[0])

    go_on()
    for actions, before, seats, observations, masks, rewards, ended in played(games, 3000):
        assert state.seat == before[number]
        state.step(int(actions[number]))
        go_on()
        assert ended[number] == state.over
        if state.over:
            assert rewards[number].tolist() == pytest.approx(state.returns())
            ends += 1
            state, dice = setting.opening.copy(), Random(f"7|1|{ends}")
        else:
            assert not rewards[number].any()
        if ends == 2:
            break
        rows = go_on()
        assert seats[number] == state.seat
        assert np.flatnonzero(masks[number]).tolist() == sorted(rows)
        view = setting.rules.game.view_of(state, state.seat)
        assert np.array_equal(observations[number], setting.tensor(view))
    assert ends == 2


@pytest.mark.parametrize("workers", [1, 3])
def test_workers_change_nothing(workers: int) -> None:
    with (
        vector.make("sultaniya", 2, num_envs=7) as here,
        vector.make("sultaniya", 2, num_envs=7, workers=workers) as there,
    ):
        for one, other in zip(played(here, 40), played(there, 40), strict=True):
            assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_games_that_begin_ahead_are_at_different_stages_and_paid_to_nobody() -> None:
    alike, ahead, shared = (vector.make("three-wishes", 3, num_envs=24, workers=workers) for workers in (0, 0, 1))
    with alike, ahead, shared:
        alike.reset(7)
        for games in (ahead, shared):
            games.reset(7, ahead=400)
        assert len({observed.tobytes() for observed in ahead.observed}) > len({one.tobytes() for one in alike.observed})
        assert not ahead.ended.any()
        assert not ahead.rewards.any()
        assert np.array_equal(ahead.observed, shared.observed)


@pytest.mark.parametrize("workers", [0, 1])
def test_moves_are_advised_by_the_games_own_mind_while_that_is_wanted(workers: int) -> None:
    with vector.make("sultaniya", 2, num_envs=4, workers=workers) as games:
        games.advise(1)
        games.reset(7)
        rng, seen = np.random.default_rng(1), 0
        for _ in range(30):
            assert (games.advised <= games.masks).all()
            assert games.advised.any(axis=1).all()
            seen += int((games.advised.sum(axis=1) < games.masks.sum(axis=1)).sum())
            games.step(chosen(games, rng))
        assert seen > 60, "it prefers something"
        before = games.advised.copy()
        games.advise(0)
        for _ in range(5):
            games.step(chosen(games, rng))
        assert np.array_equal(games.advised, before)


@pytest.mark.parametrize("share, many", [(1.0, 20), (0.5, 10), (0.1, 2)])
def test_a_share_of_the_games_is_advised_evenly_spread(share: float, many: int) -> None:
    with vector.make("three-wishes", 3, num_envs=20) as games:
        games.advise(share)
        games.reset(7)
        games.step(games.masks.argmax(axis=1))
        advised = np.asarray(games.advised.any(axis=1))
        assert abs(int(advised.sum()) - many) <= 1
        assert abs(int(advised[::2].sum()) - int(advised[1::2].sum())) <= 2


def test_a_seed_begins_the_same_games_again_and_another_others() -> None:
    games = vector.make("three-wishes", 3, num_envs=4)
    first = [step[3].tobytes() for step in played(games, 30, seed=1)]
    assert [step[3].tobytes() for step in played(games, 30, seed=1)] == first
    assert [step[3].tobytes() for step in played(games, 30, seed=2)] != first


@pytest.mark.parametrize(
    "actions, says",
    [
        ([0, 0], "4 whole numbers"),
        ([0.5, 0.5, 0.5, 0.5], "4 whole numbers"),
        ([-1, -1, -1, -1], "row -1 may not be chosen in game 0"),
        ([10**6] * 4, "row 1000000 may not be chosen in game 0"),
    ],
)
def test_bad_actions_are_named_and_change_nothing(actions: list[Any], says: str) -> None:
    games = vector.make("three-wishes", 3, num_envs=4)
    games.reset(seed=3)
    before = games.observed.tobytes(), games.masks.tobytes()
    with pytest.raises(ValueError, match=says):
        games.step(np.array(actions))
    assert (games.observed.tobytes(), games.masks.tobytes()) == before


def test_one_bad_action_among_good_ones_plays_none() -> None:
    games = vector.make("three-wishes", 3, num_envs=4)
    games.reset(seed=3)
    actions = chosen(games, np.random.default_rng(1))
    actions[2] = int(np.argmin(games.masks[2]))
    before = games.observed.tobytes()
    with pytest.raises(ValueError, match="in game 2; these may"):
        games.step(actions)
    assert games.observed.tobytes() == before


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(ValueError, match="not more workers than games; not 2 and 3"):
        vector.make("three-wishes", num_envs=2, workers=3)
    with pytest.raises(ValueError, match="caravan has no `observe`"):
        vector.VectorEnv([Setup(CARAVAN.rules(), 2, {})], 4)
    with pytest.raises(ValueError, match="reset the environment first"):
        vector.make("three-wishes", num_envs=1).step(np.array([0]))


def test_a_lost_worker_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "_LATER", 0.05)
    with vector.make("three-wishes", num_envs=4, workers=2) as games:
        games.reset(seed=1)
        games._workers[1]._process.kill()
        games._workers[1]._process.join()
        with pytest.raises(vector.Lost, match="games 2 to 3 has ended"):
            games.step(chosen(games, np.random.default_rng(1)))


def test_closed_games_say_so() -> None:
    games = vector.make("three-wishes", num_envs=2, workers=1)
    games.reset(seed=1)
    games.close()
    games.close()
    with pytest.raises(ValueError, match="closed"):
        games.step(chosen(games, np.random.default_rng(1)))


@pytest.mark.parametrize("workers", [0, 2])
def test_tables_may_differ(workers: int) -> None:
    """Each game is the one that it would be among games of its own kind; what a table has no seat for is 0."""
    few, many = (Setup(gv.rules("three-wishes"), players, {}) for players in (3, 5))
    with vector.VectorEnv([few, many], 4, workers) as mixed:
        alike = [vector.VectorEnv([setting], 4) for setting in (few, many)]
        for env in (mixed, *alike):
            env.reset(3)
        rng, ended = np.random.default_rng(2), 0
        for _ in range(1200):
            rows = chosen(mixed, rng)
            mixed.step_async(rows)
            for number, env in enumerate(alike):
                mine = slice(number, None, 2)
                taken = env.masks.argmax(axis=1)
                taken[mine] = rows[mine]
                env.step(taken)
            mixed.step_wait()
            for number, env in enumerate(alike):
                mine, seats = slice(number, None, 2), env.setting.players
                assert np.array_equal(mixed.observations[mine], env.observations[mine])
                assert np.array_equal(mixed.masks[mine], env.masks[mine])
                assert np.array_equal(mixed.rewards[mine, :seats], env.rewards[mine])
                assert np.array_equal(mixed.scores[mine, :seats], env.scores[mine])
                assert not mixed.rewards[mine, seats:].any()
            ended += int(mixed.ended.sum())
        assert ended > 4


def test_only_games_by_the_same_rules_go_together() -> None:
    settings = [Setup(gv.rules(name), 3, {}) for name in ("three-wishes", "sultaniya")]
    with pytest.raises(ValueError, match="played by the same rules"):
        vector.VectorEnv(settings, 2)


def test_whoever_looks_bytes_up_themselves_spares_the_games_the_numbers() -> None:
    env = vector.VectorEnv([Setup(gv.rules("sultaniya"), 2, {})], 3, expand=False)
    env.reset(1)
    assert not env.observations.any()
    assert env.expander.many(env.observed).any()
