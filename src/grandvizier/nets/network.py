"""A network as numpy plays it, and the file that it is kept in: weights of a byte each, and its manifest.

It is a plain one: the numbers that it is shown, a layer, a few residual blocks, and three answers: how good each row
looks, which share of the win each seat may expect, and by how many points each leads in the end.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from ..core.errors import BadSetup
from ..core.game import Options
from ..core.rules import Rules
from .manifest import FORMAT, check

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Weights = Mapping[str, NDArray[np.float32]]

MARGIN_SCALE: Final = 20.0
"""So many points of a lead are 1 in a network."""
_EPSILON: Final = 1e-5


class Answer(NamedTuple):
    """What a network says of one question; rows and seats are counted as whoever is asked would."""

    logits: NDArray[np.float32]
    """How good each row looks: the logarithm of a weight."""
    shares: NDArray[np.float32]
    """The share of the win that each seat may expect, the asked one first; alone the result."""
    leads: NDArray[np.float32]
    """By how many points each seat leads in the end; alone its points."""


class Network:
    """Weights with their manifest."""

    def __init__(self, weights: Weights, manifest: Mapping[str, Any]) -> None:
        self.manifest: Final = manifest
        self.weights: Final = {name: np.ascontiguousarray(value, np.float32) for name, value in weights.items()}
        self.blocks: Final = sum(name.endswith(".inner.weight") for name in weights)
        self._first: Final = np.ascontiguousarray(self.weights["first.weight"].T)

    def answer(self, numbers: NDArray[np.float32]) -> Answer:
        """What it says of one question, or of many, one a row."""
        w = self.weights
        if numbers.ndim == 1:
            # Most numbers are 0, and take no part.
            there = np.flatnonzero(numbers)
            h = numbers[there] @ self._first[there]
        else:
            h = numbers @ self._first
        h = np.maximum(h + w["first.bias"], 0)
        for block in range(self.blocks):
            name = f"blocks.{block}"
            y = np.maximum(_normed(h) @ w[f"{name}.inner.weight"].T + w[f"{name}.inner.bias"], 0)
            h = h + y @ w[f"{name}.outer.weight"].T + w[f"{name}.outer.bias"]
        h = _normed(h)
        wins = np.tanh(h @ w["wins.weight"].T + w["wins.bias"])
        leads = MARGIN_SCALE * (h @ w["leads.weight"].T + w["leads.bias"])
        return Answer(h @ w["policy.weight"].T + w["policy.bias"], (wins + 1) / 2, leads)

    def check(self, name: str, rules: Rules, players: int, options: Options) -> None:
        """Refuse a table that it was not trained for; the sentence says what differs."""
        check(self.manifest, name, rules, players, options)

    def save(self, path: Path) -> None:
        """Keep it: matrices as bytes with a scale a row, the rest in half precision.  It is whole or not there."""
        kept: dict[str, NDArray[Any]] = {}
        for name, value in self.weights.items():
            if value.ndim < 2:
                kept[name] = value.astype(np.float16)
                continue
            scale = np.maximum(np.abs(value).max(axis=1, keepdims=True), 1e-12) / 127
            kept[name] = np.round(value / scale).astype(np.int8)
            kept[f"{name}.scale"] = scale.astype(np.float32)
        kept["manifest"] = np.frombuffer(json.dumps(dict(self.manifest)).encode(), np.uint8)
        part = path.with_name(f"{path.name}.part")
        with part.open("wb") as file:
            np.savez(file, allow_pickle=False, **kept)
        part.replace(path)


def load(path: Path) -> Network:
    """The network in a file, or an error that says why there is none."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            manifest = json.loads(kept["manifest"].tobytes())
            weights = {
                name: np.asarray(kept[name], np.float32) * kept.get(f"{name}.scale", np.float32(1))
                for name in kept.files
                if name != "manifest" and not name.endswith(".scale")
            }
    except FileNotFoundError:
        raise BadSetup(f"there is no network {str(path)!r}") from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadSetup(f"{str(path)!r} is not a network: {error}") from None
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise BadSetup(f"{str(path)!r} is a network of another version of Grand Vizier")
    return Network(weights, manifest)


def _normed(h: NDArray[np.float32]) -> NDArray[np.float32]:
    """Of mean 0 and spread 1."""
    h = h - h.mean(axis=-1, keepdims=True)
    normed: NDArray[np.float32] = h / np.sqrt((h * h).mean(axis=-1, keepdims=True) + _EPSILON)
    return normed
