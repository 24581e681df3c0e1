"""A bot in Python: imagines a few worlds that fit what its seat was told, and takes what turns out best in them.

See it play: `grandvizier arena sultaniya --bots examples/bots/dreamer.py:Dreamer,random --duplicate`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import grandvizier as gv

WORLDS = 3
STEPS = 40


class Dreamer:
    """Makes a choice, lets everybody do anything for a while, and sees who leads; it plays every game."""

    def __init__(self, rules: Any, players: int, options: Any, seat: int, seed: str) -> None:
        self.seat = seat
        self.rng = Random(f"dreamer|{seed}|{seat}")
        self.begin = partial(rules.game.belief, rules, players, options, seat)
        self.heard: list[tuple[int, ...]] = []
        self.belief = self.begin()

    def hear(self, events: Sequence[tuple[int, ...]]) -> None:
        """Take in what the seat was just told."""
        self.heard.extend(events)
        for event in events:
            self.belief.hear(event)

    def rewind(self, length: int) -> None:
        """Start over with the first events: the others were taken back."""
        kept, self.heard, self.belief = self.heard[:length], [], self.begin()
        self.hear(kept)

    def choose(self, choices: Sequence[gv.Choice], deadline: float | None) -> gv.Choice:
        """The choice that is best over all imagined worlds; among equals any."""
        del deadline
        worlds = [self.belief.imagine(self.rng) for _ in range(WORLDS)]
        ends = list(complete(choices))
        self.rng.shuffle(ends)
        return max(ends, key=lambda choice: sum(self.lead(world.copy(), choice) for world in worlds))

    def lead(self, world: Any, choice: gv.Choice) -> float:
        """By how much the seat leads a while after the choice."""
        for row in choice.path:
            world.step(row)
        for _ in range(STEPS):
            if world.over:
                break
            world.step(self.rng.choice(world.legal()))
        mine = world.scores()[self.seat]
        others = [score for seat, score in enumerate(world.scores()) if seat != self.seat]
        return float(mine - max(others, default=0) + 1000 * world.returns()[self.seat])


def complete(choices: Sequence[gv.Choice]) -> Iterator[gv.Choice]:
    """Every choice, to its end."""
    for choice in choices:
        if choice.then:
            yield from complete(choice.then)
        else:
            yield choice
