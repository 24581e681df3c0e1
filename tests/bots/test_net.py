"""A network at the table: fair, steady, and refused by name where it does not belong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import grandvizier as gv
from grandvizier import cli
from grandvizier.bots import Driver, bot, names
from grandvizier.bots.custom.loading import admit
from grandvizier.bots.net.judgement import Judgement
from grandvizier.core.errors import BadSetup
from grandvizier.lab.twin import TwinMatch
from grandvizier.match import Choice
from grandvizier.nets.network import Answer, Network
from tests.contract.cases import NEWEST, Case, twin_worlds
from tests.nets.made import kept, made

OBSERVED = [case for case in NEWEST if case.game.observe is not None]
POSITIONS = 10


def choice_in(world: TwinMatch, name: str, seat: int) -> Choice:
    player = bot(name, world.rules, world.players, world.options, seat, seed="net")
    return Driver(world, {seat: player}).ask(seat)


@pytest.mark.parametrize("thinking", ["", "@8"], ids=["alone", "inside the search"])
@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_it_chooses_the_same_in_a_world_that_its_seat_cannot_tell_from_the_real_one(
    case: Case, thinking: str, tmp_path: Path
) -> None:
    name = f"net:{kept(case.rules, tmp_path)}{thinking}"
    admit([name])
    for seat, real, twin in twin_worlds(case, 3000, POSITIONS):
        choice = choice_in(real, name, seat)
        assert choice == choice_in(twin, name, seat) == choice_in(real, name, seat)
        assert not choice.then, "a choice is made to its end"


def test_it_goes_back_with_the_table(tmp_path: Path) -> None:
    rules = gv.rules("sultaniya")
    name = f"net:{kept(rules, tmp_path)}"
    admit([name])
    match = gv.Match("sultaniya", players=2, seed=4)
    player = bot(name, match.rules, 2, match.options, 0, seed="1")
    other = bot("random", match.rules, 2, match.options, 1, seed="1")
    driver = Driver(match, {0: player, 1: other})
    for _ in range(12):
        driver.move()
    driver.catch_up()
    heard = match.told(0)
    player.rewind(len(heard) // 2)
    player.hear(heard[len(heard) // 2 :])
    driver.finish()
    assert match.seat is None


def test_prior_and_value_come_in_one_call() -> None:
    rules = gv.rules("sultaniya")
    network, state = made(rules), rules.start(3)
    while state.seat < 0 or len(state.legal()) < 2:
        state.step(state.legal()[0])
    asked: list[Any] = []

    class Counted(Network):
        def answer(self, numbers: Any) -> Answer:
            asked.append(numbers)
            return super().answer(numbers)

    network = Counted(network.weights, network.manifest)
    mind = Judgement(rules, network, rules.settle_options(3, None, None))
    ((payoffs, weights),) = mind.assess([state])
    assert [*weights] == [*state.legal()]
    assert sum(weights.values()) == pytest.approx(1, abs=1e-3)
    assert min(weights.values()) > 0
    assert sum(payoffs) == pytest.approx(1, abs=0.1)
    assert (mind.weigh(state, state.legal()), mind.judge(state)) == ([*weights.values()], payoffs)
    assert len(asked) == 1
    others = [state.after([row]) for row in state.legal()[:3]]
    mind.assess(others)
    assert len(asked) == 2, "many are asked about at once"
    assert mind.judge(others[2]) == mind.assess(others)[2].payoffs
    assert len(asked) == 2


def test_only_whoever_runs_the_command_names_a_file(tmp_path: Path) -> None:
    path = kept(gv.rules("sultaniya"), tmp_path)
    with pytest.raises(BadSetup, match="there is no bot"):
        bot(f"net:{path}@3", gv.rules("sultaniya"), 2, {}, 0, seed="")
    assert not [name for name in names() if str(path) in name]


@pytest.mark.parametrize(
    "spec, sentence",
    [
        ("net:nowhere.npz", "there is no network 'nowhere.npz'"),
        ("net:nowhere.npz@0", "a network thinks for iterations, as nowhere.npz@200"),
        ("net:nowhere.npz@1.5", "a network thinks for iterations, as nowhere.npz@200"),
    ],
)
def test_what_cannot_play_is_told_before_anything_is_played(
    spec: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["arena", "sultaniya", "--bots", f"{spec},random", "--games", "2"]) == 2
    assert sentence in capsys.readouterr().err


def test_the_arena_refuses_a_table_it_was_not_trained_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(gv.rules("sultaniya"), tmp_path, players=[2])
    bots = f"net:{path},random,random"
    assert cli.main(["arena", "sultaniya", "--bots", bots, "--players", "3", "--games", "3"]) == 2
    assert f"net:{path} was trained for 2 players, not for 3" in capsys.readouterr().err
