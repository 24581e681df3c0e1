"""People's games in the lab's tables: the same rows as of the lab's own games, and no game that does not belong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from grandvizier import cli
from grandvizier.arena.tournament import Fixture
from grandvizier.core.errors import BadSetup
from grandvizier.lab.measure.game import measure, play
from grandvizier.lab.measure.people import ExportedGames, export
from grandvizier.lab.measure.setting import Setting
from grandvizier.lab.measure.study import Study
from grandvizier.lab.measure.tables import rows_of, samples_of
from grandvizier.match.journal import Undone

Kept = tuple[dict[str, Any], tuple[str, ...]]
GAMES = ("three-wishes", "sultaniya", "sultans-wishes")


def setting_of(game: str, players: int = 3) -> Setting:
    package = f"grandvizier.games.{game.replace('-', '_')}"
    return Study(package=package, players=(players,), bots=("greedy",), options={}, twins=False).settings[0]


def records(game: str, count: int) -> dict[str, Kept]:
    """Games of bots, as if a server had kept them."""
    setting = setting_of(game)
    found: dict[str, Kept] = {}
    for fixture in setting.fixtures(0)[:count]:
        record = play(setting, fixture).match.record() | {"fairness": {"scheme": "scripted"}, "result": None}
        found[f"table {fixture.number}"] = (json.loads(json.dumps(record)), ("person", "greedy", "person in part"))
    return found


def loading(found: dict[str, Kept]) -> Callable[[str], Kept | None]:
    return found.get


@pytest.mark.parametrize("game", GAMES)
def test_a_record_brings_the_rows_of_the_game_itself(game: str) -> None:
    setting = setting_of(game)
    for fixture in setting.fixtures(0)[:2]:
        played = play(setting, fixture)
        again = measure(played.match, fixture)
        assert rows_of(again) == rows_of(played)
        assert samples_of(again) == samples_of(played)
        assert again.draws.ways == played.draws.ways


def test_what_was_taken_back_is_not_counted() -> None:
    setting = setting_of("three-wishes")
    played = play(setting, setting.fixtures(0)[0])
    plain, last = rows_of(played), played.entries[-1]
    played.match.journal.extend([Undone(last.seat, 0), last])
    assert rows_of(measure(played.match, played.fixture)) == plain


def test_the_order_follows_from_what_was_played_alone(tmp_path: Path) -> None:
    found = records("three-wishes", 4)
    other = {f"elsewhere {number}": kept for number, kept in enumerate(reversed(found.values()))}
    for target, kept in ((tmp_path / "a", found), (tmp_path / "b", other)):
        assert export(list(kept), loading(kept), target).games == Counter({"three-wishes": 4})
    files = [path.relative_to(tmp_path / "a") for path in sorted((tmp_path / "a").rglob("*")) if path.is_file()]
    assert len(files) == 1 + 5
    assert all((tmp_path / "a" / file).read_bytes() == (tmp_path / "b" / file).read_bytes() for file in files)
    assert not list(tmp_path.glob("*.part"))
    (seats,) = (tmp_path / "a").rglob("seats.parquet")
    assert Counter(pq.read_table(seats)["bot"].to_pylist()) == {"person": 4, "greedy": 4, "person in part": 4}


def test_games_that_do_not_belong_are_named_and_left_out(tmp_path: Path) -> None:
    found = records("three-wishes", 5)
    unknown, boxed, cut, changed = list(found.values())[1:]
    unknown[0]["game"] = "chess"
    boxed[0]["components"] = {"fingerprint": "0" * 16, "source": "Ada's own"}
    del cut[0]["journal"][-1]
    changed[0]["journal"][3]["seat"] = (changed[0]["journal"][3]["seat"] + 1) % 3
    told = export([*found, "objected meanwhile"], loading(found), tmp_path / "people")
    assert told.games == Counter({"three-wishes": 1})
    reasons = " ".join(told.left_out)
    assert sum(told.left_out.values()) == 4
    assert all(word in reasons for word in ("'chess'", "other components", "goes otherwise", "is not"))
    assert "Ada" not in reasons


def test_nothing_is_overwritten_and_half_a_folder_is_told(tmp_path: Path) -> None:
    found = records("three-wishes", 1)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to-ada.txt").write_text("dear", "utf-8")
    with pytest.raises(BadSetup, match="holds other files already"):
        export(list(found), loading(found), tmp_path / "letters")
    with pytest.raises(BadSetup, match="holds no games of people"):
        ExportedGames(tmp_path / "letters")
    export(list(found), loading(found), tmp_path / "people")
    with pytest.raises(BadSetup, match=r"holds games of version .* already"):
        export(list(found), loading(deepcopy(found)), tmp_path / "people")
    people = ExportedGames(tmp_path / "people")
    (label,) = people.settings
    (tmp_path / "people" / label / "block-000000" / "seats.parquet").unlink()
    with pytest.raises(BadSetup, match="cannot be read"):
        list(people.tables(label, "seats", ["bot"]))


def test_a_fixture_says_who_sat_where() -> None:
    setting = setting_of("three-wishes")
    played = play(setting, setting.fixtures(0)[0])
    rows = rows_of(measure(played.match, Fixture(7, 7, ("person", "greedy", "vizier"))))
    assert [(row["game"], row["bot"]) for row in rows["seats"]] == [(7, "person"), (7, "greedy"), (7, "vizier")]


def test_the_report_shows_people_and_bots_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The games of bots that sat as people are the lab's own here, so that both columns must say the same."""
    setting = setting_of("three-wishes")
    found: dict[str, Kept] = {}
    for fixture in setting.fixtures(0)[:6]:
        record = play(setting, fixture).match.record() | {"fairness": {"scheme": "scripted"}, "result": None}
        found[str(fixture.number)] = (record, ("person",) * 3)
    export(list(found), loading(found), tmp_path / "people")
    given = ["lab", "three-wishes", "--players", "3", "--games", "6", "--block", "6", "--no-twins", "--processes", "1"]
    shown = ["--people", str(tmp_path / "people")]
    assert cli.main([*given, *shown, "--out", str(tmp_path / "out")]) == 0
    figures = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))["people"]
    people, bots = figures
    assert (people["who"], bots["who"]) == ("people", "greedy")
    assert people["kinds"][0] | {"kind": "greedy"} == bots["kinds"][0]
    assert {name: people[name] for name in people if name not in {"who", "kinds"}} == {
        name: bots[name] for name in bots if name not in {"who", "kinds"}
    }
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "People and bots side by side" in page
    assert "3 players, people: person" in page
    capsys.readouterr()
    for refused, told in (
        (["lab", "sultaniya", *given[2:], *shown], "holds no games of sultaniya"),
        ([*given, "--people", str(tmp_path / "out")], "holds no games of people"),
    ):
        assert cli.main([*refused, "--out", str(tmp_path / "none")]) == 2
        assert told in capsys.readouterr().err
        assert not (tmp_path / "none").exists()
