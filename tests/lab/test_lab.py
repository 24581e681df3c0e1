"""The lab as people start it: blocks that are the same whoever plays them, and that nobody plays twice."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.commands import Told, told
from tests.patience import wait_until

WISHES = ("three-wishes", "--option", "round_limit=6", "--players", "3", "--block", "4", "--games", "24")


pytestmark = pytest.mark.usefixtures("elsewhere")


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str]) -> Told:
    return told(capsys, "lab")


def tables(folder: str) -> dict[str, bytes]:
    """Every file of every block."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in Path(folder).rglob("*.parquet")}


@pytest.mark.slow
def test_the_same_tables_come_out_whoever_plays_and_however_often_it_is_killed(lab: Told) -> None:
    assert lab(*WISHES, "--out", "whole", "--processes", 1)[0] == 0
    whole = tables("whole")
    assert len(whole) == 6 * 6
    given = [sys.executable, "-m", "grandvizier", "lab", *WISHES, "--out", "killed", "--processes", "2"]

    def there(blocks: int) -> bool:
        return len(list(Path("killed").glob("*/block-??????"))) >= blocks

    for blocks in (1, 3):
        running = subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        wait_until(partial(there, blocks), partial(time.sleep, 0.005))
        os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
    before = {path: path.stat().st_mtime_ns for path in Path("killed").glob("*/block-??????/*")}
    assert lab(*WISHES, "--out", "killed", "--processes", 2)[0] == 0
    assert {path: path.stat().st_mtime_ns for path in before} == before, "what is finished is not played again"
    assert {name: content for name, content in tables("killed").items() if ".part" not in name} == whole
    assert lab(*WISHES, "--out", "shards", "--shard", "2/2", "--processes", 1)[1] == {"folder": "shards", "left": 3}
    assert 0 < len(tables("shards")) < len(whole)
    assert lab(*WISHES, "--out", "shards", "--shard", "1/2", "--processes", 1)[0] == 0
    assert tables("shards") == whole


def test_tables_tell_what_happened(lab: Told) -> None:
    _, result, err = lab("sultaniya", "--players", 2, "--games", 2, "--block", 2, "--out", "kept", "--samples")
    assert err == ""
    (setting,) = result["settings"]
    assert (setting["line_up"], setting["games"]) == ("greedy", 2)
    read = {path.stem: pq.read_table(path).to_pylist() for path in Path("kept").rglob("*.parquet")}
    games, seats = read["games"], read["seats"]
    assert [game["decisions"] for game in games] == [
        sum(choice["game"] == game["game"] for choice in read["choices"]) for game in games
    ]
    for game in games:
        of = [seat for seat in seats if seat["game"] == game["game"]]
        assert sum(seat["share"] for seat in of) == 1
        assert [sum(line["points"] for line in seat["points"]) for seat in of] == [seat["score"] for seat in of]
        assert {seat["rank"] for seat in of if seat["share"] == 1} == {1}
        assert next(seat["place"] for seat in of if seat["seat"] == game["first"]) == 0
        assert game["ended"] == "fifth_roof"
        faces = [face for face in read["faces"] if face["game"] == game["game"]]
        assert sum(face["taken"] for face in faces if face["family"] == "character") == 2
        assert sum(face["held"] for face in faces if face["family"] == "objective") == 4
        assert all(face["offered"] >= face["taken"] for face in faces)
        assert {face["dealt"] for face in faces if face["family"] == "objective"} == {1}
    assert len(read["samples"]) > len(read["choices"])
    assert all(sample["row"] in sample["legal"] for sample in read["samples"])
    assert {len(sample["observation"]) for sample in read["samples"]} == {316}
    file = next(Path("kept").rglob("games.parquet"))
    said = pq.read_schema(file).metadata
    assert said[b"grandvizier.game"] == b"sultaniya"
    assert said[b"grandvizier.edition"] == b"2"
    assert said[b"grandvizier.setting"].decode()[:8] in file.parts[1]
    assert list(json.loads(Path("kept/manifest.json").read_text("utf-8"))["settings"]) == [file.parts[1]]


def test_it_stops_when_enough_is_known(lab: Told) -> None:
    given = (*WISHES[:-1], 2000, "--bots", "random", "--no-twins", "--out", "kept")
    _, result, _ = lab(*given, "--until-half-width", 0.2)
    games = result["settings"][0]["games"]
    assert 8 <= games < 200
    assert lab(*given, "--until-half-width", 0.2, "--processes", 1)[1] == result, "and at the same place again"
    assert lab(*given, "--until-half-width", 0.13)[1]["settings"][0]["games"] > games


@pytest.mark.parametrize(
    "given, why",
    [
        (("--games", 0), "games and processes are 1 or more, not 0 and"),
        (("--players", "two"), "players are numbers by commas, as 2,3,4, not 'two'"),
        (("--players", "7"), "three-wishes is for 3 to 5 players, not 7"),
        (("--bots", "nobody"), "there is no bot 'nobody'; there is random, greedy"),
        (("--shard", "3/2"), "a shard is one of so many, as 2/8, not '3/2'"),
        (("--shard", "1/2", "--until-half-width", 0.1), "a shard cannot know how well the others know by now"),
        (("--until-half-width", 2), "half a width is a share between 0 and 1, as 0.01, not 2.0"),
        (
            ("--without", "beard"),
            "three-wishes has no component 'beard'; give its id or its English name (wish), or one",
        ),
        (("--without", "world-peace"), "nobody can do without 'world-peace': no choice of three-wishes names it"),
        (("--beside", "nowhere.toml"), "cannot read the components file 'nowhere.toml'"),
        (("--cluster", "tcp://127.0.0.1:1"), "no Dask scheduler answers at 'tcp://127.0.0.1:1'"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_sentence(lab: Told, given: tuple[object, ...], why: str) -> None:
    code, result, err = lab("three-wishes", "--out", "kept", *given)
    assert (code, result) == (2, None)
    assert err.startswith(f"grandvizier: {why}")
    assert not list(Path().rglob("*.parquet"))


def test_a_folder_that_holds_something_else_is_left_alone(lab: Told) -> None:
    given = (
        "three-wishes",
        "--option",
        "round_limit=4",
        "--players",
        3,
        "--bots",
        "random",
        "--games",
        2,
        "--block",
        2,
    )
    assert lab(*given, "--out", "kept")[0] == 0
    before = tables("kept")

    def refused(*more: object) -> str:
        code, result, err = lab(*given, "--out", "kept", *more)
        assert (code, result) == (2, None)
        assert tables("kept") == before
        return err

    assert "'kept' holds blocks of seed '1', not '2'; give another folder with --out" in refused("--seed", 2)
    assert "holds blocks of options {'own_switch': False, 'round_limit': 4" in refused("--option", "own_switch=true")
    manifest = Path("kept/manifest.json")
    said = json.loads(manifest.read_text("utf-8"))
    manifest.write_text(json.dumps({**said, "edition": 9}), "utf-8")
    assert "holds blocks of edition 9, not 1" in refused()
    manifest.write_text(json.dumps(said), "utf-8")
    (block,) = Path("kept").glob("*/block-000000")
    shutil.move(block / "seats.parquet", "aside")
    before = tables("kept")
    assert "has no readable seats.parquet; delete that folder to play the block again" in refused()
    shutil.copy(block / "turns.parquet", block / "seats.parquet")
    (block / "seats.parquet").write_bytes(Path("aside").read_bytes()[:200])
    before = tables("kept")
    assert "has no readable seats.parquet" in refused()
    other = (*given[:6], "greedy", *given[7:], "--out", "other")
    assert lab(*other)[0] == 0
    shutil.copy(next(Path("other").rglob("seats.parquet")), block / "seats.parquet")
    before = tables("kept")
    assert "is of another setting or edition; delete its folder to play it again" in refused()
    Path("full").mkdir()
    Path("full/letter").write_text("dear", "utf-8")
    assert "holds other files; blocks are kept in a folder of their own" in lab(*given, "--out", "full")[2]
