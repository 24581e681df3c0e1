"""Text from elsewhere steers no terminal: what people report, and what stands in records and components."""

from __future__ import annotations

import json
import re
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert

from grandvizier import Match, cli
from grandvizier.core.box.components import LANGUAGES, is_name
from grandvizier.core.errors import BadComponents
from grandvizier.games import find
from grandvizier.server.store import FILE
from grandvizier.server.store.schema import METADATA, REPORTS

FOUL = "\x1b]0;owned\x07\x1b[2J\x9b31m\rred\x00\u202eback\u2066\x7f\u200b\ud800"
GAMES = ("three-wishes", "sultaniya", "sultans-wishes")


def tame(text: str) -> bool:
    return all(sign.isprintable() or sign == "\n" for sign in text)


def test_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    METADATA.create_all(engine)
    said = f"first line\n{FOUL[:-1]}\u2028\x85and more"
    with engine.begin() as connection:
        row = {"id": "1a2b3c4d", "created": time.time(), "text": said, "table_id": None, "record": None}
        connection.execute(insert(REPORTS), row)
    engine.dispose()
    assert cli.main(["reports", "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert tame(told)
    assert "    first line\n    \\x1b]0;owned\\x07\\x1b[2J\\x9b31m" in told
    assert cli.main(["reports", "--data", str(tmp_path), "--json"]) == 0
    told = capsys.readouterr().out
    assert tame(told)
    assert json.loads(told)["text"] == said


def foul_record(**more: Any) -> dict[str, Any]:
    return Match("three-wishes", players=3, seed=1).record() | more


@pytest.mark.parametrize(
    "failure",
    [{"what": FOUL, "trace": f"{FOUL}\n{FOUL}"}, FOUL, {"what": {"x": FOUL}, "seat": 0, "path": [0], "trace": [FOUL]}],
)
def test_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str], failure: object) -> None:
    kept = tmp_path / "record.json"
    kept.write_text(json.dumps(foul_record(failure=failure)), "utf-8")
    for how in ("--text", "--json"):
        assert cli.main(["replay", str(kept), how]) == 0
        assert tame(capsys.readouterr().out)


@pytest.mark.parametrize(
    "wrong",
    [
        {"components": {"fingerprint": FOUL, "source": None}},
        {"rules": FOUL, "result": {"over": FOUL}},
        {"game": FOUL},
        {"options": {FOUL: FOUL}},
        {"fairness": {"scheme": FOUL}},
        {"format": FOUL},
        {"components": {"fingerprint": "x", "source": FOUL[:-1]}},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_what_is_wrong_with_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: dict[str, Any]) -> None:
    kept = tmp_path / "record.json"
    kept.write_text(json.dumps(foul_record(**wrong)), "utf-8")
    assert cli.main(["replay", str(kept), "--text"]) == 2
    assert tame(capsys.readouterr().err)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language, sign", [*zip(LANGUAGES, ["\x1b", "\x9b", "\u202e"], strict=True)])
def test_a_name_in_a_box_can_be_printed(game: str, language: str, sign: str) -> None:
    text = files(find(game).package).joinpath("components.toml").read_text("utf-8")
    foul = re.sub(rf'\b{language} = "', lambda found: f"{found[0]}\\u{ord(sign):04x}", text, count=1)
    assert foul != text
    with pytest.raises(BadComponents) as refused:
        find(game).rules(foul)
    assert tame(str(refused.value))


def test_what_a_name_is() -> None:
    assert is_name({"en": "the [red] djinn – ♥ été", "it": "è"})
    for sign in ("\t", "\n", "\x1b", "\x7f", "\x9b", "\u200b", "\u202e", "\u2066"):
        assert not is_name({"en": f"a{sign}b"})
