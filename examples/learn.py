"""Learns to build a palace alone, by actor and critic over many games at once: `python examples/learn.py`.

It is short, to be read and changed; `grandvizier train` is the one that makes strong networks.
"""

from __future__ import annotations

import sys

import torch
from torch import nn

from grandvizier.envs import vector

GAMES, STEPS, HORIZON = 32, 16, 0.95
"""How many games at once, decisions of each between two lessons, and how much is believed of what comes later."""


def learn(rounds: int, seed: int = 1) -> list[float]:
    """The mean result of the games that ended in each tenth of the training: a hundredth of the points."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    games = vector.make("sultaniya", players=1, num_envs=GAMES)
    body = nn.Sequential(nn.Linear(games.setting.size, 64), nn.ReLU())
    actor, critic = nn.Linear(64, games.moves), nn.Linear(64, 1)
    optimiser = torch.optim.Adam([*body.parameters(), *actor.parameters(), *critic.parameters()], lr=2e-3)
    games.reset(seed)
    results: list[list[float]] = [[] for _ in range(10)]
    for number in range(rounds):
        chances, values, undecided, rewards, ended = [], [], [], [], []
        for _ in range(STEPS):
            seen = body(torch.from_numpy(games.observations.copy()))
            rows = torch.distributions.Categorical(logits=actor(seen).masked_fill(~torch.from_numpy(games.masks), -1e9))
            chosen = rows.sample()
            games.step(chosen.numpy())
            chances.append(rows.log_prob(chosen))
            undecided.append(rows.entropy())
            values.append(critic(seen)[:, 0])
            rewards.append(torch.from_numpy(games.rewards[:, 0].copy()))
            ended.append(torch.from_numpy(games.ended.copy()).float())
            results[10 * number // rounds] += games.rewards[games.ended, 0].tolist()
        with torch.no_grad():
            after = critic(body(torch.from_numpy(games.observations.copy())))[:, 0]
        gained, goals = torch.zeros(GAMES), []
        for step in reversed(range(STEPS)):
            surprise = rewards[step] + (1 - ended[step]) * after - values[step].detach()
            gained = surprise + HORIZON * (1 - ended[step]) * gained
            goals.append(gained + values[step].detach())
            after = values[step].detach()
        value, goal = torch.stack(values), torch.stack(goals[::-1])
        better = nn.functional.layer_norm(goal - value.detach(), goal.shape)
        optimiser.zero_grad()
        loss = -(torch.stack(chances) * better).mean() - 0.01 * torch.stack(undecided).mean()
        (loss + 10 * (value - goal).pow(2).mean()).backward()
        optimiser.step()
    return [sum(tenth) / max(1, len(tenth)) for tenth in results]


if __name__ == "__main__":
    for tenth in learn(int(sys.argv[1]) if len(sys.argv) > 1 else 1000):
        print(f"{100 * tenth:.1f} points")  # noqa: T201 - an example speaks by printing
