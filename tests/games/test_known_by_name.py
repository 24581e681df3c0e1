"""No game is known by its name outside its own folders: all come in by the same way."""

from __future__ import annotations

import re
from pathlib import Path

from grandvizier.games import SHIPPED

ROOT = Path(__file__).parents[2]
SHARED = ("src/grandvizier/core", "src/grandvizier/match", "src/grandvizier/bots", "src/grandvizier/words",
          "src/grandvizier/server", "web/src", "web/index.html")  # fmt: skip
EXCEPTIONS = {
    "src/grandvizier/words/en.ftl": "ui-marks-",
    "src/grandvizier/words/it.ftl": "ui-marks-",
    "src/grandvizier/words/pt.ftl": "ui-marks-",
}
"""The terminal draws some games by signs of their own, and these messages say what the signs mean."""
NAMES = re.compile("|".join(re.escape(name) for folder in SHIPPED for name in (folder, folder.replace("_", "-"))))


def test_nothing_shared_knows_a_game_by_its_name() -> None:
    found = []
    for place in SHARED:
        files = [path for path in (ROOT / place).rglob("*") if path.is_file()] or [ROOT / place]
        for path in files:
            where = path.relative_to(ROOT).as_posix()
            own = re.match(r"web/src/games/[^/]+/", where) or re.search(r"\.test\.ts$|/__pycache__/", where)
            if own or path.suffix not in {".py", ".ts", ".js", ".svelte", ".ftl", ".html", ".css", ".toml"}:
                continue
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                allowed = where in EXCEPTIONS and line.startswith(EXCEPTIONS[where])
                if NAMES.search(line) and not allowed:
                    found.append(f"{where}:{number}: {line.strip()}")
    assert found == []
