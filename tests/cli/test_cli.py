"""The command line: what each command answers, and one clear sentence with exit code 2 for what a person can mend."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grandvizier as gv
from examples.games.caravan import GAME as CARAVAN
from grandvizier import cli
from grandvizier.core.game import Game, game_in
from grandvizier.games import _GAMES
from tests.games import registered
from tests.match.playing import play_on

caravan = registered.caravan
Run = Callable[..., tuple[int, str, str]]
BROKEN = '''
"""Caravan with a fault: {fault}."""

from dataclasses import replace

from examples.games.caravan import GAME as WHOLE
from examples.games.caravan import rules, tables


def audit(state):
    return ["a coin too many"] if max(state.coins) >= 6 else WHOLE.audit(state)


class Rules(tables.CaravanRules):
    def __init__(self, game, components, edition):
        super().__init__(game, components, edition)
        if "{fault}" == "crash":
            rows = self.moves.rows
            self.moves.rows = [(self.crash if rule is rules.rest else rule, args) for rule, args in rows]

    @staticmethod
    def crash(state, seat):
        raise ZeroDivisionError("the sand ran out")


GAME = replace(
    WHOLE, name="broken-caravan", package=__name__, build=Rules, audit=audit if "{fault}" == "audit" else WHOLE.audit
)
'''


pytestmark = pytest.mark.usefixtures("elsewhere")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; its exit code, and what it wrote."""

    def command(*argv: object) -> tuple[int, str, str]:
        try:
            code = cli.main([str(arg) for arg in argv])
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of 3 Wishes, saved."""
    match = play_on(gv.Match("three-wishes", players=3, seed=1, options={"round_limit": 4}), Random(1))
    assert match.over
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()), "utf-8")
    return path


def break_caravan(folder: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> Game:
    """A copy of Caravan that is not sound, in a package of its own, so that other processes find it too."""
    package = folder / f"caravan_{fault}"
    shutil.copytree(Path(str(CARAVAN.folder)) / "words", package / "words")
    shutil.copy(Path(str(CARAVAN.folder)) / "components.toml", package)
    (package / "__init__.py").write_text(BROKEN.format(fault=fault), "utf-8")
    monkeypatch.syspath_prepend(folder)
    game = game_in(package.name)
    monkeypatch.setitem(_GAMES, game.name, game)
    return game


def last_line(out: str) -> Any:
    return json.loads(out.splitlines()[-1])


def test_a_game_in_the_terminal_begins_at_once_and_by_the_edition_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SY-1: against bots characters are dealt, unless somebody wants to choose."""
    begun: list[gv.Match] = []

    def sit(match: gv.Match, **_: object) -> tuple[gv.Match, int]:
        begun.append(match)
        return match, 0

    monkeypatch.setattr("grandvizier.terminal.play", sit)
    for more, question, edition in (
        ([], "turn", 2),
        (["--option", "characters=choose"], "character", 2),
        (["--edition", "1"], "turn", 1),
    ):
        assert run("play", "sultaniya", *more)[0] == 0
        assert (begun[-1].question, begun[-1].rules.edition) == (question, edition)


# What the engine does without.


@pytest.mark.parametrize(
    "module, argv, extra",
    [
        ("starlette", ["serve", "--port", "0"], "server"),
        ("textual", ["play", "three-wishes"], "terminal"),
        ("numpy", ["arena", "three-wishes", "--bots", "random,random,random", "--games", "3"], "learn"),
    ],
)
def test_what_is_not_installed_is_named_with_what_brings_it(module: str, argv: list[str], extra: str) -> None:
    script = f"import sys; sys.modules[{module!r}] = None; from grandvizier.cli import main; sys.exit(main({argv!r}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"pip install 'grandvizier[{extra}]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_every_extra_is_declared() -> None:
    with (Path(__file__).parents[2] / "pyproject.toml").open("rb") as file:
        declared = tomllib.load(file)["project"]["optional-dependencies"]
    assert set(cli.EXTRAS.values()) <= set(declared)
    for module, extra in cli.EXTRAS.items():
        assert any(need.replace("-", "_").startswith(module) for need in declared[extra]), module


# What a person can mend.


@pytest.mark.parametrize(
    "argv, sentence",
    [
        (["play", "four-wishes"], "there is no game 'four-wishes'; there is three-wishes"),
        (["fuzz", "four-wishes"], "there is no game 'four-wishes'; there is three-wishes"),
        (["bench", "--game", "four-wishes"], "there is no game 'four-wishes'; there is three-wishes"),
        (["play", "three-wishes", "--players", "6"], "three-wishes is for 3 to 5 players, not 6"),
        (
            ["play", "three-wishes", "--first", "3"],
            "the first player is a seat from 0 to 2, or None to draw one, not 3",
        ),
        (["play", "three-wishes", "--seat", "3"], "your seat is one from 0 to 2, not 3"),
        *(
            (
                [command, "sultaniya", *more, "--edition", "7"],
                "edition 7 of sultaniya is not known here; editions 1 and 2",
            )
            for command, more in (("play", ()), ("fuzz", ()), ("arena", ("--bots", "greedy,random")))
        ),
        (
            ["play", "sultaniya", "--edition", "1", "--option", "red_replaces=false"],
            "sultaniya has no option 'red_replaces' before edition 2",
        ),
        (["play", "three-wishes", "--option", "luck=high"], "three-wishes has no option 'luck'; it has own_switch, "),
        (
            ["play", "three-wishes", "--option", "own_switch=maybe"],
            "option own_switch is one of false, true, not 'maybe'",
        ),
        (
            ["play", "three-wishes", "--option", "round_limit"],
            "option round_limit is a whole number from 4 to 200, not ''",
        ),
        (["play", "three-wishes", "--components", "none.toml"], "cannot read the components file 'none.toml': "),
        (["play", "three-wishes", "--components", "broken.toml"], "cards: there are exactly 18, not 0"),
        (["play", "three-wishes", "--bots", "clever"], "there is no bot 'clever'; there is random, greedy"),
        (["replay", "none.json"], "cannot read the record 'none.json': "),
        (["replay", "broken.toml"], "cannot read the record 'broken.toml': "),
        (["replay", "list.json"], "the record is a dict, not []"),
        (["replay", "game.json", "--seat", "3", "--text"], "a seat is one from 0 to 2, not 3"),
        (
            ["replay", "game.json", "--components", "none.toml", "--text"],
            "cannot read the components file 'none.toml': ",
        ),
        (["fuzz", "three-wishes", "--games", "0"], "games and processes are 1 or more, not 0 and "),
    ],
)
@pytest.mark.usefixtures("record")
def test_bad_input_is_one_clear_sentence_and_exit_code_2(run: Run, argv: list[str], sentence: str) -> None:
    Path("broken.toml").write_text("cards = []\n", "utf-8")
    Path("list.json").write_text("[]", "utf-8")
    code, out, err = run(*argv)
    assert code == 2
    assert out == ""
    assert err.startswith("grandvizier: ")
    assert sentence in err
    assert "Traceback" not in err


def test_a_record_that_does_not_replay_says_where(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["journal"][2]["path"] = [9999]
    record.write_text(json.dumps(data), "utf-8")
    code, out, err = run("replay", record, "--text")
    assert (code, out) == (2, "")
    assert err.startswith("grandvizier: journal entry 2 cannot be replayed: ")


@pytest.mark.parametrize("argv", [["dance"], ["play"], ["play", "three-wishes", "--players", "x"], ["fuzz", "--nope"]])
def test_a_command_that_is_none_shows_how_it_is_used(run: Run, argv: list[str]) -> None:
    code, _, err = run(*argv)
    assert code == 2
    assert err.startswith("usage: grandvizier")


@pytest.mark.parametrize("command", ["serve", "play", "arena", "replay", "fuzz", "bench"])
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"example: grandvizier {command}" in " ".join(out.split())


def test_the_bare_command_serves_the_page_and_opens_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[argparse.Namespace] = []

    def serve(args: argparse.Namespace) -> int:
        served.append(args)
        return 0

    monkeypatch.setattr(cli.serve, "run", serve)
    assert run()[0] == 0
    assert run("serve")[0] == 0
    assert [args.open for args in served] == [True, False]


# Replay.


def test_a_record_is_told_in_sentences(run: Run, record: Path) -> None:
    for argv in ([], ["--lang", "it"], ["--lang", "pt", "--seat", "1"]):
        code, out, err = run("replay", record, "--text", *argv)
        assert (code, err) == (0, "")
        assert len(out.splitlines()) > 20
        assert not {"{", "$", "_"} & set(out)


def test_as_a_seat_heard_it_no_face_is_told_that_the_seat_did_not_see(run: Run, record: Path) -> None:
    match = gv.Match.replay(json.loads(record.read_text("utf-8")))
    looked = [name for name, _ in enumerate(match.game.kinds) if match.game.kinds[name].name == "looked"]
    for seat in (None, 0, 1, 2):
        code, out, _ = run("replay", record, "--json", *([] if seat is None else ["--seat", seat]))
        assert code == 0
        data = last_line(out)
        assert {"game", "players", "events", "result"} <= data.keys()
        assert data["result"] == match.record()["result"]
        looks = [event for event in data["events"] if event["kind"] == "looked"]
        heard = [event for _, event in match.feed() if event[0] in looked]
        assert [event["who"] for event in looks] == [event[1] for event in heard]
        assert [event["card"] is not None for event in looks] == [seat in {None, event[1]} for event in heard]


# Fuzz.


@pytest.mark.parametrize("game", ["three-wishes", "caravan"])
def test_a_sound_game_passes_and_the_last_line_is_json(run: Run, game: str) -> None:
    code, out, err = run("fuzz", game, "--games", 6, "--processes", 1, "--json")
    assert (code, err) == (0, "")
    data = last_line(out)
    assert (data["game"], data["seed"], data["games"], data["failures"]) == (game, "1", 6, [])
    assert data["decisions"] > 100
    assert 1 < data["settings"] <= 6
    assert sum(data["verbs"].values()) == data["decisions"]
    assert {"longest", "deep_checks", "nobody_won"} <= data.keys()
    again = last_line(run("fuzz", game, "--games", 6, "--processes", 1, "--json")[1])
    assert again == data, "the same seed plays the same games"
    assert run("fuzz", game, "--games", 2, "--processes", 1)[1].startswith("2 games, ")


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    "fault, what",
    [("audit", "Broken: conservation: ['a coin too many']"), ("crash", "ZeroDivisionError: the sand ran out")],
)
def test_a_failure_is_exit_code_1_and_a_record_that_replay_opens(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, what: str, processes: int
) -> None:
    game = break_caravan(tmp_path, monkeypatch, fault)
    code, out, err = run("fuzz", game.name, "--games", 8, "--processes", processes, "--json", "--save", "kept")
    assert code == 1
    data = last_line(out)
    assert len(data["failures"]) > 0
    assert err.splitlines() == [f"{path}: {what}" for path in data["failures"]]
    for path in data["failures"]:
        failure = json.loads(Path(path).read_text("utf-8"))["failure"]
        assert failure["what"] == what
        assert "Traceback" in failure["trace"]
    code, out, err = run("replay", data["failures"][0], "--text")
    assert (code, err) == (0, "")
    assert what in out


# Bench.


def test_the_bench_measures_every_number_of_players_beside_python_chess(run: Run) -> None:
    pytest.importorskip("chess")
    code, out, err = run("bench", "--game", "three-wishes", "--seconds", 0.002, "--json")
    assert (code, err) == (0, "")
    data = last_line(out)
    assert [(row["game"], row["players"]) for row in data["games"]] == [("three-wishes", n) for n in (3, 4, 5)]
    for row in data["games"]:
        for rate in ("decisions_per_s", "copy_legal_step_per_s", "games_per_s"):
            assert row[rate] > 0
        assert row["ratio_to_python_chess"].keys() == {"decisions", "games", "copy_legal_step"}
    code, out, _ = run("bench", "--seconds", 0.002)
    assert code == 0
    assert [line.split(":")[0] for line in out.splitlines()] == [
        f"{game.name}, {players} players" for game in gv.games() for players in game.seats
    ]


# As people start it.


def test_the_installed_command_works_from_anywhere(record: Path) -> None:
    command = shutil.which("grandvizier", path=str(Path(sys.executable).parent))
    assert command
    done = subprocess.run([command, "replay", record, "--text"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 20
    done = subprocess.run([command, "replay", "none.json"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("grandvizier: cannot read the record 'none.json': ")
    assert len(done.stderr.splitlines()) == 1
    done = subprocess.run([command, "play", "three-wishes"], capture_output=True, text=True, check=False, input="")
    assert done.returncode == 2
    assert "terminal" in done.stderr


def test_whoever_has_read_enough_ends_a_command_without_a_traceback() -> None:
    told = subprocess.Popen(
        [sys.executable, "-u", "-m", "grandvizier", "check", "three-wishes", "--games", "1"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert told.stdout
    assert told.stderr
    assert told.stdout.readline()
    told.stdout.close()
    assert told.stderr.read() == ""
    assert told.wait() == 1
    told.stderr.close()
