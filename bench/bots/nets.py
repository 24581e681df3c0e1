"""How long a network takes for a choice, and how large its file is: by the processor's time, on one core.

    OMP_NUM_THREADS=1 python bench/bots/nets.py
    OMP_NUM_THREADS=1 python bench/bots/nets.py --net training/sultaniya/network.npz --players 3

Without a file the weights are random, in the size that `grandvizier train` takes by default: what they say is nonsense,
how long it takes is not.  A choice is everything from what the seat was told to the row: the belief, an imagined
position, its observation, and the network, once for each step of the choice.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import grandvizier as gv
from grandvizier.bots import Driver, bot
from grandvizier.bots.net.glance import Glance
from grandvizier.bots.net.player import net_bot
from grandvizier.core.rules import Rules
from grandvizier.nets.inputs import Inputs
from grandvizier.nets.manifest import FORMAT
from grandvizier.nets.network import Network, load

WIDTH, BLOCKS = 512, 3


def random_network(rules: Rules) -> Network:
    """One of the usual size that knows nothing."""
    inputs, rng = Inputs(rules), np.random.default_rng(1)
    sizes = {"first": (WIDTH, inputs.size), "policy": (inputs.moves, WIDTH)}
    sizes |= dict.fromkeys(("wins", "leads"), (inputs.seats, WIDTH))
    sizes |= {f"blocks.{block}.{part}": (WIDTH, WIDTH) for block in range(BLOCKS) for part in ("inner", "outer")}
    weights = {f"{name}.weight": rng.normal(0, 0.05, size).astype(np.float32) for name, size in sizes.items()}
    weights |= {f"{name}.bias": np.zeros(size[0], np.float32) for name, size in sizes.items()}
    assert rules.game.layout is not None
    about = {
        "format": FORMAT, "game": rules.game.name, "edition": rules.edition,
        "components": rules.components.fingerprint, "layout": rules.game.layout(rules).version,
        "players": list(rules.game.seats), "options": {},
    }  # fmt: skip
    return Network(weights, about)


def timed(network: Network, rules: Rules, players: int, choices: int) -> dict[str, Any]:
    """Milliseconds a choice, forced ones left out."""
    spent: list[float] = []
    deal = 0
    while len(spent) < choices:
        deal += 1
        match = gv.Match(rules, players=players, seed=deal)
        mine = net_bot(rules, players, match.options, 0, "bench", network=network, how=Glance())
        others = {seat: bot("random", rules, players, match.options, seat, seed="bench") for seat in range(1, players)}
        driver = Driver(match, {0: mine, **others})
        while match.seat is not None and len(spent) < choices:
            is_mine = match.seat == 0 and len(match.choices(0)) > 1
            driver.catch_up()
            start = time.process_time()
            choice = driver.ask(match.seat)
            if is_mine:
                spent.append(1000 * (time.process_time() - start))
            match.play(match.seat, *choice.path, by="bot")
    spent.sort()
    return {"median_ms": round(median(spent), 2), "p95_ms": round(spent[int(0.95 * len(spent))], 2)}


def main() -> None:
    """Measure, and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--net", type=Path, help="a network's file (default: random weights, every game)")
    parser.add_argument("--players", type=int, help="(default: as many as the game allows)")
    parser.add_argument("--choices", type=int, default=300, help="(default: 300)")
    asked = parser.parse_args()
    found = {}
    networks = [load(asked.net)] if asked.net else [random_network(gv.rules(game.name)) for game in gv.games()]
    for network in networks:
        rules = gv.rules(network.manifest["game"], edition=network.manifest["edition"])
        with TemporaryDirectory() as folder:
            path = Path(folder) / "network.npz"
            network.save(path)
            size = path.stat().st_size
        found[rules.game.name] = {
            **timed(network, rules, asked.players or rules.game.seats[-1], asked.choices),
            "weights": sum(value.size for value in network.weights.values()),
            "file_mb": round(size / 1e6, 2),
        }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
