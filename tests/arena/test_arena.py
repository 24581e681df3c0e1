"""The arena as people start it: results, records, going on after an interruption, bots that fail."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import grandvizier as gv
from grandvizier import cli
from grandvizier.arena import table
from tests.bots.playing import BROKEN
from tests.commands import Told, told
from tests.patience import PATIENCE, wait_until

WISHES = ("three-wishes", "--option", "round_limit=6")


pytestmark = pytest.mark.usefixtures("elsewhere")


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Told:
    return told(capsys, "arena")


def without_seconds(result: dict[str, Any]) -> dict[str, Any]:
    bots = [{name: value for name, value in row.items() if name != "seconds_per_decision"} for row in result["bots"]]
    return {**result, "bots": bots, "folder": ""}


def test_the_result_says_what_each_bot_is_worth(arena: Told) -> None:
    code, result, err = arena(*WISHES, "--bots", "greedy,random,random", "--games", 20, "--duplicate", "--seed", 4)
    assert (code, err) == (0, "")
    assert (result["game"], result["players"], result["seed"]) == ("three-wishes", 3, "4")
    assert (result["games"], result["deals"], result["duplicate"]) == (21, 7, True)
    assert result["options"]["round_limit"] == 6
    assert len(result["win_share_by_seat"]) == 3
    greedy, random = result["bots"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["rating"] == result["anchor"]["rating"] == 1000 > random["rating"]
    assert random["interval"][0] < random["rating"] < random["interval"][1] < 1000
    assert greedy["win_share"] > 0.7
    assert greedy["win_share_interval"][0] < greedy["win_share"] < greedy["win_share_interval"][1]
    assert greedy["win_share"] + 2 * random["win_share"] == pytest.approx(1 - result["nobody_won"] / 21, abs=0.001)
    assert sum(greedy["win_share_by_seat"]) / 3 == pytest.approx(greedy["win_share"], abs=0.001)
    assert greedy["mean_score"] > random["mean_score"]
    assert greedy["seconds_per_decision"] > 0
    assert greedy["decisions"] > 21
    assert greedy["forfeits"] == random["forfeits"] == 0


def test_every_game_is_kept_as_a_record_with_who_sat_where(arena: Told) -> None:
    _, result, _ = arena(*WISHES, "--bots", "greedy,random,random", "--games", 6, "--duplicate", "--save", "kept")
    files = sorted(Path("kept").glob("game-*.json"))
    assert len(files) == 6
    seats = []
    for number, file in enumerate(files):
        record = json.loads(file.read_text("utf-8"))
        match = gv.Match.replay(record)
        assert match.over
        kept = record["arena"]
        assert (kept["game"], kept["deal"]) == (number, number // 3)
        assert [seat["score"] for seat in kept["seats"]] == match.scores
        assert [seat["share"] for seat in kept["seats"]] == match.state.returns()
        seats.append([seat["bot"] for seat in kept["seats"]])
    assert [bots.index("greedy") for bots in seats[:3]] != [bots.index("greedy") for bots in seats[1:4]]
    assert sorted(bots.index("greedy") for bots in seats[:3]) == [0, 1, 2]
    deals = [json.loads(file.read_text("utf-8"))["fairness"]["seed"] for file in files]
    assert deals[:3] == deals[:1] * 3 != deals[3:]
    assert result["folder"] == "kept"


def test_the_same_seed_brings_the_same_result_however_many_processes(arena: Told) -> None:
    given = (*WISHES, "--bots", "greedy,random,random", "--games", 12, "--duplicate")
    results = [without_seconds(arena(*given, "--processes", n, "--save", f"by-{n}")[1]) for n in (1, 2)]
    assert results[0] == results[1]
    other = without_seconds(arena(*given, "--processes", 1, "--seed", 2, "--save", "other")[1])
    assert {**other, "seed": "1"} != results[0]


HOLDS = """
import time
from pathlib import Path
from grandvizier.bots import GreedyBot

class Holds(GreedyBot):
    def choose(self, choices, deadline):
        while len(list(Path("kept").glob("game-*.json"))) >= 10 and not Path("go-on").exists():
            time.sleep(0.01)
        return super().choose(choices, deadline)
"""
"""Greedy, but after ten games it waits until it may go on."""


def test_an_arena_that_was_killed_goes_on_where_it_stopped(arena: Told) -> None:
    Path("holds.py").write_text(HOLDS, "utf-8")
    bots = f"{Path('holds.py').resolve()}:Holds,random,random"
    given = (*WISHES, "--bots", bots, "--games", 90, "--duplicate", "--save", "kept")
    words = [sys.executable, "-m", "grandvizier", "arena", *map(str, given), "--processes", "2", "--json"]
    running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    wait_until(lambda: len(list(Path("kept").glob("game-*.json"))) >= 10, lambda: time.sleep(0.01))
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    Path("go-on").touch()
    before = {file: file.stat().st_mtime_ns for file in Path("kept").glob("game-*.json")}
    assert 10 <= len(before) < 90
    _, result, _ = arena(*given)
    assert result["games"] == 90
    assert {file: file.stat().st_mtime_ns for file in before} == before, "what was played is not played again"
    _, whole, _ = arena(*given[:-1], "whole")
    assert without_seconds(result) == without_seconds(whole)


LISTENING = """
import signal, sys
from grandvizier.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""
"""The command as from a terminal: what a shell starts in the background does not hear Ctrl-C."""


def test_ctrl_c_says_how_to_go_on(arena: Told) -> None:
    given = (*WISHES, "--bots", "greedy,random,random", "--games", 3000, "--save", "kept", "--processes", "2")
    running = subprocess.Popen(
        [sys.executable, "-c", LISTENING, "arena", *map(str, given)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    wait_until(lambda: len(list(Path("kept").glob("game-*.json"))) >= 5, lambda: time.sleep(0.01))
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, out) == (130, "")
    assert err.endswith("of 3000 games are kept in 'kept'; the same command goes on from there\n")
    assert "Traceback" not in err


def test_another_command_in_the_same_folder_is_refused(arena: Told) -> None:
    given = {"--bots": "random,random,greedy", "--games": "3", "--save": "kept", "--seed": "1"}

    def run(**changed: str) -> tuple[int, Any, str]:
        words = {**given, **{f"--{name}": value for name, value in changed.items()}}
        return arena(*WISHES, *(word for pair in words.items() for word in pair))

    assert run()[0] == 0
    assert run()[1] == run()[1], "the same command tells the same again"
    assert run(games="6")[1]["games"] == 6, "more games are more of the same"
    for name, value in {"seed": "2", "bots": "random,greedy,random", "players": "4", "seconds": "1"}.items():
        more = {"bots": "random,random,greedy,greedy"} if name == "players" else {}
        code, result, err = run(**{name: value}, **more)
        assert (code, result) == (2, None)
        assert err.startswith("grandvizier: 'kept' holds games with ")
        assert err.endswith("; give another folder with --save\n")
    setting = json.loads(Path("kept/arena.json").read_text("utf-8"))
    Path("kept/arena.json").write_text(json.dumps({**setting, "engine": "another"}), "utf-8")
    code, _, err = run()
    assert code == 2
    assert "were played by other code" in err
    assert arena(*WISHES, *(word for pair in given.items() for word in pair), "--resume")[0] == 0


def test_a_folder_with_something_else_in_it_is_left_alone(arena: Told) -> None:
    Path("photos").mkdir()
    Path("photos/cat.jpg").touch()
    code, _, err = arena("three-wishes", "--bots", "random,random,random", "--games", 1, "--save", "photos")
    assert code == 2
    assert "'photos' holds other files; games are kept in a folder of their own" in err
    assert [path.name for path in Path("photos").iterdir()] == ["cat.jpg"]


def test_a_record_that_is_damaged_is_named(arena: Told) -> None:
    given = ("three-wishes", "--bots", "random,random,random", "--games", 2, "--save", "kept")
    assert arena(*given)[0] == 0
    Path("kept/game-000001.json").write_text("{", "utf-8")
    code, _, err = arena(*given)
    assert code == 2
    assert "'kept/game-000001.json' is no record of this arena; delete it to play that game again" in err
    Path("kept/game-000001.json").unlink()
    assert arena(*given)[1]["games"] == 2


@pytest.mark.parametrize("processes", [1, 2])
def test_the_forfeits_of_a_broken_bot_are_counted_and_told(arena: Told, processes: int) -> None:
    broken = f"{BROKEN}:Crashes"
    code, result, _ = arena(
        *WISHES, "--bots", f"{broken},random,random", "--games", 6, "--duplicate", "--processes", processes
    )
    assert code == 0
    rows = {row["bot"]: row for row in result["bots"]}
    assert rows[broken]["forfeits"] == rows[broken]["decisions"] > 6
    assert rows[broken]["forfeited_because"] == ["ZeroDivisionError: no idea", "it failed 3 turns in a row"]
    assert rows["random"]["forfeits"] == 0
    assert rows[broken]["tracebacks"][0].endswith("ZeroDivisionError: no idea\n")
    assert "in choose" in rows[broken]["tracebacks"][0]


def test_what_greedy_played_for_a_broken_bot_is_rated_for_nobody(arena: Told) -> None:
    broken = f"{BROKEN}:Crashes"
    _, result, _ = arena(*WISHES, "--bots", f"{broken},random,random", "--games", 6, "--duplicate")
    row = next(row for row in result["bots"] if row["bot"] == broken)
    assert (row["win_share"], row["mean_score"], row["games_forfeited"]) == (0, None, 6)
    assert row is result["bots"][-1]
    shown = "\n".join(table(result))
    assert f"{row['forfeits']} in 6" in shown
    assert "whoever forfeits a turn has lost the game" in shown


@pytest.mark.parametrize("processes", [1, 2])
def test_a_strict_arena_stops_at_the_first_bot_that_fails(arena: Told, processes: int) -> None:
    broken = f"{BROKEN}:Crashes"
    code, result, err = arena(
        *WISHES,
        "--bots",
        f"{broken},random,random",
        "--games",
        6,
        "--processes",
        processes,
        "--strict",
        "--save",
        "kept",
    )
    assert (code, result) == (1, None)
    assert re.search(
        rf"in choose\n.*\nZeroDivisionError: no idea\ngrandvizier: {broken} failed in game \d", err, re.DOTALL
    )
    assert not [*Path("kept").glob("game-*.json")]


def test_a_turn_has_so_many_seconds_and_no_more(arena: Told) -> None:
    slow = f"{BROKEN}:Sleeps"
    _, result, _ = arena(*WISHES, "--bots", f"{slow},random,random", "--games", 1, "--seconds", 0.1)
    rows = {row["bot"]: row for row in result["bots"]}
    assert rows[slow]["forfeits"] == rows[slow]["decisions"]
    assert rows[slow]["forfeited_because"][0] == "it took too long"


def test_alone_the_better_score_of_the_same_deal_wins(arena: Told) -> None:
    code, result, _ = arena("sultaniya", "--bots", "greedy,random", "--players", 1, "--games", 6)
    assert code == 0
    assert (result["games"], result["deals"], result["win_share_by_seat"]) == (6, 3, [])
    assert [row["bot"] for row in result["bots"]] == ["greedy", "random"]
    assert result["bots"][0]["win_share"] + result["bots"][1]["win_share"] == pytest.approx(1)
    assert result["bots"][0]["mean_score"] > result["bots"][1]["mean_score"]


@pytest.mark.parametrize("game", ["sultaniya", "sultans-wishes"])
def test_greedy_beats_random(arena: Told, game: str) -> None:
    _, result, _ = arena(game, "--bots", "random,greedy", "--games", 8, "--duplicate")
    assert result["players"] == 2
    best = result["bots"][0]
    assert best["bot"] == "greedy"
    assert best["win_share"] >= 0.75


def test_without_json_it_is_a_table_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", *WISHES, "--bots", "greedy,random,random", "--games", "3"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[0] == "three-wishes, players: 3, games: 3, deals: 3"
    assert lines[2].split()[:2] == ["bot", "rating"]
    assert {line.split()[0] for line in lines[3:5]} == {"greedy", "random"}
    assert "Ratings are counted from greedy at 1000." in lines
    assert lines[-1].startswith("Every game is kept in arena/three-wishes-3-")


@pytest.mark.parametrize(
    "argv, sentence",
    [
        (["four-wishes", "--bots", "greedy"], "there is no game 'four-wishes'"),
        (["three-wishes", "--bots", "greedy"], "3 players need 3 bots, not 1"),
        (["three-wishes", "--bots", "greedy,,random"], "bots are names by commas"),
        (["three-wishes", "--bots", "greedy,random,random", "--games", "0"], "games and processes are 1 or more"),
        (["three-wishes", "--bots", "greedy,random,clever"], "there is no bot 'clever'"),
    ],
)
def test_bad_input_is_one_clear_sentence(arena: Told, argv: list[str], sentence: str) -> None:
    code, result, err = arena(*argv)
    assert (code, result) == (2, None)
    assert err.startswith("grandvizier: ")
    assert sentence in err
    assert not list(Path().iterdir()), "nothing was written"
