"""What a training is to be: the tables, the size of the network, and how it learns."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ..core.errors import BadSetup
from ..core.game import Option, Options
from ..core.rules import Rules

USUAL: Final = 2
"""How many tables by the usual options there are to one that agrees on something else."""
POOLED_FROM: Final = 3
"""With so many players, some games are played against past selves: three can run in circles."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides how a training runs."""

    players: tuple[int, ...]
    """Whoever is named twice has twice the tables."""
    options: tuple[str, ...]
    """The options that tables differ in; the others are as usual."""
    seed: int = 1
    iterations: int = 1000
    """Each plays `steps` decisions in every game, then learns from them."""
    minutes: float = 0.0
    """If above 0 it ends by the clock instead; then two trainings by the same plan are not the same."""
    games: int = 512
    """At once."""
    steps: int = 32
    workers: int = 0
    width: int = 512
    blocks: int = 3
    epochs: int = 2
    minibatch: int = 16384
    rate: tuple[float, float] = (6e-4, 3e-5)
    """Of learning, at the beginning and at the end; so are the next two."""
    entropy: tuple[float, float] = (0.01, 0.001)
    """How much it is worth to stay undecided."""
    margin: tuple[float, float] = (0.6, 0.15)
    """How much points count beside the win."""
    guided: float = 0.1
    """In this part of it, at the beginning, it also learns to choose as the game's own mind does at a glance."""
    clip: float = 0.2
    horizon: float = 0.95
    """How much of what comes later is believed more than the network's own value."""
    pool: int = 8
    """So many past selves are kept,"""
    pooled: float = 0.2
    """and play in this share of the games in which three or more sit."""
    checkpoint: int = 50
    """After so many iterations each everything is kept, and all games begin anew."""
    opponents: tuple[str, ...] = ("random", "greedy")
    """Against whom it is measured at each checkpoint,"""
    measured: int = 40
    """in so many games each; 0 measures nothing."""
    start: str = ""
    """The file of a network that it goes on from; without one from weights that know nothing."""
    against: str = ""
    """The file of a network that never changes, which sits in all other seats: what can be won against it?"""

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return asdict(self)

    def check(self, rules: Rules) -> None:
        """Refuse what cannot be trained, before anything is."""
        least = {"iterations": 1, "games": 1, "steps": 1, "width": 8, "blocks": 0, "epochs": 1, "minibatch": 1}
        least |= {"checkpoint": 1, "measured": 0, "workers": 0, "pool": 0, "minutes": 0}
        for name, lowest in least.items():
            if getattr(self, name) < lowest:
                raise BadSetup(f"{name} is {lowest} or more, not {getattr(self, name)}")
        if self.workers > self.games // 2:
            raise BadSetup(f"{self.workers} workers share at least {2 * self.workers} games, not {self.games}")
        known = [option.name for option in rules.game.options_in(rules.edition)]
        for name in self.options:
            if name not in known:
                raise BadSetup(f"{rules.game.name} has no option {name!r}; it has {', '.join(known)}")
        for players in self.players:
            rules.settle_options(players, None, None)
        if rules.game.observe is None:
            raise BadSetup(f"{rules.game.name} has no `observe`, and cannot be trained so")

    def guidance(self, done: float) -> float:
        """In which share of the games the own mind guides: in all at first, then in fewer and fewer."""
        return max(0.0, 1 - done / self.guided) if self.guided else 0.0

    def done(self, iteration: int, seconds: float) -> float:
        """How much of it is done: 0 at the beginning, 1 at the end."""
        return min(1.0, seconds / (60 * self.minutes) if self.minutes else iteration / self.iterations)


def read(path: Path) -> dict[str, Any]:
    """What a file says of a plan, by the names of its fields; the rest is as usual."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadSetup(f"there is no plan {str(path)!r}") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetup(f"{str(path)!r} is not a plan: {error}") from None
    usual = asdict(Plan((), ()))
    for name, value in given.items():
        if name not in usual:
            raise BadSetup(f"{str(path)!r}: a plan has no {name!r}; it has {', '.join(usual)}")
        if not _is_like(value, usual[name]):
            raise BadSetup(f"{str(path)!r}: {name} is {_KINDS[type(usual[name])]}, not {value!r}")
    return {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}


_KINDS: Final = {int: "a whole number", float: "a number", str: "a text", tuple: "a list"}
"""What a field is; the lists of numbers are pairs."""


def _is_like(value: Any, usual: Any) -> bool:
    """Whether it may stand in place of the usual value: a pair of numbers for a pair, a whole number for a number."""
    if isinstance(usual, tuple):
        is_pair = bool(usual) and isinstance(usual[0], float)
        numbers = isinstance(value, list) and [type(one) in {int, float} for one in value] == [True, True]
        return numbers if is_pair else isinstance(value, list)
    return type(value) is type(usual) or (type(usual) is float and type(value) is int)


def between(span: tuple[float, float], done: float) -> float:
    """What lies between a beginning and an end."""
    return span[0] + (span[1] - span[0]) * done


Table = tuple[int, Options]
"""How many sit there, and what they agreed on."""


def tables(rules: Rules, plan: Plan) -> list[Table]:
    """Every number of players by the usual options, and now and then each option otherwise."""
    found: list[Table] = []
    usual = rules.settle_options(plan.players[0], None, None)
    other: list[Options] = [
        {**usual, option.name: value} for option in _varied(rules, plan) for value in _values(option)[1:]
    ]
    for options in other or [usual]:
        for players in plan.players:
            found += [(players, usual)] * (USUAL if other else 1) + [(players, options)] * bool(other)
    return found


def trained_options(rules: Rules, plan: Plan) -> dict[str, list[Any]]:
    """For each option the values that the network meets."""
    varied = _varied(rules, plan)
    return {
        option.name: _values(option) if option in varied else [option.default]
        for option in rules.game.options_in(rules.edition)
    }


def _varied(rules: Rules, plan: Plan) -> list[Option]:
    return [option for option in rules.game.options_in(rules.edition) if option.name in plan.options]


def _values(option: Option) -> list[Any]:
    """The usual value first; of a span of numbers its ends besides."""
    allowed = (option.allowed[0], option.allowed[-1]) if isinstance(option.allowed, range) else option.allowed
    return [option.default, *(value for value in allowed if value != option.default)]
