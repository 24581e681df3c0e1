"""The networks that come with the games: which tables they were trained for, and the weights for whoever plays.

To ask is cheap and needs no numpy: a server asks before it lends a process, and a page shows the answer.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import as_file
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ...core.errors import BadSetup
from ...core.game import Game, Options
from ...core.mind import Mind
from ...core.rules import Rules
from ...nets.manifest import Manifest, check_rules, check_table, read

if TYPE_CHECKING:
    from ...nets.network import Network


def trained(rules: Rules) -> Manifest | None:
    """What the network that plays by these rules was trained for; None where none does."""
    return _found(rules)[0]


def why_search(rules: Rules, players: int, options: Options) -> str:
    """Why no network plays at such a table, in a sentence for whoever runs the command; empty where one does."""
    manifest, why = _found(rules)
    if manifest is None:
        return why
    try:
        check_table(manifest, _name(rules.game), players, options)
    except BadSetup as error:
        return str(error)
    return ""


def network_for(rules: Rules, players: int, options: Options) -> Network | None:
    """The network that plays at such a table; None where levels search."""
    return None if why_search(rules, players, options) else _loaded(rules.game)


def mind_for(rules: Rules, players: int, options: Options) -> Mind:
    """The best judgement for such a table: its network's, or the game's own."""
    network = network_for(rules, players, options)
    if network is None:
        return rules.game.mind(rules)
    from .judgement import Judgement  # noqa: PLC0415 - numpy is needed only here

    return Judgement(rules, network, options)


@lru_cache(maxsize=64)
def _found(rules: Rules) -> tuple[Manifest | None, str]:
    """The manifest for these rules, or why there is none."""
    game = rules.game
    if game.network is None:
        return None, f"no network comes with {game.name}"
    if find_spec("numpy") is None:
        return None, f"{_name(game)} needs numpy"
    try:
        with as_file(game.network) as path:
            manifest = read(path)
        check_rules(manifest, _name(game), rules)
    except BadSetup as error:
        return None, str(error)
    return manifest, ""


@cache
def _loaded(game: Game) -> Network:
    from ...nets.network import load  # noqa: PLC0415 - numpy is needed only here

    assert game.network is not None
    with as_file(game.network) as path:
        return load(path)


def _name(game: Game) -> str:
    return f"the network of {game.name}"
