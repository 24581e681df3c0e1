"""Skill against luck: what each bot wins among others, and what of the result is bot, chair and deal, or the rest.

Every deal is played from every chair, so luck can be told apart: what a chair of a deal brings whoever sits in it is
luck of the deal; what a bot brings wherever it sits is skill; the rest is how choices and draws happened to meet.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .blocks import Blocks
from .ratio import Ratio, Sums, plain


def versus(blocks: Blocks) -> Ratio:
    """What the first bot of a line-up wins among the others, less an equal share of what anybody won."""
    sums: Sums[str] = Sums()
    for games, seats in zip(blocks.columns("games", "chair", "deal"), blocks.columns("seats", "share"), strict=True):
        shares = seats["share"].reshape(-1, blocks.setting.players)
        own = shares[np.arange(len(shares)), games["chair"]]
        sums.add(["own"], np.zeros(len(own), np.int64), games["deal"], own - shares.mean(axis=1))
    return sums.ratio("own")


def own_share(blocks: Blocks) -> Ratio:
    """What the first bot of a line-up wins."""
    sums: Sums[str] = Sums()
    for games, seats in zip(blocks.columns("games", "chair", "deal"), blocks.columns("seats", "share"), strict=True):
        shares = seats["share"].reshape(-1, blocks.setting.players)
        own = shares[np.arange(len(shares)), games["chair"]]
        sums.add(["own"], np.zeros(len(own), np.int64), games["deal"], own)
    return sums.ratio("own")


def split(blocks: Blocks) -> dict[str, Any]:
    """The parts of the variance of the shares that are skill, luck of chair and deal, and the rest."""
    players = blocks.setting.players
    mean: Sums[str] = Sums()
    for games, seats in zip(blocks.columns("games", "chair", "deal"), blocks.columns("seats", "share"), strict=True):
        shares = seats["share"].reshape(-1, players)
        own = np.arange(players) == games["chair"][:, None]
        zero = np.zeros(len(shares), np.int64)
        mean.add(["first"], zero, games["deal"], shares[own])
        mean.add(["others"], zero, games["deal"], (shares * ~own).sum(axis=1), players - 1.0)
    first, others = mean.ratio("first").value, mean.ratio("others").value
    whole_mean = (first + (players - 1) * others) / players
    sums: Sums[str] = Sums()
    for games, seats in zip(blocks.columns("games", "chair", "deal"), blocks.columns("seats", "share"), strict=True):
        shares = seats["share"].reshape(-1, players)
        own = np.arange(players) == games["chair"][:, None]
        expected = np.where(own, first, others)
        left = (shares - expected).reshape(-1, players, players)  # deal, turn, seat
        whole = ((shares - whole_mean) ** 2).reshape(-1, players, players).sum(axis=(1, 2))
        # Two games of one deal share the luck of each chair and nothing else.
        together = (left.sum(axis=1) ** 2 - (left**2).sum(axis=1)).sum(axis=1) / (players - 1)
        apart = expected - whole_mean
        # What a deal strays from the means of the bots moves those means: the second part says how far.
        bots = (apart**2 + 2 * apart * (shares - expected)).reshape(-1, players, players).sum(axis=(1, 2))
        deals = games["deal"][::players]
        zero = np.zeros(len(deals), np.int64)
        sums.add(["luck"], zero, deals, together, whole)
        sums.add(["skill"], zero, deals, bots, whole)
        sums.add(["rest"], zero, deals, whole - together - bots, whole)
    return {name: plain(sums.ratio(name).mean()) for name in ("skill", "luck", "rest")}
