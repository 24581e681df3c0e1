"""The boxes that were shipped before, kept when a value of one changes; `make generate` writes them.

What a box was is read from the history: tables and records that began with it go on with it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from grandvizier.core.errors import BadComponents
from grandvizier.core.game import Game
from grandvizier.games import games

ROOT: Final = Path(__file__).parents[1]
LIST: Final = ROOT / "tests" / "games" / "boxes.toml"


def files(root: Path = ROOT) -> dict[Path, str]:
    """The list with the box of today at its end, and the box before it where that is another."""
    place = root / LIST.relative_to(ROOT)
    text = _committed(root, place) or place.read_text("utf-8")
    shipped = tomllib.loads(text)
    made: dict[Path, str] = {}
    for game in games():
        boxes, now = shipped.get(game.name, []), game.rules().components.fingerprint
        if not boxes or boxes[-1] == now:
            continue
        components = root / Path(str(game.folder)).relative_to(ROOT) / "components.toml"
        before = next((old for old in _history(root, components) if _fingerprint(game, old) == boxes[-1]), None)
        if before is not None:
            made[components.parent / "box" / "earlier" / f"{boxes[-1]}.toml"] = before
        line = ", ".join(f'"{box}"' for box in [*(box for box in boxes if box != now), now])
        text = re.sub(rf"^{game.name} = .*$", f"{game.name} = [{line}]", text, flags=re.MULTILINE)
    return made | {place: text}


def _git(root: Path, *words: str) -> str | None:
    """What git says; None where there is none, or no history."""
    git = shutil.which("git")
    if git is None:
        return None
    ran = subprocess.run([git, *words], cwd=root, capture_output=True, text=True, encoding="utf-8", check=False)
    return ran.stdout if ran.returncode == 0 else None


def _committed(root: Path, file: Path) -> str | None:
    return _git(root, "show", f"HEAD:{file.relative_to(root).as_posix()}")


def _history(root: Path, file: Path) -> Iterator[str]:
    """What the file has held, the newest first."""
    name = file.relative_to(root).as_posix()
    for commit in (_git(root, "log", "--format=%H", "--", name) or "").split():
        text = _git(root, "show", f"{commit}:{name}")
        if text is not None:
            yield text


def _fingerprint(game: Game, text: str) -> str | None:
    """The name of these values; None where they are no box of today's."""
    with suppress(BadComponents):
        return game.load(text, False).fingerprint  # noqa: FBT003 - as every game's is called
    return None
