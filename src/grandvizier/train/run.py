"""A training from beginning to end: plays, learns, keeps, measures.

A checkpoint holds everything, and all games begin anew after it, in whoever goes on without a pause too: so what was
interrupted and resumed ends with the same weights as what was not.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from ..core.errors import BadSetup
from ..core.mind import PlainMind
from ..core.rules import Rules
from ..envs.setup import Setup
from ..nets.inputs import Inputs
from ..nets.manifest import FORMAT
from ..nets.network import Network, load
from .gauge import measure
from .learning import learn
from .picture import picture
from .plan import Plan, tables, trained_options
from .policy import Policy, is_quick_in_half
from .rollout import Player
from .seating import Seating

CHECKPOINT, NETWORK, CURVE, PICTURE, PLAN = "checkpoint.pt", "network.npz", "curve.json", "curve.svg", "plan.json"
"""What lies in the folder of a training."""
_FAR: Final = 1_000_003
"""So far apart are the games of two seeds."""


class Training:
    """A plan being carried out in a folder."""

    def __init__(self, rules: Rules, plan: Plan, folder: Path, device: str = "") -> None:
        plan.check(rules)
        self.rules, self.plan, self.folder = rules, plan, folder
        self.device: Final = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self._open()
        # One thread: the same sums in the same order wherever it runs, and the cores are for the workers.
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        found, inputs = tables(rules, plan), Inputs(rules)
        self.seating: Final = Seating(inputs, found, plan, self.device)
        self._tables: Final = found

        def made() -> Policy:
            half = is_quick_in_half(self.device)
            policy = Policy(inputs, self.seating.agreements, plan.width, plan.blocks, half=half)
            policy.to(self.device)
            return policy

        self.policy: Final = made()
        # Made here: to make one takes from the dice, which a checkpoint sets.
        self._guest = made()
        if plan.start:
            self._take(self.policy, plan.start)
        if plan.against:
            self._take(self._guest, plan.against)
        self.optimiser: Final = torch.optim.Adam(self.policy.parameters(), lr=plan.rate[0], eps=1e-5)
        self._has_guide: Final = type(rules.game.mind(rules)).weigh is not PlainMind.weigh
        """A mind that finds all rows alike teaches nothing."""
        self.pool: list[dict[str, Any]] = []
        """The weights of past selves, the oldest first."""
        self.iteration = self.decisions = 0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        if (folder / CHECKPOINT).exists():
            self._resume()

    def run(self, tell: Callable[[str], None] = lambda _: None) -> None:
        """Go on to the end of the plan."""
        plan = self.plan
        settings = [Setup(self.rules, players, options) for players, options in self._tables]
        player = Player(settings, self.seating, plan, self.device)
        try:
            while self.done < 1:
                if self.iteration % plan.checkpoint == 0:
                    player.begin(_FAR * plan.seed + self.iteration // plan.checkpoint)
                start = time.perf_counter()
                guided = plan.guidance(self.done) if self._has_guide else 0.0
                kept = player.play(self.policy, self._past(), guided=guided)
                went = learn(self.policy, self.optimiser, kept, self.seating, plan, self.done)
                self.seconds += time.perf_counter() - start
                self.iteration += 1
                self.decisions += plan.steps * plan.games
                rate = plan.steps * plan.games / (time.perf_counter() - start)
                told = ", ".join(f"{name} {value:.3f}" for name, value in went.items())
                tell(f"iteration {self.iteration} ({self.done:.1%}), {rate:,.0f} decisions/s: {told}")
                if self.iteration % plan.checkpoint == 0 or self.done >= 1:
                    self._keep(tell)
        finally:
            player.close()

    @property
    def done(self) -> float:
        """How much of the plan is done."""
        return self.plan.done(self.iteration, self.seconds)

    def network(self) -> Network:
        """As it plays now."""
        return Network(self.policy.weights(), self.manifest())

    def manifest(self) -> dict[str, Any]:
        """What the network is for, and how it came about."""
        rules, layout = self.rules, self.rules.game.layout
        assert layout is not None
        return {
            "format": FORMAT,
            "game": rules.game.name,
            "edition": rules.edition,
            "components": rules.components.fingerprint,
            "layout": layout(rules).version,
            "players": sorted(set(self.plan.players)),
            "options": trained_options(rules, self.plan),
            "training": {
                "plan": self.plan.plain(),
                "iterations": self.iteration,
                "decisions": self.decisions,
                "seconds": round(self.seconds, 1),
                "device": self.device.type,
                "versions": {
                    "grandvizier": _own_version(),
                    "python": platform.python_version(),
                    "numpy": np.__version__,
                    "torch": torch.__version__,
                },
                "measured": self.curve[-1]["measured"] if self.curve else [],
            },
        }

    def _past(self) -> Policy | None:
        """One of the past selves, where there are tables for them."""
        if self.plan.against:
            return self._guest
        if not self.pool or not bool((self.seating.hero >= 0).any()):
            return None
        self._guest.load_state_dict(self.pool[int(torch.randint(len(self.pool), ()))])
        return self._guest

    def _take(self, policy: Policy, path: str) -> None:
        """Make its weights those of a network in a file."""
        network = load(Path(path))
        for players, options in self._tables:
            network.check(repr(path), self.rules, players, options)
        try:
            policy.load_state_dict({name: torch.from_numpy(value) for name, value in network.weights.items()})
        except RuntimeError:
            raise BadSetup(f"{path!r} is not {self.plan.blocks} blocks of width {self.plan.width}") from None

    # What is kept.

    def _open(self) -> None:
        """A folder that holds another training is refused, and left as it is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path, mine = self.folder / PLAN, json.loads(json.dumps(self._purpose()))
        if not path.exists():
            _write(path, json.dumps(mine, indent=1) + "\n")
            return
        kept = json.loads(path.read_text("utf-8"))
        other = [name for name in mine if kept.get(name) != mine[name]]
        if other:
            differs = ", ".join(f"{name} {kept.get(name)}" for name in other)
            raise BadSetup(f"{str(self.folder)!r} holds a training with {differs}; say the same, or another folder")

    def _purpose(self) -> dict[str, Any]:
        rules = self.rules
        bound = {"game": rules.game.name, "edition": rules.edition, "components": rules.components.fingerprint}
        return bound | self.plan.plain()

    def _keep(self, tell: Callable[[str], None]) -> None:
        self.pool = [*self.pool, {name: value.clone() for name, value in self.policy.state_dict().items()}]
        self.pool = self.pool[-self.plan.pool :] if self.plan.pool else []
        # A name of its own: whoever has loaded a network under a name goes on with that.
        then = self.folder / "checkpoints" / str(self.iteration)
        then.mkdir(parents=True, exist_ok=True)
        self.network().save(then / NETWORK)
        processes = max(1, self.plan.workers)
        measured = measure(self.rules, self.plan, then / NETWORK, then, processes=processes)
        for row in measured:
            tell(f"{row['players']} players against {row['opponent']}: {row['share']:.1%} of the win")
        self.curve.append({"iteration": self.iteration, "decisions": self.decisions, "seconds": round(self.seconds, 1)})
        self.curve[-1]["measured"] = measured
        self.network().save(self.folder / NETWORK)
        _write(self.folder / CURVE, json.dumps(self.curve, indent=1) + "\n")
        _write(self.folder / PICTURE, picture(self.curve, f"{self.rules.game.name}, trained by itself"))
        part = self.folder / f"{CHECKPOINT}.part"
        torch.save(
            {
                "policy": self.policy.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "pool": self.pool,
                "dice": torch.get_rng_state(),
                "device_dice": torch.cuda.get_rng_state() if self.device.type == "cuda" else None,
                "iteration": self.iteration,
                "decisions": self.decisions,
                "seconds": self.seconds,
                "curve": self.curve,
            },
            part,
        )
        part.replace(self.folder / CHECKPOINT)

    def _resume(self) -> None:
        kept = torch.load(self.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        self.policy.load_state_dict(kept["policy"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.pool = kept["pool"]
        torch.set_rng_state(kept["dice"].cpu())
        if kept["device_dice"] is not None and self.device.type == "cuda":
            torch.cuda.set_rng_state(kept["device_dice"].cpu())
        self.iteration, self.decisions, self.seconds = kept["iteration"], kept["decisions"], kept["seconds"]
        self.curve = kept["curve"]


def _write(path: Path, text: str) -> None:
    """Whole, or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, "utf-8")
    part.replace(path)


def _own_version() -> str:
    try:
        return version("grandvizier")
    except PackageNotFoundError:
        return "a checkout"
