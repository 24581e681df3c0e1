"""Things that have a number and a name in code, declared together: no two lists that agree only by their order."""

from __future__ import annotations

from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Numbered(Generic[Thing]):
    """Things numbered in the order in which they are declared: `TURN = questions.add("turn")`."""

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
