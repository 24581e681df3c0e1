"""What is written by `make generate` is up to date."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest

from grandvizier.games import find
from scripts import boxes, generate


@pytest.mark.parametrize("made", generate.GENERATORS, ids=lambda made: made.__module__)
def test_what_is_generated_is_up_to_date(made: Callable[[], Mapping[Path, str]]) -> None:
    files = made()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run make generate"


def test_a_value_that_changes_keeps_the_box_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a history of its own: the list and a box are committed, and then a value changes."""
    game = find("sultaniya")
    folder = tmp_path / Path(str(game.folder)).relative_to(boxes.ROOT)
    folder.mkdir(parents=True)
    listed = tmp_path / boxes.LIST.relative_to(boxes.ROOT)
    listed.parent.mkdir(parents=True)
    text = game.shipped_text
    before = game.load(text, False).fingerprint
    (folder / "components.toml").write_text(text, "utf-8")
    listed.write_text(f'# The boxes.\nsultaniya = ["1234567890abcdef", "{before}"]\n', "utf-8")
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "A"]):
        subprocess.run([str(shutil.which("git")), *words], cwd=tmp_path, check=True)
    changed = text.replace('"stall_rounds", value = 4', '"stall_rounds", value = 5')
    now = game.load(changed, False)
    assert now.fingerprint != before
    assert boxes.files(tmp_path) == {listed: listed.read_text("utf-8")}
    monkeypatch.setattr(type(game), "rules", lambda one: SimpleNamespace(components=now if one is game else None))
    monkeypatch.setattr("scripts.boxes.games", lambda: [game])
    for _ in range(2):  # Also where it was written already, and nothing is committed.
        made = boxes.files(tmp_path)
        assert made == {
            folder / "box" / "earlier" / f"{before}.toml": text,
            listed: f'# The boxes.\nsultaniya = ["1234567890abcdef", "{before}", "{now.fingerprint}"]\n',
        }
        listed.write_text(made[listed], "utf-8")


def test_nothing_is_left_of_a_game_that_is_gone() -> None:
    folder = generate.ROOT / "docs" / "rulings"
    assert {path for path in generate.files() if path.parent == folder} == {*folder.iterdir()}
