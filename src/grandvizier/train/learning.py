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


def advantages(kept: Experience, seats: int, horizon: float) -> tuple[Tensor, Tensor]:
    """For each seat of the table how much better each choice was than expected, by win and lead; and which are known.

    Everything is as the seat expects it that was asked, up to when it is asked again: what others expect does not
    count what only it knows.  Its last choice is not known where nobody has seen yet what came of it.
    """
    asked = kept.chair % seats
    games = torch.arange(asked.shape[1], device=asked.device)
    found, known = torch.zeros_like(kept.value[:-1]), torch.zeros_like(kept.ended)
    # Of each game, for each seat: what it expects when it is asked next, how that turns out, and whether it is asked.
    expects = kept.value.new_zeros((len(games), seats, *kept.value.shape[2:]))
    later, again = torch.zeros_like(expects), torch.zeros((len(games), seats), dtype=torch.bool, device=asked.device)
    expects[games, asked[-1]], again[games, asked[-1]] = kept.value[-1], True
    for step in reversed(range(len(found))):
        over, me = kept.ended[step], asked[step]
        expects[over], later[over], again[over] = kept.result[step, over][:, None], 0.0, True
        known[step] = again[games, me]
        surprise = (expects[games, me] - kept.value[step]) * known[step][:, None, None]
        found[step] = surprise + horizon * later[games, me]
        expects[games, me], later[games, me], again[games, me] = kept.value[step], found[step], True
    return found, known


def learn(  # noqa: PLR0917 - what learning is made of
    policy: Policy, optimiser: torch.optim.Optimizer, kept: Experience, seating: Seating, plan: Plan, done: float
) -> dict[str, float]:
    """Go over what was kept a few times; how it went on the mean."""
    for group in optimiser.param_groups:
        group["lr"] = between(plan.rate, done)
    gained, known = advantages(kept, seating.seats, plan.horizon)
    chair, learns = kept.chair[:-1], kept.learns & known
    seat = (chair % seating.seats)[..., None, None].expand(*chair.shape, 2, 1)
    win, lead = gained.gather(3, seat)[..., 0].unbind(2)
    part = between(plan.margin, done)
    advantage = _evened((1 - part) * win + part * lead, seating.players, learns)
    goal = gained + kept.value[:-1]
    turns = seating.from_me[chair][:, :, None].expand_as(goal)
    flat = {
        "seen": kept.seen.flatten(0, 1), "mask": kept.mask.flatten(0, 1),
        "table": seating.table.expand_as(chair).flatten(), "action": kept.action.flatten(),
        "chance": kept.chance.flatten(), "advantage": advantage.flatten(),
        "goal": goal.gather(3, turns).flatten(0, 1), "learns": learns.flatten(),
        **({} if kept.advised is None else {"advised": kept.advised.flatten(0, 1)}),
        "sits": seating.sits.expand(*chair.shape, seating.seats).flatten(0, 1),
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
