"""The levels of play, from a friendly beginner to one that takes its time and misses little: all of them in one table.

Where a network was trained for a table, a level looks at it by that network.  Elsewhere it searches: `how` says which.
None of them makes a bad move on purpose, and none throws dice: the weaker ones overlook rows, forget what they
glimpsed, like what looks good at once, or think shorter.  `scripts/ladder.py` finds out what each is worth.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..core.game import Options
from ..core.rules import Rules
from .bot import Bot
from .net.glance import Glance
from .net.shipped import network_for, why_search
from .search.thinker import Thinker, Thinking


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play."""

    network: Glance | Thinking
    """With the game's network: at a glance, or by a search in which it judges."""
    search: Thinking
    """Without one, by the game's own mind."""

    @property
    def seconds(self) -> float:
        """The longest that it thinks in a turn, at any table."""
        return max(self.search.seconds, self.network.seconds if isinstance(self.network, Thinking) else 0.0)

    def how(self, rules: Rules, players: int, options: Options) -> Glance | Thinking:
        """How it plays at such a table."""
        return self.search if why_search(rules, players, options) else self.network

    def counted(self, iterations: int) -> Level:
        """The same with so many iterations for each choice, wherever it would search by the clock."""
        network, search = self.network, replace(self.search, iterations=iterations)
        return Level(replace(network, iterations=iterations) if isinstance(network, Thinking) else network, search)


LEVELS: Final = {
    "page": Level(Glance(memory=2, sees=2, sharpness=0.1), Thinking(0.01, memory=2)),
    "aide": Level(Glance(memory=4, sees=3, sharpness=0.3), Thinking(0.1, memory=4)),
    "chamberlain": Level(Glance(memory=6, sees=4, sharpness=0.42), Thinking(0.25, memory=8)),
    "vizier": Level(Glance(), Thinking(0.5, reads=True)),
    "grand-vizier": Level(Thinking(1.0, reads=True), Thinking(3.0, reads=True)),
}


def player(rules: Rules, players: int, options: Options, seat: int, seed: str, *, level: Level) -> Bot:
    """A bot of this level."""
    network = network_for(rules, players, options)
    if network is None:
        return Thinker(rules, players, options, seat, seed, level=level.search)
    from .net.player import net_bot  # noqa: PLC0415 - numpy is needed only here

    return net_bot(rules, players, options, seat, seed, network=network, how=level.network)
