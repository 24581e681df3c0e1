from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import grandvizier as gv
from grandvizier.core.events import heard
from grandvizier.envs.openspiel import SpielGame, SpielState, load, short_name

from .cases import GAMES, Case, each_case, each_plain_case


def make(case: Case) -> SpielGame:
    return load(case.game.name, case.players, **case.options)


def play(state: SpielState, seed: int, steps: int = 10**6) -> Iterator[SpielState]:
    """Play at random to the end; every state on the way."""
    rng = random.Random(seed)
    yield state
    while steps and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
        yield state


def after(game: SpielGame, seed: int, steps: int) -> SpielState:
    """Where a seat is asked, some way into a game."""
    *_, state = play(game.new_initial_state(), seed, steps)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def shown(state: SpielState) -> list[Any]:
    """All that a state says."""
    seats = range(state.num_players())
    return [
        str(state),
        state.current_player(),
        state.legal_actions(),
        state.returns(),
        [state.information_state_string(seat) for seat in seats],
        [state.observation_string(seat) for seat in seats],
        [state.observation_tensor(seat) for seat in seats],
    ]


# OpenSpiel's own suite.


@each_case
def test_random_sims(case: Case) -> None:
    pyspiel.random_sim_test(make(case), num_sims=1, serialize=True, verbose=False)


# The game.


@each_case
def test_it_loads_by_a_line_of_text(case: Case) -> None:
    made = make(case)
    options = "".join(f",{name}={value}" for name, value in case.options.items())
    game = pyspiel.load_game(f"{short_name(case.game.name)}(players={case.players}{options})")
    assert str(game) == str(made)
    assert game.num_players() == case.players
    assert game.get_parameters() == {"players": case.players, "edition": case.game.edition, **case.settled}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_is_for_as_few_players_as_possible_unless_told(game: Any) -> None:
    assert load(game.name).num_players() == game.seats[0]
    assert pyspiel.load_game(short_name(game.name)).num_players() == game.seats[0]


@each_case
def test_no_game_is_longer_than_announced(case: Case) -> None:
    game = make(case)
    *_, state = play(game.new_initial_state(), seed=1)
    drawn = sum(action.player == pyspiel.PlayerId.CHANCE for action in state.full_history())
    assert len(state.history()) - drawn <= game.max_game_length()
    assert drawn <= game.max_chance_nodes_in_history()
    assert len(state.history()) <= game.max_history_length()
    assert all(game.min_utility() <= share <= game.max_utility() for share in state.returns())


def test_a_wrong_set_up_is_refused_with_what_would_be_right(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(gv.BadSetup, match="there is no game 'chess'; there is three-wishes"):
        load("chess")
    with pytest.raises(gv.BadSetup, match="three-wishes is for 3 to 5 players, not 7"):
        load("three-wishes", players=7)
    with pytest.raises(gv.BadSetup, match="three-wishes is for 3 to 5 players, not 7"):
        pyspiel.load_game("grandvizier_three_wishes(players=7)")
    with pytest.raises(gv.BadSetup, match="three-wishes has no option 'speed'; it has own_switch"):
        load("three-wishes", speed=3)
    with pytest.raises(gv.BadSetup, match="option own_switch is one of false, true, not 3"):
        load("three-wishes", own_switch=3)
    with pytest.raises(gv.BadSetup, match="option games is one of single, chain, not 'double'"):
        pyspiel.load_game("grandvizier_three_wishes(games=double)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'speed'"):
        pyspiel.load_game("grandvizier_three_wishes(speed=3)")
    capfd.readouterr()


# Moves and draws.


@each_plain_case
def test_rows_are_actions_and_draws_are_outcomes(case: Case) -> None:
    game = make(case)
    rules = case.rules
    mine = case.rules.start(case.players, case.options)
    for state in play(game.new_initial_state(), seed=2):
        if len(state.history()):
            mine.step(state.history()[-1])
        assert state.legal_actions() == sorted(mine.legal())
        player = state.current_player()
        if state.is_chance_node():
            rows, odds = zip(*state.chance_outcomes(), strict=True)
            assert list(rows) == sorted(mine.legal())
            assert set(odds) == {1 / len(rows)}
            assert state.action_to_string(player, rows[0]) == rules.draws.text(rows[0])
            assert game.action_to_string(player, rows[0]) == rules.draws.text(rows[0])
        elif not state.is_terminal():
            row = state.legal_actions()[-1]
            assert player == mine.seat
            assert state.action_to_string(player, row) == rules.moves.text(row)
            assert game.action_to_string(player, row) == rules.moves.text(row)
    assert mine.over
    assert state.returns() == state.rewards() == mine.returns()


# What a seat knows.


@each_plain_case
def test_the_information_state_is_the_stream_of_the_seat(case: Case) -> None:
    mine = case.start()
    kinds = case.game.kinds
    before = [f"seat {seat}" for seat in range(case.players)]
    for state in play(make(case).new_initial_state(), seed=3):
        if state.history():
            mine.step(state.history()[-1])
        for seat in range(case.players):
            news = [
                f"; {kinds[event[0]].name} {' '.join(map(str, event[1:]))}".rstrip()
                for event in heard(mine.feed or (), seat, kinds)
            ]
            before[seat] += "".join(news)
            assert state.information_state_string(seat) == before[seat]
        mine.feed = []


@each_case
def test_an_observation_is_the_view_folded_from_the_stream(case: Case) -> None:
    game = make(case)
    views = [case.game.view(case.rules.components, case.players, case.settled, seat) for seat in range(case.players)]
    heard_of = [0] * case.players
    for state in play(game.new_initial_state(), seed=4, steps=150):
        for seat, view in enumerate(views):
            stream = state.recall().stream(seat)
            for event in stream[heard_of[seat] :]:
                view.hear(event)
            heard_of[seat] = len(stream)
            assert state.view(seat) == view.plain()
            folded = case.game.tensor(case.rules, view.plain())
            assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), folded)


@each_case
def test_a_resampled_state_is_the_same_to_its_seat(case: Case) -> None:
    rng = random.Random(5)
    game = make(case)
    different = 0
    for number, state in enumerate(play(game.new_initial_state(), seed=5, steps=200)):
        if number % 7 or state.is_chance_node():
            continue
        for seat in range(case.players):
            world = state.resample_from_infostate(seat, rng.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.current_player() == state.current_player()
            # What somebody else may choose can depend on what only they know.
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
            different += str(world) != str(state)
    nothing_hidden = case.players == 1 or case.settled.get("open_objectives")
    assert different or nothing_hidden


@each_plain_case
def test_a_resampled_state_can_be_played_on(case: Case) -> None:
    game = make(case)
    world = after(game, seed=6, steps=40).resample_from_infostate(0, random.Random(6).random)
    told = world.information_state_string(0)
    twin = pickle.loads(pickle.dumps(world))  # noqa: S301 - our own
    for state in (world.clone(), twin, world):
        *_, end = play(state, seed=6)
        assert end.is_terminal()
        assert end.information_state_string(0).startswith(told)
    assert shown(twin) == shown(world)


def test_nobody_imagines_while_chance_is_asked() -> None:
    with pytest.raises(ValueError, match="when a seat is asked"):
        load("three-wishes").new_initial_state().resample_from_infostate(0, random.Random(1).random)


def test_what_a_seat_observes_is_not_split() -> None:
    game = load("three-wishes")
    for split in ({"public_info": False}, {"private_info": pyspiel.PrivateInfoType.NONE}):
        with pytest.raises(ValueError, match="not one without the other"):
            game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **split))
    tensor = game.make_py_observer().tensor
    assert tensor is not None
    assert tensor.shape == (game.observation_tensor_size(),)
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).tensor is None


# Copies.

COPIES: dict[str, Callable[[SpielState], SpielState]] = {
    "clone": lambda state: state.clone(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own
    "serialize": lambda state: state.get_game().deserialize_state(state.serialize()),
    "together": lambda state: pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )[1],
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("asked_before", [False, True])
@each_plain_case
def test_a_copy_goes_on_by_itself_in_the_same_way(case: Case, how: str, asked_before: bool) -> None:
    state = after(make(case), seed=7, steps=60)
    if asked_before:
        shown(state)
    twin = COPIES[how](state)
    assert type(twin) is SpielState
    assert twin.history() == state.history()
    assert shown(twin) == shown(state)
    before = shown(state)
    *_, later = play(twin, seed=8, steps=60)
    assert shown(state) == before
    *_, same = play(state, seed=8, steps=60)
    assert shown(later) == shown(same)


@each_case
def test_a_history_brings_the_state_again(case: Case) -> None:
    game = make(case)
    state = after(game, seed=9, steps=150)
    again = game.new_initial_state()
    for row in state.history():
        again.apply_action(row)
    assert shown(again) == shown(state)


def test_games_are_kept_by_their_line_of_text() -> None:
    game = load("three-wishes", players=4, games="chain")
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):  # noqa: S301 - our own
        assert str(twin) == str(game)


# OpenSpiel's own players and learners.


def test_search_plays() -> None:
    game = load("three-wishes", round_limit=4)
    state = after(game, seed=10, steps=20)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(game, uct_c=1.0, max_simulations=10, evaluator=evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("use_observation_string", [False, True])
def test_search_among_imagined_worlds_plays(use_observation_string: bool) -> None:
    game = load("three-wishes", round_limit=4)
    state = after(game, seed=11, steps=20)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=20,
        evaluator=evaluator,
        random_state=rng,
        use_observation_string=use_observation_string,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_learner_steps_through() -> None:
    environment = rl_environment.Environment(load("three-wishes"), seed=1)
    rng = random.Random(12)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == environment.observation_spec()["info_state"][0]
        step = environment.step([rng.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) in {0, 1}


def test_python_ends_in_peace() -> None:
    code = "from grandvizier.envs.openspiel import load; state = load('three-wishes').new_initial_state(); print(state)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
