"""`grandvizier export`: people's games leave a server without anything that says whose they were."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

from grandvizier import cli
from grandvizier.server.config import PREFIX

from ..kit import Person, come_all, play_on, running
from .conftest import Place

SAID = "Meet me at the well"


@pytest.fixture
def export(place: Place, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs the command on the tables of this place."""
    if place.url:
        monkeypatch.setenv(f"{PREFIX}DATABASE", place.url)

    def run(target: Path) -> int:
        return cli.main(["export", "--out", str(target), "--data", str(place.folder)])

    return run


def texts(folder: Path) -> Iterator[str]:
    """All that can be read in a folder: names of files, bytes, rows and what a file says of itself."""
    for path in sorted(folder.rglob("*")):
        yield str(path.relative_to(folder))
        if path.is_file():
            yield path.read_bytes().decode("latin-1")
        if path.suffix == ".parquet":
            table = pq.read_table(path)
            yield json.dumps(table.to_pylist()) + str(table.schema.metadata)


def test_what_leaves_names_nobody_and_objections_count(
    place: Place, export: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of four tables one is exported: one objected after its end, one was never to be counted, one is not over."""
    with running(place.folder, **place.settings) as house:
        tables = []
        for counted in (True, True, False):
            table, tokens = house.full(counted=counted, talk="open")
            people = come_all(house, table, tokens)
            people[0].say("say", text=SAID)
            people[0].until("chat")
            play_on(people, Random(7))
            assert house.get(f"/api/tables/{table}")["counted"] is counted
            tables.append((table, tokens))
            for person in people:
                person.go()
        late = Person(house, tables[1][0], tables[1][1][2]).come()
        late.say("leave_out")
        assert not late.until("seats")["table"]["counted"]
        again = house.post(f"/api/tables/{tables[1][0]}/rematch", token=tables[1][1][0])
        assert not house.get(f"/api/tables/{again['table']}")["counted"], "nor is what follows"
        late.go()
        unfinished, _ = house.full(counted=True)
        onlooker = Person(house, tables[0][0], None).come()
        onlooker.say("leave_out")
        assert onlooker.until("trouble")["code"] == "not-seated"
        onlooker.go()
    target = tmp_path / "people"
    assert export(target) == 0
    assert "1 games (1 of three-wishes)" in capsys.readouterr().out
    seats = [row for file in target.rglob("seats.parquet") for row in pq.read_table(file).to_pylist()]
    assert [(row["game"], row["bot"]) for row in seats] == [(0, "person")] * 3
    guests = [row[0] for row in place.run("SELECT guest FROM tables")]
    kept = [value for row in place.run("SELECT key, name FROM seats") for value in row if value]
    secrets = [row[0] for row in place.run("SELECT seed FROM tables")]
    names = [table for table, _ in tables] + [unfinished, again["table"]]
    whole = "\n".join(texts(target))
    for word in [*names, *guests, *kept, *secrets, SAID, time.strftime("%Y-%m-"), "127.0.0.1"]:
        assert word not in whole, word


def test_bad_input_is_told_in_a_sentence_and_overwrites_nothing(
    place: Place, export: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not place.url:
        assert export(tmp_path / "people") == 2
        assert "there are no tables" in capsys.readouterr().err
    with running(place.folder, **place.settings):
        pass
    assert export(tmp_path / "people") == 0, "of no game at all"
    before = (tmp_path / "people" / "manifest.json").read_bytes()
    capsys.readouterr()
    assert export(tmp_path / "people") == 2
    assert "nothing is overwritten" in capsys.readouterr().err
    assert (tmp_path / "people" / "manifest.json").read_bytes() == before
    place.run("UPDATE alembic_version SET version_num = '0007'")
    assert export(tmp_path / "more") == 2
    assert "of revision 0007" in capsys.readouterr().err
    assert not (tmp_path / "more").exists()
    place.run("UPDATE alembic_version SET version_num = '0008'")
