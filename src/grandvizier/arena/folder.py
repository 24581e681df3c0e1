"""Where the games of an arena are kept: what is played in one file, and each game's record in its own.

A file is there only once it is whole, so whatever is there counts, and an arena that was interrupted goes on.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from ..core.box.components import fingerprint
from ..core.errors import BadSetup
from .tournament import Tournament

SETTING: Final = "arena.json"


def usual_folder(tournament: Tournament) -> Path:
    """Where the games go unless somebody says otherwise: another tournament or other code, another folder."""
    plain = tournament.plain()
    mark = fingerprint({**plain, "engine": tournament.engine()})[:8]
    return Path("arena") / f"{plain['game']}-{plain['players']}-{mark}"


class TournamentFolder:
    """The games of one tournament."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, tournament: Tournament, *, other_code: bool) -> None:
        """Claim the folder for this tournament, or find the games there that belong to it."""
        wanted = {**tournament.plain(), "engine": tournament.engine()}
        file = self.path / SETTING
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                if any(self.path.iterdir()):
                    raise BadSetup(f"{str(self.path)!r} holds other files; games are kept in a folder of their own")
                _write(file, wanted)
            found = json.loads(file.read_text("utf-8"))
        except (OSError, ValueError) as error:
            if isinstance(error, BadSetup):
                raise
            raise BadSetup(f"cannot keep games in {str(self.path)!r}: {error}") from None
        if not isinstance(found, dict):
            raise BadSetup(f"{str(file)!r} does not say what was played there")
        for name, value in wanted.items():
            if name != "engine" and found.get(name) != value:
                raise BadSetup(
                    f"{str(self.path)!r} holds games with {name} {found.get(name)!r}, not {value!r}; "
                    "give another folder with --save"
                )
        if found.get("engine") != wanted["engine"] and not other_code:
            raise BadSetup(
                f"the games in {str(self.path)!r} were played by other code; "
                "give another folder with --save, or go on all the same with --resume"
            )

    def keep(self, number: int, record: dict[str, Any]) -> None:
        """Keep a game."""
        _write(self._file(number), record)

    def has(self, number: int) -> bool:
        """Whether the game was played."""
        return self._file(number).exists()

    def arena(self, number: int) -> dict[str, Any]:
        """Who sat where in a game, and how they fared."""
        file = self._file(number)
        try:
            return dict(json.loads(file.read_text("utf-8"))["arena"])
        except (OSError, ValueError, KeyError, TypeError):
            raise BadSetup(f"{str(file)!r} is no record of this arena; delete it to play that game again") from None

    def _file(self, number: int) -> Path:
        return self.path / f"game-{number:06}.json"


def _write(file: Path, data: dict[str, Any]) -> None:
    """Write a whole file or none."""
    part = file.with_suffix(f".{os.getpid()}.part")
    part.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    part.replace(file)
