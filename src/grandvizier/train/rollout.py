"""Plays many games for a while and keeps what was seen, chosen and expected."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
import torch
from torch import Tensor

from ..envs.setup import Setup
from ..envs.vector import VectorEnv
from .plan import Plan
from .policy import Policy, is_quick_in_half
from .seating import Seating

AHEAD: Final = 120
"""Games begin after fewer than so many random choices, so that what is learned from at once is of every stage."""


@dataclass(slots=True)
class Experience:
    """What was kept; the first dimension is time, the second the game."""

    seen: Tensor
    """Observations: their numbers; on a GPU, which looks these up in no time, the bytes, a tenth of that."""
    mask: Tensor
    chair: Tensor
    """The table and the seat that was asked; there is one more of these."""
    action: Tensor
    """The network's row."""
    chance: Tensor
    """The logarithm of the chance with which it was chosen."""
    value: Tensor
    """Win and lead that the network expected for each seat of the table; there is one more of these."""
    ended: Tensor
    result: Tensor
    """For games that ended by a choice what each seat of the table had of it."""
    learns: Tensor
    """Whether the choice was the network's own, and not that of a past self."""
    advised: Tensor | None = None
    """Which of the network's rows looked best to the game's own mind, in the games that it guides."""


class Player:
    """Plays, in two halves: while the workers step one the network chooses for the other."""

    def __init__(self, settings: list[Setup], seating: Seating, plan: Plan, device: torch.device) -> None:
        self.plan, self.seating, self.device = plan, seating, device
        self._sees_bytes = device.type != "cpu"
        halves = 2 if plan.workers else 1
        cuts = [plan.games * half // halves for half in range(halves + 1)]
        self.parts: Final = [slice(*cut) for cut in pairwise(cuts)]
        self.envs: Final = [
            VectorEnv(_from(settings, part.start), part.stop - part.start, plan.workers, expand=not self._sees_bytes)
            for part in self.parts
        ]

    def begin(self, seed: int) -> None:
        """All games anew."""
        for number, env in enumerate(self.envs):
            env.reset(len(self.envs) * seed + number, ahead=AHEAD)

    def play(self, policy: Policy, past: Policy | None, *, guided: float = 0.0) -> Experience:
        """So many steps of every game; the game's own mind looks on in a share of them."""
        plan, env = self.plan, self.envs[0]
        shape = plan.steps, plan.games

        def room(*more: int, kind: torch.dtype = torch.float32, extra: int = 0) -> Tensor:
            return torch.zeros((shape[0] + extra, shape[1], *more), dtype=kind, device=self.device)

        kept = Experience(
            seen=self._seen(env).new_zeros((*shape, self._seen(env).shape[1])),
            mask=room(env.moves, kind=torch.bool), chair=room(kind=torch.long, extra=1),
            action=room(kind=torch.long), chance=room(),
            value=room(2, self.seating.seats, extra=1),
            ended=room(kind=torch.bool), result=room(2, self.seating.seats),
            learns=room(kind=torch.bool),
            advised=room(env.moves, kind=torch.bool) if guided else None,
        )  # fmt: skip
        for env in self.envs:
            env.advise(guided)
        with torch.no_grad():
            for step in range(plan.steps):
                for env, part in zip(self.envs, self.parts, strict=True):
                    if step:
                        self._take(env, part, kept, step - 1)
                    env.step_async(self._choose(env, part, policy, past, kept, step))
            for env, part in zip(self.envs, self.parts, strict=True):
                self._take(env, part, kept, plan.steps - 1)
                seen, mask, kept.chair[plan.steps, part] = self._look(env, part)
                kept.value[plan.steps, part] = self._ask(policy, part, seen, mask, kept.chair[plan.steps, part])[1]
        return kept

    def _look(self, env: VectorEnv, part: slice) -> tuple[Tensor, Tensor, Tensor]:
        """What the asked seats see, may choose, and where they sit."""
        seats = torch.from_numpy(env.seats.astype(np.int64)).to(self.device)
        chair = self.seating.table[part] * self.seating.seats + seats
        mask = torch.from_numpy(env.masks).to(self.device)
        if self.seating.is_turned:
            mask = mask.gather(1, self.seating.turned[chair])
        return self._seen(env), mask, chair

    def _seen(self, env: VectorEnv) -> Tensor:
        """A copy of what the asked seats see."""
        if self._sees_bytes:
            return torch.from_numpy(env.observed.copy()).to(self.device)
        return torch.from_numpy(env.observations).to(
            torch.bfloat16 if is_quick_in_half(self.device) else torch.float32, copy=True
        )

    def _ask(self, policy: Policy, part: slice, seen: Tensor, mask: Tensor, chair: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, and what is expected for each seat of the table."""
        logits, value = policy(seen, self.seating.table[part], mask)
        return logits, value.gather(2, self.seating.to_table[chair][:, None].expand_as(value))

    def _choose(  # noqa: PLR0917 - one step of one half
        self, env: VectorEnv, part: slice, policy: Policy, past: Policy | None, kept: Experience, step: int
    ) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        seen, mask, chair = self._look(env, part)
        logits, kept.value[step, part] = self._ask(policy, part, seen, mask, chair)
        hero, seat = self.seating.hero[part], chair % self.seating.seats
        learns = (hero < 0) | (hero == seat)
        if past is not None and not learns.all():
            logits = torch.where(learns[:, None], logits, self._ask(past, part, seen, mask, chair)[0])
        chances = torch.log_softmax(logits, 1)
        action = torch.multinomial(chances.exp(), 1)
        kept.seen[step, part], kept.mask[step, part], kept.chair[step, part] = seen, mask, chair
        kept.action[step, part], kept.chance[step, part] = action[:, 0], chances.gather(1, action)[:, 0]
        kept.learns[step, part] = learns if past is not None else True
        turned = self.seating.turned[chair]
        if kept.advised is not None:
            kept.advised[step, part] = torch.from_numpy(env.advised.copy()).to(self.device).gather(1, turned)
        rows = turned.gather(1, action)[:, 0]
        return np.asarray(rows.cpu().numpy(), np.int64)

    def _take(self, env: VectorEnv, part: slice, kept: Experience, step: int) -> None:
        """What became of the last choices."""
        env.step_wait()
        if not env.ended.any():
            return
        kept.ended[step, part] = torch.from_numpy(env.ended.copy()).to(self.device)
        rewards, scores = (torch.from_numpy(found.copy()).to(self.device) for found in (env.rewards, env.scores))
        kept.result[step, part] = self.seating.results(rewards, scores, part)

    def close(self) -> None:
        """Let the workers go."""
        for env in self.envs:
            env.close()


def _from(settings: list[Setup], first: int) -> list[Setup]:
    """The settings in their order, so that the first game of a half is the one it would be among all."""
    turn = first % len(settings)
    return settings[turn:] + settings[:turn]
