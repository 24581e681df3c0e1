"""The rules that a table plays by: of the box as it is shipped, or with somebody's corrected components."""

from __future__ import annotations

from functools import lru_cache

from ..core.errors import BadComponents
from ..core.game import Game
from ..core.rules import Rules
from ..games import find
from .store.rows import TableRow


def rules_of_table(row: TableRow) -> Rules:
    """Those that a stored table plays by, also if another box was shipped when it was set up."""
    game = find(row.game)
    if row.components is None:
        return game.rules_of_then(None, row.rules, row.fingerprint)
    return rules_of(game, row.components, row.rules)


def rules_of(game: Game, source: str | None, edition: int | None = None) -> Rules:
    """The tables for these components in an edition, the newest for None; corrected ones are kept for a while only."""
    if source is None or source == game.shipped_text:
        return game.rules(None, edition)
    return _corrected(game, source, game.known_edition(edition))


@lru_cache(maxsize=16)
def _corrected(game: Game, source: str, edition: int) -> Rules:
    try:
        components = game.load(source, False)  # noqa: FBT003 - the game names it: not the shipped one
        return game.build(game, components, edition)
    except BadComponents:
        raise
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise BadComponents(f"the components file cannot be read: {type(error).__name__}") from None
