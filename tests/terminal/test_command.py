"""The commands `play` and `replay`, as far as they do without a screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grandvizier import BadSetup, Match, cli
from grandvizier.terminal import replay
from grandvizier.terminal.transcript import as_data, sentences
from grandvizier.words import Words

from .hands import played


@pytest.fixture(scope="module")
def finished() -> Match:
    return played()


@pytest.fixture
def file(finished: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished.record()), "utf-8")
    return path


def test_without_a_terminal_there_is_a_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "three-wishes"]) == 2
    assert "there is none here" in capsys.readouterr().err
    assert cli.main(["replay", str(file), "--lang", "it"]) == 2
    assert "usa invece --text o --json" in capsys.readouterr().err


@pytest.mark.parametrize(
    "args", [["play", "three-wishes", "--bots", "nobody"], ["play", "three-wishes", "--seat", "3"]]
)
def test_a_wrong_setup_is_told_before_anything_else(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(args) == 2
    assert "terminal" not in capsys.readouterr().err


def test_text_tells_every_face_then_the_result(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(file), "--text"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Seat 1 begins."
    assert told[2] == "Seat 1 looks at their own first card: Pet Dragon."
    assert told[3].startswith("Seat 2 looks at their own")
    assert told[3].count(":") == 1
    assert told[-1].startswith("Scores: Seat 1 ")
    assert "wins" in told[-2]
    assert not any("asked" in line for line in told)


def test_text_as_one_seat_heard_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(file), "--text", "--seat", "1", "--lang", "pt"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[2] == "Lugar 1 olha a própria primeira carta."
    assert told[3].startswith("Você olha a primeira carta diante de você: ")


def test_json_names_every_field(file: Path, capsys: pytest.CaptureFixture[str], finished: Match) -> None:
    assert cli.main(["replay", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data.keys() == {"game", "players", "events", "result"}
    assert data["game"] == "three-wishes"
    assert data["players"] == 3
    assert len(data["events"]) == len(finished.feed())
    looks = [event for event in data["events"] if event["kind"] == "looked"]
    assert looks[0] == {"kind": "looked", "who": 0, "place": ["hand", 0, 0], "card": "pet-dragon"}
    assert data["events"][2] == {"kind": "asked", "question": "first_look", "who": 0}
    assert data["result"] == {"over": True, "scores": finished.scores, "winners": finished.winners}


def test_json_as_one_seat_heard_it(finished: Match) -> None:
    data = as_data(finished, finished.record(), 1)
    looks = [event for event in data["events"] if event["kind"] == "looked"]
    assert looks[0]["card"] is None
    assert looks[1]["card"] is not None


@pytest.mark.parametrize(
    "failure",
    [
        "two kings",
        {"what": "two kings", "trace": "Traceback\n  here"},
        {"what": "two kings", "trace": "", "seat": 1, "path": [0]},
    ],
)
def test_what_failed_is_told_at_the_end(failure: Any, finished: Match) -> None:
    record = {**finished.record(), "failure": failure}
    told = "\n".join(sentences(finished, record, Words(finished.rules, "en"), None))
    assert "something failed: two kings" in told
    assert as_data(finished, record, None)["failure"] == failure
    if "path" in failure:
        assert told.endswith("It failed when Seat 2 chose: Peek at the left centre card")


def test_a_seat_that_is_not_there(finished: Match) -> None:
    with pytest.raises(BadSetup, match="from 0 to 2"):
        replay(finished, finished.record(), seat=3, language="en", text=True, as_json=False)
