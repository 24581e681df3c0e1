"""How people choose at a glance: they overlook what does not catch the eye, and like what looks good at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log


@dataclass(frozen=True, slots=True)
class Glance:
    """How well a bot looks that chooses at once."""

    memory: int | None = None
    """How many of the faces that it glimpsed it remembers, the newest ones; None is all of them."""
    sees: int | None = None
    """How many rows it considers, those that look best at once; the others it overlooks.  None is all of them."""
    sharpness: float = 1.0
    """How much of a choice is judgement, from 0 to 1; the rest is how good a row looks at once."""

    def choose(self, judged: Sequence[float], looks: Callable[[], Sequence[float]]) -> int:
        """Which row: by what each is worth in judgement, and, where that counts, how good it looks at once."""
        rows = range(len(judged))
        if self.sharpness == 1 and self.sees is None:
            return max(rows, key=lambda row: judged[row])
        at_once = looks()
        seen = sorted(rows, key=lambda row: -at_once[row])[: self.sees]
        sharp = self.sharpness
        return max(seen, key=lambda row: sharp * log(judged[row]) + (1 - sharp) * log(at_once[row]))
