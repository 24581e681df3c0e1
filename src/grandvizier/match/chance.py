"""Who answers chance: a seed, or a script.

A seed gives every pile, each time it is shuffled, an order of its own: the draws sorted by
SHA-256(seed, pile, shuffle number, draw).  A draw is answered with the first draw of that order that is still
possible.  So the same seed brings the same cards in the same order whatever the players do, on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..core.events import Row
from ..core.rules import Rules
from ..core.state import State

SCHEME: Final = "sha256-permutation-1"


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance is asked."""

    rules: Rules
    question: str
    pile: str
    shuffle: int
    rows: Sequence[int]
    """The draws that are possible, all equally likely."""

    def text(self, row: Row) -> str:
        """A draw as a script names it: `turn_up 4`."""
        return self.rules.draws.text(row)


Chance: TypeAlias = Callable[[Draw], int]


def draw_of(state: State) -> Draw:
    """What the position asks of chance."""
    question = state.rules.questions[state.what]
    assert question.pile is not None
    pile, shuffle = question.pile(state, state.arg)
    return Draw(state.rules, question.name, pile, shuffle, state.legal())


def seeded(seed: str) -> Chance:
    """Answers from a seed."""
    order: dict[tuple[str, int, int], bytes] = {}

    def place(pile: str, shuffle: int, row: Row) -> bytes:
        key = (pile, shuffle, row)
        if key not in order:
            order[key] = hashlib.sha256(f"{seed}|{pile}|{shuffle}|{row}".encode()).digest()
        return order[key]

    def answer(draw: Draw) -> int:
        return min(draw.rows, key=lambda row: place(draw.pile, draw.shuffle, row))

    return answer


def scripted(*script: str | int, then: Chance | None = None) -> Chance:
    """Answers one after another from a script of draws (`"turn_up 4"`, or row numbers), then from `then`."""
    waiting = iter(script)

    def answer(draw: Draw) -> int:
        for wanted in waiting:
            for row in draw.rows:
                if wanted in (row, draw.text(row)):
                    return row
            possible = ", ".join(map(draw.text, draw.rows))
            message = f"the script says {wanted!r}, but {draw.question} asks for one of {possible}"
            raise ValueError(message)
        if then is None:
            message = f"the script is at its end, and {draw.question} asks for a draw"
            raise ValueError(message)
        return then(draw)

    return answer


def repeating(rows: Iterable[int]) -> Chance:
    """Answers that were recorded."""
    return scripted(*rows)
