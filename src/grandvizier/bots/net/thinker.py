"""A bot that searches with a network's judgement."""

from __future__ import annotations

from ...core.game import Options
from ...core.rules import Rules
from ...nets.network import Network
from ..search.thinker import Level, Thinker
from .judgement import Judgement


class NetThinker(Thinker):
    """Search, in which the network says what is promising and what may be expected."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        options: Options,
        seat: int,
        seed: str,
        *,
        network: Network,
        name: str,
        level: Level,
    ) -> None:
        network.check(name, rules, players, options)
        super().__init__(rules, players, options, seat, seed, level=level, mind=Judgement(rules, network, options))
