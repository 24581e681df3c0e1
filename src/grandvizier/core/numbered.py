"""Things that have a number and a name in code, declared together: no two lists that agree only by their order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Numbered(Generic[Thing]):
    """Things numbered in the order in which they are declared: `WON = kinds.add(kind("won", who=SEAT))`."""

    def __init__(self, first: int = 0) -> None:
        self._first = first
        self._things: list[Thing] = []

    def add(self, thing: Thing) -> int:
        """Declare the next one; its number."""
        self._things.append(thing)
        return self._first + len(self._things) - 1

    def all(self) -> tuple[Thing, ...]:
        """Everything declared so far, in order."""
        return tuple(self._things)


def names(module: Mapping[str, object]) -> tuple[str, ...]:
    """What the numbers of a module are called, from 1 on: `TURN` is "turn"."""
    found = {number: name.lower() for name, number in module.items() if name.isupper() and isinstance(number, int)}
    assert list(found) == list(range(1, len(found) + 1)), found
    return tuple(found.values())
