"""Networks of random weights: they know nothing, and play by the same code as those that do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from grandvizier.core.rules import Rules
from grandvizier.nets.inputs import Inputs
from grandvizier.nets.manifest import FORMAT
from grandvizier.nets.network import Network


def made(rules: Rules, width: int = 24, blocks: int = 1, **manifest: Any) -> Network:
    """One for every number of players and every option."""
    inputs, rng = Inputs(rules), np.random.default_rng(5)
    sizes = {"first": (width, inputs.size), "policy": (inputs.moves, width)}
    sizes |= dict.fromkeys(("wins", "leads"), (inputs.seats, width))
    sizes |= {f"blocks.{block}.{part}": (width, width) for block in range(blocks) for part in ("inner", "outer")}
    weights = {f"{name}.weight": rng.normal(0, 0.3, size) for name, size in sizes.items()}
    weights |= {f"{name}.bias": rng.normal(0, 0.3, size[0]) for name, size in sizes.items()}
    assert rules.game.layout is not None
    about = {
        "format": FORMAT, "game": rules.game.name, "edition": rules.edition,
        "components": rules.components.fingerprint, "layout": rules.game.layout(rules).version,
        "players": list(rules.game.seats),
        "options": {option.name: list(option.allowed) for option in rules.game.options_in(rules.edition)},
    }  # fmt: skip
    return Network({name: np.asarray(value, np.float32) for name, value in weights.items()}, about | manifest)


def kept(rules: Rules, folder: Path, **manifest: Any) -> Path:
    """The same in a file."""
    path = folder / f"{rules.game.name}.npz"
    made(rules, **manifest).save(path)
    return path
