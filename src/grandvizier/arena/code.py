"""Names the code that plays: results of one code are not mixed with those of another."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from ..bots.custom.loading import files
from ..core.rules import Rules

ENGINE: Final = ("core", "games", "match", "nets", "bots", "arena")
"""The parts of the project that decide how a game between bots runs."""


def code(rules: Rules, bots: tuple[str, ...], parts: tuple[str, ...] = ENGINE) -> str:
    """Sixteen hex digits: ours, the game's own code and network, and what bots of one's own are made of."""
    made_of = _ours(str(rules.game.folder), parts).copy()
    if rules.game.network:
        made_of.update(rules.game.network.read_bytes())
    for path in [path for name in bots if ":" in name for path in files(name)]:
        made_of.update(path.read_bytes())
    return made_of.hexdigest()[:16]


@cache
def _ours(game: str, parts: tuple[str, ...]) -> hashlib._Hash:
    """What this process runs does not change while it runs."""
    root = Path(__file__).parents[1]
    made_of = hashlib.sha256()
    for path in sorted(
        {path for folder in [*(root / part for part in parts), Path(game)] for path in folder.rglob("*.py")}
    ):
        made_of.update(path.read_bytes())
    return made_of
