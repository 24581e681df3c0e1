"""The search for better values: nearer to what is wanted, only where nobody knows, and within what a file may hold."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from grandvizier import cli
from grandvizier.games import find
from grandvizier.lab.tuning.values import changed, free_values, room

pytestmark = pytest.mark.usefixtures("elsewhere")


def tune(capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, Any, str]:
    given = ("three-wishes", "--option", "round_limit=4", "--bots", "random", "--games", "12", "--block", "12")
    code = cli.main(["tune", *given, "--processes", "1", "--out", "tuned", "--json", *more])
    out, err = capsys.readouterr()
    return code, json.loads(out) if out else None, err


def test_the_result_is_nearer_and_changes_nothing_that_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    Path("wanted.toml").write_text("score = 9\nseat_effect = 0.0\n", "utf-8")
    given = ("--target", "wanted.toml", "--value", "cards.*.value", "--trials", "6")
    code, found, err = tune(capsys, *given)
    assert (code, err) == (0, "")
    assert found["before"]["figures"]["score"] < 9
    assert found["after"]["off"] < found["before"]["off"]
    text = Path("tuned/components.toml").read_text("utf-8")
    game = find("three-wishes")
    assert not game.load(text, False).warnings
    ours = {card["id"]: card for card in tomllib.loads(game.shipped_text)["cards"]}
    theirs = {card["id"]: card for card in tomllib.loads(text)["cards"]}
    moved = {id_ for id_ in ours if ours[id_] != theirs[id_]}
    assert moved
    for id_ in moved:
        assert ours[id_]["marks"]["value"] == "RECONSTRUCTED"
        assert {**ours[id_], "value": 0} == {**theirs[id_], "value": 0}
        assert abs(ours[id_]["value"] - theirs[id_]["value"]) <= 2
    assert "Another components file" in Path(found["report"]).read_text("utf-8")
    assert tune(capsys, *given)[1] == found, "the same again, from what was kept"
    code, _, err = tune(capsys, *given, "--reach", "1")
    assert code == 2
    assert "'tuned' holds something else; give another folder with --out" in err


@pytest.mark.parametrize(
    "target, more, why",
    [
        ("beauty = 1", (), "the target says beauty = 1; it is a number for one of seat_effect"),
        ("turns = 'few'", (), "the target says turns = 'few'; it is a number"),
        ("", (), "is empty; it is a number for some of"),
        ("turns = ", (), "cannot read the target 'wanted.toml'"),
        (
            "turns = 9",
            ("--value", "cards.*.players"),
            "no reconstructed number 'cards.*.players'; it has cards.*.value",
        ),
        ("turns = 9", ("--trials", "0"), "games, processes, trials and reach are 1 or more"),
    ],
)
def test_what_cannot_be_searched_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], target: str, more: tuple[str, ...], why: str
) -> None:
    Path("wanted.toml").write_text(target, "utf-8")
    code, found, err = tune(capsys, "--target", "wanted.toml", *more)
    assert (code, found) == (2, None)
    assert why in err
    assert not Path("tuned").exists()


@pytest.mark.parametrize("name", ["three-wishes", "sultaniya", "sultans-wishes"])
def test_every_free_value_is_found_in_its_file_and_has_room(name: str) -> None:
    game = find(name)
    text = game.shipped_text
    values = free_values(game, text, ())
    assert values
    assert changed(text, {value: value.now for value in values}) == text
    others = 0
    for value in values[::9]:
        span = room(game, text, value, 1)
        assert value.now in span
        other = next((number for number in span if number != value.now), None)
        if other is not None:
            (now,) = [one.now for one in free_values(game, changed(text, {value: other}), ()) if one.name == value.name]
            assert now == other
            others += 1
    assert others
