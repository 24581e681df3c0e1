"""Reports of problems: kept with the record for whoever runs the server, and for nobody else."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from grandvizier import Match, cli
from grandvizier.server.config import Settings
from grandvizier.server.people import reports

from ..kit import House, gathered, play_on, running


def test_a_report_holds_the_record_and_says_nothing_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as house:
        table, people = gathered(house)
        play_on(people, Random(2), 4)
        at = people[0].update["at"]
        answer = house.post("/api/reports", {"text": " The lamp does not glow.\nStill. ", "table": table}, status=201)
        assert list(answer) == ["id"]
        for person in people:
            person.go()
    (report,) = reports.read_reports(Settings(data=tmp_path))
    assert (report.id, report.table_id, report.text) == (answer["id"], table, "The lamp does not glow.\nStill.")
    kept = tmp_path / "record.json"
    assert cli.main(["reports", report.id, "--data", str(tmp_path), "--record", str(kept)]) == 0
    told = capsys.readouterr().out
    assert report.id in told
    assert "    The lamp does not glow.\n" in told
    assert len(Match.replay(json.loads(kept.read_text("utf-8"))).journal) == at
    assert cli.main(["reports", "--data", str(tmp_path), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["record"]["game"] == "three-wishes"
    assert cli.main(["reports", report.id, "--data", str(tmp_path), "--drop"]) == 0
    assert reports.read_reports(Settings(data=tmp_path)) == []


@pytest.mark.parametrize(
    "body, status, code",
    [
        ({"text": " "}, 422, "bad-report"),
        ({"text": ""}, 400, "bad-message"),
        ({"text": "x" * 4001}, 400, "bad-message"),
        ({"text": "x", "table": "nowhere"}, 404, "no-such-table"),
    ],
)
def test_what_is_no_report(house: House, body: dict[str, str], status: int, code: str) -> None:
    assert house.post("/api/reports", body, status=status)["code"] == code


def test_there_are_so_many_reports_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "rate", report_rate="1/hour") as house:
        house.post("/api/reports", {"text": "one"}, status=201)
        assert house.post("/api/reports", {"text": "two"}, status=429)["code"] == "too-many-reports"
    monkeypatch.setattr(reports, "MOST", 1)
    with running(tmp_path / "most") as house:
        house.post("/api/reports", {"text": "one"}, status=201)
        assert house.post("/api/reports", {"text": "two"}, status=503)["code"] == "reports-full"


def test_the_command_says_what_would_be_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as house:
        name = house.post("/api/reports", {"text": "no table"}, status=201)["id"]
    data = ["--data", str(tmp_path)]
    for words, sentence in (
        (["--drop"], "name it"),
        (["nothing"], "no report 'nothing'"),
        ([name, "--record", str(tmp_path / "x")], "has no record"),
    ):
        assert cli.main(["reports", *words, *data]) == 2
        assert sentence in capsys.readouterr().err
    assert cli.main(["reports", "--data", str(tmp_path / "nowhere")]) == 2
    assert "there are no tables" in capsys.readouterr().err
