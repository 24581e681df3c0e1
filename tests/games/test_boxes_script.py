"""The script that keeps a box when another takes its place."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

from grandvizier.games import find
from scripts.boxes import GIT, LIST, fingerprint, keep

GAME = find("three-wishes")
FOLDER = Path("src", *GAME.package.split("."))


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """A repository with the shipped box of one game."""
    components = tmp_path / FOLDER / "components.toml"
    (components.parent / "box").mkdir(parents=True)
    components.write_text(GAME.shipped_text, "utf-8")
    listed = tmp_path / LIST
    listed.parent.mkdir(parents=True)
    listed.write_text(f'{GAME.name} = ["{fingerprint(GAME, GAME.shipped_text)}"]\n', "utf-8")
    git(tmp_path, "init", "--quiet")
    ship(tmp_path)
    return tmp_path


def git(root: Path, *words: str) -> None:
    who = ("-c", "user.name=Morgiana", "-c", "user.email=morgiana@example.org")
    subprocess.run([GIT, *who, *words], cwd=root, check=True)


def ship(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "Ship it")


def change(root: Path) -> str:
    """Give a card another value; the text of the file."""
    components = root / FOLDER / "components.toml"
    before = components.read_text("utf-8")
    after = before.replace("value = 2,", "value = 1,", 1)
    assert after != before
    components.write_text(after, "utf-8")
    return after


def test_the_box_that_was_is_kept_once_and_the_new_one_is_listed(shipped: Path) -> None:
    assert keep(shipped, GAME, "HEAD") is None
    after = change(shipped)
    kept = keep(shipped, GAME, "HEAD")
    first, second = fingerprint(GAME, GAME.shipped_text), fingerprint(GAME, after)
    assert kept == shipped / FOLDER / "box" / "earlier" / f"{first}.toml"
    assert kept.read_text("utf-8") == GAME.shipped_text
    assert tomllib.loads((shipped / LIST).read_text("utf-8"))[GAME.name] == [first, second]
    assert keep(shipped, GAME, "HEAD") is None


def test_a_revision_with_another_box_is_not_taken_for_the_one_that_was_shipped(shipped: Path) -> None:
    change(shipped)
    ship(shipped)
    with pytest.raises(SystemExit, match=r"HEAD has another .* name a commit with it"):
        keep(shipped, GAME, "HEAD")
    kept = keep(shipped, GAME, "HEAD~1")
    assert kept
    assert kept.read_text("utf-8") == GAME.shipped_text
