"""The network as torch trains it.  `nets/network.py` is the same in numpy; a test holds them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as fn

from ..nets.inputs import Inputs

if TYPE_CHECKING:
    from numpy.typing import NDArray

NEVER: Final = -1e9
"""The logit of what may not be chosen."""


def is_quick_in_half(device: torch.device) -> bool:
    """Whether half precision pays: a CPU with instructions for it multiplies four times as fast, others far slower."""
    if device.type == "cuda":
        return True
    able: dict[str, Any] = getattr(torch.cpu, "get_capabilities", dict)()  # newer than the oldest torch that is enough
    return bool(able.get("avx512_bf16"))


class Block(nn.Module):
    """Two layers whose sum is added."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.inner, self.outer = nn.Linear(width, width), nn.Linear(width, width)
        _begin(self.inner, 1.4)
        _begin(self.outer, 0.5)

    def forward(self, h: Tensor) -> Tensor:
        """What it adds, added."""
        added: Tensor = h + self.outer(fn.relu(self.inner(_normed(h))))
        return added


class Policy(nn.Module):
    """Bytes, tables and masks in; logits, the shares of the win and the leads out, counted from the asked seat."""

    def __init__(
        self, inputs: Inputs, agreements: NDArray[np.float32], width: int, blocks: int, *, half: bool = False
    ) -> None:
        super().__init__()
        self.half = half
        """Whether it works in half precision up to the logits and values."""
        expander = inputs.expander
        self.first = nn.Linear(inputs.size, width)
        nn.init.normal_(self.first.weight, std=1.4 / (inputs.size / 8) ** 0.5)
        nn.init.zeros_(self.first.bias)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.policy = nn.Linear(width, inputs.moves)
        self.wins, self.leads = nn.Linear(width, inputs.seats), nn.Linear(width, inputs.seats)
        for head in (self.policy, self.wins, self.leads):
            _begin(head, 0.01)
        # What is looked up is made of the components: no weights, and kept in no file.
        self.register_buffer("source", torch.from_numpy(expander.source), persistent=False)
        self.register_buffer("base", torch.from_numpy(expander.base), persistent=False)
        self.register_buffer("values", torch.from_numpy(expander.values), persistent=False)
        self.register_buffer("agreements", torch.from_numpy(agreements), persistent=False)

    source: Tensor
    base: Tensor
    values: Tensor
    agreements: Tensor

    def forward(self, seen: Tensor, table: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits; and win and lead of every seat.  What is seen are the bytes of observations, or their numbers."""
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=self.half):
            h = self._thought(seen, table, mask)
        logits = self.policy(h).masked_fill(~mask, NEVER)
        return logits, torch.stack((torch.tanh(self.wins(h)), self.leads(h)), 1)

    def _thought(self, seen: Tensor, table: Tensor, mask: Tensor) -> Tensor:
        numbers = seen if seen.is_floating_point() else self.values[self.base + seen[:, self.source].long()]
        h = fn.relu(self.first(torch.cat((numbers, self.agreements[table], mask.float()), 1)))
        for block in self.blocks:
            h = block(h)
        return _normed(h).float()

    def weights(self) -> dict[str, Any]:
        """As numpy has them."""
        return {name: value.detach().float().cpu().numpy() for name, value in self.named_parameters()}


def _normed(h: Tensor) -> Tensor:
    return fn.layer_norm(h, h.shape[-1:])


def _begin(layer: nn.Linear, gain: float) -> None:
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
