"""Two settings beside each other, deal by deal: what a bot loses without something, what another box changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from .blocks import Blocks
from .ratio import Sums, plain

Of = Callable[[dict[str, npt.NDArray[Any]]], npt.NDArray[Any]]
COURSE: dict[str, Of] = {
    "turns": lambda games: games["turns"],
    "decisions": lambda games: games["decisions"],
    "nobody_wins": lambda games: games["winners"] == 0,
    "shared_win": lambda games: games["winners"] > 1,
}


def boxes(one: Blocks, other: Blocks) -> dict[str, Any]:
    """What another components file changes on the same deals: its figure less ours."""
    sums: Sums[str] = Sums()
    count = min(one.count, other.count)
    ours, theirs = (Blocks(blocks.folder, blocks.setting, count) for blocks in (one, other))
    names = ("deal", "turns", "decisions", "winners")
    for a, b in zip(ours.columns("games", *names), theirs.columns("games", *names), strict=True):
        zero = np.zeros(len(a["deal"]), np.int64)
        for name, of in COURSE.items():
            sums.add([name], zero, a["deal"], of(b).astype(float) - of(a))
    players = one.setting.players
    seats = ("deal", "place", "share", "score")
    for a, b in zip(ours.columns("seats", *seats), theirs.columns("seats", *seats), strict=True):
        sums.add(["score"], np.zeros(len(a["deal"]), np.int64), a["deal"], b["score"].astype(float) - a["score"])
        for place in range(players):
            x, y = a["place"] == place, b["place"] == place
            deals = np.r_[a["deal"][x], b["deal"][y]]
            gained = np.r_[-a["share"][x], b["share"][y]]
            below = np.r_[np.ones(x.sum()), np.zeros(y.sum())]
            sums.add([f"share of place {place + 1}"], np.zeros(len(deals), np.int64), deals, gained, below)
    return {name: plain(sums.ratio(name).mean()) for name in sums.known()}
