"""How fast search thinks: iterations a second on one core, over the choices of whole games.

An iteration is all of it: imagine, select, expand, play on, judge, back up.  Processor time counts, so that whatever
else the machine does stays out of it.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from ..bots import Bot, Driver, bot
from ..bots.search.evidence import LikelyWorlds
from ..bots.search.tree import search
from ..core.events import heard
from ..core.game import Game
from ..match import Match

PIECE: Final = 25
"""Iterations for each choice that is measured."""


def thinking(game: Game, *, seconds: float) -> list[dict[str, Any]]:
    """Iterations a second for every number of players."""
    return [
        {"game": game.name, "players": players, "iterations_per_s": round(_rate(game, players, seconds))}
        for players in game.seats
    ]


def _rate(game: Game, players: int, seconds: float) -> float:
    """Greedy games; before each choice of the first seat its place in the tree is searched."""
    mind = game.mind(game.rules())
    spent, done, number = 0.0, 0, 0
    while spent < seconds:
        match = Match(game, players=players, seed=f"thinking|{number}")
        rng = Random(number)
        bots: dict[int, Bot] = {
            seat: bot("greedy", match.rules, players, match.options, seat, seed=str(number)) for seat in range(players)
        }
        driver = Driver(match, bots)
        belief = game.belief(match.rules, players, match.options, 0)
        told = 0
        while not match.over and spent < seconds:
            if match.seat == 0 and len(match.state.legal()) > 1:
                feed = match.feed()
                for event in heard(feed[told:], 0, game.kinds):
                    belief.hear(event)
                told = len(feed)
                start = time.process_time()
                search(LikelyWorlds(belief, mind, 0), mind, rng, players, lambda count, _: count < PIECE)
                spent += time.process_time() - start
                done += PIECE
            driver.move()
        number += 1
    return done / spent
