"""Who sits where at each table, as tensors: seats and rows counted from the table, and from the one who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import torch
from torch import Tensor

from ..nets.inputs import Inputs
from ..nets.network import MARGIN_SCALE
from .plan import POOLED_FROM, Plan, Table

FURTHEST: Final = 2.0
"""No lead counts for more, in units of `MARGIN_SCALE`: a win is a win.  Alone every point counts."""


class Seating:
    """The tables of all games; a *chair* is a table and a seat at it, as one number."""

    def __init__(self, inputs: Inputs, tables: Sequence[Table], plan: Plan, device: torch.device) -> None:
        seats = inputs.seats
        self.seats: Final = seats
        self.agreements: Final = np.stack([inputs.agreement(options) for _, options in tables])
        self.table: Final = torch.arange(plan.games, device=device) % len(tables)
        """Of each game."""
        chairs = [(players, min(seat, players - 1)) for players, _ in tables for seat in range(seats)]
        turned = np.stack([inputs.turned(players, seat) for players, seat in chairs])
        self.turned: Final = torch.from_numpy(turned).to(device)
        """For each chair and row of the network the row of the table."""
        self.is_turned: Final = bool((turned != np.arange(inputs.moves)).any())
        from_me = [[(me + turn) % players for turn in range(players)] for players, me in chairs]
        self.from_me: Final = _filled(from_me, seats, device)
        """For each chair the seats of the table in the order in which it counts them,"""
        to_table = [[(seat - me) % players for seat in range(players)] for players, me in chairs]
        self.to_table: Final = _filled(to_table, seats, device)
        """and for each seat of the table where it counts it."""
        players = torch.tensor([players for players, _ in tables], device=device)
        self.players: Final = players[self.table]
        self.sits: Final = torch.arange(seats, device=device) < self.players[:, None]
        """Whether a game has a seat of this number; from the asked seat on it is the same."""
        self.hero: Final = self._heroes(plan, len(tables), device)
        """In games with past selves, or with another network, the one seat that is not theirs; -1 in all others."""

    def _heroes(self, plan: Plan, tables: int, device: torch.device) -> Tensor:
        number = torch.arange(plan.games, device=device) // tables
        if plan.against:
            return number % self.players
        every = max(1, round(1 / plan.pooled)) if plan.pooled > 0 else plan.games + 1
        is_pooled = (number % every == every - 1) & (self.players >= POOLED_FROM) & (plan.pool > 0)
        return torch.where(is_pooled, (number // every) % self.players, -1)

    def results(self, rewards: Tensor, scores: Tensor, part: slice) -> Tensor:
        """What these games brought each seat of the table: the win from -1 to 1, and the lead; alone the points."""
        if scores.shape[1] == 1:
            leads = scores.float()
        else:
            held = torch.where(self.sits[part, : scores.shape[1]], scores.float(), -1e6)
            best, at = held.topk(2, dim=1)
            is_best = torch.arange(held.shape[1], device=held.device) == at[:, :1]
            rival = torch.where(is_best, best[:, 1:], best[:, :1])
            leads = torch.where((self.players[part] > 1)[:, None], held - rival, held)
        leads = leads / MARGIN_SCALE
        leads = torch.where((self.players[part] > 1)[:, None], leads.clamp(-FURTHEST, FURTHEST), leads)
        both = torch.stack((2 * rewards - 1, leads), 1)
        return torch.nn.functional.pad(both, (0, self.seats - rewards.shape[1]))


def _filled(rows: Sequence[Sequence[int]], width: int, device: torch.device) -> Tensor:
    """Rows of the same length; what is missing is never asked for."""
    return torch.tensor([[*row, *range(len(row), width)] for row in rows], device=device)
