"""The rules that a table plays by: of the box as it is shipped, or with somebody's corrected components."""

from __future__ import annotations

from functools import lru_cache

from ..core.errors import BadComponents
from ..core.game import Game
from ..core.rules import Rules


def rules_of(game: Game, source: str | None, edition: int | None = None, fingerprint: str | None = None) -> Rules:
    """The tables for these components in an edition, the newest for None; corrected ones are kept for a while only.

    What began with the shipped box names its fingerprint: another one may have been shipped then.
    """
    if source is None or source == game.shipped_text:
        return game.rules(None, edition) if fingerprint is None else game.rules_of_then(None, edition, fingerprint)
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
