"""Proximal policy optimisation over one stream a game, in which every seat has its own value."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn

from .plan import Plan, between
from .policy import Policy
from .rollout import Experience
from .seating import Seating

WIN_WEIGHT, LEAD_WEIGHT = 0.5, 0.25
"""How much the two values count in what is learned."""
STEEPEST: Final = 0.5
"""No step of learning is longer than by a gradient of this length."""
SURPRISE: Final = 6.0
"""No advantage counts for more, in standard deviations."""


def advantages(kept: Experience, horizon: float) -> Tensor:
    """For each seat of the table how much better each choice was than expected, by win and lead.

    What a seat may expect changes with everybody's choices: all of them are on its way to the result.
    """
    ended = kept.ended[..., None, None].float()
    surprise = torch.where(ended > 0, kept.result, kept.value[1:]) - kept.value[:-1]
    found, later = torch.zeros_like(surprise), torch.zeros_like(surprise[0])
    for step in reversed(range(len(surprise))):
        later = found[step] = surprise[step] + horizon * (1 - ended[step]) * later
    return found


def learn(  # noqa: PLR0917 - what learning is made of
    policy: Policy, optimiser: torch.optim.Optimizer, kept: Experience, seating: Seating, plan: Plan, done: float
) -> dict[str, float]:
    """Go over what was kept a few times; how it went on the mean."""
    for group in optimiser.param_groups:
        group["lr"] = between(plan.rate, done)
    gained = advantages(kept, plan.horizon)
    seat = (kept.chair % seating.seats)[..., None, None].expand(*kept.chair.shape, 2, 1)
    win, lead = gained.gather(3, seat)[..., 0].unbind(2)
    part = between(plan.margin, done)
    advantage = _evened((1 - part) * win + part * lead, seating.players, kept.learns)
    goal = gained + kept.value[:-1]
    turns = seating.from_me[kept.chair][:, :, None].expand_as(goal)
    flat = {
        "seen": kept.seen.flatten(0, 1), "mask": kept.mask.flatten(0, 1),
        "table": seating.table.expand_as(kept.chair).flatten(), "action": kept.action.flatten(),
        "chance": kept.chance.flatten(), "advantage": advantage.flatten(),
        "goal": goal.gather(3, turns).flatten(0, 1), "learns": kept.learns.flatten(),
        **({} if kept.advised is None else {"advised": kept.advised.flatten(0, 1)}),
        "sits": seating.sits.expand(*kept.chair.shape, seating.seats).flatten(0, 1),
    }  # fmt: skip
    total: dict[str, Tensor] = {}
    batches, entropy = 0, between(plan.entropy, done)
    for _ in range(plan.epochs):
        for chosen in torch.randperm(len(flat["action"]), device=flat["action"].device).split(plan.minibatch):
            batch = {name: value[chosen] for name, value in flat.items()}
            losses = _losses(policy, batch, plan.clip, entropy)
            optimiser.zero_grad()
            losses["loss"].backward()
            nn.utils.clip_grad_norm_(policy.parameters(), STEEPEST)
            optimiser.step()
            batches += 1
            for name, value in losses.items():
                total[name] = total.get(name, 0) + value.detach()
    return {name: float(value) / batches for name, value in total.items()}


def _evened(advantage: Tensor, players: Tensor, learns: Tensor) -> Tensor:
    """In the same measure at every table: alone it is about a few points, with others about the whole game."""
    evened = torch.zeros_like(advantage)
    for many in players.unique():
        there = players == many
        mine = advantage[:, there][learns[:, there]]
        evened[:, there] = (advantage[:, there] - mine.mean()) / (mine.std() + 1e-6)
    return evened.clamp(-SURPRISE, SURPRISE)


def _losses(policy: Policy, batch: dict[str, Tensor], clip: float, worth: float) -> dict[str, Tensor]:
    """`worth` is that of staying undecided."""
    logits, value = policy(batch["seen"], batch["table"], batch["mask"])
    chances = torch.log_softmax(logits, 1)
    ratio = (chances.gather(1, batch["action"][:, None])[:, 0] - batch["chance"]).clamp(-10, 10).exp()
    held = ratio.clamp(1 - clip, 1 + clip)
    learns, advantage = batch["learns"].float(), batch["advantage"]
    better = torch.minimum(ratio * advantage, held * advantage)
    undecided = -(chances.exp() * chances.clamp(min=-50)).sum(1)
    many = learns.sum().clamp(min=1)
    gain, entropy = (better * learns).sum() / many, (undecided * learns).sum() / many
    sits = batch["sits"][:, None].float()
    win, lead = ((((value - batch["goal"]) ** 2) * sits).sum(2) / sits.sum(2)).mean(0).unbind()
    loss = -gain - worth * entropy + WIN_WEIGHT * win + LEAD_WEIGHT * lead
    if "advised" in batch:
        wanted = batch["advised"].float()
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1)
        # In games without a guide nothing is wanted.
        loss = loss - (wanted * chances.clamp(min=-50)).sum(1).mean()
    return {"loss": loss, "gain": gain, "entropy": entropy, "win_error": win, "lead_error": lead}
