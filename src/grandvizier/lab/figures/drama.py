"""How a game keeps everybody hoping: how often the lead changes, and how late the winner was still behind.

The winner's chance at each turn is what the games themselves say: how often a seat so far ahead or behind, in that part
of the game, went on to win.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from .blocks import Blocks
from .ratio import Sums, plain

PHASES: Final = 10
"""Parts of a game, by turns."""
LEADS: Final = np.array([-20, -12, -8, -5, -3, -1, 0, 1, 2, 4, 6, 9, 13, 21])
"""Where one size of lead ends and the next begins."""
Grid = npt.NDArray[np.float64]


class _Turns:
    """The turns of a block: of which game and deal, in which part of it, and who led by how much."""

    def __init__(self, games: npt.NDArray[Any], deals: npt.NDArray[Any], scores: npt.NDArray[Any], won: Grid) -> None:
        self.scores = scores
        number, self.game = np.unique(games, return_inverse=True)
        self.deal = deals
        self.won = won[self.game]
        length = np.bincount(self.game)
        first = np.r_[0, np.cumsum(length)[:-1]]
        self.at = (np.arange(len(games)) - first[self.game]) / length[self.game]
        self.deal_of_game = deals[first]
        self.games = len(number)
        best = np.sort(scores, axis=1)
        others = np.where(scores == best[:, -1:], best[:, -2:-1], best[:, -1:])
        self.lead = np.digitize(scores - others, LEADS)
        self.phase = np.minimum((self.at * PHASES).astype(int), PHASES - 1)


def drama(blocks: Blocks) -> dict[str, Any] | None:
    """Lead changes, and when the winner's chance last fell below an equal share; None where no points are open."""
    players = blocks.setting.players
    if players == 1:
        return None
    won, seen = np.zeros((PHASES, len(LEADS) + 1)), np.zeros((PHASES, len(LEADS) + 1))
    is_open = False
    for turns in _turns(blocks):
        is_open = is_open or bool(turns.scores.any())
        phase = np.repeat(turns.phase, players)
        np.add.at(won, (phase, turns.lead.ravel()), turns.won.ravel())
        np.add.at(seen, (phase, turns.lead.ravel()), 1)
    if not is_open:
        return None
    chance = won / np.maximum(seen, 1)
    sums: Sums[str] = Sums()
    for turns in _turns(blocks):
        zero = np.zeros(turns.games, np.int64)
        sums.add(["lead_changes"], zero, turns.deal_of_game, _changes(turns))
        below = (chance[turns.phase[:, None], turns.lead] < 1 / players) & (turns.won == turns.won.max(axis=1)[:, None])
        last = np.zeros(turns.games)
        np.maximum.at(last, turns.game, np.where(below.any(axis=1), turns.at, 0.0))
        sums.add(["last_behind"], zero, turns.deal_of_game, last)
    return {
        "lead_changes": plain(sums.ratio("lead_changes").mean(), 2),
        "last_behind": plain(sums.ratio("last_behind").share()),
    }


def _turns(blocks: Blocks) -> Iterator[_Turns]:
    players = blocks.setting.players
    for turns, scores, seats in zip(
        blocks.columns("turns", "game", "deal"),
        blocks.lists("turns", "scores"),
        blocks.columns("seats", "share"),
        strict=True,
    ):
        yield _Turns(turns["game"], turns["deal"], scores, seats["share"].reshape(-1, players))


def _changes(turns: _Turns) -> Grid:
    """How often each game had a new leader; while the best are level the old one leads on."""
    best = turns.scores.max(axis=1, keepdims=True)
    alone = (turns.scores == best).sum(axis=1) == 1
    leader, game = turns.scores.argmax(axis=1)[alone], turns.game[alone]
    new = (leader[1:] != leader[:-1]) & (game[1:] == game[:-1])
    return np.bincount(game[1:][new], minlength=turns.games).astype(float)
