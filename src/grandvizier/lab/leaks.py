"""Leaks, made on purpose in any game: the twin run must find each, or it could not find a real one.

At a kind of event, or at a door through which a seat looks, one byte of the whole position is let out.  A leak where no
two worlds differ tells nothing, and need not be found.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal, TypeAlias
from unittest.mock import patch

from ..core.events import CHOSE, Event
from ..core.plain.view import PlainView
from ..core.save import save
from ..core.sight.fold import Fold
from ..core.state import State
from ..match import Match
from .twin import imagine, twin_run

Verdict: TypeAlias = Literal["found", "missed", "tells nothing"]
DOORS: Final = ("view", "choices", "why_not")
"""Through these a seat looks besides what it is told."""
RUNS: Final = 24
"""So many twin runs a leak has to show itself."""
STEPS: Final = 20


@dataclass(frozen=True, slots=True)
class MadeLeak:
    """One leak."""

    where: str
    """A kind of event, or a door."""
    kind: int | None = None

    def open(self) -> AbstractContextManager[None]:
        """The code with this leak in it."""
        return _at_door(self.where) if self.kind is None else _at_event(self.kind)

    def could_show(self, match: Match, seat: int) -> bool:
        """Whether it lets something out right here, where two worlds differ.

        What is told may come in the same breath as a face that tells them apart anyway: nobody can demand it there.
        """
        return self.kind is None and (self.where != "choices" or len(match.choices(seat)) > 1)


def leaks(match: Match) -> list[MadeLeak]:
    """One for every kind of event of the game, and for every door."""
    told = [MadeLeak(kind.name, number) for number, kind in enumerate(match.game.kinds) if number != CHOSE]
    return [*told, *map(MadeLeak, DOORS)]


def tried(leak: MadeLeak, positions: Callable[[Random], Match], rng: Random) -> Verdict:
    """Whether twins notice it, somewhere in games that go on from these positions."""
    could_show = 0
    for _ in range(RUNS):
        match = positions(rng)
        if match.seat is None:
            continue
        seat = match.seat if rng.random() < 0.5 else rng.randrange(match.players)
        other = imagine(match, seat, rng)
        could_show += other != match.state and leak.could_show(match, seat)
        with leak.open():
            if twin_run(match, other, seat, rng, steps=STEPS, may_see=lambda *_: True):
                return "found"
    return "missed" if could_show > RUNS // 4 else "tells nothing"


def _byte(state: State) -> int:
    """A byte that depends on everything in a position."""
    return hashlib.sha256(json.dumps(save(state)).encode()).digest()[0]


@contextmanager
def _at_event(kind: int) -> Iterator[None]:
    real = State.tell

    def tell(self: State, audience: int, number: int, *values: int) -> None:
        if number == kind and self.feed is not None:
            values = (*values, _byte(self))
        real(self, audience, number, *values)

    def cut(hear: Callable[[Any, Event], None]) -> Callable[[Any, Event], None]:
        """A fold that does not mind the added byte: only the comparison of streams may notice it."""
        return lambda self, event: hear(self, event[: 1 + len(_kinds(self)[event[0]].fields)])

    folds = [patch.object(fold, "hear", cut(fold.hear)) for fold in (Fold, PlainView)]
    with patch.object(State, "tell", tell), folds[0], folds[1]:
        yield


def _kinds(fold: Any) -> Any:
    return fold.game.kinds if isinstance(fold, PlainView) else fold.kinds


@contextmanager
def _at_door(door: str) -> Iterator[None]:
    real: Callable[..., Any] = getattr(Match, door)

    def leaky(self: Match, *args: Any) -> Any:
        answer, byte = real(self, *args), _byte(self.state)
        if door == "view":
            return {**answer, "leak": byte}
        if door == "choices":
            return answer[byte % len(answer) :] if answer else answer
        return answer and replace(answer, code=f"{answer.code}-{byte}")

    with patch.object(Match, door, leaky):
        yield
