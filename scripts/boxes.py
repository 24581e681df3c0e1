"""Keep the box as it was where a `components.toml` has changed: what began with it goes on with it.

`python -m scripts.boxes` takes it from the last commit, `python -m scripts.boxes main` from another one.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import grandvizier as gv
from grandvizier.core.game import Game

ROOT: Final = Path(__file__).resolve().parents[1]
LIST: Final = Path("tests/games/boxes.toml")
GIT: Final = shutil.which("git") or "git"


def keep(root: Path, game: Game, revision: str) -> Path | None:
    """Put a revision's box among the earlier ones and the new one at the end of the list; None if it is the same."""
    folder = Path("src", *game.package.split("."))
    components, listed = folder / "components.toml", root / LIST
    text = listed.read_text("utf-8")
    *_, last = tomllib.loads(text)[game.name]
    now = fingerprint(game, (root / components).read_text("utf-8"))
    if now == last:
        return None
    was = subprocess.check_output([GIT, "show", f"{revision}:{components}"], cwd=root, text=True, encoding="utf-8")
    if fingerprint(game, was) != last:
        raise SystemExit(f"{revision} has another {components} than {last}, the last in {LIST}: name a commit with it")
    earlier = root / folder / "box" / "earlier" / f"{last}.toml"
    earlier.parent.mkdir(exist_ok=True)
    earlier.write_text(was, "utf-8")
    listed.write_text(text.replace(f'"{last}"]', f'"{last}", "{now}"]'), "utf-8")
    return earlier


def fingerprint(game: Game, text: str) -> str:
    """By which the box of this file is known."""
    return game.load(text, False).fingerprint  # noqa: FBT003 - a part of a game is called by position


def main() -> None:
    """Do so for every game."""
    revision = sys.argv[1] if sys.argv[1:] else "HEAD"
    for game in gv.games():
        kept = keep(ROOT, game, revision)
        print(f"{game.name}: {f'kept {kept.relative_to(ROOT)}' if kept else 'nothing has changed'}")


if __name__ == "__main__":
    main()
