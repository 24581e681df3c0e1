"""Training by self-play: it learns, resumes to the last bit, and what it makes plays by numpy alone."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest

import grandvizier as gv
from grandvizier import cli
from grandvizier.core.errors import BadSetup
from grandvizier.nets.inputs import Inputs
from grandvizier.nets.network import load
from grandvizier.train.plan import Plan, tables, trained_options

torch = pytest.importorskip("torch", reason="training takes torch: pip install 'grandvizier[train]'")

from grandvizier.envs.setup import Setup  # noqa: E402 - what needs torch comes after it
from grandvizier.train.learning import _evened, advantages  # noqa: E402
from grandvizier.train.rollout import Experience, Player  # noqa: E402
from grandvizier.train.run import CURVE, NETWORK, PICTURE, Training  # noqa: E402
from grandvizier.train.seating import Seating  # noqa: E402

SMALL = Plan(
    players=(3, 4), options=("own_switch",), iterations=4, games=24, steps=4, width=16, blocks=1, minibatch=64,
    checkpoint=2, opponents=("random",), measured=3, pool=2, pooled=0.5,
)  # fmt: skip
RULES = gv.rules("three-wishes")
CPU = torch.device("cpu")


def test_an_interrupted_training_ends_with_the_same_weights(tmp_path: Path) -> None:
    whole = Training(RULES, SMALL, tmp_path / "whole", "cpu")
    whole.run()
    halted = Training(RULES, SMALL, tmp_path / "halted", "cpu")

    def halt(text: str) -> None:
        if text.startswith("iteration 3 "):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        halted.run(halt)
    resumed = Training(RULES, SMALL, tmp_path / "halted", "cpu")
    assert resumed.iteration == 2
    resumed.run()
    for name, value in whole.policy.state_dict().items():
        assert torch.equal(value, resumed.policy.state_dict()[name]), name
    assert len(whole.pool) == 2
    assert [point["measured"][0]["share"] for point in whole.curve] == [
        point["measured"][0]["share"] for point in resumed.curve
    ]
    assert (tmp_path / "whole" / PICTURE).read_text("utf-8").count("<polyline") == 2
    assert len(json.loads((tmp_path / "whole" / CURVE).read_text("utf-8"))) == 2
    with pytest.raises(BadSetup, match=r"holds a training with steps 4; say the same, or another folder"):
        Training(RULES, replace(SMALL, steps=5), tmp_path / "whole", "cpu")


def test_the_manifest_says_what_it_is_for_and_how_it_came_about(tmp_path: Path) -> None:
    training = Training(RULES, SMALL, tmp_path, "cpu")
    training.network().save(tmp_path / NETWORK)
    manifest = load(tmp_path / NETWORK).manifest
    assert (manifest["game"], manifest["edition"]) == ("three-wishes", RULES.edition)
    assert manifest["components"] == RULES.components.fingerprint
    assert manifest["players"] == [3, 4]
    assert manifest["options"] == {"own_switch": [False, True], "round_limit": [50], "games": ["single"]}
    assert manifest["training"]["plan"]["seed"] == 1
    assert manifest["training"]["plan"]["opponents"] == ["random"]
    assert manifest["training"]["versions"]["torch"] == torch.__version__


def test_it_goes_on_from_a_network_and_plays_against_one_that_stays(tmp_path: Path) -> None:
    first = Training(RULES, SMALL, tmp_path / "first", "cpu")
    first.run()
    file = str(tmp_path / "first" / NETWORK)
    kept = load(Path(file))
    plan = replace(SMALL, start=file, against=file, measured=0)
    second = Training(RULES, plan, tmp_path / "second", "cpu")
    for name, value in second.policy.weights().items():
        assert np.allclose(value, kept.weights[name], atol=1e-6), name
    assert (second.seating.hero >= 0).all()
    assert len(set(second.seating.hero.tolist())) == 4, "it learns in every seat"
    second.run()
    assert [point["measured"] for point in second.curve] == [[], []]
    for name, value in second._guest.weights().items():
        assert np.allclose(value, kept.weights[name], atol=1e-6), name
    assert not np.allclose(second.policy.weights()["first.weight"], kept.weights["first.weight"], atol=1e-6)
    with pytest.raises(BadSetup, match="is not 1 blocks of width 8"):
        Training(RULES, replace(plan, width=8), tmp_path / "third", "cpu")
    with pytest.raises(BadSetup, match="was trained for 3 or 4 players, not for 5"):
        Training(RULES, replace(plan, players=(5,)), tmp_path / "fourth", "cpu")


def test_it_ends_by_the_clock_where_the_plan_says_so(tmp_path: Path) -> None:
    plan = replace(SMALL, iterations=1, minutes=0.01, checkpoint=1, measured=0)
    assert (plan.done(5, 0.3), plan.done(5, 99)) == (0.5, 1.0)
    training = Training(RULES, plan, tmp_path, "cpu")
    training.run()
    assert training.seconds >= 0.6
    assert training.curve[-1]["iteration"] == training.iteration


def seated(plan: Plan = SMALL, name: str = "three-wishes") -> tuple[Player, Seating, Any]:
    rules = gv.rules(name)
    found = tables(rules, plan)
    seating = Seating(Inputs(rules), found, plan, CPU)
    player = Player([Setup(rules, players, options) for players, options in found], seating, plan, CPU)
    return player, seating, found


@pytest.mark.parametrize("name, players", [("three-wishes", (3, 5)), ("sultaniya", (1, 2)), ("sultans-wishes", (2, 4))])
def test_numpy_answers_as_torch_does(name: str, players: tuple[int, ...], tmp_path: Path) -> None:
    plan = replace(SMALL, players=players, options=())
    training = Training(gv.rules(name), plan, tmp_path, "cpu")
    training.policy.half = False
    with torch.no_grad():
        for value in training.policy.parameters():
            value.add_(0.05 * torch.randn_like(value))
    player, seating, found = seated(plan, name)
    player.begin(3)
    env, inputs, network = player.envs[0], Inputs(gv.rules(name)), training.network()
    for _ in range(20):
        env.step(env.masks.argmax(axis=1))
    observed, mask, _ = player._look(env, slice(0, plan.games))
    logits, values = training.policy(observed, seating.table, mask)
    for game in range(plan.games):
        many, options = found[game % len(found)]
        rows = np.flatnonzero(env.masks[game])
        numbers, may = inputs.one(
            env.observed[game].tobytes(), inputs.agreement(options), many, int(env.seats[game]), rows
        )
        answer = network.answer(numbers)
        assert np.array_equal(may, mask[game].numpy())
        assert np.allclose(answer.logits[may], logits[game][mask[game]].detach().numpy(), atol=1e-3)
        assert np.allclose(2 * answer.shares - 1, values[game, 0].detach().numpy(), atol=1e-3)
        assert np.allclose(answer.leads / 20, values[game, 1].detach().numpy(), atol=1e-3)


def game_of_two(asked: list[int], value: list[list[float]], *, ended: int | None, result: list[float]) -> Experience:
    """Steps of one game: who is asked, what they expect for each seat, and which choice ends it with which result."""
    steps = len(asked) - 1
    no = torch.zeros(steps, 1)
    kept = torch.zeros(steps, 1, 2, 2)
    over = torch.zeros(steps, 1, dtype=torch.bool)
    if ended is not None:
        over[ended], kept[ended, 0, 0] = True, torch.tensor(result)
    expected = torch.zeros(steps + 1, 1, 2, 2)
    expected[:, 0, 0] = torch.tensor(value)
    chair = torch.tensor(asked)[:, None]
    return Experience(no, no, chair, no, no, value=expected, ended=over, result=kept, learns=no)


def test_a_choice_is_credited_with_what_came_of_it_for_its_own_seat() -> None:
    kept = game_of_two([0, 0, 0], [[0.1, -0.1], [0.3, -0.2], [9.0, 9.0]], ended=1, result=[1.0, -1.0])
    found, known = advantages(kept, 2, 0.5)
    assert found[1, 0, 0].tolist() == pytest.approx([0.7, -0.8])
    assert found[0, 0, 0].tolist() == pytest.approx([0.2 + 0.35, -0.1 - 0.4])
    assert bool(known.all())


def test_what_only_one_seat_knows_is_credited_although_the_others_expect_something_else() -> None:
    """The first looks at a good card, which the second cannot know: it is worth what the first expects next."""
    kept = game_of_two([0, 1, 0, 1], [[0.0, 0.0], [-0.5, 0.5], [0.4, -0.4], [-0.5, 0.5]], ended=None, result=[])
    found, known = advantages(kept, 2, 0.9)
    assert found[0, 0, 0].tolist() == pytest.approx([0.4, -0.4])
    assert found[1, 0, 0].tolist() == pytest.approx([0.0, 0.0])
    assert known[:, 0].tolist() == [True, True, False], "nobody knows yet what comes of the last choice of the first"


def test_what_ends_a_game_is_credited_to_each_seats_last_choice_in_it_and_nothing_after_it_is() -> None:
    kept = game_of_two([0, 1, 0, 1], [[0.2, -0.2], [0.0, 0.0], [0.1, -0.1], [9.0, 9.0]], ended=1, result=[-1.0, 1.0])
    found, known = advantages(kept, 2, 1.0)
    assert found[0, 0, 0].tolist() == pytest.approx([-1.2, 1.2])
    assert found[1, 0, 0].tolist() == pytest.approx([-1.0, 1.0])
    assert known[:, 0].tolist() == [True, True, False]


def test_results_are_told_seat_by_seat() -> None:
    plan = replace(SMALL, players=(3, 4), options=(), games=2)
    _, seating, _ = seated(plan)
    rewards = torch.tensor([[0.0, 1.0, 0.0, 0.0], [0.5, 0.0, 0.0, 0.5]])
    scores = torch.tensor([[10, 30, 20, 0], [40, 10, 0, 40]])
    wins, leads = seating.results(rewards, scores, slice(0, 2)).unbind(1)
    assert wins[0, :3].tolist() == [-1, 1, -1]
    assert leads[0, :3].tolist() == pytest.approx([-1, 0.5, -0.5])
    assert leads[1, :4].tolist() == pytest.approx([0, -1.5, -2, 0])


def test_past_selves_sit_only_where_three_and_more_do() -> None:
    for players, is_pooled in (((2,), False), ((4,), True)):
        plan = replace(SMALL, players=players, options=())
        _, seating, _ = seated(plan, "sultaniya")
        assert bool((seating.hero >= 0).any()) is is_pooled
        assert bool((seating.hero < 0).any())


def test_a_plan_is_read_from_a_file_and_the_command_line_has_the_last_word(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(
        "players = [3]\noptions = []\niterations = 1\ngames = 8\nsteps = 2\nwidth = 8\nblocks = 1\nmeasured = 0\n"
        "rate = [1e-3, 1e-4]\nhorizon = 1\n"
    )
    assert cli.main(["train", "three-wishes", "--plan", str(file), "--out", str(tmp_path / "new"), "--steps", "3"]) == 0
    kept = json.loads((tmp_path / "new" / "plan.json").read_text("utf-8"))
    assert (kept["players"], kept["rate"], kept["horizon"], kept["steps"]) == ([3], [1e-3, 1e-4], 1, 3)
    for wrong, sentence in (
        ("speed = 3", "a plan has no 'speed'; it has players, options"),
        ('games = "many"', "games is a whole number, not 'many'"),
        ("rate = [1e-3]", "rate is a list, not [0.001]"),
        ("rate = ", "is not a plan"),
    ):
        file.write_text(wrong)
        assert cli.main(["train", "three-wishes", "--plan", str(file), "--out", str(tmp_path / "other")]) == 2
        assert sentence in capsys.readouterr().err
    assert cli.main(["train", "three-wishes", "--plan", str(tmp_path / "none.toml")]) == 2
    assert "there is no plan" in capsys.readouterr().err


def test_guidance_fades() -> None:
    plan = replace(SMALL, guided=0.2)
    assert [plan.guidance(done) for done in (0, 0.1, 0.2, 0.9)] == pytest.approx([1, 0.5, 0, 0])
    assert replace(SMALL, guided=0.0).guidance(0) == 0


def test_a_guided_network_comes_to_choose_as_the_games_own_mind_does(tmp_path: Path) -> None:
    """It is told the advice for its own row numbers, from every chair."""
    shares = []
    for name, iterations in (("begun", 1), ("guided", 14)):
        plan = replace(
            SMALL, players=(3,), options=(), iterations=iterations, checkpoint=99, measured=0, steps=16, guided=1e6,
            width=64, rate=(3e-3, 3e-3), entropy=(0.0, 0.0), epochs=3,
        )  # fmt: skip
        training = Training(RULES, plan, tmp_path / name, "cpu")
        training.run()
        player, _, _ = seated(plan)
        player.begin(3)
        kept = player.play(training.policy, None, guided=1.0)
        assert kept.advised is not None
        with torch.no_grad():
            logits, _ = training.policy(
                kept.seen[1:].flatten(0, 1), torch.zeros(15 * 24, dtype=torch.long), kept.mask[1:].flatten(0, 1)
            )
        advised = kept.advised[1:].flatten(0, 1).gather(1, logits.argmax(1, keepdim=True))
        shares.append(float(advised.float().mean()))
    assert shares[1] > shares[0] + 0.1, shares


def test_advantages_have_one_measure_at_every_table() -> None:
    """Alone a choice moves the share of the win by little; with others by much."""
    torch.manual_seed(1)
    advantage = torch.randn(50, 8) * torch.tensor([0.01] * 4 + [1.0] * 4) + torch.tensor([0.5] * 4 + [0.0] * 4)
    players, learns = torch.tensor([1] * 4 + [2] * 4), torch.ones(50, 8, dtype=torch.bool)
    learns[:, 4] = False
    found = _evened(advantage, players, learns)
    for there in (players == 1, players == 2):
        mine = found[:, there][learns[:, there]]
        assert float(mine.mean()) == pytest.approx(0, abs=0.01)
        assert float(mine.std()) == pytest.approx(1, abs=0.02)


def test_who_is_named_twice_has_twice_the_tables() -> None:
    found = [players for players, _ in tables(RULES, replace(SMALL, players=(3, 3, 4)))]
    assert found.count(3) == 2 * found.count(4) > 0


def test_tables_are_of_every_kind() -> None:
    plan = replace(SMALL, players=(3, 4), options=("own_switch", "round_limit"))
    found = tables(RULES, plan)
    assert {players for players, _ in found} == {3, 4}
    met = {name: {options[name] for _, options in found} for name in ("own_switch", "round_limit", "games")}
    assert met == {"own_switch": {False, True}, "round_limit": {4, 50, 200}, "games": {"single"}}
    assert met == {name: set(values) for name, values in trained_options(RULES, plan).items()}


@pytest.mark.parametrize(
    "given, sentence",
    [
        (["--players", "two"], "players are numbers by commas, as 2,3, not 'two'"),
        (["--players", "9"], "three-wishes is for 3 to 5 players, not 9"),
        (["--games", "0"], "games is 1 or more, not 0"),
        (["--vary", "weather"], "three-wishes has no option 'weather'; it has own_switch, round_limit, games"),
        (["--workers", "9", "--games", "8"], "9 workers share at least 18 games, not 8"),
        (["--minutes", "-1"], "minutes is 0 or more, not -1.0"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    given: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["train", "three-wishes", "--out", str(tmp_path / "new"), *given]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_training_needs_numpy_torch_and_this_package_alone() -> None:
    others = ("fluent", "msgspec", "starlette", "textual", "chess", "gymnasium", "pettingzoo", "scipy", "sqlalchemy")
    wanted = "grandvizier.train.run, grandvizier.cli.research.train"
    code = f"import sys; sys.modules.update(dict.fromkeys({others})); import {wanted}"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.slow
def test_a_few_seconds_of_training_beat_random(tmp_path: Path) -> None:
    """Two players of Sultaniya: whoever builds what counts is ahead of whoever builds anything."""
    plan = Plan(
        players=(2,), options=(), iterations=40, games=32, steps=32, width=48, blocks=1, epochs=3, minibatch=256,
        rate=(3e-3, 1e-3), margin=(0.9, 0.9), entropy=(0.003, 0.0005), checkpoint=40, measured=40,
        opponents=("random",),
    )  # fmt: skip
    training = Training(gv.rules("sultaniya"), plan, tmp_path, "cpu")
    training.run()
    (against,) = training.curve[-1]["measured"]
    assert against["interval"][0] > 0.5, against


def test_the_example_learns_from_many_games_at_once() -> None:
    results = run_path(str(Path(__file__).parents[2] / "examples" / "learn.py"))["learn"](30)
    assert len(results) == 10
    assert all(0 <= result < 1 for result in results)
    assert results[-1] > 0.1, "games came to an end, and were paid"
